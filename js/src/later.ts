// A click is answered by the table first; what takes longer to draw comes with the frames after.
import { Component, type ComponentChildren, options } from "preact";

/** Act with a frame after the next one, the first or the second of them; returns how to call it off. */
export function afterFrame(after: number, act: () => void): () => void {
  let left = after;
  const frame = (): void => {
    if (left-- > 0) next = requestAnimationFrame(frame);
    else act();
  };
  let next = requestAnimationFrame(frame);
  return () => cancelAnimationFrame(next);
}

const waiting = new Set<Later>();

/** Draw all that still waits: somebody is about to touch it. */
export function drawNow(): void {
  options.debounceRendering = (draw) => draw();
  for (const part of waiting) part.forceUpdate();
  options.debounceRendering = undefined as never;
}

interface LaterProps {
  /** While this stays the same, it is drawn at once like anything else. */
  on?: unknown;
  /** How many frames later. */
  after: number;
  draw(): ComponentChildren;
}

/** What may be drawn a little later. Until then its element bears `data-later`. */
export class Later extends Component<LaterProps> {
  #callOff = (): void => {};

  get #element(): Element | null {
    return this.base as Element | null;
  }

  override shouldComponentUpdate({ on, after }: LaterProps): boolean {
    if (waiting.has(this)) return false;
    // Nor does it wait where somebody goes about with keys.
    if ((on !== undefined && on === this.props.on) || this.#element?.querySelector(":focus-visible")) return true;
    waiting.add(this);
    this.#callOff = afterFrame(after, () => this.forceUpdate());
    this.#mark();
    return false;
  }
  override componentDidUpdate(): void {
    this.componentWillUnmount();
    this.#mark();
  }
  override componentWillUnmount(): void {
    waiting.delete(this);
    this.#callOff();
  }
  #mark(): void {
    this.#element?.toggleAttribute("data-later", waiting.has(this));
  }
  override render({ draw }: LaterProps): ComponentChildren {
    return draw();
  }
}
