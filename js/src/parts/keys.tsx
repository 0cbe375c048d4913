import type { JSX } from "preact";
import { focusFirst } from "../a11y";
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
  return (
    <div class="keys" role="dialog" aria-modal="true" aria-label={say("keys")} ref={focusFirst}>
      <h3>{say("keys")}</h3>
      <dl>
        {KEYS.map(([key, word]) => (
          <>
            <dt>
              <kbd class="clause">{key}</kbd>
            </dt>
            <dd>{say(word)}</dd>
          </>
        ))}
      </dl>
      <button type="button" onClick={close}>
        {say("close")}
      </button>
    </div>
  );
}
