// The two panels at the bottom: one Hero, and the Cobra's side.
import type { JSX } from "preact";
import type { Cards, Hero, Side } from "./cells";
import { ofCard, ofOpen, type Option, stemOf } from "./choices";
import { sayCobra, sayHero } from "./describe";
import { cardIcon, trialIcon } from "./edition";
import { type Drawing, at, bar, box, disc, fit, grow, mark, path, pic, rect, ring, text, titled } from "../../art/ink";
import { back, CARD, cardFace, die, heroPawn, shield } from "./pieces";
import { pick, type Scene } from "./scene";

const DIE = box(42, 42, 10);

/** Whose it is, and its die: rolled, or to be rolled. Pointing at it shows where the Cobra would look. */
function frame(s: Scene, x: number, { name, acts, wins, turns, seat }: Side, sub: string, label: string, pawn: Drawing, ...kids: Drawing[]): JSX.Element {
  const { say, table: { roll, thrown } } = s;
  const rolls = s.options.filter(({ words, seat: whose }) => words[0] === "roll" && whose === seat);
  const face = !turns ? null : thrown?.kind === "nautilus" ? (thrown.dice[0]?.[0] ?? null) : roll;
  return (
    <g transform={`translate(${x} 424)`} role="group" aria-label={label}>
      {rect(0, 0, 210, 194, 14, acts || wins ? "panel now" : "panel")}
      {at(27, 28, pawn)}
      <g aria-hidden="true">
        {fit(50, 24, 16, 104, name, "d nx")}
        {fit(50, 39, 12, 104, sub, "q nx")}
      </g>
      {seat >= 0 && at(182, 28, pick(s, rolls, say("imperio.die", { n: face ?? "–" }), DIE, { may: ring(DIE) }, die(rolls[0] ? 5 : face, 36, x > 99)), turns && mark(s, ["roll"], DIE))}
      {kids}
    </g>
  );
}

const UP = box(64, 87, 9);
const DOWN = box(52, 70, 8);

/** Cards in a row. With one thing to do a card is chosen, with several it is held until the rest is named. */
function row(s: Scene, { seen, count }: Cards, deck: "help" | "forces", address: string, label: string, options: (card: string, place: number) => Option[]): JSX.Element {
  const { say, offered, selected, hold, table: { asked } } = s;
  const size = Math.min(1, 3.2 / count);
  return (
    <g role="group" aria-label={label}>
      {!count && text(0, 5, 12, "m q", label)}
      {Array.from({ length: count }, (_, place) => {
        const id = seen[place] ?? (deck === "forces" && asked.index === place + 1 ? asked.card : "") ?? "";
        const found = options(id, place);
        const open = found.filter((option) => option.open);
        const stem = open[1] ? stemOf(open[0] as Option) : [];
        const held = open.length > 1 && stem.every((word, index) => offered.stem[index] === word);
        const on = held || open.some(({ index }) => index === selected);
        const act = open.length > 1 && (() => hold(held ? [] : stem));
        return at((place - (count - 1) / 2) * 65 * size, on ? -6 : 0, grow(size, pick(
          s, found, say(id ? `card.${id}` : "hidden"), id ? CARD : DOWN, { on, act, round: id ? UP : DOWN, may: bar(id ? 46 : 39) },
          id ? cardFace(s, id, found.length > 0 && !open.length) : back(deck),
        )));
      })}
      {mark(s, [address], box(204, 94, 12))}
    </g>
  );
}

/** What else the card held may name: a Hero, a Sentinel, a weapon, a number. */
function chips(s: Scene, y: number): Drawing {
  const { say, edition, table, hold, offered } = s;
  const { stem, chips: found } = offered;
  const [first = "", second] = stem;
  const effect = edition.cards[first === "use" ? (table.faceup.seen[Number(second) - 1] ?? table.asked.card ?? "") : first]?.effect;
  const picture = (word: string): Drawing => {
    const hero = table.heroes[Number(word)];
    const sentinel = table.sentinels[Number(word) - 1];
    if (edition.cards[word]) return pic(cardIcon(edition, word), 22);
    if (effect === "ship" && sentinel) return shield(sentinel);
    return hero && effect !== "whim" ? heroPawn(s, hero) : text(0, 6, 17, "b m p nx", word);
  };
  const shape = { r: 17 };
  const chip = (index: number, of: Option[], name: string, act: (() => void) | false, drawing: Drawing): JSX.Element =>
    at(30 + index * Math.min(48, 150 / found.size), y, pick(s, of, name, shape, { act }, disc(0, 0, 16, "disc"), drawing));
  return [
    [...found].map(([word, of], index) => {
      const last = of[0]?.words.length === stem.length + 1;
      return chip(index, last ? of : [], edition.cards[word] ? say(`card.${word}`) : word, !last && (() => hold([...stem, word])), grow(0.86, picture(word)));
    }),
    chip(found.size, [], say("imperio.back"), () => hold([]), path("M-5 -5L5 5M5 -5L-5 5", "cross")),
  ];
}

