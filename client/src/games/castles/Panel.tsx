/** Small facts beside a player's name, and signs beside the lines of the score sheet. */

import { Icon } from "../../design";
import { t } from "../../words";
import type { PointsReason } from "../contract";
import { marks, typeIcons } from "./icons";
import { marksWords, points } from "./names";
import { type RoomType, tileOf } from "./tiles";
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

const ART: Record<string, string> = {
  again: marks.again,
  activity: typeIcons.activity,
  favor: marks.crown,
  card: marks.cards,
  money: marks.coins,
  start: marks.swan,
};

export function ReasonMark({ reason }: { reason: PointsReason }) {
  const room = typeof reason.room === "string" ? tileOf(reason.room).type : null;
  const type = (typeof reason.type === "string" ? reason.type : room) as RoomType | null;
  if (type)
    return (
      <span class={`cm-chip cm-${type}`}>
        <Icon art={typeIcons[type]} size="1em" />
      </span>
    );
  return (
    <span class="cm-chip cm-corridor">
      <Icon art={ART[reason.why] ?? marks.stack} size="1em" />
    </span>
  );
}
