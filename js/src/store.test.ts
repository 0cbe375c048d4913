import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Store } from "./store";
import type { Answer, Json, Message, Now, PlyPiece, Tape } from "./wire.types";

class FakeModel {
  sent: Message[] = [];
  private readonly ears: [string, () => void][] = [];
  constructor(readonly traits: Record<string, unknown>) {}
  get = (key: string): unknown => this.traits[key];
  set(key: string, value: unknown): void {
    this.traits[key] = value;
    for (const [name, ear] of this.ears) if (name === `change:${key}`) ear();
  }
  // As a host does: all values first, then all announcements.
  update(traits: Record<string, unknown>): void {
    Object.assign(this.traits, traits);
    for (const key of Object.keys(traits)) for (const [name, ear] of this.ears) if (name === `change:${key}`) ear();
  }
  on = (name: string, ear: () => void): void => void this.ears.push([name, ear]);
  off = (name: string, ear: () => void): void => {
    const at = this.ears.findIndex(([n, e]) => n === name && e === ear);
    if (at >= 0) this.ears.splice(at, 1);
  };
  save_changes(): void {}
  send = (message: Message): void => void this.sent.push(message);
  get listeners(): number {
    return this.ears.length;
  }
  answer(more: Partial<Answer> = {}): void {
    this.set("answer", { id: this.sent.at(-1)?.id, ok: true, ...more });
  }
}

const ply = (p: number, score: Json): PlyPiece => ({ p, s: 0, m: "x", c: [0, score], e: [] });
const tape = (plies = 3): Tape => ({
  wire: 1, tape: "t", seq: plies, locale: "en", seat: null,
  seats: [{ name: "Ana", by: "person" }, { name: "Bo", by: "computer" }],
  addresses: ["score"], root: [0],
  plies: Array.from({ length: plies }, (_, p) => ply(p, p + 1)),
  notes: {}, marks: {}, forks: {},
});
const now = (node: number, seq = node, more: Partial<Now> = {}): Now => ({
  tape: "t", seq, node, tip: Math.max(node, 3), to_act: [0], status: "", kind: "turn", over: false,
  choices: { text: "#!##!##", signs: "", kinds: ["#"], clauses: [], words: ["a"] }, ...more,
});

function opened(more: Record<string, unknown> = {}): [FakeModel, Store] {
  const model = new FakeModel({ tape: tape(), now: now(3), ...more });
  return [model, new Store(model as never)];
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the cursor", () => {
  it("is where the screen opens", () => {
    const [, store] = opened();
    expect([store.screen, store.atCursor]).toEqual([3, true]);
  });

  it("takes the screen along, gliding for one ply only", () => {
    const [model, store] = opened();
    model.update({ piece: { tape: "t", seq: 4, plies: [ply(3, 4)] }, now: now(4) });
    expect([store.screen, store.still]).toEqual([4, false]);
    model.update({ now: now(1, 4) });
    expect([store.screen, store.still]).toEqual([1, true]);
  });

  it("follows the ply, which counts along the line", () => {
    const branched = { ...tape(), plies: [ply(0, 1), ply(1, 2), ply(0, 3), ply(3, 4)] };
    const [model, store] = opened({ tape: branched, now: now(4, 3) });
    model.set("ply", 1);
    expect(store.screen).toBe(3);
    model.set("ply", 2);
    expect(store.screen).toBe(4);
  });

  it("some plies on is walked to, ply by ply", () => {
    const [model, store] = opened();
    model.update({ piece: { tape: "t", seq: 4, plies: [ply(3, 4), ply(4, 5), ply(5, 6)] }, now: now(6, 4), ply: 6 });
    expect([store.screen, store.still]).toEqual([4, false]);
    vi.advanceTimersByTime(450);
    expect([store.screen, store.still]).toEqual([5, false]);
    vi.advanceTimersByTime(450);
    expect([store.screen, store.atCursor]).toEqual([6, true]);
  });

  it("is not walked to once the hand is on the timeline", () => {
    const [model, store] = opened();
    model.update({ piece: { tape: "t", seq: 4, plies: [ply(3, 4), ply(4, 5)] }, now: now(5, 4) });
    store.scrub(1);
    vi.advanceTimersByTime(2000);
    expect(store.screen).toBe(1);
  });

  it("may be announced before its piece", () => {
    const [model, store] = opened();
    model.set("now", now(4));
    expect(store.screen).toBe(3);
    model.set("piece", { tape: "t", seq: 4, plies: [ply(3, 4)] });
    expect(store.screen).toBe(4);
    vi.advanceTimersByTime(100);
    expect(model.sent).toEqual([]);
  });

  it("announced without its piece asks for the tape", () => {
    const [model] = opened();
    model.set("now", now(9));
    vi.advanceTimersByTime(100);
    expect(model.sent.map(({ type }) => type)).toEqual(["sync"]);
  });
});

