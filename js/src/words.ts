// How the controls speak. The words themselves come with the book, in the language of the view; every sentence
// of a game comes finished.
import type { Say } from "./boards/board";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Put values into a sentence: `{what}`, and `{What}` with a capital. */
export function fill(text: string, params: Record<string, unknown> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = params[key] ?? params[key.charAt(0).toLowerCase() + key.slice(1)];
    if (value === undefined) return whole;
    return /^[A-Z]/.test(key) ? capital(String(value)) : String(value);
  });
}

/** What no game says its own way (`cobras.act`) is said the common way (`act`); an unknown key is its own word. */
export const speaker =
  (words: Record<string, string>): Say =>
  (key, params) =>
    fill(words[key] ?? words[key.replace(/^.*\./, "")] ?? key, params);

/** A mark's name (`round 2 trick 3`) in the language of the view; the name itself is the same in all. */
export const markInWords = (mark: string, say: Say): string => mark.replace(/[a-z]+/g, (word) => say(word));
