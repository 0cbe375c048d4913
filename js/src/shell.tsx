// One view: the parts it was asked for, around one board.
import { Component, type ComponentChildren, type JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import { itemsOf, rove, settle, SUPPRESS, use } from "./a11y";
import { stillWanted } from "./art/motion";
import type { BoardProps, Say } from "./boards/board";
import { boardOf } from "./boards/index";
import { Actions } from "./parts/actions";
import { Alert, Bubble } from "./parts/bubble";
import { Header } from "./parts/header";
import { Keys } from "./parts/keys";
import { type TabId, Tabs } from "./parts/tabs";
import { Timeline } from "./parts/timeline";
import type { Store } from "./store";
import { type Theme, themeOf, watchTheme } from "./theme";
import type { View } from "./view";
import type { Reason } from "./wire.types";
import { speaker } from "./words";

const ALL = ["board", "timeline", "log", "rules", "inspector"];
const NOTHING: readonly string[] = [];

/** A part that fails says so and leaves the others alone. */
class Guard extends Component<{ say: Say; of: unknown; children: ComponentChildren }, { fault: string; of: unknown }> {
  override state = { fault: "", of: undefined as unknown };
  override componentDidCatch(error: unknown): void {
    this.setState({ fault: String(error), of: this.props.of });
  }
  override render(): ComponentChildren {
    const { fault, of } = this.state;
    if (!fault || of !== this.props.of) return this.props.children;
    return (
      <p class="fault" role="alert">
        {this.props.say("failed", { what: fault })}
      </p>
    );
  }
}

/** Draw again when the store says so. */
function useStore(store: Store): void {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => store.subscribe(() => again(0)), [store]);
}

function useTheme(store: Store, root: { current: Element | null }): Theme {
  const told = store.get<string>("theme", "auto");
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const abort = new AbortController();
    if (root.current) watchTheme(root.current, () => again(0), abort.signal);
    again(0);
    return () => abort.abort();
  }, []);
  return root.current ? themeOf(told, root.current) : "light";
}

interface Explained {
  choice: number;
  at: Element;
  reasons: Reason[];
}

