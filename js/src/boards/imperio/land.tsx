// What a game does not change: the sea, the islands, Cobra Island with its temple floor, the names.
import type { JSX } from "preact";
import { polar, round1 } from "../../art/draw";
import type { Say } from "../board";
import { Text } from "../cobras/shorthand";
import { type Edition, spaceName, trialAt } from "./edition";
import { BANDS, blob, coast, MIDDLE, type Point, rayAt, sector, sight, type Spot, VIEW } from "./geometry";
import { Pic } from "./pieces";

/** Dunes, peaks, palms: where, and their shape. */
const DECOR = [
  ["-26 44,20 40,34 -20,-38 6", "m-11 0q7 -8 12 0q5 -6 11 0"],
  ["-30 -38,-40 12,8 44,28 -36", "m-8 5l6 -11l5 8l4 -6l4 9"],
  ["36 30,-34 -34,38 -26,6 46", "m0 7v-9q-8 -7 -11 2m11 -2q8 -7 11 2m-11 -2q-1 -8 4 -9"],
];
const SEEDS = [118, 104, 107];
const WAVES = "18 246,24 392,132 248,110 300,120 356,160 398,590 248,586 300,572 356,540 392,668 248,676 406,236 20,448 52,300 62,244 396,440 400,24 20,664 20";
const strew = (places: string, shape: string): string => places.split(",").map((at) => `M${at}${shape}`).join("");
const [CX, CY] = MIDDLE;

/** Shoals, bank and soil. */
const coastOf = (x: number, y: number, r: number, edge: number, seed: number, corners: number, wobble: number): JSX.Element => (
  <>
    <path d={blob(x, y, r + edge, corners - 2, wobble, seed)} class="shoal" />
    <path d={blob(x, y + 2, r, corners, wobble, seed + 2)} class="bank" />
    <path d={blob(x, y, r - edge, corners, wobble, seed + 2)} class="soil" />
  </>
);

/** All links, each kind with lines of its own. */
function ties({ spots, links }: Edition): [string, string, string] {
  const found: [string, string, string] = ["", "", ""];
  for (const [id, nears] of links) {
    for (const near of nears) {
      const [from, to] = [spots.get(id), spots.get(near)];
      if (!from || !to || id > near) continue;
      const roles = from.role + to.role;
      if (/inner|centre|outerouter|stairstair/.test(roles)) continue;
      found[/sea/.test(roles) ? 0 : roles === "landland" ? 1 : 2] += `M${from.x} ${from.y}L${to.x} ${to.y}`;
    }
  }
  return found;
}

const HALF: Point = [12.8, 9];

/** A tread: its two ends each lie across the line to a neighbour, the riser at the far one. */
function Tread({ at: { x, y }, nears: [a, b] }: { at: Spot; nears: Spot[] }): JSX.Element | null {
  if (!a || !b) return null;
  const end = (near: Spot, along: number): [Point, Point] => {
    const far = Math.hypot(near.x - x, near.y - y);
    const [dx, dy] = [(near.x - x) / far, (near.y - y) / far];
    const side = (wide: number): Point => [round1(x + dx * along - dy * wide), round1(y + dy * along + dx * wide)];
    return [side(HALF[1]), side(-HALF[1])];
  };
  const [foot, top, edge] = [end(a, HALF[0]), end(b, HALF[0]), end(b, 7.8)];
  return (
    <>
      <path d={`M${[...foot, ...top].join("L")}Z`} class="tread" />
      <path d={`M${[...edge, top[1], top[0]].join("L")}Z`} class="riser" />
    </>
  );
}

function Stair({ edition: { spots, links } }: { edition: Edition }): JSX.Element {
  const treads = [...spots].filter(([, { role }]) => role === "stair");
  return (
    <>
      <path d={`M${treads.map(([, { x, y }]) => `${x} ${y}`).join("L")}`} class="bed" />
      {treads.map(([id, at]) => <Tread at={at} nears={(links.get(id) ?? []).flatMap((near) => spots.get(near) ?? [])} />)}
    </>
  );
}

