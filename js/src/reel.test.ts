import { describe, expect, it } from "vitest";
import { Reel } from "./reel";
import type { PlyPiece, Tape } from "./wire.types";

const seats = [{ name: "Ana", by: "person" }, { name: "Bo", by: "computer" }] as Tape["seats"];
const ply = (p: number, c: PlyPiece["c"], more: Partial<PlyPiece> = {}): PlyPiece => ({ p, s: 0, m: "x", c, e: [], ...more });

// 0 - 1 - 2 - 3, and 4 - 5 leaving at 1.
const tape = (): Tape => ({
  wire: 1, tape: "t", seq: 5, locale: "en", seat: null, seats,
  addresses: ["score/0", "hand/0"],
  root: [0, ["R5"]],
  plies: [
    ply(0, [0, 3], { k: "round 1" }),
    ply(1, [1, []], { s: 1 }),
    ply(2, [0, 8, 2, true], { a: ["king"], g: [1], k: "round 1 trick 2" }),
    ply(1, [0, 5]),
    ply(4, [0, 6]),
  ],
  notes: {}, marks: {}, forks: { 4: "what if" },
});

describe("positions", () => {
  it("are the root's values and the changes on the way", () => {
    const reel = new Reel(tape());
    expect([0, 1, 2, 3, 4, 5].map((at) => reel.cell(at, "score/0"))).toEqual([0, 3, 3, 8, 5, 6]);
    expect(reel.cell(2, "hand/0")).toEqual([]);
  });

  it("change a list where it has changed", () => {
    const pile = (...cards: string[]) => cards;
    const plies = [
      ply(0, [], { d: [1, 1, 0, ["B7", "H2"]] }),
      ply(1, [0, 4], { d: [1, 0, 1, []] }),
    ];
    const reel = new Reel({ ...tape(), plies });
    expect(reel.cell(1, "hand/0")).toEqual(pile("R5", "B7", "H2"));
    expect(reel.cell(2, "hand/0")).toEqual(pile("B7", "H2"));
    expect(reel.cell(0, "hand/0")).toEqual(pile("R5"));
    expect(reel.changed(2)).toEqual(new Set(["score/0", "hand/0"]));
    expect(reel.history(2, "hand/0")).toEqual([2, 1]);
  });

  it("know a new cell from its ply on, and not on another branch", () => {
    const reel = new Reel(tape());
    expect(reel.cell(3, "king")).toBe(true);
    expect([reel.cell(2, "king"), reel.cell(5, "king")]).toEqual([undefined, undefined]);
  });

  it("lose a cell that is gone", () => {
    const reel = new Reel(tape());
    expect(reel.present(3)).toEqual(["score/0", "king"]);
    expect(reel.present(5)).toEqual(["score/0", "hand/0"]);
  });

  it("are the same in whatever order they are asked for", () => {
    const [one, other] = [new Reel(tape()), new Reel(tape())];
    const forward = [0, 1, 2, 3, 4, 5].map((at) => one.cell(at, "score/0"));
    const backward = [5, 4, 3, 2, 1, 0].map((at) => other.cell(at, "score/0")).reverse();
    expect(forward).toEqual(backward);
  });

  it("are folded fast enough for a frame a thousand plies away", () => {
    const plies = Array.from({ length: 1000 }, (_, p) => ply(p, [0, p, 1, [String(p)]]));
    const reel = new Reel({ ...tape(), plies });
    const start = performance.now();
    expect(reel.cell(1000, "score/0")).toBe(999);
    expect(performance.now() - start).toBeLessThan(16);
  });
});

describe("pieces", () => {
  const piece = (seq: number) => ({ tape: "t", seq, plies: [ply(3, [0, 9])] });

  it("are read in their order", () => {
    const reel = new Reel(tape());
    expect(reel.add(piece(6))).toBe("read");
    expect(reel.cell(6, "score/0")).toBe(9);
    expect(reel.seq).toBe(6);
  });

  it("known already change nothing", () => {
    const reel = new Reel(tape());
    expect(reel.add(piece(5))).toBe("old");
    expect(reel.size).toBe(5);
  });

  it("after a gap are not read", () => {
    const reel = new Reel(tape());
    expect(reel.add(piece(7))).toBe("gap");
    expect([reel.size, reel.seq]).toEqual([5, 5]);
  });

  it("of another tape are not read", () => {
    expect(new Reel(tape()).add({ ...piece(6), tape: "u" })).toBe("foreign");
  });

  it("bring notes and bookmarks", () => {
    const reel = new Reel(tape());
    reel.add({ tape: "t", seq: 6, plies: [], notes: { 2: "here" }, marks: { good: 3 } });
    expect([reel.notes[2], reel.marks.good]).toEqual(["here", 3]);
  });
});

describe("lines", () => {
  it("run through the cursor to the tip", () => {
    const reel = new Reel(tape());
    expect(reel.line(1, 3)).toEqual([0, 1, 2, 3]);
    expect(reel.line(1, 5)).toEqual([0, 1, 4, 5]);
  });

  it("of a ply off the tip's branch go on along its own", () => {
    expect(new Reel(tape()).line(4, 3)).toEqual([0, 1, 4, 5]);
  });

  it("have the name of their branch and the game's last mark", () => {
    const reel = new Reel(tape());
    expect([reel.fork(5), reel.fork(3)]).toEqual(["what if", ""]);
    expect([reel.mark(0), reel.mark(2), reel.mark(3), reel.mark(5)]).toEqual(["", "round 1", "round 1 trick 2", "round 1"]);
  });
});

describe("changes", () => {
  it("of a ply are its cells, gone ones too", () => {
    expect([...new Reel(tape()).changed(3)].sort()).toEqual(["hand/0", "king", "score/0"]);
  });

  it("between two plies leave out what came back to the same", () => {
    expect([...new Reel(tape()).differing(1, 2)]).toEqual(["hand/0"]);
    expect([...new Reel(tape()).differing(2, 2)]).toEqual([]);
  });

  it("of one cell are listed latest first, on this branch only", () => {
    const reel = new Reel(tape());
    expect(reel.history(3, "score/0")).toEqual([3, 1]);
    expect(reel.history(5, "score/0")).toEqual([5, 4, 1]);
    expect(reel.history(5, "nothing")).toEqual([]);
  });
});

it("undo goes before the last decision of a person, past the computer's", () => {
  const reel = new Reel(tape());
  expect(reel.undo(3)).toBe(2);
  expect(reel.undo(2)).toBe(0);
  expect(reel.undo(0)).toBe(0);
});
