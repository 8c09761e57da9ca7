/** What this browser knows of one table, and how each message of the server changes it. Pure. */

import type { ChatLine, Draft as DraftMessage, Question, Step, TableInfo, ToBrowser, Update } from "../../wire";
import { NO_TIMING, type TimingSeen } from "./timing";
import type { GameEvent, GameStep, StandingOrder, View } from "../../games/contract";

/** A step, and who decided it (null: the start). */
export interface TableStep extends GameStep {
  seat: number | null;
}

/** One position with everything needed to draw it, and the step that led to it (null: jumped to). */
export interface Snapshot {
  version: number;
  seat: number | null;
  /** The log begins after this version: what came before was told to one person at a shared device. */
  from: number;
  view: View;
  step: GameStep | null;
  before: View | null;
  question: Question | null;
  waiting: number | null;
  /** What the seat that we wait for is asked. */
  ask: string;
  canUndo: boolean;
}

/** Own steps that nobody else has seen, and the position they lead to. */
export interface Draft {
  snapshot: Snapshot;
  steps: TableStep[];
}

export interface TableState {
  table: TableInfo | null;
  /** The newest position that everybody knows; null while the table is open. */
  snapshot: Snapshot | null;
  /** Every step up to it, for the log. */
  steps: TableStep[];
  /** What follows for us alone. */
  draft: Draft | null;
  /** The standing order of the seat whose view we have. */
  order: StandingOrder | null;
  chat: ChatLine[];
  timing: TimingSeen;
}

export const NOTHING: TableState = {
  table: null,
  snapshot: null,
  steps: [],
  draft: null,
  order: null,
  chat: [],
  timing: NO_TIMING,
};

/** What the connection does besides remembering the new state; "reread": other eyes, ask for everything at once. */
export type Outcome = "none" | "jump" | "step" | "resync" | "reread";

/** The view after an update: changed top-level keys over the old ones, or all of them anew. */
export function merge(old: View | null, change: View, whole: boolean): View {
  return whole || old === null ? change : { ...old, ...change };
}

const isEvent = (data: Record<string, unknown>): data is GameEvent => typeof data.event === "string";

/** A step as boards read it: each of its events names its kind. */
export const readStep = ({ version, seat, events, undone }: Step): TableStep => ({
  version,
  seat,
  undone,
  events: events.filter(isEvent),
});

/** What was told at once - a turn, and what standing orders answered to it - as the one step that it is to see. */
const joined = (steps: readonly TableStep[]): TableStep => ({
  version: steps.at(-1)?.version ?? -1,
  seat: steps[0]?.seat ?? null,
  events: steps.flatMap((step) => step.events),
  undone: steps.some((step) => step.undone),
});

/** Steps in order, each version once. */
export function appendSteps(old: readonly TableStep[], more: readonly TableStep[]): TableStep[] {
  const last = old.at(-1)?.version ?? -1;
  return [...old, ...more.filter((step) => step.version > last)];
}

/** What the others did since the last turn of this seat; during its turn, before it. */
export function sinceTurnOf(seat: number, steps: readonly TableStep[]): TableStep[] {
  const end = steps.findLastIndex((step) => step.seat !== seat) + 1;
  const last = steps.slice(0, end).findLastIndex((step) => step.seat === seat);
  return steps.slice(last + 1, end);
}

/** The position to be drawn. */
export const newest = (state: TableState): Snapshot | null => state.draft?.snapshot ?? state.snapshot;

/** Every step up to the position to be drawn. */
export const allSteps = (state: TableState): TableStep[] =>
  state.draft ? [...state.steps, ...state.draft.steps] : state.steps;

/** The newest version that everybody knows, for `Hello.have`. */
export const have = (state: TableState): number => state.snapshot?.version ?? -1;

/**
 * Another person looks now (several on one device). What the first one saw must not stay in the log, so everything
 * is asked for anew, through the new eyes.
 */
export const forget = (state: TableState): TableState => ({
  ...state,
  snapshot: null,
  steps: [],
  draft: null,
  order: null,
});

