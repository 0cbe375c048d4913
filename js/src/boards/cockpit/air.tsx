// Round the plane: how much chaos there is, the piles, what has been played and waits, what can be taken.
import type { JSX } from "preact";
import { Fit, Outline, Target } from "../../art/draw";
import { Icon } from "../../art/icons";
import type { Say } from "../board";
import { Mark, type Marks } from "../cobras/marks";
import { At, Text } from "../cobras/shorthand";
import { suitOf, type Table } from "./cells";
import { aims, cardName, sayStack } from "./describe";
import type { Hands } from "./hands";
import { MiniCard, Snake } from "./pieces";

interface AirProps {
  table: Table;
  marks: Marks;
  say: Say;
  hands: Hands;
}

function Track({ table: { chaos, chaosAreas, passes, plan }, marks, say, guessed }: AirProps & { guessed: boolean }): JSX.Element {
  const apart = Math.min(17.5, 175 / Math.max(1, chaosAreas));
  return (
    <g role="img" aria-label={say("cockpit.said.chaos", { n: chaos, of: chaosAreas })}>
      <Text x={14} y={26} size={12.5} class="b nx">
        {say("cockpit.track")}
        <tspan font-size="16">{` ${chaos}`}</tspan>
        <tspan class="q">{` / ${chaosAreas}`}</tspan>
      </Text>
      {plan.drawn && Array.from({ length: chaosAreas }, (_, nth) => {
        const x = 22 + nth * apart;
        return nth < chaos ? <Icon id="burst" x={x} y={42} size={20} color="var(--harm)" /> : <circle cx={x} cy="42" r="5.6" class="free" />;
      })}
      {passes > 0 && (
        <g>
          <Text x={14} y={66} size={12} class="nx">
            {say("cockpit.passes", { n: passes })}
          </Text>
          <Mark {...marks} of={["passes"]} shape={{ w: 160, h: 20, rx: 8 }} x={90} y={62} />
        </g>
      )}
      {guessed && (
        <Text x={14} y={474} size={11.5} class="q nx">
          {`° ${say("cockpit.guessed")}`}
        </Text>
      )}
    </g>
  );
}

function Piles({ table: { deck, discard, removed }, marks, say }: AirProps): JSX.Element {
  const top = discard.at(-1);
  const said = [`${say("cockpit.deck")} ${deck}`, `${say("cockpit.discard")} ${discard.length}`, top && cardName(say, top), `${say("cockpit.removed")} ${removed}`];
  return (
    <g role="img" aria-label={said.filter(Boolean).join(", ")}>
      <At x={548} y={42}>
        <rect x="-17" y="-25" width="36" height="50" rx="5" fill="var(--back2)" class="o" />
        <rect x="-20" y="-22" width="36" height="50" rx="5" fill="var(--back)" class="o" data-flip="deck" />
        <Icon id="eye" x={-2} y={3} size={22} color="var(--straw)" />
        <Text x={26} y={0} size={15} class="b nx">{deck}</Text>
        <Fit x={26} y={15} size={12} max={34} text={say("cockpit.deck")} class="q nx" />
        <Mark {...marks} of={["deck"]} shape={{ w: 46, h: 60, rx: 8 }} />
      </At>
      <At x={634} y={44}>
        {top ? (
          <g transform="rotate(-6) scale(1.7)">
            <MiniCard card={top} />
          </g>
        ) : (
          <rect x="-18" y="-24" width="36" height="48" rx="5" class="free" />
        )}
        <Text x={24} y={-2} size={15} class="b nx">{discard.length}</Text>
        <Fit x={24} y={13} size={12} max={56} text={say("cockpit.discard")} class="q nx" />
        <Mark {...marks} of={["discard"]} shape={{ w: 46, h: 60, rx: 8 }} />
      </At>
      {removed > 0 && (
        <g>
          <Text x={706} y={90} size={12} class="e nx">
            {`${say("cockpit.removed")} ${removed}`}
          </Text>
          <Mark {...marks} of={["removed"]} shape={{ w: 150, h: 20, rx: 8 }} x={640} y={86} />
        </g>
      )}
    </g>
  );
}

/** What has been played and not yet counts, the first at the left; who is still asked about the last. */
function Stack({ table, marks, say }: AirProps): JSX.Element | null {
  const { stack, asked, players } = table;
  if (!stack.length) return null;
  const apart = Math.min(46, 150 / Math.max(1, stack.length - 1));
  const aim = aims(say, table, stack.at(-1)?.move ?? "");
  return (
    <g transform="translate(508 370)">
      <g role="img" aria-label={sayStack(say, table)}>
        <rect width="204" height="106" rx="12" fill="var(--panel)" class="oi" />
        <Fit x={12} y={18} size={12.5} max={180} text={say("cockpit.stack") + (aim && ` → ${aim}`)} />
        {stack.map(({ seat, card }, nth) => (
          <At key={nth} x={32 + nth * apart} y={52}>
            <g data-flip={nth ? `stack/${nth}` : "stack"} data-flip-from={`hand/${seat}`}>
              <g transform="scale(1.7)">
                <MiniCard card={card} />
              </g>
              <At x={-14} y={20}>
                <Snake species={players[seat]?.species ?? ""} size={19} />
              </At>
            </g>
          </At>
        ))}
        {asked.length > 0 && (
          <>
            <Text x={12} y={98} size={12} class="q nx">
              {say("cockpit.asked")}
            </Text>
            {asked.map((seat, nth) => (
              <At key={seat} x={188 - (asked.length - 1 - nth) * 26} y={92}>
                <Snake species={players[seat]?.species ?? ""} size={20} ring={nth ? "" : "legal"} />
              </At>
            ))}
          </>
        )}
      </g>
      <Mark {...marks} of={["stack", "asked"]} shape={{ w: 204, h: 106, rx: 12 }} x={102} y={53} />
    </g>
  );
}

/** Cards of the discard pile, one of which may be taken. */
function Picker({ table: { discard }, say, hands }: AirProps): JSX.Element | null {
  const cards = [...new Set(discard)].filter((card) => suitOf(card) && hands.lights(`pile/${card}`)).sort();
  if (!cards.length) return null;
  const [COLUMNS, STEP, DOWN] = [9, 42, 54];
  const rows = Math.ceil(cards.length / COLUMNS);
  const [w, h] = [COLUMNS * STEP + 28, rows * DOWN + 44];
  return (
    <g transform={`translate(${360 - w / 2} ${237 - h / 2})`} role="group" aria-label={say("cockpit.discard")}>
      <rect width={w} height={h} rx="14" fill="var(--panel)" class="oi thick" />
      <Text x={16} y={24} size={14} class="b nx">
        {say("cockpit.discard")}
      </Text>
      {cards.map((card, nth) => {
        const key = `pile/${card}`;
        return (
          <At key={card} x={35 + (nth % COLUMNS) * STEP} y={64 + Math.floor(nth / COLUMNS) * DOWN}>
            <Target label={hands.label(key, cardName(say, card))} hit={{ w: 40, h: 52, rx: 6 }} {...hands.target(key)}>
              <g transform="scale(1.6)">
                <MiniCard card={card} />
              </g>
            </Target>
          </At>
        );
      })}
      <Outline shape={{ r: 0 }} />
    </g>
  );
}

export const Air = (props: AirProps): JSX.Element => {
  const { rooms } = props.table;
  return (
    <>
      <Track {...props} guessed={rooms.some(({ guessed, meters }) => guessed || meters.some((meter) => meter.guessed))} />
      <Piles {...props} />
      <Stack {...props} />
    </>
  );
};

export { Picker };
