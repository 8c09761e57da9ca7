/** How long a step is shown before the next one. */

import type { BoardModule } from "../../games/contract";
import type { Snapshot } from "./state";

const PAUSE = 650;
const STILL_PAUSE = 350;

export function durationOf(
  module: BoardModule | null,
  snapshot: Snapshot,
  { motion, pace, hidden }: { motion: boolean; pace: number; hidden: boolean },
): number | "board" {
  const { step, before, view } = snapshot;
  if (!step || hidden || step.undone) return 0;
  const calm = module?.duration ? module.duration(step, { motion, before, view }) : motion ? PAUSE : STILL_PAUSE;
  return calm === "board" ? calm : calm * pace;
}
