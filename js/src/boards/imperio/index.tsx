// The board of En busca del Imperio Cobra.
import type { JSX } from "preact";
import css from "./imperio.css";
import { newUid } from "../../art/draw";
import { Icon, more } from "../../art/icons";
import { boardIcons } from "../../art/icons.boards";
import { Gliding } from "../../art/motion";
import type { Board, BoardProps } from "../board";
import { Mark } from "../cobras/marks";
import { Decks, Duel, Others, Round } from "./around";
import type { Doing } from "./cards";
import { type Hero, readTable, type Table } from "./cells";
import { movable, offer, type Option, optionsOf } from "./choices";
import { describe, sayCobra, sayHero } from "./describe";
import { cardIcon } from "./edition";
import { BANDS, nearest, onRay, sight, VIEW, wayTo } from "./geometry";
import { Beam, Land, Lines, Links, Marks, Names } from "./land";
import { CobraPanel, HeroPanel, type PanelProps } from "./panels";
import { Count } from "./pieces";
import { Pawns, Spaces } from "./spaces";

more(boardIcons);

const FACES = [1, 2, 3, 4, 5, 6];
const ISLAND = /^(outer|inner|path|entrance|stair)$/;

interface Own {
  /** What has been pointed at of a longer choice: a card and what it names, or a Sentinel. */
  held: string[];
  /** The choice that the pointer or the focus rests on. */
  at: Option | null;
  /** The Hero whose panel was asked for. */
  shown: number | null;
  ply: number;
}

class Imperio extends Gliding<BoardProps> {
  readonly units = VIEW[0];
  readonly #uid = newUid();
  override state: Own = { held: [], at: null, shown: null, ply: -1 };
  #ray = 0;
  #turned = 0;

  // A card that was held is forgotten with the ply, a Sentinel may go on.
  static override getDerivedStateFromProps({ ply, choices }: BoardProps, { held, shown, ply: drawn }: Own): Partial<Own> | null {
    if (ply === drawn) return null;
    return { ply, at: null, held: /^\d+>$/.test(held[0] ?? "") ? held : [], shown: choices.length ? null : shown };
  }

  /** By how many degrees the beam is turned: on with the Cobra, back when looking back. */
  #angle({ cell, before, still }: BoardProps, { ray, edition: { rays } }: Table): JSX.CSSProperties {
    const on = (ray - this.#ray + rays) % rays;
    const step = before("cobra/ray") === this.#ray || cell("cobra/ray") === undefined ? on : on - (on ? rays : 0);
    this.#turned += step;
    this.#ray = ray;
    const time = still ? 0 : Math.min(540, 180 * Math.abs(step));
    return { transform: `rotate(${this.#turned * 45}deg)`, transition: `transform ${time}ms var(--ease)` };
  }

