// The two panels at the bottom: one Hero, and the Cobra's side.
import type { ComponentChildren, JSX } from "preact";
import { Fit, Outline, Ring, Target } from "../../art/draw";
import { Icon } from "../../art/icons";
import { At, Text } from "../cobras/shorthand";
import { Mark, type Marks } from "../cobras/marks";
import type { Hero, Table } from "./cells";
import { Row, type Doing } from "./cards";
import { bare, ofCard, ofOpen, type Offer, type Option } from "./choices";
import { cardIcon, trialIcon } from "./edition";
import { Die, HeroPawn, Sentinel } from "./pieces";
import { armOf, letterOf, spaceName } from "./spaces";

export interface PanelProps {
  table: Table;
  doing: Doing;
  marks: Marks;
  options: Option[];
  offered: Offer;
  movable: string[];
  take(sentinel: string): void;
  point(option: Option | null): void;
}

const SIZE = { w: 210, h: 194, rx: 14 };

function Frame({ x, acts, wins, name, sub, label, pawn, children }: { x: number; acts: boolean; wins: string; name: string; sub: string; label: string; pawn: JSX.Element; children: ComponentChildren }): JSX.Element {
  return (
    <g transform={`translate(${x} 424)`} role="group" aria-label={label}>
      <rect width={SIZE.w} height={SIZE.h} rx={SIZE.rx} fill="var(--panel)" class={acts ? "oi turn" : "oi"} />
      {acts && <rect width={SIZE.w} height={SIZE.h} rx={SIZE.rx} class="turning" />}
      <At x={27} y={28}>{pawn}</At>
      <g aria-hidden="true">
        <Fit x={50} y={24} size={16} max={104} text={name} class="d" />
        <Fit x={50} y={39} size={12} max={104} text={wins || sub} class={wins ? "b" : "q"} />
      </g>
      {children}
    </g>
  );
}

/** The die of whoever's turn it is; pointing at it before the roll shows where the Cobra would look. */
function Dice({ seat, turns, face, color, ...props }: PanelProps & { seat: number; turns: boolean; face: number | null; color: string }): JSX.Element | null {
  const { doing, options, marks, point } = props;
  const roll = bare(options, "roll");
  const shape = { w: 42, h: 42, rx: 10 };
  if (roll && roll.seat === seat) {
    const on = roll.index === doing.selected;
    return (
      <At x={182} y={28}>
        <Target
          label={roll.label} hit={shape} ring={shape} class="live" aria-pressed={on} onClick={(event) => doing.press(roll, event.currentTarget)}
          onMouseEnter={() => point(roll)} onMouseLeave={() => point(null)} onFocus={() => point(roll)} onBlur={() => point(null)}
        >
          <g transform="rotate(-6)"><Ring shape={shape} /></g>
          <Die face={5} color={on ? "var(--gold)" : color} />
        </Target>
      </At>
    );
  }
  return (
    <At x={182} y={28}>
      <g role="img" aria-label={face ? doing.say("imperio.die", { n: face }) : undefined} aria-hidden={face ? undefined : true}>
        <Die face={face} color={color} />
      </g>
      {turns && <Mark {...marks} of={["roll"]} shape={{ w: 46, h: 46, rx: 12 }} />}
    </At>
  );
}

/** What else the card held may name: a Hero, a Sentinel, a weapon, a number. */
function Chips({ table, doing, offered, y }: PanelProps & { y: number }): JSX.Element {
  const { say, edition, press, hold, held } = doing;
  const words = [...offered.chips];
  const step = Math.min(48, 172 / (words.length + 1));
  const effect = edition.cards.find(({ id }) => id === (held[0] === "use" ? table.faceup.seen[Number(held[1])] : held[0]))?.effect;
  const picture = (word: string): [string, JSX.Element] => {
    const card = edition.cards.find(({ id }) => id === word);
    if (card) return [say(`card.${word}`), <Icon id={cardIcon(card)[0]} size={22} color={cardIcon(card)[1]} />];
    const hero = effect === "whim" || effect === "ship" ? undefined : table.heroes[Number(word)];
    if (hero) return [hero.name, <g transform="scale(.85)"><HeroPawn island={hero.island} letter={letterOf(say, edition, hero.island)} /></g>];
    if (effect === "ship") return [say("imperio.sentinel", { n: word }), <g transform="scale(.8)"><Sentinel id={word} /></g>];
    return [word, <Text y={6} size={17} class="b m p nx">{word}</Text>];
  };
  const chip = (index: number, label: string, body: JSX.Element, on: boolean, act: (at: Element) => void): JSX.Element => (
    <At x={32 + index * step} y={y}>
      <Target label={label} hit={{ r: 18 }} ring={{ r: 19 }} class="live" aria-pressed={on} onClick={(event) => act(event.currentTarget)}>
        {on && <Ring shape={{ r: 18 }} />}
        <circle r="16" fill="var(--cream)" class="o" />
        {body}
      </Target>
    </At>
  );
  return (
    <>
      {words.map(([word, found], index) => {
        const [name, body] = picture(word);
        const only = found.length === 1 && found[0]?.words.length === held.length + 1 ? found[0] : undefined;
        return chip(index, only?.label ?? name, body, !!only && only.index === doing.selected, (at) => (only ? press(only, at) : hold([...held, word])));
      })}
      {chip(words.length, say("imperio.back"), <path d="M-5 -5L5 5M5 -5L-5 5" class="o" stroke-width="2.75" />, false, () => hold([]))}
    </>
  );
}

