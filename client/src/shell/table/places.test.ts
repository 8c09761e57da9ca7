import { expect, it } from "vitest";
import { rankingOf } from "./places";

it("counts places as sports do: two firsts, then a third", () => {
  const ranks = rankingOf([[2, 0], [1]], [30, 21, 30]);
  expect(ranks.map(({ seat, place, behind }) => [seat, place, behind])).toEqual([
    [2, 1, 0],
    [0, 1, 0],
    [1, 3, 9],
  ]);
});

it("keeps the order of a tie that was decided", () => {
  expect(rankingOf([[1], [0]], [12, 12]).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [0, 2],
  ]);
});
