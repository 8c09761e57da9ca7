/** The game itself: players, what is asked, the board, the log; afterwards the result. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import undoArt from "icon:anticlockwise-rotation";
import book from "icon:open-book";
import {
  Button,
  classes,
  Dialog,
  IconButton,
  type LogEntry,
  PlayerPanel,
  PromptBar,
  ProblemLine,
  RuleLink,
} from "../../design";
import type { BoardModule, StandingOrder, View } from "../../games/contract";
import { isFocusFree } from "../../games/keys";
import type { Choice, Question, TableInfo } from "../../wire";
import { has, t } from "../../words";
import { describeChoice, describeQuestion, nameOf } from "../../words/describe";
import { ApiProblem, problemText } from "../api";
import { chime } from "../chime";
import { motion, pace, settings } from "../settings";
import { usePageTitle } from "../title";
import type { Connection } from "./connection";
import { Absence } from "./Absence";
import { Cover } from "./Cover";
import { Explained } from "./Explained";
import { logOf, ruleIn, ruleOf } from "./log";
import { Meanwhile } from "./Meanwhile";
import { Pacing } from "./Pacing";
import { PlainBoard } from "./PlainBoard";
import { Ended, Result } from "./Result";
import { SeatClock } from "./SeatClock";
import { Side, SideButton, useSide } from "./Side";
import { TouchTip } from "./TouchTip";
import { useWhyNot, WhyNot } from "./WhyNot";
import { winnersText } from "./Ranking";
import type { Playback } from "./playback";
import { allSteps, newest, type Snapshot, sinceTurnOf } from "./state";
import type { TimingSeen } from "./timing";

export interface PlayProps {
  table: TableInfo;
  module: BoardModule | null;
  playback: Playback;
  connection: Connection;
}

export function Play({ table, module, playback, connection }: PlayProps) {
  const snapshot = playback.shown.value;
  const settled = playback.settled.value;
  const own = table.chairs.filter((chair) => chair.yours).map((chair) => chair.seat);
  const [uncovered, setUncovered] = useState<number | null>(null);
  const [passing, setPassing] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  const boardBox = useRef<HTMLElement>(null);
  const [helping, setHelping] = useState(false);
  const [held, setHeld] = useState<{ question: Question | null; choice: Choice } | null>(null);
  // Only the newest position can be answered; while it is being asked for anew, nothing is.
  const isNewest = settled && snapshot === newest(connection.state.value);
  const asks = isNewest && snapshot?.question && own.includes(snapshot.question.seat) ? snapshot.question : null;
  const drafts = settings.value.confirmed !== "none";
  const question = useMemo(() => (drafts ? asks : asks && withoutDraft(asks)), [asks, drafts]);
  // A new question lets go of it at once: a board may answer that one before this page is drawn anew.
  const candidate = question !== null && held?.question === question ? held.choice : null;
  const over = snapshot !== null && snapshot.waiting === null && settled;
  const refusedBy = ruleIn(table.game, connection.problem.value?.message);
  // Several people at this device: the result of a step is for all of them, then the next one takes it.
  const shared = own.length > 1;
  const { seat: looker = null, waiting = null } = snapshot ?? {};
  const next = isNewest && shared && waiting !== looker && own.includes(waiting ?? -1);
  const holder = next && passing ? waiting : looker;
  const covered = shared && holder !== null && !over && holder !== uncovered;
  const { version = -1, from = -1 } = snapshot ?? {};
  const isPlayed = useRef(false);
  if (snapshot && !over) isPlayed.current = true;
  const side = useSide(connection.state.value.chat, module?.wide);
  const asked = question?.seat ?? null;
  const { onClickCapture, ...whyNot } = useWhyNot(table.game, question);

  usePageTitle(titleOf(table, question));
  useEffect(() => {
    if (asked !== null && settings.peek().sound) chime("my turn");
  }, [asked]);
  // Whoever is asked can answer by keyboard at once, wherever the page was opened from.
  useEffect(() => {
    if (question && isFocusFree()) boardBox.current?.focus({ preventScroll: true });
  }, [question]);

  const state = connection.state.value;
  const steps = useMemo(() => allSteps(state), [state.steps, state.draft]);
  const language = t("ui-language");
  const history = useMemo(
    () => steps.filter((step) => step.version > from && step.version <= version),
    [steps, from, version],
  );
  const byBoard = playback.byBoard.value;
  const told = useMemo(
    () => (byBoard ? history.filter((step) => step.version < version) : history),
    [history, byBoard],
  );
  const log = useMemo(() => logOf(table.game, module, told, table.chairs), [table, module, told, language]);
  const missed = useMemo(() => (asked === null ? [] : sinceTurnOf(asked, history)), [asked, history]);
  const meanwhile = useMemo(() => logOf(table.game, module, missed, table.chairs), [missed, table, module, language]);
  const lookedAway = (missed[0]?.version ?? version) - 1;
  const happened = log.filter((line) => line.key.split(".")[0] === String(version));

  if (!snapshot)
    return (
      <p class="page" role="status">
        {t("ui-loading")}
      </p>
    );
  if (covered)
    return (
      <Cover
        name={nameOf(table.chairs, holder)}
        colour={table.chairs[holder]?.colour ?? ""}
        onReady={() => {
          setUncovered(holder);
          setPassing(false);
          if (holder !== snapshot.seat) connection.turn();
        }}
      />
    );

  const decide = (choice: Choice | null) => {
    if (choice) cameFrom.current = document.activeElement as HTMLElement | null;
    setHeld(choice && { question, choice });
    // The buttons of the confirmation go away: the keyboard returns to the board.
    if (!choice)
      requestAnimationFrame(() => (cameFrom.current?.isConnected ? cameFrom.current : boardBox.current)?.focus());
  };
  const send = (choice: Choice) => {
    if (candidate) decide(null);
    if (question) connection.move(question.seat, choice.text, drafts && !isLast(choice));
  };
  const onMove = (text: string, confirmed = false) => {
    const choice = question?.options.find((option) => option.text === text);
    if (!choice || connection.busy.peek()) return;
    if (!confirmed && isHeld(choice, snapshot.canUndo)) decide(choice);
    else send(choice);
  };
  const undoes = own.length > 0 && !over && snapshot.canUndo && !connection.busy.value && settled;
  const undo = () => (candidate ? decide(null) : connection.undo(question?.seat ?? snapshot.seat ?? own[0]!));
  const { seat } = snapshot;
  const orders =
    seat === null || over
      ? {}
      : {
          standing: connection.state.value.order,
          onOrder: (order: StandingOrder | null) => connection.order(seat, order),
        };
  const { timing } = connection.state.value;
  const Board = module?.Board ?? PlainBoard;
  const players = (
    <Players
      table={table}
      snapshot={snapshot}
      view={(byBoard && snapshot.before) || snapshot.view}
      module={module}
      timing={timing}
      over={over}
    />
  );

  return (
    <div class={classes("play", module?.wide && "play-wide")} data-settled={settled}>
      <h1 class="visually-hidden">{has(`${table.game}-title`) ? t(`${table.game}-title`) : table.game}</h1>
      <Announcer lines={happened.map((line) => line.text)} />
      <div class="play-main">
        {!over && players}
        <PromptBar
          {...promptOf(table, snapshot, question, candidate, settled, module, happened, timing.said.in_line)}
          {...(own.length === 0 && !over ? { aside: t("ui-watching") } : {})}
          {...(shared && question ? { aside: tail(meanwhile) } : {})}
          held={candidate !== null}
        >
          {candidate && (
            <>
              <Button kind="primary" onClick={() => send(candidate)} autoFocus>
                {t(isLast(candidate) ? "ui-done" : "ui-confirm")}
              </Button>
              <Button kind="quiet" onClick={() => decide(null)}>
                {t(isLast(candidate) ? "ui-step-back" : "ui-cancel")}
              </Button>
            </>
          )}
          {next && (
            <Button
              kind="primary"
              autoFocus
              onClick={() => (waiting === uncovered ? connection.turn() : setPassing(true))}
            >
              {t("ui-pass-on")}
            </Button>
          )}
          {!question && !over && !next && <Pacing playback={playback} />}
          {question && !candidate && (
            <Meanwhile
              lines={meanwhile}
              onShow={playback.remembers(lookedAway) ? () => playback.again(lookedAway) : undefined}
            />
          )}
          {own.length > 0 && !over && !candidate && (
            <IconButton
              icon={undoArt}
              label={snapshot.canUndo ? t("ui-undo") : t("ui-undo-not")}
              disabled={!undoes}
              onClick={undo}
            />
          )}
          <SideButton side={side} />
          {module?.Help && <IconButton icon={book} label={t("ui-rules")} onClick={() => setHelping(true)} />}
        </PromptBar>
        {connection.problem.value && (
          <ProblemLine
            action={
              <Button size="s" kind="quiet" onClick={() => (connection.problem.value = null)}>
                {t("ui-close")}
              </Button>
            }
          >
            {problemText(new ApiProblem(connection.problem.value.code, connection.problem.value.message, 0))}
            {refusedBy && <RuleLink rule={refusedBy} />}
          </ProblemLine>
        )}
        {settled && <Absence table={table} waiting={snapshot.waiting} timing={timing} />}
        {over && table.ended && <Ended table={table} />}
        {over && table.places.length > 0 && (
          <Result table={table} view={snapshot.view} module={module} arrived={isPlayed.current} />
        )}
        {over && players}
        <Explained game={table.game} ask={question?.ask ?? null} goesOn={waiting === looker} />
        {question && <TouchTip />}
        <WhyNot {...whyNot} rule={ruleOf(table.game, module?.rules?.asks?.[question?.ask ?? ""])} />
        <section
          aria-label={t("ui-board")}
          class="play-board"
          data-board
          tabIndex={-1}
          ref={boardBox}
          onClickCapture={onClickCapture}
        >
          <Board
            view={snapshot.view}
            seat={snapshot.seat}
            question={candidate ? null : question}
            held={candidate}
            waiting={snapshot.waiting}
            chairs={table.chairs}
            busy={connection.busy.value}
            onMove={onMove}
            {...(undoes ? { onUndo: undo } : {})}
            {...orders}
            step={snapshot.step}
            before={snapshot.before}
            history={history}
            onShown={() => playback.done(snapshot.version)}
            motion={motion.value}
            pace={pace.value}
            skipping={playback.skipping.value}
            mode={own.length > 0 ? "play" : "watch"}
          />
        </section>
        {module?.Help && (
          <Dialog wide title={t("ui-rules")} open={helping} onClose={() => setHelping(false)}>
            <module.Help />
          </Dialog>
        )}
      </div>
      <Side
        log={log}
        folds={module?.wide}
        chat={connection.state.value.chat}
        table={table}
        state={side}
        onSay={(text) => connection.say(text)}
      />
    </div>
  );
}

/** With this step the turn is told to everybody: it cannot be taken back any more, or not for long. */
const isLast = (choice: Choice): boolean => choice.final || choice.passes;

