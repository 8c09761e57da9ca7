/** Moving about the board with the arrow keys: coins and answers, tiles, spaces of the ring. */

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

type Kind = "hand" | "tile" | "space";

const all = (board: HTMLElement, kind: Kind): HTMLElement[] => [
  ...board.querySelectorAll<HTMLElement>(`[data-nav="${kind}"]`),
];

const middle = (element: HTMLElement) => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** The nearest element in the direction of an arrow key; what lies straight ahead counts as nearer. */
function towards(list: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const here = middle(from);
  const flat = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const element of list) {
    if (element === from) continue;
    const there = middle(element);
    const [ahead, aside] = flat ? [there.x - here.x, there.y - here.y] : [there.y - here.y, there.x - here.x];
    if (ahead * sign <= 4) continue;
    const distance = ahead * sign + 3 * Math.abs(aside);
    if (distance < least) [best, least] = [element, distance];
  }
  return best;
}

const around = (list: HTMLElement[], from: HTMLElement, step: number): HTMLElement | undefined =>
  list[(list.indexOf(from) + step + list.length) % list.length];

/** The tile to begin with: the first that can be chosen, else the first. */
const intoMarket = (board: HTMLElement): HTMLElement | undefined => {
  const tiles = all(board, "tile");
  return tiles.find((tile) => tile.closest(".md-open")) ?? tiles[0];
};

/** Where an arrow key leads from an element of the board; undefined: nowhere. */
export function arrow(board: HTMLElement, from: HTMLElement | null, key: string): HTMLElement | undefined {
  const kind = from?.dataset.nav as Kind | undefined;
  const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  if (!from || !kind) return all(board, "hand")[0] ?? intoMarket(board);
  if (kind === "space") return around(all(board, "space"), from, step);
  if (kind === "hand")
    return key === "ArrowUp"
      ? intoMarket(board)
      : key === "ArrowDown"
        ? undefined
        : around(all(board, "hand"), from, step);
  return towards(all(board, "tile"), from, key) ?? (key === "ArrowDown" ? all(board, "hand")[0] : undefined);
}

/** What was pressed is gone or done with: the keyboard goes on with the next thing to press. */
export function useFocusKept(board: RefObject<HTMLElement | null>, question: unknown): void {
  useLayoutEffect(() => {
    const here = board.current;
    if (!here || !question || here.dataset.keyboard !== "yes") return;
    const focused = document.activeElement;
    if (focused !== document.body && !focused?.matches('[data-nav="tile"]')) return;
    here.querySelector<HTMLElement>('.md-tray [data-nav="hand"]:not([aria-disabled="true"])')?.focus();
  }, [question]);
}
