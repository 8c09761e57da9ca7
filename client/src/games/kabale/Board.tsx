/** The board of Kabale & Hiebe: columns, my hand, and what is happening. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button, SeatBadge, seatStyle } from "../../design";
import { t } from "../../words";
import { describeChoice, describeEvent, nameOf } from "../../words/describe";
import type { BoardProps } from "../contract";
import { type Pick, NOTHING, answer, openCards, openColumns, plainChoices, pressCard, pressColumn } from "./choices";
import { ColumnBox } from "./Column";
import { Count } from "./Count";
import { useGlide } from "./glide";
import { Hand } from "./Hand";
import { arrow, isElsewhere } from "./keyboard";
import { cardHelp, cardName } from "./names";
import { WonGoals } from "./Piles";
import { usePresentation } from "./presenting";
import type { KabaleView } from "./types";
import "./kabale.css";

export function Board(props: BoardProps<KabaleView>) {
  const { view, seat, chairs, busy, motion, mode, onMove } = props;
  const question = busy ? null : props.question;
  const board = useRef<HTMLDivElement>(null);
  const [pick, drawPick] = useState<Pick>(NOTHING);
  const newest = useRef<Pick>(NOTHING); // a second key may come before the first is drawn
  const setPick = (next: Pick) => {
    newest.current = next;
    drawPick(next);
  };
  const [over, setOver] = useState<{ card: string; column: number | null } | null>(null);
  const [reviewing, setReviewing] = useState(false);
  const show = usePresentation(props);
  const { frame, columns } = show;
  const ended = view.over ? view.rounds : view.round - 1;
  const lastRound = show.lastCount?.round === ended ? show.lastCount : null;

  const asked = question ? `${question.seat} ${question.ask} ${question.options.map((option) => option.text).join()}` : "";
  // A pick stays in sight while it is confirmed or on its way; a new question begins afresh.
  useEffect(() => {
    if (asked) setPick(NOTHING);
  }, [asked]);
  useEffect(() => setPick(NOTHING), [view]);
  useGlide(board, columns, motion);

  const choose = (next: Pick) => {
    const choice = answer(question, next);
    setPick(next);
    if (choice) onMove(choice.text);
  };
  const onCard = (card: string) => choose(pressCard(question, newest.current, card));
  const onColumn = (column: number) => choose(pressColumn(question, newest.current, column));

  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isElsewhere(event) || !board.current) return;
      const inside = board.current.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
      if (event.key === "Escape") return frame ? show.goOn() : setPick(NOTHING);
      if (/^[1-6]$/.test(event.key)) return onColumn(Number(event.key));
      if (mode === "replay" || !event.key.startsWith("Arrow") || (!inside && document.activeElement !== document.body)) return;
      const next = arrow(board.current, inside, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  const target: Pick = over ? { ...pick, card: over.card } : pick;
  const cardsOpen = openCards(question, over ? NOTHING : pick);
  const columnsOpen = openColumns(question, target);
  const hand = (frame && props.before?.hand ? props.before.hand : (view.hand ?? [])).filter((card) => !frame?.played.includes(card));
  const me = seat === null ? undefined : view.players[seat];
  const drop = (card: string, column: number | null) => {
    setOver(null);
    if (column === null) return;
    if (columnsOpen.has(column)) choose({ card, column });
    else if (answer(question, { card, column: null })) choose({ card, column: null });
  };

  return (
    <div class={`kabale ${question ? "kabale-asked" : ""} ${over ? "kabale-dragging" : ""}`} ref={board}>
      <div class="kb-felt">
        <header class="kb-bar">
          <RoundMark view={frame && !frame.begun ? (props.before ?? view) : view} />
          <Caption {...props} pick={pick} event={frame?.event ?? null} onSkip={frame && !frame.count ? show.goOn : null} />
          {lastRound && (
            <button type="button" class="kb-skip" aria-label={t("kabale-eval-open-label")} onClick={() => setReviewing(true)}>{t("kabale-eval-open")}</button>
          )}
        </header>
        {view.over && !frame ? (
          <FinalPiles {...props} />
        ) : (
          <div class={`kb-columns ${columns.length > 4 ? "kb-many" : ""}`} role="group" aria-label={t("kabale-columns")} style={{ "--columns": columns.length }}>
            {columns.map((column, index) => {
              const number = index + 1;
              const open = columnsOpen.has(number);
              return (
                <ColumnBox
                  key={index}
                  column={column}
                  number={number}
                  chairs={chairs}
                  me={seat}
                  open={open}
                  chosen={pick.column === number}
                  exchange={question?.ask === "traitor"}
                  label={footLabel(question?.ask, number, open, target.card)}
                  about={frame?.about ?? []}
                  asking={question?.ask ?? null}
                  dropping={over?.column === number}
                  onPress={() => onColumn(number)}
                />
              );
            })}
          </div>
        )}
      </div>
      {me && (
        <section class="kb-tray" style={seatStyle(me.colour)} aria-label={t("kabale-hand")}>
          <div class="kb-tray-side">
            <p class="kb-tray-name"><SeatBadge colour={me.colour} size="1.5rem" /> {nameOf(chairs, seat)}</p>
            <WonGoals player={me} />
          </div>
          <Hand
            cards={hand}
            colour={me.colour}
            label={t("kabale-hand")}
            open={cardsOpen}
            chosen={pick.card}
            onPress={onCard}
            onDragOver={(card, column) => setOver({ card, column })}
            onDrop={drop}
          />
          <div class="kb-tray-side kb-tray-end">
            {plainChoices(question).map((choice) => (
              <Button key={choice.text} onClick={() => onMove(choice.text)}>{describeChoice("kabale", null, choice, view, chairs)}</Button>
            ))}
            {pick.card ? <p class="kb-tray-help">{cardHelp(pick.card)}</p> : question && <p class="kb-tray-keys">{t("kabale-keys")}</p>}
          </div>
        </section>
      )}
      {frame?.count && (
        <Count count={frame.count} chairs={chairs} stepwise={motion} passing={mode !== "play"} onClose={show.goOn} />
      )}
      {reviewing && !frame?.count && lastRound && (
        <Count count={lastRound} chairs={chairs} stepwise={false} passing={false} onClose={() => setReviewing(false)} />
      )}
    </div>
  );
}

/** What pressing the foot of a column means now. */
function footLabel(ask: string | undefined, column: number, open: boolean, card: string | null): string {
  if (!open) return t("kabale-column", { column });
  if (ask === "traitor") return t("kabale-column-exchange", { column });
  return card ? t("kabale-column-choose-card", { card: cardName(card), column }) : t("kabale-column-start", { column });
}