/** The same question to a player whose every step is told at once. */
const withoutDraft = (question: Question): Question => ({
  ...question,
  options: question.options.map((choice) => (choice.shows ? { ...choice, final: true, passes: false } : choice)),
});

/** Whether a step waits here until the player confirms it; `before`: others of the turn can still be taken back. */
function isHeld(choice: Choice, before: boolean): boolean {
  const { confirmed } = settings.peek();
  return confirmed === "every" || (confirmed === "final" && isLast(choice) && (before || choice.shows));
}

function titleOf(table: TableInfo, question: Question | null): string {
  const title = has(`${table.game}-title`) ? t(`${table.game}-title`) : table.game;
  return question ? `${t("ui-your-turn")} · ${title}` : title;
}

const SHORT = 2; // lines of what happened that the prompt has room for

const tail = (lines: readonly LogEntry[]): string =>
  lines
    .slice(-SHORT)
    .map((line) => line.text)
    .join(" ");

/** The one sentence above the board. */
function promptOf(
  table: TableInfo,
  snapshot: Snapshot,
  question: Question | null,
  candidate: Choice | null,
  settled: boolean,
  module: BoardModule | null,
  happened: readonly LogEntry[],
  inLine: number,
) {
  const { game, chairs } = table;
  const colourOf = (seat: number | null) => (seat === null ? undefined : table.chairs[seat]?.colour);
  if (candidate && question) {
    return {
      text: t(isLast(candidate) ? "ui-done-ask" : "ui-confirm-ask", {
        choice: describeChoice(game, module, candidate, snapshot.view, chairs),
      }),
      tone: "yours" as const,
      seatColour: colourOf(question.seat),
      note: candidate.final ? t("ui-final") : candidate.passes ? t("ui-passes") : undefined,
    };
  }
  if (question) {
    return {
      text: describeQuestion(game, module, question, snapshot.view, chairs),
      tone: "yours" as const,
      seatColour: colourOf(question.seat),
      note: finalNote(question),
    };
  }
  if (snapshot.waiting === null) {
    return settled
      ? { text: winnersText(table), tone: "over" as const }
      : { text: t("ui-game-ends"), tone: "wait" as const };
  }
  if (!settled) return { text: tail(happened) || t("ui-watch-what-happens"), tone: "wait" as const };
  const passes = table.chairs[snapshot.waiting]?.yours && snapshot.waiting !== snapshot.seat;
  return {
    text: passes
      ? t("ui-pass-to", { name: nameOf(table.chairs, snapshot.waiting) })
      : waitText(table, snapshot, inLine),
    tone: passes ? ("yours" as const) : ("wait" as const),
    seatColour: colourOf(snapshot.waiting),
    aside: tail(happened),
  };
}

