// The plane from above: sky, hull, walls, doors, vents. Nothing here can be pointed at.
import type { JSX } from "preact";
import { Ring } from "../../art/draw";
import { Icon } from "../../art/icons";
import { HALF, type Plan, type Zone } from "./plan";
import { noseShape } from "./geometry";

const CLOUDS = [[66, 96, 0.9], [112, 428, 1.15], [600, 100, 1], [570, 440, 0.9]];
const WINGS = "M322 130L350 12Q353 3 364 3H436Q448 3 453 14L500 130ZM322 344L350 462Q353 471 364 471H436Q448 471 453 460L500 344ZM596 150L634 80H680L668 160ZM596 324L634 394H680L668 314Z";
const HULL = "M160 115H600C668 115 712 156 712 237C712 318 668 359 600 359H160C64 359 5 318 5 237C5 156 64 115 160 115Z";
const holes = (): number[] => Array.from({ length: 21 }, (_, nth) => 190 + nth * 20).filter((x) => x < 330 || x > 490);

/** The shell round an engine. */
const nacelle = ({ box: { x, y, w, h } }: Zone): string =>
  `M${x + 16} ${y - 3}H${x + w + 8}Q${x + w + 42} ${y + h / 2} ${x + w + 8} ${y + h + 3}H${x + 16}C${x - 14} ${y + h + 3} ${x - 14} ${y - 3} ${x + 16} ${y - 3}Z`;

export const Sky = ({ plan: { zones, drawn } }: { plan: Plan }): JSX.Element => (
  <g aria-hidden="true">
    <rect width="720" height="626" fill="var(--sky)" />
    {CLOUDS.map(([x, y, scale]) => (
      <path transform={`translate(${x} ${y}) scale(${scale})`} d="M-52 14C-66 14 -66 -6 -48 -6C-46 -22 -22 -26 -14 -12C-4 -24 22 -20 22 -4C42 -10 58 14 38 14Z" fill="var(--cloud)" />
    ))}
    {drawn && (
      <>
        <path d={WINGS} fill="var(--hull2)" class="oi" />
        <path d={HULL} fill="var(--hull)" class="oi thick" />
        {holes().map((x) => (
          <path d={`M${x} 120.5h0M${x} 353.5h0`} class="hole" />
        ))}
        {zones.map((zone) => zone.needs[0]?.[0] === "squeeze" && <path d={nacelle(zone)} fill="var(--hull)" class="oi thick" />)}
        <Icon id="cobra" x={693} y={237} size={30} color="var(--sp-c)" />
      </>
    )}
  </g>
);

/** The inside of an area, its walls left out. */
export const inside = ({ box: { w, h } }: Zone): { w: number; h: number; rx: number } => ({ w: w - 2 * HALF, h: h - 2 * HALF, rx: 5 });

export const Floor = ({ zone, chaos, lit }: { zone: Zone; chaos: boolean; lit: boolean }): JSX.Element => {
  const { x, y, w, h } = zone.box;
  const kind = `oi ${chaos ? "chaos" : zone.needs.length ? "room" : "hold"}`;
  return zone.nose ? (
    <>
      <path d={noseShape(zone)} class={kind} />
      {lit && <Ring shape={{ d: noseShape(zone) }} />}
    </>
  ) : (
    <g transform={`translate(${x + w / 2} ${y + h / 2})`}>
      <rect x={HALF - w / 2} y={HALF - h / 2} width={w - 2 * HALF} height={h - 2 * HALF} rx="5" class={kind} />
      {lit && <Ring shape={inside(zone)} />}
    </g>
  );
};

/** Doors and vents; `hot` are the areas a held snake may go to. */
export const Ways = ({ plan: { doors, vents }, hot }: { plan: Plan; hot: (between: [string, string]) => boolean }): JSX.Element => (
  <g aria-hidden="true">
    {vents.map(({ from: [x, y], to: [x1, y1], between }) => (
      <g>
        <path d={`M${x} ${y}L${x1} ${y1}`} stroke="var(--ink)" stroke-width="9" />
        <path d={`M${x} ${y}L${x1} ${y1}`} stroke={`var(--${hot(between) ? "legal" : "hold"})`} stroke-width="5.4" stroke-dasharray="6 4" />
        {[[x, y], [x1, y1]].map(([gx, gy]) => (
          <g transform={`translate(${gx} ${gy})`}>
            <rect x="-10" y="-6" width="20" height="12" rx="3" fill="var(--cream)" class="o" />
            <path d="M-5 -3V3M0 -3V3M5 -3V3" class="o fine" />
          </g>
        ))}
      </g>
    ))}
    {doors.map(({ x, y, length, flat, oneWay, between }) => (
      <g transform={`translate(${x} ${y})${flat ? " rotate(90)" : ""}`}>
        <rect x="-4.4" y={-length / 2} width="8.8" height={length} fill={`var(--${hot(between) ? "legal" : "room"})`} />
        <path d={`M-4.8 ${-length / 2}H4.8M-4.8 ${length / 2}H4.8`} class="oi" />
        <path d={oneWay ? "M6 0H-8M-3.4 -4.4L-8.4 0L-3.4 4.4" : "M-8 0H8M-4.4 -3.6L-8.4 0L-4.4 3.6M4.4 -3.6L8.4 0L4.4 3.6"} class={oneWay ? "oi" : "oi fine"} />
      </g>
    ))}
  </g>
);
