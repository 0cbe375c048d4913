// The table below the plane: the species board, the hand, what can be done without aiming, the players.
import type { JSX } from "preact";
import { Fit, LegalBar, Outline, Ring, Target } from "../../art/draw";
import { Icon } from "../../art/icons";
import type { BoardProps, Say } from "../board";
import { Mark, type Marks, NONE } from "../cobras/marks";
import { At, Text } from "../cobras/shorthand";
import type { Limit, Player, Table } from "./cells";
import { cardName, sayLimits, sayPlayer } from "./describe";
import { CARD, handAt, lines, pillsOf, TABLE } from "./geometry";
import type { Hands } from "./hands";
import { Back, Card, Sign, Snake } from "./pieces";

interface PanelProps {
  table: Table;
  marks: Marks;
  say: Say;
  hands: Hands;
  data: BoardProps["data"];
  hatch: string;
}

const Suit = ({ suit, used, limit, x, y }: Limit & { x: number; y: number }): JSX.Element => (
  <At x={x} y={y}>
    <Sign of={suit} x={22} y={11} size={20} opacity={limit ? 1 : 0.45} />
    {limit ? (
      Array.from({ length: limit }, (_, nth) => (
        <circle cx={22 + (nth - (limit - 1) / 2) * (limit > 2 ? 13.5 : 15)} cy="32" r="5.4" fill={nth < used ? `var(--${suit})` : "none"} class="oi fine" />
      ))
    ) : (
      <path d="M17 27L27 37M27 27L17 37" class="never" />
    )}
  </At>
);

/** The species of the hand in view: what it may play in a turn, what it has played. */
function Species({ table, marks, say }: PanelProps): JSX.Element | null {
  const { holder, limits, extra, abilityUsed } = table;
  if (!holder?.species) return null;
  const ability = extra && holder.onTurn ? say("cockpit.extra", { area: say(`area.${extra}`) }) : say(`ability.${holder.species}`);
  const told = lines(ability, 32);
  const small = told.length > 2;
  return (
    <g transform={`translate(14 ${TABLE + 10})`}>
      <g role="img" aria-label={sayLimits(say, table)}>
        <rect width="196" height="126" rx="12" fill="var(--paper)" class="oi" />
        <At x={26} y={25}>
          <Snake species={holder.species} size={32} />
        </At>
        <Fit x={50} y={22} size={16} max={138} text={say(`species.${holder.species}`)} class="d nx" />
        <Fit x={50} y={36.5} size={11.5} max={138} text={say(holder.onTurn ? "cockpit.this-turn" : "cockpit.a-turn")} class="q nx" />
        {limits.map((limit, nth) => (
          <Suit key={limit.suit} {...limit} x={10 + nth * 44} y={small ? 42 : 45} />
        ))}
        {told.map((line, nth) => (
          <Fit x={98} y={(small ? 95 : 102) + nth * (small ? 12.6 : 14.5)} size={small ? 11.5 : 12} max={182} text={line} class={`m nx ${abilityUsed ? "q past" : "b"}`} />
        ))}
      </g>
      <Mark {...marks} of={[...limits.map(({ suit }) => `used/${suit}`), "ability", "extra"]} shape={{ w: 196, h: 126, rx: 12 }} x={98} y={63} />
    </g>
  );
}

function Held({ card, nth, props }: { card: string; nth: number; props: PanelProps }): JSX.Element {
  const { table, say, hands, data, hatch } = props;
  const cards = table.holder?.cards ?? [];
  const key = `card/${card}`;
  const behind = hands.behind(key);
  const plays = hands.picking.plays(key);
  // Two alike are one choice: the first is raised.
  const up = hands.holds(key) && cards.indexOf(card) === nth;
  const [x, y] = handAt(nth, cards.length);
  const name = cardName(say, card);
  const effects = (data.effects ?? {}) as Record<string, string>;
  const text = table.holder && !/^[A-Z]\d/.test(card) ? `${name}: ${say(`special-text.${card}`)}` : name;
  const shut = behind !== undefined && !behind.legal.length;
  return (
    <At x={x} y={y}>
      <g class={behind ? "lift live" : "lift"} style={{ transform: `translateY(${up ? -8 : 0}px)` }}>
        <Outline shape={CARD} class="shade" />
        <g class="body" aria-hidden="true" data-flip={`hand/${table.holder?.seat}/${card}${cards.indexOf(card) === nth ? "" : "/2"}`} data-flip-from="deck">
          {up && <Ring shape={{ w: 68, h: 92, rx: 10 }} />}
          <Card card={card} name={name} effect={effects[card] ?? ""} hatch={(plays === false || shut) && hatch} />
          {plays && !up && <LegalBar y={50} />}
        </g>
        {behind ? (
          <Target label={hands.label(key, text)} hit={{ w: 66, h: 94, rx: 7 }} ring={{ w: 66, h: 90, rx: 9 }} {...hands.target(key)} />
        ) : (
          <g role="img" aria-label={text} />
        )}
      </g>
    </At>
  );
}

