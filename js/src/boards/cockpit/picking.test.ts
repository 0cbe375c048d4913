import { describe, expect, test } from "vitest";
import type { Choice } from "../../wire.types";
import { type Context, type Key, pathsOf, Picking } from "./picking";

const CONTEXT: Context = {
  standing: { galley: "galley", coach: "coach", "first-class": "first-class", cockpit: "cockpit", pilot: "cockpit", "port-engine": "port-engine" },
  species: ["cobras", "pythons"],
  reacting: false,
};
const paths = (m: string, plays = false): string[] => pathsOf({ m, s: 0 }, CONTEXT, () => plays).map((path) => path.join(" "));

describe("a notation is pointed out", () => {
  test.each([
    ["end", []],
    ["pass", []],
    ["B7", ["card/B7 do/drop way/"]],
    ["B7+", ["card/B7 do/board way/+"]],
    ["snake-handler+", ["card/snake-handler do/board way/+"]],
    ["second-wind-", ["card/second-wind do/drop way/-"]],
    ["galley>coach", ["snake/galley/0 at/coach way/>"]],
    ["pythons galley>first-class", ["snake/galley/1 at/first-class way/>"]],
    ["B7-pythons@galley", ["card/B7 snake/galley/1 way/@"]],
    ["snake-handler pythons@first-class", ["card/snake-handler snake/first-class/1 way/@"]],
    ["carry-on-surprise coach", ["card/carry-on-surprise at/coach way/"]],
    ["sticky-fingers pythons", ["card/sticky-fingers seat/1 way/"]],
    ["duty-free B7", ["card/duty-free pile/B7 way/"]],
  ])("%s", (m, expected) => expect(paths(m)).toEqual(expected));
  test("a move by card or snake first", () => {
    const way = ["card/B7 snake/galley/0 at/coach way/>", "snake/galley/0 card/B7 at/coach way/>"];
    expect(paths("B7 galley>coach")).toEqual(way);
    expect(paths("second-wind galley>coach")).toEqual(way.map((path) => path.replace("B7", "second-wind")));
  });
  test("a card into a target by the area, or by the snake in the cockpit", () => {
    expect(paths("B7@pilot")).toEqual(["card/B7 at/pilot way/@", "card/B7 snake/cockpit/0 at/pilot way/@", "snake/cockpit/0 card/B7 at/pilot way/@"]);
    expect(paths("H2!port-engine")[0]).toBe("card/H2 at/port-engine way/!");
  });
  test("a bare name plays the card where it does not throw it away", () => {
    expect(paths("second-wind", true)).toEqual(["card/second-wind do/play way/"]);
    expect(paths("second-wind", false)).toEqual(["card/second-wind do/drop way/"]);
  });
});

const choice = (m: string, blocked = false): Choice => ({ m, s: 0, l: m, c: [], ...(blocked ? { r: [] } : {}) });
const CHOICES = [
  choice("B7"), choice("B7 galley>coach"), choice("B7@galley"), choice("B7*galley"), choice("B7@coach", true), choice("B7@pilot"),
  choice("R8"), choice("R8@galley", true), choice("second-wind-"), choice("second-wind"), choice("end"),
];
const at = (...held: Key[]): Picking => new Picking(CHOICES, CONTEXT, held);

describe("picking", () => {
  test("begins with cards and one's snakes", () => {
    expect([...at().after([]).keys()]).toEqual(["card/B7", "snake/galley/0", "snake/coach/0", "snake/cockpit/0", "card/R8", "card/second-wind"]);
  });
  test("lights what comes next and leads somewhere", () => {
    const picking = at("card/B7");
    expect(["at/galley", "snake/galley/0", "do/drop"].map((key) => picking.lights(key))).toEqual([true, true, true]);
    expect(picking.lights("at/coach")).toBe(false);
    expect(picking.behind("at/coach")).toEqual({ legal: [], blocked: [4] });
    expect(picking.behind("at/first-class")).toBeUndefined();
  });
  test("makes a choice once one way is left, and asks which while two are", () => {
    expect(at("card/B7").settled(["card/B7", "at/pilot"])).toBe(5);
    expect(at("card/B7").settled(["card/B7", "at/galley"])).toBeUndefined();
    expect(at("card/B7", "at/galley").words()).toEqual(["way/@", "way/*"]);
  });
  test("never makes the only choice of a card by itself", () => {
    expect(at().settled(["card/R8"])).toBeUndefined();
  });
  test("goes on, takes another instead, lets go", () => {
    const picking = at("card/B7", "snake/galley/0");
    expect(picking.point("at/coach")).toEqual(["card/B7", "snake/galley/0", "at/coach"]);
    expect(picking.point("snake/cockpit/0")).toEqual(["card/B7", "snake/cockpit/0"]);
    expect(picking.point("card/R8")).toEqual(["card/R8"]);
    expect(picking.point("snake/galley/0")).toEqual(["card/B7"]);
    expect(picking.point("seat/1")).toBeUndefined();
  });
  test("drops what is held where it leads nowhere", () => {
    expect(at("card/B9").held).toEqual([]);
    expect(at("card/B7").card).toBe("B7");
  });
  test("tells a card that can be played from one that can only be discarded", () => {
    expect(at().uses("B7").map(([index]) => index)).toEqual([2, 3, 4, 5]);
    expect(at().uses("R8")).toEqual([[7, "at/galley"]]);
    expect(at().uses("second-wind")).toEqual([[9, "do/play"]]);
  });
  test("offers the ways of what is held, the boldest first", () => {
    expect(at("card/second-wind").words()).toEqual(["do/play", "do/drop"]);
    expect(at().words()).toEqual([]);
  });
});
