/** The goal cards somebody has won. */

import { t } from "../../words";
import { Goal } from "./Card";
import { goalName } from "./names";
import type { Player } from "./types";

/** Goal cards with their faces, for those who may see them. */
export function WonGoals({ player }: { player: Player }) {
  const goals = [...(player.goals ?? [])].sort((a, b) => a.symbol.localeCompare(b.symbol) || b.value - a.value);
  return (
    <ul class="kb-won" aria-label={t("kabale-won")}>
      {goals.map((goal, at) => (
        <li key={at} title={goalName(goal)}>
          <Goal goal={goal} small />
        </li>
      ))}
      {goals.length === 0 && <li class="kb-won-none">{t("kabale-won-count", { count: 0 })}</li>}
    </ul>
  );
}
