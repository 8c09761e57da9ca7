import { expect, it } from "vitest";
import { figureOf } from "./figures";

it("knows the printed figure that a card was counted with", () => {
  expect(figureOf("farmer", "agriculture", 10)).toBe(12);
  expect(figureOf("farmer", "agriculture", 8)).toBe(12);
  expect(figureOf("farmer", "art", 6)).toBe(8);
  expect(figureOf("romeo", "art", 13)).toBe(15);
  expect(figureOf("romeo", "art", 3)).toBe(5);
  expect(figureOf("hermit", "art", 9)).toBe(12);
  expect(figureOf("doppelganger", "art", 9)).toBeNull();
});
