/**
 * From the events of a step to a row of frames: what the court looks like one moment after another.
 * Folding events moves pictures only; what happens was decided by the engine.
 */

import type { GameEvent } from "../contract";
import { missionOf, persons, sidesOf } from "./figures";
import { type RoundResults, type TileResult, enter } from "./results";
import type { Chip, LouisView, Player, Side, Source, Tile } from "./types";
import { CHIPS } from "./types";

/** The part of a view that moves. */
export interface Picture {
  tiles: Tile[];
  players: Player[];
  louis: number | null;
  neutral: number | null;
  discard: string[];
  money_card: LouisView["money_card"];
}

export interface Frame {
  picture: Picture;
  /** How long it stays. */
  ms: number;
  event: GameEvent;
  /** The tile this frame is about. */
  tile: number | null;
  /** The tile under evaluation, as far as it has come. */
  result: TileResult | null;
}

const TIMES: Readonly<Record<string, number>> = {
  round_began: 900,
  money_card: 1300,
  neutral_placed: 420,
  mission_used: 650,
  dispatched: 700,
  played: 800,
  stone_laid: 340,
  took_back: 650,
  turn_skipped: 700,
  exchanged_card: 800,
  reserve_placed: 800,
  intrigue_played: 1400,
  evaluating: 750,
  favoured: 1000,
  received: 850,
  refused: 400,
  conde_placed: 800,
  maintenon_placed: 800,
  tile_done: 550,
  fulfilled: 1400,
  changed_chip: 800,
  chips_returned: 700,
  majority: 450,
};

/** Steps of these alone are nobody's show: the next question may come at once. */
const QUICK: ReadonlySet<string> = new Set([
  "kept",
  "stone_laid",
  "path_done",
  "supply_stopped",
  "skipped",
  "missions_finished",
  "not_replaced",
]);
const EVALUATION: ReadonlySet<string> = new Set(["evaluating", "received", "refused", "favoured", "tile_done"]);

export const pictureOf = ({ tiles, players, louis, neutral, discard, money_card }: LouisView): Picture => ({
  tiles,
  players,
  louis,
  neutral,
  discard,
  money_card,
});

const num = (event: GameEvent, field: string): number => (event[field] as number | undefined) ?? 0;

const tile = (picture: Picture, number: number, change: (tile: Tile) => Partial<Tile>): Picture => ({
  ...picture,
  tiles: picture.tiles.map((one) => (one.tile === number ? { ...one, ...change(one) } : one)),
});

const player = (picture: Picture, seat: number, change: (player: Player) => Partial<Player>): Picture => ({
  ...picture,
  players: picture.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)),
});

/** Stones of a player come onto a tile (or leave it, with a negative number). */
function stones(picture: Picture, seat: number, number: number, count: number, pool: Source): Picture {
  const laid = tile(picture, number, (one) => ({
    stones: one.stones.map((old, at) => (at === seat ? old + count : old)),
  }));
  return player(laid, seat, (one) => ({ [pool]: one[pool] - count }));
}

const back = (picture: Picture, seat: number, count: number): Picture =>
  player(picture, seat, (one) => ({ own: one.own + count, general: one.general - count }));

const pay = (picture: Picture, seat: number, amount: number): Picture =>
  player(picture, seat, (one) => ({ money: one.money - amount }));

const chip = (picture: Picture, seat: number, kind: Chip, count: number): Picture =>
  player(picture, seat, (one) => ({ chips: { ...one.chips, [kind]: one.chips[kind] + count } }));

const isChip = (reward: unknown): reward is Chip => CHIPS.includes(reward as Chip);

function received(picture: Picture, event: GameEvent): Picture {
  const seat = num(event, "seat");
  let next = pay(picture, seat, num(event, "price"));
  if (isChip(event.reward)) next = chip(next, seat, event.reward, 1);
  if (event.how === "louis") next = chip(next, seat, "crown", 1);
  return pay(next, seat, -(persons[event.person as string]?.louisdor ?? 0));
}

function maintenon(picture: Picture, event: GameEvent): Picture {
  const seat = num(event, "seat");
  const general = stones(picture, seat, 5, num(event, "general"), "general");
  return back(stones(general, seat, 5, num(event, "own"), "own"), seat, num(event, "back"));
}

function moneyCard(picture: Picture, event: GameEvent): Picture {
  const number = num(event, "tile");
  return {
    ...picture,
    louis: number,
    money_card: { card_id: String(event.card_id), amount: num(event, "amount"), tile: number },
    tiles: picture.tiles.map((one) => ({ ...one, louis: one.tile === number, done: false })),
    players: picture.players.map((one) => ({ ...one, money: one.money + num(event, "amount") })),
  };
}

/** An influence card is paid with a stone: it goes the other way. */
function missionUsed(picture: Picture, event: GameEvent): Picture {
  const count =
    missionOf(event.mission as string).effect === "influence" ? -num(event, "stones") : num(event, "stones");
  return pay(back(picture, num(event, "seat"), count), num(event, "seat"), -num(event, "money"));
}

function fulfilled(picture: Picture, event: GameEvent): Picture {
  const seat = num(event, "seat");
  const paid = chip(chip(picture, seat, event.chip as Chip, -1), seat, event.other as Chip, -1);
  return player(paid, seat, (one) => ({
    display: [...one.display, { mission: event.mission as string, used: false }],
  }));
}

/** The tiles before this one are done, also those where nobody had a stone. */
function evaluating(picture: Picture, event: GameEvent): Picture {
  const now = num(event, "tile");
  return {
    ...picture,
    louis: picture.louis !== null && picture.louis < now ? null : picture.louis,
    tiles: picture.tiles.map((one) => (one.tile < now ? { ...one, done: true, louis: false } : one)),
  };
}

