// The table of Cobras in the Cockpit for those who hear it.
import type { Facts, Say } from "../board";
import { type Player, readTable, type Room, suitOf, type Table, type Token } from "./cells";

export const cardName = (say: Say, card: string): string =>
  suitOf(card) ? `${say(`suit.${suitOf(card)}`)} ${card.slice(1)}` : say(`special.${card}`);

const listed = (parts: (string | false | 0)[]): string => parts.filter(Boolean).join(", ");
const cards = (say: Say, all: string[]): string => all.map((card) => cardName(say, card)).join(", ");

/** Snakes of one seat, as they stand together. */
export function sayToken(say: Say, { players }: Table, { seat, n, spent }: Token): string {
  const { name, species } = players[seat] as Player;
  return `${say("cockpit.said.snakes", { n, name, species: say(`${n > 1 ? "species" : "one"}.${species}`) })}${spent ? ` (${say("cockpit.said.spent")})` : ""}`;
}

/** One area: what it asks for, what lies and stands there. */
export const sayRoom = (say: Say, table: Table, { zone, chaos, meters, cards: lying, tokens, gains }: Room): string =>
  `${say(`area.${zone.id}`)}: ${listed([
    zone.points && say("cockpit.said.points", { n: zone.points }),
    chaos && say("cockpit.chaos"),
    ...meters.map(({ kind, now, need }) => !chaos && say("cockpit.said.meter", { meter: say(`cockpit.${kind}`), now, need })),
    cards(say, lying),
    ...tokens.map((token) => sayToken(say, table, token)),
    !chaos && zone.points > 0 && gains.length > 0 && say("cockpit.said.gains", { who: gains.map(({ seat, n }) => `${table.players[seat]?.name} ${n}`).join(", ") }),
  ])}`;

export const sayPlayer = (say: Say, { asked }: Table, { name, seat, species, score, cards: held, reserve, turn, wins }: Player): string =>
  `${name}: ${listed([
    species && say(`species.${species}`),
    say("cockpit.said.points", { n: score }),
    say("cockpit.said.cards", { n: held.length }),
    say("cockpit.said.reserve", { n: reserve }),
    turn && say("cockpit.said.turn"),
    asked[0] === seat && say("cockpit.said.asked"),
    wins && say("cockpit.said.wins"),
  ])}`;

/** What a play is aimed at, out of its notation: areas, rivals, cards. */
export function aims(say: Say, { plan, players }: Table, move = ""): string {
  const named = (id: string): string =>
    plan.zones.some((zone) => zone.id === id) ? say(`area.${id}`)
    : players.some(({ species }) => species === id) ? say(`one.${id}`)
    : cardName(say, id);
  return listed(move.split(/[@*! ]/).slice(1).map(named));
}

/** What has been played and waits for the others. */
export const sayStack = (say: Say, table: Table): string =>
  `${say("cockpit.stack")}: ${[
    ...table.stack.map(({ seat, card, move }) => `${table.players[seat]?.name}: ${listed([cardName(say, card), aims(say, table, move)])}`),
    `${say("cockpit.asked")}: ${table.asked.map((seat) => table.players[seat]?.name).join(", ")}`,
  ].join("; ")}`;

/** Where the game is, the areas, each player, the hand in view. */
export function describe(facts: Facts): string {
  const { say } = facts;
  const table = readTable(facts);
  const { rooms, players, stack, holder, chaos, most } = table;
  return [
    say("cockpit.said.chaos", { n: chaos, of: most }),
    stack.length && sayStack(say, table),
    ...rooms.map((room) => sayRoom(say, table, room)),
    ...players.map((player) => sayPlayer(say, table, player)),
    holder?.cards[0] && `${say("cockpit.hand", { name: holder.name })}: ${cards(say, holder.cards)}`,
  ].filter(Boolean).join(". ");
}
