// The board of En busca del Imperio Cobra.
import type { ComponentChildren, JSX } from "preact";
import { newUid, polar } from "../../art/draw";
import { Gliding } from "../../art/motion";
import type { Board, BoardProps } from "../board";
import { plain } from "../plain/plain";
import { chances, decks, duel, others, roundPill } from "./around";
import { type Hero, readTable, type Table } from "./cells";
import { movable, offer, type Option, optionsOf } from "./choices";
import { describe } from "./describe";
import type { Edition } from "./edition";
import { lineOf, MIDDLE, nearest, rayAt, RIM, VIEW, wayTo } from "./geometry";
import { mark, path, sheet } from "../../art/ink";
import { land, names, ways } from "./land";
import { cobraPanel, heroPanel } from "./panels";
import { count } from "./pieces";
import type { Scene } from "./scene";
import { pawns, spaces } from "./spaces";


interface Own {
  /** What has been pointed at of a longer choice: a card and what it names, or a Sentinel. */
  held: string[];
  /** The choice that the pointer or the focus rests on. */
  at: Option | null;
  /** The Hero whose panel was asked for. */
  shown: number | null;
  ply: number;
}

/** The spaces from a pawn to where it would go, along what is open to it. */
function wayOf({ heroes, sentinels, edition }: Table, option: Option | null | undefined, options: Option[]): string[] {
  const [word = "", to = ""] = option?.words ?? [];
  const from = word === ">" ? heroes[option?.seat ?? -1]?.space : sentinels.find(({ id }) => `${id}>` === word)?.space;
  if (!from || !option?.open) return [];
  const like = options.filter(({ words }) => words[0] === word);
  const along = (some: Option[]): string[] => wayTo(edition.spots, from, to, new Set(some.map(({ words }) => words[1] as string)));
  const open = along(like.filter((each) => each.open));
  return open.length ? open : along(like);
}

/** Something that lies along ray 0, turned to another. */
const along = (ray: number, rays: number, thing: ComponentChildren): JSX.Element => <g transform={`rotate(${(ray * 360) / rays} ${MIDDLE})`}>{thing}</g>;

/** Where the Cobra would look: after each face of the die, or after what a card names. */
function looks({ aimed, turns, table: { edition: { rays, cards, beam }, ray, faceup } }: Scene): ComponentChildren {
  if (!aimed) return null;
  const [word = "", ...rest] = aimed.words;
  const card = cards[word === "use" ? (faceup.seen[Number(rest[0]) - 1] ?? "") : word];
  const ends = word === "roll" ? turns : card?.effect === "whim" && rest[0] ? [Number(rest.at(-1))] : [];
  return (
    <g aria-hidden="true" class="idle">
      {ends.map((turn) => [!ends[1] && along(ray + turn, rays, path(beam[0]?.[1] ?? "", "would")), count(turn, ...polar(...MIDDLE, RIM, rayAt(ray + turn, rays)), 10)])}
    </g>
  );
}

class Imperio extends Gliding<BoardProps> {
  readonly units = VIEW[0];
  readonly #uid = newUid();
  override state: Own = { held: [], at: null, shown: null, ply: -1 };
  #ray = 0;
  #turned = 0;
  #fixed: [of?: Edition, say?: BoardProps["say"], ...drawn: JSX.Element[]] = [];

  // A card that was held is forgotten with the ply, a Sentinel may go on.
  static override getDerivedStateFromProps({ ply, choices }: BoardProps, { held, shown, ply: drawn }: Own): Partial<Own> | null {
    if (ply === drawn) return null;
    return { ply, at: null, held: held[0]?.endsWith(">") ? held : [], shown: choices.length ? null : shown };
  }

  /** The beam turns on with the Cobra, and back when looking back. */
  #turn({ before, still }: BoardProps, { ray, edition: { rays } }: Table): JSX.CSSProperties {
    const on = (ray - this.#ray + rays) % rays || 0;
    const steps = !on || before("cobra/ray") === this.#ray ? on : on - rays;
    this.#turned += steps;
    this.#ray = ray;
    return { transform: `rotate(${(this.#turned * 360) / rays}deg)`, ...(steps && { transitionDuration: `${still ? 0 : Math.min(540, 180 * Math.abs(steps))}ms` }) };
  }

  #set = (own: Partial<Own>): void => this.setState(own);

  /** A finger that missed means the nearest space that may be chosen. */
  #missed = (event: MouseEvent, { offered, edition, press }: Scene): void => {
    const svg = event.currentTarget as SVGSVGElement;
    const matrix = (event.target as Element).closest("[role=button],.live") ? null : svg.getScreenCTM();
    if (!matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const found = nearest([x, y], [...offered.spaces].flatMap(([id, option]) => {
      const spot = edition.spots.get(id);
      return option.open && spot ? [{ ...spot, option }] : [];
    }));
    if (found) press(found.option, svg);
  };

  /** The Hero in the panel: asked for, deciding, the viewer's own, the one whose turn it is. */
  #hero({ heroes, asked, turn }: Table, options: Option[]): Hero | undefined {
    const decides = options.find(({ seat }) => heroes[seat])?.seat;
    return [this.state.shown, decides, this.props.seat, asked.seat, turn, 0].flatMap((seat) => heroes[seat ?? -1] ?? [])[0];
  }

  #scene(props: BoardProps, table: Table, { held, at }: Own): Scene {
    const { choices, selected, select, choose, explain } = props;
    const { edition } = table;
    const options = optionsOf(choices);
    const aimed = options.find(({ index }) => index === selected) ?? at;
    return {
      ...props, table, edition, options, aimed, way: wayOf(table, aimed, options), hatch: this.#uid, free: movable(options), offered: offer(options, held, (word) => edition.spots.has(word)),
      press: ({ index, open }, at) => (!open ? explain(index, at) : index === selected ? choose(index) : select(index)),
      hold: (words) => {
        this.#set({ held: words });
        select(null);
      },
      point: (at) => this.#set({ at }),
    };
  }

  override render(props: BoardProps, own: Own): JSX.Element {
    const table = readTable(props);
    const { edition, ray, heroes } = table;
    if (!edition.spots.size) return <plain.Component {...props} />;
    const { say } = props;
    const s = this.#scene(props, table, own);
    const hero = this.#hero(table, s.options);
    const uid = this.#uid;
    const way = lineOf(s.way.flatMap((id) => edition.spots.get(id) ?? []));
    // The same nodes as long as edition and language are the same: then there is nothing to compare.
    if (this.#fixed[0] !== edition || this.#fixed[1] !== say) this.#fixed = [edition, say, land(edition), ways(edition), names(edition, say, uid)];
    const [, , ground, ties, words] = this.#fixed;
    return sheet(
      "imperio", VIEW, props, uid, { onClick: (event: MouseEvent) => this.#missed(event, s) },
      ground,
      <g role="img" aria-label={say("imperio.said.ray", { ray })} class="sight" style={this.#turn(props, table)}>
        {edition.beam.map(([kind, d]) => path(d, kind))}
      </g>,
      along(ray, edition.rays, mark(s, ["cobra/ray"], { d: edition.beam[0]?.[1] ?? "" })),
      ties,
      path(way, "way"),
      path(way, "way gold"),
      words,
      spaces(s),
      pawns(s),
      looks(s),
      roundPill(s),
      decks(s),
      duel(s),
      chances(s),
      others(s, heroes.filter((each) => each !== hero), (shown) => this.#set({ shown })),
      hero && heroPanel(s, hero),
      cobraPanel(s),
    );
  }
}

export const imperio: Board = { viewBox: VIEW, Component: Imperio, describe };
