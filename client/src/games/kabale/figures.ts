/** The printed face of each influence card (made from the engine's table of components). */

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

export const cardIds: readonly string[] = Object.keys(faces);

/** The face of a card; an id this client does not know yet is drawn without a value. */
export function face(card: string): CardFace {
  return faces[card] ?? { value: null, text: "?", class: "number" };
}
