// The table below the plane: the species board, the hand, what can be done without aiming, the players.
import type { JSX } from "preact";
import { type Limit, suitOf } from "./cells";
import { cardName, sayPlayer } from "./describe";
import { CARD, hand } from "./geometry";
import { at, bar, disc, type Drawing, fit, grow, lines, outline, path, pic, rect, ring, text } from "../../art/ink";
import { type Scene, thing } from "./scene";
import { face, sign, snake } from "./pieces";

const limitOf = ({ suit, used, limit }: Limit, x: number, y: number): JSX.Element =>
  at(
    x, y,
    sign(suit, 0, 0, 20, limit ? 1 : 0.45),
    limit
      ? Array.from({ length: limit }, (_, nth) => disc((nth - (limit - 1) / 2) * (limit > 2 ? 13.5 : 15), 21, 5.4, "oi fine", nth < used ? `var(--${suit})` : "none"))
      : path("M-5 16L5 26M5 16L-5 26", "never"),
  );

/** The species of the hand in view: what it may play in a turn, what it has played. */
function board(scene: Scene): JSX.Element | false {
  const { say, cell, table } = scene;
  const { species = "", turn } = table.holder ?? {};
  const extra = turn && cell("extra");
  const ability = extra ? say("cockpit.extra", { area: say(`area.${String(extra)}`) }) : say(`ability.${species}`);
  const told = lines(ability, 31);
  const [y, step, size] = told.length > 2 ? [-10, 12.6, 11.5] : [-7, 14.5, 12];
  const name = say(`species.${species}`);
  const counts = table.limits.map(({ suit, used, limit }) => say("cockpit.said.limit", { suit: say(`suit.${suit}`), used, limit }));
  const shape = { w: 196, h: 126, rx: 12 };
  return !!species && thing(
    scene, "", `${name}: ${counts.join(", ")}. ${ability}`, [112, 555], shape, ["ability", "extra", ...table.limits.map(({ suit }) => `used/${suit}`)],
    outline(shape, "oi sheet"),
    at(-72, -38, snake(species, 32)),
    fit(-48, -41, 16, 138, name, "d"),
    fit(-48, -26.5, 11.5, 138, say(turn ? "cockpit.this-turn" : "cockpit.a-turn"), "q"),
    table.limits.map((limit, nth) => limitOf(limit, nth * 44 - 66, y)),
    told.map((line, nth) => fit(0, y + 43 + nth * step, size, 172, line, turn && cell("ability") ? "m q past" : "m b")),
  );
}

function cards(scene: Scene): JSX.Element {
  const { table: { holder }, say, picking, data, hatch } = scene;
  const { effects = {}, shown = {} } = data as Record<string, Record<string, string>>;
  const held = holder?.cards ?? [];
  const spots = hand(held.length);
  const [, , size = 1] = spots[0] ?? [];
  return (
    <g role="group" aria-label={say("cockpit.hand", { name: holder?.name })}>
      {thing(scene, "", say("cockpit.said.cards", { n: held.length }), [365, 537], { w: 294, h: 104, rx: 12 }, [`hand/${holder?.seat}`])}
      {held.map((card, nth) => {
        const key = `card/${card}`;
        const uses = picking.uses(card);
        const plays = uses.some(([index]) => !picking.choices[index]?.r);
        // Two alike are one choice: the first is raised.
        const first = held.indexOf(card) === nth;
        const up = first && picking.holds(key);
        const name = card && cardName(say, card);
        return (
          <g key={card + nth} class={up ? "lift up" : "lift"}>
            {at(spots[nth]?.[0] ?? 0, spots[nth]?.[1] ?? 0, grow(size, thing(
              scene, key, card && !suitOf(card) ? `${name}: ${say(`special-text.${card}`)}` : name, [0, 0], { w: 66, h: 94, rx: 9 }, [],
              outline(CARD, "shade"),
              <g class="body" data-flip={`hand/${holder?.seat}/${card}${first ? "" : nth}`} data-flip-from="deck">
                {up && ring({ w: 68, h: 92, rx: 10 })}
                {face(card, name, shown[effects[card] ?? ""], uses.length > 0 && !plays && hatch)}
                {plays && !up && bar(49)}
              </g>,
            )))}
          </g>
        );
      })}
    </g>
  );
}

const WAYS: Record<string, string> = { "way/@": "way.normal", "way/*": "way.extra", "way/!": "way.price" };

/** What needs no further aim: short words, each named in full. */
const pills = (scene: Scene): JSX.Element[] =>
  scene.picking.words().map((key, nth, { length }) => {
    const w = Math.min(98, 292 / length - 6);
    const word = scene.say(`cockpit.${WAYS[key] ?? key.replace("/", ".")}`);
    return thing(
      scene, key, word, [365 + (nth - (length - 1) / 2) * (w + 6), 608], { w: w + 4, h: 33, rx: 16 }, [],
      outline({ w, h: 27, rx: 13.5 }, "pill oi"),
      fit(0, 4.6, 12.5, w - 14, word, "b m"),
    );
  });

const players = (scene: Scene): JSX.Element[] =>
  scene.table.players.map((player) => {
    const { seat, name, species, score, cards: held, reserve, turn, wins } = player;
    const key = `seat/${seat}`;
    const shape = { w: 186, h: 28, rx: 8 };
    return thing(
      scene, key, sayPlayer(scene.say, scene.table, player), [615, 510 + seat * 31], shape, [`score/${seat}`, `reserve/${seat}`, `species/${seat}`],
      (turn || scene.table.asked[0] === seat) && outline(shape, turn ? "on" : "asks"),
      at(-75, 0, snake(species, 24, scene.picking.lights(key) ? "legal" : "")),
      fit(-55, 5, 14, wins ? 36 : 56, name.length > 12 ? `${name.slice(0, 11)}…` : name, scene.table.holder === player ? "b" : ""),
      wins && pic(["crown", "var(--gold)"], 16, -9, -1),
      text(24, 5, 15, "b e", score),
      rect(34, -8.5, 12, 17, 2.4, "oi fine", "var(--back)"),
      text(50, 5, 13, "", held.length),
      at(71, 0, snake(species, 15)),
      text(81, 5, 13, "", reserve),
    );
  });

export const panel = (scene: Scene): Drawing => [path("M-2 482H722V630H-2Z", "oi panel"), board(scene), cards(scene), pills(scene), players(scene)];
