import type { JSX } from "preact";
import type { Say } from "../boards/board";

const SIGNS = {
  first: "M17 4L9 12L17 20M6 4V20",
  back: "M15 4L7 12L15 20",
  play: "M7 4L19 12L7 20Z",
  pause: "M8 5V19M16 5V19",
  forward: "M9 4L17 12L9 20",
  last: "M7 4L15 12L7 20M18 4V20",
  more: "M5 12H5.1M12 12H12.1M19 12H19.1",
};

/** A line drawing in the colour of the text. */
export const Stroke = ({ d, fill = false }: { d: string; fill?: boolean }): JSX.Element => (
  <svg viewBox="0 0 24 24" aria-hidden="true" fill={fill ? "currentColor" : "none"} stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
    <path d={d} />
  </svg>
);

interface SignProps {
  sign: keyof typeof SIGNS;
  say: Say;
  press(): void;
  kind?: string;
  off?: boolean;
  open?: boolean | undefined;
}

/** A button with a drawing; its word has the same name. */
export function Sign({ sign, say, press, kind = "", off = false, open }: SignProps): JSX.Element {
  const label = say(sign);
  return (
    <button type="button" class={`btn ${kind}`} aria-label={label} title={label} aria-disabled={off || undefined} aria-expanded={open} onClick={() => !off && press()}>
      <Stroke d={SIGNS[sign]} fill={sign === "play"} />
    </button>
  );
}
