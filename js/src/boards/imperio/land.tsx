// What a game does not change: the sea, the islands, Cobra Island with its temple floor, the names.
import type { JSX } from "preact";
import { polar } from "../../art/draw";
import { disc, type Drawing, path, pic, rect } from "../../art/ink";
import type { Say } from "../board";
import type { Edition } from "./edition";
import { BANDS, MIDDLE, rayAt, sector, sight, VIEW } from "./geometry";

export const land = ({ ground, rays }: Edition): JSX.Element => (
  <g aria-hidden="true">
    {rect(0, 0, ...VIEW, 0, "deep")}
    {ground.map(([kind, d]) => [/^bank/.test(kind) && path(d, "shoal"), path(d, kind)])}
    {disc(...MIDDLE, BANDS[0], "tile")}
    {Array.from({ length: rays * 2 }, (_, index) => {
      const [ray, band] = [index >> 1, index & 1];
      return path(sector(BANDS[band] as number, BANDS[band + 1] as number, rayAt(ray - 0.5, rays), rayAt(ray + 0.5, rays)), (ray + band) % 2 ? "tile" : "tile odd");
    })}
  </g>
);

/** Over the beam: what joins the spaces, the stair, Tower, Well and star. */
export function ways({ spots, ties, stair }: Edition): JSX.Element {
  const all = [...spots.values()];
  const star = Array.from({ length: 16 }, (_, index) => polar(...MIDDLE, index % 2 ? 17 : 27, index * 22.5)).join("L");
  return (
    <g aria-hidden="true">
      {ties.map(([kind, d]) => path(d, kind))}
      {["bed", "edge", "tread", "tread riser"].map((kind) => <path d={stair} class={kind} pathLength={all.filter(({ role }) => role === "stair").length * 10} />)}
      {path(`M${star}Z`, "disc gold")}
      {pic(["cobra", "var(--suit-g)"], 38, MIDDLE[0], MIDDLE[1] - 2)}
      {all.map(({ x, y, role }) => role === "tower" ? [disc(x, y, 25, "disc stone"), pic([role, "#4B3A55"], 36, x, y - 3)] : role === "well" && [disc(x, y, 20, "disc stone"), pic([role, "#8E9AA8"], 31, x, y)])}
    </g>
  );
}

/** Where the Cobra looks; turned about her place. */
export const beam = (rays: number): Drawing => [
  path(sight(0, rays), "beam"), path([-13, 0, 13].map((turn) => `M${polar(...MIDDLE, 34, rayAt(0, rays) + turn)}L${polar(...MIDDLE, 94, rayAt(0, rays) + turn)}`).join(""), "gleam"),
];

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
