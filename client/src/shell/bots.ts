import type { GameInfo } from "../wire";
import { has, t } from "../words";
import { measuredText } from "./rating";

/** What kind of bot it is, in words. */
export const botLabel = (bot: string): string => (has(`ui-bot-${bot}`) ? t(`ui-bot-${bot}`) : bot);

/** A bot where one chooses an opponent: name, character, and how strong it was measured to be in this game. */
export function botChoice(game: GameInfo, bot: string): string {
  const rating = game.ratings[bot];
  return rating === undefined
    ? t("ui-bot-unmeasured", { bot: botLabel(bot) })
    : t("ui-bot-rated", { bot: botLabel(bot), rating: measuredText(rating, game.rating_errors[bot] ?? 0) });
}

/** The opponent most people want first: one that plays sensibly. */
export const defaultBot = (bots: readonly string[]): string =>
  bots.find((bot) => bot === "greedy") ?? bots.at(-1) ?? "random";

/** The opponent for a first game: one that makes mistakes. */
export const firstBot = (bots: readonly string[]): string => bots.find((bot) => bot === "novice") ?? defaultBot(bots);
