/** One drawing for every influence card, in the hand, in a column, in a pile; its help; and the goal card. */

import type { ComponentChildren } from "preact";
import { classes, Emblem, Icon, seatStyle } from "../../design";
import { t } from "../../words";
import { face } from "./figures";
import { cardIcons, symbolIcons } from "./icons";
import { cardHelp, cardName, goalName, symbolName, valueWords } from "./names";
import type { GoalCard } from "./types";

/** A sign for when a card acts: a spark (on turning up), a quill (when counting). Number cards have none. */
export function ClassMark({ card }: { card: string }) {
  const kind = face(card).class;
  if (kind === "number") return null;
  const path =
    kind === "immediate"
      ? "M13.500 1 4 13.500h6L8.500 23 20 9.500h-6.500z"
      : "M12 2v17M5 22h14M3 7h18M3 7l-2 7h6L5 7m16 0-2 7h6l-2-7";
  return (
    <svg class={`kb-class kb-class-${kind}`} viewBox="-1 0 26 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** The printed value, with the symbol under which the higher figure counts. Drawn, not read: the label says it. */
export function Value({ card }: { card: string }) {
  const { text, symbol } = face(card);
  return (
    <span class={classes("kb-value tabular", text.length > 2 && "kb-value-long")} data-text={text}>
      {symbol && <Icon art={symbolIcons[symbol] ?? ""} size="0.8em" />}
    </span>
  );
}

/** The face of a card; it fills the box it is put in and scales with it. Its words are those of the box. */
export function Face({ card, colour }: { card: string; colour: string }) {
  return (
    <span class="kb-face" style={seatStyle(colour)} aria-hidden="true">
      <span class="kb-band">
        <Emblem colour={colour} size="100%" />
      </span>
      <span class="kb-head">
        <Icon art={cardIcons[card] ?? ""} class="kb-pip" size="1em" />
        <Value card={card} />
        <span class="kb-name">{cardName(card)}</span>
      </span>
      <span class="kb-art">
        <Icon art={cardIcons[card] ?? ""} size="100%" />
      </span>
      <ClassMark card={card} />
    </span>
  );
}

/** The back of a card in its owner's colour; with `known`, a ghost of the face shines through. */
export function Back({ colour, known, secret }: { colour: string; known?: string | undefined; secret?: boolean }) {
  return (
    <span class={classes("kb-back", known && "kb-back-known")} style={seatStyle(colour)}>
      <span class="kb-back-emblem">
        <Emblem colour={colour} size="100%" />
      </span>
      {known && (
        <span class="kb-ghost">
          <span class="kb-head">
            <Icon art={cardIcons[known] ?? ""} class="kb-pip" size="1em" />
            <Value card={known} />
            <span class="kb-name">{cardName(known)}</span>
          </span>
          <Eye shut={secret ?? false} />
        </span>
      )}
    </span>
  );
}

/** An eye: open, everyone saw the card; shut for the others, only you know it. */
export function Eye({ shut }: { shut: boolean }) {
  return (
    <svg class="kb-eye" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 12c4.500-6.500 15.500-6.500 20 0-4.500 6.500-15.500 6.500-20 0z" />
      <circle cx="12" cy="12" r="3" />
      {shut && <path d="M4 20 20 4" />}
    </svg>
  );
}

/** What the help bubble beside a card says. */
export function CardHelp({ card, notes = [] }: { card: string; notes?: readonly string[] }) {
  return (
    <div class="kb-help">
      <p class="kb-help-head">
        <Icon art={cardIcons[card] ?? ""} size="1.6em" />
        <b>{cardName(card)}</b>
        <span class="tabular">{valueWords(card)}</span>
      </p>
      <p>{cardHelp(card)}</p>
      <p class="kb-help-class">
        <ClassMark card={card} /> {t(`kabale-class-${face(card).class}`)}
      </p>
      {notes.map((note) => (
        <p key={note} class="kb-help-note">
          {note}
        </p>
      ))}
    </div>
  );
}

/** A goal card: jewel-coloured, symbol and value in gold. */
export function Goal({ goal, small, children }: { goal: GoalCard; small?: boolean; children?: ComponentChildren }) {
  return (
    <span class={classes("kb-goal", `kb-goal-${goal.symbol}`, small && "kb-goal-small")}>
      <Icon art={symbolIcons[goal.symbol] ?? ""} class="kb-goal-icon" size="1em" />
      <span class="kb-goal-value tabular">{goal.value}</span>
      {!small && <span class="kb-goal-name">{symbolName(goal.symbol)}</span>}
      {small && <span class="visually-hidden">{goalName(goal)}</span>}
      {children}
    </span>
  );
}
