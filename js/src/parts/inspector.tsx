import { Component, type JSX } from "preact";
import { Icon } from "../art/icons";
import type { View } from "../view";
import { Chips } from "./clause";
import { grouped, keptBack, valueInWords } from "./value";

type Filter = "allCells" | "lastPly" | "pinned";

const wordOf = (view: View, stem: string): string => view.book.names[`cell.${stem}`] ?? stem;

/** The rest of an address, a seat by its name. */
const restOf = (view: View, address: string): string =>
  address.split("/").slice(1).map((part) => view.reel.seats[Number(part)]?.name ?? part).join(" / ");

/** `hand/1`: the game's word for the cell, and what tells it from its like. */
const nameOf = (view: View, address: string): string =>
  [wordOf(view, address.split("/")[0] ?? ""), restOf(view, address)].filter(Boolean).join(": ");

const valueAt = ({ reel, say, book }: View, ply: number, address: string): string =>
  valueInWords(reel.cell(ply, address), say, reel.seats, (book.data.seat_cells as string[] | undefined)?.includes(address));

function History({ view, address }: { view: View; address: string }): JSX.Element {
  const { reel, say, store } = view;
  const plies = reel.history(view.ply, address);
  return (
    <section class="why" data-follow={address} ref={view.follow} aria-label={say("whyValue", { what: nameOf(view, address) })}>
      <h3>{say("whyValue", { what: nameOf(view, address) })}</h3>
      <ol>
        {plies.map((ply) => (
          <li class="row" key={ply}>
            <button type="button" class="clause" onClick={() => store.go(ply)}>
              {reel.depth(ply)}
            </button>
            <b>{valueAt(view, ply, address)}</b>
            {reel.ply(ply)?.e.map(([text, clauses], index) => (
              <span key={index}>
                {text} <Chips view={view} clauses={clauses} />
              </span>
            ))}
          </li>
        ))}
        <li>
          <b>{valueAt(view, 0, address)}</b> <span class="quiet">{say("start")}</span>
        </li>
      </ol>
    </section>
  );
}

interface Asked {
  filter: Filter;
  pin: number | null;
  wanted: string;
  open: string | null;
}

/** Every cell the viewer may see, what has changed, and how a value came about. */
export class Inspector extends Component<{ view: View }, Asked> {
  override state: Asked = { filter: "allCells", pin: null, wanted: "", open: null };
  override render({ view }: { view: View }, { filter, pin, wanted, open }: Asked): JSX.Element {
    const { reel, say } = view;
    const since = pin !== null && reel.has(pin) ? pin : reel.parent(view.ply);
    const changed = filter === "pinned" ? reel.differing(since, view.ply) : reel.changed(view.ply);
    const before = filter === "pinned" ? since : reel.parent(view.ply);
    const addresses = reel.present(view.ply).filter((address) => {
      if (filter !== "allCells" && !changed.has(address)) return false;
      return `${address} ${nameOf(view, address)}`.toLowerCase().includes(wanted.toLowerCase());
    });
    const pick = (address: string): void => {
      this.setState({ open: open === address ? null : address });
      view.light(open === address ? [] : [address]);
    };
    return (
      <div class="inspect">
        <div class="row tools">
          <input type="search" placeholder={say("search")} aria-label={say("search")} value={wanted} onInput={(event) => this.setState({ wanted: event.currentTarget.value })} />
          {(["allCells", "lastPly", "pinned"] as const).map((kind) => (
            <button type="button" class="clause" key={kind} aria-pressed={filter === kind} onClick={() => this.setState({ filter: kind })}>
              {kind === "pinned" && pin !== null ? say("since", { n: reel.depth(pin) }) : say(kind)}
            </button>
          ))}
          <button type="button" class="clause" onClick={() => this.setState({ pin: view.ply, filter: "pinned" })}>
            {say("pin", { n: reel.depth(view.ply) })}
          </button>
        </div>
        {open && <History view={view} address={open} />}
        {addresses.length === 0 && <p class="quiet">{say("noCells")}</p>}
        <div class="cells" data-roving role="group" aria-label={say("cells")}>
          {grouped(addresses).map(([stem, inside]) => (
            <div class="cellgroup" key={stem}>
              {inside.length > 1 && <h3>{wordOf(view, stem)}</h3>}
            {inside.map((address) => {
                const value = reel.cell(view.ply, address);
                const text = valueAt(view, view.ply, address);
                return (
                  <button type="button" class={changed.has(address) ? "cell changed" : "cell"} key={address} aria-expanded={open === address} onClick={() => pick(address)}>
                    <span>{(inside.length > 1 && restOf(view, address)) || wordOf(view, stem)}</span>
                    <b>
                      {keptBack(value) && <Icon id="eye" size="1em" color="var(--straw)" />} {text}
                      {filter !== "allCells" && <small> {say("was", { what: valueAt(view, before, address) })}</small>}
                    </b>
                  </button>
                );
              })}
            </div>
          ))}
        </div>
      </div>
    );
  }
}
