/** The sign beside a line of the score sheet. */

import { Icon } from "../../design";
import type { PointsReason } from "../contract";
import { type RoomType, tileOf } from "./figures";
import { marks, typeIcons } from "./icons";

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
