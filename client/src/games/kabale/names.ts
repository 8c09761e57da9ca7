/** Short ways to the words of this game. */

import { t } from "../../words";
import { face } from "./figures";
import type { GoalCard } from "./types";

export const cardName = (card: string): string => t(`kabale-card-${card}`);
export const cardHelp = (card: string): string => t(`kabale-card-${card}.help`);
export const symbolName = (symbol: string): string => t(`kabale-symbol-${symbol}`);
export const goalName = (goal: GoalCard): string =>
  t("kabale-goal", { symbol: symbolName(goal.symbol), value: goal.value });

/** A value or a total as cards print it: 9 or 9½. */
export const points = (value: number): string => (Number.isInteger(value) ? `${value}` : `${Math.floor(value)}½`);

/** What a card counts for below a goal card with this symbol, before any effects. */
export function valueBelow(card: string, symbol: string): string {
  const { text, symbol: own } = face(card);
  const [lower, higher] = text.split("/");
  return (own && (own === symbol ? higher : lower)) || valueWords(card);
}

/** The printed value in words: a card without one says so. */
export const valueWords = (card: string): string => {
  const { text } = face(card);
  return text === "?" ? t("kabale-value-none") : text;
};
