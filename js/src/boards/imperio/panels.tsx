// The two panels at the bottom: one Hero, and the Cobra's side.
import type { ComponentChildren, JSX } from "preact";
import { Fit, LegalBar, Ring } from "../../art/draw";
import { Mark } from "../cobras/marks";
import { At, Text } from "../cobras/shorthand";
import type { Cards, Hero } from "./cells";
import { ofCard, ofOpen, type Option, stemOf } from "./choices";
import { sayCobra, sayHero } from "./describe";
import { cardIcon, letterOf, spaceName, trialIcon } from "./edition";
import { Back, CARD, Card, Die, HeroPawn, Pic, Shield } from "./pieces";
import { Pick, type Scene } from "./scene";

interface FrameProps {
  s: Scene;
  x: number;
  of: { name: string; acts: boolean; wins: boolean; turns: boolean; seat: number };
  sub: string;
  label: string;
  pawn: JSX.Element;
  children: ComponentChildren;
}

const DIE = { w: 42, h: 42, rx: 10 };

/** Whose it is, and its die: rolled, or to be rolled. Pointing at it shows where the Cobra would look. */
function Frame({ s, x, of: { name, acts, wins, turns, seat }, sub, label, pawn, children }: FrameProps): JSX.Element {
  const { say, table: { roll, thrown } } = s;
  const rolls = s.options.filter(({ words, seat: whose }) => words[0] === "roll" && whose === seat);
  const face = !turns ? null : thrown?.kind === "nautilus" ? (thrown.dice[0]?.[0] ?? null) : roll;
  return (
    <g transform={`translate(${x} 424)`} role="group" aria-label={label}>
      <rect width="210" height="194" rx="14" class={acts ? "panel now" : "panel"} />
      <At x={27} y={28}>{pawn}</At>
      <g aria-hidden="true">
        <Fit x={50} y={24} size={16} max={104} text={name} class="d" />
        <Fit x={50} y={39} size={12} max={104} text={wins ? say("imperio.wins") : sub} class={wins ? "b" : "q"} />
      </g>
      {seat >= 0 && <At x={182} y={28}>
        <Pick s={s} of={rolls} label={say("imperio.die", { n: face ?? "–" })} shape={DIE} may={<Ring shape={DIE} />}>
          <Die face={rolls.length ? 5 : face} dark={x > 99} />
        </Pick>
        {turns && <Mark {...s} of={["roll"]} shape={{ w: 46, h: 46, rx: 12 }} />}
      </At>}
      {children}
    </g>
  );
}

interface RowProps {
  s: Scene;
  cards: Cards;
  deck: "help" | "forces";
  options(card: string, place: number): Option[];
  label: string;
  /** The address of the cards. */
  of: string;
}

const UP = { w: 64, h: 87, rx: 9 };
const DOWN = { w: 52, h: 70, rx: 8 };

/** Cards in a row. With one thing to do a card is chosen, with several it is held until the rest is named. */
function Row({ s, cards, deck, options, label, of }: RowProps): JSX.Element {
  const { say, offered, selected, table: { asked } } = s;
  const size = Math.min(1, 3.2 / cards.count);
  return (
    <g role="group" aria-label={label}>
      {!cards.count && <Text y={5} size={12} class="m q">{label}</Text>}
      {Array.from({ length: cards.count }, (_, place) => {
        const id = cards.seen[place] ?? (deck === "forces" && asked.index === place ? asked.card : "") ?? "";
        const found = options(id, place);
        const open = found.filter((option) => option.open);
        const stem = open[1] ? stemOf(open[0] as Option) : [];
        const held = stem.length > 0 && stem.every((word, index) => offered.stem[index] === word);
        const on = held || open.some(({ index }) => index === selected);
        const ring = id ? UP : DOWN;
        return (
          <At key={place} x={(place - (cards.count - 1) / 2) * 65 * size} y={on ? -6 : 0} more={` scale(${size})`}>
            <Pick s={s} of={found} on={on} label={id ? say(`card.${id}`) : say("hidden")} shape={id ? CARD : DOWN} ring={ring} may={<LegalBar y={id ? 46 : 39} />} act={stem.length ? () => s.hold(held ? [] : stem) : undefined}>
              {id ? <Card s={s} id={id} refused={found.length > open.length && !open.length} /> : <Back deck={deck} />}
            </Pick>
          </At>
        );
      })}
      <Mark {...s} of={[of]} shape={{ w: 204, h: 94, rx: 12 }} />
    </g>
  );
}

