/** What the host of an open table can do about strangers: send somebody away, let nobody else sit down. */

import { Button } from "../../design";
import type { Chair, TableInfo } from "../../wire";
import { t } from "../../words";
import { api } from "../api";

type Run = (work: () => Promise<unknown>) => void;

export function RemovePerson({ table, chair, run }: { table: TableInfo; chair: Chair; run: Run }) {
  if (!table.you_host || chair.kind !== "person" || chair.yours) return null;
  return (
    <Button
      size="s"
      kind="quiet"
      aria-label={t("ui-remove-person", { name: chair.name })}
      onClick={() => run(() => api.remove(table.id, chair.seat))}
    >
      {t("ui-remove")}
    </Button>
  );
}

export function LockTable({ table, run }: { table: TableInfo; run: Run }) {
  // Whoever has no chair reads it where the others sit down.
  const sits = table.chairs.some((chair) => chair.yours);
  if (!table.you_host) return table.locked && sits ? <p class="soft">{t("ui-locked")}</p> : null;
  return (
    <Button
      size="s"
      kind="quiet"
      aria-pressed={table.locked}
      onClick={() => run(() => api.lock(table.id, !table.locked))}
    >
      {t("ui-lock")}
    </Button>
  );
}
