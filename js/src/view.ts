// What one view shows, handed to each of its parts.
import type { Say } from "./boards/board";
import type { Reel } from "./reel";
import type { Store } from "./store";
import type { Book } from "./wire.types";

export interface View {
  store: Store;
  book: Book;
  reel: Reel;
  say: Say;
  /** The ply shown: the screen's, or the one the pointer rests on in the log. */
  ply: number;
  preview(ply: number | null, wait?: number): void;
  /** For the `ref` of the row that tells of what has changed: it is kept in sight whenever its `data-follow` changes. */
  follow(row: Element | null): void;
  /** Open the Rules tab at a clause. */
  openClause(clause: number): void;
  /** Light cells on the board. */
  light(addresses: readonly string[]): void;
}
