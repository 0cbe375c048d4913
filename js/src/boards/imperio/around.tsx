// What lies in the sea: the round, the decks, the other Heroes, a combat's dice.
import type { JSX } from "preact";
import { Outline } from "../../art/draw";
import { Mark } from "../cobras/marks";
import { At, Text } from "../cobras/shorthand";
import { askOf, type Hero } from "./cells";
import { isBare } from "./choices";
import { sayHero } from "./describe";
import { trialAt, trialIcon } from "./edition";
import { Back, Count, Die, HeroPawn, lines, Pic, Shield } from "./pieces";
import { Pick, type Scene } from "./scene";

/** The round, and how near the limit it is. */
export function Round({ s }: { s: Scene }): JSX.Element {
  const { say, table: { round, limit } } = s;
  return (
    <At x={360} y={24}>
      <Outline shape={{ w: 150, h: 28, rx: 14 }} class="panel" />
      {limit > 0 && <path d="M-59 7H59" class="gauge" />}
      {limit > 0 && <path d={`M-59 7H${Math.min(1, round / limit) * 118 - 59}`} class="gauge full" />}
      <Text y={limit ? 0.4 : 4.4} size={12.5} class="m">
        <tspan class="b">{say("imperio.round", { n: round })}</tspan>
        {limit > 0 && ` ${say("imperio.of", { n: limit })}`}
      </Text>
      <Mark {...s} of={["round", "limit", "result"]} shape={{ w: 158, h: 36, rx: 18 }} />
    </At>
  );
}

export const Decks = ({ s }: { s: Scene }): JSX.Element => (
  <>
    {(["help", "forces"] as const).map((deck, index) => (
      <At key={deck} x={index ? 662 : 58} y={308}>
        <Pick s={s} label={`${s.say(`imperio.${deck}`)}: ${s.table.decks[deck]}`} shape={{ r: 1 }}>
          {[5, 2.5].map((up) => <rect x={-24 - up} y={-33 - up} width="48" height="66" rx="6" class={`o ${deck}`} />)}
          <Back deck={deck} />
          <Count x={24} y={-33}>{s.table.decks[deck]}</Count>
          {lines(s.say(`imperio.${deck}`), 10).map((line, row) => <Text y={50 + row * 14} size={12} class="m hl mi">{line}</Text>)}
        </Pick>
        <Mark {...s} of={[`deck/${deck}`]} shape={{ w: 62, h: 80, rx: 10 }} />
      </At>
    ))}
  </>
);

/** The Heroes whose panel is not shown: cards and trials in figures; pointed at, they take the panel. */
export const Others = ({ s, heroes, show }: { s: Scene; heroes: Hero[]; show(seat: number): void }): JSX.Element => (
  <>
    {heroes.map((hero, index) => (
      <At key={hero.seat} x={64 + index * 106} y={404}>
        <Pick s={s} label={sayHero(s.say, s.table, hero)} shape={{ w: 102, h: 30, rx: 15 }} act={() => show(hero.seat)}>
          <Outline shape={{ w: 102, h: 30, rx: 15 }} class={hero.acts ? "panel now" : "panel"} />
          <g transform="translate(-35 0) scale(.86)"><HeroPawn s={s} hero={hero} small /></g>
          <rect x="-15" y="-8.5" width="12" height="17" rx="2" class="o help thin" />
          <Text x={1} y={4.8} size={13} class="b nx">{hero.hand.count}</Text>
          <path d="M17 0L21 4L28 -4.5" class="tick" />
          <Text x={32} y={4.8} size={13} class="b nx">{hero.done.length}</Text>
        </Pick>
        <Mark {...s} of={["hand", "trials", "done", "fog", "captured", "stuck", "city"].map((what) => `hero/${hero.seat}/${what}`)} shape={{ w: 108, h: 36, rx: 18 }} />
      </At>
    ))}
  </>
);

/** What can be done without naming anything: roll, stay, end. */
export const Deeds = ({ s }: { s: Scene }): JSX.Element => (
  <>
    {s.options.filter(({ words }) => isBare(words)).map((option, index, all) => (
      <At key={option.index} x={603 + (index - (all.length - 1) / 2) * 106} y={404}>
        <Pick s={s} of={[option]} label={option.label} shape={{ w: 100, h: 28, rx: 14 }}>
          <Outline shape={{ w: 100, h: 28, rx: 14 }} class="disc gold" />
          <Text y={5} size={14} class="b m p">{s.say("imperio.act", { what: option.label })}</Text>
        </Pick>
      </At>
    ))}
  </>
);

/** Both sides' dice: the Hero's, and those of the Sentinel, the ship's crew or the trial. */
export function Duel({ s }: { s: Scene }): JSX.Element | null {
  const { say, edition, before, table: { thrown, heroes, sentinels } } = s;
  if (!thrown?.dice[1]) return null;
  const { seat = 0, sentinel = -1 } = askOf(before("ask"));
  const hero = heroes[seat];
  const foe = sentinels[sentinel];
  const trial = trialAt(edition, hero?.space ?? "") ?? "";
  const sums = thrown.dice.map((dice) => dice.reduce((sum, face) => sum + face, 0));
  return (
    <At x={131} y={228}>
      <g role="img" aria-label={say("imperio.duel", { hero: sums[0], foe: sums[1] })}>
        <rect x="-35" width="70" height="148" rx="12" class="panel" />
        {thrown.dice.map((dice, side) => (
          <At x={side ? 16.5 : -16.5} y={19}>
            {!side ? hero && <HeroPawn s={s} hero={hero} small /> : foe ? <Shield of={foe} /> : <Pic of={thrown.kind === "trial" ? trialIcon(edition.trials[trial]?.kind) : ["ship", "var(--suit-g)"]} size={26} />}
            {dice.map((face, row) => <At y={30 + row * 28}><Die face={face} size={23} dark={side > 0} /></At>)}
            <Count y={29 + dice.length * 28} r={12} gold={sums[side] === Math.max(...sums)}>{sums[side]}</Count>
          </At>
        ))}
      </g>
    </At>
  );
}
