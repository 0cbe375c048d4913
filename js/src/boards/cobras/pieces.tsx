// The pieces of Cobras: cards, King Cobras, Baskets. Each is drawn round its middle and looks alike in both themes.
import type { JSX } from "preact";
import { round1 } from "../../art/draw";
import { Icon } from "../../art/icons";
import { at, box, disc, type Drawing, fit, outline, path, pic, rect, ring, text } from "../../art/ink";
import { Stamp } from "../../art/stamp";
import { cobrasOn, type Declared } from "./cells";
import { CARD, FRAME, heads, worth } from "./geometry";

const SHAPES: Record<string, string> = { R: "flame", B: "drop", G: "leaf", Y: "sun" };
const suitOf = (card: string): string => card[0] ?? "";
const tint = (suit: string): string => `var(--suit-${suit.toLowerCase()})`;
const dark = (suit: string): string => `var(--suit-${suit.toLowerCase()}-t)`;

const COBRAS: Record<number, [x: number, y: number, size: number][]> = {
  1: [[8, 15, 30]],
  2: [[-2, 8, 22], [16, 23, 22]],
  3: [[6, -1, 19], [-3.4, 20, 19], [15.4, 20, 19]],
};

/** A suit: its shape, its letter, its colour. */
export function pip(suit: string, x: number, y: number, size: number): Drawing {
  // The white letter needs the darker colour; on yellow the letter is ink.
  const yellow = suit === "Y";
  return [
    pic([SHAPES[suit] ?? "cob", yellow ? tint(suit) : dark(suit)], size, x, y),
    text(x, round1(y + size * 0.22), round1(size * 0.53), `b m nx ${yellow ? "p" : "w"}`, suit),
  ];
}

/** A move in the log: the suit of a card, a King's crown, the eye of what is hidden. */
export function emblem(notation: string): JSX.Element {
  const suit = suitOf(notation);
  const shape = SHAPES[suit];
  if (shape) return <Icon id={shape} size="1.3em" color={tint(suit)} />;
  const id = suit === "K" ? "crown" : suit === "?" ? "eye" : "cobra";
  return <Icon id={id} size="1.3em" color={id === "cobra" ? "var(--suit-g)" : "var(--gold)"} />;
}

const corner = (card: string): Drawing => [
  text(-14, -20, 19, "b m rank nx", card.slice(1), dark(suitOf(card))),
  pip(suitOf(card), -15, -7, 18),
];

const face = (card: string): Drawing => {
  const cobras = cobrasOn(card);
  return [
    outline(CARD, "o", "var(--card)"),
    cobras > 2 && outline(box(52, 78, 3), "inset straw"),
    COBRAS[cobras]?.map(([x, y, size]) => pic(["cob", tint(suitOf(card))], size, x, y)),
  ];
};

/** A number card. Where it is hatched, what it is stands out all the same. */
export const numberCard = (card: string, hatch?: string | false): Drawing => [
  <Stamp name={`card ${card}`} draw={() => face(card)} />,
  hatch && outline(CARD, "", `url(#${hatch})`),
  <Stamp name={`corner ${card}`} draw={() => corner(card)} />,
];

/** A triple on the snake's back. */
export const lineCard = (card: string): Drawing => [
  outline(box(33, 40, 5), "o", "var(--card)"),
  text(0, -3, 15, "b m nx", card.slice(1), dark(suitOf(card))),
  pip(suitOf(card), 0, 9, 17),
];

/** A card face down. */
export const back = (): Drawing => [
  outline(CARD, "o", "var(--back)"),
  outline(box(50, 76, 3), "inset straw stitched"),
  pic(["eye", "var(--straw)"], 30),
];

/** A card that stays closed until all are chosen. */
export const lock = (y: number): JSX.Element =>
  at(
    0, y,
    disc(0, 0, 12, "o", "var(--gold)"),
    path("M-3.2 -1V-3.6A3.2 3.2 0 0 1 3.2 -3.6V-1", "o", "none"),
    rect(-5.2, -1.4, 10.4, 7.6, 1.6, "", "var(--pi)"),
  );

