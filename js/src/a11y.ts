// Keys: one tab stop a group, arrows inside it to whatever lies that way; the notebook hears none of it.
import { land } from "./art/motion";

export const SUPPRESS = "data-lm-suppress-shortcuts";
const ITEMS = "[role=button],[role=radio],button,[data-item]";
const LOOSE = `:is(${ITEMS}):not([tabindex="-1"])`;

type Way = [number, number];
const ARROWS: Record<string, Way> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
// How much worse a thing is for lying off the line of the arrow.
const ASIDE = 2.5;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Which box lies next in a direction; -1 if none does. */
export function nearest(boxes: Box[], from: number, [dx, dy]: Way): number {
  const centre = ({ left, top, width, height }: Box): Way => [left + width / 2, top + height / 2];
  const here = boxes[from];
  if (!here) return -1;
  const [x, y] = centre(here);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const [bx, by] = centre(box);
    const along = (bx - x) * dx + (by - y) * dy;
    const aside = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    const cost = along + aside * ASIDE;
    if (index === from || along < 1 || aside > along * 4 || cost >= least) return;
    least = cost;
    best = index;
  });
  return best;
}

export const itemsOf = (group: Element): (HTMLElement | SVGElement)[] => [...group.querySelectorAll<HTMLElement | SVGElement>(ITEMS)];

/** See that exactly one thing of a group can be reached by Tab: the one last used, else the first. */
export function settle(group: Element): void {
  const stop = group.querySelector("[data-used]") ?? group.querySelector(ITEMS);
  // Of the hundreds in a log few are found.
  for (const item of group.querySelectorAll(LOOSE)) if (item !== stop) item.setAttribute("tabindex", "-1");
  if (stop && stop.getAttribute("tabindex") !== "0") stop.setAttribute("tabindex", "0");
}

export function use(group: Element, item: HTMLElement | SVGElement): void {
  for (const other of group.querySelectorAll<HTMLElement>("[data-used]")) {
    delete other.dataset.used;
    other.setAttribute("tabindex", "-1");
  }
  item.dataset.used = "1";
  item.setAttribute("tabindex", "0");
}

/** Arrows, Home, End, Enter and Space inside a group; true when the key meant something. */
export function rove(group: Element, event: KeyboardEvent): boolean {
  const items = itemsOf(group);
  const at = items.indexOf(event.target as HTMLElement);
  if (at < 0) return false;
  const way = ARROWS[event.key];
  if (way) land(group);
  const ends: Record<string, number> = { Home: 0, End: items.length - 1 };
  const next = way ? nearest(items.map((item) => item.getBoundingClientRect()), at, way) : ends[event.key];
  const target = next === undefined ? undefined : items[next];
  if (target) {
    use(group, target);
    target.focus({ preventScroll: true });
    return true;
  }
  if (way) return true;
  // An SVG shape is no button: it has to be told.
  if ((event.key === "Enter" || event.key === " ") && items[at] instanceof SVGElement) {
    // Held down, it makes up no mind.
    if (!event.repeat) items[at]?.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true, detail: 0 }));
    return true;
  }
  return false;
}

/** For a dialog's `ref`: its first button has the focus when it opens. */
export const focusFirst = (dialog: HTMLElement | null): void => dialog?.querySelector("button")?.focus({ preventScroll: true });
