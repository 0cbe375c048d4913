// Shorthands of this drawing.
import type { ComponentChildren, JSX } from "preact";

interface TextProps {
  x?: number;
  y?: number;
  size: number;
  class: string;
  fill?: string;
  children: ComponentChildren;
}

/** A figure or word. On a piece (`nx`) it keeps its size where others grow in a narrow view. */
export const Text = ({ x, y, size, class: kind, fill, children }: TextProps): JSX.Element => (
  <text x={x} y={y} font-size={size} class={kind} style={fill && { fill }}>
    {children}
  </text>
);

/** Something drawn round its middle, put in its place. */
export const At = ({ x = 0, y = 0, more = "", children }: { x?: number; y?: number; more?: string; children: ComponentChildren }): JSX.Element => (
  <g transform={`translate(${x} ${y})${more}`}>{children}</g>
);
