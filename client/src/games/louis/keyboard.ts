/** Moving about the board with the arrow keys: to the next thing in that direction. */

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { type Keys, useBoardKeys } from "../keys";

interface Point {
  x: number;
  y: number;
}

const middle = (element: Element): Point => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** How far something lies in the direction of a key; straight ahead counts as nearer. Infinity: not that way. */
export function distance(from: Point, to: Point, key: string): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [ahead, aside] =
    key === "ArrowRight" ? [dx, dy] : key === "ArrowLeft" ? [-dx, dy] : key === "ArrowDown" ? [dy, dx] : [-dy, dx];
  return ahead > 4 && Math.abs(aside) <= ahead * 3 ? ahead + Math.abs(aside) * 1.6 : Infinity;
}

/** Where an arrow key leads; undefined: nowhere. */
export function arrow(board: HTMLElement, from: HTMLElement | null, key: string): HTMLElement | undefined {
  const all = [...board.querySelectorAll<HTMLElement>("[data-nav]")].filter((element) => element.offsetParent !== null);
  if (!from?.dataset.nav)
    return (
      all.find((element) => element.dataset.nav === "hand" && element.getAttribute("aria-disabled") === "false") ??
      all.find((element) => element.dataset.nav === "tile")
    );
  const here = middle(from);
  const far = new Map(
    all.map((element) => [element, element === from ? Infinity : distance(here, middle(element), key)]),
  );
  const next = all.reduce((best, element) => (far.get(element)! < far.get(best)! ? element : best), from);
  return next === from ? undefined : next;
}

let lastWasKey = false;

/** Whether the reader's last touch was a key. */
export const byKeyboard = (): boolean => lastWasKey;

/** Arrow keys stay inside a row of choices; radio buttons leave the other keys to the board. */
const FIELDS =
  "input[type=text], input:not([type]), textarea, select, [contenteditable], dialog[open], [role=tablist], fieldset";

/** The keys of the court; a digit chooses the card of the hand at that place. */
export function useKeys(board: RefObject<HTMLElement | null>, keys: Keys): void {
  useLayoutEffect(() => {
    const onKey = () => (lastWasKey = true);
    const onPointer = () => (lastWasKey = false);
    addEventListener("keydown", onKey, true);
    addEventListener("pointerdown", onPointer, true);
    return () => {
      removeEventListener("keydown", onKey, true);
      removeEventListener("pointerdown", onPointer, true);
    };
  }, []);
  useBoardKeys(board, arrow, keys, FIELDS);
}
