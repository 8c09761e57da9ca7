/** Standing orders about intrigue cards, as the server reads them. */

import type { StandingOrder } from "../contract";

/** What may be ordered at the tile of a person: to be asked, or one of the answers. */
export const WISHES = ["ask", "keep", "place 1 from general", "place 1 from own", "place 2 from own"] as const;
export type Wish = (typeof WISHES)[number];
export type Wishes = Readonly<Record<string, Wish>>;

export interface IntrigueOrder extends StandingOrder {
  /** The last round in which it holds. */
  until: number;
  cards: Wishes;
}

/** The order that holds in this round; null when there is none, or it has run out. */
export function holding(standing: StandingOrder | null | undefined, round: number): IntrigueOrder | null {
  const order = standing as IntrigueOrder | null | undefined;
  return order && order.until >= round ? order : null;
}

/** What is wished for the cards in hand, else to be asked; without a card one can only pretend to think. */
export function orderFor(held: readonly string[], until: number, wishes: Wishes): IntrigueOrder {
  const pretended = Object.keys(wishes).filter((person) => wishes[person] === "ask" && !held.includes(person));
  const cards = [...held, ...pretended].map((person) => [person, wishes[person] ?? "ask"] as const);
  return { until, cards: Object.fromEntries(cards) };
}
