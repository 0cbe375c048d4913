// The pieces of Cobras: cards, King Cobras, Baskets. Each is drawn round its middle and looks alike in both themes.
import type { JSX } from "preact";
import { Fit, Outline, Ring, round1 } from "../../art/draw";
import { Icon } from "../../art/icons";
import { pic } from "../../art/ink";
import { Stamp } from "../../art/stamp";
import { cobrasOn, type Declared } from "./cells";
import { CARD, FRAME, heads, worth } from "./geometry";
import { At, Text } from "./shorthand";

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
export function Pip({ suit, x = 0, y = 0, size = 18 }: { suit: string; x?: number; y?: number; size?: number }): JSX.Element {
  // The white letter needs the darker colour; on yellow the letter is ink.
  const yellow = suit === "Y";
  return (
    <>
      {pic([SHAPES[suit] ?? "cob", yellow ? tint(suit) : dark(suit)], size, x, y)}
      <Text x={x} y={round1(y + size * 0.22)} size={round1(size * 0.53)} class={`b m nx ${yellow ? "p" : "w"}`}>
        {suit}
      </Text>
    </>
  );
}

/** A move in the log: the suit of a card, a King's crown, the eye of what is hidden. */
export function emblem(notation: string): JSX.Element {
  const suit = suitOf(notation);
  const shape = SHAPES[suit];
  if (shape) return <Icon id={shape} size="1.3em" color={tint(suit)} />;
  const id = suit === "K" ? "crown" : suit === "?" ? "eye" : "cobra";
  return <Icon id={id} size="1.3em" color={id === "cobra" ? "var(--suit-g)" : "var(--gold)"} />;
}

const Corner = ({ card }: { card: string }): JSX.Element => (
  <>
    <Text x={-14} y={-20} size={19} class="b m rank nx" fill={dark(suitOf(card))}>
      {card.slice(1)}
    </Text>
    <Pip suit={suitOf(card)} x={-15} y={-7} />
  </>
);

const Face = ({ card }: { card: string }): JSX.Element => {
  const suit = suitOf(card);
  const cobras = cobrasOn(card);
  return (
    <>
      <Outline shape={CARD} fill="var(--card)" class="o" />
      {cobras > 2 && <Outline shape={{ w: 51.6, h: 77.6, rx: 3.4 }} fill="none" stroke="var(--straw)" stroke-width="1.75" />}
      {COBRAS[cobras]?.map(([x, y, size]) => pic(["cob", tint(suit)], size, x, y))}
      <Corner card={card} />
    </>
  );
};

/** A number card. Where it is hatched, what it is stands out all the same. */
export const Card = ({ card, hatch }: { card: string; hatch?: string | undefined }): JSX.Element => (
  <>
    <Stamp name={`card ${card}`} draw={() => <Face card={card} />} />
    {hatch && (
      <>
        <Outline shape={CARD} fill={`url(#${hatch})`} />
        <Stamp name={`corner ${card}`} draw={() => <Corner card={card} />} />
      </>
    )}
  </>
);

/** A triple on the snake's back. */
export const LineCard = ({ card }: { card: string }): JSX.Element => (
  <>
    <Outline shape={{ w: 33, h: 40, rx: 5 }} fill="var(--card)" class="o" />
    <Text y={-3} size={15} class="b m nx" fill={dark(suitOf(card))}>
      {card.slice(1)}
    </Text>
    <Pip suit={suitOf(card)} y={9} size={17} />
  </>
);

/** A card face down. */
export const Back = (): JSX.Element => (
  <>
    <Outline shape={CARD} fill="var(--back)" class="o" />
    <Outline shape={{ w: 50, h: 76, rx: 3 }} fill="none" stroke="var(--straw)" stroke-width="1.25" stroke-dasharray="3 2.2" />
    {pic(["eye", "var(--straw)"], 30)}
  </>
);

/** A card that stays closed until all are chosen. */
export const Lock = ({ y }: { y: number }): JSX.Element => (
  <At y={y}>
    <circle r="12" fill="var(--gold)" class="o" />
    <path d="M-3.2 -1V-3.6A3.2 3.2 0 0 1 3.2 -3.6V-1" fill="none" class="o" />
    <rect x="-5.2" y="-1.4" width="10.4" height="7.6" rx="1.6" fill="var(--pi)" />
  </At>
);

/** The King Cobra as it is held. */
export const King = ({ words }: { words: string[] }): JSX.Element => (
  <>
    <Outline shape={{ w: 98, h: 76, rx: 9 }} fill="var(--back)" class="o" />
    <Outline shape={{ w: 89, h: 67, rx: 6 }} fill="none" stroke="var(--gold)" stroke-width="1.75" />
    {pic(["cobra", "var(--gold)"], 48, -21, 7)}
    {pic(["crown", "var(--gold)"], 23, -21, -21)}
    {words.map((word, index) => (
      <Fit x={20} y={index * 17 - 1} size={14.5} max={39} text={word} class="d m c nx" />
    ))}
  </>
);

