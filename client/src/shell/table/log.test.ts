import { expect, it } from "vitest";
import { ruleIn, ruleOf } from "./log";

it("a refusal leads to the rule that it cites", () => {
  expect(ruleIn("mercado", "done: at least one of the drawn coins must be placed (M4.4)")?.number).toBe("M4.4");
  expect(ruleIn("castles", "the slot is taken (C4.1, C3.6)")).toEqual({ game: "castles", number: "C4.1" });
  expect(ruleIn("mercado", "cloth is not in the market")).toBeUndefined();
  expect(ruleIn("mercado", undefined)).toBeUndefined();
});

it("what a game gives no number to leads nowhere", () => {
  expect(ruleOf("pebbles", undefined)).toBeUndefined();
});
