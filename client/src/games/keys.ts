/** Keys of a board: digits choose, Escape lets go, arrows move; wherever the focus is on the page. */

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

const FIELDS = "input, textarea, select, [contenteditable], dialog[open], [role=tablist]";

/** Keys belong to text fields and open windows first. */
export function isElsewhere(event: KeyboardEvent, fields = FIELDS): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target as HTMLElement | null;
  return target?.closest(fields) !== null;
}

export interface Keys {
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
  { onDigit, onEscape, arrows }: Keys,
  fields = FIELDS,
): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isElsewhere(event, fields) || !board.current) return;
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
    return () => removeEventListener("keydown", onKey);
  });
}
