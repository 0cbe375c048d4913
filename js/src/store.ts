// One for each model, shared by its views: the tape, where the cursor stands, which ply the screens show.
import type { AnyModel } from "@anywidget/types";
import { more } from "./art/icons";
import { stillWanted } from "./art/motion";
import { AutoPass } from "./autopass";
import { unfold } from "./choices";
import { Kernel } from "./kernel";
import { NOTHING } from "./nothing";
import { Player } from "./player";
import { Reel } from "./reel";
import type { Answer, Book, Choice, Now, Piece, Reason, Tape } from "./wire.types";
import { speaker } from "./words";

const REST = 250;
const SETTLE = 60;
const SYNC_AGAIN = 1000;
const STRIDE = 400;
const FEW = 6;

/** Where the cursor stands, its choices unfolded. */
export type Here = Omit<Now, "choices"> & { choices: Choice[] };

export interface Alert {
  text: string;
  reasons: Reason[];
}

interface Traits {
  book: Book;
  tape: Tape;
  piece: Piece;
  now: Now;
  answer: Answer;
  ply: number;
  playing: boolean;
  autopass: boolean;
  locale: string;
  theme: string;
  size: string;
  parts: string[];
}

const KEYS = ["book", "tape", "piece", "now", "answer", "ply", "playing", "autopass", "locale", "theme", "size", "parts"] as const;

export class Store {
  book: Book = NOTHING;
  say = speaker(NOTHING.names);
  reel = new Reel(NOTHING);
  now: Here = NOTHING;
  /** The ply on the screens. */
  screen = 0;
  /** The last move of the screen was no single step, so nothing glides. */
  still = true;
  alert: Alert | null = null;
  readonly kernel: Kernel;
  readonly autopass = new AutoPass(this);
  readonly player = new Player(this);
  readonly #views = new Set<() => void>();
  readonly #seen: Partial<Traits> = {};
  #early: Now | null = null;
  #timers: Record<string, ReturnType<typeof setTimeout> | undefined> = {};
  #asked = -Infinity;
  #going = false;

  readonly #model: AnyModel;

  constructor(model: AnyModel) {
    this.#model = model;
    this.kernel = new Kernel(model, () => {
      if (this.kernel.silent) this.#going = false;
      this.changed();
    });
    for (const key of KEYS) model.on(`change:${key}`, this.#absorb);
    this.#absorb();
  }

  get<T>(key: string, fallback: T): T {
    return (this.#model.get(key) as T | undefined) ?? fallback;
  }

  subscribe(view: () => void): () => void {
    this.#views.add(view);
    this.player.wake();
    this.autopass.look();
    return () => this.#views.delete(view);
  }

  get watched(): boolean {
    return this.#views.size > 0;
  }

  /** Draw the views anew. */
  changed(): void {
    this.autopass.look();
    for (const view of this.#views) view();
  }

  // Traits set together are announced one by one: each announcement reads them all, in the order that makes sense.
  #absorb = (): void => {
    const fresh: Partial<Traits> = {};
    for (const key of KEYS) {
      const value = this.#model.get(key) as never;
      if (value !== this.#seen[key]) this.#seen[key] = fresh[key] = value;
    }
    const { book, tape, piece, now, answer, ply, playing } = fresh;
    if (book?.game) {
      this.book = book;
      this.say = speaker(book.names);
      more(book.data.pictures as object | undefined);
    }
    if (tape?.tape) this.#open(tape);
    if (piece?.tape) this.#fold(piece);
    if (now?.tape) this.#early = now;
    this.#settle();
    if (answer?.id) this.#hear(answer);
    // `ply` counts along the line, as it does in Python; a screen's number is that of its ply on the tape.
    const at = ply === undefined ? undefined : this.line[ply];
    if (at !== undefined && at !== this.screen && !this.#early && !this.busy && !this.#timers.walk) this.#show(at);
    if (playing !== undefined && playing !== this.player.on) this.player.play(playing);
    this.kernel.sign();
    // A mere answer changes nothing by itself.
    if (Object.keys(fresh).some((key) => key !== "answer")) this.changed();
  };

  #open(tape: Tape): void {
    const other = tape.tape !== this.reel.name;
    this.reel = new Reel(tape);
    if (other) {
      this.now = { ...NOTHING, tape: tape.tape, node: -1, tip: tape.plies.length };
      this.#show(Math.min(this.screen, this.reel.size));
    }
    const { piece } = this.#seen;
    if (piece?.tape) this.#fold(piece);
  }

  #fold(piece: Piece): void {
    if (this.reel.add(piece) === "gap") this.#sync();
  }

  /** Ask for the whole tape, not more than once a second. */
  #sync(): void {
    if (performance.now() - this.#asked < SYNC_AGAIN) return;
    this.#asked = performance.now();
    this.kernel.send({ type: "sync" });
  }

  /** Take a `now` whose pieces have been read; one that came too early waits a moment, then asks. */
  #settle(): void {
    const now = this.#early;
    if (!now) return;
    if (now.tape !== this.reel.name || now.seq > this.reel.seq || !this.reel.has(now.node)) {
      this.#later("settle", SETTLE, () => {
        if (this.#early) this.#sync();
      });
      return;
    }
    this.#early = null;
    const [moved, along] = [now.node !== this.now.node, this.atCursor];
    this.now = { ...now, choices: unfold(now.choices) };
    if (moved && !this.busy) along ? this.#walk(now.node) : this.#show(now.node);
    this.player.pause();
  }

