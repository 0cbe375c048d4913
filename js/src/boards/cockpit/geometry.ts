// Where things lie on the Cockpit board, in units of its 720 x 626 drawing. Numbers in, numbers out.
import { round1 } from "../../art/draw";
import type { Point, Zone } from "./plan";

export const VIEW: Point = [720, 626];
export const CARD = { w: 62, h: 86, rx: 7 };

/** A thing in a room: its middle and its size. */
export type Spot = [x: number, y: number, size: number];

/** Where the things of a room lie. */
export interface Spots {
  title: Spot;
  /** The name runs upwards along the left wall. */
  upright?: boolean;
  meters: Spot[];
  cards: Spot[];
  tokens: Spot[];
}

/** Things in a row, or one below the other: as far apart as wanted, as near as they must be. */
function row(count: number, [x, y, size]: Spot, wanted: number, room: number, down = false): Spot[] {
  const step = Math.min(wanted, room / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, nth) => [round1(x + (down ? 0 : nth * step)), round1(y + (down ? nth * step : 0)), size]);
}

/** Where name, meters, number cards and snakes of a room go. The title's and meters' size is how wide they may be. */
export function roomSpots({ box: [x, y, w, h], nose, needs }: Pick<Zone, "box" | "nose" | "needs">, cards: number, tokens: number, chaos: boolean): Spots {
  const count = Object.keys(needs).length;
  const [left, right] = [x + (nose ? 30 : 12), x + w - 12];
  const inner = right - left;
  if (!count && h > 2 * w) {
    return { upright: true, title: [x + 20, y + h / 2, h - 20], meters: [], cards: [], tokens: row(tokens, [x + 31, y + 30, 25], tokens < 3 ? h - 60 : 40, h - 60, true) };
  }
  const dense = h < 92 && count > 1;
  const top = y + (dense ? 18 : nose < 0 ? 21 : 20);
  const aside = nose > 0 ? 8 : 0;
  const [first, apart] = dense ? [12, 15] : [13, 16];
  const bottom = top + first + apart * (count - 1) + (dense ? 23.5 : h < 100 ? 24 : 26);
  // Snakes from the right: in a row of their own where there is room, else beside the number cards.
  const own = h >= 116 || chaos || !count;
  const across = own ? Math.min(chaos ? 27 : 38, (inner - 26) / Math.max(1, tokens - 1)) : cards * 15 + tokens * 26 < inner + 4 ? 26 : 16;
  const low = chaos || !count ? y + h - (chaos ? 20 : 26) : bottom + (own ? Math.min(42, y + h - bottom - 20) : 0);
  return {
    title: [left + aside, top, inner - aside - (count ? 24 : 8)],
    meters: row(count, [left - (nose ? 8 : 2), top + first, inner + (nose ? 10 : 3)], apart, h, true),
    cards: row(cards, [left + 11, bottom, 0], 24, Math.max(6, inner - 22 - (own || !tokens ? 0 : 26 + (tokens - 1) * across))),
    tokens: row(tokens, [right - 12, low, own ? 26 : 23], -across, -across * (tokens - 1)),
  };
}

/** The outline of a room in the nose. */
export function noseShape({ box: [x, y, w, h], nose }: Pick<Zone, "box" | "nose">): string {
  const [outer, wall] = nose > 0 ? [y + 2, y + h - 4] : [y + h - 2, y + 4];
  return `M${x + w - 4} ${outer}V${wall}H${x}C${x} ${outer + 46 * nose} ${x + 24} ${outer} ${x + 88} ${outer}Z`;
}

/** The cards of a hand, side by side; many are drawn smaller, down to four fifths. */
export function hand(cards: number): Spot[] {
  const size = Math.min(1, Math.max(0.8, 4.34 / cards));
  return row(cards, [223 + 31 * size, 537, size], 72, 278 - 62 * size);
}
