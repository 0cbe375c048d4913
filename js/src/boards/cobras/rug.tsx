// The rug in the middle: the trick, what is left over, the seats round it.
import type { ComponentChildren, JSX } from "preact";
import { Outline, Ring } from "../../art/draw";
import type { Say } from "../board";
import type { Place, Play, Table } from "./cells";
import { CARD, FRAME, MIDDLE, type Spot, trickAt } from "./geometry";
import { mark, type Marks, NONE, pic } from "../../art/ink";
import { Back, Card, KingPlayed, Lock, Pip, Tab } from "./pieces";
import { At, Text } from "./shorthand";

const [CX, CY] = MIDDLE;
const zigzag = (y: number, tooth: number): string => `M26 ${y}${`l6.96 ${tooth}l6.96 ${-tooth}`.repeat(48)}`;
const fringe = Array.from({ length: 45 }, (_, index) => `M14 ${84 + index * 7}h-7M706 ${84 + index * 7}h7`).join("");

/** Nothing on it ever changes. */
export const Rug = (): JSX.Element => (
  <g aria-hidden="true" class="rug">
    <path d={fringe} stroke-width="2.75" />
    <rect x="14" y="78" width="692" height="322" rx="10" fill="var(--rug)" class="oi" />
    <path d={zigzag(90, 7) + zigzag(388, -7)} />
    <path d="M26 104H694M26 374H694" />
    <ellipse cx={CX} cy={CY} rx="152" ry="103" fill="var(--rug2)" />
    <ellipse cx={CX} cy={CY} rx="144" ry="96" stroke-width="1.25" stroke-dasharray="1 6" />
  </g>
);

const Laid = ({ spot: { x, y, turn, scale }, won, children }: { spot: Spot; won: boolean; children: ComponentChildren }): JSX.Element => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale * 0.93})`} class={won ? "" : "lost"}>
    {children}
  </g>
);

/** What lies in a seat's place of the trick. A dummy's card of another suit counts as the one led. */
function Lying({ place, play, table: { led, taker, phase }, say }: { place: Place; play: Play | undefined; table: Table; say: Say }): JSX.Element | null {
  if (play?.king) return <KingPlayed king={play.king} word={say(`cobras.${play.king}`)} />;
  if (play?.card) {
    return (
      <>
        <Card card={play.card} />
        {place.pile && play.card[0] !== led && place.seat !== taker && <Tab y={-44} text={say("cobras.counts", { suit: led })} />}
      </>
    );
  }
  if (!place.seed) return null;
  const sealing = phase === "seed";
  return (
    <>
      {place.seed === "locked" ? <Back /> : <Card card={place.seed} />}
      {sealing && <Lock y={36} />}
    </>
  );
}

interface TrickProps {
  table: Table;
  marks: Marks;
  say: Say;
  label: string;
  viewer: number | null;
}

export function Trick({ table, marks, say, label, viewer }: TrickProps): JSX.Element {
  const { places, plays, phase, taken, taker } = table;
  const last = taken ? undefined : plays.at(-1)?.seat;
  return (
    <g role="img" class={taken ? "taken" : ""}>
      <title>{label}</title>
      {places.map((place, index) => {
        const play = plays.find(({ seat }) => seat === place.seat);
        const spot = trickAt(index, places.length);
        const slot = phase === "seed" ? !place.pile : place.acts;
        if (!play && !place.seed && !slot) return null;
        const id = play?.card ?? (place.seed && place.seed !== "locked" ? place.seed : `place/${place.seat}`);
        const of = play ? (place.seat === last ? ["trick/plays"] : []) : [`seed/${place.seat}`];
        return (
          <Laid key={id} spot={spot} won={taken && place.seat === taker}>
            {play || place.seed ? (
              <g data-flip={id} data-flip-from={`${place.pile ? "dummy" : "hand"}/${place.seat}`}>
                {taken && place.seat === taker && <Ring shape={FRAME} />}
                <Lying place={place} play={play} table={table} say={say} />
                {taken && place.seat === taker && <Tab y={index ? -44 : 42} text={say("cobras.took")} gold />}
              </g>
            ) : (
              <Slot you={place.seat === viewer} acts={place.acts} say={say} />
            )}
            {mark({ changed: marks.changed, lit: NONE }, of, { w: 68, h: 94, rx: 10 }, 0, 0, true)}
          </Laid>
        );
      })}
      {mark({ changed: NONE, lit: marks.lit }, ["trick/plays"], { d: "M208 275A152 103 0 1 1 512 275A152 103 0 1 1 208 275Z" })}
      <Centre table={table} marks={marks} say={say} />
    </g>
  );
}

const Slot = ({ you, acts, say }: { you: boolean; acts: boolean; say: Say }): JSX.Element => (
  <>
    <Outline shape={CARD} class={acts ? "slot" : "slot idle"} />
    {you && (
      <Text y={5} size={15} class="b m c">
        {say("cobras.you")}
      </Text>
    )}
  </>
);

/** The suit led, and the cobras that could not be divided. */
function Centre({ table: { led, centre }, marks, say }: Pick<TrickProps, "table" | "marks" | "say">): JSX.Element {
  const word = say("cobras.led");
  const half = led ? 49 : 28;
  return (
    <At x={CX} y={CY + 1}>
      <Outline shape={{ w: half * 2, h: 40, rx: 20 }} fill="var(--cream)" class="o" />
      {led && (
        <>
          <Pip suit={led} x={-31} size={26} />
          <Text x={-15} y={4.5} size={12} class="b p nx">
            {word}
          </Text>
          <path d="M16 -13V13" stroke="var(--pi)" stroke-width="1.25" opacity=".45" />
        </>
      )}
      <g data-flip="centre">
        {pic(["cob", "var(--straw)"], 17, led ? 26 : -10)}
      </g>
      <Text x={led ? 40 : 8} y={5} size={14} class="b m p nx">
        {centre}
      </Text>
      {mark(marks, ["centre"], { w: half * 2 + 10, h: 50, rx: 25 }, 0, 0, true)}
    </At>
  );
}
