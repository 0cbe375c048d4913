// Where things lie on the board of the Cobra Empire, in units of its 720 x 632 drawing. Numbers in, numbers out.
import { polar, rad, round1 } from "../../art/draw";

export type Point = [x: number, y: number];

export const VIEW: Point = [720, 632];
export const MIDDLE: Point = [360, 244];
/** The middle, the edge between the rings, and the rim of the temple floor. */
export const BANDS = [28, 65, 101] as const;

export type Role = "land" | "sea" | "path" | "entrance" | "stair" | "outer" | "inner" | "tower" | "well" | "centre";

export interface Spot {
  x: number;
  y: number;
  role: Role;
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

export function sector(from: number, to: number, a0: number, a1: number): string {
  const at = (radius: number, a: number): Point => polar(...MIDDLE, radius, a);
  return `M${at(from, a0)}L${at(to, a0)}A${to} ${to} 0 0 1 ${at(to, a1)}L${at(from, a1)}A${from} ${from} 0 0 0 ${at(from, a0)}Z`;
}

/** All that the Cobra sees along a ray. */
export const sight = (ray: number, rays: number): string => sector(20, BANDS[2], rayAt(ray - 0.5, rays), rayAt(ray + 0.5, rays));

export interface Isle {
  x: number;
  y: number;
  radius: number;
  /** Where the city lies, in degrees. */
  turn: number;
}

/** An island lies round the middle between its city and its Oracle. */
export const isleOf = (city: Spot, oracle: Spot): Isle => ({
  x: round1((city.x + oracle.x) / 2),
  y: round1((city.y + oracle.y) / 2),
  radius: Math.hypot(city.x - oracle.x, city.y - oracle.y) / 2,
  turn: (Math.atan2(city.y - oracle.y, city.x - oracle.x) * 180) / Math.PI,
});

/** A coast cut by hand: a closed smooth line with a wobble that is always the same. */
export function blob(cx: number, cy: number, radius: number, corners: number, wobble: number, seed: number): string {
  let state = seed * 7919;
  const random = (): number => (state = (state * 16807) % 2147483647) / 2147483647;
  const ring = Array.from({ length: corners }, (_, index) => polar(cx, cy, radius * (1 + wobble * (random() - 0.5) * 2), (index * 360) / corners));
  const at = (index: number): Point => ring[(index + corners) % corners] as Point;
  const bend = (a: Point, b: Point, c: Point): Point => [round1(a[0] + (c[0] - b[0]) / 6), round1(a[1] + (c[1] - b[1]) / 6)];
  return ring.reduce((path, here, i) => `${path}C${bend(here, at(i - 1), at(i + 1))} ${bend(at(i + 1), at(i + 2), here)} ${at(i + 1)}`, `M${at(0)}`) + "Z";
}

/** Where a name runs along the coast, upright, on one side of an island. */
export function coast({ x, y, radius }: Isle, a: number): string {
  const low = Math.sin(rad(a)) > 0.2;
  const r = radius + (low ? 40 : 31);
  const at = (side: number): Point => polar(x, y, r, a + (low ? side : -side));
  return `M${at(55)}A${r} ${r} 0 0 ${low ? 0 : 1} ${at(-55)}`;
}

/** From space to space. */
export const lineOf = (spots: readonly Spot[]): string => spots.map(({ x, y }, index) => `${index ? "L" : "M"}${x} ${y}`).join("");

/** Pawns that share the Tower or the Well hang on its lower rim. */
export const crowd = ({ x, y, role }: Spot, index: number, count: number): Point =>
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
export function wayTo(links: ReadonlyMap<string, readonly string[]>, from: string, to: string, through: ReadonlySet<string>): string[] {
  const came = new Map([[from, ""]]);
  for (const here of came.keys()) {
    for (const there of here === from || through.has(here) ? (links.get(here) ?? []) : []) {
      if (!came.has(there)) came.set(there, here);
    }
  }
  const way: string[] = [];
  for (let here = came.has(to) ? to : ""; here; here = came.get(here) ?? "") way.unshift(here);
  return way;
}
