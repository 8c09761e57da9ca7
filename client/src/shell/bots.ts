import { has, t } from "../words";

/** What kind of bot it is, in words. */
export const botLabel = (bot: string): string => (has(`ui-bot-${bot}`) ? t(`ui-bot-${bot}`) : bot);

/** The opponent most people want first: one that plays sensibly. */
export const defaultBot = (bots: readonly string[]): string =>
  bots.find((bot) => bot === "greedy") ?? bots.at(-1) ?? "random";

/** The opponent for a first game: one that makes mistakes. */
export const firstBot = (bots: readonly string[]): string => bots.find((bot) => bot === "novice") ?? defaultBot(bots);
