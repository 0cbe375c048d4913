import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AutoPass, OPEN } from "./autopass";
import type { Store } from "./store";

const PASS = { m: "pass", s: 1, l: "Let it stand", c: [] };
const ANSWER = { m: "antivenom", s: 1, l: "Cancel with Antivenom", c: [7] };

interface Asked {
  autopass: boolean;
  live: boolean;
  watched: boolean;
  now: { kind: string; node: number; tip: number; to_act: number[]; choices: object[] };
  by: string;
}

function opened(more: Partial<Asked> = {}) {
  const sent: object[] = [];
  const asked: Asked = { autopass: true, live: true, watched: true, by: "person", now: { kind: "reaction", node: 4, tip: 4, to_act: [1], choices: [PASS] }, ...more };
  const store = {
    get: () => asked.autopass, get live() { return asked.live; }, get watched() { return asked.watched; }, get now() { return asked.now; },
    reel: { seats: [{}, { by: asked.by }] }, kernel: { send: (message: object) => sent.push(message) },
  };
  return { sent, asked, pass: new AutoPass(store as unknown as Store) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("letting things stand", () => {
  it.each([[[PASS]], [[ANSWER, PASS]]])("takes as long whatever is held", (choices) => {
    const { sent, pass, asked } = opened();
    asked.now = { ...asked.now, choices };
    pass.look();
    vi.advanceTimersByTime(OPEN - 1);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([{ type: "pass", node: 4 }]);
  });

  it("is done once for a window, however often it is looked at", () => {
    const { sent, pass } = opened();
    pass.look();
    vi.advanceTimersByTime(OPEN);
    pass.look();
    vi.advanceTimersByTime(2 * OPEN);
    expect(sent.length).toBe(1);
  });

  it("begins anew for the next window", () => {
    const { sent, pass, asked } = opened();
    pass.look();
    vi.advanceTimersByTime(OPEN / 2);
    asked.now = { ...asked.now, node: 5, tip: 5 };
    pass.look();
    vi.advanceTimersByTime(OPEN - 1);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([{ type: "pass", node: 5 }]);
  });

  it("stops when it is switched off, and when an answer has been given", () => {
    const { sent, pass, asked } = opened();
    pass.look();
    asked.autopass = false;
    pass.look();
    asked.autopass = true;
    pass.look();
    asked.now = { ...asked.now, kind: "turn" };
    pass.look();
    vi.advanceTimersByTime(2 * OPEN);
    expect(sent).toEqual([]);
  });

  const now = { kind: "reaction", node: 4, tip: 4, to_act: [1], choices: [PASS] };
  it.each([
    ["off", { autopass: false }], ["away from the cursor", { live: false }], ["with nobody looking", { watched: false }],
    ["for a computer", { by: "computer" }], ["back on the line", { now: { ...now, tip: 9 } }],
    ["on one's turn", { now: { ...now, kind: "turn" } }], ["for another seat", { now: { ...now, choices: [] } }],
  ] as [string, Partial<Asked>][])("is not done %s", (_, more) => {
    const { sent, pass } = opened(more);
    pass.look();
    vi.advanceTimersByTime(2 * OPEN);
    expect(sent).toEqual([]);
  });
});
