/** Which events are told in the log. */

import type { GameEvent } from "../contract";

/** Lines that would only repeat what others say. */
export function describeEvent(event: GameEvent): null | undefined {
  const silent =
    ["priced", "kept", "claimed", "put_back", "favors_laid", "looked"].includes(event.event) ||
    (event.event === "card_turned" && !event.empty) ||
    (event.event === "scored" && event.points === 0) ||
    (event.event === "laid" && !["hallway", "stairs"].includes(String(event.room))) ||
    (event.event === "counted" && event.even === true) ||
    (event.event === "returned" && event.card === undefined) ||
    (event.event === "drew" && event.card === undefined);
  return silent ? null : undefined;
}
