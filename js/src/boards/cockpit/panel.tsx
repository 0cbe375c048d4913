// The table below the plane: the species board, the hand, what can be done without aiming, the players.
import type { JSX } from "preact";
import { LegalBar, Ring } from "../../art/draw";
import { Icon } from "../../art/icons";
import { type Limit, suitOf } from "./cells";
import { cardName, sayPlayer } from "./describe";
import { CARD, hand, lines, pills } from "./geometry";
import { at, disc, fit, outline, path, rect, type Scene, text, Thing } from "./ink";
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
function Species(scene: Scene): JSX.Element | null {
  const { say, cell } = scene;
  const { holder, limits } = scene.table;
  if (!holder?.species) return null;
  const { species, turn } = holder;
  const extra = turn && cell("extra");
  const ability = extra ? say("cockpit.extra", { area: say(`area.${String(extra)}`) }) : say(`ability.${species}`);
  const told = lines(ability, 32);
  const small = told.length > 2;
  const name = say(`species.${species}`);
  const counts = limits.map(({ suit, used, limit }) => say("cockpit.said.limit", { suit: say(`suit.${suit}`), used, limit }));
  return (
    <Thing scene={scene} name={`${name}: ${counts.join(", ")}. ${ability}`} x={112} y={555} shape={{ w: 196, h: 126, rx: 12 }} of={["ability", "extra", ...limits.map(({ suit }) => `used/${suit}`)]}>
      {outline({ w: 196, h: 126, rx: 12 }, "oi", "var(--paper)")}
      {at(-72, -38, snake(species, 32))}
      {fit(-48, -41, 16, 138, name, "d")}
      {fit(-48, -26.5, 11.5, 138, say(turn ? "cockpit.this-turn" : "cockpit.a-turn"), "q")}
      {limits.map((limit, nth) => limitOf(limit, nth * 44 - 66, small ? -10 : -7))}
      {told.map((line, nth) => fit(0, (small ? 32 : 39) + nth * (small ? 12.6 : 14.5), small ? 11.5 : 12, 182, line, turn && cell("ability") ? "m q past" : "m b"))}
    </Thing>
  );
}

function Hand(scene: Scene): JSX.Element | null {
  const { table: { holder }, say, picking, data, hatch } = scene;
  const cards = holder?.cards ?? [];
  const spots = hand(cards.length);
  return (
    <g role="group" aria-label={say("cockpit.hand", { name: holder?.name })}>
      <Thing scene={scene} name={say("cockpit.said.cards", { n: cards.length })} x={365} y={537} shape={{ w: 294, h: 104, rx: 12 }} of={[`hand/${holder?.seat}`]} />
      {cards.map((card, nth) => {
        const key = `card/${card}`;
        const uses = picking.uses(card);
        const plays = uses.some(([index]) => !picking.choices[index]?.r);
        // Two alike are one choice: the first is raised.
        const first = cards.indexOf(card) === nth;
        const up = first && picking.holds(key);
        const [x, y] = spots[nth] as [number, number, number];
        const name = card && cardName(say, card);
        const effects = (data.effects ?? {}) as Record<string, string>;
        return (
          <g key={card + nth} class="lift" style={{ transform: up ? "translateY(-8px)" : "none" }}>
            <Thing scene={scene} as={key} name={card && !suitOf(card) ? `${name}: ${say(`special-text.${card}`)}` : name} x={x} y={y} shape={{ w: 66, h: 90, rx: 9 }} hit={{ w: 66, h: 96, rx: 7 }}>
              {outline(CARD, "shade")}
              <g class="body" data-flip={`hand/${holder?.seat}/${card}${first ? "" : nth}`} data-flip-from="deck">
                {up && <Ring shape={{ w: 68, h: 92, rx: 10 }} />}
                {face(card, name, effects[card], uses.length > 0 && !plays && hatch)}
                {plays && !up && <LegalBar y={49} />}
              </g>
            </Thing>
          </g>
        );
      })}
    </g>
  );
}

const WAYS: Record<string, string> = { "way/@": "way.normal", "way/*": "way.extra", "way/!": "way.price" };

/** What needs no further aim: short words, each named in full. */
function Pills(scene: Scene): JSX.Element {
  const keys = scene.picking.words();
  const words = keys.map((key) => scene.say(`cockpit.${WAYS[key] ?? key.replace("/", ".")}`));
  return (
    <>
      {pills(words).map(([x, y, w], nth) => {
        const key = keys[nth] as string;
        return (
          <Thing key={key} scene={scene} as={key} name="" x={x} y={y} shape={{ w: w + 5, h: 33, rx: 16 }}>
            {outline({ w, h: 27, rx: 13.5 }, `pill oi ${/end|pass|done/.test(key) ? "main" : ""}`)}
            {fit(0, 4.6, 12.5, w - 14, words[nth] as string, "b m")}
          </Thing>
        );
      })}
    </>
  );
}

const Players = (scene: Scene): JSX.Element => (
  <>
    {scene.table.players.map((player) => {
      const { seat, name, species, score, cards, reserve, turn, wins } = player;
      const key = `seat/${seat}`;
      const asked = scene.table.asked[0] === seat;
      return (
        <Thing key={seat} scene={scene} as={key} name={sayPlayer(scene.say, scene.table, player)} x={615} y={510 + seat * 31} shape={{ w: 186, h: 29, rx: 8 }} of={[`score/${seat}`, `reserve/${seat}`, `species/${seat}`]}>
          {(turn || asked) && outline({ w: 186, h: 28, rx: 8 }, turn ? "on" : "asks")}
          {at(-75, 0, snake(species, 24, scene.picking.lights(key) ? "legal" : ""))}
          {fit(-55, 5, 14, wins ? 42 : 56, name.length > 12 ? `${name.slice(0, 11)}…` : name, scene.table.holder === player ? "b" : "")}
          {wins && <Icon id="crown" x={-1} y={-1} size={17} color="var(--gold)" />}
          {text(24, 5, 15, "b e", score)}
          {rect(34, -8.5, 12, 17, 2.4, "oi fine", "var(--back)")}
          {text(50, 5, 13, "", cards.length)}
          {at(71, 0, snake(species, 15))}
          {text(81, 5, 13, "", reserve)}
        </Thing>
      );
    })}
  </>
);

export const Panel = (scene: Scene): JSX.Element => (
  <>
    {path("M-2 482H722V630H-2Z", "oi panel")}
    <Species {...scene} />
    <Hand {...scene} />
    <Pills {...scene} />
    <Players {...scene} />
  </>
);
