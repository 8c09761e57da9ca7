/** What is answered with buttons, and a few words about it. */

import { useEffect } from "preact/hooks";
import { t } from "../../words";
import { describeChoice } from "../../words/describe";
import type { Chair, Choice, Question } from "../../wire";
import { isFocusFree } from "../keys";
import { isSilent } from "./choices";
import { personOf, rewardOf } from "./figures";
import { byKeyboard } from "./keyboard";
import { missionHelp, personName } from "./names";
import { QUESTIONS, type QuestionProps, Plain, Silent } from "./questions";
import type { LouisView } from "./types";

export interface AnswersProps extends Omit<QuestionProps, "say"> {
  chairs: readonly Chair[];
}

/** A few words about what the question turns on: the effect of a mission, the reward. */
function Note({ view, question }: { view: LouisView; question: Question }) {
  const { pending, evaluation } = view;
  if (question.ask === "buy" && evaluation)
    return <p class="lx-answer-note">{t(`louis-reward-${rewardOf(evaluation.person)}.help`)}</p>;
  if (question.ask === "deck") return <p class="lx-answer-note">{t("louis-deck-note")}</p>;
  if (question.ask === "intrigue" && !isSilent(question))
    return (
      <p class="lx-answer-note">{t("louis-intrigue-note", { person: personName(personOf(pending?.tile ?? 0)) })}</p>
    );
  if (pending?.mission) return <p class="lx-answer-note">{missionHelp(pending.mission)}</p>;
  return null;
}

export function Answers(props: AnswersProps) {
  const { view, chairs, question } = props;
  const identity = question.options.map((choice) => choice.text).join();
  useEffect(takeKeyboard, [identity, props.pick.card, props.pick.missions.length]);
  const say = (choice: Choice) => describeChoice("louis", null, choice, view, chairs);
  const Kind = isSilent(question) ? Silent : (QUESTIONS[question.ask] ?? Plain);
  return (
    <div class="lx-answers" role="group" aria-label={t("louis-answers")}>
      <Note view={view} question={question} />
      <Kind key={`${question.ask} ${identity}`} {...props} say={say} />
    </div>
  );
}

/** What the keyboard leaves by itself: where a choice was made, and tiles that cannot be pressed any more. */
const LEFT = "[data-nav=hand], [data-nav=mission], [data-tile][aria-disabled=true]";

/** Who plays by keyboard finds it on the usual answer, or on the first tile that can be pressed. */
function takeKeyboard(): void {
  if (!isFocusFree() && !document.activeElement?.matches(LEFT)) return;
  const board = document.querySelector<HTMLElement>(".louis");
  const tile = byKeyboard() ? board?.querySelector<HTMLElement>(".lx-open[data-tile], .lx-begin[data-tile]") : null;
  (board?.querySelector<HTMLElement>("[data-usual]") ?? tile)?.focus({ preventScroll: true });
}
