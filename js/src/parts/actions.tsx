import type { JSX } from "preact";
import type { View } from "../view";

interface ActionsProps {
  view: View;
  selected: number | null;
  choose(choice: number): void;
}

/** One sentence on where the game stands, and a button for what has been chosen. */
export function Actions({ view, selected, choose }: ActionsProps): JSX.Element {
  const { store, reel, say } = view;
  const choice = selected === null ? undefined : store.now.choices[selected];
  const away = !store.atCursor || view.ply !== store.screen;
  const ply = reel.ply(view.ply);
  const told = ply?.e.map(([text]) => text).join(" · ") ?? "";
  const button = (word: string, act: () => void, kind = "", off = false): JSX.Element => (
    <button type="button" class={kind} disabled={off} onClick={act}>
      {word}
    </button>
  );
  return (
    <div class="acts" role="group" aria-label={say("now")}>
      <span>{away ? told || say("start") : store.now.status}</span>
      {reel.example && button(say("backToMatch"), () => store.kernel.send({ type: "scenario", text: "" }))}
      {!store.kernel.absent && button(say("undo"), () => store.undo(), "", store.screen <= 0)}
      {!store.atCursor && store.now.node >= 0 && button(say("backToNow"), () => store.go(store.now.node))}
      {store.live && store.now.over && button(say("newGame"), () => store.kernel.send({ type: "new" }), "pri")}
      {store.live && choice && !choice.r && button(say(`${view.book.game}.act`, { what: choice.l }), () => choose(selected as number), "pri")}
    </div>
  );
}
