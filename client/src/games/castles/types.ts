/** The JSON of a view of Castles of Mad King Ludwig, as the server sends it. */

import type { GameView } from "../contract";
import type { RoomType } from "./figures";

/** A tile where it lies; its place in the list is its number (0: the foyer). */
export interface Laid {
  room: string;
  /** Which hallway or stairs of this castle; 0 for what is there only once. */
  number: number;
  x: number;
  y: number;
  r: number;
  side?: Side;
  type: RoomType;
  completed: boolean;
  /** What it gives its owner as the castle stands; rooms only. */
  points?: number;
  /** One letter per door: c connected, b blocked, e external, y open into a courtyard. */
  doors: string;
}

export type Side = "light" | "dark";

export interface Slot {
  slot: number;
  price: number;
  room: string;
  coins: number;
}

export interface Player {
  seat: number;
  colour: string;
  money: number;
  points: number;
  cards: number;
  area: number;
  rooms: number;
  completed: number;
  downstairs: number;
}

export interface Favor {
  favor: string;
  measures: number[];
  points: number[];
}

export interface OpenReward {
  tile: number;
  room: string;
  number: number;
  type: RoomType;
  waiting?: boolean;
}

export interface Worth {
  card: string;
  points: number;
}

/** A legal place for the tile in hand, and what it would bring. */
export interface Spot {
  x: number;
  y: number;
  r: number;
  side?: Side;
  points: number;
  base: number;
  own: number;
  others: { tile: number; room: string; points: number }[];
  /** Tiles it would complete; the new tile has the next number. */
  completes: number[];
}

export interface Offer {
  room: string;
  price: number;
  pay: number;
  coins: number;
  spots: number;
  best: number | null;
  /** What keeps it out of reach: money, supply, or an obstacle in the castle. */
  why: string | null;
}

/** A tile that lies on the pile of room cards; its face only for the one who laid it there. */
export interface DeckTile {
  size: number;
  seat: number;
  room?: string;
  /** The rooms it may be, for who has looked through its stack before and after. */
  among?: string[];
}

export interface CastlesView extends GameView {
  game: "castles";
  seats: number;
  seat: number | null;
  colours: string[];
  prices: number[];
  round: number;
  master: number;
  turn: number | null;
  extra: number;
  last_round: boolean;
  over: boolean;
  phase: "setup" | "prices" | "turns" | "over";
  market: (Slot | null)[];
  supply: { hallway: number; stairs: number };
  stacks: Record<string, number>;
  /** `turned`: the turned room cards by size. */
  deck: {
    cards: number;
    discard: number;
    turned: Record<string, number>;
    tiles: DeckTile[];
    out: DeckTile[];
  };
  players: Player[];
  favors: Favor[];
  rewards: OpenReward[];
  /** `empty`: this slot or another after it may stay without a tile. */
  arrange: { slot: number; empty: boolean } | null;
  placing: { seat: number; room: string } | null;
  cards?: Worth[];
  known?: Record<string, string[]>;
  looking?: { size: number; rooms: string[]; put: string[] } | null;
  choice?: Worth[] | null;
  spots?: Spot[] | null;
  /** Answers that would lay the tile in hand at a door and are not legal, each with what is in the way. */
  barred?: Record<string, string> | null;
  offers?: Offer[] | null;
  winners?: number[];
  rank?: string;
  shown?: Worth[][];
}

/** The castle of a seat. */
export const castleOf = (view: CastlesView, seat: number): Laid[] =>
  (view[`castle_${seat}`] as Laid[] | undefined) ?? [];
