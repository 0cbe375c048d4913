import { Component, type JSX } from "preact";
import { settle } from "../a11y";
import { boardOf } from "../boards/index";
import type { View } from "../view";
import type { EventLine } from "../wire.types";
import { markInWords } from "../words";
import { Chips } from "./clause";
import { Keep } from "../keep";

const PAGE = 40;
const FEW = 5;

function Row({ ply, current, view }: { ply: number; current: boolean; view: View }): JSX.Element {
  const { reel, say } = view;
  const piece = reel.ply(ply);
  const events: EventLine[] = piece?.e.length ? piece.e : [[piece?.m ?? say("start"), []]];
  const mark = piece?.k;
  const { emblem } = boardOf(view.book.game);
  const note = reel.notes[ply];
  return (
    <li {...(current && { "aria-current": "step", "data-follow": `ply ${ply} ${note}`, ref: view.follow })} data-ply={ply}>
      {events.map(([text, clauses], index) => (
        <div class="line" key={index}>
          <span class="k">{!index && reel.depth(ply)}</span>
          {(!index && emblem?.(piece?.m ?? "")) || <i />}
          <button type="button" class="go">{text}</button>
          <span class="chips">
            <Chips view={view} clauses={clauses} />
          </span>
        </div>
      ))}
      {note && <p class="note">{note}</p>}
      {mark && <span class="k2">{markInWords(mark, say)}</span>}
    </li>
  );
}

/** What happened on this line, a sentence an event; the clauses beside it. */
export class Log extends Component<{ view: View }> {
  #line: readonly number[] = [];

  override componentDidMount(): void {
    const { store } = this.props.view;
    // Rows come and go with the line alone, and there may be a thousand.
    if (this.#line !== store.line) settle(this.base as Element);
    this.#line = store.line;
  }
  override componentDidUpdate(): void {
    this.componentDidMount();
  }
  override componentWillUnmount(): void {
    // No pointer leaves what is taken away.
    this.props.view.preview(null, 0);
  }

  override render({ view }: { view: View }): JSX.Element {
    const { store, reel, say } = view;
    const plyAt = (event: Event): number | null => {
      const row = (event.target as Element).closest("[data-ply]");
      return row ? Number(row.getAttribute("data-ply")) : null;
    };
    const hover = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") view.preview(event.type === "pointerleave" ? null : plyAt(event));
    };
    const go = (event: MouseEvent): void => {
      const ply = plyAt(event);
      if (ply === null || (event.target as Element).closest(".clause")) return;
      view.preview(null, 0);
      store.go(ply);
    };
    const row = (ply: number): JSX.Element => {
      const current = ply === store.screen;
      return <Keep key={ply} on={[reel.name, say, current, reel.notes[ply]]} draw={() => <Row ply={ply} current={current} view={view} />} />;
    };
    // There may be a thousand: a page that tells of nothing new is not gone through row by row, and what is out of sight
    // not painted.
    const pages = Array.from({ length: Math.ceil(store.line.length / PAGE) }, (_, index) => store.line.slice(index * PAGE, (index + 1) * PAGE));
    return (
      <div class={pages.length > FEW ? "log long" : "log"} role="group" data-roving aria-label={say("log")} onPointerOver={hover} onPointerLeave={hover} onClick={go}>
        {pages.map((page) => (
          <Keep key={page[0]} on={[reel.name, say, page.indexOf(store.screen), JSON.stringify(page.map((ply) => [ply, reel.notes[ply]]))]} draw={() => <ol>{page.map(row)}</ol>} />
        ))}
        {store.atCursor && store.now.node === store.now.tip && (
          <ol>
            <li class="line quiet">
              <span class="k">{say("now")}</span>
              <i />
              {store.now.status}
            </li>
          </ol>
        )}
      </div>
    );
  }
}
