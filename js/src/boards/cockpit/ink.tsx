// Shorthands of this drawing, and what everything that can be pointed at has in common.
import type { ComponentChildren, JSX } from "preact";
import { Fit, Outline, type Shape, Target } from "../../art/draw";
import type { BoardProps } from "../board";
import { Mark } from "../cobras/marks";
import type { Table } from "./cells";
import type { Spot } from "./geometry";
import type { Picking } from "./picking";
import type { Point } from "./plan";

/** All that a part of the board is drawn from. */
export interface Scene extends BoardProps {
  table: Table;
  picking: Picking;
  press(key: string, at: Element): void;
  /** Name of the pattern laid over what cannot be played. */
  hatch: string;
}

export const at = (x: number, y: number, ...children: ComponentChildren[]): JSX.Element => <g transform={`translate(${x} ${y})`}>{children}</g>;
export const path = (d: string, kind: string, fill?: string): JSX.Element => <path d={d} class={kind} fill={fill} />;
export const disc = (x: number, y: number, r: number, kind: string, fill?: string): JSX.Element => <circle cx={x} cy={y} r={r} class={kind} fill={fill} />;
/** A rectangle by its corner. */
export const rect = (x: number, y: number, width: number, height: number, rx: number, kind: string, fill?: string): JSX.Element => (
  <rect x={x} y={y} width={width} height={height} rx={rx} class={kind} fill={fill} />
);
export const text = (x: number, y: number, size: number, kind: string, words: ComponentChildren, fill?: string): JSX.Element => (
  <text x={x} y={y} font-size={size} class={`${kind} nx`} style={fill && { fill }}>
    {words}
  </text>
);
/** Words from elsewhere, of unknown length. */
export const fit = (x: number, y: number, size: number, max: number, words: string, kind = "b"): JSX.Element => (
  <Fit x={x} y={y} size={size} max={max} text={words} class={`${kind} nx`} />
);

/** What a thing is called: by itself, and by the one choice that it stands for. */
function label({ picking }: Scene, key: string, name: string): string {
  const { legal = [], blocked = [] } = picking.behind(key) ?? {};
  const [only, ...others] = legal.length ? legal : blocked;
  const told = others.length || picking.holds(key) ? "" : picking.choices[only ?? -1]?.l;
  return [name, told].filter(Boolean).join(". ");
}

/**
 * Something on the board: its drawing round its middle, its name, and what pressing it does.
 * `key`: as what it is pointed at, while it leads to a choice; `of`: the cells it shows.
 */
export function thing(scene: Scene, key: string, name: string, [x, y]: Point | Spot, shape: Shape, of: string[], ...children: ComponentChildren[]): JSX.Element {
  const { picking, press, changed, lit } = scene;
  const behind = picking.behind(key);
  const shut = !behind?.legal.length;
  return (
    <g key={key || name} transform={`translate(${x} ${y})`} class={behind && (shut ? "live shut" : "live")}>
      {behind ? (
        <>
          <g aria-hidden="true">{children}</g>
          <Target
            label={label(scene, key, name)} hit={shape} aria-pressed={picking.holds(key)} aria-disabled={shut || undefined}
            onClick={(event) => press(key, event.currentTarget)}
          />
        </>
      ) : (
        <g role="img" aria-label={name} class="calm">
          {children}
        </g>
      )}
      <Mark changed={changed} lit={lit} of={of} shape={shape} />
    </g>
  );
}

/** A shape round its middle. */
export const outline = (shape: Shape, kind: string, fill?: string): JSX.Element => <Outline shape={shape} class={kind} fill={fill} />;
