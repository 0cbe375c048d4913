import { describe, expect, it } from "vitest";
import { texts, unfold } from "./choices";
import type { Choices } from "./wire.types";

const none: Choices = { m: "", l: "", s: [], c: "", cells: [], r: [], why: "", clauses: [], words: [] };

describe("choices", () => {
  it("share words with the text before", () => {
    expect(texts("##$!$%!%&", ["B7 ", "galley>", "coach", "!"])).toEqual(["B7 galley>", "B7 coach", "B7 coach!"]);
  });

  it("come with seat, cells and reasons", () => {
    const sent: Choices = {
      m: "##!#$!#%", l: "#&!#'!#(", s: [1], c: "#$#", cells: [[4, 7], []], r: [[0, 1, 0], [2]],
      why: "#)!#*", clauses: [[3, [2]], [5, []]], words: ["B7", "end", "H2", "Bite 7", "End the turn", "Hiss 2", "No.", "Never."],
    };
    expect(unfold(sent)).toEqual([
      { m: "B7", s: 1, l: "Bite 7", c: [4, 7], r: [[5, "Never.", []], [3, "No.", [2]]] },
      { m: "end", s: 1, l: "End the turn", c: [] },
      { m: "H2", s: 1, l: "Hiss 2", c: [4, 7], r: [] },
    ]);
  });

  it("may be none", () => {
    expect(unfold(none)).toEqual([]);
  });

  it("keep seats apart where they differ", () => {
    expect(unfold({ ...none, m: "##!##", l: "##!##", s: [2, 0], c: "##", cells: [[]], words: ["K+"] }).map(({ s }) => s)).toEqual([2, 0]);
  });
});
