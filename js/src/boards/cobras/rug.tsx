// The rug in the middle: the trick, what is left over, the seats round it.
import type { JSX } from "preact";
import { at, box, type Drawing, mark, type Marks, NONE, outline, path, pic, ring, text } from "../../art/ink";
import type { Say } from "../board";
import type { Place, Play, Table } from "./cells";
import { CARD, FRAME, MIDDLE, trickAt } from "./geometry";
import { back, kingPlayed, lock, numberCard, pip, tab } from "./pieces";

const [CX, CY] = MIDDLE;
const zigzag = (y: number, tooth: number): string => `M26 ${y}${`l6.96 ${tooth}l6.96 ${-tooth}`.repeat(48)}`;
const fringe = Array.from({ length: 45 }, (_, index) => `M14 ${84 + index * 7}h-7M706 ${84 + index * 7}h7`).join("");

/** Nothing on it ever changes. */
export const rug = (): JSX.Element => (
  <g aria-hidden="true" class="rug">
    <path d={fringe} stroke-width="2.75" />
    <rect x="14" y="78" width="692" height="322" rx="10" fill="var(--rug)" class="oi" />
    <path d={zigzag(90, 7) + zigzag(388, -7)} />
    <path d="M26 104H694M26 374H694" />
    <ellipse cx={CX} cy={CY} rx="152" ry="103" fill="var(--rug2)" />
    <ellipse cx={CX} cy={CY} rx="144" ry="96" stroke-width="1.25" stroke-dasharray="1 6" />
  </g>
);

/** What lies in a seat's place of the trick. A dummy's card of another suit counts as the one led. */
function lying(place: Place, play: Play | undefined, { led, taker, phase }: Table, say: Say): Drawing {
  if (play?.king) return kingPlayed(play.king, say(`cobras.${play.king}`));
  if (play?.card) {
    const counts = place.pile && play.card[0] !== led && place.seat !== taker;
    return [numberCard(play.card), counts && tab(0, -44, say("cobras.counts", { suit: led }))];
  }
  return place.seed && [place.seed === "locked" ? back() : numberCard(place.seed), phase === "seed" && lock(36)];
}

const slot = (you: boolean, acts: boolean, say: Say): Drawing => [
  outline(CARD, acts ? "slot" : "slot idle"),
  you && text(0, 5, 15, "b m c", say("cobras.you")),
];

interface TrickProps {
  table: Table;
  marks: Marks;
  say: Say;
  label: string;
  viewer: number | null;
}

/** The place of one seat in the trick. */
function laid({ table, marks, say, viewer }: TrickProps, place: Place, index: number): JSX.Element | null {
  const { places, plays, phase, taken, taker } = table;
  const last = taken ? undefined : plays.at(-1)?.seat;
  const play = plays.find(({ seat }) => seat === place.seat);
  const free = phase === "seed" ? !place.pile : place.acts;
  if (!play && !place.seed && !free) return null;
  const took = taken && place.seat === taker;
  const { x, y, turn, scale } = trickAt(index, places.length);
  const id = play?.card ?? (place.seed && place.seed !== "locked" ? place.seed : `place/${place.seat}`);
  const of = play ? (place.seat === last ? ["trick/plays"] : []) : [`seed/${place.seat}`];
  return (
    <g key={id} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale * 0.93})`} class={took ? "" : "lost"}>
      {play || place.seed ? (
        <g data-flip={id} data-flip-from={`${place.pile ? "dummy" : "hand"}/${place.seat}`}>
          {took && ring(FRAME)}
          {lying(place, play, table, say)}
          {took && tab(0, index ? -44 : 42, say("cobras.took"), true)}
        </g>
      ) : (
        slot(place.seat === viewer, place.acts, say)
      )}
      {mark({ changed: marks.changed, lit: NONE }, of, box(68, 94, 10), 0, 0, true)}
    </g>
  );
}

export function trick(props: TrickProps): JSX.Element {
  const { table, marks, say, label } = props;
  return (
    <g role="img" class={table.taken ? "taken" : ""}>
      <title>{label}</title>
      {table.places.map((place, index) => laid(props, place, index))}
      {mark({ changed: NONE, lit: marks.lit }, ["trick/plays"], { d: "M208 275A152 103 0 1 1 512 275A152 103 0 1 1 208 275Z" })}
      {middle(table, marks, say)}
    </g>
  );
}

/** The suit led, and the cobras that could not be divided. */
function middle({ led, centre }: Table, marks: Marks, say: Say): JSX.Element {
  const half = led ? 49 : 28;
  return at(
    CX, CY + 1,
    outline(box(half * 2, 40), "o", "var(--cream)"),
    led && [pip(led, -31, 0, 26), text(-15, 4.5, 12, "b p nx", say("cobras.led")), path("M16 -13V13", "o")],
    <g data-flip="centre">{pic(["cob", "var(--straw)"], 17, led ? 26 : -10)}</g>,
    text(led ? 40 : 8, 5, 14, "b m p nx", centre),
    mark(marks, ["centre"], box(half * 2 + 10, 50), 0, 0, true),
  );
}
