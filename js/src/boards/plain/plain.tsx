// The board of a game that has no drawing: every cell in a table, every choice a button.
import type { JSX } from "preact";
import { valueInWords } from "../../parts/value";
import type { Board, BoardProps } from "../board";

function Table({ choices, selected, select, choose, explain, say, lit, changed, cell, addresses }: BoardProps): JSX.Element {
  const press = (index: number, event: Event): void => {
    if (choices[index]?.r) explain(index, event.currentTarget as Element);
    else if (index === selected) choose(index);
    else select(index);
  };
  return (
    <div class="plain">
      <div class="plain-choices" data-roving>
        {choices.map(({ m, l, r }, index) => (
          <button type="button" key={m} aria-pressed={index === selected} aria-disabled={r ? true : undefined} aria-label={l} onClick={(event) => press(index, event)}>
            {m}
          </button>
        ))}
      </div>
      <table aria-label={say("position")}>
        <tbody>
          {addresses.map((address) => (
            <tr key={address} class={lit.has(address) ? "lit" : changed.has(address) ? "changed" : ""}>
              <th scope="row">{address}</th>
              <td>{valueInWords(cell(address), say)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const plain: Board = {
  viewBox: [720, 480],
  Component: Table,
  describe: () => "",
};
