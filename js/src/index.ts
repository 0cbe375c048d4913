// What the notebook's host calls: once for a model, once for each view of it.
import { css } from "./styles";
import type { AnyModel } from "@anywidget/types";
import { h, render as draw } from "preact";
import { Shell } from "./shell";
import { closeStore, storeOf } from "./stores";


interface Given {
  model: AnyModel;
  signal?: AbortSignal;
}

// Hosts abort the signal, call the cleanup, or both, and some call it twice.
function once(signal: AbortSignal | undefined, close: () => void): () => void {
  let open = true;
  const end = (): void => {
    if (open) close();
    open = false;
  };
  signal?.addEventListener("abort", end, { once: true });
  return end;
}

function initialize({ model, signal }: Given): () => void {
  storeOf(model);
  return once(signal, () => closeStore(model));
}

function render({ model, el, signal }: Given & { el: HTMLElement }): () => void {
  // The style goes where the view is: the document's head does not reach into a shadow root.
  const style = document.createElement("style");
  style.textContent = css;
  const host = document.createElement("div");
  host.className = "gw-host";
  el.append(style, host);
  draw(h(Shell, { store: storeOf(model) }), host);
  return once(signal, () => {
    draw(null, host);
    host.remove();
    style.remove();
  });
}

export default { initialize, render };
