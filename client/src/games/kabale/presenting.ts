/** Playing the frames of a step one after another, and telling the shell when all is shown. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps, GameEvent } from "../contract";
import { type DrawnColumn, type Frame, countOf, draw, frames, isScene } from "./scenes";
import type { KabaleView, RoundCount } from "./types";

export interface Presentation {
  /** What to draw now: a frame of the step, or null when the view itself is drawn. */
  frame: Frame | null;
  columns: DrawnColumn[];
  /** The last counted round this browser has seen. */
  lastCount: RoundCount | null;
  /** Go on from a frame that waits, or skip the rest up to the next one that waits. */
  goOn: () => void;
}

interface Course {
  version: number;
  row: Frame[];
  scene: boolean;
}

export function usePresentation(props: BoardProps<KabaleView>): Presentation {
  const { view, before, step, motion, seat, onShown } = props;
  const drawn = useRef<DrawnColumn[]>([]);
  const course = useRef<Course>({ version: -1, row: [], scene: false });
  const lastCount = useRef<RoundCount | null>(null);
  const [at, setAt] = useState({ version: -1, index: 0 });

  const version = step?.version ?? -1;
  if (version !== course.current.version) {
    const events = (step?.events ?? []) as GameEvent[];
    const scene = step !== null && !step.undone && isScene(events, motion, before);
    const row = scene && before ? frames(events, draw(before.columns, drawn.current), seat) : [];
    // Without movement only the counting is shown.
    course.current = { version, scene, row: motion ? row : row.filter((frame) => frame.count) };
    lastCount.current = countOf(events) ?? lastCount.current;
  }
  const index = at.version === version ? at.index : 0;
  const frame = course.current.row[index] ?? null;

  const goOn = () => {
    const { row } = course.current;
    const next = row.findIndex((later, place) => place > index && later.count);
    setAt({ version, index: frame?.count ? index + 1 : next === -1 ? row.length : next });
  };

  useEffect(() => {
    if (!course.current.scene) return;
    if (!frame) return onShown();
    if (frame.count) return;
    const timer = setTimeout(() => setAt({ version, index: index + 1 }), frame.ms);
    return () => clearTimeout(timer);
  }, [version, index]);

  const columns = useMemo(() => frame?.columns ?? draw(view.columns, drawn.current), [frame, view.columns]);
  drawn.current = columns;
  return { frame, columns, lastCount: lastCount.current, goOn };
}
