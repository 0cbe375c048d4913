import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { SPEEDS } from "../store";
import type { View } from "../view";

interface FieldProps {
  label: string;
  value: string;
  save: string;
  press(text: string): void;
}

function Field({ label, value, save, press }: FieldProps): JSX.Element {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        press(text.trim());
      }}
    >
      <label>
        {label}
        <input value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <button type="submit">{save}</button>
    </form>
  );
}

/** What is needed now and then: speed, bookmarks, notes, a new game. */
export function More({ view, help, close }: { view: View; help(): void; close(): void }): JSX.Element {
  const { store, reel, say } = view;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true }), []);
  const node = store.screen;
  const send = (type: "note" | "mark", text: string): void => store.kernel.send({ type, node, text });
  const here = Object.entries(reel.marks).find(([, ply]) => ply === node)?.[0] ?? "";
  const escape = (event: KeyboardEvent): void => {
    if (event.key === "Escape") close();
  };
  return (
    <div class="more" role="dialog" aria-label={say("more")} ref={box} onKeyDown={escape}>
      <div class="row" role="radiogroup" aria-label={say("speed")}>
        <span>{say("speed")}</span>
        {SPEEDS.map((speed) => (
          <button type="button" role="radio" key={speed} aria-checked={store.speed === speed} onClick={() => store.setSpeed(speed)}>
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
        <button type="button" onClick={() => { help(); close(); }}>
          {say("keys")}
        </button>
        <button type="button" onClick={close}>
          {say("close")}
        </button>
      </div>
    </div>
  );
}
