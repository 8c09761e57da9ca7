/** A lesson: words, the board, and the learner who does what they say. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import hand from "icon:pointing";
import { Button, classes, Icon, PlayerPanel, PromptBar } from "../../design";
import type { BoardModule } from "../../games/contract";
import type { Lesson, LessonStep } from "../../wire";
import { has, t } from "../../words";
import { describeQuestion } from "../../words/describe";
import { FirstGame } from "../FirstGame";
import { me } from "../me";
import { motion, pace } from "../settings";
import { durationOf } from "../table/duration";
import { PlainBoard } from "../table/PlainBoard";
import { Playback } from "../table/playback";
import { useWhyNot } from "../table/WhyNot";
import { beginning, following, judge, stepNamed } from "./lesson";
import { reached, remember } from "./progress";
import "./learn.css";

interface CourseProps {
  lesson: Lesson;
  module: BoardModule | null;
}

/** One step after the other; the browser remembers the last one. An address may name another: /learn/mercado#pay. */
export function Course({ lesson, module }: CourseProps) {
  const { game, steps } = lesson;
  const [at, setAt] = useState(() => stepNamed(steps, location.hash.slice(1)) ?? reached(game, steps.length));
  // A link to another step of the lesson that is open.
  useEffect(() => {
    const follow = () => setAt((here) => stepNamed(steps, location.hash.slice(1)) ?? here);
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [steps]);
  const go = (step: number) => {
    setAt(step);
    remember(game, step);
    scrollTo(0, 0);
  };
  return <Idea key={at} lesson={lesson} module={module} at={at} go={go} />;
}

interface IdeaProps extends CourseProps {
  at: number;
  go: (step: number) => void;
}

/** One step: what it is about, what to do, what came of it. */
function Idea({ lesson, module, at, go }: IdeaProps) {
  const step = lesson.steps[at]!;
  const { playback, made, question, reply, tries, answer } = useMoves(lesson, step, module);
  const { why, onClickCapture } = useWhyNot(lesson.game, question);
  const snapshot = playback.shown.value!;
  const settled = playback.settled.value;
  const chairs = lesson.chairs.map((chair) => (chair.yours ? { ...chair, name: me.value?.name ?? "" } : chair));
  const history = useRef(new Map<number, NonNullable<typeof snapshot.step>>()).current;
  if (snapshot.step) history.set(snapshot.version, snapshot.step);
  const Board = module?.Board ?? PlainBoard;
  const Extras = module?.PanelExtras;
  return (
    <div class="learn">
      <Card
        lesson={lesson}
        at={at}
        go={go}
        reply={reply}
        tries={tries}
        why={why}
        isDone={settled && made === step.moves.length}
      >
        {question && (
          <Button kind="quiet" onClick={() => answer(step.moves[made]!.answer)}>
            {t("ui-learn-show")}
          </Button>
        )}
      </Card>
      <div class="learn-table">
        <ul class="players" aria-label={t("ui-players")}>
          {chairs.map((chair) => (
            <PlayerPanel
              key={chair.seat}
              chair={chair}
              chairs={chairs}
              active={snapshot.waiting === chair.seat}
              viewed={lesson.seat === chair.seat}
            >
              {Extras && <Extras view={snapshot.view} seat={chair.seat} />}
            </PlayerPanel>
          ))}
        </ul>
        {question && (
          <PromptBar
            text={describeQuestion(lesson.game, module, question, snapshot.view, chairs)}
            tone="yours"
            seatColour={chairs[lesson.seat]?.colour}
          />
        )}
        <section aria-label={t("ui-board")} class="play-board" data-board tabIndex={-1} onClickCapture={onClickCapture}>
          <Board
            view={snapshot.view}
            seat={lesson.seat}
            question={question}
            waiting={snapshot.waiting}
            chairs={chairs}
            busy={false}
            onMove={answer}
            step={snapshot.step}
            before={snapshot.before}
            history={[...history.values()]}
            onShown={() => playback.done(snapshot.version)}
            motion={motion.value}
            pace={pace.value}
            skipping={false}
            mode="play"
          />
        </section>
      </div>
    </div>
  );
}

/** The moves of a step: the learner's are judged, those of others come by themselves. */
function useMoves(lesson: Lesson, step: LessonStep, module: BoardModule | null) {
  const playback = useMemo(() => {
    const made = new Playback((snapshot) =>
      durationOf(module, snapshot, { motion: motion.peek(), pace: pace.peek(), hidden: document.hidden }),
    );
    made.jump(beginning(lesson, step));
    return made;
  }, []);
  const [made, setMade] = useState(0);
  const [reply, setReply] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [isAnswered, setAnswered] = useState(false);
  const settled = playback.settled.value;
  const move = settled ? step.moves[made] : undefined;
  const answer = (text: string) => {
    if (!move) return;
    const verdict = judge(move, text);
    setAnswered(true);
    if ("reply" in verdict) {
      setReply(verdict.reply);
      return setTries(tries + 1);
    }
    playback.push(following(lesson, step, made, playback.shown.peek()!, verdict.outcome));
    setMade(made + 1);
    setReply(null);
  };
  useEffect(() => {
    if (move && move.question.seat !== lesson.seat) answer(move.answer);
  }, [made, settled]);
  // An answered question goes away for a moment, also when the next one is the same: so a board knows it is asked anew.
  useEffect(() => setAnswered(false), [isAnswered]);
  const question = settled && !isAnswered ? playback.shown.value!.question : null;
  return { playback, made, question, reply, tries, answer };
}

interface CardProps extends Omit<IdeaProps, "module"> {
  /** The attribute of the step's words that replies to a try. */
  reply: string | null;
  /** How many there were; the same reply may come again. */
  tries: number;
  /** Why something that was pressed is not possible at all. */
  why: string | null;
  isDone: boolean;
  children: preact.ComponentChildren;
}

/** The words of a step, and the way on. */
function Card({ lesson, at, go, reply, tries, why, isDone, children }: CardProps) {
  const { game, steps } = lesson;
  const { words, moves } = steps[at]!;
  const id = `${game}-lesson-${words}`;
  const isLast = at === steps.length - 1;
  const showsAfter = isDone && has(`${id}.after`);
  const card = useRef<HTMLElement>(null);
  // On a small screen the board may have pushed the words out of sight.
  useEffect(() => {
    if (reply !== null || why !== null || showsAfter) card.current?.scrollIntoView({ block: "nearest" });
  }, [reply, tries, why, showsAfter]);
  return (
    <section class="panel learn-card" aria-labelledby="learn-title" ref={card}>
      <progress max={steps.length} value={at + 1} aria-hidden="true" />
      <p class="learn-number soft">
        {t(`${game}-title`)} · {t("ui-learn-step", { step: at + 1, steps: steps.length })}
      </p>
      <h1 id="learn-title">{t(`${id}.title`)}</h1>
      {!showsAfter && <p>{t(id)}</p>}
      {moves.length > 0 && !isDone && (
        <p class="learn-task">
          <Icon art={hand} size="1.4em" />
          <span>{t(`${id}.task`)}</span>
        </p>
      )}
      <div role="status">
        {(why !== null || reply !== null) && !isDone && <p class="learn-reply">{why ?? t(`${id}.${reply}`)}</p>}
        {showsAfter && <p>{t(`${id}.after`)}</p>}
      </div>
      <div class="learn-buttons">
        <Button kind="quiet" disabled={at === 0} onClick={() => go(at - 1)}>
          {t("ui-back")}
        </Button>
        {children}
        {isLast ? (
          <>
            <Button kind="quiet" onClick={() => go(0)}>
              {t("ui-learn-again")}
            </Button>
            <FirstGame game={game} opponents={lesson.chairs.length - 1} isShort label={t("ui-learn-play")} />
          </>
        ) : (
          <Button
            class={classes(!isDone && "learn-skip")}
            kind={isDone ? "primary" : "quiet"}
            onClick={() => go(at + 1)}
          >
            {isDone ? t("ui-go-on") : t("ui-skip-steps")}
          </Button>
        )}
      </div>
    </section>
  );
}
