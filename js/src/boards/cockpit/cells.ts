// The table of Cobras in the Cockpit as the cells tell it, put in the order in which it is drawn.
import type { Json } from "../../wire.types";
import type { Facts } from "../board";
import { planOf, type Plan, type Zone } from "./plan";

/** What an area asks for, what lies there, and what the held card would make of it. */
export interface Meter {
  kind: string;
  now: number;
  need: number;
  then: number;
  /** Not from the rulebook. */
  guessed: boolean;
}

/** Snakes of one seat in one area; those that have played this turn are drawn apart. */
export interface Token {
  seat: number;
  species: string;
  n: number;
  spent: boolean;
}

export interface Room {
  zone: Zone;
  chaos: boolean;
  cards: string[];
  meters: Meter[];
  tokens: Token[];
  guessed: boolean;
}

export interface Player {
  seat: number;
  name: string;
  species: string;
  score: number;
  reserve: number;
  /** Unknown to this viewer: only counted. */
  cards: string[] | undefined;
  count: number;
  onTurn: boolean;
  asked: boolean;
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
  phase: string;
  rooms: Room[];
  players: Player[];
  /** Whose hand and species board are shown. */
  holder: Player | undefined;
  limits: Limit[];
  abilityUsed: boolean;
  extra: string | null;
  stack: Played[];
  asked: number[];
  deck: number;
  discard: string[];
  removed: number;
  passes: number;
  chaos: number;
  chaosAreas: number;
}

export const SUITS = ["bite", "hiss", "rattle", "squeeze"] as const;
export const suitOf = (card: string): (typeof SUITS)[number] | undefined => (/^[BHRS]\d/.test(card) ? SUITS["BHRS".indexOf(card[0] ?? "")] : undefined);
export const rankOf = (card: string): number => Number(card.slice(1));

const num = (value: Json | undefined): number => (typeof value === "number" ? value : 0);
const text = (value: Json | undefined): string => (typeof value === "string" ? value : "");
const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const texts = (value: Json | undefined): string[] => list(value).map(text);
const field = (value: Json | undefined, name: string): Json | undefined =>
  value !== null && typeof value === "object" && !Array.isArray(value) ? value[name] : undefined;
const amount = (value: Json | undefined): number => (Array.isArray(value) ? value.length : num(field(value, "count")));

/** What a card counts for in an area. An engine takes any card as its one kind. */
export function adds(card: string, { needs }: Zone): string {
  const suit = suitOf(card);
  if (needs.length === 1) return needs[0]?.[0] ?? "";
  return suit === "hiss" || suit === "rattle" ? "spook" : "harm";
}

const summed = (cards: string[], zone: Zone, kind: string): number =>
  cards.reduce((sum, card) => sum + (adds(card, zone) === kind ? rankOf(card) : 0), 0);

function roomOf(zone: Zone, { cell, data }: Facts, players: Player[], held: string, into: ReadonlySet<string>): Room {
  const stem = `area/${zone.id}`;
  const cards = texts(cell(`${stem}/cards`));
  const guesses = texts(data.reconstructed);
  const coming = into.has(zone.id) && suitOf(held) ? [held] : [];
  const tokens = players.flatMap(({ seat, species, onTurn }): Token[] => {
    const all = num(cell(`${stem}/snakes/${seat}`));
    const spent = onTurn ? Math.min(all, num(cell(`${stem}/spent`))) : 0;
    return [
      { seat, species, n: all - spent, spent: false },
      { seat, species, n: spent, spent: true },
    ].filter(({ n }) => n > 0);
  });
  return {
    zone,
    cards,
    tokens,
    chaos: cell(`${stem}/chaos`) === true,
    guessed: guesses.includes(`area.${zone.id}.points`),
    meters: zone.needs.map(([kind, need]) => ({
      kind,
      need,
      now: summed(cards, zone, kind),
      then: summed([...cards, ...coming], zone, kind),
      guessed: guesses.includes(`area.${zone.id}.needs`),
    })),
  };
}

const NOWHERE: ReadonlySet<string> = new Set();

/** Read a position; with the card that is held, and where it may be played. */
export function readTable(facts: Facts, held = "", into = NOWHERE): Table {
  const { cell, seats, seat: viewer, toAct, data } = facts;
  const plan = planOf(data);
  const asked = list(cell("asked")).map(num);
  const winners = list(field(cell("result"), "winners"));
  const players = seats.map(({ name }, seat): Player => {
    const hand = cell(`hand/${seat}`);
    return {
      seat,
      name,
      species: text(cell(`species/${seat}`)),
      score: num(cell(`score/${seat}`)),
      reserve: num(cell(`reserve/${seat}`)),
      cards: Array.isArray(hand) ? texts(hand) : undefined,
      count: amount(hand),
      onTurn: cell("turn") === seat,
      asked: asked[0] === seat,
      wins: winners.includes(seat),
    };
  });
  const holder = players[viewer ?? toAct[0] ?? num(cell("turn"))];
  const boards = list(data.species);
  const limits = list(field(boards.find((board) => field(board, "id") === holder?.species), "limits"));
  const rooms = plan.zones.map((zone) => roomOf(zone, facts, players, held, into));
  return {
    plan,
    phase: text(cell("phase")),
    rooms,
    players,
    holder,
    limits: SUITS.map((suit, nth) => ({ suit, limit: num(limits[nth]), used: holder?.onTurn ? num(cell(`used/${suit}`)) : 0 })),
    abilityUsed: !!holder?.onTurn && cell("ability") === true,
    extra: text(cell("extra")) || null,
    stack: list(cell("stack")).map((each) => ({ seat: num(field(each, "seat")), card: text(field(each, "card")), move: text(field(each, "move")) })),
    asked,
    deck: amount(cell("deck")),
    discard: texts(cell("discard")),
    removed: amount(cell("removed")),
    passes: num(cell("passes")),
    chaos: rooms.filter((room) => room.chaos).length,
    chaosAreas: rooms.filter(({ zone }) => zone.needs.length).length,
  };
}
