// The board of a game that has no drawing: every cell in a table, every choice a button.
import type { JSX } from "preact";
import { valueInWords } from "../../parts/value";
import { type Board, type BoardProps, press } from "../board";

function Table(props: BoardProps): JSX.Element {
  const { choices, selected, say, lit, changed, cell, addresses } = props;
  return (
    <div class="plain">
      <div class="plain-choices" data-roving>
        {choices.map(({ m, l, r }, index) => (
          <button type="button" key={m} aria-pressed={index === selected} aria-disabled={r ? true : undefined} aria-label={l} onClick={(event) => press(props, index, event)}>
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