function Hand(props: PanelProps & { marks: Marks }): JSX.Element | null {
  const { table: { holder }, say, marks } = props;
  if (!holder) return null;
  const shown = holder.cards ?? Array.from({ length: holder.count }, () => "");
  return (
    <g role="group" aria-label={say("cockpit.hand", { name: holder.name })}>
      {shown.map((card, nth) => {
        const [x, y] = handAt(nth, shown.length);
        return card ? <Held key={`${card}${shown.indexOf(card) === nth}`} card={card} nth={nth} props={props} /> : <At key={nth} x={x} y={y}><Back /></At>;
      })}
      <Mark changed={NONE} lit={marks.lit} of={[`hand/${holder.seat}`]} shape={{ w: 292, h: 104, rx: 12 }} x={365} y={541} />
    </g>
  );
}

const WAYS: Record<string, string> = { "@": "normal", "*": "extra", "!": "price" };

/** What needs no further aim: short words, each named in full. */
function Pills({ say, hands }: PanelProps): JSX.Element {
  const keys = hands.pills();
  const words = keys.map((key) => say(`cockpit.${key.startsWith("way") ? `way.${WAYS[key.slice(4)]}` : key.replace("/", ".")}`));
  return (
    <>
      {pillsOf(words).map(({ x, w }, nth) => {
        const key = keys[nth] as string;
        const shape = { w, h: 27, rx: 13.5 };
        return (
          <At key={key} x={x} y={608}>
            <Target label={hands.label(key, "")} hit={{ w: w + 5, h: 34, rx: 15 }} ring={{ w: w + 6, h: 33, rx: 16 }} {...hands.target(key)}>
              <Outline shape={shape} class={`pill oi ${/end|pass|done/.test(key) ? "main" : ""}`} />
              <Fit x={0} y={4.6} size={12.5} max={w - 14} text={words[nth] ?? ""} class="b m nx" />
            </Target>
          </At>
        );
      })}
    </>
  );
}

function Row({ player, table, marks, say, hands }: PanelProps & { player: Player }): JSX.Element {
  const { seat, name, species, score, count, reserve, onTurn, asked, wins } = player;
  const key = `seat/${seat}`;
  const behind = hands.behind(key);
  const label = sayPlayer(say, player);
  const drawing = (
    <>
      {(onTurn || asked) && <rect y="0" width="186" height="28" rx="8" class={onTurn ? "on" : "asks"} />}
      {behind && <Outline shape={{ d: "M8 0H178Q186 0 186 8V20Q186 28 178 28H8Q0 28 0 20V8Q0 0 8 0Z" }} class="aim" />}
      <At x={18} y={14}>
        <Snake species={species} size={24} ring={hands.lights(key) ? "legal" : ""} />
      </At>
      <Fit x={38} y={19} size={14} max={wins ? 42 : 56} text={name.length > 12 ? `${name.slice(0, 11)}…` : name} class={seat === table.holder?.seat ? "b nx" : "nx"} />
      {wins && <Icon id="crown" x={92} y={13} size={17} color="var(--gold)" />}
      <Text x={122} y={19} size={15} class="b e nx">
        {score}
      </Text>
      <rect x="131" y="5.5" width="12" height="17" rx="2.4" fill="var(--back)" class="oi fine" data-flip={`hand/${seat}`} />
      <Text x={147} y={19} size={13} class="nx">
        {count}
      </Text>
      <At x={166} y={14}>
        <g opacity={reserve ? 1 : 0.4}>
          <Snake species={species} size={15} />
        </g>
      </At>
      <Text x={175} y={19} size={13} class="nx">
        {reserve}
      </Text>
    </>
  );
  return (
    <At x={522} y={TABLE + 14 + seat * 31}>
      {behind ? (
        <Target label={hands.label(key, label)} hit={{ d: "M0 -1H186V29H0Z" }} {...hands.target(key)}>
          {drawing}
        </Target>
      ) : (
        <g role="img" aria-label={label}>
          {drawing}
        </g>
      )}
      <Mark {...marks} of={[`score/${seat}`, `reserve/${seat}`, `species/${seat}`]} shape={{ w: 186, h: 29, rx: 8 }} x={93} y={14} />
    </At>
  );
}

export const Panel = (props: PanelProps): JSX.Element => (
  <>
    <path d={`M-2 ${TABLE}H722V630H-2Z`} fill="var(--panel)" class="oi" />
    <Species {...props} />
    <Hand {...props} />
    <Pills {...props} />
    {props.table.players.map((player) => (
      <Row key={player.seat} {...props} player={player} />
    ))}
  </>
);