/** The King Cobra as it is held. */
export const king = (words: string[]): Drawing => [
  outline(box(98, 76, 9), "o", "var(--back)"),
  outline(box(89, 67, 6), "inset"),
  pic(["cobra", "var(--gold)"], 48, -21, 7),
  pic(["crown", "var(--gold)"], 23, -21, -21),
  words.map((word, index) => fit(20, index * 17 - 1, 14.5, 39, word, "d m c nx")),
];

/** The King Cobra in the trick, with what was declared. */
export const kingPlayed = (declared: Declared, word: string): Drawing => [
  outline(CARD, "o", "var(--back)"),
  outline(box(50, 76, 4), "inset"),
  pic(["cobra", "var(--gold)"], 42, 0, -3),
  pic(["crown", "var(--gold)"], 20, 0, -28),
  tab(0, 29, word, declared === "win"),
];

/** How wide a pill must be for its word. */
export const tabWidth = (word: string): number => Math.max(44, word.length * 7 + 16);

/** A short word on a pill. */
export const tab = (x: number, y: number, word: string, gold?: boolean): JSX.Element =>
  at(x, y, outline(box(tabWidth(word), 20), "o", `var(--${gold ? "gold" : "cream"})`), text(0, 4.4, 12, "b m p nx", word));

/** How many there are, on a disc. */
export const badge = (x: number, y: number, count: number, color = "gold", r = 12.5, size = 14): JSX.Element =>
  at(x, y, disc(0, 0, r, "o", `var(--${color})`), text(0, size * 0.36, size, "b m p nx", count));

/** A Basket: its cobras look out, its tag tells what it would score. */
export function basket(seat: number, cobras: number, scale: number[]): Drawing {
  const points = worth(cobras, scale);
  return [
    heads(cobras).map(({ x, y, size }, index) => (
      <g key={index} data-flip={`cobra/${seat}/${index}`} data-flip-from="centre">
        {pic(["cob", "var(--suit-g)"], size, x, y)}
      </g>
    )),
    path("M-38 -9H38L33 23Q32 28 27 28H-27Q-32 28 -33 23Z", "o", "var(--straw)"),
    path("M-36 5H36M-34.5 17H34.5M-22 -8L-19 28M22 -8L19 28", "weave"),
    rect(-41, -14, 82, 10, 4, "o", "var(--straw)"),
    <path d="M-34 -9H34" class="weave" stroke-dasharray="5 4" />,
    badge(0, 10, cobras, "cream", 14.5, 18),
    points !== undefined && [
      path("M28 4Q36 -2 40 2", "o", "none"),
      <g transform="translate(39 1) rotate(12)">
        {path("M0 4L6 -3H34Q37 -3 37 0V16Q37 19 34 19H6L0 12Z", "o", "var(--gold)")}
        {disc(5.5, 8, 1.6, "", "var(--pi)")}
        {text(22, 13, 14, "b m p nx", points)}
      </g>,
    ],
  ];
}

/** A dummy's pile, its top card in view or not. */
export function pileOf({ count, top }: { count: number; top: string | null }): Drawing {
  if (count === 0) return outline(CARD, "slot");
  const under = Math.min(3, count - 1);
  return [
    Array.from({ length: under }, (_, index) => at((index - under) * -2.6, (index - under) * 2.6, outline(CARD, "o", "var(--back)"))),
    top ? numberCard(top) : back(),
    badge(27, -37, count),
  ];
}

const USED = "M-5.9 5.3L-7.1 -3.2L-3.1 0L0 -5.7L3.1 0L7.1 -3.2L6 5.3ZM-9 9L9 -9";

/** A crown: in hand, or crossed out when played. */
export const crown = (used: boolean): JSX.Element => (used ? path(USED, "spent") : pic(["crown", "var(--gold)"], 17));

/** The frame of what is selected. */
export const frame = (bad: boolean): JSX.Element => (bad ? outline(FRAME, "refused") : ring(FRAME));
