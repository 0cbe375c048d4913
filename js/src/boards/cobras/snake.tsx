// The line: a snake with a place for each triple that brings the round nearer to its end.
import type { JSX } from "preact";
import { Outline } from "../../art/draw";
import type { Say } from "../board";
import type { Table } from "./cells";
import { slots } from "./geometry";
import { mark, type Marks, pic } from "../../art/ink";
import { Badge, LineCard } from "./pieces";
import { At, Text } from "./shorthand";

const TAIL = "M120 40C90 40 80 24 54 32";

interface SnakeProps {
  table: Table;
  marks: Marks;
  say: Say;
  label: string;
}

export function Snake({ table, marks, say, label }: SnakeProps): JSX.Element {
  const { line, toEnd, discard, onRug } = table;
  const places = slots(line.length, toEnd);
  return (
    <g role="img">
      <title>{label}</title>
      <path d={TAIL} class="tail" stroke="var(--ink)" stroke-width="11" />
      <path d={TAIL} class="tail" stroke="var(--suit-g)" stroke-width="7" />
      <rect x="118" y="7" width="496" height="54" rx="27" fill="var(--suit-g)" class="oi" />
      <path d="M134 56H596" stroke="var(--cream)" stroke-width="2.75" opacity=".55" stroke-dasharray="10 5" />
      {places.map(([x, y], index) => {
        const card = line[index];
        return (
          <g key={card ?? index} transform={`translate(${x} ${y})`}>
            {card ? (
              <g {...(onRug.includes(card) ? { opacity: 0.45 } : { "data-flip": card })}>
                <LineCard card={card} />
              </g>
            ) : (
              <>
                <Outline shape={{ w: 33, h: 40, rx: 5 }} class="place" />
                <Text y={5} size={13} class="b m c">
                  {index + 1}
                </Text>
              </>
            )}
          </g>
        );
      })}
      {pic(["cobra", "var(--suit-g)"], 66, 632, 33)}
      <Text x={14} y={20} size={12.5} class="b q">
        {say("cobras.line")}
      </Text>
      <Text x={14} y={64} size={21} class="b">
        {line.length}
        <tspan font-size="13" class="q"> / {toEnd}</tspan>
      </Text>
      {mark(marks, ["line"], { w: 78, h: 28, rx: 9 }, 45, 57)}
      <Discard cards={discard} onRug={onRug} marks={marks} word={say("cell.discard")} />
    </g>
  );
}

const Discard = ({ cards, onRug, marks, word }: { cards: string[]; onRug: string[]; marks: Marks; word: string }): JSX.Element => (
  <At x={692} y={30}>
    {cards.slice(-5).map((card) => !onRug.includes(card) && <rect key={card} data-flip={card} x="-13" y="-20" width="26" height="37" rx="4" fill="var(--back)" class="o" />)}
    <rect x="-13" y="-20" width="26" height="37" rx="4" fill="var(--back)" class="o" />
    {pic(["eye", "var(--straw)"], 16, 0, -6)}
    <Badge y={13} color="cream">
      {cards.length}
    </Badge>
    <Text x={24} y={41} size={12} class="e q">
      {word}
    </Text>
    {mark(marks, ["discard"], { w: 38, h: 58, rx: 9 }, 0, 2)}
  </At>
);
