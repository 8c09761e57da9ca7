/** Which events are told in words, what was told last, and questions that name what they are about. */

import { describeEvent as describe } from "../../words/describe";
import type { Chair, Question } from "../../wire";
import type { GameEvent, GameStep, Message } from "../contract";
import { rewardOf } from "./figures";
import { personName, rewardName } from "./names";
import type { LouisView } from "./types";

/** Lines that would only repeat what others say, or say nothing. */
const SILENT: ReadonlySet<string> = new Set([
  "kept",
  "tile_done",
  "supply_stopped",
  "missions_finished",
  "neutral_returned",
  "path_done",
]);

/** Drawing something unseen is not worth a line. */
const OWN_ONLY: Readonly<Record<string, string>> = { dealt: "cards", drew_coat: "coat", put_back: "card" };

/** For the log: null leaves an event out, undefined leaves it to the general rule. */
export function describeEvent(event: GameEvent): null | undefined {
  const secret = OWN_ONLY[event.event];
  return SILENT.has(event.event) || (secret !== undefined && event[secret] === undefined) ? null : undefined;
}

/** To buy something has a name and a price. */
export function describeQuestion(question: Question, { evaluation }: LouisView): Message | undefined {
  if (question.ask !== "buy" || !evaluation) return undefined;
  const { person, price } = evaluation;
  return {
    id: "louis-buy-ask",
    args: { reward: rewardName(rewardOf(person)), person: personName(person), price: price ?? 0 },
  };
}

/** The words for one event; null when it needs none. */
export const tell = (event: GameEvent, chairs: readonly Chair[]): string | null =>
  describeEvent(event) === null ? null : describe("louis", null, event, chairs);

/** What was told last in these steps. */
export function lastTold(history: readonly GameStep[], chairs: readonly Chair[]): string | null {
  for (const step of [...history].reverse()) {
    if (step.undone) return null;
    for (const event of [...step.events].reverse()) {
      const words = tell(event, chairs);
      if (words) return words;
    }
  }
  return null;
}
