/** Pictures glide from where they were: each element with `data-key` is compared with its last place. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** A place inside a part of the board that scrolls or sticks as a whole, and where that part lay on the board. */
interface Spot {
  x: number;
  y: number;
  part: { x: number; y: number };
}

const DURATION = 340; // at a calm pace; shorter than any frame, so that flights end before the next one begins
const GLIDE = "glide";
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const NEAR = 46; // pixels below its place: where a card from another player's hand appears

/** Lands what is still flying: places are measured at rest. */
function land(element: HTMLElement): void {
  for (const animation of element.getAnimations()) if (animation.id === GLIDE) animation.cancel();
}

/** The row of columns scrolls sideways, the tray sticks to the window: neither of them makes a card move. */
function spotOf(element: HTMLElement, origin: DOMRect): Spot {
  const box = element.getBoundingClientRect();
  const row = element.closest(".kb-columns");
  const tray = element.closest(".kb-tray")?.getBoundingClientRect();
  const part = {
    x: (tray?.left ?? origin.left) - origin.left - (row?.scrollLeft ?? 0),
    y: (tray?.top ?? origin.top) - origin.top,
  };
  return { x: box.left - origin.left - part.x, y: box.top - origin.top - part.y, part };
}

/** Where an element that was not there before comes from: its card in the hand, else a little below its place. */
function originOf(element: HTMLElement, before: Map<string, Spot>, now: Spot): { x: number; y: number } {
  const hand = element.dataset.card ? before.get(`hand-${element.dataset.card}`) : undefined;
  if (!hand) return { x: now.x, y: now.y + NEAR };
  return { x: hand.x + hand.part.x - now.part.x, y: hand.y + hand.part.y - now.part.y };
}

function fly(element: HTMLElement, dx: number, dy: number, appears: boolean, duration: number): void {
  // What flies sideways must not pass below the neighbouring columns.
  if (Math.abs(dx) > 20) element.closest(".kb-column")?.animate([{ zIndex: 5 }, { zIndex: 5 }], duration);
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)`, opacity: appears ? 0.3 : 1, zIndex: 30 },
      { transform: "none", opacity: 1, zIndex: 30 },
    ],
    { id: GLIDE, duration, easing: EASE },
  );
}

export function useGlide(board: RefObject<HTMLElement | null>, drawing: unknown, motion: boolean, pace: number): void {
  const last = useRef<Map<string, Spot>>(new Map());
  useLayoutEffect(() => {
    if (!board.current) return;
    const origin = board.current.getBoundingClientRect();
    const now = new Map<string, Spot>();
    for (const element of board.current.querySelectorAll<HTMLElement>("[data-key]")) {
      const key = element.dataset.key!;
      land(element);
      const here = spotOf(element, origin);
      now.set(key, here);
      if (!motion || last.current.size === 0) continue;
      const known = last.current.get(key);
      const from = known ?? originOf(element, last.current, here);
      const [dx, dy] = [from.x - here.x, from.y - here.y];
      if (Math.abs(dx) + Math.abs(dy) > 2) fly(element, dx, dy, !known, DURATION * pace);
    }
    last.current = now;
  }, [drawing, motion]);
}
