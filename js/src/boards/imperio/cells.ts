// The board of the Cobra Empire as the cells tell it.
import type { Json } from "../../wire.types";
import type { Facts } from "../board";
import { amount, list, num, text, texts, winners } from "../reading";
import { type Edition, editionOf } from "./edition";

/** Cards of a hand or a pile: those that may be seen, and how many there are. */
export interface Cards {
  seen: string[];
  count: number;
}

export interface Side {
  seat: number;
  name: string;
  hand: Cards;
  acts: boolean;
  turns: boolean;
  wins: boolean;
}

export interface Hero extends Side {
  /** Which island is its own; -1 before it is chosen. */
  island: number;
  space: string;
  trials: Cards;
  done: string[];
  /** What befalls it: words for it. */
  states: string[];
}

export interface Sentinel {
  id: string;
  space: string;
  /** It may not move again this turn. */
  spent: boolean;
}

/** What is asked before the turn goes on. */
export interface Ask {
  seat?: number;
  sentinel?: number;
  card?: string;
  index?: number;
}

export interface Table {
  edition: Edition;
  round: number;
  limit: number;
  roll: number | null;
  points: number;
  turn: number | null;
  asked: Ask;
  ray: number;
  heroes: Hero[];
  sentinels: Sentinel[];
  /** None when nobody is it. */
  guardian: Side | null;
  /** Cards at each Oracle: still face down, or brought back face up. */
  oracles: { count: number; up: boolean }[];
  decks: Record<"help" | "forces", number>;
  faceup: Cards;
  /** Who has won, in words, once the game is over. */
  won: string;
  /** What was thrown on the ply shown: the kind, then the Hero's dice and the other side's. */
  thrown: { kind: string; dice: number[][] } | null;
}

/** A token of a hidden order is no card. */
function cards(value: Json | undefined): Cards {
  return { seen: texts(value).filter((id) => id[0] !== "~"), count: amount(value) ?? 0 };
}

const STATES = ["captured", "fog", "stuck"];

function sideOf(seat: number, hand: Json | undefined, { cell, seats, toAct }: Facts): Side {
  return {
    seat, hand: cards(hand), name: seats[seat]?.name ?? "",
    acts: toAct.includes(seat), turns: cell("turn") === seat, wins: winners(cell("result")).includes(seat),
  };
}

function heroOf(seat: number, facts: Facts, { islands }: Edition): Hero {
  const of = (what: string): Json | undefined => facts.cell(`hero/${seat}/${what}`);
  return {
    ...sideOf(seat, of("hand"), facts),
    island: islands.findIndex(({ city }) => city === of("city")),
    space: text(of("space")), trials: cards(of("trials")), done: texts(of("done")),
    states: STATES.filter((state) => of(state) === true),
  };
}

export function thrownBy(notation = ""): Table["thrown"] {
  const [kind = "", ...rest] = notation.split(" ");
  if (!/^(roll|nautilus|combat|trial) \d/.test(notation)) return null;
  const faces = rest.map(Number);
  const half = faces.length / 2;
  return { kind, dice: half < 1 ? [faces] : [faces.slice(0, half), faces.slice(half)] };
}

/** The topmost thing asked for. */
export const askOf = (value: Json | undefined): Ask => (list(value)[0] ?? {}) as Ask;

/** Read a position. */
export function readTable(facts: Facts): Table {
  const { cell, move, data, seats, say } = facts;
  const edition = editionOf(data);
  const heroes: Hero[] = [];
  while (cell(`hero/${heroes.length}/space`) !== undefined) heroes.push(heroOf(heroes.length, facts, edition));
  const sentinels: Sentinel[] = [];
  for (let id = 1; cell(`sentinel/${id}/space`); id++) {
    sentinels.push({ id: String(id), space: text(cell(`sentinel/${id}/space`)), spent: cell(`sentinel/${id}/spent`) === true });
  }
  const done = heroes.flatMap((hero) => hero.done);
  const hand = cell("guardian/hand");
  return {
    edition, heroes, sentinels,
    round: num(cell("round")) ?? 0, limit: num(cell("limit")) ?? 0, roll: num(cell("roll")) ?? null, points: num(cell("points")) ?? 0, turn: num(cell("turn")) ?? null,
    asked: askOf(cell("ask")),
    ray: num(cell("cobra/ray")) ?? 0,
    guardian: hand === undefined ? null : sideOf(heroes.length, hand, facts),
    oracles: edition.islands.map(({ id }) => {
      const { seen, count } = cards(cell(`oracle/${id}`));
      return { count, up: seen.length > 0 && seen.every((card) => done.includes(card)) };
    }),
    decks: { help: cards(cell("deck/help")).count, forces: cards(cell("deck/forces")).count },
    faceup: cards(cell("faceup")),
    won: cell("result") ? say("imperio.wins", { name: seats[winners(cell("result"))[0] as number]?.name ?? say("imperio.cobra") }) : "",
    thrown: thrownBy(move?.m),
  };
}
