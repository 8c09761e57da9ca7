/** Coins: every colour has its own sign as well, so that no coin is told by colour alone. */

import type { ComponentChildren } from "preact";
import { labelled } from "../../design";
import { t } from "../../words";
import { coinName, listOf } from "./names";
import { COINS, type Coin as CoinId, type Price, type Purse } from "./types";

/** The sign in the middle of a coin, in a box of 32 x 32. */
const SIGNS: Record<CoinId, ComponentChildren> = {
  // a sun
  gold: (
    <path
      d={
        "M16 11.600a4.400 4.400 0 1 1 0 8.800 4.400 4.400 0 0 1 0-8.800zM15 6.500h2v3.600h-2zM15 21.900h2" +
        "v3.600h-2zM6.500 15h3.600v2H6.500zM21.900 15h3.600v2h-3.600zM8.600 10l1.400-1.400 2.500 2.500-1.400 " +
        "1.400zM19.500 20.900l1.400-1.400 2.500 2.500-1.400 1.400zM22 8.600l1.400 1.400-2.500 " +
        "2.500-1.400-1.400zM11.100 19.500l1.400 1.400L10 23.400 8.600 22z"
      }
    />
  ),
  // a moon
  silver: <path d="M19.600 7.600a9 9 0 1 0 5 12.800 7.400 7.400 0 1 1-5-12.800z" />,
  // a lozenge
  copper: (
    <path
      fill-rule="evenodd"
      d="M16 6.500 25.500 16 16 25.500 6.500 16zM16 11.600 11.600 16l4.400 4.400 4.400-4.400z"
    />
  ),
  // a drop
  turquoise: <path d="M16 5.800c4 5 6.300 8.600 6.300 12a6.300 6.300 0 0 1-12.600 0c0-3.400 2.300-7 6.300-12z" />,
  // a star
  white: (
    <path
      d={
        "m16 5.600 3.200 6.700 7.300 1-5.300 5.100 1.300 7.300L16 22.200l-6.500 3.500 " +
        "1.300-7.300-5.300-5.100 7.300-1z"
      }
    />
  ),
  // a cross: struck off
  black: (
    <path d="M9.200 7.200 16 14l6.800-6.800 2 2L18 16l6.800 6.800-2 2L16 18l-6.800 6.800-2-2L14 16 7.200 9.200z" />
  ),
};

const QUARTERS = [
  "M16 16V3.800A12.200 12.200 0 0 1 28.200 16z",
  "M16 16h12.200A12.200 12.200 0 0 1 16 28.200z",
  "M16 16v12.200A12.200 12.200 0 0 1 3.800 16z",
  "M16 16H3.800A12.200 12.200 0 0 1 16 3.800z",
];
const COLOURS = COINS.slice(0, 4);

interface CoinProps {
  coin: CoinId;
  size?: string | undefined;
  label?: string | undefined;
}

export function Coin({ coin, size = "1.5rem", label }: CoinProps) {
  return (
    <svg class={`md-coin md-coin-${coin}`} viewBox="0 0 32 32" width={size} height={size} {...labelled(label)}>
      <circle class="md-rim" cx="16" cy="16" r="15.300" />
      {coin === "white" &&
        QUARTERS.map((quarter, at) => (
          <path
            key={at}
            class={`md-fill-${COLOURS[at]}`}
            d={quarter}
            transform="translate(-4.200 -4.200) scale(1.265)"
          />
        ))}
      <circle class="md-face" cx="16" cy="16" r="12.200" />
      <circle class="md-beads" cx="16" cy="16" r="13.700" />
      <path class="md-shine" d="M5.200 14.500A11 11 0 0 1 16 5.100a11 11 0 0 1 6.500 2.100A13 13 0 0 0 5.200 14.500z" />
      <g class="md-sign">{SIGNS[coin]}</g>
    </svg>
  );
}

/** A coin of any colour: four quarters. */
export function AnyCoin({ size = "1.5rem" }: { size?: string }) {
  return (
    <svg class="md-coin md-coin-any" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <circle class="md-rim" cx="16" cy="16" r="15.300" />
      {QUARTERS.map((quarter, at) => (
        <path key={at} class={`md-fill-${COLOURS[at]}`} d={quarter} />
      ))}
      <circle class="md-beads" cx="16" cy="16" r="13.700" />
      <path class="md-cut" d="M16 4v24M4 16h24" />
    </svg>
  );
}

const GAP = 0.12; // between the parts of a price, in coins
const SIGN = 0.5; // how wide = and ≠ are, in coins

/** How long a price is, in coins: where room is short, the coins shrink. */
function lengthOf({ kind, size }: Price): number {
  const signs = kind === "fixed" ? 0 : kind === "black" ? 1 : size - 1;
  return size + signs * SIGN + (size + signs - 1) * GAP;
}

/** What a tile costs, as coins: joined by = (all the same) or ≠ (all different). */
export function PriceCoins({ price, size }: { price: Price; size?: string }) {
  return (
    <span class="md-price" style={{ "--length": lengthOf(price) }}>
      {price.kind === "fixed" && price.coins.map((coin, at) => <Coin key={at} coin={coin} size={size} />)}
      {price.kind === "black" &&
        Array.from({ length: price.size }, (_, at) => <Coin key={at} coin="black" size={size} />)}
      {price.kind === "black" && <b class="md-figure" data-text="+" />}
      {(price.kind === "same" || price.kind === "different") &&
        Array.from({ length: price.size }, (_, at) => (
          <>
            {at > 0 && <Sign key={`sign-${at}`} unequal={price.kind === "different"} />}
            <AnyCoin key={at} {...(size ? { size } : {})} />
          </>
        ))}
    </span>
  );
}

function Sign({ unequal }: { unequal: boolean }) {
  return (
    <svg class="md-equal" viewBox="0 0 12 12" aria-hidden="true">
      <path d={unequal ? "M1.500 4.200h9M1.500 7.800h9M3.500 11 8.500 1" : "M1.500 4.200h9M1.500 7.800h9"} />
    </svg>
  );
}

/** "3 gold, 1 silver": a heap of coins in words. */
export function coinsWords(coins: readonly CoinId[]): string {
  const counted = COINS.map((coin) => ({ coin, count: coins.filter((one) => one === coin).length })).filter(
    ({ count }) => count > 0,
  );
  return counted.length === 0
    ? t("mercado-no-coins")
    : listOf(counted.map(({ coin, count }) => t("mercado-coins-of", { count, coin: coinName(coin) })));
}

export const purseCoins = (purse: Purse): CoinId[] => COINS.flatMap((coin) => Array<CoinId>(purse[coin]).fill(coin));

/** A heap by colour: each coin with its number. */
export function Heap({ purse, label, empty }: { purse: Purse; label: string; empty: string }) {
  const present = COINS.filter((coin) => purse[coin] > 0);
  return (
    <ul class="md-heap" aria-label={label}>
      {present.length === 0 && <li class="md-heap-empty">{empty}</li>}
      {present.map((coin) => (
        <li key={coin} title={coinName(coin)}>
          <Coin coin={coin} size="1.35em" label={coinName(coin)} />
          <span class="tabular">{purse[coin]}</span>
        </li>
      ))}
    </ul>
  );
}
