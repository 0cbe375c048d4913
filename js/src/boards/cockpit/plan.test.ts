import { describe, expect, test } from "vitest";
import type { Json } from "../../wire.types";
import { type Box, join, planOf } from "./plan";

const area = (id: string, box: number[], next: string[], more: object = {}): Json => ({ id, segment: "middle", points: 0, needs: {}, from: null, next, box, ...more });

const PLANE: Record<string, Json> = {
  segments: ["nose", "middle"],
  areas: [
    area("pilot", [16, 142, 114, 95], [], { segment: "nose", from: "cockpit", needs: { spook: 8, harm: 8 }, points: 8 }),
    area("co-pilot", [16, 237, 114, 95], [], { segment: "nose", from: "cockpit", needs: { spook: 6, harm: 8 }, points: 7 }),
    area("cockpit", [130, 140, 48, 194], ["galley"], { segment: "nose" }),
    area("galley", [178, 238, 130, 110], ["cockpit", "hold"]),
    area("hold", [308, 276, 262, 72], ["galley", "wing"]),
    area("wing", [344, 58, 132, 62], ["hold"]),
    area("coach", [434, 126, 136, 150], []),
  ],
};

const between = (data: Record<string, Json>): string[] => planOf(data).links.map((link) => link.between.join("-"));

describe("the plane", () => {
  test("has a door in the middle of a wall that stands", () => {
    expect(join([178, 126, 130, 112], [308, 126, 126, 150], [])).toEqual({ at: [308, 182], length: 26, flat: false });
  });
  test("has a door at two thirds of a wall that lies", () => {
    expect(join([178, 126, 130, 112], [178, 238, 130, 110], [])).toEqual({ at: [264.7, 238], length: 26, flat: true });
  });
  test("takes walls for common up to a gap of eight units, not of nine", () => {
    const upper: Box = [0, 0, 100, 50];
    expect(join(upper, [0, 58, 100, 50], []).length).toBe(26);
    expect(join(upper, [0, 59, 100, 50], []).length).toBeUndefined();
  });
  test("makes a door smaller in a short wall", () => {
    expect(join([0, 0, 50, 30], [50, 0, 50, 30], []).length).toBe(20);
  });
  test("runs a vent in the line of a wall, from edge to edge", () => {
    expect(join([308, 276, 262, 72], [344, 58, 132, 62], [[434, 126, 136, 150]])).toEqual({ at: [434, 112], to: [434, 286] });
  });
  test("runs a vent through the middle where no wall is", () => {
    expect(join([0, 0, 100, 50], [0, 200, 100, 50], [])).toEqual({ at: [50, 42], to: [50, 210] });
  });
  test("joins what lies askew by a straight line", () => {
    expect(join([0, 0, 40, 40], [100, 100, 40, 40], [])).toEqual({ at: [20, 20], to: [120, 120] });
  });
  test("joins each pair once, and a target to where its snakes stand", () => {
    expect(between(PLANE)).toEqual(["pilot-cockpit", "co-pilot-cockpit", "cockpit-galley", "galley-hold", "hold-wing"]);
  });
  test("rounds the targets in the nose, above and below the middle, and nothing else", () => {
    expect(planOf(PLANE).zones.map(({ nose }) => nose)).toEqual([1, -1, 0, 0, 0, 0, 0]);
  });
  test("is read once", () => {
    expect(planOf(PLANE)).toBe(planOf(PLANE));
  });
  test("without a layout stands in columns by segment, higher where more is asked for", () => {
    const bare = { ...PLANE, areas: (PLANE.areas as Record<string, Json>[]).map((each) => ({ ...each, box: [] })) };
    const plan = planOf(bare);
    expect(plan.drawn).toBe(false);
    expect(plan.zones.map(({ box }) => box[0])).toEqual([6, 6, 6, 360, 360, 360, 360]);
    const [pilot, copilot, cockpit] = plan.zones;
    expect(copilot?.box[1]).toBeCloseTo((pilot?.box[1] ?? 0) + (pilot?.box[3] ?? 0), 0);
    expect(pilot?.box[3]).toBeCloseTo(3 * (cockpit?.box[3] ?? 0), 0);
    expect(between(bare)).toEqual(between(PLANE));
  });
  test("of no areas at all is empty", () => {
    expect(planOf({})).toMatchObject({ zones: [], links: [] });
  });
});
