import { describe, expect, test } from "vitest";
import { hand, noseShape, roomSpots } from "./geometry";
import type { Box } from "./plan";

const room = (box: Box, needs: Record<string, number> = { spook: 6, harm: 6 }, nose = 0): { box: Box; nose: number; needs: Record<string, number> } => ({ box, nose, needs });
const COACH = room([434, 126, 136, 150]);
const LAVATORY = room([570, 147, 103, 90]);
const HOLD = room([308, 276, 262, 72], {});

describe("a room", () => {
  test("has its meters one below the other, nearer in a low room", () => {
    const apart = ({ meters: [a, b] }: ReturnType<typeof roomSpots>): number => (b?.[1] ?? 0) - (a?.[1] ?? 0);
    expect(apart(roomSpots(COACH, 0, 0, false))).toBe(16);
    expect(apart(roomSpots(LAVATORY, 0, 0, false))).toBe(15);
  });
  test("puts snakes below the cards where it is high, beside them where it is low", () => {
    const high = roomSpots(COACH, 2, 1, false);
    expect(high.tokens[0]?.[1]).toBeGreaterThan(high.cards[0]?.[1] ?? 0);
    const low = roomSpots(LAVATORY, 2, 1, false);
    expect(low.tokens[0]?.[1]).toBe(low.cards[0]?.[1]);
  });
  test.each([COACH, LAVATORY, HOLD])("keeps all that lies there within its walls: %#", (each) => {
    const [x, y, w, h] = each.box;
    for (const chaos of [false, true]) {
      const { cards, tokens } = roomSpots(each, 7, 5, chaos);
      for (const [cx, cy] of [...cards, ...tokens]) {
        expect(cx).toBeGreaterThan(x + 8);
        expect(cx).toBeLessThan(x + w - 8);
        expect(cy).toBeGreaterThan(y + 8);
        expect(cy).toBeLessThan(y + h - 8);
      }
    }
  });
  test("in chaos has neither meters nor cards", () => {
    expect(roomSpots(COACH, 3, 2, true).tokens).toHaveLength(2);
  });
  test("in chaos has its snakes side by side, four in a wide room and three in a narrow one", () => {
    for (const [each, count] of [[COACH, 4], [LAVATORY, 3]] as const) {
      const [[a = 0] = [], [b = 0] = []] = roomSpots(each, 0, count, true).tokens;
      expect(a - b).toBeGreaterThan(25);
    }
  });
  test("that is narrow and high has its name upright, one snake at each end", () => {
    const { upright, tokens } = roomSpots(room([130, 140, 48, 194], {}), 0, 2, false);
    expect(upright).toBe(true);
    expect(tokens.map(([, y]) => y)).toEqual([170, 304]);
  });
  test("in the nose is rounded upwards or downwards", () => {
    expect(noseShape(room([16, 142, 114, 95], {}, 1))).toBe("M126 144V233H16C16 190 40 144 104 144Z");
    expect(noseShape(room([16, 237, 114, 95], {}, -1))).toBe("M126 330V241H16C16 284 40 330 104 330Z");
  });
});

describe("a hand", () => {
  test("lies as wide as wanted up to four cards, then closer and smaller", () => {
    expect(hand(2).map(([x]) => x)).toEqual([254, 326]);
    expect(hand(4).at(-1)?.[0]).toBe(470);
    // All within the same room, none smaller than four fifths.
    for (const [x = 0, , size = 0] of [hand(5).at(-1) ?? [], hand(9).at(-1) ?? []]) expect(x + 31 * size).toBeCloseTo(501, 0);
    expect([5, 6, 9].map((cards) => hand(cards)[0]?.[2])).toEqual([0.868, 0.8, 0.8]);
  });
  test("of no cards is empty", () => {
    expect(hand(0)).toEqual([]);
  });
});
