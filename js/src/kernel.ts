// The door to Python: messages out, each with its own id, and the question whether anybody still answers.
import type { AnyModel } from "@anywidget/types";
import type { Answer, Message } from "./wire.types";

const PATIENCE = 2000;
const PROBE_EVERY = 4000;

export type Ask = Omit<Message, "id">;
type Reply = (answer: Answer) => void;

interface Waiting {
  type: Message["type"];
  reply: Reply | undefined;
  timer: ReturnType<typeof setTimeout>;
}

export class Kernel {
  /** Asked something and got nothing for a while. */
  silent = false;
  /** There is nobody to ask: a page saved as a file. */
  readonly absent: boolean;
  readonly #stem = Math.random().toString(36).slice(2, 10);
  #count = 0;
  #probed = -Infinity;
  readonly #waiting = new Map<string, Waiting>();

  readonly #model: AnyModel;
  readonly #heard: () => void;

  constructor(model: AnyModel, heard: () => void) {
    this.#model = model;
    this.#heard = heard;
    this.absent = typeof model.send !== "function";
  }

  send(ask: Ask, reply?: Reply): void {
    if (this.absent) return;
    const id = `${this.#stem}-${++this.#count}`;
    const timer = setTimeout(() => this.#setSilent(true), PATIENCE);
    this.#waiting.set(id, { type: ask.type, reply, timer });
    try {
      this.#model.send({ id, ...ask });
    } catch {
      this.#setSilent(true);
    }
  }

  /** Take a reply; says what it is a reply to, nothing if not to us. */
  answer(answer: Answer): Message["type"] | undefined {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return undefined;
    clearTimeout(waiting.timer);
    this.#waiting.delete(answer.id);
    waiting.reply?.(answer);
    return waiting.type;
  }

  /** Anything at all came in: it lives. */
  sign(): void {
    this.#setSilent(false);
  }

  /** Touched by a person: see whether Python is there, at most every few seconds and never on its own. */
  probe(): void {
    if (performance.now() - this.#probed < PROBE_EVERY) return;
    this.#probed = performance.now();
    this.send({ type: "ping" });
  }

  #setSilent(silent: boolean): void {
    if (silent === this.silent) return;
    this.silent = silent;
    this.#heard();
  }

  close(): void {
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }
}
