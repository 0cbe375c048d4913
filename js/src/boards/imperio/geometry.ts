// Where things lie on the board of the Cobra Empire, in units of its 720 x 632 drawing. Numbers in, numbers out.
import { polar } from "../../art/draw";

export type Point = [x: number, y: number];

export const VIEW: Point = [720, 632];
export const MIDDLE: Point = [360, 244];
/** The rim of the temple floor. */
export const RIM = 101;

export type Role = "land" | "sea" | "path" | "entrance" | "stair" | "outer" | "inner" | "tower" | "well" | "centre";

export interface Spot {
  x: number;
  y: number;
  role: Role;
  /** Its neighbours. */
  near: string[];
}

/** By role: radius drawn, radius to hit, size of a pawn. */
export const SIZES: Record<Role, [drawn: number, hit: number, pawn: number]> = {
  land: [11.5, 18, 1.05], sea: [7.4, 18, 1], path: [11, 16.5, 0.92], entrance: [16, 18, 1], stair: [9.5, 13.5, 0.82],
  outer: [9.5, 18, 1], inner: [8, 18, 0.95], tower: [25, 25, 0.72], well: [20, 20, 0.72], centre: [25, 24, 1],
};
/** A city, an Oracle, a trial. */
export const MARKED = 17.2;

/** The middle of one of so many rays, in degrees. */
export const rayAt = (ray: number, rays: number): number => ((ray + 0.5) * 360) / rays;

/** From space to space. */
export const lineOf = (spots: readonly Pick<Spot, "x" | "y">[]): string => spots.map(({ x, y }, index) => `${index ? "L" : "M"}${x} ${y}`).join("");

/** Pawns that share the Tower or the Well hang on its lower rim. */
export const crowd = ({ x, y, role }: Pick<Spot, "x" | "y" | "role">, index: number, count: number): Point =>
  role === "tower" || role === "well" ? polar(x, y, SIZES[role][0] - 2.5, 90 - (index - (count - 1) / 2) * 56) : [x, y];

/** What lies nearest to a point, if near enough for a finger. */
export function nearest<T extends { x: number; y: number }>([x, y]: Point, spots: Iterable<T>, within = 18): T | undefined {
  let best: T | undefined;
  for (const spot of spots) {
    const far = Math.hypot(spot.x - x, spot.y - y);
    if (far <= within) [best, within] = [spot, far];
  }
  return best;
}

/** The shortest line of links from one space to another through some others; nothing if there is none. */
export function wayTo(spots: ReadonlyMap<string, Pick<Spot, "near">>, from: string, to: string, through: ReadonlySet<string>): string[] {
  const came = new Map([[from, ""]]);
  for (const here of came.keys()) {
    for (const there of here === from || through.has(here) ? (spots.get(here)?.near ?? []) : []) {
      if (!came.has(there)) came.set(there, here);
    }
  }
  const way: string[] = [];
  for (let here = came.has(to) ? to : ""; here; here = came.get(here) ?? "") way.unshift(here);
  return way;
}
