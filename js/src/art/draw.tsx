// Geometry and marks that every board draws alike. y runs down, degrees run clockwise from the right.
import type { ComponentChildren, JSX } from "preact";

export const round1 = (value: number): number => Math.round(value * 10) / 10;
export const rad = (degrees: number): number => (degrees * Math.PI) / 180;
export const polar = (cx: number, cy: number, r: number, degrees: number): [number, number] => [
  round1(cx + r * Math.cos(rad(degrees))),
  round1(cy + r * Math.sin(rad(degrees))),
];

let views = 0;

/** A name no other view on the page has, for what must be referred to inside an SVG. */
export const newUid = (): string => `cw${views++}`;

export type Shape = { w: number; h: number; rx: number } | { r: number } | { d: string };

/** A shape round its middle. */
export function shaped(shape: Shape, attrs: JSX.SVGAttributes<SVGElement>): JSX.Element {
  const more = attrs as Record<string, never>;
  if ("r" in shape) return <circle r={shape.r} {...more} />;
  if ("d" in shape) return <path d={shape.d} {...more} />;
  const { w, h, rx } = shape;
  return <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={rx} {...more} />;
}

// Every ring is two strokes, so that it stands out on any ground.
const RINGS = { legal: ["--pi", "--legal", 4.6], focus: ["--focus-gap", "--focus", 3.8] } as const;

/** Legal or focus, in the shape of what it rings. */
export function ring(shape: Shape, kind: keyof typeof RINGS = "legal"): JSX.Element {
  const [under, over, width] = RINGS[kind];
  const line = { fill: "none", "stroke-linejoin": "round", "stroke-linecap": "round" } as const;
  return (
    <>
      {shaped(shape, { ...line, stroke: `var(${under})`, "stroke-width": "7.4" })}
      {shaped(shape, { ...line, stroke: `var(${over})`, "stroke-width": width })}
    </>
  );
}

interface TargetProps extends Omit<JSX.SVGAttributes<SVGGElement>, "shape"> {
  /** What it is, in words. */
  label: string;
  hit: Shape;
  /** The focus ring, where it differs from the hit shape; none where the board draws it elsewhere. */
  ring?: Shape | null;
  children?: ComponentChildren;
  "data-flip"?: string;
}

/** Something to point at: its drawing, a transparent shape to hit, a ring shown on keyboard focus. */
export function Target({ label, hit, ring: focus = hit, children, ...rest }: TargetProps): JSX.Element {
  return (
    <g role="button" tabindex={-1} aria-label={label} {...rest}>
      {children}
      {shaped(hit, { class: "hit" })}
      {focus && <g class="ring">{ring(focus, "focus")}</g>}
    </g>
  );
}
