/** Beside the board: what happened, and what people say. */

import { useEffect, useState } from "preact/hooks";
import { Log, type LogEntry, Tabs } from "../../design";
import type { ChatLine, TableInfo } from "../../wire";
import { t } from "../../words";
import { Share } from "../Share";
import { muted } from "../muted";
import { optionsText } from "./Lobby";
import { Talk } from "./Talk";

export function Side({
  log,
  chat,
  table,
  onSay,
}: {
  log: LogEntry[];
  chat: ChatLine[];
  table: TableInfo;
  /** Without it there is nobody to talk to, and nobody to invite: a replay. */
  onSay?: ((text: string) => void) | undefined;
}) {
  const heard = chat.filter((line) => !muted.value.includes(line.author)).length;
  const [tab, setTab] = useState("log");
  const [seen, setSeen] = useState(heard);
  useEffect(() => {
    if (tab === "chat") setSeen(heard);
  }, [tab, heard]);
  const tabs = [
    { id: "log", label: t("ui-log"), content: <Log entries={log} label={t("ui-log")} empty={t("ui-log-empty")} /> },
    {
      id: "chat",
      label: t("ui-chat"),
      count: Math.max(0, heard - seen),
      content: <Talk chat={chat} table={table} onSay={onSay} />,
    },
    { id: "table", label: t("ui-table"), content: <AboutTable table={table} /> },
  ];
  return (
    <aside class="side panel" aria-label={t("ui-log-and-chat")}>
      <Tabs tabs={onSay ? tabs : tabs.slice(0, 1)} current={tab} onChange={setTab} label={t("ui-log-and-chat")} />
    </aside>
  );
}

function AboutTable({ table }: { table: TableInfo }) {
  return (
    <div class="side-table">
      <p>{optionsText(table)}</p>
      {table.watchers > 0 && <p>{t("ui-watchers", { count: table.watchers })}</p>}
      <Share table={table} />
      {table.seed_hash && (
        <p class="soft">
          {t("ui-seed-hash")}: <code>{table.seed_hash}</code>
        </p>
      )}
    </div>
  );
}
