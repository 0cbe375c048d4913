// Shorthands of the drawings. A drawing is made round its own middle and put in its place with `at`.
import type { ComponentChildren, JSX } from "preact";
import { ring, type Shape, shaped } from "./draw";

export { ring };
import { Icon } from "./icons";

export type Drawing = ComponentChildren;
export type Picture = [icon: string, color: string];

const filled = (fill?: string): { fill: string } | undefined => (fill ? { fill } : undefined);

export const at = (x: number, y: number, ...kids: Drawing[]): JSX.Element => <g transform={`translate(${x} ${y})`}>{kids}</g>;
export const grow = (by: number, ...kids: Drawing[]): JSX.Element => <g transform={`scale(${by})`}>{kids}</g>;
export const path = (d: string, kind: string, fill?: string): JSX.Element => <path d={d} class={kind} style={filled(fill)} />;
export const disc = (x: number, y: number, r: number, kind: string, fill?: string): JSX.Element => <circle cx={x} cy={y} r={r} class={kind} style={filled(fill)} />;
/** A rectangle by its corner. */
export const rect = (x: number, y: number, width: number, height: number, rx: number, kind: string, fill?: string): JSX.Element => (
  <rect x={x} y={y} width={width} height={height} rx={rx} class={kind} style={filled(fill)} />
);
/** A shape round its middle. */
export const outline = (shape: Shape, kind: string, fill?: string): JSX.Element => shaped(shape, { class: kind, style: filled(fill) });
/** A pill, or a box whose corners are less round. */
export const box = (w: number, h: number, rx = h / 2): Shape => ({ w, h, rx });
export const text = (x: number, y: number, size: number, kind: string, words: Drawing, fill?: string): JSX.Element => (
  <text x={x} y={y} font-size={size} class={kind} style={filled(fill)}>
    {words}
  </text>
);
/** A name of unknown length: squeezed into `max` units rather than cut. */
export function fit(x: number, y: number, size: number, max: number, words: string, kind = "b"): JSX.Element {
  const squeeze = words.length * size * 0.6 > max ? { textLength: max, lengthAdjust: "spacingAndGlyphs" } : {};
  return (
    <text x={x} y={y} font-size={size} class={kind} {...squeeze}>
      {words}
    </text>
  );
}
export const pic = ([id, color]: Picture, size: number, x = 0, y = 0): JSX.Element => <Icon id={id} size={size} x={x} y={y} color={color} />;
/** The gold bar under a card that may be played. */
export const bar = (y: number, half = 18): JSX.Element => ring({ d: `M${-half} ${y}H${half}` });
/** Only to be looked at. */
export const titled = (name: string, ...kids: Drawing[]): JSX.Element => (
  <g role="img">
    <title>{name}</title>
    {kids}
  </g>
);
/** The whole drawing of a game; what it is called, and the threads under their name. */
export const sheet = (game: string, [w, h]: readonly [number, number], { say, still }: { say(key: string): string; still: boolean }, hatch: string, more: object, ...kids: Drawing[]): JSX.Element => (
  <svg class={`board ${game}${still ? " still" : ""}`} viewBox={`0 0 ${w} ${h}`} role="group" aria-label={say(`${game}.table`)} {...more}>
    <defs>
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill="var(--card2)" fill-opacity=".66" />
        <path d="M0 0V6" stroke="var(--straw2)" stroke-opacity=".55" />
      </pattern>
    </defs>
    {kids}
  </svg>
);

/** A text in lines of at most so many letters; a word far too long is cut in two. */
export function lines(text: string, most: number): string[] {
  const found: string[] = [];
  for (const whole of text.split(" ")) {
    const half = Math.ceil(whole.length / 2);
    for (const word of whole.length > most ? [`${whole.slice(0, half)}-`, whole.slice(half)] : [whole]) {
      const last = found.at(-1);
      if (last && last.length + word.length < most) found[found.length - 1] = `${last} ${word}`;
      else found.push(word);
    }
  }
  return found;
}

export const NONE: ReadonlySet<string> = new Set();

/** What the shell asks to be pointed out: cells to light, cells that just changed. */
export interface Marks {
  changed: ReadonlySet<string>;
  lit: ReadonlySet<string>;
}

/** What `mark` would make of each of some cells, to tell whether it would make anything else. */
export const marked = ({ lit, changed }: Marks, of: readonly string[]): number[] => of.map((address) => (lit.has(address) ? 2 : +changed.has(address)));

/** Round the drawing of some cells: gold where one is lit, dashed where one has changed. `rug`: on dark ground, in another blue. */
export function mark({ lit, changed }: Marks, of: readonly string[], shape: Shape, x = 0, y = 0, rug = false): JSX.Element | false {
  const gold = of.some((address) => lit.has(address));
  return (gold || of.some((address) => changed.has(address))) && (
    <g transform={`translate(${x} ${y})`} class="mark">
      {gold ? ring(shape) : shaped(shape, { fill: "none", stroke: `var(${rug ? "--changed-d" : "--changed"})`, "stroke-width": "2.75", "stroke-dasharray": "9 5" })}
    </g>
  );
}
