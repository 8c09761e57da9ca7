/** When each event of a step is shown: one after the other, all together never too long. */

import type { GameEvent } from "../contract";

export interface Moment {
  event: GameEvent;
  /** Milliseconds after the beginning of the step. */
  at: number;
  ms: number;
}

const STEP_OF_MARKER = 130; // one space of the ring
const LONGEST = 3600; // a whole step
const LINGER = 250; // after the last movement

/** How long an event is worth looking at; 0: it has no movement of its own. */
function lasting(event: GameEvent): number {
  switch (event.event) {
    case "drew":
      return 1000;
    case "moved":
      return Math.max(350, Number(event.steps ?? 0) * STEP_OF_MARKER);
    case "placed":
      return 420;
    case "counterfeits":
      return 450;
    case "turned_over":
      return 1100;
    case "bought":
    case "used":
      return 500;
    case "laid_out":
      return 350;
    case "paid":
    case "sent_back":
    case "put_back":
    case "refilled":
      return 450;
    case "took_white":
    case "took_black":
    case "took_seal":
    case "second_seal":
    case "took_privilege":
    case "purged":
    case "stole":
    case "gave_up":
      return 380;
    case "privilege_shown":
      return 700;
    default:
      return 0;
  }
}

/** The events of a step with their times, squeezed when there are many. */
export function timeline(events: readonly GameEvent[]): Moment[] {
  const whole = events.reduce((sum, event) => sum + lasting(event), 0);
  const pace = Math.min(1, LONGEST / Math.max(1, whole));
  let at = 0;
  return events.map((event) => {
    const moment = { event, at: Math.round(at), ms: Math.round(lasting(event) * pace) };
    at += moment.ms;
    return moment;
  });
}

/** How long a step is shown. */
export function lengthOf(events: readonly GameEvent[]): number {
  const last = timeline(events).at(-1);
  return last ? last.at + last.ms + LINGER : LINGER;
}
