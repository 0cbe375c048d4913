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
  const told = ply?.e.map(([text]) => text).join(" ") ?? "";
  return (
    <div class="acts" role="group" aria-label={say("now")}>
      <span>{away ? told || say("start") : store.now.status}</span>
      {!store.kernel.absent && (
        <button type="button" disabled={store.screen <= 0} onClick={() => store.undo()}>
          {say("undo")}
        </button>
      )}
      {!store.atCursor && store.now.node >= 0 && (
        <button type="button" onClick={() => store.go(store.now.node)}>
          {say("backToNow")}
        </button>
      )}
      {store.live && store.now.over && (
        <button type="button" class="pri" onClick={() => store.kernel.send({ type: "new" })}>
          {say("newGame")}
        </button>
      )}
      {store.live && choice && !choice.r && (
        <button type="button" class="pri" onClick={() => choose(selected as number)}>
          {say(`${view.book.game}.act`, { what: choice.l })}
        </button>
      )}
    </div>
  );
}
