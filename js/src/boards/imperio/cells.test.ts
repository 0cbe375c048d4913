import { describe, expect, test } from "vitest";
import type { Json } from "../../wire.types";
import type { Facts } from "../board";
import { readTable, thrownBy } from "./cells";

const data = {
  islands: [{ id: "vendha", city: "vendha-0", oracle: "vendha-6", entrance: "vendha-entrance" }],
  spaces: { "vendha-0": ["land", 10, 0, []], "vendha-6": ["land", 0, 0, []] },
} as unknown as Record<string, Json>;

function table(cells: Record<string, Json>, move = ""): ReturnType<typeof readTable> {
  const facts: Facts = {
    cell: (address) => cells[address], before: () => undefined, move: { s: null, m: move }, seat: null,
    seats: ["Ana", "Bo"].map((name) => ({ name, by: "person" })), toAct: [1], say: (key, params) => [params?.name, key].filter(Boolean).join(" "), data,
  };
  return readTable(facts);
}

const hero = { "hero/0/space": "vendha-3", "hero/0/city": "vendha-0", "hero/0/hand": ["axe"], "hero/0/trials": { count: 2 }, "hero/0/done": ["sea-of-sand"] };

describe("a position", () => {
  test("the seat after the Heroes is the Guardian's, where there is one", () => {
    expect(table({ ...hero, "guardian/hand": { count: 2 } }).guardian).toMatchObject({ seat: 1, name: "Bo", acts: true, hand: { seen: [], count: 2 } });
    expect(table(hero).guardian).toBeNull();
  });
  test("a Hero is of the island of its city, of none before it has chosen", () => {
    expect(table(hero).heroes[0]?.island).toBe(0);
    expect(table({ ...hero, "hero/0/city": null, "hero/0/space": null }).heroes[0]).toMatchObject({ island: -1, space: "" });
  });
  test("hidden cards are counted, tokens of a hidden order too", () => {
    expect(table(hero).heroes[0]).toMatchObject({ hand: { seen: ["axe"], count: 1 }, trials: { seen: [], count: 2 } });
    expect(table({ ...hero, faceup: ["~3", "~7", "fog"] }).faceup).toEqual({ seen: ["fog"], count: 3 });
  });
  test("an Oracle's cards lie face up once a Hero has overcome them", () => {
    expect(table({ ...hero, "oracle/vendha": ["sea-of-sand"] }).oracles[0]).toEqual({ count: 1, up: true });
    expect(table({ ...hero, "oracle/vendha": ["silver-city", "sea-of-sand"] }).oracles[0]).toEqual({ count: 2, up: false });
    expect(table({ ...hero, "oracle/vendha": { count: 3 } }).oracles[0]).toEqual({ count: 3, up: false });
  });
  test("once there is a result somebody has won; where nobody is named it is the Cobra", () => {
    expect(table({ ...hero, result: null }).won).toBe("");
    expect(table({ ...hero, result: { winners: [1], scores: [0, 1] } }).won).toBe("Bo imperio.wins");
    expect(table({ ...hero, result: { winners: [], scores: [0] } }).won).toBe("imperio.cobra imperio.wins");
  });
  test("of several things asked the first comes first", () => {
    expect(table({ ...hero, ask: [{ kind: "fight", seat: 0 }, { kind: "beam", seat: 1 }] }).asked.seat).toBe(0);
  });
});

describe("dice", () => {
  test("a combat's six are the Hero's three, then the other side's", () => {
    expect(thrownBy("combat 4 5 2 3 3 6")?.dice).toEqual([[4, 5, 2], [3, 3, 6]]);
  });
  test("a roll is one die; a decision is none", () => {
    expect(thrownBy("roll 5")).toEqual({ kind: "roll", dice: [[5]] });
    expect(thrownBy("roll")).toBeNull();
    expect(thrownBy(">vendha-3")).toBeNull();
  });
});
