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
const LINGER = 250; // after the last movement of my own step
const OTHERS = 0.25; // what I do not do myself goes so much faster: a round of it takes a few seconds
const FLOWING = 0.65; // of a step of others: the next one begins while its last coins still fly

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

/** How fast something is shown to the one who plays `me` (null: to somebody who watches). */
const paceOf = (event: GameEvent | undefined, me: number | null): number =>
  me === null || event?.seat === me ? 1 : OTHERS;

/** The events of a step with their times, squeezed when there are many. */
export function timeline(events: readonly GameEvent[], me: number | null): Moment[] {
  const times = events.map((event) => lasting(event) * paceOf(event, me));
  const whole = times.reduce((sum, time) => sum + time, 0);
  const pace = Math.min(1, LONGEST / Math.max(1, whole));
  let at = 0;
  return events.map((event, index) => {
    const moment = { event, at: Math.round(at), ms: Math.round(times[index]! * pace) };
    at += moment.ms;
    return moment;
  });
}

/** How long a step is shown before the next one; 0: others did something that nobody sees. */
export function lengthOf(events: readonly GameEvent[], me: number | null): number {
  const last = timeline(events, me).at(-1);
  if (!last) return LINGER;
  const whole = last.at + last.ms;
  return paceOf(last.event, me) === 1 ? whole + LINGER : whole * FLOWING;
}
