/** Beside the board: what happened, and what people say. */

import { useEffect, useState } from "preact/hooks";
import cancel from "icon:cancel";
import scroll from "icon:scroll-unfurled";
import talk from "icon:talk";
import { classes, IconButton, Log, type LogEntry, Tabs } from "../../design";
import type { ChatLine, TableInfo } from "../../wire";
import { t } from "../../words";
import { nameOf } from "../../words/describe";
import { PersonLink } from "../PersonLink";
import { api } from "../api";
import { OfTournament } from "../OfTournament";
import { Share } from "../Share";
import { muted } from "../muted";
import { optionsText } from "./Lobby";
import { Leave } from "./Leave";
import { Talk } from "./Talk";

// Desktops without room for a wide board and the log beside each other.
const SMALL = "(min-width: 68.01rem) and (max-width: 94rem)";

export interface SideState {
  /** On a small desktop with a wide board: out of the way until one asks for it. */
  folded: boolean;
  setFolded: (folded: boolean) => void;
  tab: string;
  setTab: (tab: string) => void;
  /** Lines of chat that were not read yet. */
  unread: number;
  /** On a narrow screen: pulled up over the board. */
  open: boolean;
  setOpen: (open: boolean) => void;
}

export function useSide(chat: readonly ChatLine[], folds = false): SideState {
  const [folded, setFolded] = useState(() => folds && matchMedia(SMALL).matches);
  const [tab, setTab] = useState("log");
  const [open, setOpen] = useState(false);
  const heard = chat.filter((line) => !muted.value.includes(line.author)).length;
  const [seen, setSeen] = useState(heard);
  useEffect(() => {
    if (tab === "chat" && !folded) setSeen(heard);
  }, [tab, folded, heard]);
  return { folded, setFolded, tab, setTab, unread: Math.max(0, heard - seen), open, setOpen };
}

/** Where log and chat are not beside the board, this brings them. */
export function SideButton({ side }: { side: SideState }) {
  return (
    <span class="side-button">
      <IconButton
        icon={talk}
        label={t("ui-chat")}
        aria-expanded={side.open}
        onClick={() => {
          side.setTab("chat");
          side.setOpen(!side.open);
        }}
      />
      {side.unread > 0 && <span class="tab-count">{side.unread}</span>}
    </span>
  );
}

export function Side({
  log,
  folds = false,
  chat,
  table,
  state,
  onSay,
}: {
  log: LogEntry[];
  /** The board needs the width: on small desktops one asks for the log. */
  folds?: boolean | undefined;
  chat: ChatLine[];
  table: TableInfo;
  state: SideState;
  onSay: (text: string) => void;
}) {
  const { tab, setTab, open, setOpen, folded, setFolded } = state;
  const tabs = [
    { id: "log", label: t("ui-log"), content: <Log entries={log} label={t("ui-log")} empty={t("ui-log-empty")} /> },
    {
      id: "chat",
      label: t("ui-chat"),
      count: state.unread,
      content: <Talk chat={chat} table={table} onSay={onSay} open={open} />,
    },
    { id: "table", label: t("ui-table"), content: <AboutTable table={table} /> },
  ];
  return (
    <aside
      class={classes("side panel", open && "side-open", folded && "side-folded")}
      aria-label={t("ui-log-and-chat")}
      onKeyDown={(event) => event.key === "Escape" && setOpen(false)}
    >
      {folds && (
        <div class="side-fold">
          <IconButton
            icon={scroll}
            label={t("ui-log-and-chat")}
            aria-expanded={!folded}
            onClick={() => setFolded(!folded)}
          />
          {folded && state.unread > 0 && <span class="tab-count tabular">{state.unread}</span>}
        </div>
      )}
      <Tabs tabs={tabs} current={tab} onChange={setTab} label={t("ui-log-and-chat")} />
      {open && <IconButton icon={cancel} class="side-close" label={t("ui-close")} onClick={() => setOpen(false)} />}
    </aside>
  );
}

function AboutTable({ table }: { table: TableInfo }) {
  return (
    <div class="side-table">
      <p>{optionsText(table)}</p>
      <OfTournament table={table} />
      <ul class="row" aria-label={t("ui-players")}>
        {table.chairs.map((chair) => (
          <li key={chair.seat}>
            <PersonLink chair={chair}>{nameOf(table.chairs, chair.seat)}</PersonLink>
          </li>
        ))}
      </ul>
      {table.watchers > 0 && <p>{t("ui-watchers", { count: table.watchers })}</p>}
      <Leave table={table} />
      <Share path={`/t/${table.id}`} qr={api.qr(table.id)} />
      {table.seed_hash && (
        <p class="soft">
          {t("ui-seed-hash")}: <code>{table.seed_hash}</code>
        </p>
      )}
    </div>
  );
}