  #press = ({ index, open }: Option, at: Element): void => {
    const { selected, select, choose, explain } = this.props;
    if (!open) explain(index, at);
    else if (index === selected) choose(index);
    else select(index);
  };

  #set = (own: Partial<Own>): void => this.setState(own);

  #hold = (held: string[]): void => {
    this.#set({ held });
    this.props.select(null);
  };

  #point = (at: Option | null): void => this.#set({ at });

  /** A finger that missed means the nearest space that may be chosen. */
  #missed = (event: MouseEvent, spaces: ReadonlyMap<string, Option>, table: Table): void => {
    const target = event.target as Element;
    if (target.closest("[role=button],.free")) return;
    const svg = event.currentTarget as SVGSVGElement;
    const matrix = svg.getScreenCTM();
    if (!matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const open = [...spaces].flatMap(([id, option]) => {
      const spot = table.edition.spots.get(id);
      return option.open && spot ? [{ x: spot.x, y: spot.y, option }] : [];
    });
    const found = nearest([x, y], open);
    if (found) this.#press(found.option, svg);
  };

  /** Where the Cobra would look: after each face of the die, or after what a card names. */
  #looks(table: Table, option: Option | undefined): JSX.Element | null {
    const { edition: { rays, spots, cards }, ray, heroes } = table;
    if (!option) return null;
    const [word, ...rest] = option.words;
    const onIsland = heroes.some(({ seat, space }) => seat === option.seat && ISLAND.test(spots.get(space)?.role ?? ""));
    const card = cards.find(({ id }) => id === (word === "use" ? table.faceup.seen[Number(rest[0])] : word));
    const turns = word === "roll" && onIsland ? FACES : card?.effect === "whim" && rest.length ? [Number(rest.at(-1))] : [];
    return (
      <g aria-hidden="true" class="pawn">
        {turns.length === 1 && <path d={sight((ray + (turns[0] ?? 0)) % rays)} class="would" />}
        {turns.map((turn) => {
          const [x, y] = onRay((ray + turn) % rays, BANDS[2]);
          return <Count key={turn} n={turn} x={x} y={y} r={10} />;
        })}
      </g>
    );
  }

  /** The Hero in the panel: asked for, deciding, the viewer's own, the one whose turn it is. */
  #hero({ heroes, asked, turn }: Table, options: Option[]): Hero | undefined {
    const decides = options.find(({ seat }) => heroes[seat])?.seat;
    const wanted = [this.state.shown, decides, this.props.seat, asked.seat, turn, 0];
    return heroes[wanted.find((seat) => seat !== null && seat !== undefined && heroes[seat]) ?? 0];
  }

  override render(props: BoardProps, { held, at }: Own): JSX.Element {
    const { say, changed, lit, selected, blocked, before, choices, still } = props;
    const uid = this.#uid;
    const table = readTable(props);
    const { edition, heroes, sentinels } = table;
    const options = optionsOf(choices);
    const offered = offer(options, held, (word) => edition.spots.has(word));
    const marks = { changed, lit };
    const chosen = options.find(({ index }) => index === selected);
    const way = this.#way(table, chosen ?? at ?? undefined, options);
    const hero = this.#hero(table, options);
    const doing: Doing = { say, hatch: uid, edition, selected, blocked, held: offered.stem, press: this.#press, hold: this.#hold };
    const free = movable(options);
    const take = (id: string): void => this.#hold([`${id}>`]);
    const panel: PanelProps = { table, doing, marks, options, offered, movable: free, take, point: this.#point };
    const stem = offered.stem[0] ?? "";
    const mover = stem === ">" ? ([...offered.spaces.values()][0]?.seat ?? null) : null;
    const before0 = before("ask");
    const fought = Array.isArray(before0) ? (before0[0] as { seat?: number; sentinel?: number } | undefined) : undefined;
    const foe = fought?.sentinel === undefined ? undefined : String(fought.sentinel);
    return (
      <svg class={`board imperio${still ? " still" : ""}`} viewBox={`0 0 ${VIEW.join(" ")}`} role="group" aria-label={say("imperio.table")} onClick={(event) => this.#missed(event, offered.spaces, table)}>
        <defs>
          <pattern id={uid} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" fill="var(--card2)" fill-opacity=".66" />
            <path d="M0 0V6" stroke="var(--straw2)" stroke-width="1.25" />
          </pattern>
        </defs>
        <rect width={VIEW[0]} height={VIEW[1]} fill="var(--sea)" />
        {edition.known ? Land : <Links edition={edition} />}
        {edition.known && (
          <>
            <g role="img" aria-label={say("imperio.said.ray", { ray: table.ray })} class="sight" style={this.#angle(props, table)}>{Beam}</g>
            <Mark {...marks} of={["cobra/ray"]} shape={{ d: sight(table.ray) }} rug />
            {Lines}
            {Marks}
          </>
        )}
        {way && (
          <g class="pawn" aria-hidden="true">
            <path d={way} class="way" />
            <path d={way} class="way gold" />
          </g>
        )}
        {edition.known && <Names edition={edition} say={say} uid={uid} />}
        <Spaces {...marks} table={table} say={say} hatch={uid} open={offered.spaces} selected={selected} blocked={blocked} press={this.#press} point={this.#point} />
        <Pawns {...marks} table={table} say={say} movable={free} held={stem.replace(/>$/, "")} mover={mover} take={take} />
        {this.#looks(table, chosen ?? at ?? undefined)}
        <Round table={table} say={say} marks={marks} />
        <Decks table={table} say={say} marks={marks} />
        <Duel table={table} say={say} hero={heroes[fought?.seat ?? -1] ?? hero} foe={sentinels.find(({ id }) => id === foe)?.id} />
        <Others table={table} say={say} marks={marks} heroes={heroes.filter((each) => each !== hero)} label={(each) => sayHero(say, table, each)} show={(seat) => this.#set({ shown: seat })} />
        {hero && <HeroPanel {...panel} hero={hero} label={sayHero(say, table, hero)} />}
        <CobraPanel {...panel} label={sayCobra(say, table)} />
      </svg>
    );
  }

  /** The line from the pawn to where it would go, along what is open to it. */
  #way({ edition, heroes, sentinels }: Table, option: Option | undefined, options: Option[]): string {
    const [word = "", to = ""] = option?.words ?? [];
    const from = word === ">" ? heroes[option?.seat ?? -1]?.space : sentinels.find(({ id }) => `${id}>` === word)?.space;
    if (!from || !option?.open) return "";
    const like = options.filter(({ words }) => words[0] === word);
    const space = ({ words }: Option): string => words[1] ?? "";
    const through = (some: Option[]): string[] => wayTo(edition.links, from, to, new Set(some.map(space)));
    const open = through(like.filter((each) => each.open));
    const way = open.length ? open : through(like);
    const points = way.flatMap((id) => edition.spots.get(id) ?? []);
    return points.length > 1 ? `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}` : "";
  }
}

/** A move in the log. */
function emblem(notation: string): JSX.Element | null {
  const [word = ""] = notation.split(" ");
  const id = /^\d+>/.test(word) ? "tower" : word[0] === ">" ? "city" : /^(combat|fight)$/.test(word) ? "sword" : word === "?" ? "eye" : "";
  const [icon, color] = id ? ([id, "var(--rattle)"] as const) : cardIcon({ id: word, deck: "", effect: word });
  return <Icon id={icon} size="1.3em" color={color} />;
}

export const imperio: Board = { viewBox: VIEW, Component: Imperio, describe, emblem, css };
