// The board of Cobras in the Cockpit.
import type { JSX } from "preact";
import { newUid } from "../../art/draw";
import { sheet } from "../../art/ink";
import { Gliding } from "../../art/motion";
import type { Board, BoardProps } from "../board";
import { air } from "./air";
import { readTable } from "./cells";
import { describe } from "./describe";
import { VIEW } from "./geometry";
import type { Scene } from "./scene";
import { panel } from "./panel";
import { type Key, Picking } from "./picking";
import { emblem } from "./pieces";
import { planOf } from "./plan";
import { plane } from "./plane";
import { rooms } from "./rooms";

interface Holding {
  held: Key[];
  /** At which ply: what was held at another one is let go. */
  ply: number;
}

class Cockpit extends Gliding<BoardProps> {
  readonly units = VIEW[0];
  override state: Holding = { held: [], ply: -1 };
  readonly #hatch = newUid();

  #hold(held: Key[]): void {
    this.setState({ held, ply: this.props.ply });
  }

  /** One thing more is pointed at: a choice is made once only one is left. */
  #press(picking: Picking, key: Key, at: Element): void {
    const held = picking.point(key);
    if (!held) return;
    const settled = picking.settled(held);
    const { legal, blocked } = picking.behind(key) as { legal: number[]; blocked: number[] };
    if (picking.holds(key)) this.#hold(held);
    else if (settled !== undefined) {
      this.#hold([]);
      this.props.choose(settled);
    } else if (legal.length) this.#hold(held);
    else this.props.explain(blocked[0] as number, at);
  }

  override render(props: BoardProps): JSX.Element {
    const { cell, choices, ply, seats } = props;
    const state = this.state as Holding;
    const standing = Object.fromEntries(planOf(props.data).zones.map(({ id, from }) => [id, from ?? id]));
    const species = seats.map((_, seat) => cell(`species/${seat}`));
    const picking = new Picking(choices, { standing, species, reacting: cell("phase") === "react" }, state.ply === ply ? state.held : []);
    const into = picking.uses(picking.card).flatMap(([index, key]) => (choices[index]?.r ? [] : [key.slice(3)]));
    const scene: Scene = { ...props, picking, table: readTable(props, picking.card, into), press: this.#press.bind(this, picking), hatch: this.#hatch };
    // Escape lets go of the last thing; the shell closes its bubble besides.
    const key = (event: KeyboardEvent): void => {
      if (event.key === "Escape") this.#hold(picking.held.slice(0, -1));
    };
    // The hand comes first, where Tab enters the board.
    return sheet("cockpit", VIEW, props, this.#hatch, { onKeyDown: key }, panel(scene), plane(scene), rooms(scene), air(scene));
  }
}

export const cockpit: Board = { viewBox: VIEW, Component: Cockpit, describe, emblem };
