/** Messages that need more than the general rule. */

import { nameOf } from "../../words/describe";
import type { Chair, Choice, Question } from "../../wire";
import type { GameEvent, Message } from "../contract";
import { coinsWords } from "./Coin";
import { effectName } from "./names";
import type { Coin, MercadoView } from "./types";

/** Answers whose meaning stands in the view: which symbol, whose seal, how many points. */
export function describeChoice(choice: Choice, view: MercadoView, chairs: readonly Chair[]): Message | undefined {
  const { asking } = view;
  if (!asking) return undefined;
  if (choice.kind === "take" && asking.effect)
    return {
      id: "mercado-action-take",
      args: { effect: effectName({ effect: asking.effect, count: asking.count ?? 1 }) },
    };
  if (choice.kind === "steal" && typeof asking.from === "number")
    return { id: "mercado-action-steal", args: { player: nameOf(chairs, asking.from) } };
  if (choice.kind === "points" && asking.points !== undefined)
    return { id: "mercado-action-points", args: { points: asking.points } };
  return undefined;
}

/** The coins that came by themselves are named before it is asked whether to draw more. */
export function describeQuestion({ ask }: Question, { drawn }: MercadoView): Message | undefined {
  return ask === "seal" ? { id: "mercado-seal-ask", args: { coins: coinsWords(drawn) } } : undefined;
}

/** Events with lists of coins say them; those that others repeat say nothing. */
const SILENT = new Set(["privilege_played", "kept", "spared", "done", "discarded", "left"]);

export function describeEvent(event: GameEvent, chairs: readonly Chair[]): Message | null | undefined {
  if (SILENT.has(event.event)) return null;
  if (event.event === "round_began" || !Array.isArray(event.coins)) return undefined;
  const seat = typeof event.seat === "number" ? nameOf(chairs, event.seat) : "";
  if (event.event === "drew")
    return { id: "mercado-event-drew-coins", args: { seat, coins: coinsWords(event.coins as Coin[]) } };
  if (event.event === "put_back")
    return { id: "mercado-event-put_back-coins", args: { seat, coins: coinsWords(event.coins as Coin[]) } };
  return undefined;
}
