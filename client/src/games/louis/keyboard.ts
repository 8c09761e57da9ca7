/** Moving about the board with the arrow keys: to the next thing in that direction. */

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { type BoardKeys, type Far, towards, useBoardKeys } from "../keys";

/** Straight ahead counts as nearer; what lies too far aside is not that way. */
export const far: Far = (ahead, aside) => (aside <= ahead * 3 ? ahead + aside * 1.6 : Infinity);

/** Where an arrow key leads; undefined: nowhere. */
export function arrow(board: HTMLElement, from: HTMLElement | null, key: string): HTMLElement | undefined {
  const all = [...board.querySelectorAll<HTMLElement>("[data-nav]")].filter((element) => element.offsetParent !== null);
  if (!from?.dataset.nav)
    return (
      all.find((element) => element.dataset.nav === "hand" && element.getAttribute("aria-disabled") === "false") ??
      all.find((element) => element.dataset.nav === "tile")
    );
  return towards(all, from, key, far);
}

let lastWasKey = false;

/** Whether the reader's last touch was a key. */
export const byKeyboard = (): boolean => lastWasKey;

/** Arrow keys stay inside a row of choices; radio buttons leave the other keys to the board. */
const FIELDS =
  "input[type=text], input:not([type]), textarea, select, [contenteditable], dialog[open], [role=tablist], fieldset";

/** The keys of the court; a digit chooses the card of the hand at that place. */
export function useLouisKeys(board: RefObject<HTMLElement | null>, keys: BoardKeys): void {
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
