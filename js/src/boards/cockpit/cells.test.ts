import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Json } from "../../wire.types";
import { speaker } from "../../words";
import type { Facts } from "../board";
import { readTable, sum } from "./cells";
import { aims, describe as say } from "./describe";

// The labels, as the game's own file has them.
const LABELS = new URL("../../../../cobra_widgets/games/cockpit/data/words.en.toml", import.meta.url);
const board = readFileSync(LABELS, "utf8").split("[board]\n")[1] ?? "";
const words = Object.fromEntries([...board.matchAll(/^([\w.-]+) = (".*")$/gm)].map(([, key, text]) => [`cockpit.${key}`, JSON.parse(text ?? '""') as string]));
const NAMES = {
  "suit.bite": "Bite", "suit.hiss": "Hiss", "area.galley": "Galley", "area.port-engine": "Port Engine", "special.snake-handler": "Snake Handler",
  "species.cobras": "Cobras", "one.cobras": "Cobra", "species.pythons": "Pythons", "one.pythons": "Python",
};

const area = (id: string, needs: Record<string, number>): Json => ({ id, points: 5, needs, from: null, box: [178, 238, 130, 110], nose: 0, guessed: [] });
const DATA: Record<string, Json> = {
  areas: [area("galley", { spook: 6, harm: 6 }), area("port-engine", { squeeze: 13 })],
  fills: { bite: ["harm", "squeeze"], hiss: ["spook", "squeeze"], rattle: ["spook", "squeeze"], squeeze: ["harm", "squeeze"] },
  alone: 2,
  species: [{ id: "cobras", limits: [2, 2, 0, 0] }, { id: "pythons", limits: [1, 1, 0, 2] }],
};
const CELLS: Record<string, Json> = {
  phase: "turn", turn: 0, "species/0": "cobras", "species/1": "pythons", "hand/0": ["B7", "snake-handler"], "hand/1": { count: 5 }, "score/0": 4,
  "used/bite": 1, "area/galley/cards": ["H5", "B2"], "area/galley/snakes/0": 3, "area/galley/spent": 1, "area/galley/snakes/1": 1,
  "area/port-engine/cards": ["S7", "H2"], deck: { count: 9 }, discard: ["B1"], stack: [], asked: [],
};

const facts = (cells: Record<string, Json> = {}, more: Partial<Facts> = {}): Facts => ({
  cell: (address) => ({ ...CELLS, ...cells })[address],
  before: () => undefined,
  move: undefined,
  seat: 0,
  seats: ["Ana", "Bo"].map((name) => ({ name, by: "person" })),
  toAct: [0],
  say: speaker({ ...words, ...NAMES }),
  data: DATA,
  ...more,
});

