import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Say } from "../boards/board";

const KEYS: [string, string][] = [
  ["← ↑ ↓ →", "keyMove"],
  ["Enter, Space", "keyChoose"],
  ["Escape", "keyEscape"],
  [", .", "keyStep"],
  ["< >", "keyEnds"],
  ["p", "keyPlay"],
  ["u", "keyUndo"],
  ["1 2 3 4", "keyTabs"],
  ["?", "keyHelp"],
];

/** Which key does what, laid over the board. */
export function Keys({ say, close }: { say: Say; close(): void }): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div class="keys" role="dialog" aria-modal="true" aria-label={say("keys")}>
      <h3>{say("keys")}</h3>
      <dl>
        {KEYS.map(([key, word]) => (
          <>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(word)}</dd>
          </>
        ))}
      </dl>
      <button type="button" ref={button} onClick={close}>
        {say("close")}
      </button>
    </div>
  );
}
