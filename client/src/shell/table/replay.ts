/** A stored game as a row of positions. */

import type { View } from "../../games/contract";
import type { Replay, Step } from "../../wire";
import { merge } from "./state";

export interface ReplayFrame {
  /** Who decided this step; null at the start. */
  seat: number | null;
  view: View;
  before: View | null;
  step: Step;
  /** All steps up to here, for the log. */
  steps: Step[];
}

export function foldReplay(replay: Replay): ReplayFrame[] {
  const frames: ReplayFrame[] = [];
  for (const stored of replay.steps) {
    const last = frames.at(-1);
    const step: Step = { version: stored.version, events: stored.events, undone: false };
    frames.push({
      seat: stored.seat,
      view: merge(last?.view ?? null, stored.view, last === undefined),
      before: last?.view ?? null,
      step,
      steps: [...(last?.steps ?? []), step],
    });
  }
  return frames;
}
