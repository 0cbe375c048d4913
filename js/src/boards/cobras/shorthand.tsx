// A shorthand of this drawing.
import type { ComponentChildren, JSX } from "preact";
import { marked, type Marks } from "../../art/ink";
import { Keep } from "../../keep";
import type { Say } from "../board";

/** What changes with few plies: gone through again when one of these facts, or the mark of one of these cells, has become another. */
export const kept = ({ marks, say }: { marks: Marks; say: Say }, facts: unknown, cells: string[], draw: () => ComponentChildren): JSX.Element => (
  <Keep on={[say, JSON.stringify([facts, marked(marks, cells)])]} draw={draw} />
);
