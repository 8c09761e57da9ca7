/** Which events are told in words, and what was told last. */

import { describeEvent as describe } from "../../words/describe";
import type { Chair } from "../../wire";
import type { GameEvent, GameStep } from "../contract";

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