/** What else the card held may name: a Hero, a Sentinel, a weapon, a number. */
function Chips({ s, y }: { s: Scene; y: number }): JSX.Element {
  const { say, edition, table, hold, offered: { stem, chips } } = s;
  const [first = "", second] = stem;
  const effect = edition.cards[first === "use" ? (table.faceup.seen[Number(second)] ?? table.asked.card ?? "") : first]?.effect;
  const picture = (word: string): JSX.Element => {
    const hero = table.heroes[Number(word)];
    const sentinel = table.sentinels[Number(word)];
    if (edition.cards[word]) return <Pic of={cardIcon(word, edition.cards[word])} size={22} />;
    if (effect === "ship" && sentinel) return <Shield of={sentinel} />;
    return hero && effect !== "whim" ? <HeroPawn s={s} hero={hero} small /> : <Text y={6} size={17} class="b m p nx">{word}</Text>;
  };
  const shape = { r: 17 };
  return (
    <>
      {[...chips, ["", []] as [string, Option[]]].map(([word, found], index) => {
        const last = found[0]?.words.length === stem.length + 1;
        const name = edition.cards[word] ? say(`card.${word}`) : word;
        return (
          <At key={word} x={30 + index * Math.min(48, 150 / chips.size)} y={y}>
            <Pick s={s} of={last ? found : []} label={name || say("imperio.back")} shape={shape} act={last ? undefined : () => hold(word ? [...stem, word] : [])}>
              <circle r="16" class="disc" />
              {word ? <g transform="scale(.86)">{picture(word)}</g> : <path d="M-5 -5L5 5M5 -5L-5 5" class="cross" />}
            </Pick>
          </At>
        );
      })}
    </>
  );
}

/** Three trials: overcome, known, hidden, none yet. */
function Trials({ s: { say, edition }, hero: { done, trials } }: { s: Scene; hero: Hero }): JSX.Element {
  const known = [...done, ...trials.seen];
  return (
    <>
      {[0, 1, 2].map((place) => {
        const id = known[place];
        const there = place < done.length + trials.count;
        const over = place < done.length;
        return (
          <g key={place} transform={`translate(${32 + place * 66} 71)`} role="img">
            <title>{id ? say(`trial.${id}`) : say("hidden")}</title>
            <rect x="-22" y="-17" width="60" height="34" rx="17" class={over ? "pill over" : there ? "pill" : "to-do"} />
            {there && <circle r="14" cx="-4" class="disc" />}
            {there && <Pic of={id ? trialIcon(edition.trials[id]?.kind) : ["eye", "var(--straw)"]} x={-4} size={20} />}
            {over ? <path d="M16 0L21.5 5.5L31 -5" class="tick on-good" /> : there && <circle cx="23" r="6" class="to-do" />}
          </g>
        );
      })}
    </>
  );
}

/** Who is to name the rest of a choice. */
const namer = ({ offered: { chips } }: Scene): number | undefined => [...chips.values()][0]?.[0]?.seat;

