// Round the plane: how much chaos there is, the piles, what has been played and waits, what can be taken.
import type { ComponentChildren, JSX } from "preact";
import type { Played } from "./cells";
import { aims, cardName, sayStack } from "./describe";
import { at, disc, fit, outline, pic, rect, text } from "../../art/ink";
import { type Scene, thing } from "./scene";
import { verdict } from "../verdict";
import { mini, snake } from "./pieces";

const LINE = { w: 180, h: 20, rx: 8 };

function track(scene: Scene): ComponentChildren {
  const { table: { chaos, most, passes, plan: { zones } }, say } = scene;
  const told = say("cockpit.passes", { n: passes });
  const marker = (nth: number): JSX.Element => {
    const x = nth * Math.min(17.5, 175 / most) - 78;
    return nth < chaos ? pic(["burst", "var(--harm)"], 20, x, 16) : disc(x, 16, 5.6, "free");
  };
  return [
    thing(
      scene, "", say("cockpit.said.chaos", { n: chaos, of: most }), [100, 26], LINE, [],
      text(-86, 0, 12.5, "b", [say("cockpit.track"), <tspan font-size="16">{` ${chaos}`}</tspan>, <tspan class="q">{` / ${most}`}</tspan>]),
      Array.from({ length: most }, (_, nth) => marker(nth)),
    ),
    passes > 0 && thing(scene, "", told, [100, 63], LINE, ["passes"], fit(-86, 4, 12, 176, told, "")),
    zones.some(({ guessed }) => guessed.length) && text(14, 474, 11.5, "q", `° ${say("cockpit.guessed")}`),
  ];
}

function piles(scene: Scene): ComponentChildren {
  const { table: { deck, discard, removed }, say } = scene;
  const top = discard.at(-1);
  const pile = (x: number, n: number, what: string, ...drawing: JSX.Element[]): JSX.Element =>
    thing(
      scene, "", `${say(`cockpit.${what}`)}: ${n}${what === "discard" && top ? `, ${cardName(say, top)}` : ""}`, [x, 43], { w: 46, h: 60, rx: 8 }, [what],
      ...drawing, text(28, -1, 15, "b", n), fit(28, 14, 12, 56, say(`cockpit.${what}`), "q"),
    );
  const gone = `${say("cockpit.removed")}: ${removed}`;
  return [
    pile(546, deck, "deck", rect(-17, -25, 36, 50, 5, "o", "var(--back2)"), rect(-20, -22, 36, 50, 5, "o", "var(--back)"), <g data-flip="deck">{pic(["eye", "var(--straw)"], 22, -2, 3)}</g>),
    pile(634, discard.length, "discard", top ? mini(top, 1.7) : rect(-18, -24, 36, 48, 5, "free")),
    removed > 0 && thing(scene, "", gone, [520, 88], LINE, ["removed"], text(86, 4, 12, "e", gone)),
  ];
}

/** What has been played and does not count yet, the first at the left; who is still asked about the last. */
function stack(scene: Scene): ComponentChildren {
  const { stack: played, asked, players } = scene.table;
  const { say } = scene;
  const last = played.at(-1) as Played;
  if (!last) return null;
  const aim = aims(say, scene.table, last.move);
  const shape = { w: 204, h: 106, rx: 12 };
  const owner = (seat: number, size: number, ring?: string): JSX.Element | false => snake(players[seat]?.species, size, ring);
  return thing(
    scene, "", sayStack(say, scene.table), [610, 423], shape, ["stack", "asked"],
    outline(shape, "oi panel"),
    fit(-90, -35, 12.5, 180, cardName(say, last.card) + (aim && ` → ${aim}`)),
    played.map(({ seat, card }, nth) => at(nth * Math.min(46, 150 / played.length) - 70, 0, <g data-flip={nth ? `stack/${nth}` : "stack"} data-flip-from={`hand/${seat}/${card}`}>{mini(card, 1.7)}</g>, at(-14, 20, owner(seat, 19)))),
    asked.length > 0 && text(-90, 45, 12, "q", say("cockpit.asked")),
    asked.map((seat, nth) => at(86 - (asked.length - 1 - nth) * 26, 40, owner(seat, 20, nth ? "" : "legal"))),
  );
}

/** Cards of the discard pile, one of which may be taken. */
function picker(scene: Scene): ComponentChildren {
  const { table: { discard }, say, picking } = scene;
  const cards = [...new Set(discard)].filter((card) => picking.lights(`pile/${card}`)).sort();
  const rows = Math.ceil(cards.length / 9);
  return rows > 0 && at(
    360, 237 - rows * 27,
    rect(-200, -32, 400, rows * 54 + 40, 14, "oi thick panel"),
    text(-186, -10, 14, "b", say("cockpit.discard")),
    cards.map((card, nth) => thing(scene, `pile/${card}`, cardName(say, card), [(nth % 9) * 42 - 168, 27 + Math.floor(nth / 9) * 54], { w: 40, h: 52, rx: 6 }, [], mini(card, 1.6))),
  );
}

export const air = (scene: Scene): ComponentChildren => [track(scene), piles(scene), stack(scene), picker(scene), verdict("cockpit", 600, 446, 220, scene)];
