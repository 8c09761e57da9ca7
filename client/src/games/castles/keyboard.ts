/** Where the keyboard goes on when the thing it was on has left the board. */

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** What may be pressed next, the likeliest first; the plan is always there. */
const NEXT = [
  ".cm-spot[aria-checked=true]",
  ".cm-ballot button",
  ".cm-arrange .cm-ware.cm-open",
  ".cm-market .cm-ware.cm-open",
  ".cm-market .cm-extra.cm-open",
  ".cm-sheet",
];

/** Focus that a step has taken away comes back to the board; focus that somebody has moved elsewhere stays there. */
export function useFocusKept(board: RefObject<HTMLElement | null>, drawn: unknown): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && board.current?.contains(target) ? target : null;
    };
    addEventListener("focusin", remember);
    return () => removeEventListener("focusin", remember);
  }, []);
  useLayoutEffect(() => {
    const isLost = last.current && !last.current.isConnected && document.activeElement === document.body;
    if (!isLost || !board.current) return;
    for (const selector of NEXT) {
      const next = board.current.querySelector<HTMLElement>(selector);
      if (next) return next.focus({ preventScroll: true });
    }
  }, [drawn]);
}
