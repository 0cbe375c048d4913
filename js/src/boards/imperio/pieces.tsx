// The pieces: Heroes, Sentinels, cards, dice. Each is drawn round its middle and looks alike in both themes.
import type { ComponentChildren, JSX } from "preact";
import { Fit, Outline } from "../../art/draw";
import { Icon } from "../../art/icons";
import { At, Text } from "../cobras/shorthand";
import type { Hero, Sentinel } from "./cells";
import { cardIcon, letterOf, type Picture, portOf } from "./edition";
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
export type Halo = "gold" | "moved" | "" | undefined;

const Around = ({ d, halo }: { d: string; halo: Halo }): JSX.Element => (
  <>
    {halo && <path d={d} class="around" />}
    {halo && <path d={d} class={`around ${halo}`} />}
  </>
);

export const Pic = ({ of: [id, color], size, x = 0, y = 0 }: { of: Picture; size: number; x?: number; y?: number }): JSX.Element => <Icon id={id} size={size} x={x} y={y} color={color} />;

/** A small picture on a disc. */
export const Badge = ({ x, y, of, r = 8 }: { x: number; y: number; of: Picture; r?: number }): JSX.Element => (
  <At x={x} y={y}>
    <circle r={r} class="disc thin" />
    <Pic of={of} size={r * 1.45} />
  </At>
);

export function HeroPawn({ s, hero, halo, small }: { s: Scene; hero: Hero; halo?: Halo; small?: boolean }): JSX.Element {
  const { island, hand, states } = hero;
  const d = SHAPES[island] ?? SHAPES[1] ?? "";
  const arm = hand.seen.find((id) => s.edition.cards[id]?.effect === "weapon");
  return (
    <>
      <Around d={d} halo={halo} />
      <path d={d} class="halo" />
      <path d={d} fill={tintOf(island)} class="o" />
      <Text y={4.8} size={13.5} class="b m p nx">{letterOf(s.say, s.edition, island)}</Text>
      {arm && !small && <Badge x={11} y={-12} of={cardIcon(arm, s.edition.cards[arm])} />}
      {states.includes("fog") && <Badge x={-11} y={-12} of={cardIcon("", { deck: "", effect: "fog" })} />}
    </>
  );
}

export const Shield = ({ of: { id }, halo }: { of: Sentinel; halo?: Halo }): JSX.Element => (
  <>
    <Around d={SHIELD} halo={halo} />
    <path d={SHIELD} class="shield" />
    <path d="M-7.6 -6.4L-1.4 -4.2A3.2 3.2 0 0 1 -7.6 -6.4ZM7.6 -6.4L1.4 -4.2A3.2 3.2 0 0 0 7.6 -6.4Z" fill="var(--gold)" />
    <Text y={9} size={11} class="b m c nx">{id}</Text>
  </>
);

const CORNERS = [[-1, -1], [1, 1], [1, -1], [-1, 1]];
const pips = (face: number): number[][] => [...(face % 2 ? [[0, 0]] : []), ...CORNERS.slice(0, face - (face % 2)), ...(face > 5 ? [[-1, 0], [1, 0]] : [])];

/** One die; without a face it has not been thrown. */
export const Die = ({ face, size = 36, dark }: { face: number | null; size?: number; dark?: boolean }): JSX.Element => (
  <g transform="rotate(-6)" class={face ? "" : "faint"}>
    <Outline shape={{ w: size, h: size, rx: size * 0.22 }} class={dark ? "disc dim" : "disc"} />
    {pips(face ?? 0).map(([x = 0, y = 0]) => <circle cx={x * size * 0.25} cy={y * size * 0.25} r={size * 0.088} fill="var(--pi)" />)}
  </g>
);

/** A name in short lines. */
export function lines(name: string, most = 9): string[] {
  const found: string[] = [];
  for (const word of name.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && last.length + word.length < most) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

export const CARD = { w: 59, h: 82, rx: 7 };

/** A card face up. A ship has its port for a second line, and a small picture of it. */
export function Card({ s: { say, edition, hatch }, id, refused }: { s: Scene; id: string; refused: boolean }): JSX.Element {
  const card = edition.cards[id];
  const port = portOf(id, card);
  const island = edition.islands.findIndex(({ city, oracle }) => port === city || port === oracle);
  const isle = port && edition.islands[island];
  const name = isle ? [say("imperio.ship"), say(`island.${isle.id}`)] : lines(say(`card.${id}`));
  const long = name.length > 2;
  const high = long ? 36 : 48;
  return (
    <>
      <Outline shape={CARD} fill="var(--card)" class="o" />
      <rect x="-25.5" y="-37" width="51" height={high} rx="4.5" fill="var(--card2)" />
      <Pic of={cardIcon(id, card)} y={high / 2 - 37} size={high - 10} />
      {isle && <Pic of={isle.city === port ? ["city", tintOf(island)] : ["oracle", "var(--rattle)"]} x={15} y={-28} size={20} />}
      {refused && <Outline shape={CARD} fill={`url(#${hatch})`} />}
      {name.map((line, index) => <Fit x={0} y={(long ? 11 : 34 - name.length * 6) + index * 12.5} size={11.5} max={50} text={line} class="b m p nx" />)}
    </>
  );
}

/** A card face down, by its deck. */
export const Back = ({ deck }: { deck: "help" | "forces" }): JSX.Element => (
  <>
    <rect x="-24" y="-33" width="48" height="66" rx="6" class={`o ${deck}`} />
    <rect x="-20" y="-29" width="40" height="58" rx="4" class="inset" />
    <Pic of={deck === "help" ? ["sun", "var(--gold)"] : ["cobra", "var(--suit-g)"]} size={30} />
  </>
);

/** A figure on a disc. */
export const Count = ({ children, x = 0, y = 0, r = 13, gold = true }: { children: ComponentChildren; x?: number; y?: number; r?: number; gold?: boolean }): JSX.Element => (
  <At x={x} y={y}>
    <circle r={r} class={gold ? "disc gold" : "disc"} />
    <Text y={r * 0.38} size={r * 1.08} class="b m p nx">{children}</Text>
  </At>
);
