// Where things lie on the Cockpit board, in units of its 720 x 626 drawing. Numbers in, numbers out.
import { round1 } from "../../art/draw";
import type { Box, Zone } from "./plan";

export type Point = [x: number, y: number];

export const VIEW: Point = [720, 626];
/** Where the sky ends and the table begins. */
export const TABLE = 482;
export const CARD = { w: 62, h: 86, rx: 7 };
export const MINI = { w: 22, h: 28, rx: 3.5 };

/** A thing in a room: its middle and its size. */
export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Where the things of a room lie. */
export interface Spots {
  title: { x: number; y: number; max: number };
  /** The name runs upwards along the left wall. */
  upright: boolean;
  meters: { x: number; y: number; w: number }[];
  cards: Point[];
  tokens: Spot[];
}

/** Steps of things in a row: as wide as wanted, as narrow as they must be. */
const step = (wanted: number, count: number, room: number): number => (count > 1 ? Math.min(wanted, room / (count - 1)) : 0);

const row = <T>(count: number, at: (nth: number) => T): T[] => Array.from({ length: count }, (_, nth) => at(nth));

/** An area that is only passed through. */
function passage({ x, y, w, h }: Box, tokens: number): Spots {
  const none = { meters: [], cards: [] };
  if (h > 2 * w) {
    const apart = step(40, tokens, h - 60);
    // Few snakes leave the middle to the name's height.
    const first = tokens < 3 ? h - 60 : apart;
    return {
      ...none,
      upright: true,
      title: { x: x + 20, y: y + h / 2, max: h - 20 },
      tokens: row(tokens, (nth) => ({ x: x + 31, y: round1(y + 30 + nth * (tokens === 2 ? first : apart)), size: 25 })),
    };
  }
  const from = w > 200 ? 150 : 28;
  const apart = step(from > 100 ? 42 : 32, tokens, w - from - 24);
  return {
    ...none,
    upright: false,
    title: { x: x + 12, y: y + 20, max: w - 24 },
    tokens: row(tokens, (nth) => ({ x: round1(x + from + nth * apart), y: round1(y + (from > 100 ? h * 0.55 : 40)), size: 26 })),
  };
}

/** An area in chaos: a burst at the left, the snakes at the right. */
function chaotic({ box: { x, y, w, h }, nose }: Zone, tokens: number): Spots {
  const left = nose ? x + 20 : x;
  const apart = step(28, tokens, w - (left - x) - 82 - 18);
  return {
    upright: false,
    title: { x: left + 12, y: y + (h < 92 ? 18 : 20), max: w - 40 - (left - x) },
    meters: [],
    cards: [],
    tokens: row(tokens, (nth) => ({ x: round1(left + 82 + nth * apart), y: y + (h < 100 ? 66 : 82), size: 24 })),
  };
}

/** Where name, meters, number cards and snakes of a room go. */
export function roomSpots(zone: Zone, cards: number, tokens: number, chaos: boolean): Spots {
  const { box, nose, needs } = zone;
  if (needs.length === 0) return passage(box, tokens);
  if (chaos) return chaotic(zone, tokens);
  const { x, y, w, h } = box;
  const [left, right] = [x + (nose ? 30 : 12), x + w - 12];
  const dense = h < 92 && needs.length > 1;
  const top = y + (dense ? 18 : nose === "down" ? 21 : 20);
  const [first, apart] = dense ? [12, 15] : [13, 16];
  const bottom = round1(top + first + apart * (needs.length - 1) + (dense ? 23.5 : h < 100 ? 24 : 26));
  const aside = nose === "up" ? 8 : 0;
  const shared = {
    upright: false,
    title: { x: left + aside, y: top, max: right - left - aside - 16 },
    meters: row(needs.length, (nth) => ({ x: left - (nose ? 8 : 2), y: top + first + nth * apart, w: right - left + (nose ? 10 : 3) })),
  };
  if (h >= 116) {
    const big = h > 130;
    const [down, sit] = big ? [3, 16] : [0, 12];
    const between = step(26, cards, right - left - 22);
    const across = step(38, tokens, right - left - 2 * sit);
    return {
      ...shared,
      cards: row(cards, (nth) => [round1(left + 11 + nth * between), bottom + down]),
      tokens: row(tokens, (nth) => ({ x: round1(left + sit + nth * across), y: bottom + (big ? 42 : 27), size: big ? 27 : 23 })),
    };
  }
  // One row: cards from the left, snakes from the right.
  const across = step(cards * 15 + tokens * 26 < right - left + 4 ? 26 : 16, tokens, right - left - 40);
  const room = right - left - (tokens ? 26 + (tokens - 1) * across : 0);
  const between = step(24, cards, Math.max(6, room - 22));
  return {
    ...shared,
    cards: row(cards, (nth) => [round1(left + 11 + nth * between), bottom]),
    tokens: row(tokens, (nth) => ({ x: round1(right - 11 - nth * across), y: bottom, size: 23 })),
  };
}

/** The outline of a room in the nose. */
export function noseShape({ box: { x, y, w, h }, nose }: Zone): string {
  const right = x + w - 4;
  if (nose === "up") return `M${right} ${y + 2}V${y + h - 4}H${x}C${x} ${y + 48} ${x + 24} ${y + 2} ${x + 88} ${y + 2}Z`;
  return `M${right} ${y + h - 2}V${y + 4}H${x}C${x} ${y + h - 48} ${x + 24} ${y + h - 2} ${x + 88} ${y + h - 2}Z`;
}

/** The cards of a hand, side by side. */
export const handAt = (nth: number, cards: number): Point => [round1(254 + nth * Math.min(72, 216 / Math.max(1, cards - 1))), 542];

/** Short words on pills in a row round the middle of the hand: how wide, and where each one's middle is. */
export function pillsOf(words: string[]): { x: number; w: number }[] {
  const [SPACE, ROOM, CENTRE] = [7, 294, 365];
  const wide = words.map((word) => word.length * 7 + 22);
  const all = wide.reduce((sum, w) => sum + w, 0) + SPACE * (words.length - 1);
  const squeeze = Math.min(1, ROOM / all);
  let x = CENTRE - (all * squeeze) / 2;
  return wide.map((w) => {
    const spot = { x: round1(x + (w * squeeze) / 2), w: round1(w * squeeze) };
    x += (w + SPACE) * squeeze;
    return spot;
  });
}

/** A text in lines of at most so many letters; a word far too long is cut in two. */
export function lines(text: string, most: number): string[] {
  const found: string[] = [];
  for (const whole of text.split(" ")) {
    const half = Math.ceil(whole.length / 2);
    for (const word of whole.length > most ? [`${whole.slice(0, half)}-`, whole.slice(half)] : [whole]) {
      const last = found.at(-1);
      if (last !== undefined && last.length + word.length < most) found[found.length - 1] = `${last} ${word}`;
      else found.push(word);
    }
  }
  return found;
}

/** How full a meter is, and how full it would be: lengths of a bar. */
export const filled = (length: number, now: number, need: number): number => round1(length * Math.min(1, now / need));
