// The pieces of Cobras in the Cockpit: snakes and cards. Each is drawn round its middle and looks alike in both themes.
import type { JSX } from "preact";
import { Fit, Outline } from "../../art/draw";
import { Icon, type IconId } from "../../art/icons";
import { At, Text } from "../cobras/shorthand";
import { rankOf, suitOf, type Token } from "./cells";
import { CARD, lines, MINI } from "./geometry";

/** One size, four silhouettes: a hood, a banded ring, a square coil, a diamond with a rattle. */
const LOOKS: Record<string, [outline: string, detail: string, letterY: number]> = {
  c: ["M0 -13C4 -13 6 -11 6.6 -8.2C11 -6.6 14 -2.6 12.8 2C11.8 6 7 7.4 4.6 13H-4.6C-7 7.4 -11.8 6 -12.8 2C-14 -2.6 -11 -6.6 -6.6 -8.2C-6 -11 -4 -13 0 -13Z", "M-4.6 -8.6L-.8 -7.4M4.6 -8.6L.8 -7.4", 6],
  k: ["M0 -12.2A12.2 12.2 0 1 1 0 12.2A12.2 12.2 0 1 1 0 -12.2Z", "M-9.4 -7.6A12.2 12.2 0 0 1 9.4 -7.6L6.6 -5.4A8.4 8.4 0 0 0 -6.6 -5.4ZM-9.4 7.6A12.2 12.2 0 0 0 9.4 7.6L6.6 5.4A8.4 8.4 0 0 1 -6.6 5.4Z", 4.2],
  p: ["M-5 -11.6H5Q11.6 -11.6 11.6 -5V5Q11.6 11.6 5 11.6H-5Q-11.6 11.6 -11.6 5V-5Q-11.6 -11.6 -5 -11.6Z", "M-7.6 8V-4.4Q-7.6 -7.8 -4.2 -7.8H4.2Q7.8 -7.8 7.8 -4.2V4.4Q7.8 7.8 4.4 7.8H-3.4", 4.4],
  r: ["M0 -13.6L12.6 0L0 13.6L-12.6 0Z", "M-5.6 -7.4L0 -2.8L5.6 -7.4M-5.6 7.4L0 11.4L5.6 7.4", 7],
};

/** The look of a species; a box of one's own may call them otherwise. */
const lookOf = (species: string): string => (LOOKS[species[0] ?? ""] ? (species[0] as string) : "p");

interface SnakeProps extends Partial<Pick<Token, "n" | "spent">> {
  species: string;
  size?: number;
  /** Ringed in gold: may be pointed at, or is held. */
  ring?: "legal" | "held" | "" | undefined;
}

export function Snake({ species, n = 1, spent, size = 26, ring }: SnakeProps): JSX.Element | null {
  if (!species) return null;
  const look = lookOf(species);
  const [outline, detail, y] = LOOKS[look] as (typeof LOOKS)[string];
  const banded = look === "k";
  return (
    <g transform={`scale(${size / 26})`}>
      {ring && <path d={outline} class={`ringed ${ring}`} />}
      <path d={outline} class="halo" />
      <g class={spent ? "spent" : ""}>
        <path d={outline} fill={`var(--sp-${look})`} class="o" />
        <path d={detail} class={banded ? "inked" : "o fine"} />
        {banded && <circle r="7.6" fill="var(--cream)" class="o fine" />}
        <Text y={y} size={11} class="b m p nx">
          {species[0]?.toUpperCase()}
        </Text>
      </g>
      {spent && <path d="M-11 11L11 -11" class="done" />}
      {n > 1 && (
        <At x={12} y={-11}>
          <circle r="7.6" fill="var(--pi)" />
          <Text y={4} size={11} class="b m c nx">
            {n}
          </Text>
        </At>
      )}
    </g>
  );
}

