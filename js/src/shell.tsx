// One view: the parts it was asked for, around one board.
import { Component, createRef, type JSX } from "preact";
import { itemsOf, rove, settle, SUPPRESS, use } from "./a11y";
import { type Gliding, stillWanted } from "./art/motion";
import type { BoardProps } from "./boards/board";
import { boardOf } from "./boards/index";
import { afterFrame, drawNow, Later } from "./later";
import { Actions } from "./parts/actions";
import { Alert, Bubble } from "./parts/bubble";
import { Guard } from "./parts/guard";
import { Header } from "./parts/header";
import { Keys } from "./parts/keys";
import { keepInView } from "./parts/pane";
import type { AskedClause } from "./parts/rules";
import { type TabId, Tabs } from "./parts/tabs";
import { Timeline } from "./parts/timeline";
import type { Store } from "./store";
import { themeOf, watchTheme } from "./theme";
import type { View } from "./view";
import type { Reason } from "./wire.types";

const LINGER = 120;
const SPEAK = 300;

interface Explained {
  choice: number;
  at: Element;
  reasons: Reason[];
}

interface Shown {
  /** The ply the pointer rests on in the log. */
  seen: number | null;
  selected: number | null;
  explained: Explained | null;
  lit: readonly string[];
  tab: TabId | null;
  clause: AskedClause | null;
  section: string | null;
  keys: boolean;
  more: boolean;
  place: readonly unknown[];
}

// What was chosen or asked belongs to one position.
const NOTHING = { selected: null, explained: null, lit: [] };

