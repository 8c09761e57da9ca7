/** Positions and steps as the server sends them, for tests and for the showcase. */

import type { Chair, Choice, Question } from "../../wire";
import type { GameEvent, GameStep } from "../contract";
import { chairsOf } from "../fixtures";
import type { Column, ColumnCard, GoalCard, KabaleView, Player } from "./types";

const COLOURS = ["blue", "white", "red", "yellow", "green", "black"];

export const chairs = (seats: number): Chair[] => chairsOf(COLOURS.slice(0, seats));

/** `0:king` face up, `0[king]` face down and known, `1[]` face down, `0{mage}` tucked and known, `1{}` tucked. */
export function cards(text: string): ColumnCard[] {
  return text
    .split(" ")
    .filter(Boolean)
    .map((word) => {
      const seat = Number(word[0]);
      const card = /[a-z]+/.exec(word)?.[0];
      const lying: ColumnCard = { seat, up: word[1] === ":" };
      if (card) lying.card = card;
      if (word[1] === "{") lying.tucked = true;
      return lying;
    });
}

export function column(
  symbol: string,
  value: number,
  text: string,
  totals: (number | null)[],
  more: Partial<Column> = {},
): Column {
  const lying = cards(text);
  const leader = totals.reduce<number | null>(
    (best, total, seat) => (total !== null && (best === null || total > totals[best]!) ? seat : best),
    null,
  );
  return {
    symbol,
    value,
    closed: false,
    filled: lying.length >= value,
    cards: lying,
    standing: { totals, leader, unknown: lying.filter((card) => !card.card).length, values: [] },
    ...more,
  };
}

const players = (seats: number, goals: GoalCard[]): Player[] =>
  Array.from({ length: seats }, (_, seat) => {
    const player: Player = {
      seat,
      colour: COLOURS[seat]!,
      hand: 3,
      deck: 18 - seat,
      discard: ["farmer", "queen", "mage", "beggar"].slice(0, 4 - (seat % 4)),
      won: seat === 0 ? goals.length : (seat * 2) % 4,
    };
    return seat === 0 ? { ...player, goals } : player;
  });

export function view(columns: Column[], more: Partial<KabaleView> = {}): KabaleView {
  const goals = [
    { symbol: "art", value: 3 },
    { symbol: "alchemy", value: 5 },
    { symbol: "trade", value: 1 },
  ];
  return {
    game: "kabale",
    seats: columns.length,
    rules: 2,
    seat: 0,
    round: 2,
    rounds: 6,
    turn: 0,
    over: false,
    goals_left: 16,
    columns,
    players: players(columns.length, goals),
    hand: ["king", "merchant", "explorer"],
    ...more,
  };
}

const choice = (text: string, kind: string, args: Record<string, unknown>, final = true): Choice => ({
  text,
  kind,
  args,
  final,
  passes: false,
  shows: false,
});

export const layQuestion = (hand: string[], columns: number[]): Question => ({
  seat: 0,
  ask: "lay",
  options: hand.flatMap((card) =>
    columns.map((number) => choice(`${card} > ${number}`, "lay", { card, column: number })),
  ),
});

export const disguiseQuestion = (hand: string[]): Question => ({
  seat: 0,
  ask: "disguise",
  options: [choice("decline", "decline", {}), ...hand.map((card) => choice(`tuck ${card}`, "tuck", { card }))],
});

export const traitorQuestion = (columns: number[]): Question => ({
  seat: 0,
  ask: "traitor",
  options: [
    choice("decline", "decline", {}),
    ...columns.map((number) => choice(`swap ${number}`, "swap", { column: number })),
  ],
});

/** Four players in the middle of a round, with every kind of card lying about. */
export const middle = view([
  column("art", 3, "0:queen 1:troubadour 2[]", [16, 12, 0, null]),
  column("military", 5, "3:disguise 3{} 0:dragon 1:witch 2[explorer]", [11, 0, 11, 0]),
  column("trade", 4, "2:storm 0[prince]", [14, null, 9, null], { closed: true, filled: true }),
  column("alchemy", 2, "", [null, null, null, null]),
]);

/** Six players, long columns. */
export const long = view(
  [
    column(
      "art",
      3,
      "0:queen 1:troubadour 2:romeo 3:doppelganger 4:hermit 5:tomthumb 0:juliet 1:farmer 2:cardinal 3[]",
      [30, 20, 13, 0, 3, 29],
    ),
    column("religion", 5, "5:cardinal 4:musketeers 0:alchemist 1[]", [8, 0, null, null, 11, 12]),
    column("trade", 4, "0:disguise 0{king} 1:merchant 2:assassin 3:beggar 4[]", [20, 12, 9.5, 4, 0, null]),
    column("alchemy", 1, "2:storm 5[]", [null, null, 9, null, null, 0], { closed: true, filled: true }),
    column("agriculture", 2, "0[squire]", [2, null, null, null, null, null]),
    column("military", 5, "1:king 3:swordsman 0:traitor 5:mage 4:prince 2[]", [10, 20, 0, 12, 14, 7]),
  ],
  { hand: ["doppelganger", "tomthumb", "musketeers"] },
);

const step = (version: number, events: GameEvent[]): GameStep => ({ version, events, undone: false });

/** My king turns up a troubadour in column 4 and so on: one step with its views before and after. */
export const laying = {
  before: middle,
  after: view(
    [
      middle.columns[0]!,
      middle.columns[1]!,
      middle.columns[2]!,
      column("alchemy", 2, "0[king]", [20, null, null, null]),
    ],
    { hand: ["merchant", "explorer", "witch"] },
  ),
  step: step(11, [
    { event: "laid", seat: 0, column: 4, card: "king" },
    { event: "drew", seat: 0, card: "witch" },
  ]),
};

