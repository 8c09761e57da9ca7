/** Small positions for tests: a court for two or more, and questions with a few options. */

import type { Choice, Question } from "../../wire";
import { persons, sidesOf } from "./figures";
import type { LouisView, Player, Tile } from "./types";

export const NO_CHIPS = { scepter: 0, letter: 0, ring: 0, helmet: 0, crown: 0 };

export const player = (seat: number, change: Partial<Player> = {}): Player => ({
  seat,
  colour: ["yellow", "red", "green", "blue"][seat]!,
  own: 11,
  general: 5,
  money: 5,
  chips: { ...NO_CHIPS },
  coats: 0,
  influence: 2,
  intrigue: 0,
  missions: { light: 1, medium: 1, dark: 0 },
  display: [],
  points: 0,
  ...change,
});

const tiles = (seats: number): Tile[] =>
  Object.entries(persons).map(([person, { tile, reward }]) => ({
    tile,
    person,
    side: "front",
    ...sidesOf(person)!.front,
    reward,
    stones: Array.from({ length: seats }, () => 0),
    neutral: 0,
    louis: tile === 4,
    done: false,
    standing: {
      leaders: [],
      neutral_leads: false,
      second: null,
      neutral_second: false,
      free: [],
      crown: null,
      buy: [],
      turns: false,
    },
  }));

export const view = (change: Partial<LouisView> = {}): LouisView => ({
  game: "louis",
  seats: 2,
  seat: 0,
  round: 1,
  rounds: 4,
  phase: "influence",
  step: "turn",
  turn: 0,
  over: false,
  start: 0,
  order: [0, 1],
  louis: 4,
  money_card: { card_id: "g4", amount: 3, tile: 4 },
  tiles: tiles(2),
  players: [player(0), player(1)],
  hand: ["conde", "joker"],
  intrigue: [],
  missions: [],
  coats: { a: 0, b: 0, c: 0, d: 0, e: 0, f: 0, none: 0 },
  decks: { influence: 20, intrigue: 12, light: 18, medium: 10, dark: 8, money: 3, coats: 60 },
  discard: [],
  neutral: null,
  path: null,
  pending: null,
  evaluation: null,
  ...change,
});

export const choice = (text: string, kind: string, args: Record<string, unknown> = {}): Choice => ({
  text,
  kind,
  args,
  final: false,
  passes: false,
  shows: false,
});

export const ask = (name: string, ...options: Choice[]): Question => ({ seat: 0, ask: name, options });
