// Round the plane: how much chaos there is, the piles, what has been played and waits, what can be taken.
import type { JSX } from "preact";
import { Icon } from "../../art/icons";
import type { Played } from "./cells";
import { aims, cardName, sayStack } from "./describe";
import { at, disc, fit, outline, rect, type Scene, text, Thing } from "./ink";
import { mini, snake } from "./pieces";

function Track(scene: Scene): JSX.Element {
  const { table: { chaos, most, passes }, say, data } = scene;
  const apart = Math.min(17.5, 175 / most);
  return (
    <>
      <Thing scene={scene} name={say("cockpit.said.chaos", { n: chaos, of: most })} x={100} y={32} shape={{ w: 180, h: 40, rx: 8 }}>
        {text(-86, -6, 12.5, "b", [say("cockpit.track"), <tspan font-size="16">{` ${chaos}`}</tspan>, <tspan class="q">{` / ${most}`}</tspan>])}
        {Array.from({ length: most }, (_, nth) => {
          const x = nth * apart - 78;
          return nth < chaos ? <Icon id="burst" x={x} y={10} size={20} color="var(--harm)" /> : disc(x, 10, 5.6, "free");
        })}
      </Thing>
      {passes > 0 && <Thing scene={scene} name={say("cockpit.passes", { n: passes })} x={100} y={63} shape={{ w: 180, h: 20, rx: 8 }} of={["passes"]}>{fit(-86, 4, 12, 176, say("cockpit.passes", { n: passes }), "")}</Thing>}
      {(data.reconstructed as string[] | undefined)?.length ? text(14, 474, 11.5, "q", `° ${say("cockpit.guessed")}`) : null}
    </>
  );
}

function Piles(scene: Scene): JSX.Element {
  const { table: { deck, discard, removed }, say } = scene;
  const top = discard.at(-1);
  const pile = (x: number, n: number, what: string, drawing: JSX.Element[]): JSX.Element => (
    <Thing scene={scene} name={`${say(`cockpit.${what}`)}: ${n}${what === "discard" && top ? `, ${cardName(say, top)}` : ""}`} x={x} y={43} shape={{ w: 46, h: 60, rx: 8 }} of={[what]}>
      {drawing}
      {text(25, -1, 15, "b", n)}
      {fit(25, 14, 12, 56, say(`cockpit.${what}`), "q")}
    </Thing>
  );
  return (
    <>
      {pile(546, deck, "deck", [rect(-17, -25, 36, 50, 5, "o", "var(--back2)"), rect(-20, -22, 36, 50, 5, "o", "var(--back)"), <g data-flip="deck"><Icon id="eye" x={-2} y={3} size={22} color="var(--straw)" /></g>])}
      {pile(634, discard.length, "discard", [top ? <g transform="rotate(-6)">{mini(top, 1.7)}</g> : rect(-18, -24, 36, 48, 5, "free")])}
      {removed > 0 && <Thing scene={scene} name={`${say("cockpit.removed")}: ${removed}`} x={640} y={86} shape={{ w: 146, h: 20, rx: 8 }} of={["removed"]}>{text(66, 4, 12, "e", `${say("cockpit.removed")} ${removed}`)}</Thing>}
    </>
  );
}

/** What has been played and does not count yet, the first at the left; who is still asked about the last. */
function Stack(scene: Scene): JSX.Element | null {
  const { stack, asked, players } = scene.table;
  const { say } = scene;
  if (!stack.length) return null;
  const apart = Math.min(46, 150 / stack.length);
  const last = stack.at(-1) as Played;
  const aim = aims(say, scene.table, last.move);
  const owner = (seat: number, size: number, ring?: string): JSX.Element | false => snake(players[seat]?.species, size, ring);
  return (
    <Thing scene={scene} name={sayStack(say, scene.table)} x={610} y={423} shape={{ w: 204, h: 106, rx: 12 }} of={["stack", "asked"]}>
      {outline({ w: 204, h: 106, rx: 12 }, "oi panel")}
      {fit(-90, -35, 12.5, 180, cardName(say, last.card) + (aim && ` → ${aim}`))}
      {stack.map(({ seat, card }, nth) => at(nth * apart - 70, 0, <g data-flip={nth ? `stack/${nth}` : "stack"} data-flip-from={`hand/${seat}/${card}`}>{mini(card, 1.7)}</g>, at(-14, 20, owner(seat, 19))))}
      {asked.length > 0 && text(-90, 45, 12, "q", say("cockpit.asked"))}
      {asked.map((seat, nth) => at(86 - (asked.length - 1 - nth) * 26, 40, owner(seat, 20, nth ? "" : "legal")))}
    </Thing>
  );
}

/** Cards of the discard pile, one of which may be taken. */
function Picker(scene: Scene): JSX.Element | null {
  const { table: { discard }, say, picking } = scene;
  const cards = [...new Set(discard)].filter((card) => picking.lights(`pile/${card}`)).sort();
  const rows = Math.ceil(cards.length / 9);
  if (!rows) return null;
  return at(
    360, 237 - rows * 27,
    rect(-200, -32, 400, rows * 54 + 40, 14, "oi thick panel"),
    text(-186, -10, 14, "b", say("cockpit.discard")),
    cards.map((card, nth) => (
      <Thing key={card} scene={scene} as={`pile/${card}`} name={cardName(say, card)} x={(nth % 9) * 42 - 168} y={27 + Math.floor(nth / 9) * 54} shape={{ w: 40, h: 52, rx: 6 }}>
        {mini(card, 1.6)}
      </Thing>
    )),
  );
}

export const Air = (scene: Scene): JSX.Element => (
  <>
    <Track {...scene} />
    <Piles {...scene} />
    <Stack {...scene} />
    <Picker {...scene} />
  </>
);
