// The Cobras table.
import type { JSX } from "preact";
import { newUid } from "../../art/draw";
import { Gliding } from "../../art/motion";
import type { Board, BoardProps } from "../board";
import { readTable } from "./cells";
import { describe, sayLine, sayPlace, sayTrick } from "./describe";
import { VIEW } from "./geometry";
import { Hand, Kings } from "./hand";
import { emblem } from "./pieces";
import { Rug, Trick, Verdict } from "./rug";
import { Home, Pods } from "./seats";
import { Snake } from "./snake";

const Hatch = ({ id }: { id: string }): JSX.Element => (
  <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="6" height="6" fill="var(--card2)" fill-opacity=".66" />
    <path d="M0 0V6" stroke="var(--straw2)" stroke-width="1.25" stroke-opacity=".55" />
  </pattern>
);

class Cobras extends Gliding<BoardProps> {
  readonly units = VIEW[0];
  readonly #hatch = newUid();

  override render(props: BoardProps): JSX.Element {
    const { say, changed, lit, seat, still } = props;
    const hatch = this.#hatch;
    const table = readTable(props);
    const { holder, places } = table;
    const shared = { table, marks: { changed, lit }, say };
    const label = sayPlace.bind(null, say, table);
    return (
      <svg class={`board cobras${still ? " still" : ""}`} viewBox={`0 0 ${VIEW.join(" ")}`} role="group" aria-label={say("cobras.table")}>
        <defs>
          <Hatch id={hatch} />
        </defs>
        <Snake {...shared} label={sayLine(say, table)} />
        <Rug />
        <Pods {...shared} label={label} />
        <Trick {...shared} label={sayTrick(say, table)} viewer={seat} />
        <Home {...shared} label={label} />
        <Verdict {...shared} />
        <Hand {...props} place={holder} hatch={hatch} named={holder !== places[0]} />
        <Kings {...props} place={holder} hatch={hatch} />
      </svg>
    );
  }
}

export const cobras: Board = { viewBox: VIEW, Component: Cobras, describe, emblem };
