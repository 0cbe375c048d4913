// The pieces: Heroes, Sentinels, cards, dice. Each is drawn round its middle and looks alike in both themes.
import type { JSX } from "preact";
import { Fit, Outline } from "../../art/draw";
import { Icon, type IconId } from "../../art/icons";
import { At, Text } from "../cobras/shorthand";

/** By the place of the Hero's island in the list. */
const SHAPES = [
  "M0 -14L4.2 -10.1L9.9 -9.9L10.1 -4.2L14 0L10.1 4.2L9.9 9.9L4.2 10.1L0 14L-4.2 10.1L-9.9 9.9L-10.1 4.2L-14 0L-10.1 -4.2L-9.9 -9.9L-4.2 -10.1Z",
  "M0 -13.6L12 -6.8V6.8L0 13.6L-12 6.8V-6.8Z",
  "M0 -14C9 -11 13 -4 12 4C10 11 5 13 0 14C-5 13 -10 11 -12 4C-13 -4 -9 -11 0 -14Z",
];
const SHIELD = "M0 -13.5L11.4 -9V2.4C11.4 8.6 6 12 0 14.6C-6 12 -11.4 8.6 -11.4 2.4V-9Z";
const PLAIN = "M0 -12A12 12 0 1 1 0 12A12 12 0 1 1 0 -12Z";
const TINTS = ["var(--h-v)", "var(--h-h)", "var(--h-k)"];

export const tintOf = (island: number): string => TINTS[island] ?? "var(--straw)";

/** Gold round a pawn that is chosen or lit, dashed blue round one that has just moved. */
export type Halo = "gold" | "changed" | undefined;

function Around({ d, halo }: { d: string; halo: Halo }): JSX.Element | null {
  if (halo === "changed") return <path d={d} class="moved" />;
  return halo ? (
    <>
      <path d={d} class="around" />
      <path d={d} class="around gold" />
    </>
  ) : null;
}

interface HeroProps {
  island: number;
  letter: string;
  halo?: Halo;
  /** A weapon it can be seen to hold. */
  arm?: [IconId, string] | undefined;
  fog?: boolean;
}

export function HeroPawn({ island, letter, halo, arm, fog }: HeroProps): JSX.Element {
  const d = SHAPES[island] ?? PLAIN;
  return (
    <>
      <Around d={d} halo={halo} />
      <path d={d} class="halo" />
      <path d={d} fill={tintOf(island)} class="o" />
      <Text y={4.8} size={13.5} class="b m p nx">
        {letter}
      </Text>
      {arm && <Badge x={11} y={-12} icon={arm} />}
      {fog && <Badge x={-11} y={-12} icon={["spook", "#B9C4CE"]} />}
    </>
  );
}

export const Badge = ({ x, y, icon: [id, color], r = 8 }: { x: number; y: number; icon: [IconId, string]; r?: number }): JSX.Element => (
  <At x={x} y={y}>
    <circle r={r} fill="var(--cream)" class="o" stroke-width="1.25" />
    <Icon id={id} size={r * 1.45} color={color} />
  </At>
);

export const Sentinel = ({ id, halo }: { id: string; halo?: Halo }): JSX.Element => (
  <>
    <Around d={SHIELD} halo={halo} />
    <path d={SHIELD} fill="var(--sentinel)" class="shield" />
    <path d="M-7.6 -6.4L-1.4 -4.2A3.2 3.2 0 0 1 -7.6 -6.4ZM7.6 -6.4L1.4 -4.2A3.2 3.2 0 0 0 7.6 -6.4Z" fill="var(--gold)" />
    <Text y={9} size={11} class="b m c nx">
      {id}
    </Text>
  </>
);

const CORNERS = [[-1, -1], [1, 1], [1, -1], [-1, 1]];
const PIPS = (face: number): number[][] => [...(face % 2 ? [[0, 0]] : []), ...CORNERS.slice(0, face - (face % 2)), ...(face === 6 ? [[-1, 0], [1, 0]] : [])];

/** One die; without a face it has not been thrown. */
export const Die = ({ face, size = 36, color = "var(--cream)" }: { face: number | null; size?: number; color?: string }): JSX.Element => (
  <g transform="rotate(-6)" class={face ? "" : "faint"}>
    <Outline shape={{ w: size, h: size, rx: size * 0.22 }} fill={color} class="o" />
    {face !== null && (face > 6 ? <Text y={size * 0.2} size={size * 0.5} class="b m p nx">{face}</Text> : PIPS(face).map(([x = 0, y = 0]) => <circle cx={x * size * 0.25} cy={y * size * 0.25} r={size * 0.088} fill="var(--pi)" />))}
  </g>
);

/** A short line for each part of a name, at most nine letters long where that can be. */
export function lines(name: string, most = 9): string[] {
  const found: string[] = [];
  for (const word of name.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && last.length + word.length < most) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

interface CardProps {
  name: string[];
  icon: [IconId, string];
  /** A second, small picture: where a ship sails to. */
  badge?: JSX.Element | null;
  hatch?: string | undefined;
}

export const CARD = { w: 59, h: 82, rx: 7 };

export function Card({ name, icon: [id, color], badge, hatch }: CardProps): JSX.Element {
  const high = name.length > 2 ? 36 : 48;
  return (
    <>
      <Outline shape={CARD} fill="var(--card)" class="o" />
      <rect x="-25.5" y="-37" width="51" height={high} rx="4.5" fill="var(--card2)" />
      <Icon id={id} y={high / 2 - 37} size={high - 10} color={color} />
      {badge}
      {hatch && <Outline shape={CARD} fill={`url(#${hatch})`} />}
      {name.map((line, index) => (
        <Fit x={0} y={name.length > 2 ? 11 + index * 12 : (name.length > 1 ? 22 : 28) + index * 12.5} size={11.5} max={53} text={line} class="b m p nx" />
      ))}
    </>
  );
}

const BACKS: Record<string, [string, IconId, string]> = {
  help: ["var(--suit-b-t)", "sun", "var(--gold)"], forces: ["var(--sentinel)", "cobra", "var(--suit-g)"],
};

/** A card face down, by its deck. */
export function Back({ deck }: { deck: "help" | "forces" }): JSX.Element {
  const [fill, id, color] = BACKS[deck] as [string, IconId, string];
  return (
    <>
      <rect x="-24" y="-33" width="48" height="66" rx="6" fill={fill} class="o" />
      <rect x="-20" y="-29" width="40" height="58" rx="4" fill="none" stroke="var(--gold)" stroke-width="1.25" />
      <Icon id={id} size={30} color={color} />
    </>
  );
}

/** How many, on gold. */
export const Count = ({ n, x = 0, y = 0, r = 13, fill = "var(--gold)" }: { n: number; x?: number; y?: number; r?: number; fill?: string }): JSX.Element => (
  <At x={x} y={y}>
    <circle r={r} fill={fill} class="o" />
    <Text y={r * 0.38} size={r * 1.08} class="b m p nx">
      {n}
    </Text>
  </At>
);
