// What is in the areas: names, meters, number cards, snakes. Areas and snakes are what a card is aimed at.
import type { JSX } from "preact";
import { Fit, type Shape, Target } from "../../art/draw";
import { Icon } from "../../art/icons";
import type { Say } from "../board";
import { Mark, type Marks } from "../cobras/marks";
import { At, Text } from "../cobras/shorthand";
import type { Meter, Room, Table } from "./cells";
import { sayRoom, sayToken } from "./describe";
import { filled, noseShape, roomSpots } from "./geometry";
import type { Hands } from "./hands";
import { MiniCard, Sign, Snake } from "./pieces";
import { Floor, inside } from "./plane";
import type { Zone } from "./plan";

interface RoomsProps {
  table: Table;
  marks: Marks;
  say: Say;
  hands: Hands;
}

/** Icon, bar, now and needed; what the held card would add is hatched on. */
function Bar({ kind, now, need, then, guessed, x, y, w }: Meter & { x: number; y: number; w: number }): JSX.Element {
  const more = then > now;
  const length = w - (more ? 76 : now > 9 ? 61 : 56);
  const [from, line] = [x + 25, length - 10];
  return (
    <>
      <Sign of={kind} x={x + 8} y={y} size={17} />
      <rect x={x + 20} y={y - 5} width={length} height="10" rx="5" fill="var(--sunk)" class="oi fine" />
      {more && <path d={`M${from} ${y}H${from + filled(line, then, need)}`} class="coming" />}
      {now > 0 && <path d={`M${from} ${y}H${from + filled(line, now, need)}`} stroke={`var(--${kind})`} stroke-width="6.6" stroke-linecap="round" />}
      <text x={x + w} y={y + 4.3} font-size="12" class="e nx">
        <tspan class="b">{now}</tspan>
        {more && <tspan class="b">{`→${then}`}</tspan>}
        <tspan class="q">{`/${need}${guessed ? "°" : ""}`}</tspan>
      </text>
    </>
  );
}

const Points = ({ zone: { box, nose, points }, guessed }: { zone: Zone; guessed: boolean }): JSX.Element => (
  <At x={box.x + box.w - (nose ? 13 : 11)} y={box.y + (nose === "up" ? 15 : nose ? 16 : 11)}>
    <circle r="10" fill="var(--gold)" class={guessed ? "o fine guessed" : "o fine"} />
    <Text y={4.3} size={12.5} class="b m p nx">
      {points}
    </Text>
  </At>
);

function Burst({ zone: { box, nose }, say }: { zone: Zone; say: Say }): JSX.Element {
  const low = box.h < 100;
  const x = box.x + (nose ? 20 : 0);
  return (
    <g aria-hidden="true" data-flip={`chaos/${box.x}/${box.y}`}>
      <Icon id="burst" x={x + 38} y={box.y + (low ? 53 : 66)} size={low ? 46 : 58} color="var(--harm)" />
      <Text x={x + 70} y={box.y + (low ? 46 : 58)} size={15} class="d nx">
        {say("cockpit.chaos-now")}
      </Text>
    </g>
  );
}

/** The snakes of one seat in an area. */
function Snakes({ room, nth, spot, table, say, hands }: Omit<RoomsProps, "marks"> & { room: Room; nth: number; spot: { x: number; y: number; size: number } }): JSX.Element {
  const token = room.tokens[nth] as Room["tokens"][number];
  const { seat, species, n, spent } = token;
  const key = `snake/${room.zone.id}/${seat}`;
  // Those that have played move first, so all of a seat are one target: the last drawn.
  const behind = room.tokens[nth + 1]?.seat === seat ? undefined : hands.behind(key);
  const ring = hands.holds(key) ? "held" : hands.lights(key) && (hands.card || table.phase !== "turn") ? "legal" : "";
  const label = sayToken(say, table, token);
  const drawing = <Snake species={species} n={n} spent={spent} size={spot.size} ring={ring} />;
  return (
    <At x={spot.x} y={spot.y}>
      <g data-flip={`${key}/${spent}`} data-flip-from={hands.came(room.zone.id, seat)}>
        {behind ? (
          <Target label={hands.label(key, `${label}, ${say(`area.${room.zone.id}`)}`)} hit={{ r: 17 }} ring={{ r: 18 }} {...hands.target(key)}>
            {drawing}
          </Target>
        ) : (
          <g role="img" aria-label={label} class="still">
            {drawing}
          </g>
        )}
      </g>
    </At>
  );
}

function Within(props: RoomsProps & { room: Room }): JSX.Element {
  const { room, say, marks, hands } = props;
  const { zone, chaos, cards, tokens, meters } = room;
  const { box, points } = zone;
  const spots = roomSpots(zone, cards.length, tokens.length, chaos);
  const { title } = spots;
  const key = `at/${zone.id}`;
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  // A room in the nose is no rectangle, and its shape is already in place.
  const shape: Shape = zone.nose ? { d: noseShape(zone) } : inside(zone);
  const at = zone.nose ? undefined : `translate(${middle.x} ${middle.y})`;
  const behind = hands.behind(key);
  const label = sayRoom(say, props.table, room);
  const cells = ["cards", "chaos", "spent", ...props.table.players.map(({ seat }) => `snakes/${seat}`)].map((cell) => `area/${zone.id}/${cell}`);
  return (
    <g>
      <g aria-hidden="true" class="still">
        {spots.upright ? (
          <g transform={`translate(${title.x} ${title.y}) rotate(-90)`}>
            <Fit x={0} y={0} size={13} max={title.max} text={say(`area.${zone.id}`)} class="b m" />
          </g>
        ) : (
          <Fit {...title} size={13} text={say(`area.${zone.id}`)} />
        )}
        {!chaos && meters.map((meter, nth) => <Bar key={meter.kind} {...meter} {...(spots.meters[nth] as { x: number; y: number; w: number })} />)}
        {chaos && <Burst zone={zone} say={say} />}
        {points > 0 && <Points zone={zone} guessed={room.guessed} />}
        {cards.map((card, nth) => {
          const [x, y] = spots.cards[nth] ?? [0, 0];
          return (
            <At key={`${card}${nth}`} x={x} y={y}>
              <g data-flip={`${zone.id}/${card}/${nth}`} data-flip-from={hands.flew(card)}>
                <MiniCard card={card} />
              </g>
            </At>
          );
        })}
      </g>
      <g transform={at}>
        {behind ? <Target label={hands.label(key, label)} hit={shape} {...hands.target(key)} /> : <g role="img" aria-label={label} />}
        <Mark {...marks} of={cells} shape={shape} />
      </g>
      {tokens.map((token, nth) => (
        <Snakes key={`${token.seat}${token.spent}`} {...props} room={room} nth={nth} spot={spots.tokens[nth] as { x: number; y: number; size: number }} />
      ))}
    </g>
  );
}

export const Floors = ({ table: { rooms }, hands }: Pick<RoomsProps, "table" | "hands">): JSX.Element => (
  <g aria-hidden="true">
    {rooms.map(({ zone, chaos }) => (
      <Floor key={zone.id} zone={zone} chaos={chaos} lit={false} />
    ))}
    {rooms.map(({ zone, chaos }) => hands.lights(`at/${zone.id}`) && <Floor key={`${zone.id}+`} zone={zone} chaos={chaos} lit />)}
  </g>
);

export const Rooms = (props: RoomsProps): JSX.Element => (
  <>
    {props.table.rooms.map((room) => (
      <Within key={room.zone.id} {...props} room={room} />
    ))}
  </>
);
