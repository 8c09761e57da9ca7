import { expect, test } from "vitest";
import { lengthOf, timeline } from "./frames";

const placed = { event: "placed", seat: 0, coin: "gold", tile: "cloth" };

test("events follow one another, those without movement take no time", () => {
  const [first, silent, last] = timeline([placed, { event: "done", seat: 0 }, placed], 0);
  expect([first!.at, silent!.at, last!.at]).toEqual([0, first!.ms, first!.ms]);
  expect(silent!.ms).toBe(0);
});

test("a marker takes longer for a longer way", () => {
  const moved = (steps: number) => lengthOf([{ event: "moved", seat: 0, steps }], 0);
  expect(moved(7)).toBeGreaterThan(moved(3));
});

test("a step with very much in it is squeezed", () => {
  expect(
    lengthOf(
      Array.from({ length: 40 }, () => placed),
      0,
    ),
  ).toBeLessThan(4000);
  expect(lengthOf([], 0)).toBeGreaterThan(0);
});

test("what others do goes faster for those who play", () => {
  const drew = { event: "drew", seat: 1, coins: ["gold"] };
  expect(lengthOf([drew], 0)).toBeLessThan(lengthOf([drew], 1) / 2);
  expect(lengthOf([drew], null)).toBe(lengthOf([drew], 1));
});

test("between two turns of mine pass three to five seconds against three bots", () => {
  const turn = (seat: number) => [
    [{ event: "spared", seat }],
    [{ event: "drew", seat, coins: ["gold", "gold", "black"] }],
    ...Array.from({ length: 4 }, () => [{ ...placed, seat }]),
    [
      { event: "done", seat },
      { event: "bought", seat },
      { event: "paid", seat },
      { event: "sent_back", seat },
      { event: "moved", seat, steps: 5 },
      { event: "took_black", seat },
      { event: "second_seal", seat },
      { event: "laid_out" },
    ],
  ];
  const round = [1, 2, 3].flatMap(turn).reduce((sum, events) => sum + lengthOf(events, 0), 0);
  expect(round).toBeGreaterThan(2000);
  expect(round).toBeLessThan(4500);
  expect(lengthOf([{ event: "spared", seat: 1 }], 0)).toBe(0);
});
