/** What the board draws now: a frame of the step, the sheet of the round, or the view. */

import { useMemo } from "preact/hooks";
import type { BoardProps, GameEvent } from "../contract";
import { usePresentation } from "../presentation";
import { type Frame, type Picture, closesEvaluation, frames, isPresentedByBoard, pictureOf } from "./frames";
import { type RoundResults, resultsOf } from "./results";
import type { LouisView } from "./types";

export interface LouisPresentation {
  /** What to draw now: a frame of the step, or null when the view itself is drawn. */
  frame: Frame | null;
  picture: Picture;
  /** The newest evaluation, up to what has been shown. */
  results: RoundResults;
  /** The sheet of the round waits for its reader. */
  sheet: boolean;
  /** Closes the sheet. */
  goOn: () => void;
}

/** Without movement the whole evaluation is read on one sheet. */
const SHEET = { sheet: true, ms: null } as const;

export function useLouisPresentation(props: BoardProps<LouisView>): LouisPresentation {
  const { view, before, step, motion, mode, seat, history } = props;
  const earlier = useMemo(() => resultsOf(history.filter((one) => one.version !== step?.version)), [history, step]);
  const told = useMemo(() => resultsOf(history), [history]);
  const results = told.round > 0 ? told : { ...told, round: view.round };

  const isRead = (events: readonly GameEvent[], from: LouisView): boolean =>
    mode === "play" && closesEvaluation(events, from, view) && results.tiles.length > 0;
  const { frame: shown, goOn } = usePresentation<Frame | typeof SHEET>(props, ({ events }) => {
    if (!before || !isPresentedByBoard(events, motion, before, view)) return null;
    if (!motion) return isRead(events, before) ? [SHEET] : [];
    return frames(events, before, earlier, seat);
  });
  const sheet = shown !== null && "sheet" in shown;
  const frame = shown !== null && "picture" in shown ? shown : null;

  const rest = useMemo(() => pictureOf(view), [view]);
  return { frame, picture: frame?.picture ?? rest, results, sheet, goOn };
}
