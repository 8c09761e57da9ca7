/** Short ways to the words of this game. */

import { t } from "../../words";
import { nameOf } from "../../words/describe";
import type { Chair } from "../../wire";
import type { Chip, Coat, Tile } from "./types";

export const personName = (person: string): string => t(`louis-person-${person}`);
export const rewardName = (reward: string): string => t(`louis-reward-${reward}`);
export const cardName = (card: string): string => t(`louis-card-${card}`);
export const chipName = (chip: Chip | "any"): string => t(`louis-chip-${chip}`);
export const coatName = (coat: Coat): string => t(`louis-coat-${coat}`);
export const missionName = (mission: string): string => t(`louis-mission-${mission}`);
export const missionHelp = (mission: string): string => t(`louis-mission-${mission}.help`);
export const conditionName = (condition: string, number: number): string =>
  t(`louis-condition-${condition}.number`, { number });

/** Names in a row, as a list in the reader's language. */
export const listed = (names: readonly string[]): string => names.join(", ");

const named = (chairs: readonly Chair[], seats: readonly number[]): string =>
  listed(seats.map((seat) => nameOf(chairs, seat)));

/** Who would get something if the tile were evaluated now, in one sentence. */
export function standingWords(tile: Tile, chairs: readonly Chair[]): string {
  const { free, crown, buy, neutral_leads } = tile.standing;
  const parts: string[] = [];
  if (free.length > 0) parts.push(t("louis-standing-free", { names: named(chairs, free) }));
  if (crown !== null) parts.push(t("louis-standing-crown", { seat: nameOf(chairs, crown) }));
  if (free.length === 0 && neutral_leads) parts.push(t("louis-standing-neutral"));
  else if (free.length === 0 && tile.stones.some((count) => count > 0)) parts.push(t("louis-standing-nobody"));
  if (buy.length > 0) parts.push(t("louis-standing-buy", { names: named(chairs, buy) }));
  return parts.join(" ");
}

/** Everything a tile shows, for those who cannot see it. */
export function tileWords(tile: Tile, chairs: readonly Chair[]): string {
  const stones = tile.stones.flatMap((count, seat) =>
    count > 0 ? [t("louis-tile-stones", { seat: nameOf(chairs, seat), count })] : [],
  );
  if (tile.neutral > 0) stones.push(t("louis-tile-stones", { seat: t("louis-neutral"), count: tile.neutral }));
  return t("louis-tile-label", {
    tile: tile.tile,
    person: personName(tile.person),
    condition: conditionName(tile.condition, tile.number),
    reward: rewardName(tile.reward),
    louis: tile.louis ? "yes" : "no",
    stones: stones.length > 0 ? listed(stones) : t("louis-tile-empty"),
  });
}
