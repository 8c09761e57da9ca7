import { expect, test } from "vitest";
import { type Order, answerFor, orderOf, same, swap } from "./arranging";
import { arrangeQuestion, market } from "./fixtures";
import type { Slot } from "./types";

const PRICES = [15000, 10000, 8000, 6000];
const ROOMS = ["forum", "sauna", "salon", "pantry"];

test("two tiles exchange their prices; settled and empty slots stay", () => {
  expect(swap(ROOMS, 0, 3, 0)).toEqual(["pantry", "sauna", "salon", "forum"]);
  expect(swap(ROOMS, 0, 3, 1)).toBe(ROOMS);
  expect(swap(ROOMS, 2, 2, 0)).toBe(ROOMS);
  expect(swap(["forum", null, "salon"], 0, 1, 0)).toEqual(["forum", null, "salon"]);
});

test("with too few tiles an empty slot is chosen like a tile", () => {
  expect(swap(["forum", null, "salon"], 0, 1, 0, true)).toEqual([null, "forum", "salon"]);
  const options = [
    {
      text: "forum > 15000",
      kind: "price",
      args: { room: "forum", slot: 0, price: 15000 },
      final: false,
      passes: false,
      shows: false,
    },
    {
      text: "empty > 15000",
      kind: "empty",
      args: { slot: 0, price: 15000 },
      final: false,
      passes: false,
      shows: false,
    },
  ];
  const row = [...market(["forum"], PRICES), null];
  expect(answerFor({ seat: 0, ask: "arrange", options }, row, [null, "forum"])!.text).toBe("empty > 15000");
  expect(answerFor({ seat: 0, ask: "arrange", options }, row, ["forum", null])!.text).toBe("forum > 15000");
});

/** What the server does with an answer: the tile comes to the slot, the one that lay there takes its place. */
function settle(row: (Slot | null)[], slot: number, room: string): (Slot | null)[] {
  const order = [...orderOf(row)];
  const old = order.indexOf(room);
  [order[slot], order[old]] = [order[old]!, order[slot]!];
  return market(order as string[], PRICES);
}

test.each([[["pantry", "forum", "sauna", "salon"]], [["forum", "salon", "sauna", "pantry"]], [ROOMS]])(
  "a row of answers leads to the wished order %j",
  (wish: Order) => {
    let row: (Slot | null)[] = market(ROOMS, PRICES);
    for (let slot = 0; slot < 3; slot += 1) {
      const left = orderOf(row).slice(slot) as string[];
      const choice = answerFor(arrangeQuestion(slot, left, left.length > 2), row, wish);
      expect(choice).not.toBeNull();
      if (choice!.kind === "keep") break;
      row = settle(row, slot, String(choice!.args.room));
    }
    expect(same(orderOf(row), wish)).toBe(true);
  },
);

test("nothing is answered to another question", () => {
  expect(answerFor(null, market(ROOMS, PRICES), ROOMS)).toBeNull();
  expect(answerFor({ seat: 0, ask: "turn", options: [] }, market(ROOMS, PRICES), ROOMS)).toBeNull();
});
