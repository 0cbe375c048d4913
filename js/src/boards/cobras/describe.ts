// The Cobras table for those who hear it.
import type { Facts, Say } from "../board";
import { type Place, type Play, readTable, type Table } from "./cells";
import { worth } from "./geometry";

export const cardName = (say: Say, card: string): string =>
  say("cobras.card", { suit: say(`suit.${card[0]}`), rank: card.slice(1) });

const nameOf = (table: Table, seat: number): string =>
  table.places.find((place) => place.seat === seat)?.name ?? String(seat);

function played(say: Say, table: Table, { seat, card, king }: Play): string {
  const name = nameOf(table, seat);
  if (king) return say("cobras.said.king", { name, what: say(`cobras.${king}`) });
  return say("cobras.said.play", { name, card: cardName(say, card ?? "") });
}

/** One seat: what anybody at the table could count. */
export function sayPlace(say: Say, table: Table, place: Place): string {
  const { name, score, basket, count, kings, pile, seed, leads, acts, wins } = place;
  const facts: (string | false | null | undefined)[] = [
    score !== undefined && say("cobras.said.score", { n: score }),
    basket !== undefined && say("cobras.said.basket", { n: basket, points: worth(basket, table.scale) ?? 0 }),
    count !== undefined && say("cobras.said.cards", { n: count }),
    kings !== undefined && !pile && say("cobras.said.kings", { n: kings }),
    pile && say("cobras.said.pile", { n: pile.count }),
    pile?.top && say("cobras.said.top", { card: cardName(say, pile.top) }),
    seed === "locked" ? say("cobras.said.locked") : seed && say("cobras.said.seed", { card: cardName(say, seed) }),
    leads && say("cobras.said.leads"),
    acts && say("cobras.said.acts"),
    wins && say("cobras.said.wins"),
  ];
  return `${name}: ${facts.filter(Boolean).join(", ")}.`;
}

export const sayLine = (say: Say, { line, toEnd }: Table): string =>
  say("cobras.said.line", { n: line.length, of: toEnd });

export function sayTrick(say: Say, table: Table): string {
  const { plays, led, centre, taker } = table;
  return [
    plays.length > 0 && say("cobras.said.trick", { plays: plays.map((each) => played(say, table, each)).join("; ") }),
    taker !== undefined && say("cobras.said.took", { name: nameOf(table, taker) }),
    led && say("cobras.said.led", { suit: say(`suit.${led}`) }),
    say("cobras.said.centre", { n: centre }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Where the game is, the trick, each seat, the hand in view. */
export function describe(facts: Facts): string {
  const { say } = facts;
  const table = readTable(facts);
  const { round, trick, places, holder, phase } = table;
  return [
    say(phase === "seed" ? "cobras.seeding" : "cobras.where", { round, trick }),
    sayTrick(say, table),
    sayLine(say, table),
    ...places.map((place) => sayPlace(say, table, place)),
    holder.cards?.length &&
      say("cobras.said.hand", { name: holder.name, cards: holder.cards.map((card) => cardName(say, card)).join(", ") }),
  ]
    .filter(Boolean)
    .join(" ");
}
