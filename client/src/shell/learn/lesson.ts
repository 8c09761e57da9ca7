/** A lesson as positions for the board: what the engine has played beforehand, one after the other. Pure. */

import type { Lesson, LessonMove, LessonOutcome, LessonStep } from "../../wire";
import { merge, readStep, type Snapshot } from "../table/state";

/** What the learner is asked; null when the move is somebody else's, or none is left. */
const asked = ({ seat }: Lesson, move: LessonMove | undefined) => (move?.question.seat === seat ? move.question : null);

/** The position in which a step begins, at rest. */
export const beginning = (lesson: Lesson, step: LessonStep): Snapshot => ({
  version: 0,
  seat: lesson.seat,
  from: -1,
  view: step.view,
  step: null,
  before: null,
  question: asked(lesson, step.moves[0]),
  waiting: step.waiting,
  ask: step.ask,
  canUndo: false,
});

/** The position after the next move of a step; `made`: how many of its moves came before. */
export function following(
  lesson: Lesson,
  step: LessonStep,
  made: number,
  before: Snapshot,
  { events, view, waiting, ask }: LessonOutcome,
): Snapshot {
  const version = before.version + 1;
  const seat = step.moves[made]?.question.seat ?? null;
  return {
    ...before,
    version,
    view: merge(before.view, view, false),
    step: readStep({ version, seat, events, undone: false }),
    before: before.view,
    question: asked(lesson, step.moves[made + 1]),
    waiting,
    ask,
  };
}

/** What an answer leads to: its outcome, or the attribute of the step's words that replies to it. */
export const judge = (move: LessonMove, answer: string): { outcome: LessonOutcome } | { reply: string } => {
  const outcome = move.outcomes[answer];
  return outcome ? { outcome } : { reply: move.tries[answer] ?? "wrong" };
};

/** The number of the step with these words; null when there is none. */
export function stepNamed(steps: readonly LessonStep[], words: string): number | null {
  const at = steps.findIndex((step) => step.words === words);
  return at === -1 ? null : at;
}
