import { Component, type ComponentChildren } from "preact";

interface KeepProps {
  /** What the drawing depends on: as many values each time. */
  on: readonly unknown[];
  draw(): ComponentChildren;
}

/** What is gone through again only when something it depends on has become another. */
export class Keep extends Component<KeepProps> {
  override shouldComponentUpdate({ on }: KeepProps): boolean {
    return on.some((value, index) => value !== this.props.on[index]);
  }
  override render({ draw }: KeepProps): ComponentChildren {
    return draw();
  }
}
