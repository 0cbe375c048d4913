// What all parts of the board are drawn from, and what everything that can be pointed at has in common.
import type { JSX } from "preact";
import { type Shape, Target } from "../../art/draw";
import { type Drawing, mark } from "../../art/ink";
import type { BoardProps } from "../board";
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
export function thing(scene: Scene, key: string, name: string, [x, y]: Point | Spot, shape: Shape, of: string[], ...children: Drawing[]): JSX.Element {
  const { picking, press } = scene;
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
      {mark(scene, of, shape)}
    </g>
  );
}
