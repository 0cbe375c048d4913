// Which game is drawn by which board. A game without one gets tables of its cells.
import type { Board } from "./board";
import { cobras } from "./cobras/index";
import { cockpit } from "./cockpit/index";
import { imperio } from "./imperio/index";
import { plain } from "./plain/plain";

export const boards: Record<string, Board> = { cobras, cockpit, imperio };

export const boardOf = (game: string): Board => boards[game] ?? plain;
