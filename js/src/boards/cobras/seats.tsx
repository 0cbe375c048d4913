// What lies before each seat: the panels on the rug, and the place of the one at the bottom.
import type { JSX } from "preact";
import { Fit, Outline } from "../../art/draw";
import type { Say } from "../board";
import type { Place, Table } from "./cells";
import { barHeight, POD, podAt } from "./geometry";
import { mark, type Marks, pic } from "../../art/ink";
import { Basket, Crown, PileOf, Tab, tabWidth } from "./pieces";
import { At, Text } from "./shorthand";

interface SeatsProps {
  table: Table;
  marks: Marks;
  say: Say;
  label(place: Place): string;
}

/** A long name is cut here; its whole stands in the seat switch and in what is read aloud. */
const brief = (name: string): string => (name.length > 16 ? `${name.slice(0, 15)}…` : name);

/** Leads or wins; in the solo game the token lies with who leads. */
function Flags({ place, solo, say, x, y }: { place: Place; solo: boolean; say: Say; x: number; y: number }): JSX.Element | null {
  const word = place.wins ? say("cobras.wins") : place.leads ? say("cobras.leads") : "";
  if (!word) return null;
  const width = tabWidth(word);
  return (
    <At x={x + width / 2} y={y}>
      <Tab y={0} text={word} gold />
      {solo && place.leads && (
        <At x={width / 2 + 14}>
          <circle r="12" fill="var(--suit-g)" class="o" />
          {pic(["cob", "var(--cream)"], 16)}
        </At>
      )}
    </At>
  );
}

function Counts({ place: { seat, count, kings } }: { place: Place }): JSX.Element {
  return (
    <>
      {kings !== undefined && (
        <At x={76} y={26}>
          <Crown used={kings === 0} />
        </At>
      )}
      {count !== undefined && (
        <>
          <rect data-flip={`hand/${seat}`} x="51" y="17.5" width="12" height="17" rx="2" fill="var(--back2)" stroke="var(--on-rug)" stroke-width="1.25" />
          <Text x={48} y={31} size={13} class="e r b nx">
            {count}
          </Text>
        </>
      )}
    </>
  );
}

function Pod({ place, at: [x, y], table, marks, say, label }: SeatsProps & { place: Place; at: [number, number] }): JSX.Element {
  const { seat, name, score, basket, pile, acts } = place;
  return (
    <g transform={`translate(${x} ${y})`} role="img">
      <title>{label(place)}</title>
      <Outline shape={POD} class={acts || place.wins ? "pod turn" : "pod"} />
      {pile && (
        <At x={-56} y={3} more=" scale(.93)">
          <g data-flip={`dummy/${seat}`}>
            <PileOf {...pile} />
          </g>
        </At>
      )}
      {basket !== undefined && (
        <At x={-46} y={11}>
          <Basket seat={seat} cobras={basket} scale={table.scale} />
        </At>
      )}
      <Fit x={82} y={pile ? 5 : -22} size={15} max={94} text={brief(name)} class="b e r nx" />
      {score !== undefined && !pile && (
        <Text x={82} y={3} size={23} class="b e r">
          {score}
          <tspan font-size="12" class="r2">
            {` ${say("cobras.pts")}`}
          </tspan>
        </Text>
      )}
      {!pile && <Counts place={place} />}
      <Flags place={place} solo={table.solo} say={say} x={pile ? 4 : -91} y={-43} />
      {mark(marks, [`basket/${seat}`], { w: 90, h: 74, rx: 12 }, -46, 3, true)}
      {mark(marks, [`dummy/${seat}`], { w: 64, h: 90, rx: 10 }, -56, 2, true)}
      {mark(marks, [`score/${seat}`], { w: 90, h: 28, rx: 9 }, 43, -4, true)}
      {mark(marks, [`kings/${seat}`], { r: 12 }, 77, 26, true)}
    </g>
  );
}

export const Pods = (props: SeatsProps): JSX.Element => (
  <>
    {props.table.places.slice(1).map((place, index, others) => (
      <Pod key={place.seat} {...props} place={place} at={podAt(index + 1, others.length + 1)} />
    ))}
  </>
);

/** Points for a Basket of each size; the bar of this one stands out. */
function Scale({ scale, cobras }: { scale: number[]; cobras: number | undefined }): JSX.Element | null {
  const last = scale.length - 1;
  if (last < 1) return null;
  const best = scale.indexOf(Math.max(...scale));
  const x = (index: number): number => (index - 1) * 9.6;
  return (
    <g transform="translate(14 566)" aria-hidden="true">
      {scale.map((points, index) => {
        const on = cobras !== undefined && index === Math.min(cobras, last);
        return index > 0 && <rect key={index} x={x(index)} y={-barHeight(points)} width="7.6" height={barHeight(points)} rx="2.4" class={on ? "tally here" : "tally"} />;
      })}
      <path d={`M-2 1.5H${x(last) + 12}`} class="oi" />
      <g font-size="11.5">
        <text y="15.5" class="nx">1</text>
        <text x={x(best) + 3.8} y="15.5" class="m nx">
          {best}
        </text>
        <text x={x(last) + 14} y="15.5" class="e nx">
          {last}+
        </text>
      </g>
    </g>
  );
}

/** The place at the bottom, left of the hand. */
export function Home({ table, marks, say, label }: SeatsProps): JSX.Element | null {
  const place = table.places[0];
  if (!place) return null;
  const { seat, name, score, basket } = place;
  return (
    <g>
      <g role="img">
        <title>{label(place)}</title>
        <Fit x={14} y={425} size={15} max={118} text={brief(name)} class="b nx" />
        {score !== undefined && (
          <Text x={14} y={447} size={21} class="b">
            {score}
            <tspan font-size="12.5" class="q">
              {` ${say("cobras.pts")}`}
            </tspan>
          </Text>
        )}
        {basket !== undefined && (
          <At x={47} y={497} more=" scale(.9)">
            <Basket seat={seat} cobras={basket} scale={table.scale} />
          </At>
        )}
        <Flags place={place} solo={table.solo} say={say} x={14} y={400} />
      </g>
      <Scale scale={table.scale} cobras={basket} />
      {mark(marks, [`score/${seat}`], { w: 80, h: 25, rx: 9 }, 46, 440)}
      {mark(marks, [`basket/${seat}`], { w: 110, h: 70, rx: 12 }, 62, 490)}
    </g>
  );
}