/** Six small suns for six rounds. */
function RoundMark({ view }: { view: KabaleView }) {
  return (
    <p class="kb-round" title={t("kabale-goals-left", { count: view.goals_left })}>
      <span>{t("kabale-round", { round: view.round, rounds: view.rounds })}</span>
      <span class="kb-rounds" aria-hidden="true">
        {Array.from({ length: view.rounds }, (_, at) => (
          <i key={at} class={at + 1 < view.round || view.over ? "kb-past" : at + 1 === view.round ? "kb-now" : ""} />
        ))}
      </span>
    </p>
  );
}

type CaptionProps = BoardProps<KabaleView> & { pick: Pick; event: Parameters<typeof describeEvent>[2] | null; onSkip: (() => void) | null };

/** One line above the columns: what is happening, or what is still to be chosen. */
function Caption({ chairs, pick, event, onSkip }: CaptionProps) {
  const words = event?.event === "turned_up" ? t("kabale-scene-reveal")
    : event ? describeEvent("kabale", null, event, chairs)
    : pick.card && pick.column ? null
    : pick.card ? t("kabale-ask-lay-card-chosen", { card: cardName(pick.card) })
    : pick.column ? t("kabale-ask-lay-column-chosen", { column: pick.column })
    : null;
  return (
    <div class="kb-caption">
      <p key={words} role={event ? undefined : "status"}>{words}</p>
      {onSkip && <button type="button" class="kb-skip" onClick={onSkip}>{t("kabale-scene-skip")}</button>}
    </div>
  );
}

/** After the last round: everybody's goal cards, face up. */
function FinalPiles({ view, chairs }: BoardProps<KabaleView>) {
  return (
    <ul class="kb-final">
      {view.players.map((player) => (
        <li key={player.seat} style={seatStyle(player.colour)}>
          <p><SeatBadge colour={player.colour} /> {nameOf(chairs, player.seat)}</p>
          <WonGoals player={player} />
        </li>
      ))}
    </ul>
  );
}
