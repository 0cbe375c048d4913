// Choices, read word by word: what is pointed at first, and what then can be named.
import type { Choice } from "../../wire.types";

export interface Option {
  /** Its place in the list of choices. */
  index: number;
  /** `>vendha-3` is `>`, `vendha-3`; `2>stair-4` is `2>`, `stair-4`; a card is its id and what it names. */
  words: string[];
  open: boolean;
  seat: number;
  label: string;
}

export const optionsOf = (choices: readonly Choice[]): Option[] =>
  choices.map(({ m, s, l, r }, index) => ({ index, words: m.replace(/^(\d*>)/, "$1 ").split(" "), open: !r, seat: s, label: l }));

const starts = (words: readonly string[], stem: readonly string[]): boolean => stem.every((word, index) => words[index] === word);

/** What can be done with a card of a hand. */
export const ofCard = (options: Option[], card: string, seat: number): Option[] =>
  options.filter(({ words: [first = "", second], seat: whose }) => whose === seat && (first === card || (/^(discard|fight)$/.test(first) && second === card)));

const OPEN = /^(use|return|reveal)$/;

/** What can be done with a card that lies open, by its place: the words count from 1. */
export const ofOpen = (options: Option[], place: number): Option[] => options.filter(({ words: [first = "", second] }) => OPEN.test(first) && second === String(place + 1));

/** The words that hold a card, until the rest is named. */
export const stemOf = ({ words }: Option): string[] => words.slice(0, OPEN.test(words[0] ?? "") ? 2 : 1);

/** Sentinels that may be moved: their numbers. */
export const movable = (options: Option[]): string[] => [...new Set(options.flatMap(({ open, words: [first = ""] }) => (open && /^\d+>/.test(first) ? [first.slice(0, -1)] : [])))];

export interface Offer {
  /** The words said so far. */
  stem: string[];
  /** By space. */
  spaces: Map<string, Option>;
  /** What else may be named next, by its word. */
  chips: Map<string, Option[]>;
  /** Who names it; -1: there is nothing of that kind. */
  chooser: number;
}

/** What can be pointed at next, with what is held: a pawn, or a card and what it has named. */
export function offer(options: Option[], held: readonly string[], isSpace: (word: string) => boolean): Offer {
  const follows = held.length > 0 && options.some(({ words }) => words.length > held.length && starts(words, held));
  const pawns = options.filter(({ words: [first = ""] }) => /^(\d*>|place|city)$/.test(first));
  const first = pawns.find(({ open }) => open) ?? pawns[0];
  const stem = follows ? [...held] : (first?.words.slice(0, 1) ?? []);
  const found: Offer = { stem, spaces: new Map(), chips: new Map(), chooser: -1 };
  for (const option of options) {
    const next = option.words[stem.length];
    if (!stem.length || !next || !starts(option.words, stem)) continue;
    if (isSpace(next)) found.spaces.set(next, option);
    else if (option.open) {
      found.chips.set(next, [...(found.chips.get(next) ?? []), option]);
      found.chooser = option.seat;
    }
  }
  return found;
}
