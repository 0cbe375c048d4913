// The pictures, 120 x 120, in steps from point to point. They come with the book (`more`), so that only what is drawn is
// sent. A path of kind f is filled in the icon's colour and outlined, l is an
// outline alone, i ink, w cream with an outline, h a highlight, t the tongue, T a thick stroke in colour on ink.
import { Component, type JSX, type VNode } from "preact";
import { stamp } from "./stamp";

const PATHS: Record<string, string[]> = {};

/** Make pictures known: `book.data.pictures`. */
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
