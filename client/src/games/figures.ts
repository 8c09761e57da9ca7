/** Printed figures: those of this bundle, or corrected ones that a server gives. */

import { type Signal, signal } from "@preact/signals";

/** What no source shows in print: by kind of component and its id, the names of the figures. */
export type Reconstructed = Record<string, Record<string, readonly string[]>>;

const sheets = new Map<string, { bundled: unknown; current: Signal<unknown> }>();

/** The figures of a game. Whatever reads `value` while drawing is drawn anew when others take their place. */
export function printed<F>(game: string, bundled: F): { readonly value: F } {
  const current = signal(bundled);
  sheets.set(game, { bundled, current: current as Signal<unknown> });
  return current;
}

/** Draw a game with corrected figures; null: with those of this bundle. */
export function drawWith(game: string, corrected: unknown): void {
  const sheet = sheets.get(game);
  if (sheet) sheet.current.value = corrected ?? sheet.bundled;
}
