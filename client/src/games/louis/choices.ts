/** From the server's options to what can be pressed. No rule is known here: an option either exists or it does not. */

import type { Choice, Question } from "../../wire";
import { numberIn, textIn } from "../fields";
import type { LouisView, Source } from "./types";

/** What the player has pointed at so far. */
export interface Selection {
  /** An influence card of the hand. */
  card: string | null;
  /** Treat the card as a joker for four stones. */
  boost: boolean;
  /** Take stones from this supply, where both are offered. */
  source: Source | null;
  /** Missions of the hand. */
  missions: readonly string[];
}

export const NOTHING: Selection = { card: null, boost: false, source: null, missions: [] };

const text = (choice: Choice, field: string): string | null => textIn(choice.args, field);
const number = (choice: Choice, field: string): number | null => numberIn(choice.args, field);

const all = (question: Question | null): readonly Choice[] => question?.options ?? [];

export const ofKind = (question: Question | null, kind: string): Choice[] =>
  all(question).filter((choice) => choice.kind === kind);

/** Influence cards of the hand that can be pressed. */
export const openCards = (question: Question | null): ReadonlySet<string> =>
  new Set(all(question).flatMap((choice) => text(choice, "card") ?? []));

/** The supplies that stones may come from; the first one is the default. */
export function sources(question: Question | null): Source[] {
  const found = new Set(
    all(question).flatMap((choice) =>
      choice.kind === "put" || choice.kind === "dispatch" ? (text(choice, "source") ?? []) : [],
    ),
  );
  return (["general", "own"] as const).filter((source) => found.has(source));
}

export const sourceOf = (question: Question | null, pick: Selection): Source | null =>
  pick.source ?? sources(question)[0] ?? null;

/** Tiles that answer the question, with their answer. `pending` is the tile an answer without a tile is about. */
export function openTiles(
  question: Question | null,
  pick: Selection,
  pending: number | null,
): ReadonlyMap<number, Choice> {
  const source = sourceOf(question, pick);
  const found = new Map<number, Choice>();
  for (const choice of all(question)) {
    const from = text(choice, "source");
    if (from !== null && from !== source) continue;
    if (choice.kind === "stone" || choice.kind === "put") found.set(number(choice, "tile")!, choice);
    if (choice.kind === "dispatch" && pending !== null) found.set(pending, choice);
  }
  return found;
}

/** Playing the picked card in one of the two ways. */
export const play = (question: Question | null, pick: Selection, mode: "place" | "take"): Choice | null =>
  ofKind(question, "play").find(
    (choice) => text(choice, "card") === pick.card && choice.args.mode === mode && choice.args.boost === pick.boost,
  ) ?? null;

/** Whether the one who is asked has a stone to place; a card may be played without, but nobody means to. */
export const canPlace = (view: LouisView, question: Question | null): boolean =>
  question !== null && (view.players[question.seat]?.own ?? 0) > 0;

export const canBoost = (question: Question | null, card: string): boolean =>
  ofKind(question, "play").some((choice) => text(choice, "card") === card && choice.args.boost === true);

export const exchanges = (question: Question | null, card: string): Choice[] =>
  ofKind(question, "exchange").filter((choice) => text(choice, "card") === card);

/** The missions of the hand that an answer is about: one to fulfil, one or two to replace. */
const missionsOf = (choice: Choice): string[] => {
  const fields = choice.kind === "fulfil" ? ["mission"] : choice.kind === "replace" ? ["mission", "other"] : [];
  return fields.flatMap((field) => text(choice, field) ?? []);
};

/** Missions of the hand that can be pressed. */
export const openMissions = (question: Question | null): ReadonlySet<string> =>
  new Set(all(question).flatMap(missionsOf));

const crowns = (choice: Choice): number =>
  [choice.args.chip, choice.args.other].filter((chip) => chip === "crown").length;

/** Ways to pay for a mission, the one with the fewest crowns first. */
export const payments = (question: Question | null, mission: string): Choice[] =>
  ofKind(question, "fulfil")
    .filter((choice) => text(choice, "mission") === mission)
    .sort((a, b) => crowns(a) - crowns(b));

/** Replacing exactly the picked missions. */
export function replacement(question: Question | null, picked: readonly string[]): Choice | null {
  const wish = [...picked].sort().join();
  return ofKind(question, "replace").find((choice) => missionsOf(choice).sort().join() === wish) ?? null;
}

/** The option that is nearest to `now` after one of its numbers was changed. */
export function nearest(options: readonly Choice[], now: Choice, field: string, value: number): Choice {
  const fields = Object.keys(now.args).filter((name) => name !== field);
  const far = (choice: Choice): number =>
    fields.reduce((sum, name) => sum + Math.abs((number(choice, name) ?? 0) - (number(now, name) ?? 0)), 0);
  const fitting = options.filter((choice) => number(choice, field) === value);
  return fitting.sort((a, b) => far(a) - far(b))[0] ?? now;
}

/** The numbers a field can have, rising. */
export const values = (options: readonly Choice[], field: string): number[] =>
  [...new Set(options.flatMap((choice) => number(choice, field) ?? []))].sort((a, b) => a - b);

/** The only answer says nothing: who is asked has no card for this person. */
export const isSilent = (question: Question | null): boolean =>
  question?.ask === "intrigue" && question.options.length === 1;
