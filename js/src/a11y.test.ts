import { describe, expect, it } from "vitest";
import { nearest } from "./a11y";
import { fill, markInWords, speaker } from "./words";

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

describe("arrows", () => {
  // A hand of three, a seat above it, another far to the right.
  const boxes = [box(0, 100), box(40, 98), box(80, 100), box(42, 0), box(300, 95)];

  it("go to the next thing that way", () => {
    expect(nearest(boxes, 0, [1, 0])).toBe(1);
    expect(nearest(boxes, 2, [-1, 0])).toBe(1);
    expect(nearest(boxes, 1, [0, -1])).toBe(3);
    expect(nearest(boxes, 2, [1, 0])).toBe(4);
  });

  it("stay where nothing lies that way", () => {
    expect(nearest(boxes, 0, [-1, 0])).toBe(-1);
    expect(nearest(boxes, 3, [0, -1])).toBe(-1);
  });
});

describe("words", () => {
  it("take values, with a capital where asked", () => {
    expect(fill("{What} / {n}", { what: "red 5", n: 0 })).toBe("Red 5 / 0");
    expect(fill("{unknown}")).toBe("{unknown}");
  });

  it("of a game come before the common ones", () => {
    const say = speaker({ act: "do {what}", "cobras.act": "play {what}" });
    expect([say("cobras.act", { what: "R5" }), say("cockpit.act", { what: "B7" }), say("nowhere.known")]).toEqual([
      "play R5", "do B7", "nowhere.known",
    ]);
  });

  it("of a place are said word by word", () => {
    expect(markInWords("round 2 trick 3", speaker({ round: "ronda", trick: "baza" }))).toBe("ronda 2 baza 3");
  });
});
