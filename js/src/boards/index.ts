// Which game is drawn by which board. A game without one gets tables of its cells: so far Imperio, whose board in
// imperio/ would take the bundle over its 48 KB.
import type { Board } from "./board";
import { cobras } from "./cobras/index";
import { cockpit } from "./cockpit/index";
import { plain } from "./plain/plain";

export const boards: Record<string, Board> = { cobras, cockpit };

export const boardOf = (game: string): Board => boards[game] ?? plain;
