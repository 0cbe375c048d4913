import type { JSX } from "preact";
import { Icon } from "../art/icons";
import type { View } from "../view";
import { markInWords } from "../words";
import { Keep } from "../keep";
import { More } from "./more";
import { Sign } from "./sign";
import { branches, crowded, HEIGHT, indexAt, MIDDLE, ticks, WIDTH, xOf, type Branch } from "./track";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageUp: 10, PageDown: -10, Home: -Infinity, End: Infinity };

function Side({ branch, last, go }: { branch: Branch; last: number; go(ply: number): void }): JSX.Element {
  const { at, plies, y } = branch;
  const x = (i: number): number => xOf(at + i, last);
  const bend = Math.max(9, x(0.8) - x(0));
  const d = `M${x(0)} ${MIDDLE}C${x(0) + bend} ${MIDDLE} ${x(0) + bend / 2} ${y} ${x(0) + bend * 1.6} ${y}H${Math.max(x(0) + bend * 1.7, x(plies.length))}`;
  const step = crowded(last) ? 4 : 1;
  return (
    <g class="side" onPointerDown={(event) => event.stopPropagation()} onClick={() => go(plies.at(-1) as number)}>
      <path d={d} fill="none" stroke="var(--ink)" stroke-width="7" stroke-linecap="round" />
      <path d={d} fill="none" stroke="var(--suit-b)" stroke-width="3.6" stroke-linecap="round" />
      {plies.map((ply, i) => i % step === 0 && x(i + 1) >= x(0) + bend * 1.6 && (
        <circle key={ply} cx={x(i + 1)} cy={y} r="1.6" fill="var(--cream)" onClick={(event) => { event.stopPropagation(); go(ply); }} />
      ))}
    </g>
  );
}

/** A stroke for each ply or, on a crowded line, for rounds alone; a flag for each bookmark. */
function Ticks({ view: { store: { line }, reel }, at }: { view: View; at: number }): JSX.Element {
  const last = line.length - 1;
  const x = (i: number): number => xOf(i, last);
  const long = new Set(ticks(line, reel));
  const marked = new Set(Object.values(reel.marks));
  return (
    <>
      {line.map((ply, i) => {
        const big = long.has(i);
        if (crowded(last) ? !big : i === at) return null;
        const half = big ? 8.5 : 2.4;
        return <path key={ply} d={`M${x(i)} ${MIDDLE - half}V${MIDDLE + half}`} stroke={`var(${big ? "--ink" : i < at ? "--cream" : "--edge"})`} stroke-width={big ? 1.75 : 1.25} stroke-linecap="round" />;
      })}
      {line.map((ply, i) => marked.has(ply) && <path key={`m${ply}`} d={`M${x(i) - 3} 6H${x(i) + 3}V15L${x(i)} 12.4L${x(i) - 3} 15Z`} fill="var(--accent)" stroke="var(--ink)" stroke-width="1.25" stroke-linejoin="round" />)}
    </>
  );
}

function Track({ view }: { view: View }): JSX.Element {
  const { store, reel, say } = view;
  const { line } = store;
  const last = line.length - 1;
  const at = reel.depth(view.ply);
  const x = (i: number): number => xOf(i, last);
  const scrub = (event: PointerEvent): void => {
    // The drawing keeps its ratio, so it may be narrower than its element.
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const width = Math.min(box.width, box.height * (WIDTH / HEIGHT));
    const share = (event.clientX - box.left - (box.width - width) / 2) / width;
    store.scrub(line[indexAt(share, last)] ?? 0);
  };
  const key = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    store.by(step);
  };
  const bar = (to: number, color: string, width: number): JSX.Element => <path d={`M${x(0)} ${MIDDLE}H${x(to)}`} stroke={`var(${color})`} stroke-width={width} stroke-linecap="round" />;
  return (
    <svg
      class="track" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="slider" tabindex={0} aria-label={say("timeline")}
      aria-valuemin={0} aria-valuemax={last} aria-valuenow={at} aria-valuetext={`${say("plyOf", { n: at, of: last })} ${markInWords(reel.mark(view.ply), say)}`}
      onKeyDown={key}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        scrub(event);
      }}
      onPointerMove={(event) => event.buttons && scrub(event)}
    >
      {branches(line, reel).map((branch) => (
        <Side key={branch.plies[0]} branch={branch} last={last} go={(ply) => store.go(ply)} />
      ))}
      {bar(last, "--ink", 10.5)}
      {bar(last, "--sunk", 7.5)}
      {bar(at, "--suit-g", 7.5)}
      <Keep on={[line, reel.seq, crowded(last) || at]} draw={() => <Ticks view={view} at={at} />} />
      <Icon id="cobra" x={x(at)} y={MIDDLE - 3} size={30} color="var(--suit-g)" />
    </svg>
  );
}

interface TimelineProps {
  view: View;
  more: boolean;
  toggle(): void;
  help(): void;
}

/** Where in the game the screen stands; drawn and moved without asking anybody. */
export function Timeline({ view, more, toggle, help }: TimelineProps): JSX.Element {
  const { store, reel, say } = view;
  const at = reel.depth(view.ply);
  const last = store.line.length - 1;
  return (
    <div class="tl" role="group" aria-label={say("timeline")}>
      <Sign sign="first" say={say} kind="wide" off={at === 0} press={() => store.by(-Infinity)} />
      <Sign sign="back" say={say} off={at === 0} press={() => store.by(-1)} />
      <Sign sign={store.player.on ? "pause" : "play"} say={say} kind="pri" press={() => store.player.play(!store.player.on)} />
      <Sign sign="forward" say={say} off={at === last} press={() => store.by(1)} />
      <Sign sign="last" say={say} kind="wide" off={at === last} press={() => store.by(Infinity)} />
      <Track view={view} />
      <div class="ply">
        {say("ply")} <b>{at}</b> / {last}
        <br />
        {reel.fork(view.ply) || (reel.children(0).length + Object.keys(reel.forks).length > 1 ? say("mainLine") : "")}
      </div>
      <Sign sign="more" say={say} open={more} press={toggle} />
      {more && <More view={view} help={help} close={toggle} />}
    </div>
  );
}
