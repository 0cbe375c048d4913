import { Component, type JSX } from "preact";
import { Icon } from "../art/icons";
import type { View } from "../view";
import type { Reason } from "../wire.types";
import { Chips } from "./clause";

interface BubbleProps {
  view: View;
  title: string;
  /** What is pointed at, and what it stands in. */
  at: Element;
  reasons: Reason[];
  close(): void;
}

const GAP = 10;
const EDGE = 6;

function place(bubble: HTMLElement, at: Element): void {
  const stage = bubble.offsetParent?.getBoundingClientRect();
  if (!stage) return;
  const target = at.getBoundingClientRect();
  const middle = target.left + target.width / 2 - stage.left;
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const left = Math.max(EDGE, Math.min(stage.width - width - EDGE, middle - width / 2));
  const above = target.top - stage.top - height - GAP;
  bubble.classList.toggle("under", above < EDGE);
  bubble.style.left = `${left}px`;
  bubble.style.top = `${above < EDGE ? target.bottom - stage.top + GAP : above}px`;
  bubble.style.setProperty("--tip", `${Math.max(18, Math.min(width - 18, middle - left))}px`);
}

/** Why not: every rule that forbids it, said at the thing itself. */
export class Bubble extends Component<BubbleProps> {
  override componentDidMount(): void {
    place(this.base as HTMLElement, this.props.at);
  }
  override componentDidUpdate(): void {
    this.componentDidMount();
  }
  override render({ view, title, reasons, close }: BubbleProps): JSX.Element {
    return (
      <div class="bubble" role="alert">
        <h3>
          <Icon id="cobra" size="1.7em" color="var(--suit-r)" />
          {title}
          <button type="button" class="x" aria-label={view.say("close")} onClick={close}>
            ×
          </button>
        </h3>
        <Told view={view} text={reasons.length ? "" : view.say("asking")} reasons={reasons} />
      </div>
    );
  }
}

/** Sentences, and the clauses they come from. */
function Told({ view, text, reasons }: { view: View; text: string; reasons: Reason[] }): JSX.Element {
  return (
    <>
      {text && <p>{text}</p>}
      {reasons.map(([clause, reason]) => !text.includes(reason) && <p key={clause}>{reason}</p>)}
      <div class="row">
        <Chips view={view} clauses={reasons.map(([clause]) => clause)} />
      </div>
    </>
  );
}

/** Something Python refused or could not do. */
export function Alert({ view }: { view: View }): JSX.Element | null {
  const { alert } = view.store;
  if (!alert) return null;
  return (
    <div class="alert" role="alert">
      <Icon id="cobra" size="1.7em" color="var(--suit-r)" />
      <div>
        <Told view={view} text={alert.text} reasons={alert.reasons} />
      </div>
      <button type="button" class="x" aria-label={view.say("close")} onClick={() => view.store.dismiss()}>
        ×
      </button>
    </div>
  );
}
