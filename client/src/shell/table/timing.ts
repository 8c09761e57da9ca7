/** The time of the seats and of waiting, counted on from what the server said last. Pure. */

import type { Timing } from "../../wire";

/** What the server said, and when it came by this browser's own watch (milliseconds). */
export interface TimingSeen {
  said: Timing;
  at: number;
}

export const NO_TIMING: TimingSeen = {
  said: { waited: 0, decide_in: null, votes: 0, left: [], runs_in: null, patience: 0, in_line: 0 },
  at: 0,
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const since = ({ at }: TimingSeen, now: number): number => Math.max(0, now - at);

/** For how long the table has waited for the one that is to move. */
export const waitedNow = (seen: TimingSeen, now: number): number => seen.said.waited + since(seen, now);

/** How long until the others may decide; null: they cannot. */
export function decideIn(seen: TimingSeen, now: number): number | null {
  const { decide_in: said } = seen.said;
  return said === null ? null : Math.max(0, said - since(seen, now));
}

/** What a seat has left; null without a clock. Only the time of the seat that is to move runs. */
export function leftNow(seen: TimingSeen, seat: number, waiting: number | null, now: number): number | null {
  const { left, runs_in: runsIn } = seen.said;
  const said = left[seat];
  if (said === undefined) return null;
  if (seat !== waiting || runsIn === null) return said;
  return Math.max(0, said - Math.max(0, since(seen, now) - runsIn));
}

/** Little time is left: a minute, over days two hours. */
export const isLow = (left: number, tempo: string): boolean => left <= (tempo.endsWith("d") ? 2 * HOUR : MINUTE);

/** 75000 as "1:15"; from a day on nobody counts minutes. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A span in the unit in which people would say it. */
export function spanOf(milliseconds: number): { count: number; unit: "seconds" | "minutes" | "hours" | "days" } {
  if (milliseconds >= 2 * DAY) return { count: Math.floor(milliseconds / DAY), unit: "days" };
  if (milliseconds >= 2 * HOUR) return { count: Math.floor(milliseconds / HOUR), unit: "hours" };
  if (milliseconds >= MINUTE) return { count: Math.floor(milliseconds / MINUTE), unit: "minutes" };
  return { count: Math.max(0, Math.ceil(milliseconds / SECOND)), unit: "seconds" };
}

/** Clocks that count days or hours show no seconds. */
export const isLong = (milliseconds: number): boolean => milliseconds >= 2 * HOUR;
