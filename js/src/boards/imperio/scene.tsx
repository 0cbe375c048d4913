// What every part of the drawing is handed, and the one way in which things are pointed at.
import type { ComponentChildren, JSX } from "preact";
import { Outline, Ring, type Shape, Target } from "../../art/draw";
import type { BoardProps } from "../board";
import type { Table } from "./cells";
import type { Offer, Option } from "./choices";
import type { Edition } from "./edition";

export interface Scene extends BoardProps {
  table: Table;
  edition: Edition;
  options: Option[];
  offered: Offer;
  /** The choice selected, or pointed at. */
  aimed: Option | null;
  /** The spaces a pawn would go over for it. */
  way: readonly string[];
  /** Sentinels that may be moved. */
  free: string[];
  /** The pattern laid over what is refused. */
  hatch: string;
  press(option: Option, at: Element): void;
  /** Point at the beginning of a longer choice. */
  hold(words: string[]): void;
  point(option: Option | null): void;
}

interface PickProps {
  s: Scene;
  /** What can be done with it; none: it is only to be looked at. */
  of?: Option[];
  label: string;
  shape: Shape;
  ring?: Shape;
  on?: boolean;
  /** Drawn under it while it may be chosen. */
  may?: JSX.Element;
  act?: (() => void) | undefined;
  children: ComponentChildren;
}

export function Pick({ s, of = [], label, shape, ring = shape, on, may, act, children }: PickProps): JSX.Element {
  const open = of.filter((option) => option.open);
  const [one = of[0]] = open;
  const chosen = on ?? open.some(({ index }) => index === s.selected);
  const live = act ?? (one && ((event?: Event) => s.press(one, event?.currentTarget as Element)));
  const body = (
    <>
      {chosen ? <Ring shape={ring} /> : (act || open.length > 0) && may}
      {children}
      {of.some(({ index }) => index === s.blocked) && <Outline shape={ring} class="refused" />}
    </>
  );
  if (!live) {
    return (
      <g role="img">
        <title>{label}</title>
        {body}
      </g>
    );
  }
  const point = (): void => s.point(one ?? null);
  const leave = (): void => s.point(null);
  return (
    <Target
      label={of.length === 1 && one ? one.label : label} hit={shape} ring={ring} class="live" onClick={live}
      {...(act || open.length ? { "aria-pressed": chosen } : { "aria-disabled": true })} onMouseEnter={point} onMouseLeave={leave} onFocus={point} onBlur={leave}
    >
      {body}
    </Target>
  );
}
