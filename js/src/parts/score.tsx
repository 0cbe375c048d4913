import type { JSX } from "preact";
import type { View } from "../view";
import { markInWords } from "../words";

const MARK = /^(round|turn) \d+$/;

/** The scores at the end of each round, or of each turn that brought points, and as they stand on the screen. */
export function Score({ view }: { view: View }): JSX.Element {
  const { store, reel, say, ply } = view;
  const players = reel.seats.flatMap(({ name }, seat) => (reel.index.has(`score/${seat}`) ? [{ name, address: `score/${seat}` }] : []));
  const begun = store.line.filter((at) => reel.depth(at) <= reel.depth(ply) && MARK.test(reel.ply(at)?.k ?? ""));
  const points = (at: number, address: string): number => Number(reel.cell(at, address) ?? 0);
  const rows = begun.map((at, index) => {
    const next = begun[index + 1];
    return { mark: reel.ply(at)?.k ?? "", before: reel.parent(at), end: next === undefined ? ply : reel.parent(next) };
  })
    // Every round, but not every turn, is worth a row.
    .filter(({ mark, before, end }) => mark.startsWith("round") || players.some(({ address }) => points(end, address) - points(before, address)));
  return (
    <table class="score">
      <thead>
        <tr>
          <td />
          {players.map(({ name, address }) => (
            <th scope="col" key={address}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ mark, before, end }) => (
          <tr key={mark}>
            <th scope="row">
              <button type="button" class="clause" onClick={() => store.go(end)}>{markInWords(mark, say)}</button>
            </th>
            {players.map(({ address }) => {
              const gain = points(end, address) - points(before, address);
              return (
                <td key={address}>
                  <b>{points(end, address)}</b> <small>{gain < 0 ? gain : `+${gain}`}</small>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
