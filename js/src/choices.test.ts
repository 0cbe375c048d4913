import { describe, expect, it } from "vitest";
import { lines, texts, unfold } from "./choices";
import type { Choices } from "./wire.types";

const none: Choices = { text: "", signs: "", kinds: [], clauses: [], words: [] };

describe("choices", () => {
  it("share words with the text before", () => {
    expect(texts(["##$", "$%", "%&"], ["B7 ", "galley>", "coach", "!"])).toEqual(["B7 galley>", "B7 coach", "B7 coach!"]);
  });

  it("say a phrase once, and a phrase of phrases", () => {
    expect(lines("a2!b2!1111c2d!e1", "21")).toEqual(["ad", "ec", "bd", "ec", "ccc"]);
    expect(lines("a!b", "")).toEqual(["a", "b"]);
  });

  it("come with seat, cells and reasons", () => {
    const sent: Choices = {
      text: "#$%!##!#$!#%!#&!#'!#(!#)!#*", signs: "", kinds: ["$'*!$#", "$", "#'*!"],
      clauses: ["&%", "("], words: ["B7", "end", "H2", "Bite 7", "End the turn", "Hiss 2", "No.", "Never."],
    };
    expect(unfold(sent)).toEqual([
      { m: "B7", s: 1, l: "Bite 7", c: [4, 7], r: [[5, "Never.", []], [3, "No.", [2]]] },
      { m: "end", s: 1, l: "End the turn", c: [] },
      { m: "H2", s: 0, l: "Hiss 2", c: [4, 7], r: [] },
    ]);
  });

  it("may be none", () => {
    expect(unfold(none)).toEqual([]);
  });
});
