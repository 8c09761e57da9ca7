/** Shows the frames of a step one after another and tells the shell when all is shown; the same for every board. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { GameStep } from "./contract";

/** One moment of a step, as a board draws it. */
export interface TimedFrame {
  /** Milliseconds that it stays; null: until the reader goes on. */
  ms: number | null;
}

export interface Presentation<F> {
  /** What to draw now: a frame of the step, or null when the view itself is drawn. */
  frame: F | null;
  /** Go on from a frame that waits for its reader, or leave out what follows up to the next one that waits. */
  skip: () => void;
}

interface Showing<F> {
  /** Counts what was shown on this board: the same step may be shown again in a replay. */
  id: number;
  version: number;
  /** Null: the shell shows this step, the board draws the view at once. */
  frames: readonly F[] | null;
}

/** `framesOf`: the frames of the step, asked for once per step; null when the board does not present it. */
export function usePresentation<F extends TimedFrame>(
  step: GameStep | null,
  framesOf: (step: GameStep) => readonly F[] | null,
  onShown: () => void,
): Presentation<F> {
  const showing = useRef<Showing<F>>({ id: 0, version: -1, frames: null });
  const [at, setAt] = useState({ id: 0, index: 0 });

  const version = step?.version ?? -1;
  if (version !== showing.current.version) {
    const frames = step && !step.undone ? framesOf(step) : null;
    showing.current = { id: showing.current.id + 1, version, frames };
  }
  const { id, frames } = showing.current;
  const index = at.id === id ? at.index : 0;
  const frame = frames?.[index] ?? null;

  useEffect(() => {
    if (!frames) return;
    if (!frame) return onShown();
    if (frame.ms === null) return;
    const timer = setTimeout(() => setAt({ id, index: index + 1 }), frame.ms);
    return () => clearTimeout(timer);
  }, [id, index]);

  const skip = () => {
    const all = frames ?? [];
    const waiting = all.findIndex((later, place) => place > index && later.ms === null);
    setAt({ id, index: frame?.ms === null ? index + 1 : waiting === -1 ? all.length : waiting });
  };
  return { frame, skip };
}
