/** One column: its goal card, the cards below it, the place to lay the next one, and what it would count now. */

import { classes, Emblem, Hint, Icon, seatStyle } from "../../design";
import { t } from "../../words";
import { nameOf } from "../../words/describe";
import type { Chair } from "../../wire";
import { Back, CardHelp, Face, Goal } from "./Card";
import type { DrawnCard, DrawnColumn } from "./frames";
import { cardIcons, marks } from "./icons";
import { cardName, goalName, points, valueWords } from "./names";

const colourOf = (chairs: readonly Chair[], seat: number): string => chairs[seat]?.colour ?? "";

/** What a screen reader says for a card in a column. */
function labelOf(card: DrawnCard, chairs: readonly Chair[], me: number | null): string {
  const words: Record<string, string> = { seat: nameOf(chairs, card.seat) };
  if (card.card) Object.assign(words, { card: cardName(card.card), value: valueWords(card.card) });
  const id = !card.card ? "down" : card.up ? "up" : card.seat === me ? "own" : "known";
  const label = t(`kabale-face-${id}`, words);
  return card.tucked ? t("kabale-face-tucked", { label }) : label;
}

/** Who knows it, and what it would count in its column now. */
function notesOf(card: DrawnCard, me: number | null, counts: string | null): string[] {
  const seen = card.up ? null : t(card.seat === me ? "kabale-face-only-you" : "kabale-face-everyone");
  return [counts, seen].filter((note) => note !== null);
}

/** What the card at this place of a column would count now; null while the column changes, or it is not known. */
function countsNow({ standing, stale, cards }: DrawnColumn, place: number): string | null {
  if (!standing || stale || !cards[place]?.card || standing.values.length !== cards.length) return null;
  const remover = standing.removed?.[place];
  if (remover) return t(`kabale-now-removed-${remover}`);
  return t("kabale-now-counts", { value: points(standing.values[place] ?? 0) });
}

interface LyingProps {
  card: DrawnCard;
  chairs: readonly Chair[];
  me: number | null;
  lit: boolean;
  asking: boolean;
  /** What it would count now. */
  counts: string | null;
  /** A tap on it asks for its rule. */
  tap: boolean;
  /** Pressing it is no attempt to lay something: no card of the hand is chosen. */
  reads: boolean;
}

/** A card lying in a column. Both sides are drawn; turning it is a rotation. */
function Lying({ card, chairs, me, lit, asking, counts, tap, reads }: LyingProps) {
  const colour = colourOf(chairs, card.seat);
  const body = (
    <div
      class={classes(
        "kb-card",
        card.up ? "kb-card-up" : "kb-card-down",
        lit && "kb-card-lit",
        asking && "kb-card-asking",
        card.struck && "kb-card-struck",
      )}
      role="img"
      aria-label={labelOf(card, chairs, me)}
      tabIndex={-1}
      data-nav="card"
      data-reads={reads ? "" : undefined}
    >
      <span class="kb-sides" aria-hidden="true">
        {card.card && <Face card={card.card} colour={colour} />}
        <Back colour={colour} known={card.up ? undefined : card.card} secret={card.seat === me} />
      </span>
      {card.struck && <Icon art={marks.dagger} class="kb-strike" size="60%" />}
    </div>
  );
  const help = card.card ? (
    <CardHelp card={card.card} notes={notesOf(card, me, counts)} />
  ) : (
    t("kabale-term-hidden.help")
  );
  return (
    <Hint content={help} tap={tap}>
      {body}
    </Hint>
  );
}

/** What a goal card is, and who would get it now. */
function GoalHelp({ column, chairs }: { column: DrawnColumn; chairs: readonly Chair[] }) {
  const leader = column.standing?.leader ?? null;
  return (
    <div class="kb-help">
      <p class="kb-help-head">
        <b>{goalName(column)}</b>
      </p>
      <p>{t("kabale-term-goal.help")}</p>
      <p class="kb-help-note">
        {leader === null
          ? t("kabale-column-nobody")
          : t("kabale-column-goal", { seat: nameOf(chairs, leader), points: column.value })}
      </p>
    </div>
  );
}

/** How many cards the goal card still waits for, as small slots and in words. */
function Filling({ column }: { column: DrawnColumn }) {
  const missing = Math.max(0, column.value - column.cards.length);
  const words = column.closed
    ? t("kabale-column-closed")
    : column.filled
      ? t("kabale-column-filled")
      : t("kabale-column-missing", { count: missing });
  return (
    <span class={classes("kb-filling", column.filled && "kb-filling-full")}>
      <span class="kb-slots" aria-hidden="true">
        {Array.from({ length: column.value }, (_, at) => (
          <i key={at} class={column.closed || at < column.cards.length ? "kb-slot-full" : ""} />
        ))}
      </span>
      <span class="kb-filling-words">{words}</span>
    </span>
  );
}