export function Land({ edition }: { edition: Edition }): JSX.Element {
  const { islands, rays } = edition;
  const floor = Array.from({ length: rays * 2 }, (_, index) => {
    const [ray, ring] = [index >> 1, index & 1];
    return <path d={sector(BANDS[ring] ?? 0, BANDS[ring + 1] ?? 0, rayAt(ray - 0.5, rays), rayAt(ray + 0.5, rays))} class={(ray + ring) % 2 ? "tile" : "tile odd"} />;
  });
  return (
    <g aria-hidden="true">
      <rect width={VIEW[0]} height={VIEW[1]} fill="var(--sea)" />
      <path d={strew(WAVES, "q5 -5 10 0t10 0t10 0")} class="line" />
      {islands.map(({ x, y, radius }, index) => (
        <g class={`i${index}`}>
          {coastOf(x, y, radius + 24, 7, SEEDS[index] as number, 16, 0.035)}
          <path d={strew(...(DECOR[index] as [string, string]))} transform={`translate(${x} ${y})`} class="line" />
        </g>
      ))}
      {coastOf(CX, CY, 169, 5.5, 7, 22, 0.01)}
      <circle cx={CX} cy={CY} r={BANDS[0]} fill="var(--stone)" />
      {floor}
    </g>
  );
}

/** Over the beam: what joins the spaces, the stair, Tower, Well and star. */
export function Ways({ edition }: { edition: Edition }): JSX.Element {
  const { spots } = edition;
  const [sea, land, paths] = ties(edition);
  const star = Array.from({ length: 16 }, (_, index) => polar(CX, CY, index % 2 ? 17 : 27, index * 22.5)).join("L");
  const house = (role: "tower" | "well", r: number, size: number, color: string): JSX.Element[] =>
    [...spots.values()].filter((spot) => spot.role === role).map(({ x, y }) => (
      <>
        <circle cx={x} cy={y} r={r} fill="var(--stonep)" class="o" />
        <Pic of={[role, color]} x={x} y={y - 2} size={size} />
      </>
    ));
  return (
    <g aria-hidden="true">
      <path d={sea} class="lane" />
      <path d={land} class="oi" />
      <path d={paths} class="trail" />
      <Stair edition={edition} />
      <path d={`M${star}Z`} fill="var(--gold)" class="o" />
      <Pic of={["cobra", "var(--suit-g)"]} x={CX} y={CY - 2} size={38} />
      {house("tower", 25, 36, "#4B3A55")}
      {house("well", 20, 31, "#8E9AA8")}
    </g>
  );
}

/** Where the Cobra looks; turned about her place. */
export const Beam = ({ rays }: { rays: number }): JSX.Element => (
  <>
    <path d={sight(0, rays)} class="beam" />
    <path d={[-13, 0, 13].map((turn) => `M${polar(CX, CY, 34, rayAt(0, rays) + turn)}L${polar(CX, CY, 94, rayAt(0, rays) + turn)}`).join("")} class="gleam" />
  </>
);

const LONG = 23;
const squeeze = (text: string, most: number, width: number): object => (text.length > most ? { textLength: width, lengthAdjust: "spacingAndGlyphs" } : {});

/** Names along the coasts, on the islands, at Tower and Well. `uid` keeps the lines of two views apart. */
export function Names({ edition, say, uid }: { edition: Edition; say: Say; uid: string }): JSX.Element {
  const { islands, spots, trials } = edition;
  const [tx, ty] = polar(CX, CY, 131, 64.5);
  return (
    <g aria-hidden="true">
      {islands.map((isle, index) => {
        const along = (on: number, text: string, kind: string, size: number): JSX.Element => (
          <>
            <path id={`${uid}${index}${on}`} d={coast(isle, on)} fill="none" />
            <text font-size={size} class={`m hl nx ${kind}`} {...squeeze(text, LONG, 150)}>
              <textPath href={`#${uid}${index}${on}`} startOffset="50%">{text}</textPath>
            </text>
          </>
        );
        // Trials lie on the ring, or inside it; those on the ring are named along the coast.
        const named = Object.values(trials).flatMap(({ place }) => {
          const spot = spots.get(place);
          const far = spot && Math.hypot(spot.x - isle.x, spot.y - isle.y);
          return spot && far !== undefined && far < isle.radius + 1 && trialAt(edition, place) ? [{ spot, far, text: spaceName(say, edition, place) }] : [];
        });
        return (
          <>
            {along(180, say(`island.${isle.id}`), "d", 19)}
            {named.map(({ spot, far, text }) => {
              const turn = Math.round((Math.atan2(spot.y - isle.y, spot.x - isle.x) * 180) / Math.PI - isle.turn);
              return far > 20 ? along(turn, text, "mi", 11.5) : (
                <text x={isle.x} y={isle.y + (index ? -25 : 34)} font-size="11.5" class={`m mi on i${index}`} {...squeeze(text, 13, 80)}>{text}</text>
              );
            })}
          </>
        );
      })}
      <Text x={tx} y={ty} size={11.5} class="b m mi dark">{say("imperio.tower")}</Text>
      <Text x={CX} y={CY - 147} size={11.5} class="b m mi dark">{say("imperio.well")}</Text>
    </g>
  );
}
