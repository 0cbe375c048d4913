// Where the areas of the plane lie and where they are joined, as `book.data` tells it. Units of the 720 x 626 drawing.
import type { Json } from "../../wire.types";

export type Point = [x: number, y: number];
export type Box = [x: number, y: number, w: number, h: number];

/** An area as it is drawn. */
export interface Zone {
  id: string;
  points: number;
  /** What each meter must reach; nothing where the plane is only passed through. */
  needs: Record<string, number>;
  /** Whose snakes play into it, where it has none of its own. */
  from: string | null;
  box: Box;
  /** In the rounded nose: above (1) or below (-1) its middle; else 0. */
  nose: number;
  /** Which of these the edition had to make up: `needs`, `points`. */
  guessed: string[];
}

/** A door in a common wall, or a way from one point to another without one. */
export interface Link {
  between: [a: string, b: string];
  at: Point;
  /** The other end of a vent. */
  to?: Point;
  /** How wide a door is. */
  length?: number;
  /** In a wall that runs across. */
  flat?: boolean;
}

export interface Plan {
  zones: Zone[];
  links: Link[];
  /** The edition says where things lie, so the plane can be drawn round them. */
  drawn: boolean;
}

export const planOf = ({ areas = [], links = [], drawn = false }: Record<string, Json>): Plan => ({ zones: areas, links, drawn }) as unknown as Plan;
