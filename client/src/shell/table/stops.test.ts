import { expect, it } from "vitest";
import type { ReplaySnapshot } from "./replay";
import { after, before, roundsOf, stopsOf } from "./stops";

const snapshot = (version: number, seat: number | null, round?: number): ReplaySnapshot => ({
  seat,
  view: {},
  before: null,
  step: { version, undone: false, events: round === undefined ? [] : [{ event: "round_began", round }] },
  steps: [],
});
const GAME = [snapshot(0, null), snapshot(1, 0), snapshot(2, 1), snapshot(3, 0, 2), snapshot(4, 1)];

it("finds the rounds and the moves of a player", () => {
  expect(roundsOf(GAME)).toEqual([{ round: 2, at: 3 }]);
  expect(stopsOf(GAME, "round")).toEqual([3]);
  expect(stopsOf(GAME, 1)).toEqual([2, 4]);
  expect(stopsOf(GAME, "step")).toEqual([0, 1, 2, 3, 4]);
});

it("goes to the next stop, and to the ends where there is none", () => {
  expect(after([2, 4], 2, 9)).toBe(4);
  expect(after([2, 4], 4, 9)).toBe(9);
  expect(before([2, 4], 4)).toBe(2);
  expect(before([2, 4], 2)).toBe(0);
});
