import { Component, type ComponentChildren } from "preact";
import type { Say } from "../boards/board";

/** A part that fails says so and leaves the others alone. */
export class Guard extends Component<{ say: Say; of: unknown; children: ComponentChildren }, { fault: string; of: unknown }> {
  override state = { fault: "", of: undefined as unknown };
  override componentDidCatch(error: unknown): void {
    this.setState({ fault: String(error), of: this.props.of });
  }
  override render(): ComponentChildren {
    const { fault, of } = this.state;
    if (!fault || of !== this.props.of) return this.props.children;
    return (
      <p class="fault" role="alert">
        {this.props.say("failed", { what: fault })}
      </p>
    );
  }
}
