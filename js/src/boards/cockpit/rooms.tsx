// What is in the areas: names, meters, number cards, snakes. Areas and snakes are what a card is aimed at.
import type { JSX } from "preact";
import type { Meter, Player, Room } from "./cells";
import { sayRoom, sayToken } from "./describe";
import { roomSpots, type Spot } from "./geometry";
import { at, disc, fit, path, pic, rect, text } from "../../art/ink";
import { type Scene, thing } from "./scene";
import { mini, sign, snake } from "./pieces";
import { outer } from "./plane";

/** Icon, bar, now and needed; what the held card would add in dots. */
function bar({ kind, now, need, then }: Meter, [x, y, w]: Spot, guessed: string): JSX.Element {
  const more = then > now;
  const [number, of] = [more ? `→${then}` : `${now}`, `/${need}${guessed}`];
  const length = w - 26 - 7 * (number + of).length;
  const filled = (n: number): string => `M${x + 25} ${y}h${Math.round((length - 10) * Math.min(1, n / need))}`;
  return (
    <g key={kind}>
      {sign(kind, x + 8, y, 17)}
      {rect(x + 20, y - 5, length, 10, 5, "oi fine", "var(--sunk)")}
      {more && path(filled(then), "fill coming")}
      {now > 0 && <path d={filled(now)} class="fill" stroke={`var(--${kind})`} />}
      {text(x + w, y + 4.3, 12, "e", [<tspan class="b">{number}</tspan>, <tspan class="q">{of}</tspan>])}
    </g>
  );
}

function within(scene: Scene, room: Room): JSX.Element {
  const { table, picking, say, move } = scene;
  const { zone, chaos, cards, tokens, meters, gains, ripe } = room;
  const [x, y, w, h] = zone.box;
  const { title, upright, ...spots } = roomSpots(zone, cards.length, tokens.length, chaos);
  const name = say(`area.${zone.id}`);
  const guessed = (what: string): string => (zone.guessed.includes(what) ? "°" : "");
  const low = h < 100;
  const stem = `area/${zone.id}/`;
  const [, from, to] = /(\S+)>(\S+)/.exec(move?.m ?? "") ?? [];
  const narrow = w < 120;
  return (
    <g key={zone.id}>
      <g aria-hidden="true" class="calm">
        {upright ? <g transform={`translate(${title[0]} ${title[1]}) rotate(-90)`}>{fit(0, 0, 13, title[2], name, "b m")}</g> : fit(title[0], title[1], 13, title[2], name)}
        {chaos && [pic(["burst", "var(--harm)"], low ? 42 : 52, x + (zone.nose ? 46 : narrow ? 32 : 38), y + (low ? 53 : 66)), text(x + w - 8, y + (low ? 39 : 54), narrow ? 12 : 15, "d e", say("cockpit.chaos-now"))]}
        {!chaos && meters.map((meter, nth) => bar(meter, spots.meters[nth] as Spot, guessed("needs")))}
        {zone.points > 0 && at(
          x + w - (zone.nose ? 13 : 11), y + (zone.nose ? 15 : 11),
          ripe && pic(["burst", "var(--harm)"], 38),
          // Ringed in the colour of the only species there, which would get more; pale where nobody would get any.
          !chaos && gains[0] && !gains[1] && disc(0, 0, 13.5, "o fine", `var(--sp-${table.players[gains[0].seat]?.species[0]})`),
          disc(0, 0, 10, guessed("points") ? "o fine guess" : "o fine", `var(--${chaos || gains[0] ? "gold" : "card"})`),
          text(0, 4.3, 12.5, "b m p", chaos ? zone.points : (gains[0]?.n ?? zone.points)),
        )}
        {cards.map((card, nth) => {
          const [cx, cy] = spots.cards[nth] as Spot;
          return at(cx, cy, <g data-flip={`${zone.id}/${card}/${nth}`} data-flip-from={move?.m.startsWith(card) ? `hand/${move.s}/${card}` : "stack"}>{mini(card)}</g>);
        })}
      </g>
      {thing(scene, `at/${zone.id}`, sayRoom(say, table, room), [0, 0], { d: outer(zone) }, [...["cards", "chaos", "spent"].map((cell) => stem + cell), ...table.players.map(({ seat }) => `${stem}snakes/${seat}`)])}
      {tokens.map((token, nth) => {
        const { seat, n, spent } = token;
        const key = `snake/${zone.id}/${seat}`;
        const spot = spots.tokens[nth] as Spot;
        // Those that have played move first, so all of a seat are one target: the last drawn.
        const last = tokens[nth + 1]?.seat !== seat;
        const ring = picking.holds(key) ? "held" : picking.lights(key) && (picking.card || scene.cell("phase") !== "turn") ? "legal" : "";
        return thing(
          scene, last ? key : "", `${sayToken(say, table, token)}, ${name}`, spot, { r: 17 }, [],
          <g data-flip={`${key}/${spent}`} data-flip-from={to === zone.id ? `snake/${from}/${seat}/false` : undefined}>
            {snake((table.players[seat] as Player).species, spot[2], ring, n, spent)}
          </g>,
        );
      })}
    </g>
  );
}

export const rooms = (scene: Scene): JSX.Element[] => scene.table.rooms.map((room) => within(scene, room));
