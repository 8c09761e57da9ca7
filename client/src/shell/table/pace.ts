/** How long a step stays on the stage before the next one. */

import type { BoardModule } from "../../games/contract";
import type { Frame } from "./state";

const PAUSE = 650;
const STILL_PAUSE = 350;

export function paceOf(module: BoardModule | null, frame: Frame, motion: boolean, hidden: boolean): number | "board" {
  if (!frame.step || hidden || frame.step.undone) return 0;
  if (module?.pace) return module.pace(frame.step, { motion, before: frame.before, view: frame.view });
  return motion ? PAUSE : STILL_PAUSE;
}
