import { describe, expect, it } from "vitest";
import { branches, indexAt, LANES, ticks, type Tree, WIDTH, xOf } from "./track";

const tree = (children: Record<number, number[]>, marks: Record<number, string> = {}): Tree => ({
  children: (ply) => children[ply] ?? [],
  ply: (ply) => (marks[ply] ? { k: marks[ply] } : {}),
});
const run = (length: number): number[] => Array.from({ length }, (_, i) => i);

describe("points", () => {
  it("and plies lead to each other", () => {
    for (const last of [1, 24, 300]) for (const i of [0, 1, last]) expect(indexAt(xOf(i, last) / WIDTH, last)).toBe(i);
  });

  it("outside lead to the ends", () => {
    expect([indexAt(-1, 24), indexAt(2, 24)]).toEqual([0, 24]);
  });

  it("of an empty match are the start", () => {
    expect([xOf(0, 0), indexAt(0.7, 0)]).toEqual([14, 0]);
  });
});

describe("long ticks", () => {
  it("stand at every mark of a short line", () => {
    expect(ticks([0, 1, 2, 3], tree({}, { 1: "round 1", 3: "round 1 trick 2" }))).toEqual([1, 3]);
  });

  it("stand at rounds alone on a long one", () => {
    const marks = Object.fromEntries(run(100).map((i) => [i, i % 20 === 0 ? `round ${i}` : `round 1 trick ${i}`]));
    expect(ticks(run(100), tree({}, marks))).toEqual([0, 20, 40, 60, 80]);
  });

  it("never run together: of a hundred rounds each second one has one", () => {
    const marks = Object.fromEntries(run(500).map((i) => [i, i % 5 ? `round 1 trick ${i}` : `round ${i}`]));
    expect(ticks(run(500), tree({}, marks))).toEqual(run(50).map((i) => i * 10));
  });
});

describe("branches", () => {
  it("leave at their ply and take the free lane", () => {
    const found = branches([0, 1, 2, 3], tree({ 0: [1], 1: [2, 4], 2: [3, 6], 4: [5] }));
    expect(found).toEqual([
      { at: 1, plies: [4, 5], y: LANES[0] },
      { at: 2, plies: [6], y: LANES[1] },
    ]);
  });

  it("use a lane again when it is free", () => {
    const found = branches(run(9), tree({ ...Object.fromEntries(run(8).map((i) => [i, [i + 1]])), 1: [2, 20], 4: [5, 21] }));
    expect(found.map(({ y }) => y)).toEqual([LANES[0], LANES[0]]);
  });

  it("do not reach beyond the end of the line", () => {
    expect(branches([0, 1, 2], tree({ 1: [2, 3], 3: [4], 4: [5], 5: [6] }))[0]?.plies).toEqual([3]);
  });
});
