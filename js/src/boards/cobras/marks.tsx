// What the shell asks to be pointed out: cells to light, cells that just changed.
import type { JSX } from "preact";
import { Changed, Ring, type Shape } from "../../art/draw";
import type { BoardProps } from "../board";

export type Marks = Pick<BoardProps, "changed" | "lit">;

export const NONE: ReadonlySet<string> = new Set();

interface MarkProps extends Marks {
  /** The cells drawn here. */
  of: string[];
  shape: Shape;
  x?: number;
  y?: number;
  /** On the rug another blue is needed. */
  rug?: boolean;
}

/** A ring round the drawing of a cell: gold where it is lit, dashed where it changed. */
export function Mark({ of, shape, x = 0, y = 0, rug, changed, lit }: MarkProps): JSX.Element | null {
  const gold = of.some((address) => lit.has(address));
  if (!gold && !of.some((address) => changed.has(address))) return null;
  return (
    <g transform={`translate(${x} ${y})`} class="mark">
      {gold ? <Ring shape={shape} /> : <Changed shape={shape} on={rug ? "--changed-d" : "--changed"} />}
    </g>
  );
}
