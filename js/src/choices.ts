// Choices as they are used here, out of how they are sent: see `Choices` in `wire.types.ts`.
import type { Choice, Choices } from "./wire.types";

const ZERO = "#".charCodeAt(0);

const numbers = (signs: string): number[] => [...signs].map((sign) => sign.charCodeAt(0) - ZERO);

/** Texts, spelt with a sign for each word; each begins with how many words it shares with the one before. */
export function texts(spelt: string, words: readonly string[]): string[] {
  let line: number[] = [];
  return spelt.split("!").map((signs) => {
    const [shared = 0, ...rest] = numbers(signs);
    line = [...line.slice(0, shared), ...rest];
    return line.map((word) => words[word]).join("");
  });
}

export function unfold({ m, l, s, c, cells, r, why, clauses, words }: Choices): Choice[] {
  const [moves, labels, told] = [texts(m, words), texts(l, words), texts(why, words)];
  const blocked = new Map(r.map(([choice, ...reasons]) => [choice, reasons]));
  return numbers(c).map((place, nth): Choice => {
    const reasons = blocked.get(nth);
    return {
      m: moves[nth] ?? "", s: s[nth] ?? s[0] ?? 0, l: labels[nth] ?? "", c: cells[place] ?? [],
      ...(reasons && { r: reasons.map((reason) => [clauses[reason]?.[0] ?? 0, told[reason] ?? "", clauses[reason]?.[1] ?? []]) }),
    };
  });
}
