import { expect, test } from "vitest";
import { SOURCES, bySource } from "./sources";

test("points are summed by where they come from", () => {
  const sums = bySource([
    { why: "start", points: 1 },
    { why: "room", points: 6 },
    { why: "room", points: -2 },
    { why: "stack", points: 4 },
    { why: "stack_hallway", points: 2 },
    { why: "favor", points: 8 },
    { why: "card", points: 3 },
    { why: "money", points: 1 },
  ]);
  expect(sums).toEqual({ start: 1, rooms: 4, again: 0, activity: 0, stacks: 6, favors: 8, cards: 3, money: 1 });
  expect(Object.keys(sums)).toEqual([...SOURCES]);
});
