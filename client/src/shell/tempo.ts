/** The tempo of a table in words. */

import { t } from "../words";

/** "10+15" as "10 minutes + 15 seconds a turn", "3d" as "3 days a turn"; the empty one: no clock. */
export function tempoText(tempo: string): string {
  if (!tempo) return t("ui-tempo-none");
  const [minutes, seconds] = tempo.split("+").map(Number);
  if (seconds === undefined) return t("ui-tempo-days", { days: Number.parseInt(tempo) });
  return t("ui-tempo-live", { minutes: minutes ?? 0, seconds });
}
