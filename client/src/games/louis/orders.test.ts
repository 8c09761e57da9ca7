import { expect, it } from "vitest";
import { holding, orderFor } from "./orders";

const ORDER = orderFor(["dauphin", "colbert"], 2, { dauphin: "keep", louvois: "place 2 from own", anne: "ask" });

it("names the cards in hand, asks about those without a wish, and pauses where one only pretends", () => {
  expect(ORDER).toEqual({ until: 2, cards: { dauphin: "keep", colbert: "ask", anne: "ask" } });
});

it("holds until its round is over", () => {
  expect(holding(ORDER, 2)).toBe(ORDER);
  expect(holding(ORDER, 3)).toBeNull();
  expect(holding(null, 1)).toBeNull();
  expect(holding(undefined, 1)).toBeNull();
});
