import { expect, test } from "vitest";
import { lengthOf, timeline } from "./frames";

const placed = { event: "placed", seat: 0, coin: "gold", tile: "cloth" };

test("events follow one another, those without movement take no time", () => {
  const [first, silent, last] = timeline([placed, { event: "done", seat: 0 }, placed]);
  expect([first!.at, silent!.at, last!.at]).toEqual([0, first!.ms, first!.ms]);
  expect(silent!.ms).toBe(0);
});

test("a marker takes longer for a longer way", () => {
  const moved = (steps: number) => lengthOf([{ event: "moved", seat: 0, steps }]);
  expect(moved(7)).toBeGreaterThan(moved(3));
});

test("a step with very much in it is squeezed", () => {
  expect(lengthOf(Array.from({ length: 40 }, () => placed))).toBeLessThan(4000);
  expect(lengthOf([])).toBeGreaterThan(0);
});
