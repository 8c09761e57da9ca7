/** A purse: drawn, with what is inside and the odds of the next draw. */

import { seatStyle } from "../../design";
import { t } from "../../words";
import { Coin } from "./Coin";
import { coinName } from "./names";
import { COINS, type Odds, type Purse } from "./types";

/** The bag with its pendant in the owner's colour. */
export function PurseArt({ colour }: { colour: string }) {
  return (
    <svg class="md-bag" viewBox="0 0 64 64" style={seatStyle(colour)} aria-hidden="true">
      <path class="md-bag-cloth" d="M24 17c-9 6-18 17-18 29 0 10 8 16 26 16s26-6 26-16c0-12-9-23-18-29z" />
      <path class="md-bag-fold" d="M22 22c-5 6-9 14-9 22M42 22c5 6 9 14 9 22M32 22v10" />
      <path
        class="md-bag-cloth"
        d="M22 15c-3-3-6-6-6-10 4-1 6 1 8 0 2-2 5-3 8-1 3-2 6-1 8 1 2 1 4-1 8 0 0 4-3 7-6 10z"
      />
      <path class="md-bag-string" d="M21 15.500c7 3 15 3 22 0" />
      <path class="md-bag-pendant" d="M32 26.500l9 9-9 13-9-13z" />
    </svg>
  );
}

/** What is inside, and how likely each coin is among the next ones. */
export function OddsTable({ purse, odds }: { purse: Purse; odds: Odds | null | undefined }) {
  return (
    <ul
      class="md-odds"
      aria-label={odds ? t("mercado-odds", { count: odds.draws }) : t("mercado-purse-inside")}
      title={odds ? t("mercado-odds", { count: odds.draws }) : undefined}
    >
      {COINS.map((coin) => {
        const chance = Math.round((odds?.chances[coin] ?? 0) * 100);
        const label = t("mercado-odds-coin", { coin: coinName(coin), count: purse[coin], percent: chance });
        return (
          <li key={coin} class={purse[coin] === 0 ? "md-odds-none" : undefined} title={label}>
            <Coin coin={coin} size="1.25em" />
            <span class="visually-hidden">{label}</span>
            <span class="md-odds-count tabular" aria-hidden="true">
              {purse[coin]}
            </span>
            <span class="md-odds-bar" aria-hidden="true">
              <i style={{ "--chance": chance / 100 }} />
            </span>
            <span class="md-odds-percent tabular" aria-hidden="true">
              {odds ? `${chance} %` : "–"}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