/** Totals per player from the cards this seat knows, the leader first. */
function Totals({ column, number, chairs }: { column: DrawnColumn; number: number; chairs: readonly Chair[] }) {
  const standing = column.standing;
  const entries = (standing?.totals ?? [])
    .flatMap((total, seat) => (total === null ? [] : [{ seat, total }]))
    .sort((a, b) => Number(b.seat === standing?.leader) - Number(a.seat === standing?.leader) || b.total - a.total);
  if (!standing || (entries.length === 0 && standing.unknown === 0))
    return <div class="kb-totals" aria-hidden="true" />;
  const list = entries.map(({ seat, total }) =>
    t("kabale-standing-entry", { seat: nameOf(chairs, seat), total: points(total) }),
  );
  list.push(
    standing.leader === null
      ? t("kabale-standing-nobody")
      : t("kabale-standing-leads", { seat: nameOf(chairs, standing.leader) }),
  );
  if (standing.unknown > 0) list.push(t("kabale-standing-unknown", { count: standing.unknown }));
  return (
    <Hint
      content={
        <div class="kb-help">
          <p class="kb-help-head">
            <b>{t("kabale-standing")}</b>
          </p>
          <ul>
            {list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p class="kb-help-note">{t("kabale-standing-help")}</p>
        </div>
      }
    >
      <div
        class={classes("kb-totals", column.stale && "kb-totals-stale")}
        role="img"
        aria-label={t("kabale-standing-label", { column: number, list: list.join(", ") })}
      >
        {entries.map(({ seat, total }) => (
          <span
            key={seat}
            class={classes("kb-total tabular", seat === standing.leader && "kb-total-leads")}
            style={seatStyle(colourOf(chairs, seat))}
          >
            {seat === standing.leader && <Icon art={marks.crown} size="0.95em" />}
            <Emblem colour={colourOf(chairs, seat)} size="0.85em" />
            {points(total)}
          </span>
        ))}
        {standing.unknown > 0 && (
          <span class="kb-total kb-total-unknown tabular">
            {t("kabale-standing-unknown-short", { count: standing.unknown })}
          </span>
        )}
      </div>
    </Hint>
  );
}

/** Closed by a storm: nothing comes here any more. */
function Plaque() {
  return (
    <p class="kb-plaque">
      <Icon art={cardIcons.storm ?? ""} size="1.3em" />
      {t("kabale-column-closed")}
      <Icon art={marks.padlock} size="1.1em" />
    </p>
  );
}

export interface ColumnProps {
  column: DrawnColumn;
  /** As players say it: from 1. */
  number: number;
  chairs: readonly Chair[];
  me: number | null;
  /** Can be pressed now. */
  open: boolean;
  chosen: boolean;
  /** What is asked now. An effect is asked by the face-up card of the same name. */
  ask: string | null;
  /** The hand card already chosen or carried. */
  card: string | null;
  /** Keys of the cards this moment is about. */
  about: readonly string[];
  /** What happens here at this moment. */
  event: string | null;
  /** A card is being carried over it. */
  dropping: boolean;
  onPress: () => void;
}

/** What pressing the foot means now. */
function footLabel({ ask, number, open, card }: ColumnProps): string {
  if (!open) return t("kabale-column", { column: number });
  if (ask === "traitor") return t("kabale-column-exchange", { column: number });
  return card
    ? t("kabale-column-choose-card", { card: cardName(card), column: number })
    : t("kabale-column-start", { column: number });
}

/** The place of the next card: pressing it chooses the column. */
function Foot(props: ColumnProps) {
  const press = (event: Event) => {
    event.stopPropagation();
    if (props.open) props.onPress();
  };
  return (
    <button
      type="button"
      class="kb-foot"
      data-nav="foot"
      aria-label={footLabel(props)}
      aria-pressed={props.open ? props.chosen : undefined}
      aria-disabled={!props.open}
      onClick={press}
    >
      {props.ask === "traitor" && props.open ? (
        <Icon art={marks.exchange} size="1.4em" />
      ) : (
        <span class="kb-plus" aria-hidden="true" />
      )}
      <kbd aria-hidden="true">{props.number}</kbd>
    </button>
  );
}

function labelOfColumn(column: DrawnColumn, number: number): string {
  const missing = column.filled ? 0 : Math.max(0, column.value - column.cards.length);
  const state = column.closed ? t("kabale-column-closed") : t("kabale-column-missing-long", { count: missing });
  return t("kabale-column-label", { column: number, goal: goalName(column), count: column.cards.length, state });
}

export function ColumnBox(props: ColumnProps) {
  const { column, number, chairs, me, open, chosen, ask, about, event, dropping, onPress } = props;
  const { cards, closed } = column;
  return (
    <section
      class={classes(
        "kb-column",
        open && "kb-open",
        chosen && "kb-chosen",
        closed && "kb-closed",
        dropping && "kb-dropping",
        event === "closed" && "kb-closing",
        ask === "traitor" && "kb-exchange",
        cards.length > 5 && "kb-tight",
      )}
      role="group"
      data-column={number}
      aria-label={labelOfColumn(column, number)}
      data-why={closed && !open ? t("kabale-column-shut") : undefined}
      onClick={open ? onPress : undefined}
    >
      <Hint content={<GoalHelp column={column} chairs={chairs} />}>
        <div
          class="kb-goal-box"
          role="group"
          aria-label={goalName(column)}
          tabIndex={-1}
          data-nav="goal"
          data-key={column.goalKey}
        >
          <Goal goal={column}>
            <Filling column={column} />
          </Goal>
          <span class="kb-number" aria-hidden="true">
            {number}
          </span>
        </div>
      </Hint>
      <Totals column={column} number={number} chairs={chairs} />
      <ol class="kb-cards" aria-label={cards.length === 0 ? t("kabale-column-empty") : undefined}>
        {cards.map((card, place) => {
          const covers = cards[place + 1]?.tucked ?? false;
          const asking = ask !== null && card.up && card.seat === me && card.card === ask;
          return (
            <li
              key={card.key}
              data-key={card.key}
              data-card={card.card}
              class={classes(card.tucked && "kb-tucked", covers && "kb-over")}
              style={{ zIndex: covers ? place + 3 : place + 1 }}
            >
              <Lying
                card={card}
                chairs={chairs}
                me={me}
                lit={about.includes(card.key)}
                asking={asking}
                counts={countsNow(column, place)}
                tap={!open || (ask === "lay" && props.card === null)}
                reads={props.card === null}
              />
            </li>
          );
        })}
      </ol>
      {closed && <Plaque />}
      {(open || !closed) && <Foot {...props} />}
    </section>
  );
}
