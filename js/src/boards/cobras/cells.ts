// The Cobras table as the cells tell it, put in the order in which it is drawn.
import type { Json } from "../../wire.types";
import type { Facts } from "../board";
import { amount, field, list, num, text, texts, winners } from "../reading";
import { aroundFrom } from "./geometry";

export type Declared = "win" | "loss";

export interface Play {
  seat: number;
  card?: string;
  king?: Declared;
}

/** A dummy's pile. */
export interface Pile {
  count: number;
  top: string | null;
}

/** What lies before one seat. What this viewer may not know, or what there is none of, is missing. */
export interface Place {
  seat: number;
  name: string;
  score: number | undefined;
  basket: number | undefined;
  kings: number | undefined;
  cards: string[] | undefined;
  count: number | undefined;
  pile: Pile | undefined;
  /** Its seed, a locked one unknown, none yet. */
  seed: string | "locked" | null;
  leads: boolean;
  acts: boolean;
  wins: boolean;
}

export interface Table {
  phase: string;
  round: number;
  trick: number;
  /** Clockwise, the seat at the bottom first. */
  places: Place[];
  /** Whose hand is shown. */
  holder: Place;
  plays: Play[];
  /** The ply shown has ended the trick; its cards are shown once more as they lay. */
  taken: boolean;
  /** What lies on the rug, to be looked at, though its cells have it laid away by now. */
  onRug: string[];
  /** Whose card has won it, as far as the cells tell. */
  taker: number | undefined;
  /** Suit of the first number card of the trick. */
  led: string | null;
  centre: number;
  line: string[];
  discard: string[];
  scale: number[];
  toEnd: number;
  solo: boolean;
}

const play = (value: Json): Play => {
  const seat = num(field(value, "seat")) ?? 0;
  const king = field(value, "king");
  return king === "win" || king === "loss" ? { seat, king } : { seat, card: text(field(value, "card")) };
};

/** A play as its ply's notation tells it. */
const playOf = (seat: number, move: string): Play =>
  move[0] === "K" ? { seat, king: move[1] === "+" ? "win" : "loss" } : { seat, card: move };

function pileOf(value: Json | undefined): Pile | undefined {
  const count = amount(value);
  if (count === undefined) return undefined;
  return { count, top: text(Array.isArray(value) ? value[0] : field(value, "top")) || null };
}

function seedOf(value: Json | undefined): Place["seed"] {
  if (field(value, "locked") === true) return "locked";
  return text(value) || null;
}

/** How many cobras a number card shows. */
export function cobrasOn(card: string): number {
  const rank = Number(card.slice(1));
  return rank < 5 ? 1 : rank < 10 ? 2 : 3;
}

/** The seeds that this ply has opened, by seat. All are laid away at once; whose is whose, each Basket tells. */
function opened({ cell, before, seats }: Facts): (string | undefined)[] {
  if (before("phase") !== "seed" || cell("phase") === "seed") return [];
  const fresh = ["line", "discard"].flatMap((pile) => texts(cell(pile)).slice(list(before(pile)).length));
  return seats.map((_, seat) => {
    const gained = (num(cell(`basket/${seat}`)) ?? 0) - (num(before(`basket/${seat}`)) ?? 0);
    const at = fresh.findIndex((card) => cobrasOn(card) === gained);
    return at < 0 ? undefined : fresh.splice(at, 1)[0];
  });
}

function placeOf(seat: number, { cell, seats, toAct }: Facts, seed?: string): Place {
  const hand = cell(`hand/${seat}`);
  return {
    seat,
    name: seats[seat]?.name ?? String(seat),
    seed: seed ?? seedOf(cell(`seed/${seat}`)),
    leads: cell("leader") === seat,
    acts: cell("turn") === seat || toAct.includes(seat),
    wins: winners(cell("result")).includes(seat),
    score: num(cell(`score/${seat}`)),
    basket: num(cell(`basket/${seat}`)),
    kings: num(cell(`kings/${seat}`)),
    cards: Array.isArray(hand) ? texts(hand) : undefined,
    count: amount(hand),
    pile: pileOf(cell(`dummy/${seat}`)),
  };
}

/** The trick that this ply has ended: what lay there before, and what came to it. */
function ended({ cell, before, move }: Facts): Play[] {
  const lay = list(before("trick/plays"));
  const ends = lay.length > 0 && list(cell("trick/plays")).length === 0 && typeof move?.s === "number";
  return ends ? [...lay.map(play), playOf(move.s as number, move.m)] : [];
}

/** Read a position. */
export function readTable(facts: Facts): Table {
  const { cell, before, seat, seats, toAct, data } = facts;
  const given = list(cell("order")) as number[];
  const order = given.length ? given : seats.map((_, index) => index);
  const seeds = opened(facts);
  const places = aroundFrom(seat ?? 0, order).map((each) => placeOf(each, facts, seeds[each]));
  const bottom = places[0] ?? placeOf(0, facts);
  const open = places.find((place) => toAct.includes(place.seat) && place.cards);
  const lying = list(cell("trick/plays")).map(play);
  const last = ended(facts);
  const plays = lying.length ? lying : last;
  // Who takes a trick leads next; where the round is over nobody does, but a Basket has been emptied.
  const leader = num(cell("leader"));
  const emptied = (address: string): boolean => cell(address) === 0 && before(address) !== 0;
  const takes = ({ seat: by, card }: Play): boolean => !!card && (leader === undefined ? emptied(`basket/${by}`) : by === leader);
  return {
    phase: text(cell("phase")),
    round: num(cell("round")) ?? 0,
    trick: num(cell("trick")) ?? 0,
    places,
    holder: (seat === null && open) || bottom,
    plays,
    taken: last.length > 0,
    onRug: [...seeds, ...last.map((each) => each.card)].flatMap((card) => card ?? []),
    taker: last.find(takes)?.seat,
    led: plays.find((each) => each.card)?.card?.[0] ?? null,
    centre: num(cell("centre")) ?? 0,
    line: texts(cell("line")),
    discard: texts(cell("discard")),
    scale: list(data.scale).map((points) => num(points) ?? 0),
    toEnd: num(data.triples_to_end) ?? 10,
    solo: seats.filter(({ by }) => by !== "nobody").length === 1,
  };
}
