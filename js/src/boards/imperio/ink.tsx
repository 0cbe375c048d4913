// Shorthands of this drawing.
import type { ComponentChildren, JSX } from "preact";
import { Changed, Fit, LegalBar, Outline, Ring, type Shape } from "../../art/draw";
import { Icon } from "../../art/icons";
import type { BoardProps } from "../board";
import type { Picture } from "./edition";

type Kids = ComponentChildren[];

export const at = (x: number, y: number, ...kids: Kids): JSX.Element => <g transform={`translate(${x} ${y})`}>{kids}</g>;
export const grow = (by: number, ...kids: Kids): JSX.Element => <g transform={`scale(${by})`}>{kids}</g>;
export const path = (d: string, kind: string, fill?: string): JSX.Element => <path d={d} class={kind} fill={fill} />;
export const disc = (x: number, y: number, r: number, kind: string, fill?: string): JSX.Element => <circle cx={x} cy={y} r={r} class={kind} style={fill && { fill }} />;
/** A rectangle by its corner. */
export const rect = (x: number, y: number, width: number, height: number, rx: number, kind: string): JSX.Element => <rect x={x} y={y} width={width} height={height} rx={rx} class={kind} />;
export const text = (x: number, y: number, size: number, kind: string, words: ComponentChildren): JSX.Element => (
  <text x={x} y={y} font-size={size} class={kind}>
    {words}
  </text>
);
/** Words from elsewhere, of unknown length. */
export const fit = (x: number, y: number, size: number, max: number, words: string, kind: string): JSX.Element => <Fit x={x} y={y} size={size} max={max} text={words} class={kind} />;
export const pic = ([id, color]: Picture, size: number, x = 0, y = 0): JSX.Element => <Icon id={id} size={size} x={x} y={y} color={color} />;
export const box = (w: number, h: number, rx = h / 2): Shape => ({ w, h, rx });
export const outline = (shape: Shape, kind: string, fill?: string): JSX.Element => <Outline shape={shape} class={kind} fill={fill} />;
export const ring = (shape: Shape): JSX.Element => <Ring shape={shape} />;
export const bar = (y: number): JSX.Element => <LegalBar y={y} />;
/** Only to be looked at. */
export const titled = (name: string, ...kids: Kids): JSX.Element => (
  <g role="img">
    <title>{name}</title>
    {kids}
  </g>
);

/** Round the drawing of some cells: gold where one is lit, dashed where one has changed. */
export const mark = ({ lit, changed }: Pick<BoardProps, "lit" | "changed">, of: string[], shape: Shape, x = 0, y = 0): JSX.Element | false => {
  const gold = of.some((address) => lit.has(address));
  return (gold || of.some((address) => changed.has(address))) && (
    <g transform={`translate(${x} ${y})`} class="idle">
      {gold ? <Ring shape={shape} /> : <Changed shape={shape} />}
    </g>
  );
};