type Fold = (picture: Picture, event: GameEvent) => Picture;

const laid: Fold = (picture, event) => stones(picture, num(event, "seat"), num(event, "tile"), 1, "own");
const placed: Fold = (picture, event) =>
  stones(picture, num(event, "seat"), num(event, "tile"), num(event, "stones") || 1, event.source as Source);
const shown: Fold = (picture, event) => ({ ...picture, discard: [...picture.discard, event.card as string] });
const more =
  (field: "coats" | "intrigue" | "influence"): Fold =>
  (picture, event) =>
    player(picture, num(event, "seat"), (one) => ({ [field]: one[field] + 1 }));

const FOLDS: Readonly<Record<string, Fold>> = {
  money_card: moneyCard,
  neutral_card: shown,
  neutral_placed: (picture, event) =>
    tile({ ...picture, neutral: (picture.neutral ?? 0) - num(event, "stones") }, num(event, "tile"), (one) => ({
      neutral: one.neutral + num(event, "stones"),
    })),
  mission_used: missionUsed,
  dispatched: placed,
  played: (picture, event) =>
    shown(
      player(picture, num(event, "seat"), (one) => ({ influence: one.influence - 1 })),
      event,
    ),
  stone_laid: laid,
  took_back: (picture, event) => back(picture, num(event, "seat"), num(event, "stones")),
  turn_skipped: (picture, event) => pay(picture, num(event, "seat"), num(event, "cost")),
  exchanged_card: (picture, event) =>
    shown(
      player(picture, num(event, "seat"), (one) => ({ influence: one.influence - 1 })),
      event,
    ),
  put_back: (picture, event) => player(picture, num(event, "seat"), (one) => ({ influence: one.influence - 1 })),
  reserve_placed: placed,
  influence_ended: (picture) => ({ ...picture, discard: [] }),
  intrigue_played: (picture, event) =>
    placed(
      player(picture, num(event, "seat"), (one) => ({ intrigue: one.intrigue - 1 })),
      event,
    ),
  evaluating,
  received,
  conde_placed: placed,
  maintenon_placed: maintenon,
  stones_returned: (picture, event) =>
    stones(picture, num(event, "seat"), num(event, "tile"), -num(event, "stones"), event.to as Source),
  neutral_returned: (picture, event) =>
    tile({ ...picture, neutral: (picture.neutral ?? 0) + num(event, "stones") }, num(event, "tile"), (one) => ({
      neutral: one.neutral - num(event, "stones"),
    })),
  turned: (picture, event) =>
    tile(picture, num(event, "tile"), () => ({
      side: event.side as Side,
      ...sidesOf(event.person as string)?.[event.side as Side],
    })),
  tile_done: (picture, event) => ({
    ...tile(picture, num(event, "tile"), () => ({ done: true, louis: false })),
    louis: picture.louis === event.tile ? null : picture.louis,
  }),
  drew_coat: more("coats"),
  drew_intrigue: more("intrigue"),
  drew_influence: more("influence"),
  fulfilled,
  changed_chip: (picture, event) =>
    pay(
      chip(chip(picture, num(event, "seat"), event.chip as Chip, -1), num(event, "seat"), "crown", 1),
      num(event, "seat"),
      num(event, "cost"),
    ),
  chips_returned: (picture, event) =>
    player(picture, num(event, "seat"), () => ({
      chips: { scepter: 0, letter: 0, ring: 0, helmet: 0, crown: 0, [event.chip as Chip]: 1 },
    })),
};

export const fold: Fold = (picture, event) => FOLDS[event.event]?.(picture, event) ?? picture;

/** The tile of the evaluation that an event belongs to. */
function resultAfter(results: RoundResults, event: GameEvent): TileResult | null {
  return EVALUATION.has(event.event) || event.event === "intrigue_played" ? (results.tiles.at(-1) ?? null) : null;
}

/** The frames of one step; the moves of `seat` itself need no telling. */
export function frames(
  events: readonly GameEvent[],
  before: LouisView,
  results: RoundResults,
  seat: number | null,
): Frame[] {
  const row: Frame[] = [];
  let picture = pictureOf(before);
  let sheet = results;
  for (const event of events) {
    picture = fold(picture, event);
    sheet = enter(sheet, event);
    const own =
      event.seat === seat && (QUICK.has(event.event) || event.event === "played" || event.event === "mission_used");
    const ms = own ? undefined : TIMES[event.event];
    const about = event.event === "maintenon_placed" ? 5 : typeof event.tile === "number" ? event.tile : null;
    if (ms !== undefined) row.push({ picture, ms, event, tile: about, result: resultAfter(sheet, event) });
  }
  return row;
}

/** A step that nobody needs to see: silence, or one of my own stones. */
export function isQuick(events: readonly GameEvent[], seat: number | null): boolean {
  return events.every((event) => event.event === "kept" || (event.seat === seat && QUICK.has(event.event)));
}

/** The evaluation of the round ends with this step. */
export const closesEvaluation = (events: readonly GameEvent[], before: LouisView, view: LouisView): boolean =>
  view.phase !== "evaluation" &&
  (before.phase === "evaluation" || events.some((event) => event.event === "evaluating"));

/** Whether the board itself presents a step: when something is to be seen; without movement only the round's sheet. */
export function isPresentedByBoard(
  events: readonly GameEvent[],
  motion: boolean,
  before: LouisView | null,
  view: LouisView,
): boolean {
  if (!before) return false;
  if (!motion) return closesEvaluation(events, before, view);
  return !isQuick(events, view.seat) && events.some((event) => event.event in TIMES);
}
