// What lies before each seat: the panels on the rug, and the place of the one at the bottom.
import type { JSX } from "preact";
import { at, box, disc, type Drawing, fit, mark, type Marks, outline, path, pic, rect, text, titled } from "../../art/ink";
import type { Say } from "../board";
import type { Place, Table } from "./cells";
import { barHeight, POD, podAt } from "./geometry";
import { basket as basketOf, crown, pileOf, tab, tabWidth } from "./pieces";
import { kept } from "./shorthand";

interface SeatsProps {
  table: Table;
  marks: Marks;
  say: Say;
  label(place: Place): string;
}

/** A long name is cut here; its whole stands in the seat switch and in what is read aloud. */
const brief = (name: string): string => (name.length > 16 ? `${name.slice(0, 15)}…` : name);

/** Leads or wins; in the solo game the token lies with who leads. */
function flags(place: Place, solo: boolean, say: Say, x: number, y: number): JSX.Element | false {
  const word = place.wins ? say("cobras.wins") : place.leads ? say("cobras.leads") : "";
  const width = tabWidth(word);
  const leads = solo && place.leads && at(width / 2 + 14, 0, disc(0, 0, 12, "o", "var(--suit-g)"), pic(["cob", "var(--cream)"], 16));
  return !!word && at(x + width / 2, y, tab(0, 0, word, true), leads);
}

const counts = ({ seat, count, kings }: Place): Drawing => [
  kings !== undefined && at(76, 26, crown(kings === 0)),
  count !== undefined && [
    <rect data-flip={`hand/${seat}`} x="51" y="17.5" width="12" height="17" rx="2" fill="var(--back2)" stroke="var(--on-rug)" stroke-width="1.25" />,
    text(48, 31, 13, "e r b nx", count),
  ],
];

const points = (x: number, y: number, size: number, kind: string, score: number, quiet: string, say: Say): JSX.Element =>
  text(x, y, size, kind, [score, <tspan font-size="12" class={quiet}>{` ${say("cobras.pts")}`}</tspan>]);

function pod({ table, marks, say, label }: SeatsProps, place: Place, [x, y]: [number, number]): JSX.Element {
  const { seat, name, score, basket, pile, acts } = place;
  return at(
    x, y,
    titled(
      label(place),
      outline(POD, acts || place.wins ? "pod turn" : "pod"),
      pile && <g transform="translate(-56 3) scale(.93)"><g data-flip={`dummy/${seat}`}>{pileOf(pile)}</g></g>,
      basket !== undefined && at(-46, 11, basketOf(seat, basket, table.scale)),
      fit(82, pile ? 5 : -22, 15, 94, brief(name), "b e r nx"),
      score !== undefined && !pile && points(82, 3, 23, "b e r", score, "r2", say),
      !pile && counts(place),
      flags(place, table.solo, say, pile ? 4 : -91, -43),
      mark(marks, [`basket/${seat}`], box(90, 74, 12), -46, 3, true),
      mark(marks, [`dummy/${seat}`], box(64, 90, 10), -56, 2, true),
      mark(marks, [`score/${seat}`], box(90, 28, 9), 43, -4, true),
      mark(marks, [`kings/${seat}`], { r: 12 }, 77, 26, true),
    ),
  );
}

const keptPlace = (props: SeatsProps, place: Place, draw: () => Drawing): JSX.Element =>
  kept(props, [place, props.table.places.length, props.table.scale, props.table.solo], ["basket", "dummy", "score", "kings"].map((cell) => `${cell}/${place.seat}`), draw);

export const pods = (props: SeatsProps): JSX.Element[] =>
  props.table.places.slice(1).map((place, index, others) => keptPlace(props, place, () => pod(props, place, podAt(index + 1, others.length + 1))));

/** Points for a Basket of each size; the bar of this one stands out. */
function tally(scale: number[], cobras: number | undefined): JSX.Element | false {
  const last = scale.length - 1;
  const best = scale.indexOf(Math.max(...scale));
  const x = (index: number): number => (index - 1) * 9.6;
  const bar = (points: number, index: number): JSX.Element =>
    rect(x(index), -barHeight(points), 7.6, barHeight(points), 2.4, index === Math.min(cobras ?? -1, last) ? "tally here" : "tally");
  return last > 0 && (
    <g transform="translate(14 566)" aria-hidden="true">
      {scale.slice(1).map((points, index) => bar(points, index + 1))}
      {path(`M-2 1.5H${x(last) + 12}`, "oi")}
      {text(0, 15.5, 11.5, "nx", 1)}
      {text(x(best) + 3.8, 15.5, 11.5, "m nx", best)}
      {text(x(last) + 14, 15.5, 11.5, "e nx", `${last}+`)}
    </g>
  );
}

function own({ table, marks, say, label }: SeatsProps, place: Place): Drawing {
  const { seat, name, score, basket } = place;
  return [
    titled(
      label(place),
      fit(14, 425, 15, 118, brief(name), "b nx"),
      score !== undefined && points(14, 447, 21, "b", score, "q", say),
      basket !== undefined && <g transform="translate(47 497) scale(.9)">{basketOf(seat, basket, table.scale)}</g>,
      flags(place, table.solo, say, 14, 400),
    ),
    tally(table.scale, basket),
    mark(marks, [`score/${seat}`], box(80, 25, 9), 46, 440),
    mark(marks, [`basket/${seat}`], box(110, 70, 12), 62, 490),
  ];
}

/** The place at the bottom, left of the hand. */
export const home = (props: SeatsProps): JSX.Element | undefined => {
  const [place] = props.table.places;
  return place && keptPlace(props, place, () => own(props, place));
};
