// Spaces and the pawns on them.
import type { JSX } from "preact";
import { type Edition, letterOf, trialAt, trialIcon, weaponIcon } from "./edition";
import { crowd, MARKED, SIZES, type Spot } from "./geometry";
import { type Drawing, at, disc, mark, path, pic, type Picture, ring, text } from "../../art/ink";
import { badge, count, type Halo, heroPawn, shield, tintOf } from "./pieces";
import { pick, type Scene } from "./scene";

const isleWith = ({ islands }: Edition, key: "city" | "oracle" | "entrance", space: string): number => islands.findIndex((island) => island[key] === space);

const gate = (letter: string): Drawing => [path("M-8.6 9.6V-2A8.6 8.6 0 0 1 8.6 -2V9.6Z", "disc thin"), text(0, 7.2, 12, "b m p nx", letter)];

/** A trial: the weapon against it, who has overcome it, who is known to seek it. */
function trialMark({ edition, table: { heroes } }: Scene, trial: string): Drawing {
  return [
    pic(trialIcon(edition, trial), 24), badge(weaponIcon(edition, trial), 13, 12, 7.2), heroes.some(({ done }) => done.includes(trial)) && path("M-18 -9L-14 -5L-7 -14", "tick"),
    heroes.filter(({ trials }) => trials.seen.includes(trial)).map(({ island }, index) => disc(index * 11 - 13, -13, 5, "disc thin", tintOf(island))),
  ];
}

function space(s: Scene, id: string, { x, y, role }: Spot): JSX.Element {
  const { table, edition, say, hatch, offered, selected, way } = s;
  const option = offered.spaces.get(id);
  const [drawn, reach] = SIZES[role];
  const [city, oracle, entrance] = (["city", "oracle", "entrance"] as const).map((key) => isleWith(edition, key, id)) as [number, number, number];
  const trial = trialAt(edition, id);
  const marked = city >= 0 || oracle >= 0 || !!trial;
  const r = marked ? MARKED : drawn;
  const round = { r: role === "stair" ? 13.5 : role === "sea" ? 12.4 : r + 4 };
  const on = way.includes(id) || (!!option && option.index === selected);
  const stack = table.oracles[oracle];
  const shown = !/stair|tower|well|centre/.test(role) || (on && role === "stair");
  const oracleIcon: Picture = ["oracle", "var(--rattle)"];
  return at(x, y, pick(
    s, option ? [option] : [], say(`space.${id}`), { r: marked ? 18 : reach }, { round, on: false, may: ring(round) },
    disc(0, 0, shown ? r : reach, shown ? `${role} ${id.slice(1) === String(table.ray) ? "seen" : ""}` : "hit", on && shown ? "var(--gold)" : entrance >= 0 ? tintOf(entrance) : undefined),
    city >= 0 && pic(["city", tintOf(city)], 23, 0, -1),
    entrance >= 0 && gate(letterOf(say, edition, entrance)),
    stack && [pic(oracleIcon, 24), stack.count > 0 && count(stack.count, 12, -13, 8, !stack.up), mark(s, [`oracle/${edition.islands[oracle]?.id}`], round)],
    trial && trialMark(s, trial),
    option?.open === false && <circle r={r} fill={`url(#${hatch})`} />,
  ));
}

export const spaces = (s: Scene): JSX.Element[] => [...s.edition.spots].map(([id, spot]) => space(s, id, spot));

/** Every pawn where it stands; on a rim those that share a space. A Sentinel that may be moved can be taken up. */
export function pawns(s: Scene): Drawing {
  const { table: { heroes, sentinels }, edition, say, offered, free, lit, changed, hold } = s;
  const [stem = ""] = offered.stem;
  const mover = stem === ">" ? [...offered.spaces.values()][0]?.seat : undefined;
  const stand = (who: { space: string }, address: string, held: boolean, name: string, draw: (halo: Halo) => Drawing, take?: () => void): Drawing => {
    const spot = edition.spots.get(who.space);
    const here = [...heroes, ...sentinels].filter((each) => each.space === who.space) as object[];
    return spot && (
      <g key={address} data-flip={address} role="img" class={take ? "live" : "idle"} onClick={take}>
        <title>{`${name}: ${say(`space.${who.space}`)}`}</title>
        <g transform={`translate(${crowd(spot, here.indexOf(who), here.length)}) scale(${SIZES[spot.role][2]})`}>{draw(held || lit.has(address) ? "gold" : changed.has(address) ? "moved" : "")}</g>
      </g>
    );
  };
  return [
    sentinels.map((each) => {
      const word = `${each.id}>`;
      return stand(each, `sentinel/${each.id}/space`, stem === word, say("imperio.sentinel", { n: each.id }), (halo) => shield(each, halo), free.includes(each.id) ? () => hold([word]) : undefined);
    }),
    heroes.map((hero) => stand(hero, `hero/${hero.seat}/space`, mover === hero.seat, hero.name, (halo) => heroPawn(s, hero, halo))),
  ];
}
