// What is held while a choice is being pointed out, and what a press on a thing does.
import type { Choice } from "../../wire.types";
import type { BoardProps } from "../board";
import type { Behind, Key, Picking } from "./picking";

type Doing = Pick<BoardProps, "choose" | "explain" | "move" | "blocked">;

/** How a thing to point at is told that it is pressed. */
interface Pressed {
  onClick(event: { currentTarget: Element }): void;
  class: string;
  "aria-pressed": boolean;
  "aria-disabled": true | undefined;
}

export class Hands {
  readonly #next: Map<Key, Behind>;

  constructor(
    readonly picking: Picking,
    readonly held: Key[],
    readonly doing: Doing,
    readonly hold: (held: Key[]) => void,
  ) {
    this.#next = picking.next(held);
  }

  get choices(): Choice[] {
    return this.picking.choices;
  }

  holds(key: Key): boolean {
    return this.held.includes(key);
  }

  /** What lies behind a thing: as the next one, or in the place of one already held. */
  behind(key: Key): Behind | undefined {
    const next = this.#next.get(key);
    if (next) return next;
    const held = this.picking.point(this.held, key);
    return held === this.held ? undefined : this.picking.behind(this.holds(key) ? [...held, key] : held);
  }

  /** Whether it is the next thing to point at, and leads somewhere. */
  lights(key: Key): boolean {
    return !!this.#next.get(key)?.legal.length;
  }

  /** Pills of the ways that are open now, and of what can be done with nothing held. */
  pills(): Key[] {
    const words = (keys: Iterable<Key>): Key[] => [...keys].filter((key) => /^(do|way)/.test(key));
    const ways = words(this.#next.keys());
    const order = ["do/play", "do/board", "do/drop"];
    ways.sort((a, b) => order.indexOf(a) - order.indexOf(b));
    return this.held.length ? [...ways, ...words(this.picking.next([]).keys())] : ways;
  }

  /** The card that is held. */
  get card(): string {
    return this.held.find((key) => key.startsWith("card/"))?.slice(5) ?? "";
  }

  press(key: Key, at: Element): void {
    const held = this.picking.point(this.held, key);
    if (held.length <= this.held.length && this.holds(key)) return this.hold(held);
    const { legal, blocked } = this.picking.behind(held);
    const settled = this.picking.settled(held);
    if (settled !== undefined) {
      this.hold([]);
      this.doing.choose(settled);
    } else if (legal.length) this.hold(held);
    else if (blocked[0] !== undefined) this.doing.explain(blocked[0], at);
  }

  /** What a thing is called: by itself, and by the one choice that it stands for. */
  label(key: Key, name: string): string {
    const behind = this.behind(key);
    const [only, ...others] = behind?.legal.length ? behind.legal : (behind?.blocked ?? []);
    const told = only !== undefined && !others.length && !this.holds(key) ? this.choices[only]?.l : undefined;
    return told ? (name ? `${told}. ${name}` : told) : name;
  }

  target(key: Key): Pressed {
    const legal = !!this.behind(key)?.legal.length;
    return {
      onClick: (event) => this.press(key, event.currentTarget),
      class: legal ? "live" : "live shut",
      "aria-pressed": this.holds(key),
      "aria-disabled": legal ? undefined : true,
    };
  }

  /** Where a snake that now stands in an area may have come from. */
  came(area: string, seat: number): string | undefined {
    const [, from, to] = /(?:^| )([a-z-]+)>([a-z-]+)$/.exec(this.doing.move?.m ?? "") ?? [];
    return to === area ? `snake/${from}/${seat}/false` : undefined;
  }

  /** Which hand a card that now lies in an area has come from. */
  flew(card: string): string | undefined {
    const { s, m } = this.doing.move ?? {};
    return m?.startsWith(card) ? `hand/${s}/${card}` : "stack";
  }
}
