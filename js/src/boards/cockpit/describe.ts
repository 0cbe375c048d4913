// The table of Cobras in the Cockpit for those who hear it.
import type { Facts, Say } from "../board";
import { type Player, rankOf, readTable, type Room, suitOf, type Table } from "./cells";

export function cardName(say: Say, card: string): string {
  const suit = suitOf(card);
  return suit ? `${say(`suit.${suit}`)} ${rankOf(card)}` : say(`special.${card}`);
}

export const areaName = (say: Say, id: string): string => say(`area.${id}`);

const listed = (parts: (string | false | null | undefined | 0)[]): string => parts.filter(Boolean).join(", ");

/** Snakes of one seat, as they stand together. */
export function sayToken(say: Say, table: Table, { seat, n, spent }: Room["tokens"][number]): string {
  const player = table.players[seat];
  const said = say("cockpit.said.snakes", { n, species: say(`one.${player?.species}`), name: player?.name });
  return spent ? `${said} ${say("cockpit.said.spent")}` : said;
}

/** One area: what it asks for, what lies and stands there. */
export function sayRoom(say: Say, table: Table, { zone, chaos, meters, cards, tokens }: Room): string {
  const facts = [
    zone.points && say("cockpit.said.points", { n: zone.points }),
    chaos && say("cockpit.chaos"),
    ...(chaos ? [] : meters.map(({ kind, now, need }) => say("cockpit.said.meter", { meter: say(`cockpit.${kind}`), now, need }))),
    cards.length && cards.map((card) => cardName(say, card)).join(", "),
    ...tokens.map((token) => sayToken(say, table, token)),
  ];
  return `${areaName(say, zone.id)}: ${listed(facts)}`;
}

export function sayPlayer(say: Say, { name, species, score, count, reserve, onTurn, asked, wins }: Player): string {
  const facts = [
    species && say(`species.${species}`),
    say("cockpit.said.score", { n: score }),
    say("cockpit.said.cards", { n: count }),
    say("cockpit.said.reserve", { n: reserve }),
    onTurn && say("cockpit.said.turn"),
    asked && say("cockpit.said.asked"),
    wins && say("cockpit.said.wins"),
  ];
  return `${name}: ${listed(facts)}`;
}

/** What has been played and waits for the others. */
export function sayStack(say: Say, table: Table): string {
  const { stack, asked, players } = table;
  const plays = stack.map(({ seat, card, move }) => `${players[seat]?.name}: ${listed([cardName(say, card), aims(say, table, move)])}`);
  return listed([`${say("cockpit.stack")}: ${plays.join("; ")}`, asked.length && `${say("cockpit.asked")}: ${asked.map((seat) => players[seat]?.name).join(", ")}`]);
}

/** What a play is aimed at, out of its notation: areas, rivals, cards. */
export function aims(say: Say, { plan, players }: Table, move: string): string {
  const named = (id: string): string => {
    if (plan.zones.some((zone) => zone.id === id)) return areaName(say, id);
    return players.some(({ species }) => species === id) ? say(`one.${id}`) : cardName(say, id);
  };
  return move.split(/[@*! ]/).slice(1).map(named).join(", ");
}

export function sayLimits(say: Say, { holder, limits }: Table): string {
  const told = limits.map(({ suit, used, limit }) => say("cockpit.said.limit", { suit: say(`suit.${suit}`), used, limit }));
  return `${say(`species.${holder?.species}`)}: ${told.join(", ")}. ${say(`ability.${holder?.species}`)}`;
}

/** Where the game is, the areas, each player, the hand in view. */
export function describe(facts: Facts): string {
  const { say } = facts;
  const table = readTable(facts);
  const { rooms, players, stack, holder, chaos, chaosAreas } = table;
  return [
    say("cockpit.said.chaos", { n: chaos, of: chaosAreas }),
    stack.length && sayStack(say, table),
    ...rooms.filter(({ zone, tokens }) => zone.needs.length || tokens.length).map((room) => sayRoom(say, table, room)),
    ...players.map((player) => sayPlayer(say, player)),
    holder?.cards?.length && `${say("cockpit.hand", { name: holder.name })}: ${holder.cards.map((card) => cardName(say, card)).join(", ")}`,
  ]
    .filter(Boolean)
    .join(". ");
}