describe("reading the cells", () => {
  test("Hiss and Rattle spook, Bite and Squeeze harm, all of them fill an engine", () => {
    const cards = ["H5", "R1", "B4", "S2"];
    expect(["spook", "harm", "squeeze"].map((kind) => sum(cards, kind, DATA.fills as unknown as Record<string, string[]>))).toEqual([6, 6, 12]);
  });
  test("a meter tells what the held card would make of it, only where it may be played", () => {
    const meters = (into: string[]): unknown => readTable(facts(), "B7", into).rooms[0]?.meters;
    expect(meters(["galley"])).toEqual([{ kind: "spook", need: 6, now: 5, then: 5 }, { kind: "harm", need: 6, now: 2, then: 9 }]);
    expect(meters([])).toMatchObject([{ then: 5 }, { then: 2 }]);
    expect(readTable(facts(), "snake-handler", ["galley"]).rooms[0]?.meters).toMatchObject([{ then: 5 }, { then: 2 }]);
  });
  test("a card that fills the last meter would throw the area into chaos", () => {
    const ripe = (cards: string[]): boolean | undefined => readTable(facts({ "area/galley/cards": cards }), "B7", ["galley"]).rooms[0]?.ripe;
    expect([ripe(["H6"]), ripe(["H5"])]).toEqual([true, false]);
    expect(readTable(facts({ "area/galley/cards": ["H6", "B6"] })).rooms[0]?.ripe).toBe(false);
  });
  test("an area gives its points to each seat there, more to the only one", () => {
    const gains = (cells: Record<string, Json>): unknown => readTable(facts(cells)).rooms[0]?.gains;
    expect(gains({})).toEqual([{ seat: 0, n: 5 }, { seat: 1, n: 5 }]);
    expect(gains({ "area/galley/snakes/1": 0 })).toEqual([{ seat: 0, n: 10 }]);
  });
  test("snakes that have played are told apart, of the seat on turn only", () => {
    expect(readTable(facts()).rooms[0]?.tokens).toEqual([{ seat: 0, n: 2, spent: false }, { seat: 0, n: 1, spent: true }, { seat: 1, n: 1, spent: false }]);
    expect(readTable(facts({ "area/galley/spent": 3 })).rooms[0]?.tokens[0]).toEqual({ seat: 0, n: 3, spent: true });
  });
  test("a hidden hand is only counted", () => {
    const [ana, bo] = readTable(facts()).players;
    expect(ana?.cards).toEqual(["B7", "snake-handler"]);
    expect(bo?.cards).toEqual(["", "", "", "", ""]);
  });
  test("at the open table the hand in view is that of who is to act, else of who is on turn", () => {
    const holder = (toAct: number[]): unknown => readTable(facts({}, { seat: null, toAct })).holder?.seat;
    expect(holder([1])).toBe(1);
    expect(holder([])).toBe(0);
  });
  test("what has been played this turn is the turn's, not another viewer's", () => {
    expect(readTable(facts()).limits[0]).toEqual({ suit: "bite", limit: 2, used: 1 });
    expect(readTable(facts({}, { seat: 1 })).limits[0]).toEqual({ suit: "bite", limit: 1, used: 0 });
  });
  test("a table before the first deal can be read", () => {
    const table = readTable({ ...facts(), cell: () => undefined });
    expect(table.players[0]).toMatchObject({ species: "", cards: [], turn: false, wins: false });
    expect([table.chaos, table.most]).toEqual([0, 2]);
  });
});

describe("the table in words", () => {
  test("tells areas, snakes, players and the hand in view", () => {
    const said = say(facts());
    expect(said).toContain("Galley: points 5, Spook 5 of 6, Harm 2 of 6, Hiss 5, Bite 2, 2 Cobras of Ana, 1 Cobra of Ana (played this turn), 1 Python of Bo, would now give Ana 5, Bo 5");
    expect(said).toContain("Ana: Cobras, points 4, cards 2, snakes in reserve 0, on turn");
    expect(said).toContain("Hand: Ana: Bite 7, Snake Handler");
  });
  test("tells of an area in chaos no meters", () => {
    expect(say(facts({ "area/galley/chaos": true, "area/galley/cards": [] }))).toContain("Galley: points 5, in chaos, 2 Cobras");
  });
  test("tells the stack, whom it is aimed at, and who is still asked", () => {
    const stack = [{ seat: 0, card: "snake-handler", move: "snake-handler pythons@galley" }];
    expect(say(facts({ stack, asked: [1] }))).toContain("On the stack: Ana: Snake Handler, Python, Galley; still asked: Bo");
  });
  test("finds what a play is aimed at in its notation", () => {
    const { say: words, ...rest } = facts();
    const aim = (move: string): string => aims(words, readTable({ say: words, ...rest }), move);
    expect(["B7@galley", "B7*galley", "sticky-fingers pythons", "duty-free B7", "second-wind"].map(aim)).toEqual(["Galley", "Galley", "Python", "Bite 7", ""]);
  });
  test("names no card of a hidden hand", () => {
    expect(say(facts({}, { seat: 1 }))).not.toContain("Hand:");
  });
});
