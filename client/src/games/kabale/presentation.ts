/** What the board draws now: a frame of the step, or the view. */

import { useMemo, useRef } from "preact/hooks";
import type { BoardProps } from "../contract";
import { type Presentation, usePresentation } from "../presentation";
import { type DrawnColumn, type Frame, draw, frames, isPresentedByBoard, lastCountOf } from "./frames";
import type { KabaleView, RoundCount } from "./types";

export interface KabalePresentation extends Presentation<Frame> {
  columns: DrawnColumn[];
  /** The last counted round. */
  lastCount: RoundCount | null;
}

export function useKabalePresentation(props: BoardProps<KabaleView>): KabalePresentation {
  const { view, before, motion, mode, seat, history } = props;
  const drawn = useRef<DrawnColumn[]>([]);
  const { frame, goOn } = usePresentation<Frame>(props, ({ events }) => {
    if (!before || !isPresentedByBoard(events, motion, before)) return null;
    const all = frames(events, draw(before.columns, drawn.current), seat);
    // Without movement only the counting is shown; a replay goes on by itself and never waits for a reader.
    return all.filter((one) => (one.count ? mode !== "replay" : motion));
  });
  const columns = useMemo(() => frame?.columns ?? draw(view.columns, drawn.current), [frame, view.columns]);
  drawn.current = columns;
  const lastCount = useMemo(() => lastCountOf(history), [history]);
  return { frame, goOn, columns, lastCount };
}