/** An explorer travels and turns up an assassin, who strikes it down. */
export const chain = {
  before: view([
    column("art", 3, "2[explorer]", [null, null, 13, null]),
    column("military", 4, "1:king 3[]", [null, 20, null, 0]),
    column("trade", 2, "0:farmer", [8, null, null, null]),
    column("religion", 5, "", [null, null, null, null]),
  ]),
  after: view([
    column("art", 3, "1[]", [null, 0, null, null]),
    column("military", 4, "1:king 3:assassin", [null, 20, null, 9.5]),
    column("trade", 2, "0:farmer", [8, null, null, null]),
    column("religion", 5, "", [null, null, null, null]),
  ]),
  step: step(12, [
    { event: "laid", seat: 1, column: 1 },
    { event: "revealed", seat: 2, card: "explorer", column: 1, place: 0 },
    { event: "moved", seat: 2, card: "explorer", column: 1, to: 2 },
    { event: "revealed", seat: 3, card: "assassin", column: 2, place: 1 },
    { event: "killed", seat: 2, card: "explorer", column: 2, by: 3 },
    { event: "drew", seat: 1 },
  ]),
};

/** My traitor exchanges the goal cards of columns 1 and 4. */
export const treason = {
  before: view([
    column("art", 3, "0:traitor 1[]", [10, 0, null, null]),
    column("military", 5, "3:queen 2[]", [null, null, 0, 16]),
    column("trade", 4, "2:storm 1[]", [null, 0, 9, null], { closed: true, filled: true }),
    column("alchemy", 2, "1:merchant", [null, 8, null, null]),
  ]),
  after: view([
    column("alchemy", 2, "0:traitor 1[]", [10, 0, null, null]),
    column("military", 5, "3:queen 2[]", [null, null, 0, 16]),
    column("trade", 4, "2:storm 1[]", [null, 0, 9, null], { closed: true, filled: true }),
    column("art", 3, "1:merchant", [null, 8, null, null]),
  ]),
  step: step(13, [
    { event: "swapped", seat: 0, column: 1, other: 4 },
    { event: "drew", seat: 1 },
  ]),
};

const counted = (seat: number, card: string, value: number | null, removed: string | null = null) => ({
  seat,
  card,
  value,
  removed,
});

/** The last card of a round: everything is turned up and counted, the next round begins. */
export const roundEnd = {
  before: view([
    column("art", 3, "0:queen 1:king 2:mage 3[]", [16, 20, 7, 0]),
    column("military", 2, "0:hermit 1:dragon 2[]", [8, 11, 0, null]),
    column("trade", 1, "3:romeo 2:beggar 3[]", [null, null, 4, 5]),
    column("alchemy", 2, "0:prince", [14, null, null, null]),
  ]),
  after: view(
    [
      column("religion", 1, "", [null, null, null, null]),
      column("art", 5, "", [null, null, null, null]),
      column("agriculture", 3, "", [null, null, null, null]),
      column("trade", 3, "", [null, null, null, null]),
    ],
    { round: 3, goals_left: 12, hand: ["king", "merchant", "storm"] },
  ),
  step: step(14, [
    { event: "laid", seat: 0, column: 4, card: "explorer" },
    { event: "drew", seat: 0, card: "storm" },
    { event: "round_ended", round: 2, seat: 0 },
    { event: "turned_up", column: 1, cards: [{ place: 3, seat: 3, card: "doppelganger" }] },
    { event: "turned_up", column: 2, cards: [{ place: 2, seat: 2, card: "tomthumb" }] },
    { event: "turned_up", column: 3, cards: [{ place: 2, seat: 3, card: "juliet" }] },
    { event: "turned_up", column: 4, cards: [{ place: 1, seat: 0, card: "explorer" }] },
    {
      event: "evaluated",
      column: 1,
      symbol: "art",
      value: 3,
      totals: [null, null, 7, 0],
      winner: 2,
      why: "highest",
      tied: false,
      cards: [
        counted(0, "queen", 16, "mage"),
        counted(1, "king", 20, "mage"),
        counted(2, "mage", 7),
        counted(3, "doppelganger", null),
      ],
    },
    { event: "won", seat: 2, column: 1, symbol: "art", value: 3 },
    {
      event: "evaluated",
      column: 2,
      symbol: "military",
      value: 2,
      totals: [8, 11, 6, null],
      winner: 1,
      why: "highest",
      tied: false,
      cards: [counted(0, "hermit", 8), counted(1, "dragon", 11), counted(2, "tomthumb", 6)],
    },
    { event: "won", seat: 1, column: 2, symbol: "military", value: 2 },
    {
      event: "evaluated",
      column: 3,
      symbol: "trade",
      value: 1,
      totals: [null, null, 4, 29],
      winner: 2,
      why: "lowest",
      tied: false,
      cards: [counted(3, "romeo", 15), counted(2, "beggar", 4), counted(3, "juliet", 14)],
    },
    { event: "won", seat: 2, column: 3, symbol: "trade", value: 1 },
    {
      event: "evaluated",
      column: 4,
      symbol: "alchemy",
      value: 2,
      totals: [27, null, null, null],
      winner: 0,
      why: "highest",
      tied: true,
      cards: [counted(0, "prince", 14), counted(0, "explorer", 13)],
    },
    { event: "won", seat: 0, column: 4, symbol: "alchemy", value: 2 },
    {
      event: "round_began",
      round: 3,
      first: 1,
      goals: [
        { symbol: "religion", value: 1 },
        { symbol: "art", value: 5 },
        { symbol: "agriculture", value: 3 },
        { symbol: "trade", value: 3 },
      ],
    },
  ]),
};
