import { Component, type JSX } from "preact";
import { boardOf } from "../boards/index";
import type { View } from "../view";
import { markInWords } from "../words";
import { Chips } from "./clause";

interface RowProps {
  ply: number;
  current: boolean;
  view: View;
  /** Changes when the words or the tape do. */
  key2: string;
}

/** One ply. Drawn again only when it becomes or stops being the current one. */
class Row extends Component<RowProps> {
  override shouldComponentUpdate(next: RowProps): boolean {
    return next.current !== this.props.current || next.key2 !== this.props.key2 || next.ply !== this.props.ply;
  }

  override render({ ply, current, view }: RowProps): JSX.Element {
    const { reel, say } = view;
    const piece = reel.ply(ply);
    const events = piece?.e.length ? piece.e : [[ply ? `${piece?.m ?? ""}` : say("start"), []] as [string, number[]]];
    const mark = piece?.k;
    const { emblem } = boardOf(view.book.game);
    const note = reel.notes[ply];
    return (
      <li aria-current={current ? "step" : undefined} data-follow={current ? `ply ${ply}` : undefined} data-ply={ply}>
        {events.map(([text, clauses], index) => (
          <div class="line" key={index}>
            <span class="k">{index === 0 && reel.depth(ply)}</span>
            {index === 0 ? emblem?.(piece?.m ?? "") || <i /> : <i />}
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
}

/** What happened on this line, a sentence an event; the clauses beside it. */
export function Log({ view }: { view: View }): JSX.Element {
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
  const key2 = `${reel.name} ${store.book.locale}`;
  return (
    <ol class="log" data-roving aria-label={say("log")} onPointerOver={hover} onPointerLeave={hover} onClick={go}>
      {store.line.map((ply) => (
        <Row key={ply} ply={ply} current={ply === store.screen} view={view} key2={`${key2} ${reel.notes[ply] ?? ""}`} />
      ))}
      {store.atCursor && store.now.node === store.now.tip && (
        <li class="line quiet">
          <span class="k">{say("now")}</span>
          <i />
          {store.now.status}
        </li>
      )}
    </ol>
  );
}