/** Three trials: overcome, known, hidden, none yet. */
function trialRow({ say, edition }: Scene, { done, trials }: Hero): Drawing {
  const known = [...done, ...trials.seen];
  return [0, 1, 2].map((place) => {
    const id = known[place];
    const there = place < done.length + trials.count;
    const over = place < done.length;
    return at(32 + place * 66, 71, titled(
      say(id ? `trial.${id}` : "hidden"), rect(-22, -17, 60, 34, 17, over ? "pill over" : there ? "pill" : "to-do"),
      there && [disc(-4, 0, 14, "disc"), pic(id ? trialIcon(edition, id) : ["eye", "var(--straw)"], 20, -4), over ? path("M16 0L21.5 5.5L31 -5", "tick on-good") : disc(23, 0, 6, "to-do")],
    ));
  });
}

export function heroPanel(s: Scene, hero: Hero): JSX.Element {
  const { say, table, edition, offered, options } = s;
  const { seat, island, states, hand } = hero;
  const isle = edition.islands[island];
  const sub = states.map((state) => say(`imperio.${state}`)).join(", ") || (isle ? say("imperio.hero", { island: say(`island.${isle.id}`) }) : "");
  const address = `hero/${seat}/`;
  return frame(
    s, 12, hero, sub, sayHero(say, table, hero), grow(1.2, heroPawn(s, hero)),
    table.guardian && offered.chooser === seat ? chips(s, 71) : trialRow(s, hero),
    at(105, 141, row(s, hand, "help", `${address}hand`, say("imperio.cards", { n: hand.count }), (card) => ofCard(options, card, seat))),
    mark(s, [`${address}trials`, `${address}done`], box(202, 42, 20), 105, 71),
    mark(s, [`${address}captured`, `${address}fog`, `${address}stuck`], box(110, 19), 101, 35),
  );
}

const PILL = box(42, 34);

/** The Sentinels, each with where it is: the Tower, a step of the stair, a space of the temple. */
const pills = (s: Scene): Drawing => {
  const { say, table, edition, free, offered, hold } = s;
  return table.sentinels.map((each, index) => {
    const { id, space, spent } = each;
    // A step by its number, the rest by a letter before it.
    const short = space.replace("stair-", "").replace(/^(.)\D*(-|$)/, (_, letter: string) => letter.toUpperCase());
    const name = `${say("imperio.sentinel", { n: id })}: ${say(`space.${space}`)}`;
    return at(29 + index * 50.5, 83, pick(
      s, [], name, PILL, { on: offered.stem[0] === `${id}>`, may: ring(PILL), act: free.includes(id) && (() => hold([`${id}>`])) },
      <g class={spent ? "faint" : ""}>
        {rect(-21, -17, 42, 34, 17, "pill")}
        {at(-8, 0, grow(0.76, shield(each)))}
        {edition.spots.get(space)?.role === "tower" ? pic(["tower", "#8E7BE0"], 19, 12, -1) : fit(9.5, 5, 12, 22, short, "b m nx")}
      </g>,
    ), mark(s, [`sentinel/${id}/space`, `sentinel/${id}/spent`], PILL));
  });
};

export function cobraPanel(s: Scene): JSX.Element {
  const { say, table, options, offered: { chooser } } = s;
  const { guardian, points, faceup } = table;
  const side = guardian ?? { seat: -1, name: say("imperio.cobra"), hand: faceup, acts: false, turns: false, wins: false };
  const label = say(guardian ? "imperio.cards" : "imperio.faceup", { n: side.hand.count });
  return frame(
    s, 498, side, say(guardian ? "imperio.guardian" : "imperio.alone"), sayCobra(say, table), pic(["cobra", "var(--suit-g)"], 36),
    points > 0 && text(14, 59, 12.5, "b", say("imperio.points", { n: points })), mark(s, ["points"], box(148, 20), 85, 55),
    chooser >= 0 && (!guardian || chooser === side.seat) ? chips(s, 78) : pills(s),
    at(105, 146, row(s, side.hand, "forces", guardian ? "guardian/hand" : "faceup", label, (card, place) => (guardian ? ofCard(options, card, side.seat) : ofOpen(options, place)))),
  );
}
