// Generated from cobra_widgets/widgets/wire.py.

export type Json = string | number | boolean | Json[] | { [key: string]: Json } | null;

export interface SeatInfo {
  name: string;
  by: "person" | "computer" | "nobody";
}

export interface ClauseInfo {
  id: string;
  section: string;
  source: string;
  title: string;
  text: string;
  why?: string;
}

export interface SectionInfo {
  id: string;
  title: string;
}

export interface Book {
  locale: string;
  game: string;
  title: string;
  sections: SectionInfo[];
  clauses: ClauseInfo[];
  names: Record<string, string>;
  scenarios: ScenarioInfo[];
  data: Record<string, Json>;
}

export interface ScenarioInfo {
  name: string;
  title: string;
  clauses: number[];
}

export type EventLine = [string, number[]];

export interface PlyPiece {
  p: number;
  s: number | null;
  m: string;
  c: Json[];
  d?: Json[];
  g?: number[];
  a?: string[];
  e: EventLine[];
  k?: string;
  w?: number[];
}

export interface Tape {
  wire: number;
  tape: string;
  seq: number;
  locale: string;
  seat: number | null;
  seats: SeatInfo[];
  addresses: string[];
  root: Json[];
  plies: PlyPiece[];
  notes: Record<string, string>;
  marks: Record<string, number>;
  forks: Record<string, string>;
  example?: string;
}

export interface Piece {
  tape: string;
  seq: number;
  plies: PlyPiece[];
  notes?: Record<string, string>;
  marks?: Record<string, number>;
  forks?: Record<string, string>;
}

export type Reason = [number, string, number[]];

export interface Choice {
  m: string;
  s: number;
  l: string;
  c: number[];
  r?: Reason[];
}

export type Odd = [string, number, number];

export interface Choices {
  text: string;
  signs: string;
  kinds: string[];
  clauses: string[];
  words: string[];
}

export interface Now {
  tape: string;
  seq: number;
  node: number;
  tip: number;
  to_act: number[];
  status: string;
  kind: "turn" | "sealed" | "reaction" | "chance" | "automatic" | "over";
  choices: Choices;
  over: boolean;
  odds?: Odd[];
  turns?: number[];
}

export interface Answer {
  id: string;
  ok: boolean;
  refused?: Reason[];
  text?: string;
  kind?: "refused" | "stale" | "error";
  ply?: number;
}

export interface Message {
  id: string;
  type: "choose" | "pass" | "goto" | "step" | "why" | "sync" | "ping" | "seat" | "note" | "mark" | "new" | "scenario";
  node?: number;
  choice?: number;
  seat?: number | null;
  text?: string;
}
