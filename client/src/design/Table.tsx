/** The parts around a board: player panels, the prompt bar, the log, the score sheet. */

import { classes } from "./classes";
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import hourglass from "icon:hourglass";
import crown from "icon:crown";
import locked from "icon:padlock";
import robot from "icon:vintage-robot";
import type { PointsReason } from "../games/contract";
import type { Chair, Choice } from "../wire";
import { t } from "../words";
import { nameOf } from "../words/describe";
import { SeatBadge, seatStyle } from "./Emblem";
import { Icon } from "./Icon";

export function PlayerPanel({
  chair,
  chairs,
  active,
  viewed,
  winner,
  past,
  clock,
  children,
}: {
  chair: Chair;
  chairs: readonly Chair[];
  /** The table waits for this player. */
  active?: boolean;
  /** The board is seen through this player's eyes. */
  viewed?: boolean;
  winner?: boolean;
  /** A game of the past is shown: who is there now does not matter. */
  past?: boolean;
  /** The time of this player. */
  clock?: ComponentChildren;
  children?: ComponentChildren;
}) {
  const shared = chairs.filter(({ yours }) => yours).length > 1;
  const away = !past && chair.kind === "person" && !chair.online && !chair.yours;
  return (
    <li class={classes("player", active && "player-active", viewed && "player-viewed")} style={seatStyle(chair.colour)}>
      <SeatBadge colour={chair.colour} size="2rem" named />
      <div class="player-text">
        <span class="player-name">
          <span class="player-called">{nameOf(chairs, chair.seat)}</span>
          {chair.yours && <small class="player-you">{shared && !viewed ? t("ui-same-device") : t("ui-you")}</small>}
          {away && <small class="player-away">{t("ui-away")}</small>}
          {chair.kind === "bot" && <Sign art={robot} label={t("ui-bot")} />}
          {chair.stand_in && <Sign art={robot} label={t("ui-bot-stands-in")} />}
          {winner && <Sign art={crown} label={t("ui-winner")} />}
        </span>
        <span
          class="player-notes"
          {...(children
            ? { role: "group", "aria-label": nameOf(chairs, chair.seat), tabIndex: 0, "data-titles": "" }
            : {})}
        >
          {children}
        </span>
      </div>
      <span class="player-time">
        {clock}
        {active && (
          <span class="player-turn">
            <Sign art={hourglass} label={t("ui-to-move")} />
          </span>
        )}
      </span>
    </li>
  );
}

/** A drawing that says what it means to whoever points at it. */
const Sign = ({ art, label }: { art: string; label: string }) => (
  <span class="sign" title={label}>
    <Icon art={art} label={label} />
  </span>
);

/** What is asked of me, or whom we wait for: one sentence. */
export function PromptBar({
  text,
  tone,
  seatColour,
  note,
  aside,
  held,
  children,
}: {
  text: string;
  tone: "yours" | "wait" | "over";
  seatColour?: string | undefined;
  /** A warning under the sentence: this cannot be taken back. */
  note?: string | undefined;
  /** A quiet remark under the sentence. */
  aside?: string | undefined;
  /** An answer waits to be confirmed here: the bar stays in sight. */
  held?: boolean;
  children?: ComponentChildren;
}) {
  return (
    <div
      class={classes("prompt", `prompt-${tone}`, held && "prompt-held")}
      style={seatColour ? seatStyle(seatColour) : undefined}
    >
      {seatColour && <SeatBadge colour={seatColour} size="2.25rem" named />}
      <div class="prompt-text">
        <p class="prompt-ask" role="status">
          {text}
        </p>
        {note && (
          <p class="prompt-note">
            <Icon art={locked} size="1em" /> {note}
          </p>
        )}
        {aside && <p class="prompt-aside">{aside}</p>}
      </div>
      {children && <div class="prompt-actions">{children}</div>}
    </div>
  );
}

/** On an answer that cannot be taken back. */
export function FinalMark({ choice }: { choice: Pick<Choice, "final"> | null | undefined }) {
  return choice?.final ? <Icon art={locked} size="1em" label={t("ui-final")} class="final-mark" /> : null;
}

export interface LogEntry {
  key: string;
  text: string;
  colour?: string | undefined;
  /** The beginning of a round and the like. */
  heading?: boolean;
  /** The rule by which it happened. */
  rule?: Rule | undefined;
}

/** A numbered rule of a game. */
export interface Rule {
  game: string;
  number: string;
}