  /** The hand is on the timeline, or Python has not yet heard where it came to rest. */
  get busy(): boolean {
    return this.#timers.rest !== undefined || this.#going;
  }

  #hear(answer: Answer): void {
    const asked = this.kernel.answer(answer);
    if (!asked || answer.ok || asked === "why") return;
    // Another view's step came first: nothing to tell.
    if ((asked === "step" || asked === "pass") && answer.kind === "stale") return;
    this.alert = { text: answer.text ?? "", reasons: answer.refused ?? [] };
    this.changed();
  }

  dismiss(): void {
    if (!this.alert) return;
    this.alert = null;
    this.changed();
  }

  /** Go to where Python went. What followed a decision by itself is shown one ply after the other. */
  #walk(ply: number): void {
    const { reel, screen } = this;
    const next = reel.path(ply)[reel.depth(screen) + 1];
    const far = reel.depth(ply) - reel.depth(screen);
    if (next === undefined || reel.parent(next) !== screen || far > FEW || stillWanted()) return this.#show(ply);
    this.#show(next);
    if (far > 1) this.#later("walk", STRIDE, () => {
      if (!this.busy) this.#walk(ply);
      this.changed();
    });
  }

  #show(ply: number): void {
    const { reel } = this;
    this.#later("walk", 0, undefined);
    this.still = ply !== reel.parent(this.screen) && reel.parent(ply) !== this.screen;
    this.screen = ply;
  }

  get atCursor(): boolean {
    return this.screen === this.now.node;
  }

  /** Choices can be taken now: the screen is at the cursor and somebody listens. */
  get live(): boolean {
    return this.atCursor && !this.kernel.absent;
  }

  /** The line on the screen. */
  get line(): readonly number[] {
    return this.reel.line(this.screen, this.now.tip);
  }

  /** Show a ply at once; Python follows when the hand rests. */
  scrub(ply: number): void {
    if (!this.reel.has(ply) || ply === this.screen) return;
    this.#show(ply);
    this.alert = null;
    this.#later("rest", REST, () => this.#arrive());
    this.changed();
  }

  go(ply: number): void {
    this.scrub(ply);
    if (this.#timers.rest) this.#later("rest", 0, () => this.#arrive());
  }

  /** Along the line on the screen; beyond its ends nothing happens. */
  by(steps: number): void {
    const { line } = this;
    const at = this.reel.depth(this.screen) + steps;
    this.scrub(line[Math.max(0, Math.min(line.length - 1, at))] ?? 0);
  }

  #arrive(): void {
    this.#timers.rest = undefined;
    if (this.kernel.absent || this.#going || this.atCursor) return;
    const node = this.screen;
    this.#going = true;
    this.kernel.send({ type: "goto", node }, () => {
      this.#going = false;
      if (this.screen !== node) this.#arrive();
      this.changed();
    });
  }

  /** Take a choice as it was offered at a ply. */
  choose(choice: number, node: number): void {
    this.kernel.send({ type: "choose", node, choice });
    // What there is to see comes with the answer: nothing is drawn in its way.
    this.dismiss();
  }

  /** The reasons of a blocked choice that did not come with it. */
  why(choice: number, told: (reasons: Reason[]) => void): void {
    this.kernel.send({ type: "why", node: this.now.node, choice }, (answer) => {
      told(answer.refused ?? []);
      this.changed();
    });
  }

  undo(): void {
    this.go(this.reel.undo(this.screen));
  }

  /** Let things stand by itself from now on, or no more. */
  letStand(on: boolean): void {
    this.tell("autopass", on);
    this.changed();
  }

  /** Set a trait, in Python too. */
  tell(trait: "autopass" | "playing", value: boolean): void {
    if (this.#model.get(trait) === value) return;
    this.#seen[trait] = value;
    try {
      this.#model.set(trait, value);
      this.#model.save_changes();
    } catch {
      // Nobody there to tell.
    }
  }

  #later(name: string, wait: number, act: (() => void) | undefined): void {
    clearTimeout(this.#timers[name]);
    this.#timers[name] = act && setTimeout(() => {
      this.#timers[name] = undefined;
      act();
    }, wait);
  }

  close(): void {
    for (const key of KEYS) this.#model.off(`change:${key}`, this.#absorb);
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    this.#timers = {};
    this.autopass.close();
    this.player.close();
    this.kernel.close();
    this.#views.clear();
  }
}
