// The board and the cards that are played with, as `book.data` tells them: `spaces` (by what they are), `links` (chains),
// `islands`, `rays`, `trials`, `cards`, `layout` (a point for each space).
import type { IconId } from "../../art/icons";
import type { Json } from "../../wire.types";
import type { Say } from "../board";
import { type Isle, isleOf, type Role, type Spot } from "./geometry";

export type Picture = [icon: IconId, color: string];

interface Island extends Isle {
  id: string;
  city: string;
  oracle: string;
  entrance: string;
}

export interface CardKind {
  deck: string;
  effect: string;
  /** A weapon: the kind of trial. */
  overcomes?: string;
  /** A ship: the space it sails to. */
  to?: string;
}

export interface Edition {
  islands: Island[];
  trials: Record<string, { kind: string; place: string }>;
  cards: Record<string, CardKind>;
  spots: ReadonlyMap<string, Spot>;
  links: ReadonlyMap<string, readonly string[]>;
  rays: number;
}

interface Data {
  spaces?: Partial<Record<Role, string[]>>;
  links?: string[][];
  islands?: Island[];
  rays?: Json[];
  trials?: Edition["trials"];
  cards?: Edition["cards"];
  layout?: { at?: Record<string, [number, number]> };
}

function read({ spaces = {}, links = [], islands = [], rays = [], trials = {}, cards = {}, layout = {} }: Data): Edition {
  const roles = new Map(Object.entries(spaces).flatMap(([role, ids]) => ids.map((id) => [id, role as Role])));
  const spots = new Map(Object.entries(layout.at ?? {}).map(([id, [x, y]]) => [id, { x, y, role: roles.get(id) ?? "land" }]));
  const joined = new Map<string, string[]>();
  for (const [one, other] of links.flatMap((chain) => chain.slice(1).flatMap((b, at) => [[chain[at], b], [b, chain[at]]] as [string, string][]))) joined.set(one, [...(joined.get(one) ?? []), other]);
  const drawn = islands.flatMap((island) => {
    const [city, oracle] = [spots.get(island.city), spots.get(island.oracle)];
    return city && oracle ? [{ ...island, ...isleOf(city, oracle) }] : [];
  });
  return { islands: drawn, trials, cards, spots, links: joined, rays: rays.length };
}

const known = new WeakMap<object, Edition>();

export function editionOf(data: Record<string, Json>): Edition {
  const edition = known.get(data) ?? read(data as Data);
  known.set(data, edition);
  return edition;
}

/** The trial that is overcome on a space. */
export const trialAt = ({ trials }: Edition, space: string): string | undefined => Object.keys(trials).find((id) => trials[id]?.place === space);

/** What a space is called: by its trial, by its own name, by its id. */
export function spaceName(say: Say, edition: Edition, id: string): string {
  const trial = trialAt(edition, id);
  const name = say(`space.${id}`);
  return trial ? say(`trial.${trial}`) : name.startsWith("space.") ? id : name;
}

export const letterOf = (say: Say, { islands }: Edition, island: number): string => (islands[island] ? say(`island.${islands[island].id}`).charAt(0) : "?");

const TRIALS: Record<string, Picture> = {
  monster: ["monster", "var(--suit-r)"], building: ["building", "var(--suit-b)"], force: ["force", "var(--suit-g)"],
};
const WEAPONS: Record<string, Picture> = { monster: ["axe", "#8E9AA8"], building: ["sword", "#B9C4CE"], force: ["talisman", "var(--gold)"] };
const BY_ID: Record<string, string> = { axe: "monster", sword: "building", talisman: "force" };
const EFFECTS: Record<string, Picture> = {
  flight: ["phoenix", "var(--h-v)"], voyage: ["nautilus", "var(--h-h)"], liberation: ["well", "var(--suit-g)"],
  wind: ["force", "var(--h-h)"], recall: ["force", "var(--straw)"], ship: ["ship", "var(--suit-g)"], storm: ["storm", "var(--gold)"],
  fog: ["spook", "#B9C4CE"], theft: ["eye", "var(--suit-r)"], march: ["tower", "#8E7BE0"], whim: ["cobra", "var(--suit-g)"],
};
const OTHER: Picture = ["sun", "var(--gold)"];

/** A trial's picture; that of the weapon against it; a card's, by what it does. */
export const trialIcon = (kind = ""): Picture => TRIALS[kind] ?? OTHER;
export const weaponIcon = (kind = ""): Picture => WEAPONS[kind] ?? OTHER;
export const cardIcon = (id: string, card?: CardKind): Picture =>
  WEAPONS[card?.overcomes ?? BY_ID[id] ?? ""] ?? (id === "dragon" ? ["dragon", "var(--halo)"] : (EFFECTS[card?.effect ?? ""] ?? OTHER));

/** Where a ship sails to. */
export const portOf = (id: string, card: CardKind | undefined): string | undefined =>
  card?.to ?? (card?.effect === "ship" ? id.replace(/^\w+-/, "") : undefined);
