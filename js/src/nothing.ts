import type { Book, Choice, Now, Tape } from "./wire.types";

/** Before anything has come. */
export const NOTHING: Tape & Omit<Now, "choices"> & { choices: Choice[] } & Book = {
  wire: 1, tape: "", seq: 0, locale: "en", seat: null, seats: [], addresses: [], root: [], plies: [], notes: {}, marks: {}, forks: {},
  node: 0, tip: 0, to_act: [], status: "", kind: "turn", choices: [], over: false,
  game: "", title: "", sections: [], clauses: [], names: {}, scenarios: [], data: {},
};
