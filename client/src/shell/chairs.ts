/** Chairs of a table as the reader may use them. */

import type { Chair, TableInfo } from "../wire";

/** Where the reader may sit down: what is kept for them first, then what is free, unless the host let nobody in. */
export function openTo(table: TableInfo): Chair[] {
  const open = table.chairs.filter((chair) => chair.kind === "open");
  const closed = table.locked && !table.you_host;
  return [...open.filter((chair) => chair.kept_for_you), ...open.filter((chair) => !chair.name && !closed)];
}
