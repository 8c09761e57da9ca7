import { expect, it } from "vitest";
import { holding, orderFor } from "./orders";

const ORDER = orderFor(["dauphin", "colbert"], 2, { dauphin: "keep", louvois: "place 2 from own" });

it("names the cards in hand, and asks about those nothing was chosen for", () => {
  expect(ORDER).toEqual({ until: 2, cards: { dauphin: "keep", colbert: "ask" } });
});

it("an order holds until its round is over", () => {
  expect(holding(ORDER, 2)).toBe(ORDER);
  expect(holding(ORDER, 3)).toBeNull();
  expect(holding(null, 1)).toBeNull();
  expect(holding(undefined, 1)).toBeNull();
});
