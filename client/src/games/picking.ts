/** What a player is pointing at, until it says an answer completely; the same for every board. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Choice, Question } from "../wire";

export interface Picking<S> {
  /** What is pointed at, as drawn. */
  pick: S;
  /** The newest pick: a second key may come before the first is drawn. */
  newest: () => S;
  /** Point at something; when that says an answer, it is sent. */
  choose: (pick: S) => void;
  /** Choose what follows from the newest pick. */
  press: (next: (pick: S) => S) => void;
  letGo: () => void;
}

/** The same for the same question, whenever it is asked; empty when nothing is. */
export const identityOf = (question: Question | null): string =>
  question ? `${question.seat} ${question.ask} ${question.options.map((option) => option.text).join()}` : "";

/** `nothing`: the pick of somebody who points nowhere; `answer`: the choice that a pick says, if it says one. */
export function usePicking<S>(
  question: Question | null,
  view: unknown,
  nothing: S,
  answer: (question: Question | null, pick: S) => Choice | null | undefined,
  onMove: (text: string) => void,
): Picking<S> {
  const [pick, drawPick] = useState<S>(nothing);
  const newest = useRef<S>(nothing);
  const setPick = (next: S) => {
    newest.current = next;
    drawPick(() => next);
  };

  // A pick stays in sight while it is confirmed or on its way; a new question or position begins afresh, and at once:
  // a quick key already belongs to the new one.
  const asked = identityOf(question);
  useLayoutEffect(() => {
    if (asked) setPick(nothing);
  }, [asked]);
  useLayoutEffect(() => setPick(nothing), [view]);

  const choose = (next: S) => {
    const choice = answer(question, next);
    setPick(next);
    if (choice) onMove(choice.text);
  };
  return {
    pick,
    newest: () => newest.current,
    choose,
    press: (next) => choose(next(newest.current)),
    letGo: () => setPick(nothing),
  };
}