function TrialPill({ x, kind, name, done }: { x: number; kind: string | undefined; name: string; done: boolean }): JSX.Element {
  const [icon, color] = trialIcon(kind);
  return (
    <g transform={`translate(${x} 71)`} role="img">
      <title>{name}</title>
      <rect x="-22" y="-17" width="60" height="34" rx="17" fill={`var(--${done ? "good" : "sunk"})`} class="oi" />
      <circle r="14" cx="-4" fill="var(--cream)" class="o" />
      <Icon id={icon} x={-4} size={20} color={color} />
      {done ? <path d="M16 0L21.5 5.5L31 -5" class="check" /> : <circle cx="23" r="6" class="to-do" />}
    </g>
  );
}

function Trials({ hero, table, say }: { hero: Hero; table: Table; say: Doing["say"] }): JSX.Element {
  const { edition } = table;
  const known = [...hero.done, ...hero.trials.seen];
  const hidden = hero.trials.count - hero.trials.seen.length;
  const all: (string | null)[] = [...known, ...Array.from({ length: hidden }, () => null)];
  return (
    <>
      {all.length
        ? all.slice(0, 3).map((id, index) => (
            <TrialPill key={index} x={32 + index * 66} kind={edition.trials.find((trial) => trial.id === id)?.kind} name={id ? say(`trial.${id}`) : say("hidden")} done={index < hero.done.length} />
          ))
        : [0, 1, 2].map((index) => <rect key={index} x={10 + index * 66} y="54" width="60" height="34" rx="17" class="none" />)}
    </>
  );
}

export function HeroPanel({ hero, label, ...props }: PanelProps & { hero: Hero; label: string }): JSX.Element {
  const { table, doing, options, offered, marks } = props;
  const { say, edition } = doing;
  const { seat, island, states, hand } = hero;
  const isle = edition.islands[island];
  const face = table.thrown?.kind === "nautilus" && hero.turns ? (table.thrown.dice[0]?.[0] ?? null) : hero.turns ? table.roll : null;
  const sub = states.length ? states.map((state) => say(`imperio.${state}`)).join(", ") : isle ? say("imperio.hero", { island: say(`island.${isle.id}`) }) : "";
  const choosing = offered.chips.size > 0 && table.guardian !== null && table.guardian.seat !== [...offered.chips.values()][0]?.[0]?.seat;
  const pawn = <g transform="scale(1.2)"><HeroPawn island={island} letter={letterOf(say, edition, island)} arm={armOf(edition, hero)} /></g>;
  return (
    <Frame x={12} acts={hero.acts} wins={hero.wins ? say("imperio.wins") : ""} name={hero.name} sub={sub} label={label} pawn={pawn}>
      <Dice {...props} seat={seat} turns={hero.turns} face={face} color="var(--cream)" />
      {choosing ? <Chips {...props} y={71} /> : <Trials hero={hero} table={table} say={say} />}
      <At x={105} y={141}>
        <Row cards={hand} deck="help" doing={doing} label={say("imperio.hand", { n: hand.count })} options={(card) => ofCard(options, card, seat)} />
        {!hand.count && <Text y={5} size={12} class="m q">{say("imperio.hand", { n: 0 })}</Text>}
        <Mark {...marks} of={[`hero/${seat}/hand`]} shape={{ w: 204, h: 96, rx: 12 }} />
      </At>
      <Mark {...marks} of={[`hero/${seat}/trials`, `hero/${seat}/done`]} shape={{ w: 202, h: 42, rx: 20 }} x={105} y={71} />
      <Mark {...marks} of={["captured", "fog", "stuck", "city"].map((what) => `hero/${seat}/${what}`)} shape={{ w: 110, h: 19, rx: 8 }} x={101} y={35} />
    </Frame>
  );
}

