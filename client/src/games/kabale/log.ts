/** Which events are told in the log. */

import type { GameEvent } from "../contract";

/** Lines that would only repeat what others say: unseen drawing, and the turning up before the counting. */
export function describeEvent(event: GameEvent): null | undefined {
  const silent = event.event === "turned_up" || (event.event === "drew" && event.card === undefined);
  return silent ? null : undefined;
}
