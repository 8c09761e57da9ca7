/** What a game's board module promises to the shell, and what the shell gives it. */

import type { ComponentType } from "preact";
import type { Chair, Choice, Question } from "../wire";

/** What one seat (or a spectator) may see: the JSON of `state.view(seat)`. Each game narrows it to its own type. */
export type View = Record<string, unknown>;

/** A view that says whose it is; every game's does. */
export interface GameView extends View {
  game: string;
}

/** One event as this browser may see it; `event` is its kind, the rest its data. */
export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

/** One version of a table: what happened, or that the step before was taken back. */
export interface GameStep {
  version: number;
  events: readonly GameEvent[];
  undone: boolean;
}

/** What a seat lets the table answer for it; what it may say is a matter of the game. */
export type StandingOrder = Record<string, unknown>;

/** A message of the game's catalogue with its variables already in words. */
export interface Message {
  id: string;
  args?: Record<string, string | number>;
}

/** Everything a board is told. It draws `view`, offers `question`, calls `onMove`; it knows no rules. */
export interface BoardProps<V extends View = View> {
  /** The position to draw, through the eyes of `seat` (null: a spectator). */
  view: V;
  seat: number | null;
  /** Asked of `seat` now; null when nothing is asked, or the shell is still presenting earlier steps. */
  question: Question | null;
  /** An answer that waits for its confirmation: it may be drawn as if it were given. Nothing is asked meanwhile. */
  held?: Choice | null;
  /** The seat the table waits for, null when the game is over. */
  waiting: number | null;
  /** Names, colours and kinds of the players, in seat order. */
  chairs: readonly Chair[];
  /** A move is on its way: show the board, accept no input. */
  busy: boolean;
  /** Answer with the text of one of the options. The shell confirms (unless the board has just done so) and sends. */
  onMove: (text: string, confirmed?: boolean) => void;
  /** Takes back the last own step, or lets go of the held one; absent when that is not possible now. */
  onUndo?: () => void;
  /** The standing order of `seat`, and how to leave another one or none; absent for those who do not play. */
  standing?: StandingOrder | null;
  onOrder?: (order: StandingOrder | null) => void;
  /**
   * The step that led from `before` to `view`, for animation. Both are null when the position was jumped to
   * (first drawing, reload, replay slider): draw `view` at rest. A new `step.version` is a new step.
   */
  step: GameStep | null;
  before: V | null;
  /** Every step up to this position, oldest first (for boards that look back, at the last round for instance). */
  history: readonly GameStep[];
  /** Call once the step is fully shown, when `duration` answered "board". The shell then goes on. */
  onShown: () => void;
  /** False: reduced motion. Change at once, without movement. */
  motion: boolean;
  /** Every time that something takes is multiplied by this: 1 is calm, less is quicker. */
  pace: number;
  /** The player wants to see none of this: only what waits for a reader is shown. */
  skipping: boolean;
  mode: "play" | "watch" | "replay";
}

export interface PointsReason {
  why: string;
  points: number;
  [field: string]: unknown;
}

/** Where things are told on the page of rules: numbers of rules by part, question, kind of event, reason of points. */
export interface RuleNumbers {
  parts: Readonly<Record<string, string>>;
  asks?: Readonly<Record<string, string>>;
  events: Readonly<Record<string, string>>;
  reasons: Readonly<Record<string, string>>;
}

/** A board as its game writes it, in the types of that game. */
export interface BoardDefinition<V extends View> {
  /** The id of the game, as in its views; also the name of the board's folder. */
  game: V["game"];

  Board: ComponentType<BoardProps<V>>;

  /** It uses the whole width of the window; on small desktops the log is folded for it. */
  wide?: boolean;

  /**
   * How long the shell keeps showing a step before the next one: milliseconds at a calm pace, or "board" when the
   * board itself says `onShown()` (frames of its own, or a button to go on). Without it: a short pause. The shell does
   * not ask about a step that was taken back, nor while the page is hidden: those are not waited for.
   */
  duration?: (step: GameStep, context: { motion: boolean; before: V | null; view: V }) => number | "board";

  /** The help page at /rules/<id>, below the title. */
  Help?: ComponentType;

  /** What its paragraphs tell; lines of the log and of the score sheet, and what says “Why not?”, lead there. */
  rules?: RuleNumbers;

  /** Small facts of one player for the panel beside the name (cards in hand, points so far ...). */
  PanelExtras?: ComponentType<{ view: V; seat: number }>;

  /** Something to show beside a reason in the score sheet (a symbol, a tile). */
  ReasonMark?: ComponentType<{ reason: PointsReason }>;

  /**
   * Words for events that need more than the general rule (`describeEvent` in words/describe.ts). Undefined: the
   * general rule; null: no log line.
   */
  describeEvent?: (event: GameEvent, chairs: readonly Chair[]) => Message | null | undefined;

  /** Words for a question that names what it is about; undefined: the message `<game>-ask-<question>`. */
  describeQuestion?: (question: Question, view: V, chairs: readonly Chair[]) => Message | undefined;

  /** Words for a choice (buttons, confirmation); undefined: the message `<game>-action-<kind>` with its arguments. */
  describeChoice?: (choice: Choice, view: V, chairs: readonly Chair[]) => Message | undefined;
}

/** A board as the shell knows it: of any game. */
export type BoardModule = BoardDefinition<View>;

/**
 * The board of a game. Here, and nowhere else, the type of its views is forgotten: the shell holds boards of all
 * games, and gives each only views of its own (`loadBoard` checks whose board it has loaded).
 */
export const defineBoard = <V extends GameView>(board: BoardDefinition<V>): BoardModule =>
  board as unknown as BoardModule;
