/** Steps as lines of the log. */

import type { LogEntry } from "../../design";
import type { BoardModule, GameStep } from "../../games/contract";
import type { Chair } from "../../wire";
import { t } from "../../words";
import { describeEvent } from "../../words/describe";

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
      return [{ key: `${step.version}.${index}`, text, colour, heading }];
    });
  });
}