/** Says before a move whether it can be taken back. */
function finalNote(question: Question): string | undefined {
  const final = question.options.filter((option) => option.final).length;
  if (final === 0) return undefined;
  return final === question.options.length ? t("ui-final-all") : t("ui-final-some");
}

/** Whom we wait for, and what is being decided, or how many bots of other tables think first. */
function waitText(table: TableInfo, { waiting, ask }: Snapshot, inLine: number): string {
  const name = nameOf(table.chairs, waiting);
  if (inLine > 0) return t("ui-wait-in-line", { name, count: inLine });
  const id = `${table.game}-thinks-${ask}`;
  return has(id) ? t(id, { name }) : t("ui-wait-for", { name });
}

function Players({
  table,
  snapshot,
  view,
  module,
  timing,
  over,
}: {
  table: TableInfo;
  snapshot: Snapshot;
  /** What the panels count: during a scene still what was before it. */
  view: View;
  module: BoardModule | null;
  timing: TimingSeen;
  over: boolean;
}) {
  const winners = over ? (table.places[0] ?? []) : [];
  const Extras = module?.PanelExtras;
  return (
    <ul class="players" aria-label={t("ui-players")}>
      {table.chairs.map((chair) => (
        <PlayerPanel
          key={chair.seat}
          chair={chair}
          chairs={table.chairs}
          active={snapshot.waiting === chair.seat}
          viewed={snapshot.seat === chair.seat}
          winner={winners.includes(chair.seat)}
          clock={!over && <SeatClock table={table} seat={chair.seat} waiting={snapshot.waiting} timing={timing} />}
        >
          {Extras && <Extras view={view} seat={chair.seat} />}
        </PlayerPanel>
      ))}
    </ul>
  );
}

/** Reads what just happened aloud, whichever tab is open. */
function Announcer({ lines }: { lines: string[] }) {
  return (
    <p class="visually-hidden" aria-live="polite">
      {lines.join(" ")}
    </p>
  );
}