describe("scrubbing", () => {
  it("moves the screen at once and sends one goto when the hand rests", () => {
    const [model, store] = opened();
    store.by(-1);
    vi.advanceTimersByTime(200);
    store.by(-1);
    expect([store.screen, model.sent.length]).toEqual([1, 0]);
    vi.advanceTimersByTime(260);
    expect(model.sent).toMatchObject([{ type: "goto", node: 1 }]);
  });

  it("ends at the ends of the line", () => {
    const [, store] = opened();
    store.by(-Infinity);
    expect(store.screen).toBe(0);
    store.by(99);
    expect(store.screen).toBe(3);
  });

  it("is not disturbed by the answer to an earlier rest", () => {
    const [model, store] = opened();
    store.scrub(1);
    vi.advanceTimersByTime(260);
    store.scrub(0);
    model.update({ now: now(1, 3) });
    model.answer();
    expect(store.screen).toBe(0);
    vi.advanceTimersByTime(260);
    expect(model.sent.map(({ node }) => node)).toEqual([1, 0]);
  });

  it("needs nobody", () => {
    const model = new FakeModel({ tape: tape(), now: now(3) });
    const store = new Store({ get: model.get, on: model.on, off: model.off } as never);
    store.by(-2);
    vi.advanceTimersByTime(3000);
    expect([store.screen, store.kernel.absent, store.kernel.silent, store.live]).toEqual([1, true, false, false]);
  });
});

describe("pieces", () => {
  it("after a gap make it ask for the tape once", () => {
    const [model] = opened();
    model.set("piece", { tape: "t", seq: 5, plies: [ply(4, 5)] });
    model.set("piece", { tape: "t", seq: 6, plies: [ply(5, 6)] });
    expect(model.sent.map(({ type }) => type)).toEqual(["sync"]);
  });

  it("after the whole tape are read on", () => {
    const [model, store] = opened();
    model.set("piece", { tape: "t", seq: 5, plies: [ply(4, 5)] });
    model.update({ tape: { ...tape(4), seq: 4 } });
    expect([store.reel.size, store.reel.seq]).toEqual([5, 5]);
  });

  it("of an old tape in a late view ask for the whole one", () => {
    const [model] = opened({ piece: { tape: "t", seq: 9, plies: [ply(8, 9)] } });
    expect(model.sent.map(({ type }) => type)).toEqual(["sync"]);
  });
});

describe("messages", () => {
  it("have ids of their own and name the ply", () => {
    const [model, store] = opened();
    store.choose(0, store.now.node);
    store.choose(0, store.now.node);
    expect(model.sent).toMatchObject([{ type: "choose", node: 3, choice: 0 }, { type: "choose", node: 3, choice: 0 }]);
    expect(new Set(model.sent.map(({ id }) => id)).size).toBe(2);
    for (const { id } of model.sent) expect(id).toMatch(/^\w+-\d+$/);
  });

  it("refused are shown, but not a step that came second", () => {
    const [model, store] = opened();
    store.choose(0, store.now.node);
    model.answer({ ok: false, kind: "stale", text: "ply 3 is past" });
    expect(store.alert?.text).toBe("ply 3 is past");
    store.dismiss();
    store.kernel.send({ type: "step", node: 3 });
    model.answer({ ok: false, kind: "stale", text: "ply 3 is past" });
    expect(store.alert).toBeNull();
  });

  it("unanswered for two seconds mean that nobody listens, until anything comes", () => {
    const [model, store] = opened();
    store.choose(0, store.now.node);
    vi.advanceTimersByTime(1900);
    expect(store.kernel.silent).toBe(false);
    vi.advanceTimersByTime(200);
    expect(store.kernel.silent).toBe(true);
    model.set("now", now(3));
    expect(store.kernel.silent).toBe(false);
  });

  it("to see who listens go out at most every four seconds", () => {
    const [model, store] = opened();
    store.kernel.probe();
    store.kernel.probe();
    expect(model.sent.map(({ type }) => type)).toEqual(["ping"]);
    vi.advanceTimersByTime(4100);
    store.kernel.probe();
    expect(model.sent.length).toBe(2);
  });
});

