// The pieces: Heroes, Sentinels, cards, dice. Each is drawn round its middle and looks alike in both themes.
import type { JSX } from "preact";
import type { Hero, Sentinel } from "./cells";
import { cardIcon, letterOf } from "./edition";
import { at, box, disc, type Drawing, fit, lines, outline, path, pic, type Picture, rect, text } from "../../art/ink";
import type { Scene } from "./scene";

/** By the place of the Hero's island in the list. */
const SHAPES = [
  "M0 -14L4.2 -10.1L9.9 -9.9L10.1 -4.2L14 0L10.1 4.2L9.9 9.9L4.2 10.1L0 14L-4.2 10.1L-9.9 9.9L-10.1 4.2L-14 0L-10.1 -4.2L-9.9 -9.9L-4.2 -10.1Z",
  "M0 -13.6L12 -6.8V6.8L0 13.6L-12 6.8V-6.8Z",
  "M0 -14C9 -11 13 -4 12 4C10 11 5 13 0 14C-5 13 -10 11 -12 4C-13 -4 -9 -11 0 -14Z",
];
const SHIELD = "M0 -13.5L11.4 -9V2.4C11.4 8.6 6 12 0 14.6C-6 12 -11.4 8.6 -11.4 2.4V-9Z";

export const tintOf = (island: number): string => `var(--h-${"vhk"[island] ?? "v"})`;

/** Gold round a pawn that is chosen or lit, dashed blue round one that has just moved. */
export type Halo = "gold" | "moved" | "";

const around = (d: string, halo: Halo): Drawing => halo && [path(d, "around"), path(d, `around ${halo}`)];

/** A small picture on a disc. */
export const badge = (of: Picture, x: number, y: number, r = 8): JSX.Element => at(x, y, disc(0, 0, r, "disc thin"), pic(of, r * 1.45));

/** A figure on a disc. */
export const count = (n: number, x: number, y: number, r = 13, gold = true): JSX.Element => at(x, y, disc(0, 0, r, gold ? "disc gold" : "disc"), text(0, r * 0.38, r * 1.08, "b m p nx", n));

/** `halo`: on the board, with the weapon it can be seen to hold. */
export function heroPawn({ say, edition }: Scene, { island, hand, states }: Hero, halo?: Halo): Drawing {
  const d = SHAPES[island] ?? (SHAPES[1] as string);
  const arm = halo === undefined ? undefined : hand.seen.find((id) => edition.cards[id]?.effect === "weapon");
  return [
    around(d, halo ?? ""), path(d, "halo"), path(d, "o", tintOf(island)), text(0, 4.8, 13.5, "b m p nx", letterOf(say, edition, island)),
    arm && badge(cardIcon(edition, arm), 11, -12), states.includes("fog") && badge(edition.shown["effect.fog"] as Picture, -11, -12),
  ];
}

export const shield = ({ id }: Sentinel, halo: Halo = ""): Drawing => [
  around(SHIELD, halo), path(SHIELD, "shield"),
  path("M-7.6 -6.4L-1.4 -4.2A3.2 3.2 0 0 1 -7.6 -6.4ZM7.6 -6.4L1.4 -4.2A3.2 3.2 0 0 0 7.6 -6.4Z", "eyes"), text(0, 9, 11, "b m c nx", id),
];

const CORNERS = [[-1, -1], [1, 1], [1, -1], [-1, 1]];
const pips = (face: number): number[][] => [...(face % 2 ? [[0, 0]] : []), ...CORNERS.slice(0, face - (face % 2)), ...(face > 5 ? [[-1, 0], [1, 0]] : [])];

/** One die; without a face it has not been thrown. */
export const die = (face: number | null, size = 36, dark = false): JSX.Element => (
  <g transform="rotate(-6)" class={face ? "" : "faint"}>
    {outline(box(size, size, size * 0.22), dark ? "disc dim" : "disc")}
    {pips(face ?? 0).map(([x = 0, y = 0]) => disc(x * size * 0.25, y * size * 0.25, size * 0.088, "pip"))}
  </g>
);

export const CARD = box(59, 82, 7);

/** A card face up. A ship has its port for a second line, and a small picture of it. */
export function cardFace({ say, edition, hatch }: Scene, id: string, refused: boolean): Drawing {
  const card = edition.cards[id];
  const port = card?.to;
  const island = port ? edition.islands.findIndex(({ city, oracle }) => port === city || port === oracle) : -1;
  const isle = edition.islands[island];
  const name = isle ? [say("imperio.ship"), say(`island.${isle.id}`)] : lines(say(`card.${id}`), 9);
  const long = name.length > 2;
  const high = long ? 36 : 48;
  return [
    outline(CARD, "o card"), rect(-25.5, -37, 51, high, 4.5, "dim"), pic(cardIcon(edition, id), high - 10, 0, high / 2 - 37),
    isle && pic(isle.city === port ? ["city", tintOf(island)] : ["oracle", "var(--rattle)"], 20, 15, -28),
    refused && outline(CARD, "", `url(#${hatch})`),
    name.map((line, index) => fit(0, (long ? 11 : 34 - name.length * 6) + index * 12.5, 11.5, 50, line, "b m p nx")),
  ];
}

/** A card face down, by its deck. */
export const back = (deck: "help" | "forces"): Drawing => [
  rect(-24, -33, 48, 66, 6, `o ${deck}`), rect(-20, -29, 40, 58, 4, "inset"), pic(deck === "help" ? ["sun", "var(--gold)"] : ["cobra", "var(--suit-g)"], 30),
];
