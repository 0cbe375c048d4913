// Where the areas of the plane lie, where they are joined: from the edition's layout, or worked out without one.
// Units of the 720 x 626 drawing. Data in, numbers out.
import { round1 } from "../../art/draw";
import type { Json } from "../../wire.types";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** An area as it is drawn. */
export interface Zone {
  id: string;
  points: number;
  /** Meter and what it must reach; none where the plane is only passed through. */
  needs: [meter: string, need: number][];
  /** Whose snakes play into it, where it has none of its own. */
  from: string | null;
  box: Box;
  /** In the rounded nose: above or below its middle. */
  nose: "" | "up" | "down";
}

/** A gap in a wall that two areas share. */
export interface Door {
  x: number;
  y: number;
  length: number;
  /** In a wall that runs across. */
  flat: boolean;
  /** Cards go through, snakes do not. */
  oneWay: boolean;
  between: [string, string];
}

/** A way between areas without a common wall. */
export interface Vent {
  from: [number, number];
  to: [number, number];
  between: [string, string];
}

export interface Plan {
  zones: Zone[];
  doors: Door[];
  vents: Vent[];
  /** The edition says where things lie, so the plane can be drawn round them. */
  drawn: boolean;
}

interface AreaData {
  id: string;
  segment: string;
  points: number;
  needs: Record<string, number>;
  from: string | null;
  next: string[];
  box: number[];
}

/** Half a wall: areas are drawn that much smaller. */
export const HALF = 4;
const GAP = 8;
const LEAST = 20;
const MIDDLE = 237;
const [WIDE, HIGH, EDGE] = [708, 464, 6];

/** Columns by segment, the areas of each one below the other. */
function columns(areas: AreaData[], segments: string[]): Box[] {
  const w = WIDE / segments.length;
  return areas.map(({ id, segment }) => {
    const stack = areas.filter((area) => area.segment === segment);
    const h = HIGH / stack.length;
    return {
      x: round1(EDGE + segments.indexOf(segment) * w),
      y: round1(EDGE + stack.findIndex((area) => area.id === id) * h),
      w: round1(w),
      h: round1(h),
    };
  });
}

/** Where two boxes overlap; negative where there is a gap. */
const overlap = (a: Box, b: Box): { x0: number; x1: number; y0: number; y1: number } => ({
  x0: Math.max(a.x, b.x),
  x1: Math.min(a.x + a.w, b.x + b.w),
  y0: Math.max(a.y, b.y),
  y1: Math.min(a.y + a.h, b.y + b.h),
});

const long = (span: number): number => round1(Math.min(26, span - 10));

/** The door in a wall of two boxes, if they share one. */
export function doorOf(a: Box, b: Box): Omit<Door, "between" | "oneWay"> | undefined {
  const { x0, x1, y0, y1 } = overlap(a, b);
  if (y1 - y0 >= LEAST && Math.abs(x1 - x0) <= GAP) {
    return { x: (x0 + x1) / 2, y: (y0 + y1) / 2, length: long(y1 - y0), flat: false };
  }
  // Off the middle of a wall that runs across: names stand to the left below it.
  if (x1 - x0 >= LEAST && Math.abs(y1 - y0) <= GAP) {
    return { x: round1(x0 + ((x1 - x0) * 2) / 3), y: (y0 + y1) / 2, length: long(x1 - x0), flat: true };
  }
  return undefined;
}

/** A wall between `from` and `to`, a bit away from both; else the middle. */
const along = (walls: number[], from: number, to: number): number =>
  walls.find((wall) => wall > from + 10 && wall < to - 10) ?? (from + to) / 2;

/** The way between two boxes without a common wall, in the line of another wall where there is one. */
export function ventOf(a: Box, b: Box, others: Box[]): Omit<Vent, "between"> {
  const { x0, x1, y0, y1 } = overlap(a, b);
  const [INTO, LAST] = [10, 8];
  if (x1 - x0 >= LEAST) {
    const x = along(others.map((box) => box.x), x0, x1);
    return { from: [x, y1 - LAST], to: [x, y0 + INTO] };
  }
  if (y1 - y0 >= LEAST) {
    const y = along(others.map((box) => box.y), y0, y1);
    return { from: [x1 - LAST, y], to: [x0 + INTO, y] };
  }
  return { from: [a.x + a.w / 2, a.y + a.h / 2], to: [b.x + b.w / 2, b.y + b.h / 2] };
}

const plans = new WeakMap<object, Plan>();

/** Read the edition's areas. */
export function planOf(data: Record<string, Json>): Plan {
  const known = plans.get(data);
  if (known) return known;
  const areas = (data.areas ?? []) as unknown as AreaData[];
  const drawn = areas.length > 0 && areas.every(({ box }) => box.length > 3);
  const boxes = drawn
    ? areas.map(({ box: [x = 0, y = 0, w = 0, h = 0] }): Box => ({ x, y, w, h }))
    : columns(areas, (data.segments ?? []) as string[]);
  const zones = areas.map(({ id, points, needs, from }, nth): Zone => {
    const box = boxes[nth] as Box;
    const nose = drawn && from && box.x < 40 ? (box.y + box.h / 2 < MIDDLE ? "up" : "down") : "";
    return { id, points, needs: Object.entries(needs), from, box, nose };
  });
  const plan: Plan = { zones, doors: [], vents: [], drawn };
  areas.forEach((area, nth) => {
    const near = area.from ? [area.from] : area.next.filter((id) => areas.findIndex((other) => other.id === id) > nth);
    for (const id of near) {
      const [a, b] = [boxes[nth], zones.find((zone) => zone.id === id)?.box];
      if (!a || !b) continue;
      const between: [string, string] = [area.id, id];
      const door = drawn && doorOf(a, b);
      if (door) plan.doors.push({ ...door, oneWay: area.from !== null, between });
      else plan.vents.push({ ...ventOf(a, b, boxes), between });
    }
  });
  plans.set(data, plan);
  return plan;
}
