/** The printed face of each influence card (made from the engine's table of components). */

import { signal } from "@preact/signals";
import figures from "./figures.json";

export type CardClass = "number" | "immediate" | "evaluation";

export interface CardFace {
  /** Null: no value of its own. */
  value: number | null;
  text: string;
  class: CardClass;
  symbol?: string;
}

const faces = figures.cards as Record<string, CardFace>;
const older = figures.older as Record<string, Record<string, CardFace>>;

/** The version of the rules on the board, 0 where there is none: a game shows the values it began with. */
export const rules = signal(0);

export const cardIds: readonly string[] = Object.keys(faces);

/** The face of a card; an id this client does not know yet is drawn without a value. */
export function face(card: string): CardFace {
  return older[rules.value]?.[card] ?? faces[card] ?? { value: null, text: "?", class: "number" };
}

/** Which of its printed figures a card was counted with, before effects changed it to `value`; null: it has none. */
export function figureOf(card: string, symbol: string, value: number): number | null {
  const { value: lower, text, symbol: own } = face(card);
  const higher = Number(text.split("/")[1]);
  if (lower === null || !higher) return lower;
  return (own ? own === symbol : value > lower) ? higher : lower;
}
