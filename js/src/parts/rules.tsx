import type { JSX } from "preact";
import type { View } from "../view";
import type { ClauseInfo } from "../wire.types";

const SHOWN = 12;

/** A clause somebody wants to see, and when. */
export interface AskedClause {
  index: number;
  asked: number;
}

/** Plies on the line whose events cite a clause. */
function citing(view: View, clause: number): number[] {
  return view.store.line.filter((ply) => view.reel.ply(ply)?.e.some(([, clauses]) => clauses.includes(clause)));
}

function Clause({ view, clause, info, open, asked }: { view: View; clause: number; info: ClauseInfo; open: boolean; asked: number }): JSX.Element {
  const { store, reel, say } = view;
  const plies = citing(view, clause);
  const shows = view.book.scenarios.filter(({ clauses }) => clauses.includes(clause));
  return (
    <article class={open ? "rule open" : "rule"} data-follow={open ? `clause ${asked}` : undefined} ref={open ? view.follow : null}>
      <h3>
        <code class="clause">{info.id}</code> {info.title} <small>{say(info.source)}</small>
      </h3>
      <p>{info.text}</p>
      {info.why && <p class="quiet">{say("because") + info.why}</p>}
      <div class="row">
        <span class="quiet">{plies.length ? `${say("inMatch")}:` : say("never")}</span>
        {plies.slice(-SHOWN).map((ply) => (
          <button type="button" class="clause" key={ply} title={reel.ply(ply)?.e[0]?.[0]} onClick={() => store.go(ply)}>
            {reel.depth(ply)}
          </button>
        ))}
        {shows.map(({ name, title }) => (
          <button type="button" class="show" key={name} disabled={store.kernel.absent} onClick={() => store.kernel.send({ type: "scenario", text: name === reel.example ? "" : name })}>
            {say(name === reel.example ? "backToMatch" : "showMe", { what: title })}
          </button>
        ))}
      </div>
    </article>
  );
}

interface RulesProps {
  view: View;
  clause: AskedClause | null;
  section: string | null;
  setSection(section: string): void;
}

/** The rules by chapter: what a clause says, where it stands, where this match met it. */
export function Rules({ view, clause, section, setSection }: RulesProps): JSX.Element {
  const { book, say } = view;
  const shown = section ?? book.sections[0]?.id;
  return (
    <div class="rules">
      <nav aria-label={say("chapters")} data-roving>
        {book.sections.map(({ id, title }) => (
          <button type="button" key={id} aria-current={id === shown ? "true" : undefined} onClick={() => setSection(id)}>
            {title}
          </button>
        ))}
      </nav>
      <div>
        {book.clauses.map((info, index) => info.section === shown && <Clause key={info.id} view={view} clause={index} info={info} open={index === clause?.index} asked={clause?.asked ?? 0} />)}
      </div>
    </div>
  );
}
