// The board of the Cobra Empire for those who hear it.
import type { Facts, Say } from "../board";
import { type Cards, type Hero, readTable, type Table } from "./cells";

const joined = (parts: (string | false | undefined)[], by = "; "): string => parts.filter(Boolean).join(by);

/** So many, and which of them may be seen. */
const some = (say: Say, key: string, { seen, count }: Cards, stem: string): string =>
  say(key, { n: count }) + (seen.length ? `: ${seen.map((id) => say(stem + id)).join(", ")}` : "");

/** One Hero: what anybody at the table could tell. */
export function sayHero(say: Say, { edition }: Table, { name, island, space, hand, trials, done, states, acts }: Hero): string {
  const isle = edition.islands[island];
  return joined([
    joined([name, isle && say("imperio.hero", { island: say(`island.${isle.id}`) })], ", "),
    space && say(`space.${space}`),
    ...states.map((state) => say(`imperio.${state}`)),
    some(say, "imperio.cards", hand, "card."),
    trials.count > 0 && some(say, "imperio.said.trials", trials, "trial."),
    done.length > 0 && some(say, "imperio.said.done", { seen: done, count: done.length }, "trial."),
    acts && say("imperio.said.acts"),
  ]);
}

export function sayCobra(say: Say, { guardian, sentinels, ray, points, faceup }: Table): string {
  return joined([
    guardian ? `${guardian.name}, ${say("imperio.guardian")}` : say("imperio.cobra"),
    say("imperio.said.ray", { ray }),
    ...sentinels.map(({ id, space }) => `${say("imperio.sentinel", { n: id })}: ${say(`space.${space}`)}`),
    some(say, guardian ? "imperio.cards" : "imperio.faceup", guardian?.hand ?? faceup, "card."),
    points > 0 && say("imperio.points", { n: points }),
    guardian?.acts && say("imperio.said.acts"),
  ]);
}

/** Who has won, where the game is, each Hero, the Cobra's side. */
export function describe(facts: Facts): string {
  const { say } = facts;
  const table = readTable(facts);
  const { round, limit, roll, heroes, won } = table;
  return `${joined(
    [
      won,
      joined([say("imperio.round", { n: round }), limit > 0 && say("imperio.of", { n: limit })], " "),
      roll !== null && say("imperio.die", { n: roll }),
      ...heroes.map((hero) => sayHero(say, table, hero)),
      sayCobra(say, table),
    ],
    ". ",
  )}.`;
}
