/** The goal card beside a line of the score sheet. */

import type { PointsReason } from "../contract";
import { Goal } from "./Card";

export function ReasonMark({ reason }: { reason: PointsReason }) {
  if (typeof reason.symbol !== "string" || typeof reason.value !== "number") return null;
  return <Goal goal={{ symbol: reason.symbol, value: reason.value }} small />;
}
