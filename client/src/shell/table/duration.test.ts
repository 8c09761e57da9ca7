import { expect, it } from "vitest";
import type { BoardModule } from "../../games/contract";
import { durationOf } from "./duration";
import type { Snapshot } from "./state";

const board: BoardModule = { game: "pebbles", Board: () => null, duration: () => "board" };

const snapshot = (step: Snapshot["step"]): Snapshot => ({
  version: 1,
  seat: 0,
  from: -1,
  view: {},
  step,
  before: null,
  question: null,
  waiting: 0,
  ask: "lay",
  canUndo: false,
});

const CALM = { motion: true, pace: 1, hidden: false };
const shown = snapshot({ version: 1, events: [], undone: false });

it("asks the board how long a step is shown, and has a pause of its own without one", () => {
  expect(durationOf(board, shown, CALM)).toBe("board");
  const moving = durationOf(null, shown, CALM);
  const still = durationOf(null, shown, { ...CALM, motion: false });
  expect([typeof moving, typeof still]).toEqual(["number", "number"]);
  expect(still).toBeLessThan(Number(moving));
  expect(durationOf(null, shown, { ...CALM, pace: 0.5 })).toBe(Number(moving) / 2);
});

it("waits for nothing that was jumped to, taken back, or is on a hidden page", () => {
  expect(durationOf(board, snapshot(null), CALM)).toBe(0);
  expect(durationOf(board, snapshot({ version: 1, events: [], undone: true }), CALM)).toBe(0);
  expect(durationOf(board, shown, { ...CALM, hidden: true })).toBe(0);
});
