/** Standing orders about intrigue cards, as the server reads them. */

import type { StandingOrder } from "../contract";

/** What may be ordered for a card: to be asked, or one of the answers. */
export const WISHES = ["ask", "keep", "place 1 from general", "place 1 from own", "place 2 from own"] as const;
export type Wish = (typeof WISHES)[number];

export interface IntrigueOrder extends StandingOrder {
  /** The last round in which it holds. */
  until: number;
  /** What to answer at the tile of a person. */
  cards: Record<string, Wish>;
}

/** The order that holds in this round; null when there is none, or it has run out. */
export function holding(standing: StandingOrder | null | undefined, round: number): IntrigueOrder | null {
  const order = standing as IntrigueOrder | null | undefined;
  return order && order.until >= round ? order : null;
}

/** The order for the cards in hand: what was chosen, else what held before, else to be asked. */
export const orderFor = (
  cards: readonly string[],
  until: number,
  chosen: Readonly<Record<string, Wish>>,
): IntrigueOrder => ({ until, cards: Object.fromEntries(cards.map((card) => [card, chosen[card] ?? "ask"])) });
