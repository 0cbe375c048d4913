// What a game does not change: the sea, the islands, Cobra Island with its temple floor, the names.
import type { JSX } from "preact";
import { disc, path, pic, rect } from "../../art/ink";
import type { Say } from "../board";
import type { Edition } from "./edition";
import { MIDDLE, VIEW } from "./geometry";

export const land = ({ ground }: Edition): JSX.Element => (
  <g aria-hidden="true">
    {rect(0, 0, ...VIEW, 0, "deep")}
    {ground.map(([kind, d]) => [/^bank/.test(kind) && path(d, "shoal"), path(d, kind)])}
    {disc(...MIDDLE, 28, "tile")}
  </g>
);

/** Over the beam: what joins the spaces, the stair, Tower, Well and star. */
export function ways({ spots, ties, stair, star }: Edition): JSX.Element {
  const all = [...spots.values()];
  return (
    <g aria-hidden="true">
      {ties.map(([kind, d]) => path(d, kind))}
      {["bed", "edge", "tread", "tread riser"].map((kind) => <path d={stair} class={kind} pathLength={all.filter(({ role }) => role === "stair").length * 10} />)}
      {path(star, "disc gold")}
      {pic(["cobra", "var(--suit-g)"], 38, MIDDLE[0], MIDDLE[1] - 2)}
      {all.map(({ x, y, role }) => role === "tower" ? [disc(x, y, 25, "disc stone"), pic([role, "#4B3A55"], 36, x, y - 3)] : role === "well" && [disc(x, y, 20, "disc stone"), pic([role, "#8E9AA8"], 31, x, y)])}
    </g>
  );
}

/** Names along the coasts, on the islands, at Tower and Well. `uid` keeps the lines of two views apart. */
export const names = ({ written }: Edition, say: Say, uid: string): JSX.Element => (
  <g aria-hidden="true">
    {written.map(([key, kind, size, at], index) => {
      const words = say(key);
      const [most, width] = typeof at === "string" ? [23, 150] : [13, 72];
      const squeezed = words.length > most ? { textLength: width, lengthAdjust: "spacingAndGlyphs" } : {};
      if (typeof at !== "string") return <text x={at[0]} y={at[1]} font-size={size} class={`m hl ${kind}`} {...squeezed}>{words}</text>;
      return [
        <path id={uid + index} d={at} fill="none" />,
        <text font-size={size} class={`m hl nx ${kind}`} {...squeezed}>
          <textPath href={`#${uid}${index}`} startOffset="50%">{words}</textPath>
        </text>,
      ];
    })}
  </g>
);
