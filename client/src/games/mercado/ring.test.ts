import { expect, test } from "vitest";
import { SPACES } from "./figures";
import { COLUMNS, ROWS, edgeSides, pathOf, placeOf } from "./ring";

test("the corners lie where the board has them", () => {
  expect([0, 7, 15, 22].map(placeOf)).toMatchObject([
    { column: COLUMNS, row: 1 },
    { column: COLUMNS, row: ROWS },
    { column: 1, row: ROWS },
    { column: 1, row: 1 },
  ]);
});

test("the ring is closed: neighbours touch, and no two spaces share a place", () => {
  const places = Array.from({ length: SPACES }, (_, space) => placeOf(space));
  expect(new Set(places.map(({ column, row }) => `${column}/${row}`)).size).toBe(SPACES);
  places.forEach(({ column, row }, space) => {
    const next = places[(space + 1) % SPACES]!;
    expect(Math.abs(next.column - column) + Math.abs(next.row - row)).toBe(1);
  });
});

test("a path counts from the disc and goes on beyond it", () => {
  expect(pathOf(0, 2, 6)).toEqual([2, 3, 4, 5, 6]);
  expect(pathOf(28, 1, 4)).toEqual([29, 0, 1, 2]);
  expect(pathOf(5, 29, 31)).toEqual([4, 5, 6]);
});

test("my coins lie below a tile, those of the others clockwise around it", () => {
  expect(edgeSides(2, 1)).toEqual(["top", "bottom"]);
  expect(edgeSides(3, 0)).toEqual(["bottom", "left", "right"]);
  expect(edgeSides(4, 2)).toEqual(["top", "right", "bottom", "left"]);
});
