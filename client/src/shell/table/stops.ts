/** Where a replay stops: at every step, at every round, or at the moves of one player. */

import type { ReplaySnapshot } from "./replay";

export type Unit = "step" | "round" | number; // a number: the moves of this seat

export interface Round {
  round: number;
  /** The step that begins it. */
  at: number;
}

export function roundsOf(snapshots: readonly ReplaySnapshot[]): Round[] {
  return snapshots.flatMap(({ step }, at) =>
    step.events
      .filter((event) => event.event === "round_began" && typeof event.round === "number")
      .map((event) => ({ round: event.round as number, at })),
  );
}

/** Steps at which a replay by this unit stops, besides beginning and end. */
export function stopsOf(snapshots: readonly ReplaySnapshot[], unit: Unit): number[] {
  if (unit === "round") return roundsOf(snapshots).map(({ at }) => at);
  const all = snapshots.map((_, at) => at);
  return unit === "step" ? all : all.filter((at) => snapshots[at]!.seat === unit);
}

export const after = (stops: readonly number[], at: number, end: number): number =>
  stops.find((stop) => stop > at) ?? end;

export const before = (stops: readonly number[], at: number): number => stops.findLast((stop) => stop < at) ?? 0;
