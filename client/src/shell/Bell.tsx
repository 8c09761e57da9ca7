/** Where it is my turn: a bell in the header, and what it stands for. */

import { useState } from "preact/hooks";
import bell from "icon:ringing-bell";
import { Dialog, Icon } from "../design";
import type { TableInfo } from "../wire";
import { has, t } from "../words";
import { called } from "../words/describe";
import { running, turns } from "./mine";

export function Bell() {
  const [open, setOpen] = useState(false);
  if (!running.value?.length) return null;
  const waiting = turns.value;
  const label = t("ui-turns", { count: waiting.length });
  return (
    <>
      <button type="button" class="icon-button icon-button-m bell" title={label} onClick={() => setOpen(true)}>
        <Icon art={bell} size="1.35em" />
        <span class="visually-hidden">{label}</span>
        {waiting.length > 0 && (
          <span class="bell-count tabular" aria-hidden="true">
            {waiting.length}
          </span>
        )}
      </button>
      <Dialog title={label} open={open} onClose={() => setOpen(false)}>
        <ul class="table-list">
          {waiting.map((table) => (
            <li key={table.id}>
              <Opponents table={table} />
              <a class="button button-s button-primary" href={`/t/${table.id}`} onClick={() => setOpen(false)}>
                {t("ui-table-play")}
              </a>
            </li>
          ))}
        </ul>
        <p>
          <a href="/" onClick={() => setOpen(false)}>
            {t("ui-own-games")}
          </a>
        </p>
      </Dialog>
    </>
  );
}

function Opponents({ table }: { table: TableInfo }) {
  return (
    <span class="table-list-text">
      <strong>{has(`${table.game}-title`) ? t(`${table.game}-title`) : table.game}</strong>
      <span class="soft">
        {table.chairs
          .filter((chair) => !chair.yours)
          .map(called)
          .join(", ")}
      </span>
    </span>
  );
}