describe("a computer's seat", () => {
  it("answers by itself after a pause where people play too", () => {
    const [model, store] = opened();
    store.subscribe(() => undefined);
    model.set("now", now(3, 3, { to_act: [1] }));
    expect(model.sent).toEqual([]);
    vi.advanceTimersByTime(800);
    expect(model.sent).toMatchObject([{ type: "step", node: 3 }]);
  });

  it("leaves a ply alone that has been gone back to", () => {
    const [model, store] = opened();
    store.subscribe(() => undefined);
    model.set("now", now(2, 3, { to_act: [1] }));
    vi.advanceTimersByTime(2000);
    expect(model.sent).toEqual([]);
  });

  it("answers by itself once somebody sees it", () => {
    const [model, store] = opened();
    model.set("now", now(3, 3, { to_act: [1] }));
    vi.advanceTimersByTime(5000);
    store.subscribe(() => undefined);
    vi.advanceTimersByTime(800);
    expect(model.sent).toMatchObject([{ type: "step", node: 3 }]);
  });

  it("answers by itself once it is not played on any more", () => {
    const [model, store] = opened();
    store.subscribe(() => undefined);
    model.set("now", now(3, 3, { to_act: [1] }));
    store.player.setSpeed(0.5);
    store.player.play(true);
    vi.advanceTimersByTime(1000);
    store.player.play(false);
    vi.advanceTimersByTime(800);
    expect(model.sent).toMatchObject([{ type: "step", node: 3 }]);
  });

  it.each([0.5, 1, 4])("keeps the pace while the match is played on, %s times", (speed) => {
    const [model, store] = opened();
    store.subscribe(() => undefined);
    model.set("now", now(3, 3, { to_act: [1] }));
    store.player.setSpeed(speed);
    store.player.play(true);
    let at = 3;
    const answering = setInterval(() => {
      if (model.sent.at(-1)?.node !== at) return;
      at += 1;
      model.update({ piece: { tape: "t", seq: at, plies: [ply(at - 1, at)] }, now: now(at, at, { to_act: [1] }) });
    }, 10);
    vi.advanceTimersByTime(9100);
    clearInterval(answering);
    expect(model.sent).toHaveLength(10 * speed);
  });

  it("goes on from the end of what has been looked at again, however fast", () => {
    const [model, store] = opened();
    store.subscribe(() => undefined);
    model.set("now", now(0, 3));
    store.player.setSpeed(4);
    store.player.play(true);
    vi.advanceTimersByTime(1000);
    expect([store.screen, model.sent.at(-1)?.type, store.player.on]).toEqual([3, "goto", true]);
    model.update({ now: now(3, 3, { to_act: [1] }) });
    model.answer();
    vi.advanceTimersByTime(300);
    expect(model.sent.at(-1)).toMatchObject({ type: "step", node: 3 });
  });
});

it("playing waits while there is no view", () => {
  const [, store] = opened();
  store.scrub(1);
  store.player.play(true);
  vi.advanceTimersByTime(3000);
  expect([store.screen, vi.getTimerCount()]).toEqual([1, 0]);
  store.subscribe(() => undefined);
  vi.advanceTimersByTime(1000);
  expect(store.screen).toBe(2);
});

it("playing goes on to the end of the line and stops", () => {
  const [, store] = opened();
  store.subscribe(() => undefined);
  store.scrub(1);
  store.player.play(true);
  vi.advanceTimersByTime(3000);
  expect([store.screen, store.player.on]).toEqual([3, false]);
});

it("closing leaves no listener and no timer", () => {
  const [model, store] = opened();
  store.choose(0, store.now.node);
  store.player.play(true);
  store.close();
  expect(model.listeners).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
