/** The sign beside a line of the score sheet. */

import { t } from "../../words";
import type { PointsReason } from "../contract";
import { CoatShield } from "./art";
import type { Coat } from "./types";

export function ReasonMark({ reason }: { reason: PointsReason }) {
  if (reason.why === "mission") return <span class="lx-mini-mission" aria-hidden="true" />;
  if (reason.why === "exchange")
    return (
      <span title={t(`louis-category-${String(reason.category)}`)}>
        <CoatShield size="1.3rem" />
      </span>
    );
  return <CoatShield size="1.3rem" {...(reason.why === "majority" ? { coat: reason.coat as Coat } : {})} />;
}
