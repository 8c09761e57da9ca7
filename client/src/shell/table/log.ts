/** Steps as lines of the log. */

import type { LogEntry, Rule } from "../../design";
import type { BoardModule, GameStep } from "../../games/contract";
import type { Chair } from "../../wire";
import { t } from "../../words";
import { describeEvent } from "../../words/describe";

/** A rule to be read about; undefined where the game names none. */
export const ruleOf = (game: string, number: string | undefined): Rule | undefined =>
  number === undefined ? undefined : { game, number };

/** The rule that a refusal cites: "... must be placed (M4.4)". */
export const ruleIn = (game: string, refusal: string | undefined): Rule | undefined =>
  ruleOf(game, refusal?.match(/\(([A-Z]\d+(\.\d+)*)/)?.[1]);

export function logOf(
  game: string,
  module: BoardModule | null,
  steps: readonly GameStep[],
  chairs: readonly Chair[],
): LogEntry[] {
  return steps.flatMap((step) => {
    if (step.undone) return [{ key: `${step.version}`, text: t("ui-log-undone") }];
    return step.events.flatMap((event, index) => {
      const text = describeEvent(game, module, event, chairs);
      if (text === null) return [];
      const seat = event.seat;
      const heading = String(event.event).endsWith("_began");
      const colour = !heading && typeof seat === "number" ? chairs[seat]?.colour : undefined;
      const rule = heading ? undefined : ruleOf(game, module?.rules?.events[event.event]);
      return [{ key: `${step.version}.${index}`, text, colour, heading, rule }];
    });
  });
}
