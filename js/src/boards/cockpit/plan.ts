// Where the areas of the plane lie, where they are joined: from the edition's layout, or worked out without one.
// Units of the 720 x 626 drawing. Data in, numbers out.
import { round1 } from "../../art/draw";
import type { Json } from "../../wire.types";

export type Point = [x: number, y: number];
export type Box = [x: number, y: number, w: number, h: number];

/** An area as it is drawn. */
export interface Zone {
  id: string;
  segment: string;
  points: number;
  /** What each meter must reach; nothing where the plane is only passed through. */
  needs: Record<string, number>;
  /** Whose snakes play into it, where it has none of its own. */
  from: string | null;
  next: string[];
  box: Box;
  /** In the rounded nose: above (1) or below (-1) its middle; else 0. */
  nose: number;
}

/** A door in a common wall, or a way from one point to another without one. */
export interface Link {
  at: Point;
  /** The other end of a vent. */
  to?: Point;
  /** How wide a door is. */
  length?: number;
  /** In a wall that runs across. */
  flat?: boolean;
  between: [a: string, b: string];
}

export interface Plan {
  zones: Zone[];
  links: Link[];
  /** The edition says where things lie, so the plane can be drawn round them. */
  drawn: boolean;
}

const [GAP, LEAST, MIDDLE] = [8, 20, 237];

/** How much room an area wants: a row for its name and for each meter. */
const weight = (areas: Zone[]): number => areas.reduce((sum, { needs }) => sum + 1 + Object.keys(needs).length, 0);

/** A column for each segment, its areas one below the other. */
function column(areas: Zone[], segments: string[], { id, segment }: Zone): Box {
  const stack = areas.filter((area) => area.segment === segment);
  const nth = stack.findIndex((area) => area.id === id);
  const [w, row] = [708 / segments.length, 390 / weight(stack)];
  return [6 + segments.indexOf(segment) * w, 80 + weight(stack.slice(0, nth)) * row, w, weight(stack.slice(nth, nth + 1)) * row].map(round1) as Box;
}

/** Where two boxes overlap along an axis; the other way round where there is a gap. */
const overlap = (a: Box, b: Box, axis: number): Point => {
  const [from = 0, length = 0, other = 0, reach = 0] = [a[axis], a[axis + 2], b[axis], b[axis + 2]];
  return [Math.max(from, other), Math.min(from + length, other + reach)];
};

/** How two boxes are joined. `others` have walls in whose line a vent can run. */
export function join(a: Box, b: Box, others: Box[]): Omit<Link, "between"> {
  for (const axis of [1, 0]) {
    const [low, high] = overlap(a, b, axis);
    const [start, end] = overlap(a, b, 1 - axis);
    const place = (along: number, across: number): Point => [round1(axis ? across : along), round1(axis ? along : across)];
    if (high - low < LEAST) continue;
    if (Math.abs(end - start) <= GAP) {
      // Off the middle of a wall that runs across: names stand to the left below it.
      return { at: place(low + (high - low) / (axis ? 2 : 1.5), (start + end) / 2), length: Math.min(26, high - low - 10), flat: !axis };
    }
    const wall = others.map((box) => box[axis] as number).find((line) => line > low + 10 && line < high - 10) ?? (low + high) / 2;
    return { at: place(wall, end - GAP), to: place(wall, start + 10) };
  }
  const middle = ([x, y, w, h]: Box): Point => [x + w / 2, y + h / 2];
  return { at: middle(a), to: middle(b) };
}

const plans = new WeakMap<object, Plan>();

/** Read the edition's areas. */
export function planOf(data: Record<string, Json>): Plan {
  let plan = plans.get(data);
  if (plan) return plan;
  const areas = (data.areas ?? []) as unknown as Zone[];
  const drawn = areas.every(({ box }) => box[3]);
  const zones = areas.map((area): Zone => {
    const box = drawn ? area.box : column(areas, data.segments as string[], area);
    return { ...area, box, nose: drawn && area.from && box[0] < 40 ? Math.sign(MIDDLE - box[1] - box[3] / 2) : 0 };
  });
  plan = { zones, links: [], drawn };
  zones.forEach((zone, nth) => {
    for (const other of zones) {
      if (zone.from !== other.id && !(zone.next.includes(other.id) && zones.indexOf(other) > nth)) continue;
      plan?.links.push({ ...join(zone.box, other.box, drawn ? zones.map(({ box }) => box) : []), between: [zone.id, other.id] });
    }
  });
  plans.set(data, plan);
  return plan;
}
