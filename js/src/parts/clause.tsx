import type { JSX } from "preact";
import type { View } from "../view";

/** A clause by its name; leads to the Rules. */
export function Chip({ view, clause }: { view: View; clause: number }): JSX.Element | null {
  const known = view.book.clauses[clause];
  if (!known) return null;
  return (
    <button type="button" class="clause" title={known.title} onClick={() => view.openClause(clause)}>
      {known.id}
    </button>
  );
}

export const Chips = ({ view, clauses }: { view: View; clauses: readonly number[] }): JSX.Element => (
  <>
    {[...new Set(clauses)].map((clause) => (
      <Chip key={clause} view={view} clause={clause} />
    ))}
  </>
);
