// Let things stand by itself: a setting of the viewer. A window stays open for as long as ever, whatever the seat
// holds, and the pass that follows is one like any other: the others can tell nothing by it.
import type { Store } from "./store";

/** How long a seat that lets things stand by itself has to answer all the same. */
export const OPEN = 2000;

export class AutoPass {
  #node: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly store: Store) {}

  get on(): boolean {
    return this.store.get("autopass", false);
  }

  /** Whether the game asks a person now, at the end of the line: who looks back is left alone. */
  get #isDue(): boolean {
    const { now, reel, live, watched } = this.store;
    const [seat = -1] = now.to_act;
    return this.on && live && watched && now.kind === "reaction" && now.choices.length > 0 && now.node === now.tip && reel.seats[seat]?.by === "person";
  }

  /** Once for each window: what is asked again is asked by another ply. */
  look(): void {
    const node = this.#isDue ? this.store.now.node : undefined;
    if (node === this.#node) return;
    this.#node = node;
    clearTimeout(this.#timer);
    if (node !== undefined) this.#timer = setTimeout(() => this.store.kernel.send({ type: "pass", node }), OPEN);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
