// What never changes: the sea, three islands, Cobra Island with its temple floor and its stair.
import type { JSX } from "preact";
import { polar } from "../../art/draw";
import { Icon } from "../../art/icons";
import type { Say } from "../board";
import { Text } from "../cobras/shorthand";
import type { Edition } from "./edition";
import { BANDS, blob, coast, HOMES, type Home, isleOf, lane, MIDDLE, onRay, pathLine, rayAt, sector, sight, spurLine, STAIR, TOWER, WELL } from "./geometry";

const [CX, CY] = MIDDLE;
const LANDS: Record<Home, [fill: string, edge: string]> = { vendha: ["sand", "sand2"], hyrca: ["ice", "ice2"], khytya: ["jungle", "jungle2"] };
const SEEDS: Record<Home, number> = { vendha: 118, hyrca: 104, khytya: 107 };

/** Dunes, peaks, palms. */
const DECOR: Record<Home, [at: [number, number][], shape: string]> = {
  vendha: [[[-26, 44], [20, 40], [34, -20], [-38, 6]], "m-11 0q7 -8 12 0q5 -6 11 0"],
  hyrca: [[[-30, -38], [-40, 12], [8, 44], [28, -36]], "m-8 5l6 -11l5 8l4 -6l4 9"],
  khytya: [[[36, 30], [-34, -34], [38, -26], [6, 46]], "m0 7v-9q-8 -7 -11 2m11 -2q8 -7 11 2m-11 -2q-1 -8 4 -9"],
};
const WAVES = "18 246,24 392,132 248,110 300,120 356,160 398,590 248,586 300,572 356,540 392,668 248,676 406,236 20,448 52,300 62,244 396,440 400,24 20,664 20";
const waves = WAVES.split(",").map((at) => `M${at}q5 -5 10 0t10 0t10 0`).join("");

function Isle({ home }: { home: Home }): JSX.Element {
  const [x, y] = isleOf(home);
  const [fill, edge] = LANDS[home];
  const [places, shape] = DECOR[home];
  const seed = SEEDS[home];
  return (
    <>
      <path d={blob(x, y, 101, 14, 0.03, seed)} fill="var(--sea2)" />
      <path d={blob(x, y + 2, 94, 16, 0.035, seed + 2)} fill={`var(--${edge})`} class="oi" />
      <path d={blob(x, y, 87, 16, 0.035, seed + 2)} fill={`var(--${fill})`} />
      <path d={places.map(([dx, dy]) => `M${x + dx} ${y + dy}${shape}`).join("")} class="line" stroke={`var(--${edge})`} />
    </>
  );
}

const RAYS = [0, 1, 2, 3, 4, 5, 6, 7];

function CobraIsland(): JSX.Element {
  return (
    <>
      <path d={blob(CX, CY, 175, 22, 0.01, 5)} fill="var(--sea2)" />
      <path d={blob(CX, CY + 2, 169, 22, 0.01, 9)} fill="var(--ash2)" class="oi" />
      <path d={blob(CX, CY, 163.5, 22, 0.01, 9)} fill="var(--ash)" />
      <circle cx={CX} cy={CY} r={BANDS[2]} fill="var(--stone)" class="o" />
      {RAYS.flatMap((ray) => [0, 1].map((band) => (
        <path d={sector(BANDS[band] ?? 0, BANDS[band + 1] ?? 0, rayAt(ray) - 22.5, rayAt(ray) + 22.5)} fill={`var(--stone${(ray + band) % 2 ? "" : "2"})`} class="tile" />
      )))}
    </>
  );
}

/** Drawn once: the same nodes every time, so that there is nothing to compare. */
export const Land = (
  <g aria-hidden="true">
    <path d={waves} class="line" stroke="var(--sea2)" />
    {HOMES.map((home) => <Isle home={home} />)}
    <CobraIsland />
  </g>
);

/** Over the beam: all that joins the spaces. */
export const Lines = (
  <g aria-hidden="true" fill="none">
    <path d={STAIR.bed} stroke="var(--ash2)" stroke-width="22.5" />
    <path d={STAIR.links + HOMES.map(pathLine).join("")} stroke="var(--cream)" stroke-width="2.75" />
    {STAIR.treads.map((tread, index) => (
      <>
        <path d={tread} fill="var(--cream)" />
        <path d={STAIR.risers[index]} fill="var(--step)" />
        <path d={tread} class="o" />
      </>
    ))}
    <path d={HOMES.map((_, index) => lane(index)).join("")} class="lane" />
    {HOMES.map((home) => {
      const [x, y] = isleOf(home);
      return (
        <>
          <circle cx={x} cy={y} r="70" class="oi" />
          <path d={spurLine(home)} class="oi" />
        </>
      );
    })}
  </g>
);

