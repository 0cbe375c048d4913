import type { JSX } from "preact";
import { Icon } from "../art/icons";
import type { View } from "../view";
import { markInWords } from "../words";
import { Stroke } from "./sign";

function Pill({ text }: { text: string }): JSX.Element {
  return (
    <span class="off">
      <Stroke d="M2 14L8 8L11 13M22 10L16 16L13 11" />
      {text}
    </span>
  );
}

/** What game this is, whether Python answers, and whose eyes it is seen with. */
export function Header({ view }: { view: View }): JSX.Element {
  const { store, reel, say } = view;
  const { kernel } = store;
  const players = reel.seats.flatMap((seat, index) => (seat.by === "nobody" ? [] : [{ name: seat.name, seat: index as number | null }]));
  const eyes = [...players, { name: say("all"), seat: null }];
  const example = view.book.scenarios.find(({ name }) => name === reel.example);
  return (
    <header class="head">
      <Icon id="cobra" size="2.1em" color="var(--suit-g)" />
      <h2>{view.book.title}</h2>
      <span class="sub" role="status">
        {kernel.silent ? <Pill text={say("gone")} /> : kernel.absent ? <Pill text={say("readOnly")} /> : <span class="quiet">{example ? say("example", { what: example.title }) : markInWords(reel.mark(view.ply), say)}</span>}
      </span>
      <div class="seats" role="radiogroup" aria-label={say("seat")} data-roving>
        {eyes.map(({ name, seat }) => (
          <button
            type="button"
            role="radio"
            key={seat}
            aria-checked={seat === reel.seat}
            disabled={kernel.absent && seat !== reel.seat}
            title={seat === null ? say("openTable") : name}
            onClick={() => seat !== reel.seat && kernel.send({ type: "seat", seat })}
          >
            {name}
          </button>
        ))}
      </div>
    </header>
  );
}
