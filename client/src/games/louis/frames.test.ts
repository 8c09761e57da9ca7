import { describe, expect, it } from "vitest";
import type { GameEvent, GameStep } from "../contract";
import { persons, sidesOf } from "./figures";
import { player, view } from "./fixtures";
import { closesEvaluation, fold, frames, isQuick, isPresentedByBoard, pictureOf } from "./frames";
import { NO_RESULTS, kept, resultsOf } from "./results";

const event = (kind: string, data: Record<string, unknown> = {}): GameEvent => ({ event: kind, ...data });
const step = (version: number, events: GameEvent[], undone = false): GameStep => ({ version, events, undone });

/** Louis on tile 4: seat 0 has three stones there, seat 1 two. */
const EVALUATION: GameEvent[] = [
  event("influence_ended"),
  event("intrigue_played", { seat: 0, tile: 4, person: "dauphin", stones: 2, source: "own" }),
  event("evaluating", {
    tile: 4,
    person: "dauphin",
    condition: "money",
    number: 3,
    louis: true,
    stones: [3, 2],
    neutral: 0,
  }),
  event("received", { seat: 0, tile: 4, person: "dauphin", how: "louis", reward: "helmet", price: 0 }),
  event("stones_returned", { seat: 0, tile: 4, person: "dauphin", stones: 3, to: "general" }),
  event("received", { seat: 1, tile: 4, person: "dauphin", how: "second", reward: "helmet", price: 0 }),
  event("stones_returned", { seat: 1, tile: 4, person: "dauphin", stones: 2, to: "own" }),
  event("turned", { tile: 4, person: "dauphin", side: "back" }),
  event("tile_done", { tile: 4, person: "dauphin" }),
];

const before = view({
  phase: "evaluation",
  tiles: view().tiles.map((tile) => (tile.tile === 4 ? { ...tile, stones: [1, 2] } : tile)),
  players: [player(0, { own: 10, intrigue: 1 }), player(1, { own: 9 })],
});

describe("the picture", () => {
  it("moves stones, chips and louisdor as events say, and loses none", () => {
    const after = EVALUATION.reduce(fold, pictureOf(before));
    const tile = after.tiles[3]!;
    expect(tile.stones).toEqual([0, 0]);
    expect([tile.side, tile.condition, tile.done, tile.louis, after.louis]).toEqual([
      "back",
      sidesOf("dauphin")!.back.condition,
      true,
      false,
      null,
    ]);
    expect(after.players.map(({ own, general }) => [own, general])).toEqual([
      [8, 8],
      [11, 5],
    ]);
    expect(after.players[0]!.chips).toMatchObject({ helmet: 1, crown: 1 });
    expect(after.players[1]!.chips).toMatchObject({ helmet: 1, crown: 0 });
    expect(after.players[0]!.intrigue).toBe(0);
  });

  it("lets Louis leave a tile where nobody had a stone", () => {
    const after = fold(
      pictureOf(before),
      event("evaluating", {
        tile: 7,
        person: "colbert",
        condition: "first",
        number: 0,
        louis: false,
        stones: [1, 0],
        neutral: 0,
      }),
    );
    expect(after.louis).toBeNull();
    expect(after.tiles.filter(({ done }) => done).map(({ tile }) => tile)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("pays prices and rewards", () => {
    const bought = fold(
      pictureOf(before),
      event("received", { seat: 1, tile: 8, person: "maintenon", how: "bought", reward: "stones", price: 3 }),
    );
    expect(bought.players[1]!.money).toBe(2);
    const rich = fold(
      bought,
      event("received", { seat: 1, tile: 7, person: "colbert", how: "free", reward: "louisdor", price: 0 }),
    );
    expect(rich.players[1]!.money).toBe(2 + persons.colbert!.louisdor);
  });

  it("moves the stones of Maintenon and of missions", () => {
    const moved = fold(pictureOf(before), event("maintenon_placed", { seat: 0, general: 1, own: 1, back: 1 }));
    expect(moved.tiles[4]!.stones[0]).toBe(2);
    expect([moved.players[0]!.own, moved.players[0]!.general]).toEqual([10, 3]);
    const card = fold(pictureOf(before), event("mission_used", { seat: 0, mission: "c04", money: 0, stones: 1 }));
    expect([card.players[0]!.own, card.players[0]!.general]).toEqual([9, 6]);
  });
});

describe("frames", () => {
  it("show the evaluation tile by tile with what everybody receives so far", () => {
    const row = frames(EVALUATION, before, NO_RESULTS, 0);
    expect(row.map((frame) => frame.event.event)).toEqual([
      "intrigue_played",
      "evaluating",
      "received",
      "received",
      "tile_done",
    ]);
    expect(row.map((frame) => frame.tile)).toEqual([4, 4, 4, 4, 4]);
    expect(row[2]!.result?.gains.map(({ how }) => how)).toEqual(["louis", null]);
    expect(row[4]!.result).toMatchObject({
      turned: "back",
      intrigues: [{ seat: 0, stones: 2 }],
      gains: [{ to: "general" }, { to: "own" }],
    });
  });

  it("leave out my own stones and keep those of others", () => {
    const stone = (seat: number) => event("stone_laid", { seat, tile: 6, person: "conde" });
    expect(frames([stone(0)], view(), NO_RESULTS, 0)).toEqual([]);
    expect(frames([stone(1)], view(), NO_RESULTS, 0)).toHaveLength(1);
    expect([isQuick([stone(0)], 0), isQuick([stone(1)], 0), isQuick([event("kept", { seat: 1 })], 0)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it("are a scene only when there is something to see", () => {
    const after = view({ phase: "missions" });
    expect(isPresentedByBoard(EVALUATION, true, before, after)).toBe(true);
    expect(isPresentedByBoard(EVALUATION, true, null, after)).toBe(false);
    expect(isPresentedByBoard([event("kept", { seat: 1 })], true, before, before)).toBe(false);
    expect(isPresentedByBoard(EVALUATION, false, before, before)).toBe(false);
    expect(isPresentedByBoard(EVALUATION, false, before, after)).toBe(true);
    expect(closesEvaluation([event("kept", { seat: 1 })], before, after)).toBe(true);
  });
});

describe("the results", () => {
  const history = [step(1, [event("round_began", { round: 1, first: 0 })]), step(2, EVALUATION)];

  it("remembers the newest evaluation until the next one begins", () => {
    const results = resultsOf([...history, step(3, [event("round_began", { round: 2, first: 1 })])]);
    expect(results.tiles.map(({ tile }) => tile)).toEqual([4]);
    expect(results.round).toBe(1);
    expect(resultsOf([...history, step(3, [event("influence_ended")])])).toEqual({ round: 2, tiles: [] });
  });

  it("forgets steps that were taken back", () => {
    const refused = step(3, [event("refused", { seat: 1, tile: 4, person: "dauphin" })]);
    expect(resultsOf([...history, refused]).tiles[0]!.gains[1]!.refused).toBe(true);
    expect(resultsOf([...history, refused, step(4, [], true)]).tiles[0]!.gains[1]!.refused).toBe(false);
    expect(kept([...history, refused, step(4, [], true)])).toEqual(history);
  });
});
