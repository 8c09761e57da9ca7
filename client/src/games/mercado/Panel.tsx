/** Beside the name of each player: place, progress, seals, privileges, purse, character tile, tiles bought. */

import { useState } from "preact/hooks";
import { Dialog, Icon, colourName } from "../../design";
import { t } from "../../words";
import { Fact } from "../Fact";
import { Coin, Heap } from "./Coin";
import { marks } from "./icons";
import { listOf, tileName } from "./names";
import { tokenList } from "./Tokens";
import type { MercadoView } from "./types";

/** The tiles that a seat bought or turned over, the first one first. */
function soldList(view: MercadoView, seat: number): string {
  const taken = view.sold.filter((one) => one.seat === seat);
  return listOf(
    taken.map(({ tile, how }) =>
      how === "bought" ? tileName(tile) : t("mercado-sold-turned", { tile: tileName(tile) }),
    ),
  );
}

export function PanelExtras({ view, seat }: { view: MercadoView; seat: number }) {
  const [open, setOpen] = useState(false);
  const player = view.players[seat];
  if (!player) return null;
  const progress = view.track.progress[seat] ?? 0;
  const rank = view.track.ranking.indexOf(seat) + 1;
  const name = colourName(player.colour);
  const look = t("mercado-panel-open", { name, purse: player.purse_size, character: player.character_size });
  return (
    <span class="md-facts">
      <Fact
        class="md-fact-progress"
        art={marks.steps}
        label={t("mercado-panel-progress", { progress, rank })}
        help={t("mercado-progress-help")}
        count={progress}
        size="1.15em"
      />
      <Fact
        art={marks.seal}
        class="md-fact-seals"
        label={t("mercado-seals", { count: player.seals })}
        help={t("mercado-seal-help")}
        count={player.seals}
        owned={`seals-${seat}`}
        size="1.15em"
      />
      <Fact
        art={marks.privilege}
        label={t("mercado-privileges-count", { count: player.privileges })}
        help={t("mercado-term-privilege.help")}
        count={player.privileges}
        owned={`privileges-${seat}`}
        size="1.15em"
      />
      <button type="button" class="fact md-fact-button" aria-label={look} title={look} onClick={() => setOpen(true)}>
        <span data-owned={`purse-${seat}`}>
          <Icon art={marks.purse} size="1.15em" />
          <span class="md-figure tabular" aria-hidden="true" data-text={player.purse_size} />
        </span>
        <span class="md-fact-spent" data-owned={`character-${seat}`}>
          <Coin coin="black" size="1em" />
          <span class="md-figure tabular" aria-hidden="true" data-text={player.character_size} />
        </span>
      </button>
      <Dialog title={t("mercado-panel-title", { name })} open={open} onClose={() => setOpen(false)}>
        <div class="md-panel">
          <h3>{t("mercado-purse", { count: player.purse_size })}</h3>
          <Heap purse={player.purse} label={t("mercado-purse-inside")} empty={t("mercado-no-coins")} />
          <h3>{t("mercado-character-count", { count: player.character_size })}</h3>
          <Heap purse={player.character} label={t("mercado-character")} empty={t("mercado-character-empty")} />
          {player.tokens && player.tokens.length > 0 && (
            <>
              <h3>{t("mercado-privileges")}</h3>
              <p>{tokenList(player.tokens)}</p>
            </>
          )}
          <h3>{t("mercado-sold")}</h3>
          <p>{soldList(view, seat) || t("mercado-sold-none")}</p>
          <h3>{t("mercado-played")}</h3>
          <p>{tokenList(view.played) || t("mercado-privileges-none")}</p>
        </div>
      </Dialog>
    </span>
  );
}
