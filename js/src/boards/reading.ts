// What a cell holds, whatever came: a number, a text, a list; nothing where it holds something else.
import type { Json } from "../wire.types";

export const num = (value: Json | undefined): number | undefined => (typeof value === "number" ? value : undefined);
export const text = (value: Json | undefined): string => (typeof value === "string" ? value : "");
export const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
export const texts = (value: Json | undefined): string[] => list(value).map(text);
export const field = (value: Json | undefined, name: string): Json | undefined => (value as Record<string, Json> | null | undefined)?.[name];
/** How many, of what may be open or only counted. */
export const amount = (value: Json | undefined): number | undefined => (Array.isArray(value) ? value.length : num(field(value, "count")));
/** Who has won, once the game is over. */
export const winners = (result: Json | undefined): Json[] => list(field(result, "winners"));
