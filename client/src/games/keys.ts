/** Keys of a board: digits choose, Escape lets go, arrows move; wherever the focus is on the page. */

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

const FIELDS = "input, textarea, select, [contenteditable], dialog[open], [role=tablist]";

/** Keys belong to text fields and open windows first. */
function isElsewhere(event: KeyboardEvent, fields: string): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  return event.target instanceof Element && event.target.closest(fields) !== null;
}

/** Nothing in particular has the focus: only the page, or the frame around the board. */
export const isFocusFree = (): boolean => document.activeElement?.matches("body, main, [data-board]") ?? true;

interface KeyOptions {
  /** Where keys mean something else. */
  fields?: string;
  /** Before anything inside the page hears of the key. */
  first?: boolean;
}

/** Listen to every key that is not meant for something else on the page. */
export function useKeys(
  onKey: (event: KeyboardEvent) => void,
  { fields = FIELDS, first = false }: KeyOptions = {},
): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isElsewhere(event, fields)) onKey(event);
    };
    addEventListener("keydown", listen, first);
    return () => removeEventListener("keydown", listen, first);
  });
}

export interface BoardKeys {
  /** What has this number on the board, from 1. */
  onDigit: (digit: number) => void;
  onEscape: () => void;
  /** Arrow keys move about the board (in a replay they belong to the replay). */
  arrows: boolean;
}

/** Where an arrow key leads on a board from an element, or from nowhere. */
export type Arrow = (board: HTMLElement, from: HTMLElement | null, key: string) => HTMLElement | undefined;

export function useBoardKeys(
  board: RefObject<HTMLElement | null>,
  arrow: Arrow,
  { onDigit, onEscape, arrows }: BoardKeys,
  fields = FIELDS,
): void {
  useKeys(
    (event) => {
      if (!board.current) return;
      if (event.key === "Escape") return onEscape();
      if (/^[1-9]$/.test(event.key)) return onDigit(Number(event.key));
      const { activeElement } = document;
      const inside =
        activeElement instanceof HTMLElement && board.current.contains(activeElement) ? activeElement : null;
      if (!arrows || !event.key.startsWith("Arrow") || (!inside && !isFocusFree())) return;
      const next = arrow(board.current, inside, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
    { fields },
  );
}

export interface Point {
  x: number;
  y: number;
}

/** How far something counts that lies so many pixels ahead and aside; Infinity: it is not that way. */
export type Far = (ahead: number, aside: number) => number;

const LEVEL = 4; // pixels; what is not farther ahead lies beside

/** How far something lies in the direction of an arrow key. */
export function distance(from: Point, to: Point, key: string, far: Far): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const flat = key === "ArrowLeft" || key === "ArrowRight";
  const ahead = (flat ? dx : dy) * (key === "ArrowRight" || key === "ArrowDown" ? 1 : -1);
  return ahead > LEVEL ? far(ahead, Math.abs(flat ? dy : dx)) : Infinity;
}

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The nearest of these elements in the direction of an arrow key. */
export function towards(
  list: readonly HTMLElement[],
  from: HTMLElement,
  key: string,
  far: Far,
): HTMLElement | undefined {
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const element of list) {
    const away = element === from ? Infinity : distance(here, middle(element), key, far);
    if (away < least) [best, least] = [element, away];
  }
  return best;
}
