/** The JSON of a Kabale & Hiebe view, as the server sends it. */

import type { GameView } from "../contract";

export interface GoalCard {
  symbol: string;
  value: number;
}

/** One influence card in a column; `card` is absent when this seat may not know it. */
export interface ColumnCard {
  seat: number;
  card?: string;
  up: boolean;
  tucked?: boolean;
}

/** What a column would score now, from the cards this seat knows. */
export interface Standing {
  totals: (number | null)[];
  leader: number | null;
  unknown: number;
  /** What each card counts; null where it is not known, or counts nothing of its own. */
  values: (number | null)[];
  /** Who removes each card; absent where nobody removes any. */
  removed?: (string | null)[];
}

export interface Column extends GoalCard {
  closed: boolean;
  filled: boolean;
  cards: ColumnCard[];
  standing: Standing;
}

export interface Player {
  seat: number;
  colour: string;
  hand: number;
  deck: number;
  discard: string[];
  won: number;
  goals?: GoalCard[];
}

export interface KabaleView extends GameView {
  game: "kabale";
  seats: number;
  seat: number | null;
  /** The version of the rules: values of cards depend on it. */
  rules: number;
  round: number;
  rounds: number;
  turn: number | null;
  over: boolean;
  goals_left: number;
  columns: Column[];
  players: Player[];
  hand?: string[];
  winners?: number[];
}

/** One card of an evaluated column: what it counted, or who removed it. */
export interface CountedCard {
  seat: number;
  card: string;
  value: number | null;
  removed: string | null;
}

/** The event `evaluated`: how one column was counted. Columns count from 1, as players say them. */
export interface Evaluated extends GoalCard {
  event: "evaluated";
  column: number;
  cards: CountedCard[];
  totals: (number | null)[];
  winner: number | null;
  why: "highest" | "lowest" | "pair" | "cancelled" | "nobody";
  tied: boolean;
}

/** The counting of one round, kept so that it can be opened again. */
export interface RoundCount {
  round: number;
  columns: Evaluated[];
}
