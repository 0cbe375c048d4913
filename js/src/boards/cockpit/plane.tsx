// The plane from above: sky, hull, walls, doors, vents. Nothing here can be pointed at.
import type { JSX } from "preact";
import { at, path, pic, rect, ring } from "../../art/ink";
import { noseShape } from "./geometry";
import type { Scene } from "./scene";
import type { Link, Zone } from "./plan";

/** The shell round an engine. */
const nacelle = ({ needs, box: [x, y, w, h] }: Zone): JSX.Element | false =>
  "squeeze" in needs && path(`M${x + 16} ${y - 3}h${w - 8}q34 ${h / 2 + 3} 0 ${h + 6}H${x + 16}c-30 0 -30 ${-h - 6} 0 ${-h - 6}Z`, "oi thick hull");

export const outer = (zone: Zone): string => {
  const [x, y, w, h] = zone.box;
  return zone.nose ? noseShape(zone) : `M${x + 9} ${y + 4}h${w - 18}q5 0 5 5v${h - 18}q0 5 -5 5h${18 - w}q-5 0 -5 -5v${18 - h}q0 -5 5 -5Z`;
};

/** A hole in a wall; through some only cards go. */
function door({ at: [x, y], length = 0, flat }: Link, kind: string, oneWay: boolean): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})${flat ? " rotate(90)" : ""}`}>
      {rect(-4.4, -length / 2, 8.8, length, 0, kind)}
      {path(`M-4.8 ${-length / 2}h9.6M-4.8 ${length / 2}h9.6`, "oi")}
      {oneWay ? path("M6 0H-8M-3.4 -4.4L-8.4 0L-3.4 4.4", "oi") : path("M-8 0H8M-4.4 -3.6L-8.4 0L-4.4 3.6M4.4 -3.6L8.4 0L4.4 3.6", "oi fine")}
    </g>
  );
}

const grille = ([x, y]: [number, number]): JSX.Element => at(x, y, rect(-10, -6, 20, 12, 3, "o", "var(--cream)"), path("M-5 -3V3M0 -3V3M5 -3V3", "o fine"));

/** What stands in the game's file of pictures: the plane of the layout that comes with the game, the sky round it. */
interface Drawn {
  clouds: [x: number, y: number, scale: number][];
  cloud: string;
  wings: string;
  hull: string;
  holes: string;
}

export function plane({ table: { plan: { zones, links, drawn }, rooms }, picking, data }: Scene): JSX.Element {
  const { clouds, cloud, wings, hull, holes } = data.plane as unknown as Drawn;
  /** Ways on which a held snake may go. */
  const hot = ({ between }: Link): boolean => between.some((id, nth) => picking.lights(`at/${id}`) && picking.held.some((key) => key.startsWith(`snake/${between[1 - nth]}/`)));
  return (
    <g aria-hidden="true">
      {rect(0, 0, 720, 481, 0, "", "var(--sky)")}
      {clouds.map(([x, y, scale]) => <g transform={`translate(${x} ${y}) scale(${scale})`}>{path(cloud, "cloud")}</g>)}
      {drawn && (
        <>
          {path(wings, "oi", "var(--hull2)")}
          {path(hull, "oi thick hull")}
          {[120.5, 353.5].map((y) => at(0, y, path(holes, "holes"), path(holes, "holes in")))}
          {zones.map(nacelle)}
          {pic(["cobra", "var(--sp-c)"], 30, 693, 237)}
        </>
      )}
      {rooms.map(({ zone, chaos }) => path(outer(zone), `oi ${chaos ? "chaos" : Object.keys(zone.needs).length ? "room" : "hold"}`))}
      {zones.map((zone) => picking.lights(`at/${zone.id}`) && ring({ d: outer(zone) }))}
      {links.map((link) => {
        const kind = hot(link) ? "hot" : link.to ? "hold" : "room";
        if (!link.to) return door(link, kind, zones.some(({ id, from }) => id === link.between[0] && from));
        const way = `M${link.at}L${link.to}`;
        return <g opacity={drawn ? 1 : 0.3}>{path(way, "duct")}{path(way, `duct ${kind}`)}{grille(link.at)}{grille(link.to)}</g>;
      })}
    </g>
  );
}

