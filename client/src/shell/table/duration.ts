/** How long a step is shown before the next one. */

import type { BoardModule } from "../../games/contract";
import type { Snapshot } from "./state";

const PAUSE = 650;
const STILL_PAUSE = 350;

export function durationOf(
  module: BoardModule | null,
  snapshot: Snapshot,
  motion: boolean,
  hidden: boolean,
): number | "board" {
  if (!snapshot.step || hidden || snapshot.step.undone) return 0;
  if (module?.duration) return module.duration(snapshot.step, { motion, before: snapshot.before, view: snapshot.view });
  return motion ? PAUSE : STILL_PAUSE;
}
