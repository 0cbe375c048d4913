// A cell's value in a line, with what is hidden said so.
import type { Say } from "../boards/board";
import type { Json, SeatInfo } from "../wire.types";

const SEATS = ["seat", "winners"];

function object(value: { [key: string]: Json }, say: Say, seats: SeatInfo[]): string {
  if (value.hidden === true) return say("hidden");
  if (value.locked === true) return say("locked");
  const { count, ...rest } = value;
  const others = Object.entries(rest).map(([key, inner]) => {
    const isSeat = SEATS.includes(key);
    return (isSeat ? "" : `${key} `) + valueInWords(inner, say, seats, isSeat);
  });
  if (count === undefined) return others.join(" ");
  return [say("hiddenCount", { n: valueInWords(count, say) }), ...others].join("; ");
}

/** A seat's number is said by the name of who sits there. */
export function valueInWords(value: Json | undefined, say: Say, seats: SeatInfo[] = [], isSeat = false): string {
  if (value === undefined) return say("gone2");
  if (value === null) return say("none");
  if (typeof value === "boolean") return value ? "✓" : "✗";
  if (Array.isArray(value)) return value.length ? value.map((inner) => valueInWords(inner, say, seats, isSeat)).join(", ") : say("nothing");
  if (typeof value === "object") return object(value, say, seats);
  return (isSeat && seats[Number(value)]?.name) || String(value);
}

/** Whether any of a value is kept from the viewer. */
export const keptBack = (value: Json | undefined): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value) && ("count" in value || "hidden" in value || "locked" in value);

/** Cells by the part of their address before the first stroke; single cells stand alone. */
export function grouped(addresses: readonly string[]): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const address of addresses) {
    const stem = address.split("/")[0] ?? address;
    groups.set(stem, [...(groups.get(stem) ?? []), address]);
  }
  return [...groups];
}
