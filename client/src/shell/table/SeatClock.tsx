/** The clock of a seat: it warns by sight, and if wanted by sound. */

import { useEffect, useState } from "preact/hooks";
import { classes } from "../../design";
import type { TableInfo } from "../../wire";
import { t } from "../../words";
import { chime } from "../chime";
import { settings } from "../settings";
import { clockText, isLong, isLow, leftNow, spanOf, type TimingSeen } from "./timing";

const TICK = 500;

/** This browser's watch, as long as somebody looks at it. */
export function useWatch(runs: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!runs) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(timer);
  }, [runs]);
  return runs ? Math.max(now, performance.now()) : now;
}

/** A span in words: "3 minutes". */
export function spanText(milliseconds: number): string {
  const { count, unit } = spanOf(milliseconds);
  return t(`ui-span-${unit}`, { count });
}

export function SeatClock({
  table,
  seat,
  waiting,
  timing,
}: {
  table: TableInfo;
  seat: number;
  waiting: number | null;
  timing: TimingSeen;
}) {
  const runs = seat === waiting && timing.said.runs_in !== null;
  const now = useWatch(runs);
  const left = leftNow(timing, seat, waiting, now);
  const chair = table.chairs[seat];
  const low = left !== null && runs && isLow(left, table.tempo);
  const mine = chair?.yours ?? false;
  useEffect(() => {
    if (low && mine && settings.peek().lowTimeSound) chime("time is short");
  }, [low, mine]);
  if (left === null || chair?.kind !== "person") return null;
  return (
    <span
      class={classes("seat-clock tabular", runs && "seat-clock-runs", low && "seat-clock-low")}
      role="timer"
      aria-label={t(low ? "ui-time-low" : "ui-time-left", { time: spanText(left) })}
    >
      {low && <span aria-hidden="true">! </span>}
      {isLong(left) ? spanText(left) : clockText(left)}
    </span>
  );
}
