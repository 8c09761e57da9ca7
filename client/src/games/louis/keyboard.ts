/** Moving about the board with the arrow keys: to the next thing in that direction. */

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

interface Point {
  x: number;
  y: number;
}

const middle = (element: Element): Point => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** How far something lies in the direction of a key; straight ahead counts as nearer. Infinity: not in that direction. */
export function distance(from: Point, to: Point, key: string): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [ahead, aside] = key === "ArrowRight" ? [dx, dy] : key === "ArrowLeft" ? [-dx, dy] : key === "ArrowDown" ? [dy, dx] : [-dy, dx];
  return ahead > 4 && Math.abs(aside) <= ahead * 3 ? ahead + Math.abs(aside) * 1.6 : Infinity;
}

/** Where an arrow key leads; undefined: nowhere. */
export function arrow(board: HTMLElement, from: HTMLElement | null, key: string): HTMLElement | undefined {
  const all = [...board.querySelectorAll<HTMLElement>("[data-nav]")].filter((element) => element.offsetParent !== null);
  if (!from?.dataset.nav) return all.find((element) => element.dataset.nav === "hand" && element.getAttribute("aria-disabled") === "false") ?? all.find((element) => element.dataset.nav === "tile");
  const here = middle(from);
  const far = new Map(all.map((element) => [element, element === from ? Infinity : distance(here, middle(element), key)]));
  const next = all.reduce((best, element) => (far.get(element)! < far.get(best)! ? element : best), from);
  return next === from ? undefined : next;
}

/** Keys belong to text fields and open windows first. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target as HTMLElement | null;
  return target?.closest("input[type=text], input:not([type]), textarea, select, [contenteditable], dialog[open], [role=tablist], fieldset") !== null;
}

let lastWasKey = false;

/** Whether the reader's last touch was a key. */
export const byKeyboard = (): boolean => lastWasKey;

export interface Keys {
  /** A digit chooses the card of the hand at that place. */
  onDigit: (digit: number) => void;
  onEscape: () => void;
  /** Arrow keys move about the board (in a replay they belong to the replay). */
  arrows: boolean;
}

export function useKeys(board: RefObject<HTMLElement | null>, { onDigit, onEscape, arrows }: Keys): void {
  useLayoutEffect(() => {
    const onPointer = () => (lastWasKey = false);
    const onKey = (event: KeyboardEvent) => {
      lastWasKey = true;
      if (isElsewhere(event) || !board.current) return;
      if (event.key === "Escape") return onEscape();
      if (/^[1-9]$/.test(event.key)) return onDigit(Number(event.key));
      const inside = board.current.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
      if (!arrows || !event.key.startsWith("Arrow") || (!inside && document.activeElement !== document.body)) return;
      const next = arrow(board.current, inside, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    addEventListener("keydown", onKey);
    addEventListener("pointerdown", onPointer, true);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("pointerdown", onPointer, true);
    };
  });
}
