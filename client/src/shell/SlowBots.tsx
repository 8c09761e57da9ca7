/** Said where one chooses a bot that thinks ahead, while the rules here are not compiled. */

import type { GameInfo } from "../wire";
import { t } from "../words";

export function SlowBots({ game, chosen }: { game: GameInfo; chosen: readonly string[] }) {
  if (!chosen.some((bot) => game.slow_bots.includes(bot))) return null;
  return <p class="soft">{t("ui-bots-slow")}</p>;
}
