/** The board of Kabale & Hiebe: columns, my hand, and what is happening. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { classes, SeatBadge, seatStyle } from "../../design";
import { t } from "../../words";
import { describeEvent, nameOf } from "../../words/describe";
import type { Chair } from "../../wire";
import type { BoardProps, GameEvent } from "../contract";
import { useBoardKeys } from "../keys";
import { usePicking } from "../picking";
import { RoundMark } from "../RoundMark";
import { type Selection, NOTHING, answer, openCards, openColumns, pressCard, pressColumn } from "./choices";
import { ColumnBox } from "./Column";
import { Count } from "./Count";
import { rules } from "./figures";
import { WonGoals } from "./Goals";
import { arrow } from "./keyboard";
import { useGlide } from "./movement";
import { cardName } from "./names";
import { useKabalePresentation } from "./presentation";
import { Tray } from "./Tray";
import type { KabaleView } from "./types";
import "./board.css";

/** A hand card in the air, and the column below it. */
interface Carried {
  card: string;
  column: number | null;
}

export function Board(props: BoardProps<KabaleView>) {
  const { view, before, seat, chairs, busy, motion, pace, mode, onMove } = props;
  const question = busy ? null : props.question;
  const board = useRef<HTMLDivElement>(null);
  const [carried, setCarried] = useState<Carried | null>(null);
  const [reviewing, setReviewing] = useState(false);
  const { pick, choose, press, letGo } = usePicking(question, view, NOTHING, answer, onMove);
  const onCard = (card: string) => press((now) => pressCard(question, now, card));
  const onColumn = (column: number) => press((now) => pressColumn(question, now, column));
  const { frame, columns, lastCount, goOn } = useKabalePresentation(props);

  useLayoutEffect(() => {
    rules.value = view.rules;
    return () => {
      rules.value = 0;
    };
  }, [view.rules]);
  useGlide(board, columns, motion, pace);
  useBoardKeys(board, arrow, {
    onDigit: (digit) => digit <= view.columns.length && onColumn(digit),
    onEscape: letGo,
    arrows: mode !== "replay",
  });
  useEffect(() => bringIntoView(board.current, frame?.event ?? null, motion), [frame]);

  const lastRound = lastCount?.round === (view.over ? view.rounds : view.round - 1) ? lastCount : null;
  const target: Selection = carried ? { card: carried.card, column: null } : pick;
  const columnsOpen = openColumns(question, target);
  const hand = (frame ? before?.hand : view.hand) ?? [];
  const me = seat === null ? undefined : view.players[seat];
  const drop = (card: string, column: number | null) => {
    setCarried(null);
    if (column === null) return;
    if (columnsOpen.has(column)) choose({ card, column });
    else if (answer(question, { card, column: null })) choose({ card, column: null });
  };

  return (
    <div class={classes("kabale", question && "kabale-asked")} ref={board}>
      <div class="felt kb-felt">
        <header class="kb-bar">
          <Rounds view={frame && !frame.begun ? (before ?? view) : view} />
          <Caption chairs={chairs} pick={pick} event={frame?.event ?? null} />
          {!frame && lastRound && (
            <button
              type="button"
              class="kb-bar-button"
              aria-label={t("kabale-eval-open-label")}
              onClick={() => setReviewing(true)}
            >
              {t("kabale-eval-open")}
            </button>
          )}
        </header>
        {view.over && !frame ? (
          <FinalPiles view={view} chairs={chairs} />
        ) : (
          <div
            class={classes("kb-columns", columns.length > 4 && "kb-many")}
            role="group"
            aria-label={t("kabale-columns")}
          >
            {columns.map((column, index) => (
              <ColumnBox
                key={index}
                column={column}
                number={index + 1}
                chairs={chairs}
                me={seat}
                open={columnsOpen.has(index + 1)}
                chosen={pick.column === index + 1}
                ask={question?.ask ?? null}
                card={target.card}
                about={frame?.about ?? []}
                event={frame?.event?.column === index + 1 ? frame.event.event : null}
                dropping={carried?.column === index + 1}
                onPress={() => onColumn(index + 1)}
              />
            ))}
          </div>
        )}
      </div>
      {me && !(view.over && !frame) && (
        <Tray
          view={view}
          player={me}
          chairs={chairs}
          question={question}
          onMove={onMove}
          cards={hand.filter((card) => !frame?.played.includes(card))}
          open={openCards(question, carried ? NOTHING : pick)}
          chosen={pick.card}
          onPress={onCard}
          onDragOver={(card, column) => setCarried({ card, column })}
          onDrop={drop}
        />
      )}
      {frame?.count && (
        <Count count={frame.count} chairs={chairs} stepwise={motion} passing={mode !== "play"} onClose={goOn} />
      )}
      {reviewing && !frame?.count && lastRound && (
        <Count count={lastRound} chairs={chairs} stepwise={false} passing={false} onClose={() => setReviewing(false)} />
      )}
    </div>
  );
}

/** Where columns do not fit side by side, the one where something happens is scrolled into sight. */
function bringIntoView(board: HTMLElement | null, event: GameEvent | null, motion: boolean): void {
  const number = event?.to ?? event?.column;
  const row = board?.querySelector<HTMLElement>(".kb-columns");
  const column = row?.querySelector<HTMLElement>(`[data-column="${String(number)}"]`);
  if (!row || !column || row.scrollWidth <= row.clientWidth) return;
  row.scrollTo({
    left: column.offsetLeft - (row.clientWidth - column.clientWidth) / 2,
    behavior: motion ? "smooth" : "auto",
  });
}

/** Six small diamonds for six rounds. */
function Rounds({ view }: { view: KabaleView }) {
  return (
    <RoundMark
      class="kb-round"
      title={t("kabale-goals-left", { count: view.goals_left })}
      text={t("kabale-round", { round: view.round, rounds: view.rounds })}
    >
      <span class="kb-rounds" aria-hidden="true">
        {Array.from({ length: view.rounds }, (_, at) => (
          <i key={at} class={at + 1 < view.round || view.over ? "kb-past" : at + 1 === view.round ? "kb-now" : ""} />
        ))}
      </span>
    </RoundMark>
  );
}

interface CaptionProps {
  chairs: readonly Chair[];
  pick: Selection;
  event: GameEvent | null;
}

function captionOf({ chairs, pick, event }: CaptionProps): string | null {
  if (event?.event === "turned_up") return t("kabale-scene-reveal");
  if (event) return describeEvent("kabale", null, event, chairs);
  if (pick.card && !pick.column) return t("kabale-ask-lay-card-chosen", { card: cardName(pick.card) });
  if (pick.column && !pick.card) return t("kabale-ask-lay-column-chosen", { column: pick.column });
  return null;
}

/** One line above the columns: what is happening, or what is still to be chosen. */
function Caption(props: CaptionProps) {
  const words = captionOf(props);
  return (
    <p class="kb-caption" key={words} role={props.event ? undefined : "status"}>
      {words}
    </p>
  );
}

/** After the last round: everybody's goal cards, face up. */
function FinalPiles({ view, chairs }: { view: KabaleView; chairs: readonly Chair[] }) {
  return (
    <ul class="kb-final">
      {view.players.map((player) => (
        <li key={player.seat} style={seatStyle(player.colour)}>
          <p>
            <SeatBadge colour={player.colour} /> {nameOf(chairs, player.seat)}
          </p>
          <WonGoals player={player} />
        </li>
      ))}
    </ul>
  );
}
