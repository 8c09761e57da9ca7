/** What a step shows: where it built, for how long, and in which words. Pure. */

import { describeEvent } from "../../words/describe";
import type { Chair } from "../../wire";
import type { GameEvent, GameStep } from "../contract";
import type { CastlesView } from "./types";

const OWN = 250; // milliseconds: who acted knows what happened
const BUILT = 1800;
const BUILT_STILL = 1100;
const SHORT = 450;

/** How long a step is shown. */
export function durationOf(step: GameStep, { motion, view }: { motion: boolean; view: CastlesView }): number {
  const { events } = step;
  if (events.length > 0 && events.every((event) => event.event === "priced" || event.event === "kept")) return 0;
  const builder = builtBy(step);
  if (builder === null) return events.some((event) => event.event === "bought") ? OWN : SHORT;
  return builder === view.seat ? OWN : motion ? BUILT : BUILT_STILL;
}

/** The last tile that this step laid. */
export const laidBy = (step: GameStep | null): GameEvent | undefined =>
  step?.undone ? undefined : step?.events.findLast((event) => event.event === "laid");

/** Whose castle something was laid in by this step. */
export function builtBy(step: GameStep | null): number | null {
  const seat = laidBy(step)?.seat;
  return typeof seat === "number" ? seat : null;
}

/** What the step was about, in words over the plan. */
export function captionOf(step: GameStep | null, chairs: readonly Chair[]): string | null {
  if (!step || step.undone) return null;
  const telling = step.events.filter((event) =>
    ["scored", "completed", "took_money", "extra_turn"].includes(event.event),
  );
  const words = telling
    .filter((event) => event.event !== "scored" || event.points !== 0)
    .map((event) => describeEvent("castles", null, event, chairs));
  return words.filter(Boolean).join(" ") || null;
}
