// Where things lie on the Cobras table, in units of its 720 x 588 drawing. Numbers in, numbers out.
import { rad, round1 } from "../../art/draw";

export type Point = [x: number, y: number];

export interface Spot {
  x: number;
  y: number;
  /** Degrees clockwise. */
  turn: number;
  scale: number;
}

export const VIEW: Point = [720, 588];
export const MIDDLE: Point = [360, 275];
export const CARD = { w: 58, h: 84, rx: 6 };
export const POD = { w: 184, h: 86, rx: 14 };
/** Above this many cards a hand takes two rows. */
export const ROW = 13;
/** The frame round a card. */
export const FRAME = { w: 64, h: 90, rx: 9 };
const HAND: Point = [362, 494];

const superellipse = (value: number, exponent: number): number => Math.sign(value) * Math.abs(value) ** exponent;
/** Place 0 is at the bottom, the next ones follow to its left. */
const angle = (place: number, places: number): number => rad(90 + (360 * place) / places);

/** The seats clockwise, beginning with the one at the bottom. */
export function aroundFrom(bottom: number, order: readonly number[]): number[] {
  const at = Math.max(0, order.indexOf(bottom));
  return [...order.slice(at), ...order.slice(0, at)];
}

/** The middle of a seat's panel on the rug. */
export function podAt(place: number, places: number): Point {
  const a = angle(place, places);
  return [
    round1(MIDDLE[0] + 246 * superellipse(Math.cos(a), 0.6)),
    round1(MIDDLE[1] + 154 * superellipse(Math.sin(a), 0.8)),
  ];
}

/** Where a seat's card of the trick lies. */
export function trickAt(place: number, places: number): Spot {
  const a = angle(place, places);
  const [wide, high, scale] = places > 4 ? [112, 64, 0.84] : [96, 61, 1];
  const upright = Math.sin(a) < -0.9 ? 2 : 0;
  return {
    x: round1(MIDDLE[0] + wide * Math.cos(a)),
    y: round1(MIDDLE[1] + high * Math.sin(a)),
    turn: round1(4 * Math.cos(a) + upright),
    scale,
  };
}

function row(cards: number, down: number): Spot[] {
  const radius = cards > 10 ? 1200 : 820;
  const step = Math.min(44, 432 / Math.max(1, cards - 1)) / radius;
  return Array.from({ length: cards }, (_, index) => {
    const a = (index - (cards - 1) / 2) * step;
    return {
      x: round1(HAND[0] + radius * Math.sin(a)),
      y: round1(HAND[1] + down + radius * (1 - Math.cos(a))),
      turn: round1((a * 180) / Math.PI),
      scale: 1,
    };
  });
}

/** The cards of a hand, held as a fan; two fans for more than thirteen. */
export function fan(cards: number): Spot[] {
  if (cards <= ROW) return row(cards, 0);
  const first = Math.ceil(cards / 2);
  return [...row(first, -28), ...row(cards - first, 14)];
}

/** How a card of a fan moves when one of it is chosen: itself up, its neighbours aside. */
export function nudge(index: number, cards: number, chosen: number, legal: boolean): Point {
  if (index === chosen) return [0, -26];
  const aside = chosen < 0 || cards > 10 ? 0 : index > chosen ? 9 : -7;
  return [aside, legal ? -11 : 0];
}

/** The places on the snake's back: never fewer than those that end the round. */
export function slots(triples: number, toEnd: number): Point[] {
  const count = Math.max(triples, toEnd);
  const step = Math.min(48, 480 / count);
  return Array.from({ length: count }, (_, index) => [round1(150 - 24 + step / 2 + index * step), 34]);
}

export interface Head {
  x: number;
  y: number;
  size: number;
}

const headRow = (count: number, y: number, size: number): Head[] =>
  Array.from({ length: count }, (_, index) => {
    const off = index - (count - 1) / 2;
    return { x: round1(off * 14.2), y: round1(y + Math.abs(off) * 1.6), size };
  });

/** The cobras looking out of a Basket, those at the back first. Beyond ten the figure tells. */
export function heads(cobras: number): Head[] {
  const shown = Math.min(cobras, 10);
  return [...headRow(Math.max(0, shown - 5), -38, 20), ...headRow(Math.min(5, shown), -23, 22)];
}

/** Points for a Basket; the last entry of the scale serves for more. */
export const worth = (cobras: number, scale: readonly number[]): number | undefined =>
  scale[Math.min(cobras, scale.length - 1)];

/** Height of a bar of the scale. */
export const barHeight = (points: number): number => round1(4 + 1.55 * points);
