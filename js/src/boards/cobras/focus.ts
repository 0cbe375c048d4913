// A card that is played takes the focus away with it: its neighbour takes over, so that keys go on working.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { itemsOf, use } from "../../a11y";

interface Kept {
  ref: RefObject<SVGGElement>;
  onFocusIn(event: FocusEvent): void;
  onFocusOut(event: FocusEvent): void;
}

export function useKeptFocus(): Kept {
  const ref = useRef<SVGGElement>(null);
  const held = useRef<{ item: Element; index: number } | null>(null);

  useLayoutEffect(() => {
    const [group, lost] = [ref.current, held.current];
    if (!group || !lost || lost.item.isConnected) return;
    held.current = null;
    const items = itemsOf(group);
    const next = items[Math.min(lost.index, items.length - 1)];
    if (!next) return;
    use(group, next);
    next.focus({ preventScroll: true });
  });

  return {
    ref,
    onFocusIn({ target }) {
      const item = target as SVGElement;
      if (ref.current) held.current = { item, index: itemsOf(ref.current).indexOf(item) };
    },
    onFocusOut({ target }) {
      // Some browsers report a removed element as having lost the focus; by then it is no longer connected.
      queueMicrotask(() => {
        if (held.current?.item === target && (target as Element).isConnected) held.current = null;
      });
    },
  };
}
