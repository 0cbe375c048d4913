// Where things lie on the timeline, in units of its drawing: no drawing here.
export const WIDTH = 300;
export const HEIGHT = 40;
const MARGIN = 14;
const SPAN = WIDTH - 2 * MARGIN;
export const MIDDLE = 22;
export const LANES = [5, 37] as const;
const CROWDED = 60;

/** What the timeline must know of the tree; a Reel does. */
export interface Tree {
  children(ply: number): readonly number[];
  ply(ply: number): { k?: string } | undefined;
}

export interface Branch {
  /** Index on the line where it leaves. */
  at: number;
  plies: number[];
  y: number;
}

/** The middle of the i-th ply of `last`. */
export const xOf = (index: number, last: number): number => MARGIN + (SPAN * index) / Math.max(1, last);

/** The index nearest to a point, `at` being a share of the drawing's width. */
export function indexAt(share: number, last: number): number {
  const index = Math.round(((share * WIDTH - MARGIN) / SPAN) * last);
  return Math.max(0, Math.min(last, index));
}

/** Indexes with a long tick: each mark; where those are many, each round, or each second or third one. */
export function ticks(line: readonly number[], tree: Tree): number[] {
  const marked = line.flatMap((ply, index) => (tree.ply(ply)?.k ? [index] : []));
  if (marked.length <= CROWDED / 2) return marked;
  const rounds = marked.filter((index) => /^\w+ \d+$|^end$/.test(tree.ply(line[index] ?? 0)?.k ?? ""));
  return rounds.filter((_, nth) => nth % Math.ceil(rounds.length / CROWDED) === 0);
}

export const crowded = (last: number): boolean => last > CROWDED;

/** The longest way down from a ply. */
function descent(ply: number, tree: Tree): number[] {
  const found: number[] = [];
  for (let next: number | undefined = ply; next !== undefined; next = tree.children(next).at(-1)) found.push(next);
  return found;
}

/** Branches off the line, in two lanes; where both are taken the later one is left out. */
export function branches(line: readonly number[], tree: Tree): Branch[] {
  const free = [-1, -1];
  const found: Branch[] = [];
  line.forEach((ply, at) => {
    for (const child of tree.children(ply)) {
      if (child === line[at + 1]) continue;
      const lane = free.findIndex((until) => until < at);
      const y = LANES[lane as 0 | 1];
      if (y === undefined) continue;
      const plies = descent(child, tree).slice(0, line.length - 1 - at || 1);
      free[lane] = at + plies.length;
      found.push({ at, plies, y });
    }
  });
  return found;
}
