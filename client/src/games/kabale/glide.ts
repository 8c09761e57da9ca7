/** Pictures glide from where they were: each element with `data-key` is compared with its last place on the board. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface Spot {
  x: number;
  y: number;
}

const DURATION = 420;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Places relative to the board and to what its row of columns is scrolled to, so that scrolling moves nothing. */
function spots(board: HTMLElement): Map<string, Spot> {
  const origin = board.getBoundingClientRect();
  const found = new Map<string, Spot>();
  for (const element of board.querySelectorAll<HTMLElement>("[data-key]")) {
    const box = element.getBoundingClientRect();
    found.set(element.dataset.key!, { x: box.left - origin.left + scrolled(element), y: box.top - origin.top });
  }
  return found;
}

const scrolled = (element: HTMLElement): number => element.closest(".kb-columns")?.scrollLeft ?? 0;

/** Where an element that was not there before comes from: its card in the hand, else a little below its place. */
function originOf(element: HTMLElement, before: Map<string, Spot>, now: Spot): Spot {
  const hand = element.dataset.card ? before.get(`hand-${element.dataset.card}`) : undefined;
  return hand ? { x: hand.x + scrolled(element), y: hand.y } : { x: now.x, y: now.y + 46 };
}

export function useGlide(board: RefObject<HTMLElement | null>, drawing: unknown, motion: boolean): void {
  const last = useRef<Map<string, Spot>>(new Map());
  useLayoutEffect(() => {
    if (!board.current) return;
    const now = spots(board.current);
    if (motion && last.current.size > 0) {
      for (const element of board.current.querySelectorAll<HTMLElement>("[data-key]")) {
        const key = element.dataset.key!;
        const here = now.get(key)!;
        const known = last.current.get(key);
        const from = known ?? originOf(element, last.current, here);
        const [dx, dy] = [from.x - here.x, from.y - here.y];
        if (Math.abs(dx) + Math.abs(dy) < 2) continue;
        // A column is a layer of its own: what flies out of it must lift the whole column.
        if (Math.abs(dx) > 20) element.closest(".kb-column")?.animate([{ zIndex: 5 }, { zIndex: 5 }], DURATION);
        element.animate(
          [{ transform: `translate(${dx}px, ${dy}px)`, opacity: known ? 1 : 0.3, zIndex: 30 }, { transform: "none", opacity: 1, zIndex: 30 }],
          { duration: DURATION, easing: EASE },
        );
      }
    }
    last.current = now;
  }, [drawing, motion]);
}
