// The hand in view and its King Cobra: the only things on the table that can be chosen.
import { Component, type ComponentChildren, type JSX } from "preact";
import { LegalBar, Outline, Ring, Target } from "../../art/draw";
import type { Choice } from "../../wire.types";
import { type BoardProps, press } from "../board";
import type { Declared, Place } from "./cells";
import { cardName } from "./describe";
import { CARD, fan, nudge, ROW, type Spot } from "./geometry";
import { mark, NONE } from "../../art/ink";
import { Badge, Card, Crown, Frame, King } from "./pieces";
import { At, Text } from "./shorthand";

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
        {mark({ changed: NONE, lit: up === null ? lit : NONE }, [`hand/${place.seat}`], { w: 496, h: 156, rx: 20 }, 361, 494)}
        {named && (
          <text x="150" y="420" font-size="13" class="b q" aria-hidden="true">
            {say("cobras.hand", { name: place.name })}
          </text>
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
                  <Outline shape={CARD} class="shade" />
                  <g class="body" aria-hidden="true">
                    {index === raised && <Frame bad={!legal} />}
                    <Card card={card} hatch={choice?.r && hatch} />
                    {legal && !chosen && <LegalBar y={cards.length > ROW ? -42 : 42} half={15} />}
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
            {at(focused, <Ring shape={{ w: 66, h: 92, rx: 10 }} kind="focus" />)}
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
  const pill = { w: 104, h: 34, rx: 17 };
  return (
    <At x={664} y={y}>
      <g aria-hidden="true">
        {open && <Outline shape={{ w: 110, h: 40, rx: 20 }} class="refused" />}
        <Outline shape={pill} fill={`var(--${on ? "gold" : choice?.r ? "card" : "panel"})`} class={edge} />
        {choice?.r && <Outline shape={pill} fill={`url(#${hatch})`} />}
        <circle cx="-37" r="6" fill={on ? "var(--cream)" : "none"} class={edge.replace("idle", "")} />
        {on && <circle cx="-37" r="3.2" fill="var(--pi)" />}
        <Text x={-26} y={4.6} size={12.5} class={`b nx ${on || choice?.r ? "p" : choice ? "" : "q"}`}>
          {doing.say(`cobras.share-${share}`)}
        </Text>
      </g>
      <g class={choice && "live"}>
        <Target
          role="radio"
          label={choice?.l ?? `${doing.say("cobras.king")}: ${doing.say(`cobras.share-${share}`)}`}
          hit={{ w: 104, h: 38, rx: 18 }}
          ring={{ w: 112, h: 42, rx: 21 }}
          aria-checked={on}
          aria-disabled={choice && !choice.r ? undefined : true}
          onClick={(event) => press(doing, index, event)}
        />
      </g>
    </At>
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
            {chosen !== undefined && <Outline shape={{ w: 106, h: 84, rx: 13 }} fill="var(--gold)" class="o" />}
            <King words={say("cobras.king").split(" ")} />
            {legal !== undefined && chosen === undefined && <LegalBar y={38} half={24} />}
            {kings > 1 && (
              <Badge x={42} y={-33}>
                {kings}
              </Badge>
            )}
          </>
        ) : (
          <>
            <Outline shape={{ w: 98, h: 76, rx: 9 }} class="gone" />
            <g transform="scale(1.8)">
              <Crown used />
            </g>
          </>
        )}
        {mark({ changed, lit: selected === null ? lit : NONE }, [`kings/${place.seat}`], { w: 108, h: 86, rx: 13 })}
      </g>
      {(kings > 0 || target >= 0) && SHARES.map((share, index) => (
        <Share key={share} share={share} y={index ? 558 : 516} index={found[index] ?? -1} doing={doing} hatch={hatch} />
      ))}
    </g>
  );
}