export class Shell extends Component<{ store: Store }, Shown> {
  override state: Shown = { ...NOTHING, seen: null, tab: null, clause: null, section: null, keys: false, more: false, place: [] };
  readonly #root = createRef<HTMLDivElement>();
  readonly #live = createRef<HTMLDivElement>();
  readonly #board = createRef<Gliding<BoardProps>>();
  readonly #ended = new AbortController();
  #held: { group: Element; item: Element; index: number } | null = null;
  /** What had the focus before a dialog took it. */
  #opener: HTMLElement | undefined;
  #linger: ReturnType<typeof setTimeout> | undefined;
  #speak: ReturnType<typeof setTimeout> | undefined;
  #unwatch: (() => void) | undefined;
  #followed: string | false | null | undefined;
  #row: Element | undefined;
  #callOff: (() => void) | undefined;
  readonly #follow = (row: Element | null): void => {
    if (row) this.#row = row;
  };

  static override getDerivedStateFromProps({ store }: { store: Store }, { place: before }: Shown): Partial<Shown> | null {
    const place = [store.screen, store.now.node, store.reel];
    return place.some((part, index) => part !== before[index]) ? { ...NOTHING, place } : null;
  }

  override componentDidMount(): void {
    const { store } = this.props;
    const { signal } = this.#ended;
    signal.addEventListener("abort", store.subscribe(this.#again));
    document.addEventListener("visibilitychange", () => document.hidden || store.kernel.probe(), { signal });
    this.#placed();
  }

  #again = (): void => this.setState({});

  // Hosts draw first and attach later, and may move what they have attached: only then does it have a host that
  // says light or dark, and rows that can be scrolled. The style's one animation begins at each of these moments.
  #placed = (): void => {
    this.#unwatch?.();
    this.#unwatch = watchTheme(this.#root.current as Element, this.#again);
    this.#followed = null;
    this.#again();
  };

  override componentWillUnmount(): void {
    this.#ended.abort();
    this.#unwatch?.();
    clearTimeout(this.#linger);
    clearTimeout(this.#speak);
    this.#callOff?.();
  }

  override componentDidUpdate(_: unknown, { place }: Shown): void {
    this.#refocus();
    if (place !== this.state.place) {
      clearTimeout(this.#speak);
      this.#speak = setTimeout(() => this.#say(), SPEAK);
    }
    // At first all is drawn at once.
    this.#callOff ??= afterFrame(this.#followed === null ? 0 : 1, this.#settle);
  }

  /** All is drawn: one thing of each group can be reached, and the row that tells of what has changed is in sight. */
  #settle = (): void => {
    // Something may have come to wait since this was asked for.
    drawNow();
    this.#callOff = undefined;
    this.#root.current?.querySelectorAll("[data-roving]:not(.log)").forEach(settle);
    this.#refocus();
    const row = this.#row;
    const follow = row?.isConnected && row.getAttribute("data-follow");
    if (follow && follow !== this.#followed) {
      keepInView(row);
      // Once more: what has come near sight is only now as high as it is.
      afterFrame(0, () => keepInView(row));
    }
    this.#followed = follow;
  };

  /** Each sentence is an element of its own, so that they are not read as one. */
  #say(): void {
    const { store } = this.props;
    const said = [...(store.reel.ply(store.screen)?.e ?? []), ...(store.atCursor ? [[store.now.status]] : [])];
    this.#live.current?.replaceChildren(...said.map(([text]) => Object.assign(document.createElement("p"), { textContent: text })));
  }

  /** A focus that lost its thing goes to that one's neighbour. */
  #refocus(): void {
    const lost = this.#held;
    if (!lost || lost.item.isConnected || !lost.group.isConnected) return;
    this.#held = null;
    const active = (lost.group.getRootNode() as Document | ShadowRoot).activeElement;
    if (active && active !== document.body) return;
    const items = itemsOf(lost.group);
    (items[Math.min(lost.index, items.length - 1)] ?? (lost.group as HTMLElement)).focus({ preventScroll: true });
  }

  #touched = (): void => {
    drawNow();
    this.props.store.kernel.probe();
  };

  #focused = (event: FocusEvent): void => {
    const item = event.target as HTMLElement;
    item.setAttribute(SUPPRESS, "true");
    if (!item.closest("[role=dialog]")) this.#opener = item;
    const group = item.closest("[data-roving]");
    const index = group ? itemsOf(group).indexOf(item) : -1;
    this.#held = group && { group, item, index };
    if (group && index >= 0) use(group, item);
    this.props.store.kernel.probe();
  };

  #preview = (seen: number | null, wait = LINGER): void => {
    clearTimeout(this.#linger);
    this.#linger = setTimeout(() => this.setState({ seen }), wait);
  };

  #explain(choice: number, at: Element): void {
    const { store } = this.props;
    const { place } = this.state;
    const told = (reasons: Reason[]): void => {
      // Python may say why when all has moved on.
      if (place === this.state.place) this.setState({ selected: null, explained: { choice, at, reasons } });
    };
    const reasons = store.now.choices[choice]?.r ?? [];
    told(reasons);
    if (reasons.length === 0) store.why(choice, told);
  }

  #close(): void {
    if (this.state.explained) this.setState({ explained: null });
    this.props.store.dismiss();
  }

  #escape = (): void => {
    const { keys, more, explained } = this.state;
    if (explained) (explained.at as HTMLElement).focus({ preventScroll: true });
    else if (keys || more) this.#opener?.focus({ preventScroll: true });
    else this.setState({ selected: null });
    this.setState({ keys: false, more: false });
    this.#close();
  };

  get #parts(): string[] {
    return this.props.store.get("parts", []);
  }

  #tabs(): TabId[] {
    const parts = this.#parts;
    // The score sheet sums up the log, where there are points to sum up.
    return (["log", "score", "rules", "inspector"] as const).filter((part) => parts.includes(part === "score" && this.props.store.reel.index.has("score/0") ? "log" : part));
  }

  #key = (event: KeyboardEvent): void => {
    if (event.key === "Tab") return;
    event.stopPropagation();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    if (event.key !== "Escape" && target.matches("input")) return;
    const { store } = this.props;
    const acts: Record<string, () => void> = {
      ",": () => store.by(-1),
      ".": () => store.by(1),
      "<": () => store.by(-Infinity),
      ">": () => store.by(Infinity),
      p: () => store.player.play(!store.player.on),
      u: () => store.undo(),
      "?": () => this.setState({ keys: !this.state.keys }),
      Escape: this.#escape,
    };
    this.#tabs().forEach((tab, index) => (acts[index + 1] = () => this.setState({ tab })));
    const group = target.closest("[data-roving]");
    const act = acts[event.key];
    if (group && rove(group, event)) event.preventDefault();
    else if (act) {
      event.preventDefault();
      act();
    }
  };

  #propsOf(view: View, live: boolean): BoardProps {
    const { store, reel, ply } = view;
    const { now } = store;
    const { selected, explained, lit } = this.state;
    const choice = selected === null ? undefined : now.choices[selected];
    const shining = explained ? reel.named(explained.reasons.flatMap(([, , cells]) => cells)) : choice ? reel.named(choice.c) : lit;
    return {
      ply,
      cell: (address) => reel.cell(ply, address),
      before: (address) => reel.cell(reel.parent(ply), address),
      move: reel.ply(ply),
      addresses: reel.present(ply),
      changed: reel.changed(ply),
      seat: reel.seat,
      seats: reel.seats,
      toAct: live ? now.to_act : (reel.ply(ply)?.w ?? []),
      choices: live ? now.choices : [],
      odds: (live && now.odds) || [],
      turns: (live && now.turns) || [],
      lit: new Set(shining),
      selected: live ? selected : null,
      blocked: explained?.choice ?? null,
      select: (index) => {
        this.#close();
        this.setState({ selected: index });
      },
      choose: (index) => {
        this.#close();
        store.choose(index, now.node);
        // Python thinks; what it says will move things.
        this.#board.current?.look?.();
      },
      explain: (index, at) => this.#explain(index, at),
      say: view.say,
      data: view.book.data,
      still: store.still || ply !== store.screen || stillWanted(),
    };
  }

  override render({ store }: { store: Store }, { seen, explained, tab, clause, section, keys, more }: Shown): JSX.Element {
    const { book, reel, say } = store;
    const board = boardOf(book.game);
    const parts = this.#parts;
    const ply = seen !== null && reel.has(seen) ? seen : store.screen;
    const live = store.live && ply === store.screen;
    const view: View = {
      store, book, reel, say, ply,
      preview: this.#preview,
      follow: this.#follow,
      light: (lit) => this.setState({ lit }),
      openClause: (index) => this.setState({ clause: { index, asked: performance.now() }, section: book.clauses[index]?.section ?? null, tab: "rules" }),
    };
    const props = this.#propsOf(view, live);
    const tabs = this.#tabs();
    const open = tab ?? tabs[0];
    return (
      <div
        class="gw" ref={this.#root} data-theme={this.#root.current ? themeOf(store.get("theme", "auto"), this.#root.current) : "light"}
        data-size={store.get("size", "normal")} lang={book.locale} role="region" aria-label={book.title || "…"}
        onAnimationStart={this.#placed} onPointerDownCapture={this.#touched} onKeyDownCapture={this.#touched} onKeyDown={this.#key} onFocusIn={this.#focused}
      >
        {parts.includes("board") && (
          <>
            <Header view={view} />
            <div class="stage" role="group" aria-label={board.describe(props)} data-roving style={`aspect-ratio:${board.viewBox.join("/")}`}>
              <Guard say={say} of={ply}>
                {book.game && <board.Component {...props} ref={this.#board} />}
              </Guard>
              {explained && live && <Bubble view={view} title={say("blocked")} at={explained.at} reasons={explained.reasons} close={this.#escape} />}
            </div>
            <Actions view={view} selected={props.selected} choose={props.choose} />
          </>
        )}
        <Alert view={view} />
        {parts.includes("timeline") && <Timeline view={view} more={more} toggle={() => this.setState({ more: !more })} help={() => this.setState({ more: false, keys: true })} />}
        {open && (
          <Later draw={() => (
            <Guard say={say} of={ply + open}>
              <Tabs view={view} tabs={tabs} tab={open} setTab={(id) => this.setState({ tab: id })} clause={clause} section={section} setSection={(id) => this.setState({ section: id })} />
            </Guard>
          )} />
        )}
        {keys && <Keys say={say} close={this.#escape} />}
        <div class="said" aria-live="polite" ref={this.#live} />
      </div>
    );
  }
}
