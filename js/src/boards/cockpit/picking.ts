// From what may be done to what can be pointed at. A choice is reached by pointing at one thing after the other:
// a card, then an area; a card, one's snake, an area. The rules stay in Python: all this comes out of notations.
import type { Choice } from "../../wire.types";

/** What can be pointed at: `card/B7`, `at/galley`, `snake/galley/0`, `seat/1`, `pile/B7`, `do/end`, `way/@`. */
export type Key = string;

/** What notations are read with. */
export interface Context {
  /** Seats by species. */
  seatOf(species: string): number | undefined;
  /** Where the snakes stand that play into an area. */
  standing(area: string): string;
  isArea(id: string): boolean;
  reacting: boolean;
}

/** One thing after the other; the last says which way, where there is more than one. */
type Path = Key[];

const WORDS = ["end", "pass", "done"];
const CARD = /^([A-Z]\d+|[a-z-]+?)(?:([@*!])([a-z-]+)|(\+)|-([a-z-]+)@([a-z-]+)|(-))?$/;

const play = (target: Key): ((card: Key) => Path[]) => (card) => [[card, target, "way/play"]];

/** Where a snake goes: paid for by a card, or by nothing. */
function moved(seat: number, [from = "", to = ""]: string[], card?: Key): Path[] {
  const [snake, at] = [`snake/${from}/${seat}`, `at/${to}`];
  return card ? [[card, snake, at, "way/>"], [snake, card, at, "way/>"]] : [[snake, at, "way/>"]];
}

/** A card, or a rival's species, and what it is aimed at. */
function aimed(choice: Choice, first: string, rest: string, context: Context): Path[] {
  const [target = "", area] = rest.split("@");
  const rival = context.seatOf(first);
  if (rest.includes(">")) {
    return rival === undefined ? moved(choice.s, rest.split(">"), `card/${first}`) : moved(rival, rest.split(">"));
  }
  const seat = context.seatOf(target);
  const key = area ? `snake/${area}/${seat}` : seat !== undefined ? `seat/${seat}` : context.isArea(target) ? `at/${target}` : `pile/${target}`;
  return play(key)(`card/${first}`);
}

/** Every way to point at a choice. `bare` says whether a card's name alone plays it. */
export function pathsOf(choice: Choice, context: Context, bare: (card: string) => boolean): Path[] {
  const { m, s } = choice;
  if (WORDS.includes(m)) return [[`do/${m}`]];
  const [first = "", rest] = m.split(" ");
  if (rest !== undefined) return aimed(choice, first, rest, context);
  if (m.includes(">")) return moved(s, m.split(">"));
  const [, name = "", way, area = "", board, rival = "", where, dropped] = CARD.exec(m) ?? [];
  const card = `card/${name}`;
  if (way) {
    const [at, snake] = [`at/${area}`, `snake/${context.standing(area)}/${s}`];
    return [[card, at, `way/${way}`], [card, snake, at, `way/${way}`], [snake, card, at, `way/${way}`]];
  }
  if (board) return [[card, "do/board"]];
  if (where) return [[card, `snake/${where}/${context.seatOf(rival)}`, "way/-"]];
  return [[card, dropped || !bare(name) ? "do/drop" : "do/play"]];
}

/** What lies behind a thing to point at: choices that may be made, choices that may not. */
export interface Behind {
  legal: number[];
  blocked: number[];
}

/** All choices by the ways to them. */
export class Picking {
  readonly #paths: Path[][];

  constructor(readonly choices: Choice[], context: Context) {
    const said = new Set(choices.map(({ m }) => m));
    // Where throwing away needs a sign, the bare name plays; so it does against another's card.
    const bare = (card: string): boolean => context.reacting || said.has(`${card}-`);
    this.#paths = choices.map((choice) => pathsOf(choice, context, bare));
  }

  /** What can be pointed at after what has been. */
  next(held: Path): Map<Key, Behind> {
    const found = new Map<Key, Behind>();
    this.#paths.forEach((paths, index) => {
      for (const path of paths) {
        const key = path[held.length];
        if (key === undefined || !held.every((each, nth) => path[nth] === each)) continue;
        const behind = found.get(key) ?? { legal: [], blocked: [] };
        const list = this.choices[index]?.r ? behind.blocked : behind.legal;
        if (!list.includes(index)) list.push(index);
        found.set(key, behind);
      }
    });
    return found;
  }

  /** What is held once a thing has been pointed at: one more, another instead of the last ones, or one less. */
  point(held: Path, key: Key): Path {
    const again = held.indexOf(key);
    if (again >= 0) return held.slice(0, again);
    for (let kept = held.length; kept >= 0; kept--) {
      const before = held.slice(0, kept);
      if (this.next(before).has(key)) return [...before, key];
    }
    return held;
  }

  /** What lies behind all that is held. */
  behind(held: Path): Behind {
    return this.next(held.slice(0, -1)).get(held.at(-1) ?? "") ?? { legal: [], blocked: [] };
  }

  /** The one choice left, once only the way was open. */
  settled(held: Path): number | undefined {
    const { legal } = this.behind(held);
    const open = [...this.next(held).keys()].some((key) => !key.startsWith("way/"));
    return open || legal.length !== 1 ? undefined : legal[0];
  }

  /** What is still held here of what was held before. */
  kept(held: Path): Path {
    return held.length && this.behind(held).legal.length ? held : [];
  }

  /** Whether a card can be played, not only discarded; undefined if nothing is asked of it. */
  plays(card: Key): boolean | undefined {
    const paid = (key: Key): boolean => key === "do/drop" || key === "do/board";
    let known: boolean | undefined;
    this.#paths.forEach((paths, index) => {
      const path = paths.find(([first]) => first === card);
      if (!path || paid(path.at(-1) ?? "") || path.at(-1) === "way/>") return;
      known = known || !this.choices[index]?.r;
    });
    return known;
  }

  /** Where a card may be played, and as what. */
  into(card: Key): Set<string> {
    const areas = new Set<string>();
    this.#paths.forEach((paths, index) => {
      if (this.choices[index]?.r) return;
      for (const [first, at, way] of paths) if (first === card && at?.startsWith("at/") && /way\/[@*!]/.test(way ?? "")) areas.add(at.slice(3));
    });
    return areas;
  }
}
