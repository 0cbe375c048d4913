import { describe, expect, test } from "vitest";
import { lines } from "./ink";

describe("lines", () => {
  test("break between words, at the length given", () => {
    expect(lines("Snake Handler", 11)).toEqual(["Snake", "Handler"]);
    expect(lines("Air Marshal", 11)).toEqual(["Air Marshal"]);
    expect(lines("Air Marshal", 10)).toEqual(["Air", "Marshal"]);
  });
  test("cut a word that is too long in two", () => {
    expect(lines("Aviso tranquilizador", 11)).toEqual(["Aviso", "tranqui-", "lizador"]);
  });
});
