// What every part of the drawing is handed, and the one way in which things are pointed at.
import type { ComponentChildren, JSX } from "preact";
import { type Shape, Target } from "../../art/draw";
import type { BoardProps } from "../board";
import type { Table } from "./cells";
import type { Offer, Option } from "./choices";
import type { Edition } from "./edition";
import { outline, ring, titled } from "../../art/ink";

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

interface Extra {
  /** Round it, where that differs from the shape to hit. */
  round?: Shape;
  on?: boolean;
  /** Drawn under it while it may be chosen. */
  may?: JSX.Element;
  act?: (() => void) | false;
}

/** Something that stands for choices: none, and it is only to be looked at. */
export function pick(s: Scene, of: Option[], name: string, shape: Shape, { round = shape, on, may, act }: Extra, ...kids: ComponentChildren[]): JSX.Element {
  const open = of.filter((option) => option.open);
  const one = open[0] ?? of[0];
  const chosen = on ?? open.some(({ index }) => index === s.selected);
  const live = !!act || open.length > 0;
  const body = [chosen ? ring(round) : live && may, kids, of.some(({ index }) => index === s.blocked) && outline(round, "refused")];
  if (!act && !one) return titled(name, body);
  const point = (option?: Option): void => s.point(option ?? null);
  return (
    <g class="live">
      <g aria-hidden="true">{body}</g>
      <Target
        label={one && !of[1] ? one.label : name} hit={shape} ring={round}
        {...(live ? { "aria-pressed": chosen } : { "aria-disabled": true })}
        onClick={act || ((event) => s.press(one as Option, event.currentTarget))}
        onMouseEnter={() => point(one)} onMouseLeave={() => point()} onFocus={() => point(one)} onBlur={() => point()}
      />
    </g>
  );
}
