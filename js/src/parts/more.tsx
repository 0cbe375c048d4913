import type { JSX } from "preact";
import { focusFirst } from "../a11y";
import type { View } from "../view";

const SPEEDS = [0.5, 1, 2, 4];

interface FieldProps {
  label: string;
  value: string;
  save: string;
  press(text: string): void;
}

function Field({ label, value, save, press }: FieldProps): JSX.Element {
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        press((event.currentTarget.elements[0] as HTMLInputElement).value.trim());
      }}
    >
      <label>
        {label}
        <input defaultValue={value} />
      </label>
      <button type="submit">{save}</button>
    </form>
  );
}

/** What is needed now and then: speed, bookmarks, notes, a new game. */
export function More({ view, help, close }: { view: View; help(): void; close(): void }): JSX.Element {
  const { store, reel, say } = view;
  const node = store.screen;
  const send = (type: "note" | "mark", text: string): void => store.kernel.send({ type, node, text });
  const here = Object.entries(reel.marks).find(([, ply]) => ply === node)?.[0] ?? "";
  return (
    <div class="more" role="dialog" aria-label={say("more")} ref={focusFirst}>
      <div class="row" role="radiogroup" aria-label={say("speed")}>
        <span>{say("speed")}</span>
        {SPEEDS.map((speed) => (
          <button type="button" role="radio" key={speed} aria-checked={store.player.speed === speed} onClick={() => store.player.setSpeed(speed)}>
            {speed}×
          </button>
        ))}
      </div>
      {!store.kernel.absent && (
        <>
          <Field key={`m${node}`} label={say("bookmark")} value={here} save={say("save")} press={(text) => text && send("mark", text)} />
          <Field key={`n${node}`} label={say("note")} value={reel.notes[node] ?? ""} save={say("save")} press={(text) => send("note", text)} />
        </>
      )}
      {Object.keys(reel.marks).length > 0 && (
        <div class="row" aria-label={say("bookmarks")} role="group">
          {Object.entries(reel.marks).map(([name, ply]) => (
            <button type="button" key={name} onClick={() => store.go(ply)}>
              {name}
            </button>
          ))}
        </div>
      )}
      <div class="row">
        {!store.kernel.absent && (
          <button type="button" onClick={() => { store.kernel.send({ type: "new" }); close(); }}>
            {say("newGame")}
          </button>
        )}
        <button type="button" onClick={help}>
          {say("keys")}
        </button>
      </div>
    </div>
  );
}
