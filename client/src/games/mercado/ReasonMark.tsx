/** The picture beside a line of the score sheet. */

import { Icon } from "../../design";
import type { PointsReason } from "../contract";
import { marks } from "./icons";

const ARTS: Record<string, string> = { track: marks.steps, seals: marks.seal, privileges: marks.privilege };

export function ReasonMark({ reason }: { reason: PointsReason }) {
  const art = ARTS[reason.why];
  return art ? <Icon art={art} size="1.4em" {...(reason.why === "seals" ? { class: "md-wax" } : {})} /> : null;
}
