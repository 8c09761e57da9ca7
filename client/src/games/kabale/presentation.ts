/** Playing the frames of a step one after another, and telling the shell when all is shown. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../contract";
import { type DrawnColumn, type Frame, draw, frames, isPresentedByBoard, lastCountOf } from "./frames";
import type { KabaleView, RoundCount } from "./types";

export interface Presentation {
  /** What to draw now: a frame of the step, or null when the view itself is drawn. */
  frame: Frame | null;
  columns: DrawnColumn[];
  /** The last counted round. */
  lastCount: RoundCount | null;
  /** Go on from a frame that waits, or skip the rest up to the next one that waits. */
  goOn: () => void;
}

interface Course {
  /** Counts the courses of this board: the same step may be shown again in a replay. */
  id: number;
  version: number;
  row: Frame[];
  scene: boolean;
}

export function usePresentation(props: BoardProps<KabaleView>): Presentation {
  const { view, before, step, motion, mode, seat, history, onShown } = props;
  const drawn = useRef<DrawnColumn[]>([]);
  const course = useRef<Course>({ id: 0, version: -1, row: [], scene: false });
  const [at, setAt] = useState({ id: 0, index: 0 });

  const version = step?.version ?? -1;
  if (version !== course.current.version) {
    const events = step?.events ?? [];
    const scene = step !== null && !step.undone && isPresentedByBoard(events, motion, before);
    const row = scene && before ? frames(events, draw(before.columns, drawn.current), seat) : [];
    // Without movement only the counting is shown; a replay goes on by itself and never waits for a reader.
    const kept = row.filter((frame) => (frame.count ? mode !== "replay" : motion));
    course.current = { id: course.current.id + 1, version, scene, row: kept };
  }
  const { id } = course.current;
  const index = at.id === id ? at.index : 0;
  const frame = course.current.row[index] ?? null;

  const goOn = () => {
    const { row } = course.current;
    const next = row.findIndex((later, place) => place > index && later.count);
    setAt({ id, index: frame?.count ? index + 1 : next === -1 ? row.length : next });
  };

  useEffect(() => {
    if (!course.current.scene) return;
    if (!frame) return onShown();
    if (frame.count) return;
    const timer = setTimeout(() => setAt({ id, index: index + 1 }), frame.ms);
    return () => clearTimeout(timer);
  }, [id, index]);

  const columns = useMemo(() => frame?.columns ?? draw(view.columns, drawn.current), [frame, view.columns]);
  drawn.current = columns;
  const lastCount = useMemo(() => lastCountOf(history), [history]);
  return { frame, columns, lastCount, goOn };
}
