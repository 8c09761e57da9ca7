/** Short ways to the words of this game. */

import { t } from "../../words";
import { face, figureOf } from "./figures";
import type { GoalCard } from "./types";

export const cardName = (card: string): string => t(`kabale-card-${card}`);
export const cardHelp = (card: string): string => t(`kabale-card-${card}.help`);
export const symbolName = (symbol: string): string => t(`kabale-symbol-${symbol}`);
export const goalName = (goal: GoalCard): string =>
  t("kabale-goal", { symbol: symbolName(goal.symbol), value: goal.value });

/** A value or a total as cards print it: 9 or 9½. */
export const points = (value: number): string => (Number.isInteger(value) ? `${value}` : `${Math.floor(value)}½`);

/** What a card counts for below a goal card with this symbol, before any effects. */
export const valueBelow = (card: string, symbol: string): string =>
  face(card).symbol ? points(figureOf(card, symbol, 0) ?? 0) : valueWords(card);

/** The printed value in words: a card without one says so. */
export const valueWords = (card: string): string => {
  const { text } = face(card);
  return text === "?" ? t("kabale-value-none") : text;
};
