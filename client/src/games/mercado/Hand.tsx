/** The coins drawn in this turn: press one, or drag it to a tile. */

import { useState } from "preact/hooks";
import { classes, useDrag } from "../../design";
import { t } from "../../words";
import { Coin } from "./Coin";
import { coinName, listOf, tileName } from "./names";
import type { Coin as CoinId } from "./types";

export interface HandProps {
  coins: readonly CoinId[];
  /** Coins that can be pressed now. */
  open: ReadonlySet<CoinId>;
  chosen: CoinId | null;
  /** Where each coin fits. */
  fits: Partial<Record<CoinId, string[]>>;
  onPress: (coin: CoinId) => void;
  /** A coin is being dragged over this tile (null: over none). */
  onDragOver: (coin: CoinId, tile: string | null) => void;
  onDrop: (coin: CoinId, tile: string | null) => void;
}

const stallOf = (element: Element | null): string | null =>
  element?.closest<HTMLElement>("[data-stall]")?.dataset.stall ?? null;

/** What a screen reader says for a coin in front of me. */
function labelOf(coin: CoinId, tiles: readonly string[] | undefined): string {
  return tiles && tiles.length > 0
    ? t("mercado-drawn-fits", { coin: coinName(coin), tiles: listOf(tiles.map(tileName)) })
    : t("mercado-drawn-none", { coin: coinName(coin) });
}

export function Hand({ coins, open, chosen, fits, onPress, onDragOver, onDrop }: HandProps) {
  const { drag, grip, press, lifted } = useDrag<{ at: number; coin: CoinId }>({
    onOver: ({ coin }, element) => onDragOver(coin, stallOf(element)),
    onDrop: ({ coin }, element) => onDrop(coin, stallOf(element)),
  });

  // Of equal coins the one that was pressed is the chosen one; from the keyboard or a tile, the first.
  const [pressed, setPressed] = useState(0);
  const lit = chosen === null ? -1 : coins[pressed] === chosen ? pressed : coins.indexOf(chosen);

  return (
    <ul class="md-drawn" aria-label={t("mercado-drawn")}>
      {coins.map((coin, at) => {
        const isOpen = open.has(coin);
        const carried = drag?.item.at === at;
        return (
          <li key={at}>
            <button
              type="button"
              class={classes(
                "held md-drawn-coin",
                isOpen && "held-open md-open",
                lit === at && "held-chosen",
                carried && "held-dragged",
              )}
              style={lifted(carried)}
              data-nav="hand"
              data-spot={`drawn-${at}`}
              data-coin={coin}
              aria-label={labelOf(coin, fits[coin])}
              aria-pressed={isOpen ? lit === at : undefined}
              aria-disabled={!isOpen}
              data-why={isOpen ? undefined : labelOf(coin, fits[coin])}
              title={coinName(coin)}
              {...grip({ at, coin }, isOpen)}
              onClick={() =>
                press(() => {
                  if (!isOpen) return;
                  setPressed(at);
                  onPress(coin);
                })
              }
            >
              <Coin coin={coin} size="100%" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
