import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Json } from "../../wire.types";
import { speaker } from "../../words";
import type { Facts } from "../board";
import { readTable } from "./cells";
import { describe as say } from "./describe";

// The labels, as the game's own file has them.
const LABELS = new URL("../../../../cobra_widgets/games/cobras/data/words.en.toml", import.meta.url);
const board = readFileSync(LABELS, "utf8").split("[board]\n")[1] ?? "";
const words = Object.fromEntries([...board.matchAll(/^([\w.-]+) = (".*")$/gm)].map(([, key, text]) => [`cobras.${key}`, JSON.parse(text ?? '""') as string]));

const CELLS: Record<string, Json> = {
  round: 1, trick: 2, phase: "trick", leader: 1, turn: 2, order: [0, 1, 2, 3], centre: 1,
  "hand/0": ["R2", "Y11"], "hand/1": { count: 1 }, "kings/0": 1, "kings/1": 0, "basket/0": 11, "score/0": -2, "score/1": 30,
  "trick/plays": [{ seat: 1, king: "win" }, { seat: 2, card: "B9" }], line: ["R13"], discard: ["R1", "G2"],
};

const cellsOf = (cells: Record<string, Json>) => (address: string): Json | undefined => ({ ...CELLS, ...cells })[address];

const facts = (cells: Record<string, Json>, more: Partial<Facts> = {}): Facts => ({
  cell: cellsOf(cells),
  before: cellsOf(cells),
  move: { s: 0, m: "R2" },
  seat: 0,
  seats: ["Ana", "Bo", "Cai", "Dee"].map((name) => ({ name, by: "person" })),
  toAct: [2],
  say: speaker({ ...words, "suit.R": "red", "suit.B": "blue", "suit.Y": "yellow", "suit.G": "green" }),
  data: { scale: [0, 1, 3, 5, 8, 11, 15, 21, 15, 8, 3] },
  ...more,
});

describe("reading the cells", () => {
  test("the viewer sits at the bottom and holds the cards in view", () => {
    const table = readTable(facts({}, { seat: 1 }));
    expect(table.places.map(({ seat }) => seat)).toEqual([1, 2, 3, 0]);
    expect(table.holder.seat).toBe(1);
  });
  test("at the open table the hand in view is that of who is to play, the seats stay where they are", () => {
    const table = readTable(facts({ "hand/2": ["G5"] }, { seat: null }));
    expect(table.places[0]?.seat).toBe(0);
    expect(table.holder.cards).toEqual(["G5"]);
  });
  test("at the open table, when nobody is to play, the first hand is in view", () => {
    expect(readTable(facts({}, { seat: null, toAct: [] })).holder.seat).toBe(0);
  });
  test("a hidden hand is only counted", () => {
    const [, bo] = readTable(facts({})).places;
    expect(bo?.cards).toBeUndefined();
    expect(bo?.count).toBe(1);
  });
  test("seeds lie before their seats once more when they are opened, and only then", () => {
    const sealed = { phase: "seed", line: [], discard: ["R2"], "basket/0": 0, "basket/1": 0, "basket/2": 0, "basket/3": 0 };
    const open = { phase: "trick", line: ["G11", "R13"], discard: ["R2", "G5", "Y1"], "basket/0": 3, "basket/1": 1, "basket/2": 2, "basket/3": 3 };
    const table = readTable(facts(open, { before: cellsOf(sealed) }));
    expect(table.places.map(({ seed }) => seed)).toEqual(["G11", "Y1", "G5", "R13"]);
    expect(table.onRug).toEqual(["G11", "Y1", "G5", "R13"]);
    const after = readTable(facts(open));
    expect([...after.places.map(({ seed }) => seed), ...after.onRug]).toEqual([null, null, null, null]);
  });
  test("a King that is led has no suit: the first number card has", () => {
    expect(readTable(facts({})).led).toBe("B");
    expect(readTable(facts({ "trick/plays": [{ seat: 1, king: "loss" }] })).led).toBeNull();
  });
  test("a pile shows its top only where it is in view", () => {
    const pile = (value: Json): unknown => readTable(facts({ "dummy/2": value })).places[2]?.pile;
    expect(pile({ count: 4, top: null })).toEqual({ count: 4, top: null });
    expect(pile({ count: 4, top: "G7" })).toEqual({ count: 4, top: "G7" });
    expect(pile(["G7", "R1"])).toEqual({ count: 2, top: "G7" });
    expect(pile([])).toEqual({ count: 0, top: null });
  });
  test("a seed is unknown, locked or face up", () => {
    const { places } = readTable(facts({ "seed/0": "R8", "seed/1": { locked: true }, "seed/2": null }));
    expect(places.map(({ seed }) => seed)).toEqual(["R8", "locked", null, null]);
  });
  test("a table without hands, before the first deal, can be read", () => {
    const { places, line } = readTable({ ...facts({}), cell: () => undefined });
    expect(places).toHaveLength(4);
    expect(places[0]).toEqual({ seat: 0, name: "Ana", seed: null, leads: false, acts: false, wins: false });
    expect(line).toEqual([]);
  });
});

describe("a trick just ended", () => {
  const before = cellsOf({ "trick/plays": [{ seat: 1, king: "win" }, { seat: 2, card: "B9" }, { seat: 3, card: "B12" }], "basket/3": 4 });
  const ended = (cells: Record<string, Json>, more: Partial<Facts> = {}): ReturnType<typeof readTable> =>
    readTable(facts({ "trick/plays": [], ...cells }, { before, ...more }));
  test("is shown as it lay, with the card that ended it", () => {
    const table = ended({ leader: 3 });
    expect(table.taken).toBe(true);
    expect(table.plays.map(({ seat, card }) => [seat, card])).toEqual([[1, undefined], [2, "B9"], [3, "B12"], [0, "R2"]]);
    expect(ended({}, { move: { s: 0, m: "K-" } }).plays.at(-1)).toEqual({ seat: 0, king: "loss" });
  });
  test("is taken by who leads next, but not by a King that leads again", () => {
    expect(ended({ leader: 3 }).taker).toBe(3);
    expect(ended({ leader: 1 }).taker).toBeUndefined();
  });
  test("is, where the round is over, taken by the card whose Basket has been emptied", () => {
    expect(ended({ leader: null as never, "basket/3": 0 }).taker).toBe(3);
    expect(ended({ leader: null as never, "basket/3": 4 }).taker).toBeUndefined();
  });
  test("is not shown while one is under way, before the first, or after a deal", () => {
    expect(readTable(facts({}, { before })).taken).toBe(false);
    expect(ended({}, { before: cellsOf({ "trick/plays": [] }) }).taken).toBe(false);
    expect(ended({}, { move: { s: null, m: "deal" } }).taken).toBe(false);
  });
});

describe("the table in words", () => {
  test("tells round, trick, seats and the hand in view", () => {
    const said = say(facts({}));
    expect(said).toContain("Round 1, trick 2.");
    expect(said).toContain("Bo: King Cobra, share the win; Cai: blue 9");
    expect(said).toContain("Ana: points -2, cobras in the Basket 11, worth 3");
    expect(said).toContain("Hand of Ana: red 2, yellow 11.");
  });
  test("names no card of a hidden hand or of a locked seed", () => {
    const said = say(facts({ "seed/1": { locked: true }, "trick/plays": [] }));
    expect(said).toContain("seed chosen");
    expect(said.match(/red|blue|green|yellow/g)).toEqual(["red", "yellow"]);
  });
});
