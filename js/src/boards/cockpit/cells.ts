// The table of Cobras in the Cockpit as the cells tell it, put in the order in which it is drawn.
import type { Json } from "../../wire.types";
import type { Facts } from "../board";
import { amount, field, texts, winners } from "../reading";
import { planOf, type Plan, type Zone } from "./plan";

/** What an area asks for, what lies there, and what the held card would make of it. */
export interface Meter {
  kind: string;
  now: number;
  need: number;
  then: number;
}

/** Snakes of one seat in one area; those that have played this turn are drawn apart. */
export interface Token {
  seat: number;
  n: number;
  spent: boolean;
}

export interface Room {
  zone: Zone;
  chaos: boolean;
  cards: string[];
  meters: Meter[];
  tokens: Token[];
  /** Who would get how much if it went into chaos now. */
  gains: { seat: number; n: number }[];
  /** The held card would throw it into chaos. */
  ripe: boolean;
}

export interface Player {
  seat: number;
  name: string;
  species: string;
  score: number;
  reserve: number;
  /** Empty strings where they are only counted. */
  cards: string[];
  turn: boolean;
  wins: boolean;
}

export interface Played {
  seat: number;
  card: string;
  move: string;
}

export interface Limit {
  suit: string;
  used: number;
  limit: number;
}

export interface Table {
  plan: Plan;
  rooms: Room[];
  players: Player[];
  /** Whose hand and species board are shown. */
  holder: Player | undefined;
  limits: Limit[];
  stack: Played[];
  asked: number[];
  deck: number;
  discard: string[];
  removed: number;
  passes: number;
  /** Areas in chaos, areas that can be. */
  chaos: number;
  most: number;
}

const SUITS: Record<string, string> = { B: "bite", H: "hiss", R: "rattle", S: "squeeze" };
export const suitOf = (card: string): string => (/^.\d/.test(card) ? (SUITS[card[0] ?? ""] ?? "") : "");

/** Cards that are only counted are empty strings. */
const cardsOf = (value: Json | undefined): string[] => (Array.isArray(value) ? texts(value) : Array<string>(amount(value) ?? 0).fill(""));

/** How far cards fill a meter; `fills` says which suits count for it. */
export const sum = (cards: string[], kind: string, fills: Record<string, string[]>): number =>
  cards.reduce((all, card) => all + (fills[suitOf(card)]?.includes(kind) ? Number(card.slice(1)) : 0), 0);

/** Read a position; with the card that is held, and the areas into which it may be played. */
export function readTable({ cell, seats, seat: viewer, toAct, data }: Facts, held = "", into: string[] = []): Table {
  const plan = planOf(data);
  const num = (address: string): number => Number(cell(address) ?? 0);
  const players = seats.map(({ name }, seat): Player => ({
    name,
    seat,
    species: String(cell(`species/${seat}`) ?? ""),
    score: num(`score/${seat}`),
    reserve: num(`reserve/${seat}`),
    cards: cardsOf(cell(`hand/${seat}`)),
    turn: cell("turn") === seat,
    wins: winners(cell("result")).includes(seat),
  }));
  const holder = players[viewer ?? toAct[0] ?? num("turn")];
  const { fills = {}, alone = 1 } = data as unknown as { fills: Record<string, string[]>; alone: number };
  const rooms = plan.zones.map((zone): Room => {
    const stem = `area/${zone.id}/`;
    const cards = texts(cell(`${stem}cards`));
    const coming = into.includes(zone.id) && suitOf(held) ? [...cards, held] : cards;
    const meters = Object.entries(zone.needs).map(([kind, need]) => ({ kind, need, now: sum(cards, kind, fills), then: sum(coming, kind, fills) }));
    const there = players.filter(({ seat }) => num(`area/${zone.from ?? zone.id}/snakes/${seat}`) > 0);
    return {
      zone,
      cards,
      chaos: cell(`${stem}chaos`) === true,
      meters,
      ripe: coming !== cards && meters.every(({ then, need }) => then >= need),
      gains: there.map(({ seat }) => ({ seat, n: zone.points * (there[1] ? 1 : alone) })),
      tokens: players.flatMap(({ seat, turn }) => {
        const all = num(`${stem}snakes/${seat}`);
        const spent = turn ? num(`${stem}spent`) : 0;
        return [{ seat, n: all - spent, spent: false }, { seat, n: spent, spent: true }].filter(({ n }) => n > 0);
      }),
    };
  });
  const board = (data.species as Json[] | undefined)?.find((each) => field(each, "id") === holder?.species);
  return {
    plan, rooms, players, holder,
    limits: Object.values(SUITS).map((suit, nth) => ({
      suit,
      limit: (field(board, "limits") as number[] | undefined)?.[nth] ?? 0,
      used: holder?.turn ? num(`used/${suit}`) : 0,
    })),
    stack: (cell("stack") ?? []) as unknown as Played[],
    asked: (cell("asked") ?? []) as number[],
    deck: cardsOf(cell("deck")).length,
    discard: texts(cell("discard")),
    removed: texts(cell("removed")).length,
    passes: num("passes"),
    chaos: rooms.filter(({ chaos }) => chaos).length,
    most: rooms.filter(({ meters }) => meters.length).length,
  };
}