/** The King Cobra in the trick, with what was declared. */
export const KingPlayed = ({ king, word }: { king: Declared; word: string }): JSX.Element => (
  <>
    <Outline shape={CARD} fill="var(--back)" class="o" />
    <Outline shape={{ w: 50, h: 76, rx: 4 }} fill="none" stroke="var(--gold)" stroke-width="1.75" />
    {pic(["cobra", "var(--gold)"], 42, 0, -3)}
    {pic(["crown", "var(--gold)"], 20, 0, -28)}
    <Tab y={29} text={word} gold={king === "win"} />
  </>
);

/** How wide a pill must be for its word. */
export const tabWidth = (text: string): number => Math.max(44, text.length * 7 + 16);

/** A short word on a pill. */
export const Tab = ({ x = 0, y, text, gold }: { x?: number; y: number; text: string; gold?: boolean }): JSX.Element => (
  <At x={x} y={y}>
    <Outline shape={{ w: tabWidth(text), h: 20, rx: 10 }} fill={`var(--${gold ? "gold" : "cream"})`} class="o" />
    <Text y={4.4} size={12} class="b m p nx">
      {text}
    </Text>
  </At>
);

/** How many there are, on a disc. */
export const Badge = ({ x = 0, y = 0, r = 12.5, size = 14, color = "gold", children }: { x?: number; y?: number; r?: number; size?: number; color?: string; children: number }): JSX.Element => (
  <At x={x} y={y}>
    <circle r={r} fill={`var(--${color})`} class="o" />
    <Text y={size * 0.36} size={size} class="b m p nx">
      {children}
    </Text>
  </At>
);

interface BasketProps {
  seat: number;
  cobras: number;
  scale: number[];
}

/** A Basket: its cobras look out, its tag tells what it would score. */
export function Basket({ seat, cobras, scale }: BasketProps): JSX.Element {
  const points = worth(cobras, scale);
  return (
    <>
      {heads(cobras).map(({ x, y, size }, index) => (
        <g key={index} data-flip={`cobra/${seat}/${index}`} data-flip-from="centre">
          {pic(["cob", "var(--suit-g)"], size, x, y)}
        </g>
      ))}
      <path d="M-38 -9H38L33 23Q32 28 27 28H-27Q-32 28 -33 23Z" fill="var(--straw)" class="o" />
      <path d="M-36 5H36M-34.5 17H34.5M-22 -8L-19 28M22 -8L19 28" class="weave" />
      <rect x="-41" y="-14" width="82" height="10" rx="4" fill="var(--straw)" class="o" />
      <path d="M-34 -9H34" class="weave" stroke-dasharray="5 4" />
      <Badge y={10} r={14.5} size={18} color="cream">
        {cobras}
      </Badge>
      {points !== undefined && (
        <>
          <path d="M28 4Q36 -2 40 2" fill="none" class="o" />
          <At x={39} y={1} more=" rotate(12)">
            <path d="M0 4L6 -3H34Q37 -3 37 0V16Q37 19 34 19H6L0 12Z" fill="var(--gold)" class="o" />
            <circle cx="5.5" cy="8" r="1.6" fill="var(--pi)" />
            <Text x={22} y={13} size={14} class="b m p nx">
              {points}
            </Text>
          </At>
        </>
      )}
    </>
  );
}

/** A dummy's pile, its top card in view or not. */
export function PileOf({ count, top }: { count: number; top: string | null }): JSX.Element {
  if (count === 0) return <Outline shape={CARD} class="slot" />;
  const under = Math.min(3, count - 1);
  return (
    <>
      {Array.from({ length: under }, (_, index) => (
        <rect key={index} x={-29 + (under - index) * 2.6} y={-42 - (under - index) * 2.6} width="58" height="84" rx="6" fill="var(--back)" class="o" />
      ))}
      {top ? <Card card={top} /> : <Back />}
      <Badge x={27} y={-37}>
        {count}
      </Badge>
    </>
  );
}

/** A crown: in hand, or crossed out when played. */
export const Crown = ({ used }: { used: boolean }): JSX.Element =>
  used ? (
    <>
      <path transform="translate(-8.5 -8.5) scale(.71)" d="M3.6 19.5L2 7.5L7.6 12L12 4L16.4 12L22 7.5L20.4 19.5Z" class="spent" />
      <path d="M-9 9L9 -9" class="spent" />
    </>
  ) : (
    pic(["crown", "var(--gold)"], 17)
  );

/** The frame of what is selected. */
export const Frame = ({ bad }: { bad?: boolean }): JSX.Element =>
  bad ? <Outline shape={FRAME} class="refused" /> : <Ring shape={FRAME} />;
