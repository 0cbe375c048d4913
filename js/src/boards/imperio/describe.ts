// The board of the Cobra Empire for those who hear it.
import type { Facts, Say } from "../board";
import { type Hero, readTable, type Table } from "./cells";
import { spaceName } from "./spaces";

const joined = (parts: (string | false | undefined)[], by: string): string => parts.filter(Boolean).join(by);

/** One Hero: what anybody at the table could tell. */
export function sayHero(say: Say, { edition }: Table, hero: Hero): string {
  const { name, island, space, hand, trials, done, states, acts, wins } = hero;
  const isle = edition.islands[island];
  return `${joined(
    [
      isle ? `${name}, ${say("imperio.hero", { island: say(`island.${isle.id}`) })}` : name,
      space && spaceName(say, edition, space),
      ...states.map((state) => say(`imperio.${state}`)),
      say("imperio.hand", { n: hand.count }) + (hand.seen.length ? `: ${hand.seen.map((card) => say(`card.${card}`)).join(", ")}` : ""),
      trials.count > 0 && say("imperio.said.trials", { n: trials.count }) + (trials.seen.length ? `: ${trials.seen.map((trial) => say(`trial.${trial}`)).join(", ")}` : ""),
      done.length > 0 && `${say("imperio.said.done")}: ${done.map((trial) => say(`trial.${trial}`)).join(", ")}`,
      acts && say("imperio.said.acts"),
      wins && say("imperio.wins"),
    ],
    "; ",
  )}.`;
}

export function sayCobra(say: Say, { guardian, sentinels, edition, ray, points, faceup }: Table): string {
  const shown = guardian?.hand ?? faceup;
  return `${joined(
    [
      guardian ? `${guardian.name}, ${say("imperio.guardian")}` : `${say("imperio.cobra")}, ${say("imperio.alone")}`,
      say("imperio.said.ray", { ray }),
      ...sentinels.map(({ id, space }) => `${say("imperio.sentinel", { n: id })}: ${spaceName(say, edition, space)}`),
      say(guardian ? "imperio.hand" : "imperio.faceup", { n: shown.count }) + (shown.seen.length ? `: ${shown.seen.map((card) => say(`card.${card}`)).join(", ")}` : ""),
      points > 0 && say("imperio.points", { n: points }),
      guardian?.acts && say("imperio.said.acts"),
      guardian?.wins && say("imperio.wins"),
    ],
    "; ",
  )}.`;
}

/** Where the game is, each Hero, the Cobra's side. */
export function describe(facts: Facts): string {
  const { say } = facts;
  const table = readTable(facts);
  const { round, limit, roll, heroes } = table;
  return joined(
    [
      `${say("imperio.round", { n: round })}${limit ? ` ${say("imperio.of", { n: limit })}` : ""}.`,
      roll !== null && `${say("imperio.die", { n: roll })}.`,
      ...heroes.map((hero) => sayHero(say, table, hero)),
      sayCobra(say, table),
    ],
    " ",
  );
}
