/** The JSON of a Mercado view, as the server sends it. */

import type { GameView } from "../contract";

export const COINS = ["gold", "silver", "copper", "turquoise", "white", "black"] as const;
export type Coin = (typeof COINS)[number];
export type Purse = Record<Coin, number>;

export interface Effect {
  effect: string;
  count: number;
}

export interface Price {
  kind: "fixed" | "same" | "different" | "black";
  size: number;
  /** The coins of a fixed price; empty for the others. */
  coins: Coin[];
}

/** What is printed on a tile. */
export interface TileFigures {
  kind: "object" | "perfume" | "market";
  tile: string;
  price: Price;
  points: number | "rank" | "reveal";
  effects: Effect[];
  opponents: Effect[];
}

/** What one player has laid beside a tile. */
export interface Edge {
  coins: Coin[];
  missing: number;
  complete: boolean;
}

export interface Position extends TileFigures {
  position: number;
  edges: Edge[];
}

/** What completing a tile now would bring. */
/** Where so many points would lead a marker now. */
export interface Landing {
  to: number | null;
  space: number | null;
  occupied: boolean;
  symbol: Effect | null;
  finish: boolean;
}

export interface Preview extends Landing {
  tile: string;
  points: number | null;
  rank: number | null;
  second: number[];
  leaders: number[];
  steal_from?: number | null;
}

export interface Player {
  seat: number;
  colour: string;
  purse: Purse;
  purse_size: number;
  character: Purse;
  character_size: number;
  seals: number;
  privileges: number;
  /** Of the privileges, how many were taken from each stack before the present one. */
  earlier?: number[];
  /** Own tokens, and everybody's when the game is over. */
  tokens?: string[];
}

export interface Token {
  privilege: string;
  steps: number;
  extras: Effect[];
  /** In the own hand: where it would lead now. */
  landing?: Landing;
}

export interface Odds {
  draws: number;
  chances: Purse;
}

export interface MercadoView extends GameView {
  game: "mercado";
  seats: number;
  seat: number | null;
  side: "A" | "B";
  promo: boolean;
  first: number;
  round: number;
  turn: number | null;
  step: string;
  extra_turns: number;
  last_round: boolean;
  over: boolean;
  market: Position[];
  fits: Partial<Record<Coin, string[]>>;
  previews: Preview[];
  board: { symbols: (Effect | null)[]; disc: number };
  track: { progress: number[]; stacks: { space: number; seats: number[] }[]; ranking: number[] };
  players: Player[];
  hand?: Token[];
  supply: { white: number; black: number; seals: number };
  piles: {
    objects: number;
    object_discard: number;
    perfumes: number;
    perfume_discard: number;
    privileges: number;
    privilege_discard: number;
  };
  /** Every tile that went, in order; nobody where a position does not say who took it. */
  sold: { tile: string; seat: number | null; how: "bought" | "turned_over" }[];
  /** Privileges played since the last shuffle. */
  played: string[];
  drawn: Coin[];
  placed: number;
  asking: { effect?: string; count?: number; space?: number; from?: number | null; points?: number } | null;
  odds?: Odds | null;
  winners?: number[];
}
