// The Cobras table.
import type { JSX } from "preact";
import { newUid } from "../../art/draw";
import { sheet } from "../../art/ink";
import { Gliding } from "../../art/motion";
import type { Board, BoardProps } from "../board";
import { verdict } from "../verdict";
import { readTable } from "./cells";
import { describe, sayLine, sayPlace, sayTrick } from "./describe";
import { MIDDLE, VIEW } from "./geometry";
import { Hand, Kings } from "./hand";
import { emblem } from "./pieces";
import { rug, trick } from "./rug";
import { home, pods } from "./seats";
import { kept } from "./shorthand";
import { snake } from "./snake";

class Cobras extends Gliding<BoardProps> {
  readonly units = VIEW[0];
  readonly #hatch = newUid();

  override render(props: BoardProps): JSX.Element {
    const { say, changed, lit, seat } = props;
    const hatch = this.#hatch;
    const table = readTable(props);
    const { holder, places, line, toEnd, discard, onRug } = table;
    const shared = { table, marks: { changed, lit }, say };
    const label = sayPlace.bind(null, say, table);
    return sheet(
      "cobras", VIEW, props, hatch, {},
      kept(shared, [line, toEnd, discard, onRug], ["line", "discard"], () => snake({ ...shared, label: sayLine(say, table) })),
      kept(shared, 0, [], rug),
      pods({ ...shared, label }),
      trick({ ...shared, label: sayTrick(say, table), viewer: seat }),
      home({ ...shared, label }),
      verdict("cobras", MIDDLE[0], 398, 680, props),
      <Hand {...props} place={holder} hatch={hatch} named={holder !== places[0]} />,
      <Kings {...props} place={holder} hatch={hatch} />,
    );
  }
}

export const cobras: Board = { viewBox: VIEW, Component: Cobras, describe, emblem };
