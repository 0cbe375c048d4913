// What a board is asked to draw, and what it may say back. A board knows no rules: what may be done, and why
// something may not, comes as choices.
import type { ComponentType, JSX } from "preact";
import type { Choice, Json, Odd, SeatInfo } from "../wire.types";

export type Say = (key: string, params?: Record<string, unknown>) => string;

export interface BoardProps {
  /** Which ply is drawn: the same one, and nothing has moved. */
  ply: number;
  /** The position on the screen, as the viewer may see it. */
  cell(address: string): Json | undefined;
  /** The position one ply earlier. */
  before(address: string): Json | undefined;
  /** What led from there to here: who did what. */
  move: { s: number | null; m: string } | undefined;
  /** All addresses the viewer knows of. */
  addresses: readonly string[];
  /** Addresses changed by the ply on the screen. */
  changed: ReadonlySet<string>;
  seat: number | null;
  seats: SeatInfo[];
  toAct: number[];
  /** Empty while the screen is away from the cursor, or where nothing can be done. */
  choices: Choice[];
  /** What the seat to act may be about to throw for: in words, so many out of so many. Empty like choices. */
  odds: Odd[];
  /** By face of the die: how far it would turn a look along a ray. */
  turns: number[];
  /** Addresses to light: of a reason, an inspected cell, the selected choice. */
  lit: ReadonlySet<string>;
  selected: number | null;
  /** The blocked choice whose reasons are open. */
  blocked: number | null;
  select(choice: number | null): void;
  choose(choice: number): void;
  explain(choice: number, at: Element): void;
  /** Words of the controls, of the drawing (`cobras.line`) and of the game: all of `book.names`. */
  say: Say;
  /** Facts of the edition that the drawing needs. */
  data: Record<string, Json>;
  /** No motion: scrubbing, or the reader asked for less of it. */
  still: boolean;
}

/** What can be said about a position without drawing it. */
export type Facts = Pick<BoardProps, "cell" | "before" | "move" | "seat" | "seats" | "toAct" | "say" | "data">;

export interface Board {
  viewBox: [number, number];
  Component: ComponentType<BoardProps>;
  /** The position in a sentence or two, for those who hear it. */
  describe(facts: Facts): string;
  /** A small picture of a move, for the log. */
  emblem?(notation: string): JSX.Element | null;
}

/** First selects, then plays; what is refused says why. */
export function press({ choices, selected, select, choose, explain }: Pick<BoardProps, "choices" | "selected" | "select" | "choose" | "explain">, index: number, { currentTarget }: Event): void {
  const choice = choices[index];
  if (!choice) return;
  if (choice.r) explain(index, currentTarget as Element);
  else if (index === selected) choose(index);
  else select(index);
}
