// The pictures, 120 x 120, in steps from point to point. A game brings its own further ones (`more`), so that only what is drawn is sent.
// A path of kind f is filled in the icon's colour and outlined, l is an
// outline alone, i ink, w cream with an outline, h a highlight, t the tongue, T a thick stroke in colour on ink.
import { Component, type JSX, type VNode } from "preact";
import { stamp } from "./stamp";

const PATHS: Record<string, string[]> = {
  cobra: [
    "fM60 8c18 0 26 10 29 21 13 7 23 22 19 39s-22 24-28 45h-39c-7-21-24-28-28-45s5-32 19-39c3-11 10-21 28-21z",
    "hM30 41c-8 7-10 17-8 26 3 9 11 14 17 22-4-16-9-31-9-48zm61 0c8 7 10 17 7 26s-11 14-17 22c5-16 9-31 10-48z",
    "wM36 33l21 6a10 10 0 0 1-21-6zm49 0l-21 6a10 10 0 0 0 21-6z",
    "iM45 38l9 2a4 4 0 0 1-9-2zm30 0l-8 2a5 5 0 0 0 8-2z",
    "lM43 58c10 9 25 9 36-3m-32 27h26m-27 14h29",
    "tM63 65v10l-5 7m5-7l6 7",
  ],
  crown: [
    "fM18 98l-8-60 28 22 22-40 22 40 28-22-8 60z",
    "lM20 81h80",
  ],
  eye: [
    "wM8 60c14-23 32-34 52-34s38 11 52 34c-14 23-32 34-52 34s-38-11-52-34z",
    "fM60 35a25 25 0 1 1 0 50 25 25 0 1 1 0-50z",
    "iM60 42c5 10 5 26 0 36-5-10-5-26 0-36z",
  ],
};

/** Make a game's own pictures known: `book.data.pictures`. */
export const more = (paths?: object): void => void Object.assign(PATHS, paths);

// How each kind looks stands in icons.css: a class is worked out once for all paths that bear it, an attribute with a
// colour of the theme for each of them. A thick stroke is two, one upon the other.
const draw = (path: string): VNode[] => (path[0] === "T" ? ["under", "over"] : [path[0]]).map((kind) => <path d={path.slice(1)} class={`pic-${kind}`} />);

interface IconProps {
  id: string;
  /** Centre, inside another SVG. */
  x?: number;
  y?: number;
  /** Units inside another SVG; a CSS length (`1.25em`) in HTML. */
  size: number | string;
  color?: string;
  opacity?: number;
}

/** One picture, wherever it stands: inside an SVG by its centre, in HTML by its size alone. */
export class Icon extends Component<IconProps> {
  override componentDidMount(): void {
    const { id } = this.props;
    stamp(this.base as Element, id, () => PATHS[id]?.flatMap(draw));
  }
  override componentDidUpdate({ id }: IconProps): void {
    if (id !== this.props.id) this.componentDidMount();
  }
  override render({ x = 0, y = 0, size, color, opacity }: IconProps): JSX.Element {
    const place = typeof size === "number" ? { x: x - size / 2, y: y - size / 2 } : {};
    const style = color ? { color } : {};
    return <svg viewBox="0 0 120 120" width={size} height={size} {...place} style={style} class="pic" opacity={opacity} overflow="visible" aria-hidden="true" />;
  }
}
