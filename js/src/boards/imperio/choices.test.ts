import { describe, expect, test } from "vitest";
import type { Choice } from "../../wire.types";
import { movable, ofCard, offer, ofOpen, optionsOf, stemOf } from "./choices";

const choice = (m: string, s = 0, blocked = false): Choice => ({ m, s, l: m, c: [], ...(blocked ? { r: [] } : {}) });
const options = (...ms: string[]): ReturnType<typeof optionsOf> => optionsOf(ms.map((m) => choice(m)));
const isSpace = (word: string): boolean => /-\d|entrance|^o\d/.test(word);

describe("words", () => {
  test("a move, a leg and a card are read word by word", () => {
    expect(options(">vendha-3", "2>stair-4", "nautilus sword hyrca-entrance").map(({ words }) => words)).toEqual([[">", "vendha-3"], ["2>", "stair-4"], ["nautilus", "sword", "hyrca-entrance"]]);
  });
});

describe("what is offered", () => {
  test("a Hero's moves at once; a card's spaces only while it is held", () => {
    const all = options(">vendha-3", "phoenix hyrca-0", "phoenix khytya-0");
    expect([...offer(all, [], isSpace).spaces.keys()]).toEqual(["vendha-3"]);
    expect([...offer(all, ["phoenix"], isSpace).spaces.keys()]).toEqual(["hyrca-0", "khytya-0"]);
  });
  test("the legs of the Sentinel that is held, else of the first that may move", () => {
    const all = optionsOf([choice("1>stair-1", 0, true), choice("2>stair-2"), choice("3>stair-3")]);
    expect(offer(all, [], isSpace).stem).toEqual(["2>"]);
    expect([...offer(all, ["3>"], isSpace).spaces.keys()]).toEqual(["stair-3"]);
    expect(movable(all)).toEqual(["2", "3"]);
  });
  test("first a weapon, then an entrance", () => {
    const all = options("nautilus sword vendha-entrance", "nautilus sword hyrca-entrance", "nautilus axe vendha-entrance");
    expect([...offer(all, ["nautilus"], isSpace).chips.keys()]).toEqual(["sword", "axe"]);
    expect([...offer(all, ["nautilus", "axe"], isSpace).spaces.keys()]).toEqual(["vendha-entrance"]);
  });
  test("what is blocked may be pointed at on the board, and is no chip", () => {
    const all = optionsOf([choice(">vendha-3", 0, true), choice("whim 1", 0, true), choice("whim 2")]);
    expect(offer(all, [], isSpace).spaces.get("vendha-3")?.open).toBe(false);
    expect([...offer(all, ["whim"], isSpace).chips.keys()]).toEqual(["2"]);
  });
  test("a card held that can no longer be played is let go", () => {
    expect(offer(options(">vendha-3"), ["phoenix"], isSpace).stem).toEqual([">"]);
  });
});

describe("cards", () => {
  test("a card of a hand is played, given up or fought with, by its own seat", () => {
    const all = optionsOf([choice("discard axe"), choice("fight axe"), choice("axe"), choice("discard sword"), choice("discard axe", 1)]);
    expect(ofCard(all, "axe", 0).map(({ index }) => index)).toEqual([0, 1, 2]);
  });
  test("an open card goes by its place, and two words hold it", () => {
    const all = options("use 1 0", "use 1 2", "return 1", "reveal 2");
    expect(ofOpen(all, 0)).toHaveLength(3);
    expect(all.map(stemOf)[0]).toEqual(["use", "1"]);
  });
});