/** The position we have, sent once more: the answer to a stale move, or without secrets, for all at this device. */
function again(state: TableState, old: Snapshot, message: Update): [TableState, Outcome] {
  const opened = message.seat === null && old.seat !== null;
  if (old.seat !== message.seat && !opened) return [forget(state), "reread"];
  if (!message.whole) return [state, "none"];
  const { seat, view, question, waiting, ask, can_undo: canUndo } = message;
  const from = opened ? old.version : old.from;
  const snapshot: Snapshot = { ...old, seat, from, view, question, waiting, ask, canUndo, step: null, before: null };
  return opened
    ? [{ ...state, snapshot, draft: null, order: null }, "step"]
    : [{ ...state, snapshot, draft: null }, "jump"];
}

/** One more step that only we see; or the last one is gone, or all of them are sent once more. */
function drafted(state: TableState, message: DraftMessage): [TableState, Outcome] {
  const told = state.snapshot;
  if (!told || told.version !== message.version || told.seat !== message.seat) return [state, "none"];
  const before = newest(state)!;
  const steps = message.steps.map(readStep);
  const step = steps.length === (state.draft?.steps.length ?? 0) + 1 ? steps.at(-1)! : null;
  const atRest = { ...told, step: null, before: null };
  if (steps.length === 0) return [{ ...state, snapshot: atRest, draft: null }, "jump"];
  const snapshot: Snapshot = {
    ...atRest,
    version: told.version + steps.length,
    view: message.view,
    question: message.question,
    ask: message.question?.ask ?? "",
    canUndo: true,
    ...(step && { step, before: before.view }),
  };
  return [{ ...state, draft: { snapshot, steps } }, step ? "step" : "jump"];
}

/** How many of the steps that are told now we saw as our own draft. */
function seenBefore(draft: Draft | null, steps: readonly TableStep[]): number {
  const own = draft?.steps ?? [];
  return own.every(({ seat }, at) => steps[at]?.seat === seat && !steps[at].undone) ? own.length : 0;
}

/** What spectators said during the game comes to its players afterwards, and belongs in between. */
const inOrder = (chat: readonly ChatLine[], line: ChatLine): ChatLine[] =>
  [...chat.filter(({ number }) => number !== line.number), line].sort((a, b) => a.number - b.number);

/** `at`: when the message came, by this browser's watch. */
export function receive(state: TableState, message: ToBrowser, at = 0): [TableState, Outcome] {
  const timed = "timing" in message ? { ...state, timing: { said: message.timing, at } } : state;
  return take(timed, message);
}

function take(state: TableState, message: ToBrowser): [TableState, Outcome] {
  switch (message.type) {
    case "welcome": {
      const { table, view, version, seat, question, waiting, ask, can_undo: canUndo, order, chat } = message;
      if (state.snapshot && view && state.snapshot.seat !== seat) return [forget(state), "reread"];
      const now = { question, waiting, ask, canUndo };
      const snapshot = view && { version, seat, from: -1, view, step: null, before: null, ...now };
      const steps = appendSteps(state.steps, message.steps.map(readStep));
      return [{ ...state, table, snapshot, steps, draft: null, order, chat }, "jump"];
    }
    case "update": {
      const old = state.snapshot;
      if (old && message.version < old.version) return [state, "none"];
      if (old && message.version === old.version) return again(state, old, message);
      if (old && old.seat !== message.seat) return [forget(state), "reread"];
      const first = message.steps[0]?.version ?? message.version;
      if (old ? first > old.version + 1 : !message.whole) return [state, "resync"];
      const told = message.steps.map(readStep);
      const seen = seenBefore(state.draft, told);
      const step = joined(told.slice(seen));
      const snapshot: Snapshot = {
        version: message.version,
        seat: message.seat,
        from: old?.from ?? -1,
        view: merge(old?.view ?? null, message.view, message.whole),
        step,
        before: (seen ? newest(state) : old)?.view ?? null,
        question: message.question,
        waiting: message.waiting,
        ask: message.ask,
        canUndo: message.can_undo,
      };
      const steps = appendSteps(state.steps, [...told.slice(0, seen), step]);
      return [{ ...state, snapshot, steps, draft: null }, "step"];
    }
    case "draft":
      return drafted(state, message);
    case "order":
      return [message.seat === state.snapshot?.seat ? { ...state, order: message.order } : state, "none"];
    case "table": {
      const begun = message.table.status !== "open" && state.snapshot === null;
      return [{ ...state, table: message.table }, begun ? "resync" : "none"];
    }
    case "chat":
      return [{ ...state, chat: inOrder(state.chat, message.line) }, "none"];
    default:
      return [state, "none"];
  }
}
