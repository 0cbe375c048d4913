// The hand in view and its King Cobra: the only things on the table that can be chosen.
import { Component, type ComponentChildren, type JSX } from "preact";
import { Target } from "../../art/draw";
import { at as put, bar, box, disc, grow, mark, NONE, outline, ring, text } from "../../art/ink";
import type { Choice } from "../../wire.types";
import { type BoardProps, press } from "../board";
import type { Declared, Place } from "./cells";
import { cardName } from "./describe";
import { CARD, fan, nudge, ROW, type Spot } from "./geometry";
import { badge, crown, frame, king, numberCard } from "./pieces";

type Doing = Pick<BoardProps, "choices" | "selected" | "blocked" | "select" | "choose" | "explain" | "say" | "changed" | "lit">;

interface HandProps extends Doing {
  place: Place;
  hatch: string;
  /** Named when it is not that of the seat at the bottom. */
  named: boolean;
}

const indexOf = (choices: Choice[], seat: number, notation: string): number =>
  choices.findIndex(({ m, s }) => m === notation && s === seat);

export class Hand extends Component<HandProps, { focused: number }> {
  override state = { focused: -1 };

  // The ring is drawn upon the whole hand: beneath the next card half of it would not be seen.
  #focus = ({ currentTarget }: Event): void => {
    const cards = [...(currentTarget as Element).querySelectorAll("[role=button]")];
    this.setState({ focused: cards.findIndex((card) => card.matches(":focus-visible")) });
  };

  override render(props: HandProps, { focused }: { focused: number }): JSX.Element {
    const { place, hatch, named, choices, selected, blocked, say, lit } = props;
    const cards = place.cards ?? [];
    const spots = fan(cards.length);
    const found = cards.map((card) => indexOf(choices, place.seat, card));
    const up = selected ?? blocked;
    const raised = up === null ? -1 : found.indexOf(up);
    const at = (index: number, children: ComponentChildren): JSX.Element => {
      const { x, y, turn } = spots[index] as Spot;
      const choice = choices[found[index] ?? -1];
      const [aside, lift] = nudge(index, cards.length, raised, !!choice && !choice.r);
      return (
        <g transform={`translate(${x} ${y}) rotate(${turn})`}>
          <g class={`lift ${choice ? "live" : ""}`} style={{ transform: `translate(${aside}px,${lift}px)` }}>
            {children}
          </g>
        </g>
      );
    };
    return (
      <g role="group" aria-label={say("cobras.hand", { name: place.name })} onFocusIn={this.#focus} onFocusOut={this.#focus}>
        {mark({ changed: NONE, lit: up === null ? lit : NONE }, [`hand/${place.seat}`], box(496, 156, 20), 361, 494)}
        {named && (
          <g aria-hidden="true">{text(150, 420, 13, "b q", say("cobras.hand", { name: place.name }))}</g>
        )}
        {cards.map((card, index) => {
          const choice = choices[found[index] ?? -1];
          const legal = !!choice && !choice.r;
          const chosen = index === raised && !choice?.r;
          return (
            // A place in the hand keeps what it is drawn with, and the focus, when another card comes to lie there.
            <g key={index} data-flip={card}>
              {at(index, (
                <>
                  {outline(CARD, "shade")}
                  <g class="body" aria-hidden="true">
                    {index === raised && frame(!legal)}
                    {numberCard(card, choice?.r && hatch)}
                    {legal && !chosen && bar(cards.length > ROW ? -42 : 42, 15)}
                  </g>
                  <Target
                    label={choice?.l ?? cardName(say, card)}
                    hit={CARD}
                    ring={null}
                    aria-pressed={legal ? chosen : undefined}
                    aria-disabled={legal ? undefined : true}
                    onClick={(event) => press(props, found[index] ?? -1, event)}
                  />
                </>
              ))}
            </g>
          );
        })}
        {cards[focused] && (
          <g class="mark">
            {at(focused, ring(box(66, 92, 10), "focus"))}
          </g>
        )}
      </g>
    );
  }
}

const SHARES: Declared[] = ["win", "loss"];
const NOTATION: Record<Declared, string> = { win: "K+", loss: "K-" };

interface ShareProps {
  share: Declared;
  y: number;
  index: number;
  doing: Doing;
  hatch: string;
}

function Share({ share, y, index, doing, hatch }: ShareProps): JSX.Element {
  const choice = doing.choices[index];
  const on = choice !== undefined && index === doing.selected;
  const edge = on || choice?.r ? "o" : choice ? "oi" : "oi idle";
  const open = choice !== undefined && index === doing.blocked;
  const pill = box(104, 34);
  const ink = on || choice?.r ? "p" : choice ? "" : "q";
  return put(
    664, y,
    <>
      <g aria-hidden="true">
        {open && outline(box(110, 40), "refused")}
        {outline(pill, edge, `var(--${on ? "gold" : choice?.r ? "card" : "panel"})`)}
        {choice?.r && outline(pill, "", `url(#${hatch})`)}
        {disc(-37, 0, 6, edge.replace("idle", ""), on ? "var(--cream)" : "none")}
        {on && disc(-37, 0, 3.2, "", "var(--pi)")}
        {text(-26, 4.6, 12.5, `b nx ${ink}`, doing.say(`cobras.share-${share}`))}
      </g>
      <g class={choice && "live"}>
        <Target
          role="radio"
          label={choice?.l ?? `${doing.say("cobras.king")}: ${doing.say(`cobras.share-${share}`)}`}
          hit={box(104, 38)}
          ring={box(112, 42)}
          aria-checked={on}
          aria-disabled={choice && !choice.r ? undefined : true}
          onClick={(event) => press(doing, index, event)}
        />
      </g>
    </>,
  );
}

/** The King Cobra and what it declares. */
export function Kings({ place, hatch, ...doing }: Omit<HandProps, "named">): JSX.Element | null {
  const { choices, selected, say, changed, lit } = doing;
  const found = SHARES.map((share) => indexOf(choices, place.seat, NOTATION[share]));
  const legal = found.find((index) => choices[index] && !choices[index].r);
  const chosen = found.find((index) => index === selected && index >= 0);
  const kings = place.kings;
  if (kings === undefined) return null;
  const target = chosen ?? legal ?? found[0] ?? -1;
  return (
    <g role="radiogroup" aria-label={say("cobras.king")}>
      <g transform={`translate(664 ${chosen === undefined ? 452 : 446})`} aria-hidden="true" class={choices[target] ? "live" : ""} onClick={(event) => press(doing, target, event)}>
        {kings > 0 ? (
          <>
            {chosen !== undefined && outline(box(106, 84, 13), "o", "var(--gold)")}
            {king(say("cobras.king").split(" "))}
            {legal !== undefined && chosen === undefined && bar(38, 24)}
            {kings > 1 && badge(42, -33, kings)}
          </>
        ) : (
          <>
            {outline(box(98, 76, 9), "gone")}
            {grow(1.8, crown(true))}
          </>
        )}
        {mark({ changed, lit: selected === null ? lit : NONE }, [`kings/${place.seat}`], box(108, 86, 13))}
      </g>
      {(kings > 0 || target >= 0) && SHARES.map((share, index) => (
        <Share key={share} share={share} y={index ? 558 : 516} index={found[index] ?? -1} doing={doing} hatch={hatch} />
      ))}
    </g>
  );
}
