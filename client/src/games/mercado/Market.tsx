/** The market square: four objects, two perfumes, the market tiles. */

import { classes } from "../../design";
import { t } from "../../words";
import type { Chair } from "../../wire";
import { edgeSides } from "./ring";
import { Stall } from "./Stall";
import type { Coin, MercadoView } from "./types";

export interface MarketProps {
  view: MercadoView;
  chairs: readonly Chair[];
  me: number | null;
  open: ReadonlySet<string>;
  chosen: string | null;
  coin: Coin | null;
  dropping: string | null;
  evaluating: boolean;
  /** Coins are to be laid now. */
  laying: boolean;
  onPress: (tile: string) => void;
  onPeek: (position: number | null) => void;
}

export function Market({
  view,
  chairs,
  me,
  open,
  chosen,
  coin,
  dropping,
  evaluating,
  laying,
  onPress,
  onPeek,
}: MarketProps) {
  const sides = edgeSides(view.seats, me ?? 0);
  return (
    <ul class={classes("md-market", view.market.length > 8 && "md-market-promo")} aria-label={t("mercado-market")}>
      {view.market.map((tile) => (
        <li key={tile.position} class={`md-place md-place-${tile.kind}`}>
          <Stall
            key={tile.tile}
            tile={tile}
            preview={view.previews[tile.position] ?? null}
            sides={sides}
            chairs={chairs}
            me={me}
            number={tile.position + 1}
            open={open.has(tile.tile)}
            chosen={chosen === tile.tile}
            coin={coin}
            dropping={dropping === tile.tile}
            evaluating={evaluating}
            laying={laying}
            onPress={() => onPress(tile.tile)}
            onPeek={(looking) => onPeek(looking ? tile.position : null)}
          />
        </li>
      ))}
    </ul>
  );
}
