/** Playing the frames of a step one after another, and telling the shell when all is shown. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../contract";
import { type Ledger, ledgerOf } from "./results";
import { type Frame, type Picture, closesEvaluation, frames, isPresentedByBoard, pictureOf } from "./frames";
import type { LouisView } from "./types";

export interface Presentation {
  /** What to draw now: a frame of the step, or null when the view itself is drawn. */
  frame: Frame | null;
  picture: Picture;
  /** The newest evaluation, up to what has been shown. */
  ledger: Ledger;
  /** The sheet of the round waits for its reader. */
  sheet: boolean;
  /** Skip what follows until something is asked, or the rest of the evaluation; closes the sheet. */
  skip: () => void;
}

interface Course {
  /** Counts the courses of this board: the same step may be shown again in a replay. */
  id: number;
  version: number;
  row: Frame[];
  scene: boolean;
  sheet: boolean;
}

const REST: Course = { id: 0, version: -1, row: [], scene: false, sheet: false };

const EVALUATION = "evaluation";

const phaseOf = (frame: Frame, before: LouisView): string =>
  `${before.round} ${frame.result ? EVALUATION : before.phase}`;

export function usePresentation(props: BoardProps<LouisView>): Presentation {
  const { view, before, step, motion, mode, seat, history, onShown } = props;
  const course = useRef<Course>(REST);
  const skipped = useRef(""); // the phase that is not watched any further
  const [at, setAt] = useState({ id: 0, index: 0 });
  const earlier = useMemo(() => ledgerOf(history.filter((one) => one.version !== step?.version)), [history, step]);
  const ledger = useMemo(() => ledgerOf(history), [history]);

  const version = step?.version ?? -1;
  if (version !== course.current.version) {
    const events = step?.events ?? [];
    const scene = step !== null && !step.undone && isPresentedByBoard(events, motion, before, view);
    const all = scene && motion && before ? frames(events, before, earlier, seat) : [];
    const row = all.filter((frame) => skipped.current !== phaseOf(frame, before!));
    const sheet =
      scene &&
      !motion &&
      mode === "play" &&
      before !== null &&
      closesEvaluation(events, before, view) &&
      ledger.results.length > 0;
    course.current = { id: course.current.id + 1, version, scene, row, sheet };
  }
  const { id, row, sheet } = course.current;
  const index = at.id === id ? at.index : 0;
  const frame = row[index] ?? null;
  const reading = sheet && index === 0;

  useEffect(() => {
    if (!course.current.scene) return;
    if (reading) return;
    if (!frame) return onShown();
    const timer = setTimeout(() => setAt({ id, index: index + 1 }), frame.ms);
    return () => clearTimeout(timer);
  }, [id, index]);

  // Who is asked something watches again what the others do; an evaluation stays skipped to its end.
  const asked = props.question !== null;
  useEffect(() => {
    if (asked && !skipped.current.endsWith(EVALUATION)) skipped.current = "";
  }, [asked]);

  const skip = () => {
    if (frame && before) skipped.current = phaseOf(frame, before);
    setAt({ id, index: row.length + 1 });
  };
  const rest = useMemo(() => pictureOf(view), [view]);
  return { frame, picture: frame?.picture ?? rest, ledger, sheet: reading, skip };
}
