/** Shows the frames of a step one after another and tells the shell when all is shown; the same for every board. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps, GameStep } from "./contract";

/** One moment of a step, as a board draws it. */
export interface TimedFrame {
  /** Milliseconds that it stays at a calm pace; null: until the reader goes on. */
  ms: number | null;
}

export interface Presentation<F> {
  /** What to draw now: a frame of the step, or null when the view itself is drawn. */
  frame: F | null;
  /** Go on from a frame that waits for its reader. */
  goOn: () => void;
}

interface Showing<F> {
  /** Counts what was shown on this board: the same step may be shown again in a replay. */
  id: number;
  version: number;
  /** Null: the shell shows this step, the board draws the view at once. */
  frames: readonly F[] | null;
}

/**
 * `framesOf`: the frames of the step, asked for once per step; null when the board does not present it. Who skips sees
 * only the frames that wait for a reader.
 */
export function usePresentation<F extends TimedFrame>(
  { step, pace, skipping, onShown }: Pick<BoardProps, "step" | "pace" | "skipping" | "onShown">,
  framesOf: (step: GameStep) => readonly F[] | null,
): Presentation<F> {
  const showing = useRef<Showing<F>>({ id: 0, version: -1, frames: null });
  const [at, setAt] = useState({ id: 0, index: 0 });

  const version = step?.version ?? -1;
  if (version !== showing.current.version) {
    const frames = step && !step.undone ? framesOf(step) : null;
    showing.current = { id: showing.current.id + 1, version, frames };
  }
  const { id, frames } = showing.current;
  const reached = at.id === id ? at.index : 0;
  const left = frames?.slice(reached).findIndex((frame) => !skipping || frame.ms === null) ?? -1;
  const index = left === -1 ? (frames?.length ?? 0) : reached + left;
  const frame = frames?.[index] ?? null;

  const goOn = () => setAt({ id, index: index + 1 });
  useEffect(() => {
    if (!frames) return;
    if (index !== reached) setAt({ id, index }); // what was skipped does not come back when skipping ends
    if (!frame) return onShown();
    if (frame.ms === null) return;
    const timer = setTimeout(goOn, frame.ms * pace);
    return () => clearTimeout(timer);
  }, [id, index]);
  return { frame, goOn };
}
