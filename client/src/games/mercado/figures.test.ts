import { afterEach, expect, test } from "vitest";
import { drawWith } from "../figures";
import { allTiles, isTileReconstructed } from "./figures";
import bundled from "./figures.json";

const fan = () => allTiles().find(({ tile }) => tile === "fan")!;

afterEach(() => drawWith("mercado", null));

test("corrected figures and their marks take the place of those in the bundle, and leave it again", () => {
  expect([fan().points, isTileReconstructed("fan", "points")]).toEqual([2, true]);
  const corrected = structuredClone(bundled);
  corrected.tiles.fan.points = 9;
  corrected.reconstructed.tiles.fan = ["name"];
  drawWith("mercado", corrected);
  expect([fan().points, isTileReconstructed("fan", "points")]).toEqual([9, false]);
  drawWith("mercado", null);
  expect(fan().points).toBe(2);
});
