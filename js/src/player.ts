// Play: one ply after the other at a pace. Seats of the computer answer by themselves, after a pause.
import type { Store } from "./store";

const BEAT = 900;
const PAUSE = 700;

export class Player {
  on = false;
  speed = 1;
  #beating: ReturnType<typeof setTimeout> | undefined;
  #pausing: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly store: Store) {}

  play(on: boolean): void {
    const { store } = this;
    this.on = on;
    store.tell("playing", on);
    if (on && store.screen === store.line.at(-1) && !this.#computerNext) store.scrub(0);
    this.wake();
    store.changed();
  }

  /** Go on, also where it waited for somebody to see it. */
  wake(): void {
    clearTimeout(this.#beating);
    if (this.on) this.#soon();
    else this.pause();
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    this.store.changed();
  }

  #soon(): void {
    this.#beating = setTimeout(() => this.#beat(), BEAT / this.speed);
  }

  #beat(): void {
    const { store } = this;
    if (!store.watched) return;
    if (store.screen !== store.line.at(-1)) store.by(1);
    // Python may not have come along yet.
    else if (!this.#letComputer() && !store.busy) return this.play(false);
    this.#soon();
  }

  get #computerNext(): boolean {
    const { now, reel, live } = this.store;
    const seat = now.to_act[0];
    return live && !now.over && now.node === now.tip && seat !== undefined && reel.seats[seat]?.by === "computer";
  }

  /** Whether one has its turn, in sight of somebody. */
  #letComputer(): boolean {
    const { now, kernel, watched } = this.store;
    const has = this.#computerNext && watched;
    if (has) kernel.send({ type: "step", node: now.node });
    return has;
  }

  /** The cursor has come somewhere: after a pause a computer may have its turn where people play too; a table of computers waits for Play. */
  pause(): void {
    clearTimeout(this.#pausing);
    this.#pausing = setTimeout(() => {
      if (!this.on && this.store.reel.seats.some(({ by }) => by === "person")) this.#letComputer();
    }, PAUSE);
  }

  close(): void {
    clearTimeout(this.#beating);
    clearTimeout(this.#pausing);
  }
}
