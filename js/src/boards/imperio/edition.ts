// The board and the cards that are played with, as `book.data` tells them: `spaces` (kind, point, places of its
// neighbours in the same list), `islands`, `trials`, `cards`, how many `rays`, and what is drawn round the spaces.
import type { Picture } from "../../art/ink";
import type { Json } from "../../wire.types";
import type { Say } from "../board";
import type { Role, Spot } from "./geometry";

interface Island {
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
  rays: number;
  shown: Record<string, Picture>;
  spots: ReadonlyMap<string, Spot>;
  /** Waves and lands; the lines between spaces: each with how it is drawn. */
  ground: [kind: string, d: string][];
  ties: [kind: string, d: string][];
  /** The line along the stair. */
  stair: string;
  star: string;
  /** What the Cobra sees along ray 0. */
  beam: [kind: string, d: string][];
  /** Which words, how, how large, along which line or at which point. */
  written: [key: string, kind: string, size: number, at: string | [number, number]][];
}

type Told = Omit<Edition, "spots"> & { spaces: Record<string, [role: Role, x: number, y: number, near: number[]]> };

function read(data: Record<string, Json>): Edition {
  const { spaces = {}, ...told } = { islands: [], trials: {}, cards: {}, shown: {}, ...data } as unknown as Told;
  const ids = Object.keys(spaces);
  return { ...told, spots: new Map(Object.entries(spaces).map(([id, [role, x, y, near]]) => [id, { role, x, y, near: near.map((nth) => ids[nth] as string) }])) };
}

const known = new WeakMap<object, Edition>();

export function editionOf(data: Record<string, Json>): Edition {
  const edition = known.get(data) ?? read(data);
  known.set(data, edition);
  return edition;
}

/** The trial that is overcome on a space. */
export const trialAt = ({ trials }: Edition, space: string): string | undefined => Object.keys(trials).find((id) => trials[id]?.place === space);

export const letterOf = (say: Say, { islands }: Edition, island: number): string => (islands[island] ? say(`island.${islands[island].id}`).charAt(0) : "?");

const OTHER: Picture = ["sun", "var(--gold)"];

/** A trial's picture; that of the weapon against it; a card's, by itself or by what it does. */
export const trialIcon = ({ shown, trials }: Edition, id = ""): Picture => shown[`trial.${trials[id]?.kind}`] ?? OTHER;
export const weaponIcon = ({ shown, trials }: Edition, id: string): Picture => shown[`weapon.${trials[id]?.kind}`] ?? OTHER;
export const cardIcon = ({ shown, cards }: Edition, id: string): Picture => shown[`card.${id}`] ?? shown[`weapon.${cards[id]?.overcomes}`] ?? shown[`effect.${cards[id]?.effect}`] ?? OTHER;
