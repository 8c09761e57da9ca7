/** The master builder's arrangement before it is sent: tiles change places, then become a row of answers. Pure. */

import type { Choice, Question } from "../../wire";
import type { Slot } from "./types";

/** The rooms at the slots, the dearest first; null where no tile lies. */
export type Order = readonly (string | null)[];

export const orderOf = (market: readonly (Slot | null)[]): Order => market.map((slot) => slot?.room ?? null);

/**
 * Two slots exchange their tiles; slots before `from` are settled already. Empty ones stay empty, unless the
 * master builder may choose them.
 */
export function swap(order: Order, a: number, b: number, from: number, free = false): Order {
  if (a === b || Math.min(a, b) < from) return order;
  if (!free && (order[a] == null || order[b] == null)) return order;
  const next = [...order];
  [next[a], next[b]] = [next[b] ?? null, next[a] ?? null];
  return next;
}

export const same = (a: Order, b: Order): boolean => a.length === b.length && a.every((room, at) => room === b[at]);

/** The next answer on the way from the market as it lies to the wished order. */
export function answerFor(question: Question | null, market: readonly (Slot | null)[], wish: Order): Choice | null {
  if (question?.ask !== "arrange") return null;
  const keep = question.options.find((choice) => choice.kind === "keep");
  if (keep && same(orderOf(market), wish)) return keep;
  return (
    question.options.find(({ kind, args }) => {
      const wished = wish[args.slot as number];
      return kind === "price" ? wished === args.room : kind === "empty" && wished === null;
    }) ?? null
  );
}
