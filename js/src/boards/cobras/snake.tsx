// The line: a snake with a place for each triple that brings the round nearer to its end.
import type { JSX } from "preact";
import { at, box, mark, type Marks, outline, pic, rect, text } from "../../art/ink";
import type { Say } from "../board";
import type { Table } from "./cells";
import { slots } from "./geometry";
import { badge, lineCard } from "./pieces";

const TAIL = "M120 40C90 40 80 24 54 32";

interface SnakeProps {
  table: Table;
  marks: Marks;
  say: Say;
  label: string;
}

export function snake({ table, marks, say, label }: SnakeProps): JSX.Element {
  const { line, toEnd, discard, onRug } = table;
  const places = slots(line.length, toEnd);
  return (
    <g role="img">
      <title>{label}</title>
      <path d={TAIL} class="tail" stroke="var(--ink)" stroke-width="11" />
      <path d={TAIL} class="tail" stroke="var(--suit-g)" stroke-width="7" />
      {rect(118, 7, 496, 54, 27, "oi", "var(--suit-g)")}
      <path d="M134 56H596" stroke="var(--cream)" stroke-width="2.75" opacity=".55" stroke-dasharray="10 5" />
      {places.map(([x, y], index) => {
        const card = line[index];
        return (
          <g key={card ?? index} transform={`translate(${x} ${y})`}>
            {card ? (
              <g {...(onRug.includes(card) ? { opacity: 0.45 } : { "data-flip": card })}>
                {lineCard(card)}
              </g>
            ) : (
              <>
                {outline(box(33, 40, 5), "place")}
                {text(0, 5, 13, "b m c", index + 1)}
              </>
            )}
          </g>
        );
      })}
      {pic(["cobra", "var(--suit-g)"], 66, 632, 33)}
      {text(14, 20, 12.5, "b q", say("cobras.line"))}
      {text(14, 64, 21, "b", [line.length, <tspan font-size="13" class="q"> / {toEnd}</tspan>])}
      {mark(marks, ["line"], box(78, 28, 9), 45, 57)}
      {discarded(discard, onRug, marks, say("cell.discard"))}
    </g>
  );
}

const discarded = (cards: string[], onRug: string[], marks: Marks, word: string): JSX.Element =>
  at(
    692, 30,
    cards.slice(-5).map((card) => !onRug.includes(card) && <g key={card} data-flip={card}>{rect(-13, -20, 26, 37, 4, "o", "var(--back)")}</g>),
    rect(-13, -20, 26, 37, 4, "o", "var(--back)"),
    pic(["eye", "var(--straw)"], 16, 0, -6),
    badge(0, 13, cards.length, "cream"),
    text(24, 41, 12, "e q", word),
    mark(marks, ["discard"], box(38, 58, 9), 0, 2),
  );
