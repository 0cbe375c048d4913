// Spaces and the pawns on them: what can be pointed at on the board.
import type { JSX } from "preact";
import { Changed, Outline, Ring, Target } from "../../art/draw";
import { Icon } from "../../art/icons";
import type { Say } from "../board";
import { At, Text } from "../cobras/shorthand";
import type { Hero, Table } from "./cells";
import type { Option } from "./choices";
import { cardIcon, type Edition, trialIcon, weaponIcon } from "./edition";
import { crowd, MARKED, SIZES, type Spot } from "./geometry";
import { Badge, Count, type Halo, HeroPawn, Sentinel, tintOf } from "./pieces";

export const letterOf = (say: Say, edition: Edition, island: number): string => (edition.islands[island] ? say(`island.${edition.islands[island].id}`).charAt(0) : "?");

/** What a space is called: its own name, that of its trial, or its id. */
export function spaceName(say: Say, { trials }: Edition, id: string): string {
  const key = `space.${id}`;
  const name = say(key);
  const trial = trials.find(({ place }) => place === id);
  return trial ? `${say(`trial.${trial.id}`)} (${id})` : name === key ? id : name;
}

/** What stands on a space by the board itself. */
function Emblem({ id, table, say }: { id: string; table: Table; say: Say }): JSX.Element | null {
  const { edition, heroes, oracles } = table;
  const { islands, trials } = edition;
  const city = islands.findIndex((island) => island.city === id);
  if (city >= 0) return <Icon id="city" y={-1} size={23} color={tintOf(city)} />;
  const gate = islands.findIndex((island) => island.entrance === id);
  if (gate >= 0) {
    return (
      <>
        <path d="M-8.6 9.6V-2A8.6 8.6 0 0 1 8.6 -2V9.6Z" fill="var(--cream)" class="o" stroke-width="1.25" />
        <Text y={7.2} size={12} class="b m p nx">{letterOf(say, edition, gate)}</Text>
      </>
    );
  }
  const oracle = islands.findIndex((island) => island.oracle === id);
  if (oracle >= 0) {
    const { count = 0, up = false } = oracles[oracle] ?? {};
    return (
      <>
        <Icon id="oracle" size={24} color="var(--rattle)" />
        {count > 0 && <Count n={count} x={12} y={-13} r={8} fill={up ? "var(--cream)" : "var(--gold)"} />}
      </>
    );
  }
  const trial = trials.find(({ place }) => place === id);
  if (!trial) return null;
  const [icon, color] = trialIcon(trial.kind);
  const seekers = heroes.filter(({ trials: { seen } }) => seen.includes(trial.id));
  const done = heroes.some((hero) => hero.done.includes(trial.id));
  return (
    <>
      <Icon id={icon} size={24} color={color} />
      <Badge x={13} y={12} icon={weaponIcon(trial.kind)} r={7.2} />
      {done && <path d="M-18 -9L-14 -5L-7 -14" class="tick" />}
      {seekers.map((hero, index) => <circle cx={-13 + index * 11} cy={-13} r="5" fill={tintOf(hero.island)} class="o" stroke-width="1.25" />)}
    </>
  );
}

export interface SpacesProps {
  table: Table;
  say: Say;
  hatch: string;
  /** By space: what can be chosen there. */
  open: ReadonlyMap<string, Option>;
  selected: number | null;
  blocked: number | null;
  lit: ReadonlySet<string>;
  changed: ReadonlySet<string>;
  press(option: Option, at: Element): void;
  point(option: Option | null): void;
}

const isMarked = ({ islands, trials }: Edition, id: string): boolean =>
  trials.some(({ place }) => place === id) || islands.some(({ city, oracle }) => city === id || oracle === id);

