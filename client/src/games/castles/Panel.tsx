/** Beside the name of each player: the master builder, points, money, bonus cards. */

import { Icon } from "../../design";
import { t } from "../../words";
import { marks } from "./icons";
import { marksWords, points } from "./names";
import type { CastlesView } from "./types";

function Fact({ art, label, text }: { art: string; label: string; text: string }) {
  return (
    <span class="cm-fact" title={label}>
      <Icon art={art} size="1.1em" label={label} />
      <span class="tabular" aria-hidden="true">
        {text}
      </span>
    </span>
  );
}

export function PanelExtras({ view, seat }: { view: CastlesView; seat: number }) {
  const player = view.players[seat];
  if (!player) return null;
  return (
    <span class="cm-facts">
      {view.seats > 1 && view.master === seat && !view.over && (
        <Icon art={marks.master} size="1.2em" label={t("castles-master")} class="cm-master" />
      )}
      <Fact art={marks.swan} label={t("castles-points", { points: player.points })} text={points(player.points)} />
      <Fact art={marks.coins} label={marksWords(player.money)} text={t("castles-number", { number: player.money })} />
      <Fact art={marks.cards} label={t("castles-cards-held", { count: player.cards })} text={String(player.cards)} />
    </span>
  );
}
