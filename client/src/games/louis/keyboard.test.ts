import { expect, it } from "vitest";
import { distance } from "./keyboard";

const here = { x: 100, y: 100 };

it("an arrow leads to what lies ahead, straight ahead before aside", () => {
  expect(distance(here, { x: 90, y: 100 }, "ArrowRight")).toBe(Infinity);
  expect(distance(here, { x: 200, y: 100 }, "ArrowRight")).toBeLessThan(
    distance(here, { x: 200, y: 150 }, "ArrowRight"),
  );
  expect(distance(here, { x: 110, y: 200 }, "ArrowRight")).toBe(Infinity);
  expect(distance(here, { x: 100, y: 40 }, "ArrowUp")).toBe(60);
});
