/** The options of a game, in words. */

import type { GameOption } from "../wire";
import { has, t } from "../words";

export const choicesOf = (option: GameOption, seats: number): (string | number)[] => option.choices[seats] ?? [];

export function optionLabel(game: string, option: string, choice?: string | number): string {
  const id = choice === undefined ? `${game}-option-${option}` : `${game}-option-${option}-${choice}`;
  return has(id) ? t(id) : String(choice ?? option);
}

/** What an option changes, where there is more to say than its name. */
export function optionHint(game: string, option: string): string | undefined {
  const id = `${game}-option-${option}.hint`;
  return has(id) ? t(id) : undefined;
}
