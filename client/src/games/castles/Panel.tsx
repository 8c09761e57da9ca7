/** Beside the name of each player: the master builder, points, money, bonus cards. */

import { Icon } from "../../design";
import { t } from "../../words";
import { Fact, factTitle } from "../Fact";
import { marks } from "./icons";
import { marksWords, points } from "./names";
import type { CastlesView } from "./types";

export function PanelExtras({ view, seat }: { view: CastlesView; seat: number }) {
  const player = view.players[seat];
  if (!player) return null;
  return (
    <span class="cm-facts">
      {view.seats > 1 && view.master === seat && !view.over && (
        <span class="sign" title={factTitle(t("castles-master"), t("castles-term-master.help"))}>
          <Icon art={marks.master} size="1.2em" label={t("castles-master")} class="cm-master" />
        </span>
      )}
      <Fact
        art={marks.swan}
        label={t("castles-points", { points: player.points })}
        help={t(view.over ? "castles-points-over" : "castles-points-now")}
        count={points(player.points)}
      />
      <Fact
        art={marks.coins}
        label={marksWords(player.money)}
        help={t("castles-money-help")}
        count={t("castles-number", { number: player.money })}
      />
      <Fact
        art={marks.cards}
        label={t("castles-cards-held", { count: player.cards })}
        help={t("castles-term-bonus.help")}
        count={String(player.cards)}
      />
    </span>
  );
}
