/** Where points come from at the end. Pure. */

import type { PointsReason } from "../contract";

/** In the order of the count. */
export const SOURCES = ["start", "rooms", "again", "activity", "stacks", "favors", "cards", "money"] as const;
export type Source = (typeof SOURCES)[number];

const OF: Record<string, Source> = {
  start: "start",
  room: "rooms",
  again: "again",
  activity: "activity",
  stack: "stacks",
  stack_hallway: "stacks",
  stack_stairs: "stacks",
  favor: "favors",
  card: "cards",
  money: "money",
};

/** The points of one player by source; sources that gave nothing are there with 0. */
export function bySource(reasons: readonly PointsReason[]): Record<Source, number> {
  const sums = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>;
  for (const reason of reasons) {
    const source = OF[reason.why];
    if (source) sums[source] += reason.points;
  }
  return sums;
}
