// Spaces and the pawns on them.
import type { JSX } from "preact";
import { At, Text } from "../cobras/shorthand";
import { Mark } from "../cobras/marks";
import { Ring } from "../../art/draw";
import { type Edition, letterOf, spaceName, trialAt, trialIcon, weaponIcon } from "./edition";
import { crowd, MARKED, SIZES, type Spot } from "./geometry";
import { Badge, Count, type Halo, HeroPawn, Pic, Shield, tintOf } from "./pieces";
import { Pick, type Scene } from "./scene";

const isleWith = ({ islands }: Edition, key: "city" | "oracle" | "entrance", space: string): number => islands.findIndex((island) => island[key] === space);

/** What the board itself has on a space. */
function Emblem({ s: { table, edition, say }, id }: { s: Scene; id: string }): JSX.Element | null {
  const { heroes, oracles } = table;
  const [city, oracle, gate] = (["city", "oracle", "entrance"] as const).map((key) => isleWith(edition, key, id)) as [number, number, number];
  const trial = trialAt(edition, id);
  if (city >= 0) return <Pic of={["city", tintOf(city)]} y={-1} size={23} />;
  if (gate >= 0) {
    return (
      <>
        <path d="M-8.6 9.6V-2A8.6 8.6 0 0 1 8.6 -2V9.6Z" class="disc thin" />
        <Text y={7.2} size={12} class="b m p nx">{letterOf(say, edition, gate)}</Text>
      </>
    );
  }
  if (oracle >= 0) {
    const { count = 0, up = false } = oracles[oracle] ?? {};
    return (
      <>
        <Pic of={["oracle", "var(--rattle)"]} size={24} />
        {count > 0 && <Count x={12} y={-13} r={8} gold={!up}>{count}</Count>}
      </>
    );
  }
  if (!trial) return null;
  const kind = edition.trials[trial]?.kind;
  return (
    <>
      <Pic of={trialIcon(kind)} size={24} />
      <Badge x={13} y={12} of={weaponIcon(kind)} r={7.2} />
      {heroes.some((hero) => hero.done.includes(trial)) && <path d="M-18 -9L-14 -5L-7 -14" class="tick" />}
      {heroes.filter((hero) => hero.trials.seen.includes(trial)).map((hero, index) => <circle cx={-13 + index * 11} cy={-13} r="5" fill={tintOf(hero.island)} class="o" />)}
    </>
  );
}

function Space({ s, id, spot: { x, y, role } }: { s: Scene; id: string; spot: Spot }): JSX.Element {
  const { table, edition, say, hatch, offered, selected, way } = s;
  const option = offered.spaces.get(id);
  const [drawn, reach] = SIZES[role];
  const oracle = isleWith(edition, "oracle", id);
  const gate = isleWith(edition, "entrance", id);
  const marked = oracle >= 0 || isleWith(edition, "city", id) >= 0 || !!trialAt(edition, id);
  const r = marked ? MARKED : drawn;
  const ring = { r: role === "stair" ? 13.5 : role === "sea" ? 12.4 : r + 4 };
  const on = way.includes(id) || (!!option && option.index === selected);
  const shown = /stair|tower|well|centre/.test(role) ? on && role === "stair" : true;
  return (
    <At x={x} y={y}>
      <Pick s={s} of={option ? [option] : []} on={false} label={spaceName(say, edition, id)} shape={{ r: marked ? 18 : reach }} ring={ring} may={<Ring shape={ring} />}>
        {shown ? <circle r={r} style={on ? { fill: "var(--gold)" } : gate >= 0 ? { fill: tintOf(gate) } : undefined} class={`${role} ${id.slice(1) === String(table.ray) ? "seen" : ""}`} /> : <circle r={reach} class="hit" />}
        <Emblem s={s} id={id} />
        {option && !option.open && <circle r={r} fill={`url(#${hatch})`} />}
        {oracle >= 0 && <Mark {...s} of={[`oracle/${edition.islands[oracle]?.id}`]} shape={ring} />}
      </Pick>
    </At>
  );
}

export const Spaces = ({ s }: { s: Scene }): JSX.Element => (
  <>
    {[...s.edition.spots].map(([id, spot]) => (
      <Space key={id} s={s} id={id} spot={spot} />
    ))}
  </>
);

/** Every pawn where it stands; on a rim those that share a space. A Sentinel that may be moved can be taken up. */
export function Pawns({ s }: { s: Scene }): JSX.Element {
  const { table, edition, say, offered, free, lit, changed, hold } = s;
  const { heroes, sentinels } = table;
  const [stem = ""] = offered.stem;
  const mover = stem === ">" ? [...offered.spaces.values()][0]?.seat : undefined;
  const stand = (space: string, who: object, address: string, held: boolean, name: string, draw: (halo: Halo) => JSX.Element, take?: () => void): JSX.Element | null => {
    const spot = edition.spots.get(space);
    if (!spot) return null;
    const here = [...heroes, ...sentinels].filter((each) => each.space === space) as object[];
    const [x, y] = crowd(spot, here.indexOf(who), here.length);
    return (
      <g key={address} data-flip={address} role="img" class={take ? "live" : "idle"} onClick={take}>
        <title>{`${name}: ${spaceName(say, edition, space)}`}</title>
        <At x={x} y={y} more={` scale(${SIZES[spot.role][2]})`}>{draw(held || lit.has(address) ? "gold" : changed.has(address) ? "moved" : "")}</At>
      </g>
    );
  };
  return (
    <>
      {sentinels.map((each) => stand(
        each.space, each, `sentinel/${each.id}/space`, stem === `${each.id}>`, say("imperio.sentinel", { n: each.id }),
        (halo) => <Shield of={each} halo={halo} />, free.includes(each.id) ? () => hold([`${each.id}>`]) : undefined,
      ))}
      {heroes.map((hero) => stand(hero.space, hero, `hero/${hero.seat}/space`, mover === hero.seat, hero.name, (halo) => <HeroPawn s={s} hero={hero} halo={halo} />))}
    </>
  );
}
