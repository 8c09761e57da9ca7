/** A game that is over, in a list: how it ended, and the way to see it again. */

import type { TableInfo } from "../wire";
import { language, t } from "../words";
import { called } from "../words/describe";
import { Medallion, titleOf } from "./Medallion";
import { isMine } from "./mine";
import { Rematch } from "./Rematch";
import { placeText } from "./table/Ranking";

export function FinishedGame({ table }: { table: TableInfo }) {
  return (
    <li>
      <Medallion game={table.game} />
      <span class="table-list-text">
        <strong>{titleOf(table.game)}</strong>
        <span class="soft">
          {new Date(table.created).toLocaleDateString(language.value, { dateStyle: "medium" })}
          {" · "}
          {table.chairs.map(called).join(", ")}
        </span>
        <span class="table-list-state">{placeText(table)}</span>
      </span>
      <span class="table-list-links">
        {isMine(table) && <Rematch table={table} size="s" of={titleOf(table.game)} />}
        <a
          class="button button-s"
          href={`/t/${table.id}/replay`}
          aria-label={`${t("ui-replay")}: ${titleOf(table.game)}`}
        >
          {t("ui-replay")}
        </a>
        <a
          class="button button-s button-quiet"
          href={`/t/${table.id}`}
          aria-label={`${t("ui-result")}: ${titleOf(table.game)}`}
        >
          {t("ui-result")}
        </a>
      </span>
    </li>
  );
}
