// Choices as they are used here, out of how they are sent: see `Choices` in `wire.types.ts`.
import type { Choice, Choices } from "./wire.types";

const ZERO = "#".charCodeAt(0);

const numbers = (signs: string): number[] => [...signs].map((sign) => sign.charCodeAt(0) - ZERO);

/** The lines of a text in which signs stand for phrases: each phrase ends the text, behind its sign. */
export function lines(text: string, signs: string): string[] {
  for (const sign of signs) {
    const parts = text.split(sign);
    text = parts.join(parts.pop());
  }
  return text.split("!");
}

/** Texts, spelt with a sign for each word; each begins with how many words it shares with the one before. */
export function texts(spelt: readonly string[], words: readonly string[]): string[] {
  let line: number[] = [];
  return spelt.map((signs) => {
    const [shared, ...rest] = numbers(signs);
    line = [...line.slice(0, shared), ...rest];
    return line.map((word) => words[word]).join("");
  });
}

type Kind = [[seat: number, ...cells: number[]], reasons?: number[]];

export function unfold({ text, signs, kinds, clauses, words }: Choices): Choice[] {
  const [of, ...spelt] = lines(text, signs) as [string, ...string[]];
  const told = texts(spelt, words);
  return numbers(of).map((kind, nth): Choice => {
    const [[s, ...c], reasons] = (kinds[kind] as string).split("!").map(numbers) as Kind;
    return {
      m: told[nth] as string, s, l: told[of.length + nth] as string, c,
      ...(reasons && { r: reasons.map((reason) => {
        const [clause, ...lit] = numbers(clauses[reason] as string) as [number, ...number[]];
        return [clause, told[2 * of.length + reason] as string, lit];
      }) }),
    };
  });
}
