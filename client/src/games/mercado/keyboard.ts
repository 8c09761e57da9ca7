/** Moving about the board with the arrow keys: coins and answers, tiles, spaces of the ring. */

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { type Far, isFocusFree, towards } from "../keys";

type Kind = "hand" | "tile" | "space";

const all = (board: HTMLElement, kind: Kind): HTMLElement[] => [
  ...board.querySelectorAll<HTMLElement>(`[data-nav="${kind}"]`),
];

/** What lies straight ahead counts as nearer. */
const far: Far = (ahead, aside) => ahead + 3 * aside;

const around = (list: HTMLElement[], from: HTMLElement, step: number): HTMLElement | undefined =>
  list[(list.indexOf(from) + step + list.length) % list.length];

/** The tile to begin with: the first that can be chosen, else the first. */
const intoMarket = (board: HTMLElement): HTMLElement | undefined => {
  const tiles = all(board, "tile");
  return tiles.find((tile) => tile.closest(".md-open")) ?? tiles[0];
};

/** What to begin with on my side: the first coin or answer that can be pressed, else the first. */
const intoHand = (board: HTMLElement): HTMLElement | undefined => {
  const hand = all(board, "hand");
  return hand.find((element) => element.getAttribute("aria-disabled") !== "true") ?? hand[0];
};

/** Where an arrow key leads from an element of the board; undefined: nowhere. */
export function arrow(board: HTMLElement, from: HTMLElement | null, key: string): HTMLElement | undefined {
  const kind = from?.dataset.nav as Kind | undefined;
  const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  if (!from || !kind) return intoHand(board) ?? intoMarket(board);
  if (kind === "space") return around(all(board, "space"), from, step);
  if (kind === "hand")
    return key === "ArrowUp"
      ? intoMarket(board)
      : key === "ArrowDown"
        ? undefined
        : around(all(board, "hand"), from, step);
  return towards(all(board, "tile"), from, key, far) ?? (key === "ArrowDown" ? intoHand(board) : undefined);
}

/** What was pressed is gone or done with: the keyboard goes on with the next thing to press. */
export function useFocusKept(board: RefObject<HTMLElement | null>, question: unknown): void {
  useLayoutEffect(() => {
    const here = board.current;
    if (!here || !question || here.dataset.keyboard !== "yes") return;
    if (!isFocusFree() && !document.activeElement?.matches('[data-nav="tile"]')) return;
    here.querySelector<HTMLElement>('.md-tray [data-nav="hand"]:not([aria-disabled="true"])')?.focus();
  }, [question]);
}
