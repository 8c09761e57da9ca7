/** A stored game as a row of positions. */

import type { GameStep, View } from "../../games/contract";
import type { Replay } from "../../wire";
import { merge, readStep } from "./state";

export interface ReplaySnapshot {
  /** Who decided this step; null at the start. */
  seat: number | null;
  view: View;
  before: View | null;
  step: GameStep;
  /** All steps up to here, for the log. */
  steps: GameStep[];
}

export function foldReplay(replay: Replay): ReplaySnapshot[] {
  const snapshots: ReplaySnapshot[] = [];
  for (const stored of replay.steps) {
    const last = snapshots.at(-1);
    const step = readStep({ version: stored.version, seat: stored.seat, events: stored.events, undone: false });
    snapshots.push({
      seat: stored.seat,
      view: merge(last?.view ?? null, stored.view, last === undefined),
      before: last?.view ?? null,
      step,
      steps: [...(last?.steps ?? []), step],
    });
  }
  return snapshots;
}
