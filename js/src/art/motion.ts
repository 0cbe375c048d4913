// Things glide from where they were to where they are. Give the same `data-flip` name to what is the same thing
// before and after; `data-flip-from` names another thing whose place it comes from when it is new. The named
// element must not carry a `transform` itself: put it on a child or a parent.
import { Component } from "preact";

export const DURATION = 180;
const EASE = "cubic-bezier(.3,.9,.35,1)";
const NEAR = 1;

interface Spot {
  x: number;
  y: number;
}

export const stillWanted = (): boolean => typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** End all motion: what measures places wants those where things come to rest. */
export const land = (frame: Element): void => frame.getAnimations({ subtree: true }).forEach((motion) => motion.finish());

const named = (frame: Element): NodeListOf<SVGElement> => frame.querySelectorAll("[data-flip]");

/** Centres of all named things, in units of the frame's own width, so that scrolling and resizing do not count. */
function spots(frame: Element): Map<string, Spot> {
  const outer = frame.getBoundingClientRect();
  const found = new Map<string, Spot>();
  for (const element of named(frame)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2 - outer.left, top + height / 2 - outer.top];
    found.set(element.dataset.flip ?? "", { x: x / outer.width, y: y / outer.width });
  }
  return found;
}

function glide(element: Element, from: Spot, to: Spot, units: number): void {
  const [dx, dy] = [(from.x - to.x) * units, (from.y - to.y) * units];
  if (Math.abs(dx) < NEAR && Math.abs(dy) < NEAR) return;
  element.animate([{ transform: `translate(${dx}px,${dy}px)` }, { transform: "none" }], { duration: DURATION, easing: EASE });
}

interface Drawn {
  ply: number;
  still: boolean;
}

/** A board whose things glide. Its drawing is one svg. */
export abstract class Gliding<P extends Drawn> extends Component<P> {
  /** The width of the drawing, in its own units. */
  abstract readonly units: number;

  /** Where things are on the page. */
  #was: Map<string, Spot> | null = null;
  #due = false;

  /** Remember where things are: they are about to move, and there is time now. */
  look(): void {
    if (!this.#due) this.#was = spots(this.base as Element);
  }

  // The page still shows the ply before.
  override getSnapshotBeforeUpdate(before: P): null {
    const { ply, still } = this.props;
    if (still || (ply === before.ply && !this.#due)) this.#was = null;
    else if (ply !== before.ply && !this.#due) {
      this.#was ??= spots(this.base as Element);
      this.#due = true;
      // Where they come to rest is not asked for before the frame that shows it lays them out anyway.
      requestAnimationFrame(() => this.#glide());
    }
    return null;
  }

  #glide(): void {
    const [root, was] = [this.base as Element | null, this.#was];
    this.#was = null;
    this.#due = false;
    if (!was || !root?.isConnected) return;
    land(root);
    const after = spots(root);
    for (const element of named(root)) {
      const { flip = "", flipFrom = "" } = element.dataset;
      const from = was.get(flip) ?? was.get(flipFrom);
      const to = after.get(flip);
      if (from && to) glide(element, from, to, this.units);
    }
  }
}