/** Where a Sentinel is, in two signs: the Tower, a step of the stair, a space of the temple. */
function Where({ space, table, say }: { space: string; table: Table; say: Doing["say"] }): JSX.Element {
  const role = table.edition.spots.get(space)?.role;
  if (role === "tower") return <Icon id="tower" x={33.5} y={16} size={19} color="#8E7BE0" />;
  const island = table.edition.islands.findIndex(({ id }) => space.startsWith(id));
  const figure = /\d+$/.exec(space)?.[0] ?? "";
  const word = island >= 0 ? letterOf(say, table.edition, island) + figure : role === "stair" ? figure : space.slice(0, 3);
  return <Fit x={33} y={21} size={13} max={22} text={word} class="b m nx" />;
}

function Pills({ table, doing, movable, take, marks }: PanelProps): JSX.Element {
  const { say, held, edition } = doing;
  return (
    <>
      {table.sentinels.map(({ id, space, spent }, index) => {
        const on = held[0] === `${id}>`;
        const name = `${say("imperio.sentinel", { n: id })}: ${spaceName(say, edition, space)}`;
        const body = (
          <g class={spent ? "faint" : ""}>
            <rect width="45" height="34" rx="17" fill={`var(--${on ? "accent" : "sunk"})`} class="oi" />
            <g transform="translate(15 16.6) scale(.8)"><Sentinel id={id} /></g>
            <g class={on ? "on-gold" : ""}><Where space={space} table={table} say={say} /></g>
          </g>
        );
        const shape = { d: "M17 0H28A17 17 0 0 1 28 34H17A17 17 0 0 1 17 0Z" };
        return (
          <At key={id} x={10 + index * 48.5} y={65}>
            {movable.includes(id) ? (
              <Target label={name} hit={shape} class="live" aria-pressed={on} onClick={() => take(id)}>
                {body}
                {!on && <Outline shape={shape} class="may" />}
              </Target>
            ) : (
              <g role="img" aria-label={name}>{body}</g>
            )}
            <Mark {...marks} of={[`sentinel/${id}/space`, `sentinel/${id}/spent`]} shape={shape} />
          </At>
        );
      })}
    </>
  );
}

export function CobraPanel({ label, ...props }: PanelProps & { label: string }): JSX.Element {
  const { table, doing, options, offered, marks } = props;
  const { say } = doing;
  const { guardian, points, faceup, asked } = table;
  const mine = guardian ?? { seat: -1, name: say("imperio.cobra"), hand: faceup, acts: false, turns: false, wins: false };
  const chips = offered.chips.size > 0 && (guardian === null || guardian.seat === [...offered.chips.values()][0]?.[0]?.seat);
  const turned = new Map(asked.card && asked.index >= 0 ? [[asked.index, asked.card]] : []);
  return (
    <Frame
      x={498} acts={mine.acts} wins={mine.wins ? say("imperio.wins") : ""} name={mine.name} sub={say(guardian ? "imperio.guardian" : "imperio.alone")} label={label}
      pawn={<Icon id="cobra" size={36} color="var(--suit-g)" />}
    >
      {guardian && <Dice {...props} seat={mine.seat} turns={mine.turns} face={mine.turns ? table.roll : null} color="var(--card2)" />}
      <Text x={14} y={59} size={12.5} class="b">{points > 0 ? say("imperio.points", { n: points }) : ""}</Text>
      {chips ? <Chips {...props} y={82} /> : <Pills {...props} />}
      <At x={105} y={146}>
        <Row
          cards={mine.hand} deck="forces" doing={doing} label={guardian ? say("imperio.hand", { n: mine.hand.count }) : say("imperio.faceup")} shown={turned}
          options={(card, place) => (guardian ? ofCard(options, card, mine.seat) : ofOpen(options, place))}
        />
        {!mine.hand.count && <Text y={5} size={12} class="m q">{say("imperio.hand", { n: 0 })}</Text>}
        <Mark {...marks} of={["guardian/hand", "faceup"]} shape={{ w: 204, h: 92, rx: 12 }} />
      </At>
      <Mark {...marks} of={["points"]} shape={{ w: 130, h: 20, rx: 8 }} x={76} y={55} />
    </Frame>
  );
}
