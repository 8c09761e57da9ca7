/** The printed face of each influence card (made from the engine's table of components). */

import { signal } from "@preact/signals";
import { printed } from "../figures";
import bundled from "./figures.json";

export type CardClass = "number" | "immediate" | "evaluation";

export interface CardFace {
  /** Null: no value of its own. */
  value: number | null;
  text: string;
  class: CardClass;
  symbol?: string;
}

interface Figures {
  cards: Record<string, CardFace>;
  /** By a version of the rules, cards that had other values then. */
  older: Record<string, Record<string, CardFace>>;
}

const packaged = bundled as unknown as Figures;
const figures = printed<Figures>("kabale", packaged);

/** The version of the rules on the board, 0 where there is none: a game shows the values it began with. */
export const rules = signal(0);

export const cardIds: readonly string[] = Object.keys(packaged.cards);

/** The face of a card; an id this client does not know yet is drawn without a value. */
export function face(card: string): CardFace {
  const { cards, older } = figures.value;
  return older[rules.value]?.[card] ?? cards[card] ?? { value: null, text: "?", class: "number" };
}

/** Which of its printed figures a card was counted with, before effects changed it to `value`; null: it has none. */
export function figureOf(card: string, symbol: string, value: number): number | null {
  const { value: lower, text, symbol: own } = face(card);
  const higher = Number(text.split("/")[1]);
  if (lower === null || !higher) return lower;
  return (own ? own === symbol : value > lower) ? higher : lower;
}
