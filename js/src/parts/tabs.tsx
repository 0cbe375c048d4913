import type { JSX } from "preact";
import type { View } from "../view";
import { Inspector } from "./inspector";
import { Log } from "./log";
import { type AskedClause, Rules } from "./rules";
import { Score } from "./score";

export type TabId = "log" | "score" | "rules" | "inspector";

interface TabsProps {
  view: View;
  tabs: readonly TabId[];
  tab: TabId;
  setTab(tab: TabId): void;
  clause: AskedClause | null;
  section: string | null;
  setSection(section: string): void;
}

/** What is told about the game, one thing at a time, in a room of fixed height. */
export function Tabs({ view, tabs, tab, setTab, clause, section, setSection }: TabsProps): JSX.Element {
  return (
    <>
      <div class="tabs" role="tablist" data-roving>
        {tabs.map((id) => (
          <button type="button" role="tab" key={id} aria-selected={id === tab} onClick={() => setTab(id)}>
            {view.say(id)}
          </button>
        ))}
      </div>
      <div class="pane" key={tab} role="tabpanel" aria-label={view.say(tab)} tabindex={0}>
        {tab === "log" && <Log view={view} />}
        {tab === "score" && <Score view={view} />}
        {tab === "rules" && <Rules view={view} clause={clause} section={section} setSection={setSection} />}
        {tab === "inspector" && <Inspector view={view} />}
      </div>
    </>
  );
}
