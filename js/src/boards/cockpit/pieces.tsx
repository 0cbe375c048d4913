// The pieces of Cobras in the Cockpit: snakes and cards. Each is drawn round its middle and looks alike in both themes.
import type { JSX } from "preact";
import { Icon } from "../../art/icons";
import { suitOf } from "./cells";
import { CARD } from "./geometry";
import { at, disc, fit, lines, outline, path, pic, text } from "../../art/ink";

/** One size, four silhouettes: a hood, a banded ring, a square coil, a diamond with a rattle. And where the letter is. */
const LOOKS: Record<string, [outline: string, detail: string, y: number]> = {
  c: ["M0 -13C4 -13 6 -11 6.6 -8.2C11 -6.6 14 -2.6 12.8 2C11.8 6 7 7.4 4.6 13H-4.6C-7 7.4 -11.8 6 -12.8 2C-14 -2.6 -11 -6.6 -6.6 -8.2C-6 -11 -4 -13 0 -13Z", "M-4.6 -8.6L-.8 -7.4M4.6 -8.6L.8 -7.4", 6],
  k: ["M0 -12.2A12.2 12.2 0 1 1 0 12.2A12.2 12.2 0 1 1 0 -12.2Z", "M-9.4 -7.6A12.2 12.2 0 0 1 9.4 -7.6L6.6 -5.4A8.4 8.4 0 0 0 -6.6 -5.4ZM-9.4 7.6A12.2 12.2 0 0 0 9.4 7.6L6.6 5.4A8.4 8.4 0 0 1 -6.6 5.4Z", 4.2],
  p: ["M-5 -11.6H5Q11.6 -11.6 11.6 -5V5Q11.6 11.6 5 11.6H-5Q-11.6 11.6 -11.6 5V-5Q-11.6 -11.6 -5 -11.6Z", "M-7.6 8V-4.4Q-7.6 -7.8 -4.2 -7.8H4.2Q7.8 -7.8 7.8 -4.2V4.4Q7.8 7.8 4.4 7.8H-3.4", 4.4],
  r: ["M0 -13.6L12.6 0L0 13.6L-12.6 0Z", "M-5.6 -7.4L0 -2.8L5.6 -7.4M-5.6 7.4L0 11.4L5.6 7.4", 7],
};

/** A snake, or several alike. `ring`: it may be pointed at (`legal`), or is held. */
export function snake(species = "", size = 26, ring = "", n = 1, spent = false): JSX.Element | false {
  const initial = species[0] ?? "";
  const look = LOOKS[initial];
  return !!look && (
    <g transform={`scale(${size / 26})`}>
      {ring && [path(look[0], `ringed ${ring}`), path(look[0], `ringed gilt ${ring}`)]}
      {path(look[0], "halo")}
      <g opacity={spent ? 0.55 : 1}>
        {path(look[0], "o", `var(--sp-${initial})`)}
        {path(look[1], initial === "k" ? "p" : "o fine")}
        {initial === "k" && disc(0, 0, 7.6, "o fine", "var(--cream)")}
        {text(0, look[2], 11, "b m p", initial.toUpperCase())}
      </g>
      {spent && path("M-11 11L11 -11", "o")}
      {n > 1 && at(12, -11, disc(0, 0, 7.6, "p"), text(0, 4, 11, "b m c", n))}
    </g>
  );
}

/** A meter, a suit: its picture in its colour. */
export const sign = (of: string, x: number, y: number, size: number, opacity = 1): JSX.Element => (
  <Icon id={of === "squeeze" ? "coil" : of} x={x} y={y} size={size} color={`var(--${of})`} opacity={opacity} />
);

/** A card as it lies in an area or on a pile. */
export function mini(card: string, scale = 1): JSX.Element {
  const suit = suitOf(card);
  return (
    <g transform={`scale(${scale})`}>
      {outline({ w: 22, h: 28, rx: 3.5 }, "o fine", `var(--${suit ? "card" : "special"})`)}
      {suit ? [text(0, -1.6, 12.5, "b m", card.slice(1), `var(--${suit}-t)`), sign(suit, 0, 6.6, 11.5)] : pic(["storm", "var(--gold)"], 15)}
    </g>
  );
}

/** A special card; its picture by its effect. */
function special(name: string, picture = "storm", veil: JSX.Element | false): (JSX.Element | false)[] {
  const words = lines(name, 11);
  const high = words.length > 2;
  return [
    outline(CARD, "o", "var(--special)"),
    outline({ w: 54, h: 78, rx: 4.5 }, "frame"),
    pic([picture, "var(--gold)"], high ? 26 : 32, 0, high ? -19 : -13),
    veil,
    ...words.map((word, nth) => fit(0, 33 - (words.length - 1 - nth) * 12, 11, 50, word, veil ? "b m p" : "b m c")),
  ];
}

/** A card as it is held; without a name its back. */
export function face(card: string, name: string, picture: string | undefined, hatch: string | false): JSX.Element {
  const suit = suitOf(card);
  const dark = `var(--${suit}-t)`;
  const veil = !!hatch && outline(CARD, "", `url(#${hatch})`);
  if (!card) return <>{outline(CARD, "o", "var(--back)")}{pic(["eye", "var(--straw)"], 34)}</>;
  return (
    <>
      {suit ? [outline(CARD, "o", "var(--card)"), path("M-31 20V36Q-31 43 -24 43H24Q31 43 31 36V20Z", "o", dark), sign(suit, 0, 1, 36), veil] : special(name, picture, veil)}
      {suit && [
        text(-24, -20, 21, "b", card.slice(1), dark),
        text(24, -22, 13, "b e", card[0], dark),
        fit(0, 35.6, 12.5, 56, name.replace(/ .*/, ""), veil ? "b m p" : "b m w"),
      ]}
    </>
  );
}

/** A move in the log: the suit of a number card, lightning for a special, else a snake. */
export function emblem(notation: string): JSX.Element {
  const suit = suitOf(notation);
  const other = notation === "?" ? "eye" : /^[a-z]+-[^>]*$/.test(notation) ? "storm" : "cobra";
  return <Icon id={suit === "squeeze" ? "coil" : suit || other} size="1.3em" color={`var(--${suit || "gold"})`} />;
}
