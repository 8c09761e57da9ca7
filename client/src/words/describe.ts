/** Events, choices and reasons in words: the one general rule for all games. */

import type { BoardDefinition, BoardModule, GameEvent, PointsReason, View } from "../games/contract";
import type { Chair, Choice, Question } from "../wire";
import { type Args, format, has, t } from ".";

const SEAT_FIELDS = new Set(["seat", "by", "first", "winner", "other_seat", "owner", "player"]);

/** People of the court, none of them a card or a tile: bots without a name borrow one, each seat another. */
const COURT = ["Molière", "Sévigné", "Lully", "Le Nôtre", "Vauban", "Racine"];

/** What the server calls somebody who has not chosen a name yet; each reader gets it in the own language. */
const NAMELESS = /^Guest (\d+)$/;

/** How the one on this chair is called on the page. */
export function called(chair: Chair): string {
  if (chair.kind === "open") return t("ui-chair-open");
  if (chair.kind === "bot" && (chair.name === "" || chair.name === chair.bot)) return COURT[chair.seat % COURT.length]!;
  const guest = NAMELESS.exec(chair.name);
  if (guest) return t("ui-friend-number", { number: guest[1]! });
  return chair.name || t("ui-seat-number", { number: chair.seat + 1 });
}

/** How a player is called on the page; nothing when there is none. */
export function nameOf(chairs: readonly Chair[], seat: number | null | undefined): string {
  const chair = seat === null || seat === undefined ? undefined : chairs[seat];
  return chair ? called(chair) : "";
}

/** Variables for a message: seats become names, ids become their words, lists are left out. */
export function argsOf(game: string, data: Record<string, unknown>, chairs: readonly Chair[]): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(data)) {
    if (field === "event") continue; // its kind, which chose the message itself
    if (typeof value === "number") args[field] = SEAT_FIELDS.has(field) ? nameOf(chairs, value) : value;
    else if (typeof value === "boolean") args[field] = value ? "yes" : "no";
    else if (value === null) args[field] = "";
    else if (typeof value === "string") {
      const id = `${game}-${field}-${value}`;
      args[field] = has(id) ? t(id) : value;
    }
  }
  return args;
}

/** The words of a message whose secret variables may be absent: then it is told `$hidden` = "yes". */
export function textOf(id: string, args: Args): string {
  const open = format(id, { hidden: "no", ...args });
  if (open === null) return id;
  if (open.missing.length === 0) return open.text;
  const blanks = Object.fromEntries(open.missing.map((name) => [name, ""]));
  return t(id, { ...blanks, ...args, hidden: "yes" });
}

/** One line for the log, or null when this event has none. */
export function describeEvent(
  game: string,
  board: Pick<BoardModule, "describeEvent"> | null,
  event: GameEvent,
  chairs: readonly Chair[],
): string | null {
  const own = board?.describeEvent?.(event, chairs);
  if (own === null) return null;
  if (own) return textOf(own.id, own.args ?? {});
  const id = `${game}-event-${event.event}`;
  return has(id) ? textOf(id, argsOf(game, event, chairs)) : null;
}

/** What is asked, in one sentence. */
export function describeQuestion(
  game: string,
  board: Pick<BoardModule, "describeQuestion"> | null,
  question: Question,
  view: View,
  chairs: readonly Chair[],
): string {
  const own = board?.describeQuestion?.(question, view, chairs);
  if (own) return textOf(own.id, own.args ?? {});
  const id = `${game}-ask-${question.ask}`;
  return has(id) ? t(id) : question.ask;
}

/** A choice as the label of a button. */
export function describeChoice<V extends View>(
  game: string,
  board: Pick<BoardDefinition<V>, "describeChoice"> | null,
  choice: Choice,
  view: V,
  chairs: readonly Chair[],
): string {
  const own = board?.describeChoice?.(choice, view, chairs);
  if (own) return textOf(own.id, own.args ?? {});
  const id = `${game}-action-${choice.kind}`;
  return has(id) ? textOf(id, argsOf(game, choice.args, chairs)) : choice.text;
}

/** Why points were given. */
export function describeReason(game: string, reason: PointsReason, chairs: readonly Chair[]): string {
  const id = `${game}-reason-${reason.why}`;
  if (!has(id)) return reason.why;
  const data = typeof reason.data === "object" && reason.data !== null ? (reason.data as Record<string, unknown>) : {};
  return textOf(id, argsOf(game, { ...reason, ...data }, chairs));
}
