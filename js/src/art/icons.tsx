// The pictures, 24 x 24. A game's board brings its own further ones (`more`), so that only what is drawn is sent.
// A path of kind f is filled in the icon's colour and outlined, l is an
// outline alone, i ink, w cream with an outline, h a highlight, t the tongue, T a thick stroke in colour on ink.
import { Component, type JSX, type VNode } from "preact";
import type { boardIcons } from "./icons.boards";
import { stamp } from "./stamp";

const PATHS = {
  cobra: [
    "fM12 1.5C15.6 1.5 17.1 3.6 17.7 5.8C20.4 7.2 22.3 10.2 21.5 13.6C20.7 17 17.2 18.3 15.9 22.5H8.1C6.8 18.3 3.3 17 2.5 13.6C1.7 10.2 3.6 7.2 6.3 5.8C6.9 3.6 8.4 1.5 12 1.5Z",
    "hM5.9 8.2C4.3 9.6 3.9 11.6 4.4 13.3C5 15.2 6.6 16.2 7.8 17.8C6.9 14.6 6 11.6 5.9 8.2ZM18.1 8.2C19.7 9.6 20.1 11.6 19.6 13.3C19 15.2 17.4 16.2 16.2 17.8C17.1 14.6 18 11.6 18.1 8.2Z",
    "wM7.1 6.5L11.3 7.8A2.1 2.1 0 0 1 7.1 6.5ZM16.9 6.5L12.7 7.8A2.1 2.1 0 0 0 16.9 6.5Z",
    "iM9 7.5L10.7 8A1 1 0 0 1 9 7.5ZM15 7.5L13.3 8A1 1 0 0 0 15 7.5Z",
    "lM8.6 11.6C10.6 13.4 13.6 13.3 15.7 10.9M9.4 16.4H14.6M9.1 19.2H14.9",
    "tM12.6 13V15L11.5 16.4M12.6 15L13.7 16.4",
  ],
  cob: [
    "fM12 2C16 2 17.6 4.6 18 6.9C20.6 8.3 22 10.8 21.3 13.8C20.5 17.1 17 18.4 16 22H8C7 18.4 3.5 17.1 2.7 13.8C2 10.8 3.4 8.3 6 6.9C6.4 4.6 8 2 12 2Z",
    "wM6.6 7.2L11.4 9A2.5 2.5 0 0 1 6.6 7.2ZM17.4 7.2L12.6 9A2.5 2.5 0 0 0 17.4 7.2Z",
    "lM9 14.2C11 15.6 13.4 15.4 15.2 13.6",
  ],
  crown: [
    "fM3.6 19.5L2 7.5L7.6 12L12 4L16.4 12L22 7.5L20.4 19.5Z",
    "lM4 16.2H20",
  ],
  eye: [
    "wM1.6 12C4.4 7.4 8 5.2 12 5.2C16 5.2 19.6 7.4 22.4 12C19.6 16.6 16 18.8 12 18.8C8 18.8 4.4 16.6 1.6 12Z",
    "fM12 7A5 5 0 1 1 12 17A5 5 0 1 1 12 7Z",
    "iM12 8.4C13 10.4 13 13.6 12 15.6C11 13.6 11 10.4 12 8.4Z",
  ],
  flame: [
    "fM12.4 1.6C13.4 5.4 19.4 8.4 19.4 14.8C19.4 19.2 16.2 22.4 12 22.4C7.8 22.4 4.6 19.2 4.6 15C4.6 11.6 6.6 10 7.6 7.2C9.2 8.2 9.8 9.6 9.8 11C11.8 8.6 12.8 5.4 12.4 1.6Z",
  ],
  drop: [
    "fM12 1.6C15 6.6 19.4 10.4 19.4 15.2A7.4 7.2 0 0 1 4.6 15.2C4.6 10.4 9 6.6 12 1.6Z",
  ],
  leaf: [
    "fM20.8 3.2C22 12.4 18.8 19.6 11.2 19.8C8.8 19.8 7 19 5.8 18L3.6 21.4L2.2 20.2C3 17.4 3 15.8 3.2 13.4C4 6.4 11.6 3.8 20.8 3.2Z",
    "lM6 17.6C8.4 13 11.6 10 15.4 8",
  ],
  sun: [
    "fM12 .6L14.7 5.5L20.1 3.9L18.5 9.3L23.4 12L18.5 14.7L20.1 20.1L14.7 18.5L12 23.4L9.3 18.5L3.9 20.1L5.5 14.7L.6 12L5.5 9.3L3.9 3.9L9.3 5.5Z",
  ],
} satisfies Record<string, string[]>;

export type IconId = keyof typeof PATHS | keyof typeof boardIcons;

/** Make a board's own pictures known. */
export const more = (paths: Record<string, string[]>): void => void Object.assign(PATHS, paths);

// How each kind looks stands in icons.css: a class is worked out once for all paths that bear it, an attribute with a
// colour of the theme for each of them. A thick stroke is two, one upon the other.
const draw = (path: string): VNode[] => (path[0] === "T" ? ["under", "over"] : [path[0]]).map((kind) => <path d={path.slice(1)} class={`pic-${kind}`} />);

interface IconProps {
  id: IconId;
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
    stamp(this.base as Element, id, () => (PATHS as Record<string, string[]>)[id]?.flatMap(draw));
  }
  override componentDidUpdate({ id }: IconProps): void {
    if (id !== this.props.id) this.componentDidMount();
  }
  override render({ x = 0, y = 0, size, color, opacity }: IconProps): JSX.Element {
    const place = typeof size === "number" ? { x: x - size / 2, y: y - size / 2 } : {};
    const style = color ? { color } : {};
    return <svg viewBox="0 0 24 24" width={size} height={size} {...place} style={style} class="pic" opacity={opacity} overflow="visible" aria-hidden="true" />;
  }
}
