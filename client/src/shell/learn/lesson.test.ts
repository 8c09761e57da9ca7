import { expect, it } from "vitest";
import type { Lesson, LessonMove, LessonStep } from "../../wire";
import { beginning, following, judge } from "./lesson";

const move = (seat: number, answer: string, tries = {}): LessonMove => ({
  question: { seat, ask: "lay", options: [] },
  answer,
  outcomes: {
    [answer]: { events: [{ event: "laid", seat }], view: { after: answer }, waiting: 1, ask: "lay" },
  },
  tries,
});
const step: LessonStep = {
  words: "first",
  view: { game: "g" },
  waiting: 0,
  ask: "lay",
  moves: [move(0, "king > 1", { "queen > 1": "queen" }), move(1, "mage > 1")],
};
const lesson: Lesson = { game: "g", seat: 0, chairs: [], steps: [step] };

it("asks the learner, and nobody while somebody else moves", () => {
  const first = beginning(lesson, step);
  expect(first.question).toBe(step.moves[0]!.question);
  const second = following(lesson, step, 0, first, step.moves[0]!.outcomes["king > 1"]!);
  expect(second).toMatchObject({
    version: 1,
    question: null,
    before: first.view,
    view: { game: "g", after: "king > 1" },
  });
  expect(second.step?.events).toEqual([{ event: "laid", seat: 0 }]);
});

it("replies to other answers in words of their own, or in general ones", () => {
  const [mine] = step.moves;
  expect(judge(mine!, "king > 1")).toHaveProperty("outcome");
  expect(judge(mine!, "queen > 1")).toEqual({ reply: "queen" });
  expect(judge(mine!, "mage > 1")).toEqual({ reply: "wrong" });
});
