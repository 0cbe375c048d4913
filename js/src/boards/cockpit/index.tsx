// The board of Cobras in the Cockpit.
import type { JSX } from "preact";
import css from "./cockpit.css";
import { newUid } from "../../art/draw";
import { more } from "../../art/icons";
import { boardIcons } from "../../art/icons.boards";
import { Gliding } from "../../art/motion";
import type { Board, BoardProps } from "../board";
import { Air, Picker } from "./air";
import { readTable } from "./cells";
import { describe } from "./describe";
import { VIEW } from "./geometry";
import { Hands } from "./hands";
import { Panel } from "./panel";
import { type Context, type Key, Picking } from "./picking";
import { emblem } from "./pieces";
import { Sky, Ways } from "./plane";
import { Floors, Rooms } from "./rooms";

more(boardIcons);

interface Holding {
  held: Key[];
  /** Of which position: what was held before another one is let go. */
  of: unknown;
}

/** What notations are read with at this position. */
function contextOf({ cell, data, seats }: BoardProps): Context {
  const species = seats.map((_, seat) => cell(`species/${seat}`));
  const areas = (data.areas ?? []) as unknown as { id: string; from: string | null }[];
  return {
    seatOf: (id) => (species.includes(id) ? species.indexOf(id) : undefined),
    standing: (id) => areas.find((area) => area.id === id)?.from ?? id,
    isArea: (id) => areas.some((area) => area.id === id),
    reacting: cell("phase") === "react",
  };
}

class Cockpit extends Gliding<BoardProps> {
  readonly units = VIEW[0];
  override state: Holding = { held: [], of: null };
  readonly #hatch = newUid();

  #hold = (held: Key[]): void => this.setState({ held, of: this.props.ply });

  // Escape lets go of the last thing; the shell closes its bubble besides.
  #key = ({ key }: KeyboardEvent): void => {
    const { held } = this.state as Holding;
    if (key === "Escape" && held.length) this.#hold(held.slice(0, -1));
  };

  override render(props: BoardProps): JSX.Element {
    const { say, changed, lit, still, choices, ply, data } = props;
    const { held, of } = this.state as Holding;
    const picking = new Picking(choices, contextOf(props));
    const hands = new Hands(picking, of === ply ? picking.kept(held) : [], props, this.#hold);
    const table = readTable(props, hands.card, picking.into(`card/${hands.card}`));
    const shared = { table, marks: { changed, lit }, say, hands };
    const hot = (between: [string, string]): boolean =>
      between.some((id, nth) => hands.lights(`at/${id}`) && hands.held.some((key) => key.startsWith(`snake/${between[1 - nth]}/`)));
    return (
      <svg class={`board cockpit${still ? " still" : ""}`} viewBox={`0 0 ${VIEW.join(" ")}`} role="group" aria-label={say("cockpit.table")} onKeyDown={this.#key}>
        <defs>
          <pattern id={this.#hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" fill="var(--card2)" fill-opacity=".66" />
            <path d="M0 0V6" stroke="var(--straw2)" stroke-width="1.25" stroke-opacity=".55" />
          </pattern>
        </defs>
        <Sky plan={table.plan} />
        <Floors {...shared} />
        <Ways plan={table.plan} hot={hot} />
        <Rooms {...shared} />
        <Air {...shared} />
        <Panel {...shared} data={data} hatch={this.#hatch} />
        <Picker {...shared} />
      </svg>
    );
  }
}

export const cockpit: Board = { viewBox: VIEW, Component: Cockpit, describe, emblem, css };
