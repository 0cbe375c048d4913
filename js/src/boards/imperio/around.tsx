// What lies in the sea: the round, the decks, the other Heroes, what can be done, a combat's dice.
import type { JSX } from "preact";
import { askOf, type Hero } from "./cells";
import { sayHero } from "./describe";
import { trialAt, trialIcon } from "./edition";
import { type Drawing, at, box, fit, grow, lines, mark, outline, path, pic, rect, text, titled } from "../../art/ink";
import { back, count, die, heroPawn, shield } from "./pieces";
import { pick, type Scene } from "./scene";

/** The round, and how near the limit it is; in the end who has won. */
export function roundPill(s: Scene): JSX.Element {
  const { say, table: { round, limit, won } } = s;
  const w = won ? 230 : 150;
  return at(
    360, 24, outline(box(w, 30), won ? "disc gold" : "panel"),
    won ? fit(0, 6, 17, 190, won, "b m p") : [limit > 0 && [path("M-59 7H59", "gauge"), path(`M-59 7H${Math.min(1, round / limit) * 118 - 59}`, "gauge full")],
    text(0, limit ? 0.4 : 4.4, 12.5, "m", [<tspan class="b">{say("imperio.round", { n: round })}</tspan>, limit > 0 && ` ${say("imperio.of", { n: limit })}`])],
    mark(s, ["round", "limit", "result"], box(w + 8, 38)),
  );
}

export const decks = (s: Scene): Drawing =>
  (["help", "forces"] as const).map((deck, index) => {
    const [n, name] = [s.table.decks[deck], s.say(`imperio.${deck}`)];
    return at(index ? 665 : 55, 268, titled(
      `${name}: ${n}`, [5, 2.5].map((up) => rect(-24 - up, -33 - up, 48, 66, 6, `o ${deck}`)), back(deck), count(n, 24, -33),
      lines(name, 10).map((line, place) => text(0, 50 + place * 14, 12, "m hl mi", line)),
    ), mark(s, [`deck/${deck}`], box(62, 80, 10)));
  });

const CHIP = box(102, 30);

/** The Heroes whose panel is not shown: cards and trials in figures; pointed at, they take the panel. */
export const others = (s: Scene, heroes: Hero[], show: (seat: number) => void): Drawing =>
  heroes.map((hero, index) => at(64 + index * 106, 404, pick(
    s, [], sayHero(s.say, s.table, hero), CHIP, { act: () => show(hero.seat) },
    outline(CHIP, hero.acts ? "panel now" : "panel"), at(-35, 0, grow(0.86, heroPawn(s, hero))),
    rect(-15, -8.5, 12, 17, 2, "o help thin"), text(1, 4.8, 13, "b nx", hero.hand.count), path("M17 0L21 4L28 -4.5", "tick"), text(32, 4.8, 13, "b nx", hero.done.length),
  ), mark(s, ["hand", "trials", "done", "fog", "captured", "stuck"].map((what) => `hero/${hero.seat}/${what}`), CHIP)));

/** How likely is what the seat to act may be about to throw for. */
export const chances = ({ odds }: Scene): Drawing =>
  odds.map(([what, of, all], index) => at(598, 405 - index * 31, titled(
    `${what}: ${of}/${all}`, outline(box(220, 28, 10), "panel"),
    lines(what, 26).map((line, nth, { length }) => fit(-102, 10.5 - 6.5 * length + nth * 13, 11.5, 132, line, "")),
    text(73, 5.5, 15, "b e", `${Math.round((100 * of) / all)}%`), text(103, 4.5, 11.5, "q e", all > 999 ? "" : `${of}/${all}`),
  )));

/** Both sides' dice: the Hero's, and those of the Sentinel, the ship's crew or the trial. */
export function duel(s: Scene): Drawing {
  const { say, edition, before, table: { thrown, heroes, sentinels } } = s;
  if (!thrown?.dice[1]) return null;
  const { seat = 0, sentinel = 0 } = askOf(before("ask"));
  const hero = heroes[seat];
  const foe = sentinels[sentinel - 1];
  const trial = trialAt(edition, hero?.space ?? "") ?? "";
  const sums = thrown.dice.map((dice) => dice.reduce((sum, face) => sum + face, 0));
  return at(131, 228, titled(
    say("imperio.duel", { hero: sums[0], foe: sums[1] }), rect(-35, 0, 70, 148, 12, "panel"),
    thrown.dice.map((dice, side) => at(
      side * 33 - 16.5, 19,
      !side ? hero && heroPawn(s, hero) : foe ? shield(foe) : pic(thrown.kind === "trial" ? trialIcon(edition, trial) : ["ship", "var(--suit-g)"], 26),
      dice.map((face, place) => at(0, 30 + place * 28, die(face, 23, side > 0))), count(sums[side] as number, 0, 29 + dice.length * 28, 12, sums[side] === Math.max(...sums)),
    )),
  ));
}
