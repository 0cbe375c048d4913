// What lies in the sea: the round, the decks, the other Heroes, a combat's dice.
import type { JSX } from "preact";
import { Outline, Target } from "../../art/draw";
import { Icon } from "../../art/icons";
import type { Say } from "../board";
import { Mark, type Marks } from "../cobras/marks";
import { At, Text } from "../cobras/shorthand";
import type { Hero, Table } from "./cells";
import { trialIcon } from "./edition";
import { Back, Count, Die, HeroPawn, lines, Sentinel } from "./pieces";
import { letterOf } from "./spaces";

interface Props {
  table: Table;
  say: Say;
  marks: Marks;
}

/** The round, and how near the limit it is. */
export function Round({ table: { round, limit }, say, marks }: Props): JSX.Element {
  return (
    <g transform="translate(360 24)">
      <Outline shape={{ w: 150, h: 28, rx: 14 }} fill="var(--panel)" class="oi" />
      {limit > 0 && (
        <g stroke-width="5" stroke-linecap="round">
          <path d="M-59 7H59" stroke="var(--sunk)" />
          <path d={`M-59 7H${Math.min(1, round / limit) * 118 - 59}`} stroke="var(--accent)" />
        </g>
      )}
      <Text y={limit > 0 ? 0.4 : 4.4} size={12.5} class="m">
        <tspan class="b">{say("imperio.round", { n: round })}</tspan>
        {limit > 0 && ` ${say("imperio.of", { n: limit })}`}
      </Text>
      <Mark {...marks} of={["round", "limit", "result"]} shape={{ w: 158, h: 36, rx: 18 }} />
    </g>
  );
}

export function Decks({ table: { decks }, say, marks }: Props): JSX.Element {
  return (
    <>
      {(["help", "forces"] as const).map((deck, index) => (
        <g key={deck} transform={`translate(${index ? 662 : 58} 322)`} role="img" aria-label={`${say(`imperio.${deck}`)}: ${decks[deck]}`}>
          {[2, 1].map((under) => <rect x={-24 - under * 2.5} y={-33 - under * 2.5} width="48" height="66" rx="6" fill={`var(--${index ? "sentinel" : "suit-b-t"})`} class="o" />)}
          <Back deck={deck} />
          <Count n={decks[deck]} x={24} y={-33} />
          {lines(say(`imperio.${deck}`), 10).map((line, row) => <Text y={50 + row * 14} size={12} class="m hl mi">{line}</Text>)}
          <Mark {...marks} of={[`deck/${deck}`]} shape={{ w: 62, h: 80, rx: 10 }} />
        </g>
      ))}
    </>
  );
}

interface OthersProps extends Props {
  heroes: Hero[];
  label(hero: Hero): string;
  show(seat: number): void;
}

/** The Heroes whose panel is not shown: cards and trials in figures; pointed at, they take the panel. */
export function Others({ table, heroes, say, marks, label, show }: OthersProps): JSX.Element {
  return (
    <>
      {heroes.map((hero, index) => (
        <At key={hero.seat} x={64 + index * 106} y={404}>
          <Target label={label(hero)} hit={{ w: 102, h: 30, rx: 15 }} class="live" onClick={() => show(hero.seat)}>
            <Outline shape={{ w: 102, h: 30, rx: 15 }} fill="var(--panel)" class={hero.acts ? "turning" : "oi"} />
            <g transform="translate(-35 0) scale(.86)"><HeroPawn island={hero.island} letter={letterOf(say, table.edition, hero.island)} fog={hero.states.includes("fog")} /></g>
            <rect x="-15" y="-8.5" width="12" height="17" rx="2" fill="var(--suit-b-t)" class="o" stroke-width="1.25" />
            <Text x={1} y={4.8} size={13} class="b nx">{hero.hand.count}</Text>
            <path d="M17 0L21 4L28 -4.5" class="tick" />
            <Text x={32} y={4.8} size={13} class="b nx">{hero.done.length}</Text>
            <Mark {...marks} of={["hand", "trials", "done", "fog", "captured", "stuck", "city"].map((what) => `hero/${hero.seat}/${what}`)} shape={{ w: 108, h: 36, rx: 18 }} />
          </Target>
        </At>
      ))}
    </>
  );
}

/** Six dice: the Hero's, and those of whom it fights. */
export function Duel({ table, say, hero, foe }: { table: Table; say: Say; hero: Hero | undefined; foe: string | undefined }): JSX.Element | null {
  const { thrown, edition } = table;
  if (!thrown || thrown.dice.length < 2) return null;
  const sums = thrown.dice.map((dice) => dice.reduce((sum, face) => sum + face, 0)) as [number, number];
  const [icon, color] = trialIcon(edition.trials.find(({ place }) => place === hero?.space)?.kind);
  const high = thrown.dice[0]?.length ?? 0;
  return (
    <g transform="translate(131 220)" role="img" aria-label={say("imperio.duel", { hero: sums[0], foe: sums[1] })}>
      <rect x="-35" y="-8" width="70" height={62 + high * 29} rx="12" fill="var(--panel)" class="oi" />
      {thrown.dice.map((dice, side) => (
        <At x={side ? 16.5 : -16.5} y={11}>
          <g transform="scale(.86)">
            {side ? (thrown.kind === "trial" ? <Icon id={icon} size={26} color={color} /> : foe ? <Sentinel id={foe} /> : <Icon id="ship" size={28} color="var(--suit-g)" />) : hero && <HeroPawn island={hero.island} letter={letterOf(say, edition, hero.island)} />}
          </g>
          {dice.map((face, index) => (
            <At y={30 + index * 29}>
              <Die face={face} size={24} color={side ? "var(--card2)" : "var(--cream)"} />
            </At>
          ))}
          <Count n={sums[side] ?? 0} y={29 + high * 29} r={12} fill={sums[side] === Math.max(...sums) ? "var(--gold)" : "var(--cream)"} />
        </At>
      ))}
    </g>
  );
}
