import { expect, it } from "vitest";
import { distance } from "../keys";
import { far } from "./keyboard";

const here = { x: 100, y: 100 };

it("an arrow leads to what lies ahead, straight ahead before aside", () => {
  expect(distance(here, { x: 90, y: 100 }, "ArrowRight", far)).toBe(Infinity);
  expect(distance(here, { x: 200, y: 100 }, "ArrowRight", far)).toBeLessThan(
    distance(here, { x: 200, y: 150 }, "ArrowRight", far),
  );
  expect(distance(here, { x: 110, y: 200 }, "ArrowRight", far)).toBe(Infinity);
  expect(distance(here, { x: 100, y: 40 }, "ArrowUp", far)).toBe(60);
});
