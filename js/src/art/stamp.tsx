// What always looks the same is drawn once and then copied, which is many times quicker.
import { Component, type ComponentChildren, type JSX, render } from "preact";

// By view: what is held here outlives every view, in hosts that load this module anew for each of them.
const views = new WeakMap<Element, Map<string, Element>>();

/** Fill an element of a drawing with a copy of what bears this name. */
export function stamp(place: Element, name: string, draw: () => ComponentChildren): void {
  const view = place.closest(".gw") ?? place;
  const masters = views.get(view) ?? new Map<string, Element>();
  views.set(view, masters);
  let master = masters.get(name);
  if (!master) {
    master = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    render(draw(), master);
    masters.set(name, master);
  }
  place.replaceChildren(...master.cloneNode(true).childNodes);
}

interface StampProps {
  /** Tells this picture from any other: what `draw` draws depends on nothing else. */
  name: string;
  draw(): ComponentChildren;
}

/** Part of a drawing that nobody can point at. */
export class Stamp extends Component<StampProps> {
  override componentDidMount(): void {
    stamp(this.base as Element, this.props.name, this.props.draw);
  }
  override componentDidUpdate({ name }: StampProps): void {
    if (name !== this.props.name) this.componentDidMount();
  }
  override render(): JSX.Element {
    return <g />;
  }
}