export function HeroPanel({ s, hero }: { s: Scene; hero: Hero }): JSX.Element {
  const { say, table, edition } = s;
  const { seat, island, states, hand } = hero;
  const isle = edition.islands[island];
  const sub = states.map((state) => say(`imperio.${state}`)).join(", ") || (isle ? say("imperio.hero", { island: say(`island.${isle.id}`) }) : "");
  const of = (...what: string[]): string[] => what.map((each) => `hero/${seat}/${each}`);
  return (
    <Frame s={s} x={12} of={hero} sub={sub} label={sayHero(say, table, hero)} pawn={<g transform="scale(1.2)"><HeroPawn s={s} hero={hero} small /></g>}>
      {table.guardian && namer(s) === seat ? <Chips s={s} y={71} /> : <Trials s={s} hero={hero} />}
      <At x={105} y={141}>
        <Row s={s} cards={hand} deck="help" label={say("imperio.cards", { n: hand.count })} options={(card) => ofCard(s.options, card, seat)} of={`hero/${seat}/hand`} />
      </At>
      <Mark {...s} of={of("trials", "done")} shape={{ w: 202, h: 42, rx: 20 }} x={105} y={71} />
      <Mark {...s} of={of("captured", "fog", "stuck", "city")} shape={{ w: 110, h: 19, rx: 8 }} x={101} y={35} />
    </Frame>
  );
}

/** The Sentinels, each with where it is: the Tower, a step of the stair, a space of the temple. */
function Pills({ s }: { s: Scene }): JSX.Element {
  const { say, table, edition, free, offered, hold } = s;
  const shape = { w: 45, h: 34, rx: 17 };
  return (
    <>
      {table.sentinels.map((each, index) => {
        const { id, space, spent } = each;
        const inTower = edition.spots.get(space)?.role === "tower";
        const island = edition.islands.findIndex((isle) => space.startsWith(isle.id));
        const short = (island < 0 ? "" : letterOf(say, edition, island)) + (/\d+$/.exec(space)?.[0] ?? "");
        return (
          <At key={id} x={32.5 + index * 48.5} y={83}>
            <Pick
              s={s} on={offered.stem[0] === `${id}>`} label={`${say("imperio.sentinel", { n: id })}: ${spaceName(say, edition, space)}`} shape={shape}
              may={<Ring shape={shape} />} act={free.includes(id) ? () => hold([`${id}>`]) : undefined}
            >
              <g class={spent ? "faint" : ""}>
                <rect x="-22.5" y="-17" width="45" height="34" rx="17" class="pill" />
                <g transform="translate(-7.5 0) scale(.8)"><Shield of={each} /></g>
                {inTower ? <Pic of={["tower", "#8E7BE0"]} x={12} y={-1} size={19} /> : <Fit x={11.5} y={5} size={13} max={22} text={/^[io]\d/.test(space) ? space : short} class="b m nx" />}
              </g>
            </Pick>
            <Mark {...s} of={[`sentinel/${id}/space`, `sentinel/${id}/spent`]} shape={shape} />
          </At>
        );
      })}
    </>
  );
}

export function CobraPanel({ s }: { s: Scene }): JSX.Element {
  const { say, table } = s;
  const { guardian, points, faceup } = table;
  const side = guardian ?? { seat: -1, name: say("imperio.cobra"), hand: faceup, acts: false, turns: false, wins: false };
  const chooser = namer(s);
  return (
    <Frame s={s} x={498} of={side} sub={say(guardian ? "imperio.guardian" : "imperio.alone")} label={sayCobra(say, table)} pawn={<Pic of={["cobra", "var(--suit-g)"]} size={36} />}>
      {points > 0 && <Text x={14} y={59} size={12.5} class="b">{say("imperio.points", { n: points })}</Text>}
      {chooser !== undefined && chooser === (guardian ? side.seat : chooser) ? <Chips s={s} y={78} /> : <Pills s={s} />}
      <At x={105} y={146}>
        <Row
          s={s} cards={side.hand} deck="forces" label={say(guardian ? "imperio.cards" : "imperio.faceup", { n: side.hand.count })} of={guardian ? "guardian/hand" : "faceup"}
          options={(card, place) => (guardian ? ofCard(s.options, card, side.seat) : ofOpen(s.options, place))}
        />
      </At>
      <Mark {...s} of={["points"]} shape={{ w: 130, h: 20, rx: 8 }} x={76} y={55} />
    </Frame>
  );
}