/** One tab stop a group, kept through every drawing; a focus that lost its thing goes to that one's neighbour. */
function useRoving(root: { current: HTMLElement | null }): (event: FocusEvent) => void {
  const held = useRef<{ group: Element; item: Element; index: number } | null>(null);
  useLayoutEffect(() => {
    root.current?.querySelectorAll("[data-roving]").forEach(settle);
    const lost = held.current;
    if (!lost || lost.item.isConnected || !lost.group.isConnected) return;
    held.current = null;
    const active = (root.current?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement;
    if (active && active !== document.body && active !== root.current) return;
    const items = itemsOf(lost.group);
    (items[Math.min(lost.index, items.length - 1)] ?? (lost.group as HTMLElement)).focus({ preventScroll: true });
  });
  return (event) => {
    const item = event.target as HTMLElement;
    item.setAttribute(SUPPRESS, "true");
    const group = item.closest("[data-roving]");
    held.current = group && { group, item, index: itemsOf(group).indexOf(item) };
    if (group && itemsOf(group).includes(item)) use(group, item);
  };
}

export function Shell({ store }: { store: Store }): JSX.Element {
  useStore(store);
  const root = useRef<HTMLDivElement>(null);
  const theme = useTheme(store, root);
  const onFocus = useRoving(root);
  const [seen, preview] = useState<number | null>(null);
  const [selected, select] = useState<number | null>(null);
  const [explained, explain] = useState<Explained | null>(null);
  const [lit, light] = useState<readonly string[]>(NOTHING);
  const [tab, setTab] = useState<TabId | null>(null);
  const [clause, setClause] = useState<number | null>(null);
  const [section, setSection] = useState<string | null>(null);
  const [keys, setKeys] = useState(false);
  const [said, setSaid] = useState("");

  const { book, reel, now } = store;
  const board = boardOf(book.game);
  const locale = book.locale;
  const say = useMemo(() => speaker(book.names), [book]);
  const parts = store.get<string[]>("parts", ALL);
  const ply = seen !== null && reel.has(seen) ? seen : store.screen;
  const live = store.live && ply === store.screen;

  // What was chosen or asked belongs to one position.
  useEffect(() => {
    select(null);
    explain(null);
    light(NOTHING);
  }, [store.screen, now.node, reel]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const events = reel.ply(store.screen)?.e.map(([text]) => text) ?? [];
      setSaid([...events, store.atCursor ? now.status : ""].join(" "));
    }, 300);
    return () => clearTimeout(timer);
  }, [store.screen, now.status, reel]);

  const tell = (choice: number, at: Element): void => {
    const reasons = now.choices[choice]?.r ?? [];
    select(null);
    explain({ choice, at, reasons });
    if (reasons.length === 0) store.why(choice, (told) => explain({ choice, at, reasons: told }));
  };
  const close = (): void => {
    explain(null);
    store.dismiss();
  };
  const view: View = {
    store, book, reel, say, ply, preview, light,
    openClause(index) {
      setSection(book.clauses[index]?.section ?? null);
      setClause(index);
      setTab("rules");
    },
  };
  const choose = (choice: number): void => {
    close();
    store.choose(choice);
  };
  const choice = selected === null ? undefined : now.choices[selected];
  const shining = explained ? reel.named(explained.reasons.flatMap(([, , cells]) => cells)) : choice ? reel.named(choice.c) : lit;
  const props: BoardProps = {
    cell: (address) => reel.cell(ply, address),
    addresses: reel.present(ply),
    changed: reel.changed(ply),
    seat: reel.seat,
    seats: reel.seats,
    toAct: live ? now.to_act : (reel.ply(ply)?.w ?? []),
    choices: live ? now.choices : [],
    lit: new Set(shining),
    selected: live ? selected : null,
    blocked: explained?.choice ?? null,
    select(index) {
      close();
      select(index);
    },
    choose,
    explain: tell,
    say,
    data: book.data,
    still: store.still || ply !== store.screen || stillWanted(),
  };

  // The score sheet sums up the log.
  const tabs = (["log", "score", "rules", "inspector"] as const).filter((part) => parts.includes(part === "score" ? "log" : part));
  const shortcuts: Record<string, () => void> = {
    ",": () => store.by(-1),
    ".": () => store.by(1),
    "<": () => store.by(-Infinity),
    ">": () => store.by(Infinity),
    p: () => store.play(!store.playing),
    u: () => store.undo(),
    "?": () => setKeys(!keys),
    Escape() {
      if (keys) setKeys(false);
      else if (explained) (explained.at as HTMLElement).focus({ preventScroll: true });
      else select(null);
      close();
    },
  };
  tabs.forEach((id, index) => (shortcuts[String(index + 1)] = () => setTab(id)));

  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Tab") return;
    event.stopPropagation();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    if (event.key !== "Escape" && target.matches("input,textarea,select")) return;
    const group = target.closest("[data-roving]");
    const act = shortcuts[event.key];
    if (group && rove(group, event)) event.preventDefault();
    else if (act) {
      event.preventDefault();
      act();
    }
  };
  const probe = (): void => store.kernel.probe();
  useEffect(() => {
    const visible = (): void => void (document.visibilityState === "visible" && probe());
    document.addEventListener("visibilitychange", visible);
    return () => document.removeEventListener("visibilitychange", visible);
  }, []);

  const [width, height] = board.viewBox;
  const Board = board.Component;
  return (
    <div
      class="gw" ref={root} data-theme={theme} data-size={store.get("size", "normal")} lang={locale} role="region" aria-label={book.title || "…"}
      onKeyDown={onKey}
      onFocusIn={(event) => {
        onFocus(event);
        probe();
      }}
      onPointerDown={probe}
    >
      {parts.includes("board") && (
        <>
          <Header view={view} />
          <div class="stage" role="group" aria-label={board.describe(props)} data-roving style={`aspect-ratio:${width}/${height}`}>
            <Guard say={say} of={ply}>
              {book.game && <Board {...props} />}
            </Guard>
            {explained && live && <Bubble view={view} title={say("blocked")} at={explained.at} reasons={explained.reasons} close={() => shortcuts.Escape?.()} />}
          </div>
          <Actions view={view} selected={live ? selected : null} choose={choose} />
        </>
      )}
      <Alert view={view} />
      {parts.includes("timeline") && <Timeline view={view} help={() => setKeys(true)} />}
      {tabs.length > 0 && (
        <Guard say={say} of={`${ply}${tab}`}>
          <Tabs view={view} tabs={tabs} tab={tab ?? (tabs[0] as TabId)} setTab={setTab} clause={clause} section={section} setSection={setSection} />
        </Guard>
      )}
      {keys && <Keys say={say} close={() => setKeys(false)} />}
      <div class="said" aria-live="polite">
        {said}
      </div>
    </div>
  );
}
