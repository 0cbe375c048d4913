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

// Every ring is two strokes, so that it stands out on any ground.
const RINGS = { legal: ["--pi", "--legal", 4.6], focus: ["--focus-gap", "--focus", 3.8] } as const;
export type RingKind = keyof typeof RINGS;

export type Shape = { w: number; h: number; rx: number } | { r: number } | { d: string };

export function Outline({ shape, ...rest }: { shape: Shape } & JSX.SVGAttributes<SVGElement>): JSX.Element {
  const attrs = rest as Record<string, never>;
  if ("r" in shape) return <circle r={shape.r} {...attrs} />;
  if ("d" in shape) return <path d={shape.d} {...attrs} />;
  const { w, h, rx } = shape;
  return <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={rx} {...attrs} />;
}

/** Legal or focus, in the shape of what it rings. */
export function Ring({ shape, kind = "legal" }: { shape: Shape; kind?: RingKind }): JSX.Element {
  const [under, over, width] = RINGS[kind];
  const line = { shape, fill: "none", "stroke-linejoin": "round", "stroke-linecap": "round" } as const;
  return (
    <>
      <Outline {...line} stroke={`var(${under})`} stroke-width="7.4" />
      <Outline {...line} stroke={`var(${over})`} stroke-width={width} />
    </>
  );
}

/** The gold bar under a card that may be played. */
export const LegalBar = ({ y, half = 18 }: { y: number; half?: number }): JSX.Element => (
  <Ring shape={{ d: `M${-half} ${y}H${half}` }} />
);

/** What changed with the ply on the screen. */
export const Changed = ({ shape, on = "--changed" }: { shape: Shape; on?: string }): JSX.Element => (
  <Outline shape={shape} fill="none" stroke={`var(${on})`} stroke-width="2.75" stroke-dasharray="9 5" />
);

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
export function Target({ label, hit, ring = hit, children, ...rest }: TargetProps): JSX.Element {
  return (
    <g role="button" tabindex={-1} aria-label={label} {...rest}>
      {children}
      <Outline shape={hit} class="hit" />
      {ring && (
        <g class="ring">
          <Ring shape={ring} kind="focus" />
        </g>
      )}
    </g>
  );
}

/** A name of unknown length: squeezed into `max` units rather than cut. */
export function Fit({ x, y, size, max, text, class: kind = "b nx" }: { x: number; y: number; size: number; max: number; text: string; class?: string }): JSX.Element {
  const squeeze = text.length * size * 0.56 > max ? { textLength: max, lengthAdjust: "spacingAndGlyphs" } : {};
  return (
    <text x={x} y={y} font-size={size} class={kind} {...squeeze}>
      {text}
    </text>
  );
}