const iconOf = (suit: string): IconId => (suit === "squeeze" ? "coil" : (suit as IconId));
/** A meter, a suit: its picture in its colour. */
export const Sign = ({ of, ...rest }: { of: string; x?: number; y?: number; size: number; opacity?: number }): JSX.Element => (
  <Icon id={iconOf(of)} color={`var(--${of})`} {...rest} />
);

/** A card as it lies in an area or on a pile. */
export function MiniCard({ card }: { card: string }): JSX.Element {
  const suit = suitOf(card);
  return (
    <>
      <Outline shape={MINI} fill={`var(--${suit ? "card" : "special"})`} class="o fine" />
      {suit ? (
        <>
          <Text y={-1.6} size={12.5} class="b m nx" fill={`var(--${suit}-t)`}>
            {rankOf(card)}
          </Text>
          <Sign of={suit} y={6.6} size={11.5} />
        </>
      ) : (
        <Icon id="storm" size={15} color="var(--gold)" />
      )}
    </>
  );
}

interface FaceProps {
  card: string;
  name: string;
  /** What a special does, for its picture. */
  effect: string;
  hatch?: string | false;
}

const EFFECTS: Record<string, IconId> = { remove: "axe", board: "basket", draw: "flame", cancel: "drop", steal: "crown", unmark: "sun", panic: "burst", take: "talisman" };

function Special({ name, effect }: FaceProps): JSX.Element {
  const words = lines(name, 11);
  return (
    <>
      <Outline shape={CARD} fill="var(--special)" class="o" />
      <Outline shape={{ w: 54, h: 78, rx: 4.5 }} fill="none" stroke="var(--gold)" stroke-width="1.25" />
      <Icon id={EFFECTS[effect] ?? "storm"} y={words.length > 2 ? -19 : -13} size={words.length > 2 ? 26 : 32} color="var(--gold)" />
      {words.map((word, nth) => (
        <Fit x={0} y={33 - (words.length - 1 - nth) * 12} size={11} max={50} text={word} class="b m c nx" />
      ))}
    </>
  );
}

/** A card as it is held. */
export function Card(props: FaceProps): JSX.Element {
  const { card, name, hatch } = props;
  const suit = suitOf(card);
  const dark = `var(--${suit}-t)`;
  return (
    <>
      {suit ? (
        <>
          <Outline shape={CARD} fill="var(--card)" class="o" />
          <path d="M-31 20V36Q-31 43 -24 43H24Q31 43 31 36V20Z" fill={dark} class="o" />
          <Sign of={suit} y={1} size={36} />
        </>
      ) : (
        <Special {...props} />
      )}
      {hatch && <Outline shape={CARD} fill={`url(#${hatch})`} />}
      {suit && (
        <>
          <Text x={-24} y={-20} size={21} class="b nx" fill={dark}>
            {rankOf(card)}
          </Text>
          <Text x={24} y={-22} size={13} class="b e nx" fill={dark}>
            {card[0]}
          </Text>
          <Fit x={0} y={35.6} size={12.5} max={56} text={name.replace(/ .*/, "")} class={`b m nx ${hatch ? "p" : "w"}`} />
        </>
      )}
    </>
  );
}

/** A card face down. */
export const Back = (): JSX.Element => (
  <>
    <Outline shape={CARD} fill="var(--back)" class="o" />
    <Icon id="eye" size={34} color="var(--straw)" />
  </>
);

/** A move in the log: the suit of a number card, a storm for a special, else a snake. */
export function emblem(notation: string): JSX.Element {
  const suit = suitOf(notation);
  const [id, color]: [IconId, string] = suit
    ? [iconOf(suit), `var(--${suit})`]
    : notation === "?" ? ["eye", "var(--straw)"]
    : /^[a-z]+-[a-z-]+(?!.*>)/.test(notation) ? ["storm", "var(--gold)"]
    : ["cobra", "var(--sp-c)"];
  return <Icon id={id} size="1.3em" color={color} />;
}
