import type { JSX } from "preact";
import type { View } from "../view";

interface ActionsProps {
  view: View;
  selected: number | null;
  choose(choice: number): void;
}

/** One sentence on where the game stands, a button for what has been chosen, and for what is not on the table. */
export function Actions({ view, selected, choose }: ActionsProps): JSX.Element {
  const { store, reel, say } = view;
  const choice = selected === null ? undefined : store.now.choices[selected];
  const away = !store.atCursor || view.ply !== store.screen;
  const act = (index: number): JSX.Element => button(say(`${view.book.game}.act`, { what: store.now.choices[index]?.l }), () => choose(index), "pri");
  const ply = reel.ply(view.ply);
  const told = ply?.e.map(([text]) => text).join("; ") ?? "";
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
      {store.live && choice && !choice.r && act(selected as number)}
      {/* Where others are asked about a card: once asked, or to be asked again. */}
      {store.live && (store.autopass.on || (store.now.kind === "reaction" && store.now.choices.length > 0)) && (
        <button type="button" aria-pressed={store.autopass.on} title={say("autopassTold")} onClick={() => store.letStand(!store.autopass.on)}>
          {say("autopass")}
        </button>
      )}
      {/* What nothing on the table stands for has its button here. */}
      {store.live && store.now.choices.map(({ c, r }, index) => !c.length && !r && index !== selected && act(index))}
    </div>
  );
}
