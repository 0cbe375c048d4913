import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { crowd, nearest, rayAt, SIZES, type Spot, VIEW, wayTo } from "./geometry";

// The spaces as the shipped edition places them.
const toml = readFileSync(new URL("../../../../cobra_widgets/games/imperio/data/edition.toml", import.meta.url), "utf8");
const placed = new Map([...toml.matchAll(/^([a-z0-9-]+) = \[([\d.]+), ([\d.]+)\]$/gm)].map(([, id, x, y]) => [id as string, { x: Number(x), y: Number(y) }] as const));
const spot = (id: string, role: Spot["role"] = "land"): Spot => ({ x: 0, y: 0, ...placed.get(id), role, near: [] });

describe("the shipped layout", () => {
  test("has 98 points, all inside the drawing and clear of its two panels", () => {
    expect(placed.size).toBe(98);
    for (const { x, y } of placed.values()) {
      expect(x > 16 && x < VIEW[0] - 16 && y > 16 && y < VIEW[1] - 16).toBe(true);
      expect(y > 408 && (x < 238 || x > 482)).toBe(false);
    }
  });
  test("leaves room to hit: no two spaces nearer than 27 units, the width of a tread", () => {
    const all = [...placed.values()];
    all.forEach((a, index) => {
      for (const b of all.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(27);
    });
  });
});

describe("the temple", () => {
  test("of eight rays, ray 0 lies a little below the right, ray 2 below on the left", () => {
    expect(rayAt(0, 8)).toBe(22.5);
    expect(rayAt(2, 8)).toBe(112.5);
  });
});

describe("pawns", () => {
  test("in the Tower they hang side by side on its rim; elsewhere a pawn stands in the middle", () => {
    const tower = spot("tower", "tower");
    const [[x0, y0], [x1, y1]] = [crowd(tower, 0, 2), crowd(tower, 1, 2)];
    expect(y0).toBe(y1);
    expect(x1 - x0).toBeGreaterThan(2 * 9);
    expect(Math.hypot(x0 - tower.x, y0 - tower.y)).toBeLessThan(SIZES.tower[0]);
    expect(crowd(spot("o1", "outer"), 0, 1)).toEqual([391.8, 320.7]);
  });
});

describe("fingers", () => {
  const spots = [{ x: 0, y: 0, id: "a" }, { x: 30, y: 0, id: "b" }];
  test("the nearer of two is meant", () => {
    expect(nearest([14, 0], spots)?.id).toBe("a");
    expect(nearest([16, 0], spots)?.id).toBe("b");
  });
  test("18 units away still counts, 19 no longer", () => {
    expect(nearest([0, 18], spots)?.id).toBe("a");
    expect(nearest([0, 19], spots)).toBeUndefined();
  });
});

describe("ways", () => {
  const links = new Map(Object.entries({ a: ["b", "d"], b: ["a", "c"], c: ["b", "d"], d: ["a", "e"], e: ["d", "c"] }).map(([id, near]) => [id, { near }] as const));
  test("the shortest line is taken", () => {
    expect(wayTo(links, "a", "c", new Set(["b", "c", "d", "e"]))).toEqual(["a", "b", "c"]);
  });
  test("what is not open is gone round", () => {
    expect(wayTo(links, "a", "e", new Set(["d", "e"]))).toEqual(["a", "d", "e"]);
    expect(wayTo(new Map([...links, ["d", { near: ["a"] }] as const]), "a", "e", new Set(["d", "e"]))).toEqual([]);
  });
});
