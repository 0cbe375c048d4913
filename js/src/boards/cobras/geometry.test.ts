import { describe, expect, test } from "vitest";
import { CARD, aroundFrom, barHeight, fan, heads, nudge, POD, podAt, slots, trickAt, VIEW, worth } from "./geometry";

const SCALE = [0, 1, 3, 5, 8, 11, 15, 21, 15, 8, 3];

describe("seats", () => {
  test("the seat of the viewer comes first, the others follow to its left", () => {
    expect(aroundFrom(2, [0, 1, 2, 3])).toEqual([2, 3, 0, 1]);
    expect(aroundFrom(1, [0, 2, 1])).toEqual([1, 0, 2]);
  });
  test("a seat that is not at the table begins with the first", () => {
    expect(aroundFrom(7, [0, 1, 2])).toEqual([0, 1, 2]);
  });
  test.each([3, 4, 5])("with %i places the next seat is on the left and no panel leaves the drawing or meets another", (places) => {
    const pods = Array.from({ length: places - 1 }, (_, index) => podAt(index + 1, places));
    expect(pods[0]?.[0]).toBeLessThan(VIEW[0] / 2);
    pods.forEach(([x, y], index) => {
      expect(x - POD.w / 2).toBeGreaterThan(14);
      expect(x + POD.w / 2).toBeLessThan(706);
      expect(y + POD.h / 2).toBeLessThan(400);
      pods.slice(index + 1).forEach(([x2, y2]) => {
        expect(Math.abs(x - x2) >= POD.w || Math.abs(y - y2) >= POD.h).toBe(true);
      });
    });
  });
  test.each([3, 4, 5])("with %i places the viewer's card lies nearest to the viewer and none covers another's middle", (places) => {
    const cards = Array.from({ length: places }, (_, index) => trickAt(index, places));
    expect(Math.max(...cards.map(({ y }) => y))).toBe(cards[0]?.y);
    cards.forEach((card, index) => {
      for (const other of cards.slice(index + 1)) {
        expect(Math.hypot(card.x - other.x, card.y - other.y)).toBeGreaterThan(60);
      }
    });
  });
});

describe("hand", () => {
  const counts = Array.from({ length: 17 }, (_, index) => index + 1);
  test.each(counts)("%i cards stay between the Basket and the King, 36 units or more apart", (count) => {
    const cards = fan(count);
    expect(cards).toHaveLength(count);
    for (const { x, y } of cards) {
      expect(x - CARD.w / 2).toBeGreaterThan(110);
      expect(x + CARD.w / 2).toBeLessThan(612);
      expect(y + CARD.h / 2).toBeLessThan(VIEW[1]);
    }
    const rows = count > 13 ? [cards.slice(0, Math.ceil(count / 2)), cards.slice(Math.ceil(count / 2))] : [cards];
    for (const row of rows) {
      row.slice(1).forEach((card, index) => expect(card.x - (row[index]?.x ?? 0)).toBeGreaterThanOrEqual(35.5));
    }
  });
  test("thirteen cards are one row, fourteen are two", () => {
    expect(new Set(fan(13).map(({ turn }) => turn)).size).toBe(13);
    expect(fan(14)[7]?.turn).toBe(fan(14)[0]?.turn);
  });
  test("the chosen card rises above a legal one, its neighbours of a short hand move aside", () => {
    expect(nudge(2, 8, 2, true)).toEqual([0, -26]);
    expect(nudge(1, 8, 2, true)).toEqual([-7, -11]);
    expect(nudge(3, 8, 2, false)).toEqual([9, 0]);
    expect(nudge(3, 11, 2, false)).toEqual([0, 0]);
    expect(nudge(3, 8, -1, true)).toEqual([0, -11]);
  });
});

describe("line", () => {
  test("it has ten places 48 units apart until an eleventh triple lies there", () => {
    const ten = slots(7, 10);
    expect(ten).toHaveLength(10);
    expect(ten[0]).toEqual([150, 34]);
    expect(ten[9]).toEqual([582, 34]);
    const twelve = slots(12, 10);
    expect(twelve).toHaveLength(12);
    expect((twelve[11]?.[0] ?? 0) - (twelve[10]?.[0] ?? 0)).toBe(40);
    expect(twelve[11]?.[0]).toBeLessThan(600);
  });
});

describe("Basket", () => {
  test.each([[0, 0], [1, 1], [5, 5], [6, 6], [10, 10], [23, 10]])("of %i cobras %i look out", (cobras, seen) => {
    expect(heads(cobras)).toHaveLength(seen);
  });
  test("the sixth cobra begins the row at the back", () => {
    expect(heads(5).every(({ y }) => y > -30)).toBe(true);
    expect(heads(6)[0]).toEqual({ x: 0, y: -38, size: 20 });
  });
  test("its tag shows the points of the scale, the last entry for more", () => {
    expect([0, 1, 7, 8, 10, 11, 30].map((cobras) => worth(cobras, SCALE))).toEqual([0, 1, 21, 15, 3, 3, 3]);
    expect(worth(3, [])).toBeUndefined();
  });
  test("a bar of the scale is higher the more it pays", () => {
    expect(barHeight(21)).toBeGreaterThan(barHeight(15));
    expect(barHeight(0)).toBe(4);
  });
});
