/** Tables in a list: who sits there, what it waits for, the way in. */

import { useState } from "preact/hooks";
import { Button, ProblemLine, Skeleton } from "../design";
import type { TableInfo } from "../wire";
import { t } from "../words";
import { called } from "../words/describe";
import { problemText } from "./api";
import { openTo } from "./chairs";
import { Medallion, titleOf } from "./Medallion";
import { isMine, isMyTurn } from "./mine";
import type { Older } from "./older";
import { tempoText } from "./tempo";

const FIRST_TABLES = 6;

interface TableListProps {
  tables: readonly TableInfo[] | null;
  problem: unknown;
  /** What can be fetched beyond them, once all of them are shown. */
  older?: Older;
  /** There are others, which are not wanted. */
  filtered?: boolean;
}

export function TableList({ tables, problem, older, filtered }: TableListProps) {
  const [all, setAll] = useState(false);
  if (tables === null)
    return problem === null ? <Skeleton height="6rem" /> : <p class="soft">{problemText(problem)}</p>;
  if (tables.length === 0) return <p class="soft">{t(filtered ? "ui-tables-filtered" : "ui-tables-none")}</p>;
  return (
    <>
      <ul class="table-list">
        {tables.slice(0, all ? undefined : FIRST_TABLES).map((table) => {
          const free = openTo(table).length;
          const names = table.chairs.filter((chair) => chair.kind !== "open").map(called);
          const label = isMine(table)
            ? isMyTurn(table)
              ? t("ui-table-play")
              : t("ui-table-return")
            : table.status === "open" && free > 0
              ? t("ui-table-join")
              : t("ui-table-watch");
          return (
            <li key={table.id}>
              <Medallion game={table.game} />
              <span class="table-list-text">
                <strong>{titleOf(table.game)}</strong>
                <span class="soft">{names.join(", ") || t("ui-table-empty")}</span>
                {(table.tempo || table.rated) && (
                  <span class="soft">
                    {[table.rated && t("ui-rated"), table.tempo && tempoText(table.tempo)].filter(Boolean).join(" · ")}
                  </span>
                )}
                <span class="table-list-state">
                  {isMyTurn(table)
                    ? t("ui-your-turn")
                    : table.status === "open"
                      ? t("ui-chairs-free", { count: free })
                      : table.status === "closed"
                        ? t("ui-table-closed")
                        : t("ui-table-playing")}
                </span>
              </span>
              <a
                class={`button button-s ${isMyTurn(table) ? "button-primary" : ""}`}
                href={`/t/${table.id}`}
                aria-label={`${label}: ${titleOf(table.game)}, ${names.join(", ")}`}
              >
                {label}
              </a>
            </li>
          );
        })}
      </ul>
      {!all && tables.length > FIRST_TABLES && (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {t("ui-tables-all", { count: tables.length })}
        </Button>
      )}
      {all && older?.more && (
        <Button kind="quiet" busy={older.busy} onClick={older.fetch}>
          {t("ui-tables-older")}
        </Button>
      )}
      {all && older && !older.more && (
        <p class="soft" role="status">
          {t("ui-tables-end")}
        </p>
      )}
      {older && older.problem !== null && <ProblemLine>{problemText(older.problem)}</ProblemLine>}
    </>
  );
}
