// The tape of a match, unrolled: a tree of plies, and the position at any of them without asking anybody.
import type { Json, Piece, PlyPiece, SeatInfo, Tape } from "./wire.types";

type Cells = (Json | undefined)[];

const KEPT = 256;

/** What became of a piece: read, known already, of another tape, or not yet readable. */
export type Fold = "read" | "old" | "foreign" | "gap";

export class Reel {
  readonly name: string;
  readonly locale: string;
  readonly seat: number | null;
  readonly seats: SeatInfo[];
  readonly addresses: string[] = [];
  readonly index = new Map<string, number>();
  readonly notes: Record<string, string>;
  readonly marks: Record<string, number>;
  readonly forks: Record<string, string>;
  /** The scenario that is shown instead of the view's own match. */
  readonly example: string | undefined;
  seq: number;
  readonly #plies: PlyPiece[] = [];
  readonly #kids: number[][] = [[]];
  readonly #depths: number[] = [0];
  readonly #root: Cells;
  #trunk: number[] = [];
  readonly #known = new Map<number, Cells>();

  constructor(tape: Tape) {
    this.name = tape.tape;
    this.locale = tape.locale;
    this.seat = tape.seat;
    this.seats = tape.seats;
    this.seq = tape.seq;
    this.example = tape.example;
    this.#root = [...tape.root];
    this.notes = { ...tape.notes };
    this.marks = { ...tape.marks };
    this.forks = { ...tape.forks };
    this.#know(tape.addresses);
    tape.plies.forEach((ply) => this.#append(ply));
  }

  #know(addresses: string[]): void {
    for (const address of addresses) {
      this.index.set(address, this.addresses.length);
      this.addresses.push(address);
    }
  }

  #append(ply: PlyPiece): void {
    this.#plies.push(ply);
    const n = this.#plies.length;
    this.#kids.push([]);
    this.#kids[ply.p]?.push(n);
    this.#depths.push(this.depth(ply.p) + 1);
    // A tape sent whole lists its addresses up front, and its plies list them again.
    this.#know((ply.a ?? []).filter((address) => !this.index.has(address)));
  }

  add(piece: Piece): Fold {
    if (piece.tape !== this.name) return "foreign";
    if (piece.seq <= this.seq) return "old";
    if (piece.seq !== this.seq + 1) return "gap";
    this.seq = piece.seq;
    piece.plies.forEach((ply) => this.#append(ply));
    Object.assign(this.notes, piece.notes);
    Object.assign(this.marks, piece.marks);
    Object.assign(this.forks, piece.forks);
    return "read";
  }

  /** How many plies there are; the highest number of one. */
  get size(): number {
    return this.#plies.length;
  }

  ply(n: number): PlyPiece | undefined {
    return this.#plies[n - 1];
  }

  has(n: number): boolean {
    return n >= 0 && n <= this.size;
  }

  depth(n: number): number {
    return this.#depths[n] ?? 0;
  }

  children(n: number): readonly number[] {
    return this.#kids[n] ?? [];
  }

  parent(n: number): number {
    return this.ply(n)?.p ?? 0;
  }

  /** The plies from the first position to this one, both included. */
  path(n: number): number[] {
    const path: number[] = [];
    for (let at = n; at > 0; at = this.parent(at)) path.push(at);
    return [...path, 0].reverse();
  }

  /** The line through a ply: to `tip` where that lies beyond it, else on by the youngest plies. */
  line(n: number, tip: number): readonly number[] {
    // Asked for at every drawing.
    if (this.#trunk.at(-1) !== tip) this.#trunk = this.path(tip);
    if (this.#trunk[this.depth(n)] === n) return this.#trunk;
    const path = this.path(n);
    for (let next = this.children(n).at(-1); next !== undefined; next = this.children(next).at(-1)) path.push(next);
    return path;
  }

  #cells(n: number): Cells {
    const ahead: PlyPiece[] = [];
    let at = n;
    let kept = this.#known.get(at);
    while (!kept && at > 0) {
      const ply = this.ply(at);
      if (!ply) break;
      ahead.push(ply);
      at = ply.p;
      kept = this.#known.get(at);
    }
    if (kept && ahead.length === 0) return kept;
    const cells = [...(kept ?? this.#root)];
    for (const ply of ahead.reverse()) {
      for (let i = 0; i < ply.c.length; i += 2) cells[ply.c[i] as number] = ply.c[i + 1];
      for (let i = 0, d = ply.d ?? []; i < d.length; i += 4) {
        const [index, from, gone, came] = d.slice(i, i + 4) as [number, number, number, Json[]];
        const list = cells[index] as Json[];
        cells[index] = [...list.slice(0, from), ...came, ...list.slice(from + gone)];
      }
      for (const gone of ply.g ?? []) cells[gone] = undefined;
    }
    if (this.#known.size >= KEPT) this.#known.clear();
    this.#known.set(n, cells);
    return cells;
  }

  cell(n: number, address: string): Json | undefined {
    const index = this.index.get(address);
    return index === undefined ? undefined : this.#cells(n)[index];
  }

  /** Addresses that have a value at this ply, in their own order. */
  present(n: number): string[] {
    const cells = this.#cells(n);
    return this.addresses.filter((_, index) => cells[index] !== undefined);
  }

  #touched(ply: PlyPiece): number[] {
    return [...ply.c.filter((_, i) => i % 2 === 0), ...(ply.d ?? []).filter((_, i) => i % 4 === 0), ...(ply.g ?? [])] as number[];
  }

  named(indexes: readonly number[]): string[] {
    return indexes.flatMap((index) => this.addresses[index] ?? []);
  }

  /** Addresses changed by this ply. */
  changed(n: number): Set<string> {
    const ply = this.ply(n);
    return new Set(ply ? this.named(this.#touched(ply)) : []);
  }

  /** Addresses whose values differ between two plies. */
  differing(a: number, b: number): Set<string> {
    const [before, after] = [this.#cells(a), this.#cells(b)];
    return new Set(this.addresses.filter((_, i) => JSON.stringify(before[i]) !== JSON.stringify(after[i])));
  }

  /** The plies up to this one that touched a cell, the latest first. */
  history(n: number, address: string): number[] {
    const index = this.index.get(address);
    if (index === undefined) return [];
    return this.path(n)
      .filter((at) => {
        const ply = this.ply(at);
        return ply !== undefined && this.#touched(ply).includes(index);
      })
      .reverse();
  }

  /** The game's own mark at a ply: the last one set on the way to it. */
  mark(n: number): string {
    for (let at = n; at > 0; at = this.parent(at)) {
      const mark = this.ply(at)?.k;
      if (mark) return mark;
    }
    return "";
  }

  /** The name of the branch a ply lies on; the main line has none. */
  fork(n: number): string {
    for (let at = n; at > 0; at = this.parent(at)) {
      const name = this.forks[at];
      if (name) return name;
    }
    return "";
  }

  /** Where Undo leads: before the last decision of a person on the way here. */
  undo(n: number): number {
    for (let at = n; at > 0; at = this.parent(at)) {
      const seat = this.ply(at)?.s;
      if (typeof seat === "number" && this.seats[seat]?.by === "person") return this.parent(at);
    }
    return this.parent(n);
  }
}
