/** The parts around a board: player panels, the prompt bar, the log, the score sheet. */

import { classes } from "./classes";
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import hourglass from "icon:hourglass";
import crown from "icon:crown";
import locked from "icon:padlock";
import robot from "icon:vintage-robot";
import type { PointsReason } from "../games/contract";
import type { Chair } from "../wire";
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
  children,
}: {
  chair: Chair;
  chairs: readonly Chair[];
  /** The table waits for this player. */
  active?: boolean;
  /** The board is seen through this player's eyes. */
  viewed?: boolean;
  winner?: boolean;
  children?: ComponentChildren;
}) {
  const away = chair.kind === "person" && !chair.online && !chair.yours;
  return (
    <li class={classes("player", active && "player-active", viewed && "player-viewed")} style={seatStyle(chair.colour)}>
      <SeatBadge colour={chair.colour} size="2rem" named />
      <div class="player-text">
        <span class="player-name">
          <span class="player-called">{nameOf(chairs, chair.seat)}</span>
          {chair.yours && <small class="player-you">{t("ui-you")}</small>}
          {away && <small class="player-away">{t("ui-away")}</small>}
          {chair.kind === "bot" && <Icon art={robot} label={t("ui-bot")} />}
          {winner && <Icon art={crown} label={t("ui-winner")} />}
        </span>
        <span class="player-notes">{children}</span>
      </div>
      {active && (
        <span class="player-turn">
          <Icon art={hourglass} label={t("ui-to-move")} />
        </span>
      )}
    </li>
  );
}

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

export interface LogEntry {
  key: string;
  text: string;
  colour?: string | undefined;
  /** The beginning of a round and the like. */
  heading?: boolean;
}

/** What happened, in words; new lines are read aloud. */
export function Log({ entries, label, empty }: { entries: readonly LogEntry[]; label: string; empty: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [entries.length]);
  return (
    <div class="log" role="log" aria-live="polite" aria-label={label} tabIndex={0} ref={box}>
      {entries.length === 0 && <p class="soft">{empty}</p>}
      <ol>
        {entries.map((entry) => (
          <li key={entry.key} class={entry.heading ? "log-heading" : "log-line"} style={seatStyle(entry.colour ?? "")}>
            {entry.colour && <SeatBadge colour={entry.colour} size="1.15rem" />}
            <span>{entry.text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

export interface SheetScore {
  points: number;
  reasons: PointsReason[];
}

/** Points with their reasons, best first. */
export function ScoreSheet({
  scores,
  winners,
  chairs,
  describe,
  Mark,
}: {
  scores: readonly SheetScore[];
  winners: readonly number[];
  chairs: readonly Chair[];
  describe: (reason: PointsReason) => string;
  Mark?: ComponentType<{ reason: PointsReason }> | undefined;
}) {
  const order = scores.map((_, seat) => seat).sort((a, b) => scores[b]!.points - scores[a]!.points || a - b);
  return (
    <ol class="sheet">
      {order.map((seat) => {
        const score = scores[seat]!;
        const chair = chairs[seat];
        const won = winners.includes(seat);
        return (
          <li key={seat} class={classes("sheet-row", won && "sheet-won")} style={seatStyle(chair?.colour ?? "")}>
            <div class="sheet-head">
              <SeatBadge colour={chair?.colour ?? ""} size="2.25rem" named />
              <span class="sheet-name">
                {nameOf(chairs, seat)}
                {won && <Icon art={crown} size="1.5em" label={t("ui-winner")} class="gilt" />}
              </span>
              <span class="sheet-points tabular">
                {score.points}
                <small>{t("ui-points-word", { points: score.points })}</small>
              </span>
            </div>
            <ul class="sheet-reasons">
              {score.reasons.length === 0 && <li class="soft">{t("ui-no-points")}</li>}
              {score.reasons.map((reason, index) => (
                <li key={index}>
                  {Mark && <Mark reason={reason} />}
                  <span class="sheet-why">{describe(reason)}</span>
                  <b class="tabular">
                    {reason.points > 0 ? `+${reason.points}` : reason.points === 0 ? "0" : `−${-reason.points}`}
                  </b>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
