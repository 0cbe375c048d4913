// How the game has ended, over the drawing.
import { at, box, type Drawing, fit, outline, pic } from "../art/ink";
import type { Facts } from "./board";
import { winners } from "./reading";

/** Who has won with how many points, in a pill at most so wide. */
export function verdict(game: string, x: number, y: number, most: number, { cell, seats, say }: Pick<Facts, "cell" | "seats" | "say">): Drawing {
  const result = cell("result");
  const won = winners(result) as number[];
  const lost = !won.length;
  const told = say(`${game}.over-${lost ? "lost" : "won"}`, {
    names: won.map((seat) => seats[seat]?.name).join(", "),
    n: cell(`score/${won[0] ?? 0}`),
  });
  const width = Math.min(most, told.length * 10 + 76);
  return result && at(
    x, y, outline(box(width, 38), "o", `var(--${lost ? "cream" : "gold"})`),
    pic(lost ? ["cob", "var(--straw)"] : ["crown", "var(--cream)"], 24, 26 - width / 2), fit(14, 6.5, 18, width - 70, told, "b m p"),
  );
}