/** Two treads of light: where the Cobra looks. Turned about her place. */
export const Beam = (
  <>
    <path d={sight(0)} fill="var(--beam)" class="beam" />
    <path d={[-13, 0, 13].map((turn) => `M${polar(CX, CY, 34, rayAt(0) + turn)}L${polar(CX, CY, 94, rayAt(0) + turn)}`).join("")} class="gleam" />
  </>
);

const star = Array.from({ length: 16 }, (_, index) => polar(CX, CY, index % 2 ? 17 : 27, index * 22.5)).join("L");

/** The star with the Cobra, the Tower, the Well. */
export const Marks = (
  <g aria-hidden="true">
    <path d={`M${star}Z`} fill="var(--gold)" class="o" />
    <Icon id="cobra" x={CX} y={CY - 2} size={38} color="var(--suit-g)" />
    <circle cx={TOWER[0]} cy={TOWER[1]} r="25" fill="var(--stonep)" class="o" />
    <circle cx={WELL[0]} cy={WELL[1]} r="20" fill="var(--stonep)" class="o" />
    <Icon id="tower" x={TOWER[0]} y={TOWER[1] - 3} size={36} color="#4B3A55" />
    <Icon id="well" x={WELL[0]} y={WELL[1]} size={31} color="#8E9AA8" />
  </g>
);

/** Names along the coasts, on the islands, at Tower and Well. `uid` keeps the lines of two views apart. */
export function Names({ edition, say, uid }: { edition: Edition; say: Say; uid: string }): JSX.Element {
  const [tx, ty] = polar(CX, CY, 131, 64.5);
  const trialAt = (place: string): string => {
    const trial = edition.trials.find((each) => each.place === place);
    return trial ? say(`trial.${trial.id}`) : "";
  };
  const along = (home: Home, turn: number, text: string, kind: string, size: number): JSX.Element => (
    <>
      <path id={`${uid}${home}${turn}`} d={coast(home, turn)} fill="none" />
      <text font-size={size} class={`m hl nx ${kind}`}>
        <textPath href={`#${uid}${home}${turn}`} startOffset="50%">{text}</textPath>
      </text>
    </>
  );
  return (
    <g aria-hidden="true">
      {HOMES.map((home, index) => {
        const [x, y] = isleOf(home);
        const [dx, dy] = [[0, 34], [-3, -25], [3, -25]][index] as [number, number];
        const force = trialAt(`${home}-spur-2`);
        return (
          <>
            {along(home, 90, trialAt(`${home}-3`), "mi", 11.5)}
            {along(home, 270, trialAt(`${home}-9`), "mi", 11.5)}
            {along(home, 180, say(`island.${home}`), "d", 19)}
            <text x={x + dx} y={y + dy} font-size="11.5" class="m mi on" style={`stroke:var(--${LANDS[home][0]})`} {...(force.length > 13 ? { textLength: 80, lengthAdjust: "spacingAndGlyphs" } : {})}>
              {force}
            </text>
          </>
        );
      })}
      <Text x={tx} y={ty} size={11.5} class="b m mi dark">
        {say("imperio.tower")}
      </Text>
      <Text x={WELL[0]} y={WELL[1] - 21} size={11.5} class="b m mi dark">
        {say("imperio.well")}
      </Text>
    </g>
  );
}

/** On a board of another shape: its links alone. */
export const Links = ({ edition }: { edition: Edition }): JSX.Element => (
  <path
    class="oi" fill="none" aria-hidden="true"
    d={[...edition.links].flatMap(([id, nears]) => nears.map((near) => {
      const [from, to] = [edition.spots.get(id), edition.spots.get(near)];
      return from && to && id < near ? `M${from.x} ${from.y}L${to.x} ${to.y}` : "";
    })).join("")}
  />
);

/** Where the Cobra would look after so many rays: a figure at the end of each. */
export const lookAt = (ray: number): [number, number] => onRay(ray, BANDS[2]);