function Space({ id, spot, ...props }: SpacesProps & { id: string; spot: Spot }): JSX.Element {
  const { table, say, hatch, open, selected, blocked, lit, changed, press, point } = props;
  const { edition, ray } = table;
  const { role } = spot;
  const option = open.get(id);
  const [size, reach] = SIZES[role];
  const marked = isMarked(edition, id);
  const drawn = marked ? MARKED : size;
  const ring = { r: role === "stair" ? 13.5 : role === "sea" ? 12.4 : drawn + 4 };
  const seen = role === "inner" || role === "outer" ? id.slice(1) === String(ray) : false;
  const on = option?.index === selected && selected !== null;
  const index = edition.islands.findIndex(({ oracle }) => oracle === id);
  const stack = index >= 0 ? `oracle/${edition.islands[index]?.id}` : "";
  const gate = edition.islands.findIndex(({ entrance }) => entrance === id);
  const fill = on ? "var(--gold)" : gate >= 0 ? tintOf(gate) : "var(--cream)";
  const bare = role === "stair" || role === "tower" || role === "well" || role === "centre";
  const body = (
    <>
      {option?.open && <Ring shape={ring} />}
      {!bare && <circle r={drawn} fill={fill} fill-opacity={seen && !on ? 0.75 : undefined} class={role} />}
      {role === "stair" && on && <circle r="7" fill={fill} class="o" />}
      <Emblem id={id} table={table} say={say} />
      {option && !option.open && <circle r={drawn} fill={`url(#${hatch})`} />}
      {option && option.index === blocked && <Outline shape={ring} class="refused" />}
      {stack && (lit.has(stack) ? <Ring shape={ring} /> : changed.has(stack) && <Changed shape={ring} />)}
    </>
  );
  return (
    <At x={spot.x} y={spot.y}>
      {option ? (
        <Target
          label={option.label} hit={{ r: marked ? 18 : reach }} ring={ring} class={option.open ? "live" : ""}
          aria-pressed={option.open ? on : undefined} aria-disabled={option.open ? undefined : true}
          onClick={(event) => press(option, event.currentTarget)}
          onMouseEnter={() => point(option)} onMouseLeave={() => point(null)} onFocus={() => point(option)} onBlur={() => point(null)}
        >
          {body}
        </Target>
      ) : (
        <g role="img">
          <title>{spaceName(say, edition, id)}</title>
          {body}
          {bare && <circle r={reach} class="hit" />}
        </g>
      )}
    </At>
  );
}

export const Spaces = (props: SpacesProps): JSX.Element => (
  <>
    {[...props.table.edition.spots].map(([id, spot]) => (
      <Space key={id} id={id} spot={spot} {...props} />
    ))}
  </>
);

interface PawnsProps extends Pick<SpacesProps, "table" | "say" | "lit" | "changed"> {
  /** Sentinels that may be moved, and the one that is held. */
  movable: string[];
  held: string;
  /** The Hero that is to be moved. */
  mover: number | null;
  take(sentinel: string): void;
}

const haloOf = (address: string, gold: boolean, { lit, changed }: Pick<PawnsProps, "lit" | "changed">): Halo =>
  gold || lit.has(address) ? "gold" : changed.has(address) ? "changed" : undefined;

export const armOf = ({ cards }: Edition, { hand }: Hero): ReturnType<typeof cardIcon> | undefined => {
  const weapon = cards.find(({ id, effect }) => effect === "weapon" && hand.seen.includes(id));
  return weapon && cardIcon(weapon);
};

/** Where a pawn stands: on a rim it shares with others, or alone. */
function place({ edition, heroes, sentinels }: Table, space: string, who: object): { x: number; y: number; size: number } | undefined {
  const spot = edition.spots.get(space);
  if (!spot) return undefined;
  const here = [...heroes, ...sentinels].filter((each) => each.space === space) as object[];
  const [x, y] = crowd(spot, here.indexOf(who), here.length);
  return { x, y, size: SIZES[spot.role][2] };
}

export function Pawns({ table, say, movable, held, mover, take, ...marks }: PawnsProps): JSX.Element {
  const { edition, heroes, sentinels } = table;
  const at = (space: string, who: object, key: string, body: JSX.Element, label: string, more: object = {}): JSX.Element | null => {
    const here = place(table, space, who);
    return here ? (
      <g key={key} data-flip={key} role="img" {...more}>
        <title>{label}</title>
        <At x={here.x} y={here.y} more={` scale(${here.size})`}>{body}</At>
      </g>
    ) : null;
  };
  return (
    <>
      {sentinels.map((each) => {
        const name = `${say("imperio.sentinel", { n: each.id })}: ${spaceName(say, edition, each.space)}`;
        const free = movable.includes(each.id);
        const body = <Sentinel id={each.id} halo={haloOf(`sentinel/${each.id}/space`, held === each.id, marks)} />;
        return at(each.space, each, `sentinel/${each.id}`, body, name, free ? { class: "free", onClick: () => take(each.id) } : { class: "pawn" });
      })}
      {heroes.map((hero) => {
        const name = `${hero.name}: ${spaceName(say, edition, hero.space)}`;
        const halo = haloOf(`hero/${hero.seat}/space`, mover === hero.seat, marks);
        const body = <HeroPawn island={hero.island} letter={letterOf(say, edition, hero.island)} halo={halo} arm={armOf(edition, hero)} fog={hero.states.includes("fog")} />;
        return at(hero.space, hero, `hero/${hero.seat}`, body, name, { class: "pawn" });
      })}
    </>
  );
}
