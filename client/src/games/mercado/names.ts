/** What things are called. */

import { t } from "../../words";
import type { Effect, Price, TileFigures } from "./types";

export const tileName = (tile: string): string => t(`mercado-tile-${tile}`);
export const coinName = (coin: string): string => t(`mercado-coin-${coin}`);
export const effectName = ({ effect }: Effect): string => t(`mercado-effect-${effect}`);
export const effectHelp = ({ effect, count }: Effect): string => t(`mercado-effect-${effect}.help`, { count });
export const privilegeName = (privilege: string): string => t(`mercado-privilege-${privilege}`);

/** One thing after the other, as one line. */
export const listOf = (words: readonly string[]): string => words.join(", ");

export function priceWords(price: Price): string {
  if (price.kind !== "fixed") return t(`mercado-price-${price.kind}`, { count: price.size });
  const coins = [...new Set(price.coins)];
  return listOf(
    coins.map((coin) =>
      t("mercado-coins-of", { count: price.coins.filter((one) => one === coin).length, coin: coinName(coin) }),
    ),
  );
}

export function pointsWords(points: TileFigures["points"]): string {
  return typeof points === "number" ? t("mercado-points", { points }) : t(`mercado-points-${points}`);
}

/** Everything printed on a tile, in one breath. */
export function tileWords(tile: TileFigures): string {
  return [
    t("mercado-tile-says", { tile: tileName(tile.tile), price: priceWords(tile.price) }),
    tile.kind === "market" ? t(`mercado-service-${tile.tile}`) : pointsWords(tile.points),
    ...(tile.kind === "market" ? [] : tile.effects.map(effectHelp)),
    ...tile.opponents.map(effectHelp),
  ].join(" ");
}
