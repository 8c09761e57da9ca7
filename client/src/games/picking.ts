/** What a player is pointing at, until it says an answer completely; the same for every board. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Choice, Question } from "../wire";

export interface Picked<P> {
  pick: P;
  /** The newest pick: a second key may come before the first is drawn. */
  newest: () => P;
  /** Point at something; when that says an answer, it is sent. */
  choose: (pick: P) => void;
  letGo: () => void;
}

const identity = (question: Question | null): string =>
  question ? `${question.seat} ${question.ask} ${question.options.map((option) => option.text).join()}` : "";

/** `nothing`: the pick of somebody who points nowhere; `answer`: the choice that a pick says, if it says one. */
export function usePick<P>(
  question: Question | null,
  view: unknown,
  nothing: P,
  answer: (question: Question | null, pick: P) => Choice | null | undefined,
  onMove: (text: string) => void,
): Picked<P> {
  const [pick, drawPick] = useState<P>(nothing);
  const newest = useRef<P>(nothing);
  const setPick = (next: P) => {
    newest.current = next;
    drawPick(() => next);
  };

  // A pick stays in sight while it is confirmed or on its way; a new question or position begins afresh.
  const asked = identity(question);
  useEffect(() => {
    if (asked) setPick(nothing);
  }, [asked]);
  useEffect(() => setPick(nothing), [view]);

  const choose = (next: P) => {
    const choice = answer(question, next);
    setPick(next);
    if (choice) onMove(choice.text);
  };
  return { pick, newest: () => newest.current, choose, letGo: () => setPick(nothing) };
}
