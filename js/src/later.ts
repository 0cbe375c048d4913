// A click is answered by the table first; the panes come with the frame after.
import { Component, type ComponentChildren, options } from "preact";

/** Act with the next frame or one after it; returns how to call it off. */
export function afterFrame(after: number, act: () => void): () => void {
  let left = after;
  const frame = (): void => {
    if (left-- > 0) next = requestAnimationFrame(frame);
    else act();
  };
  let next = requestAnimationFrame(frame);
  return () => cancelAnimationFrame(next);
}

const waiting = new Set<Later>();

/** Draw all that still waits: somebody is about to touch it. */
export function drawNow(): void {
  options.debounceRendering = (draw) => draw();
  for (const part of waiting) part.forceUpdate();
  options.debounceRendering = undefined as never;
}

/** What is drawn with the frame after the next one: that one shows the table. */
export class Later extends Component<{ draw(): ComponentChildren }> {
  #callOff = (): void => {};

  override shouldComponentUpdate(): boolean {
    if (!waiting.has(this)) this.#callOff = afterFrame(1, () => this.forceUpdate());
    waiting.add(this);
    return false;
  }
  override componentDidUpdate(): void {
    this.componentWillUnmount();
  }
  override componentWillUnmount(): void {
    waiting.delete(this);
    this.#callOff();
  }
  override render({ draw }: { draw(): ComponentChildren }): ComponentChildren {
    return draw();
  }
}
