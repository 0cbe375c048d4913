// What a game does not change: the sea, the islands, Cobra Island with its temple floor, the names.
import type { JSX } from "preact";
import { polar } from "../../art/draw";
import type { Say } from "../board";
import { type Edition, spaceName } from "./edition";
import { BANDS, blob, coast, lineOf, MIDDLE, type Point, rayAt, sector, sight, type Spot, VIEW } from "./geometry";
import { type Drawing, disc, path, pic, rect, text } from "../../art/ink";

const DECOR = [
  ["-26 44,20 40,34 -20,-38 6", "m-11 0q7 -8 12 0q5 -6 11 0"],
  ["-30 -38,-40 12,8 44,28 -36", "m-8 5l6 -11l5 8l4 -6l4 9"],
  ["36 30,-34 -34,38 -26,6 46", "m0 7v-9q-8 -7 -11 2m11 -2q8 -7 11 2m-11 -2q-1 -8 4 -9"],
] as const;
const SEEDS = [118, 104, 107];
const WAVES = "18 246,24 392,132 248,110 300,120 356,160 398,590 248,586 300,572 356,540 392,668 248,676 406,236 20,448 52,300 62,244 396,440 400,24 20,664 20";
const strew = (places = "", shape = ""): string => places.split(",").map((place) => `M${place}${shape}`).join("");
const [CX, CY] = MIDDLE;

/** Shoals, bank and soil. */
const coastOf = (x: number, y: number, r: number, edge: number, seed: number, corners: number, wobble: number): Drawing => [
  path(blob(x, y, r + edge, corners, wobble, seed), "shoal"), path(blob(x, y + 2, r, corners, wobble, seed + 2), "bank"), path(blob(x, y, r - edge, corners, wobble, seed + 2), "soil"),
];

export const land = ({ islands, rays }: Edition): JSX.Element => (
  <g aria-hidden="true">
    {rect(0, 0, ...VIEW, 0, "deep")}
    {path(strew(WAVES, "q5 -5 10 0t10 0t10 0"), "line")}
    {islands.map(({ x, y, radius }, index) => (
      <g class={`i${index}`}>
        {coastOf(x, y, radius + 24, 7, SEEDS[index] ?? index, 16, 0.035)}
        <path d={strew(...(DECOR[index] ?? []))} transform={`translate(${x} ${y})`} class="line" />
      </g>
    ))}
    {coastOf(CX, CY, 169, 5.5, 7, 22, 0.01)}
    {disc(CX, CY, BANDS[0], "tile")}
    {Array.from({ length: rays * 2 }, (_, index) => {
      const [ray, band] = [index >> 1, index & 1];
      return path(sector(BANDS[band] as number, BANDS[band + 1] as number, rayAt(ray - 0.5, rays), rayAt(ray + 0.5, rays)), (ray + band) % 2 ? "tile" : "tile odd");
    })}
  </g>
);

/** All links, each kind with a line of its own: lanes, land, paths. */
function ties({ spots, links }: Edition): string[] {
  const found = ["", "", ""];
  for (const [id, nears] of links) {
    for (const near of nears) {
      const [from, to] = [spots.get(id), spots.get(near)];
      const roles = `${from?.role} ${to?.role}`;
      if (from && to && id < near && !/inner|centre|outer outer|stair stair/.test(roles)) found[/sea/.test(roles) ? 0 : /^land land/.test(roles) ? 1 : 2] += lineOf([from, to]);
    }
  }
  return found;
}

/** A tread of the stair: its two ends each lie across the line to a neighbour, the riser at the far one. */
function tread({ x, y }: Spot, [a, b]: Spot[]): Drawing {
  const end = (near: Spot | undefined, along: number): Point[] => {
    const turn = near ? (Math.atan2(near.y - y, near.x - x) * 180) / Math.PI : 0;
    const [mx, my] = polar(x, y, along, turn);
    return [polar(mx, my, 9, turn + 90), polar(mx, my, 9, turn - 90)];
  };
  const top = end(b, 12.8);
  return [path(`M${[...end(a, 12.8), ...top].join("L")}Z`, "disc"), path(`M${[...end(b, 7.8), ...top.reverse()].join("L")}Z`, "disc riser")];
}

/** Over the beam: what joins the spaces, the stair, Tower, Well and star. */
export function ways(edition: Edition): JSX.Element {
  const { spots, links } = edition;
  const stair = [...spots].filter(([, { role }]) => role === "stair");
  const star = Array.from({ length: 16 }, (_, index) => polar(CX, CY, index % 2 ? 17 : 27, index * 22.5)).join("L");
  return (
    <g aria-hidden="true">
      {ties(edition).map((d, kind) => path(d, ["lane", "oi", "trail"][kind] as string))}
      {path(lineOf(stair.map(([, spot]) => spot)), "bed")}
      {stair.map(([id, spot]) => tread(spot, (links.get(id) ?? []).flatMap((near) => spots.get(near) ?? [])))}
      {path(`M${star}Z`, "disc gold")}
      {pic(["cobra", "var(--suit-g)"], 38, CX, CY - 2)}
      {[...spots.values()].map(({ x, y, role }) => role === "tower" ? [disc(x, y, 25, "disc stone"), pic([role, "#4B3A55"], 36, x, y - 3)] : role === "well" && [disc(x, y, 20, "disc stone"), pic([role, "#8E9AA8"], 31, x, y)])}
    </g>
  );
}

/** Where the Cobra looks; turned about her place. */
export const beam = (rays: number): Drawing => [
  path(sight(0, rays), "beam"), path([-13, 0, 13].map((turn) => `M${polar(CX, CY, 34, rayAt(0, rays) + turn)}L${polar(CX, CY, 94, rayAt(0, rays) + turn)}`).join(""), "gleam"),
];

const squeeze = (words: string, most: number, width: number): object => (words.length > most ? { textLength: width, lengthAdjust: "spacingAndGlyphs" } : {});

/** Names along the coasts, on the islands, at Tower and Well. `uid` keeps the lines of two views apart. */
export function names(edition: Edition, say: Say, uid: string): JSX.Element {
  const { islands, spots, trials } = edition;
  return (
    <g aria-hidden="true">
      {islands.map((isle, index) => {
        const { x, y, radius, turn } = isle;
        const along = (on: number, words: string, kind: string, size: number): Drawing => [
          <path id={`${uid}${index}${on | 0}`} d={coast(isle, on)} fill="none" />,
          <text font-size={size} class={`m hl nx ${kind}`} {...squeeze(words, 23, 150)}>
            <textPath href={`#${uid}${index}${on | 0}`} startOffset="50%">{words}</textPath>
          </text>,
        ];
        return [
          along(turn + 180, say(`island.${isle.id}`), "d", 19),
          // Trials on the ring are named along the coast, one in the middle beside itself.
          Object.values(trials).map(({ place }) => {
            const spot = spots.get(place) as Spot;
            const far = Math.hypot(spot.y - y, spot.x - x);
            const words = spaceName(say, edition, place);
            if (far > radius + 1) return null;
            return far > 20 ? along((Math.atan2(spot.y - y, spot.x - x) * 180) / Math.PI, words, "mi", 11.5) : (
              <text x={x} y={y + (index ? -25 : 34)} font-size="11.5" class={`m mi hl i${index}`} {...squeeze(words, 13, 80)}>{words}</text>
            );
          }),
        ];
      })}
      {text(416, 365, 11.5, "b m mi hl dark", say("imperio.tower"))}
      {text(CX, 97, 11.5, "b m mi hl dark", say("imperio.well"))}
    </g>
  );
}
