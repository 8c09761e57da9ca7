/** From the server's options to what can be pressed. No rule is known here: an option either exists or it does not. */

import type { Choice, Question } from "../../wire";
import { numberIn, textIn } from "../fields";

/** What the player has pointed at so far: a hand card, a column (from 1), or both. */
export interface Selection {
  card: string | null;
  column: number | null;
}

export const NOTHING: Selection = { card: null, column: null };

const cardOf = (choice: Choice): string | null => textIn(choice.args, "card");
const columnOf = (choice: Choice): number | null => numberIn(choice.args, "column");

/** Hand cards that can be pressed, given the column already pointed at. */
export function openCards(question: Question | null, pick: Selection): ReadonlySet<string> {
  const fitting = (question?.options ?? []).filter(
    (o) => pick.column === null || columnOf(o) === null || columnOf(o) === pick.column,
  );
  return new Set(fitting.map(cardOf).filter((card) => card !== null));
}

/** Columns that can be pressed, given the card already pointed at. */
export function openColumns(question: Question | null, pick: Selection): ReadonlySet<number> {
  const fitting = (question?.options ?? []).filter(
    (o) => pick.card === null || cardOf(o) === null || cardOf(o) === pick.card,
  );
  return new Set(fitting.map(columnOf).filter((column) => column !== null));
}

/** The option that the pick says completely, if it does. */
export function answer(question: Question | null, pick: Selection): Choice | null {
  if (pick.card === null && pick.column === null) return null;
  return question?.options.find((o) => cardOf(o) === pick.card && columnOf(o) === pick.column) ?? null;
}

/** Options that point at nothing on the board and so need a button of their own (declining). */
export function plainChoices(question: Question | null): Choice[] {
  return (question?.options ?? []).filter((o) => cardOf(o) === null && columnOf(o) === null);
}

/** The pick after pressing a card: pressing it again lets go of it. */
export function pressCard(question: Question | null, pick: Selection, card: string): Selection {
  if (!openCards(question, pick).has(card)) return pick;
  return { ...pick, card: pick.card === card ? null : card };
}

/** The pick after pressing a column: pressing it again lets go of it. */
export function pressColumn(question: Question | null, pick: Selection, column: number): Selection {
  if (!openColumns(question, pick).has(column)) return pick;
  return { ...pick, column: pick.column === column ? null : column };
}
