/** The JSON of a Louis XIV view, as the server sends it. */

import type { GameView } from "../contract";

export type Chip = "scepter" | "letter" | "ring" | "helmet" | "crown";
export type Coat = "a" | "b" | "c" | "d" | "e" | "f" | "none";
export type Colour = "light" | "medium" | "dark";
export type Condition = "money" | "first" | "stones";
export type Source = "general" | "own";
export type Side = "front" | "back";
export type How = "free" | "louis" | "second" | "bought";

export const CHIPS: readonly Chip[] = ["scepter", "letter", "ring", "helmet", "crown"];
export const COATS: readonly Coat[] = ["a", "b", "c", "d", "e", "f", "none"];
export const COLOURS: readonly Colour[] = ["light", "medium", "dark"];

/** Who would get something if this tile were evaluated now. */
export interface Standing {
  leaders: number[];
  neutral_leads: boolean;
  second: number | null;
  neutral_second: boolean;
  free: number[];
  crown: number | null;
  buy: number[];
  turns: boolean;
}

export interface Tile {
  tile: number;
  person: string;
  side: Side;
  condition: Condition;
  /** The price or the number of stones; 0 when the first place is asked for. */
  number: number;
  reward: string;
  stones: number[];
  neutral: number;
  louis: boolean;
  done: boolean;
  standing: Standing;
}

export interface Displayed {
  mission: string;
  used: boolean;
}

export interface Player {
  seat: number;
  colour: string;
  own: number;
  general: number;
  money: number;
  chips: Record<Chip, number>;
  coats: number;
  influence: number;
  intrigue: number;
  missions: Record<Colour, number>;
  display: Displayed[];
  points: number;
  coat_kinds?: Record<Coat, number>;
}

export interface HandMission {
  mission: string;
  payments: [Chip, Chip][];
}

export interface Path {
  card: string;
  boost: boolean;
  limit: number;
  left: number;
  tiles: number[];
}

export interface Pending {
  mission?: string;
  tile?: number;
  draws?: number;
}

export interface Evaluation {
  tile: number;
  person: string;
  favoured: number | null;
  seat: number | null;
  price: number | null;
}

export interface LouisView extends GameView {
  game: "louis";
  seats: number;
  seat: number | null;
  round: number;
  rounds: number;
  phase: "supply" | "influence" | "evaluation" | "missions" | "over";
  step: string | null;
  turn: number | null;
  over: boolean;
  start: number;
  order: number[];
  louis: number | null;
  money_card: { card_id: string; amount: number; tile: number } | null;
  tiles: Tile[];
  players: Player[];
  hand?: string[];
  intrigue?: string[];
  missions?: HandMission[];
  coats?: Record<Coat, number>;
  decks: Record<"influence" | "intrigue" | Colour | "money" | "coats", number>;
  discard: string[];
  neutral: number | null;
  path: Path | null;
  pending: Pending | null;
  evaluation: Evaluation | null;
  winners?: number[];
}