/** Leads to what is told of a rule, in a window beside this one: a game is never left for it. */
export function RuleLink({ rule: { game, number }, tabbable = true }: { rule: Rule; tabbable?: boolean }) {
  const label = t("ui-rule-link", { number });
  return (
    <a
      class="rule-link"
      href={`/rules/${game}#${number}`}
      target={`rules-${game}`}
      aria-label={label}
      title={label}
      data-number={number}
      tabIndex={tabbable ? undefined : -1}
    />
  );
}

export interface LogProps {
  entries: readonly LogEntry[];
  label: string;
  empty: string;
  /** In a replay: the version that is shown. Later lines are pale, each line leads to its moment. */
  current?: number | undefined;
  onPick?: ((version: number) => void) | undefined;
}

const versionOf = (entry: LogEntry): number => Number.parseInt(entry.key, 10);

/** What happened, in words; new lines are read aloud. */
export function Log({ entries, label, empty, current, onPick }: LogProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const log = box.current;
    if (!log) return;
    const line = log.querySelector<HTMLElement>("[aria-current]");
    log.scrollTop = line ? line.offsetTop - log.clientHeight / 2 : current === undefined ? log.scrollHeight : 0;
  }, [entries.length, current]);
  return (
    <div class="log" role="log" aria-live={onPick ? "off" : "polite"} aria-label={label} tabIndex={0} ref={box}>
      {entries.length === 0 && <p class="soft">{empty}</p>}
      <LogLines entries={entries} current={current} onPick={onPick} />
    </div>
  );
}

interface LogLinesProps extends Omit<LogProps, "label" | "empty"> {
  /** Their rules are among the stops of the Tab key; in a long log they would be too many. */
  tabbable?: boolean;
}

export function LogLines({ entries, current, onPick, tabbable = false }: LogLinesProps) {
  const said = (entry: LogEntry) => (
    <>
      {entry.colour && <SeatBadge colour={entry.colour} size="1.15rem" />}
      <span>{entry.text}</span>
    </>
  );
  return (
    <ol>
      {entries.map((entry) => (
        <li key={entry.key} class={entry.heading ? "log-heading" : "log-line"} style={seatStyle(entry.colour ?? "")}>
          {onPick ? (
            <button
              type="button"
              class={classes("log-pick", current !== undefined && versionOf(entry) > current && "log-later")}
              aria-current={versionOf(entry) === current ? "step" : undefined}
              onClick={() => onPick(versionOf(entry))}
            >
              {said(entry)}
            </button>
          ) : (
            <>
              {said(entry)}
              {entry.rule && <RuleLink rule={entry.rule} tabbable={tabbable} />}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

export interface SheetScore {
  points: number;
  reasons: PointsReason[];
}

/** Points with their reasons, best first; on a narrow screen the reasons of others are folded away. */
export function ScoreSheet({
  scores,
  order,
  winners,
  chairs,
  describe,
  ruleOf,
  Mark,
}: {
  scores: readonly SheetScore[];
  /** The seats in order of merit. */
  order: readonly number[];
  winners: readonly number[];
  chairs: readonly Chair[];
  describe: (reason: PointsReason) => string;
  ruleOf: (reason: PointsReason) => Rule | undefined;
  Mark?: ComponentType<{ reason: PointsReason }> | undefined;
}) {
  const isWide = useMemo(() => matchMedia("(min-width: 40rem)").matches, []);
  return (
    <ol class="sheet">
      {order.map((seat) => {
        const score = scores[seat]!;
        const chair = chairs[seat];
        const won = winners.includes(seat);
        return (
          <li key={seat} class={classes("sheet-row", won && "sheet-won")} style={seatStyle(chair?.colour ?? "")}>
            <details open={isWide || chair?.yours}>
              <summary class="sheet-head">
                <SeatBadge colour={chair?.colour ?? ""} size="2.25rem" named />
                <span class="sheet-name">
                  {nameOf(chairs, seat)}
                  {won && <Icon art={crown} size="1.5em" label={t("ui-winner")} class="gilt" />}
                </span>
                <span class="sheet-points tabular">
                  {score.points}
                  <small>{t("ui-points-word", { points: score.points })}</small>
                </span>
              </summary>
              <ul class="sheet-reasons">
                {score.reasons.length === 0 && <li class="soft">{t("ui-no-points")}</li>}
                {score.reasons.map((reason, index) => {
                  const rule = ruleOf(reason);
                  return (
                    <li key={index}>
                      {Mark && <Mark reason={reason} />}
                      <span class="sheet-why">
                        {describe(reason)}
                        {rule && <RuleLink rule={rule} />}
                      </span>
                      <b class="tabular">
                        {reason.points > 0 ? `+${reason.points}` : reason.points === 0 ? "0" : `−${-reason.points}`}
                      </b>
                    </li>
                  );
                })}
              </ul>
            </details>
          </li>
        );
      })}
    </ol>
  );
}
