// From what may be done to what can be pointed at. A choice is reached by pointing at one thing after the other:
// a card, then an area; a card, one's snake, an area. The rules stay in Python: all this comes out of notations.
import type { Choice, Json } from "../../wire.types";

/** What can be pointed at: `card/B7`, `at/galley`, `snake/galley/0`, `seat/1`, `pile/B7`, `do/end`; last `way/@`. */
export type Key = string;

/** What notations are read with. */
export interface Context {
  /** Where the snakes stand that play into an area: in itself, mostly. */
  standing: Record<string, string>;
  /** By seat. */
  species: (Json | undefined)[];
  reacting: boolean;
}

/** Every order in which a choice can be pointed out. `plays` says that a card's name alone plays it. */
export function pathsOf({ m, s }: Pick<Choice, "m" | "s">, { standing, species }: Context, plays: (card: string) => boolean): Key[][] {
  const sign = /[+-]$|[@*!>]/.exec(m)?.[0] ?? "";
  const ids = m.replace(/[+-]$/, "").split(/[ @*!>]|(?<=\d)-/);
  const isPlace = (id = ""): boolean => id in standing;
  // What is not on the table has a button of its own.
  if (/^(end|pass|done)$/.test(m)) return [];
  const name = isPlace(ids[0]) || species.includes(ids[0]) ? "" : (ids.shift() ?? "");
  const card = `card/${name}`;
  const way = `way/${sign}`;
  const rival = species.indexOf(ids[0]);
  if (rival >= 0) ids.shift();
  const [one = "", two] = ids;
  if (two) {
    const [snake, at] = [`snake/${one}/${rival < 0 ? s : rival}`, `at/${two}`];
    return name ? [[card, snake, at, way], [snake, card, at, way]] : [[snake, at, way]];
  }
  if (rival >= 0) return [[card, one ? `snake/${one}/${rival}` : `seat/${rival}`, way]];
  if (!one) return [[card, `do/${sign === "+" ? "board" : sign || !plays(name) ? "drop" : "play"}`, way]];
  if (!isPlace(one)) return [[card, `pile/${one}`, way]];
  const [at, snake] = [`at/${one}`, `snake/${standing[one]}/${s}`];
  return sign ? [[card, at, way], [card, snake, at, way], [snake, card, at, way]] : [[card, at, way]];
}

/** What lies behind a thing to point at: choices that may be made, choices that may not. */
export interface Behind {
  legal: number[];
  blocked: number[];
}

/** Ways of a card first. */
const ORDER = ["do/play", "do/board", "do/drop"];
const NOTHING: Behind = { legal: [], blocked: [] };

/** All choices by the ways to them, and what is held on the way. */
export class Picking {
  readonly #paths: Key[][][];
  readonly #next: Map<Key, Behind>;
  readonly held: Key[];

  constructor(readonly choices: Choice[], context: Context, held: Key[]) {
    // Where throwing away needs a sign, the bare name plays; so it does against another's card.
    const plays = (card: string): boolean => context.reacting || choices.some(({ m }) => m === `${card}-`);
    this.#paths = choices.map((choice) => pathsOf(choice, context, plays));
    this.held = this.#behind(held).legal.length ? held : [];
    this.#next = this.after(this.held);
  }

  /** What can be pointed at after what has been. */
  after(held: Key[]): Map<Key, Behind> {
    const found = new Map<Key, Behind>();
    this.#paths.forEach((paths, index) => {
      for (const path of paths) {
        const key = path[held.length];
        if (!key || held.some((each, nth) => path[nth] !== each)) continue;
        const behind = found.get(key) ?? { legal: [], blocked: [] };
        behind[this.choices[index]?.r ? "blocked" : "legal"].push(index);
        found.set(key, behind);
      }
    });
    return found;
  }

  #behind(held: Key[]): Behind {
    return this.after(held.slice(0, -1)).get(held.at(-1) ?? "") ?? NOTHING;
  }

  /** What is held once a thing has been pointed at: one more, another instead of the last ones, or less. */
  point(key: Key): Key[] | undefined {
    const again = this.held.indexOf(key);
    if (again >= 0) return this.held.slice(0, again);
    for (let kept = this.held.length; kept >= 0; kept--) {
      const before = this.held.slice(0, kept);
      if (this.after(before).has(key)) return [...before, key];
    }
    return undefined;
  }

  /** What lies behind a thing, as the next one or instead of one already held. */
  behind(key: Key): Behind | undefined {
    const held = this.point(key);
    return held && this.#behind(this.holds(key) ? [...held, key] : held);
  }

  holds(key: Key): boolean {
    return this.held.includes(key);
  }

  /** Whether it is the next thing to point at, and leads somewhere. */
  lights(key: Key): boolean {
    return !!this.#next.get(key)?.legal.length;
  }

  /** The one choice left to `held`, once only the way was open. */
  settled(held: Key[]): number | undefined {
    const { legal } = this.#behind(held);
    return legal.length === 1 && [...this.after(held).keys()].every((key) => key.startsWith("way")) ? legal[0] : undefined;
  }

  /** Ways of what is held that are open now. */
  words(): Key[] {
    return [...this.#next.keys()].filter((key) => /^(do|way)/.test(key)).sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  }

  /** The card that is held. */
  get card(): string {
    return this.held.find((key) => key.startsWith("card"))?.slice(5) ?? "";
  }

  /** How a card may be played, not only discarded: by index, with what it is aimed at. */
  uses(card: string): [index: number, key: Key][] {
    return this.#paths.flatMap(([path = []], index): [number, Key][] => {
      const [first, key = "", way, last] = path;
      return first !== `card/${card}` || /drop|board/.test(key) || (last ?? way) === "way/>" ? [] : [[index, key]];
    });
  }
}
