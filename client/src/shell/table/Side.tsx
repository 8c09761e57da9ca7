/** Beside the board: what happened, and what people say. */

import { useEffect, useRef, useState } from "preact/hooks";
import scroll from "icon:scroll-unfurled";
import { Button, classes, IconButton, Log, type LogEntry, SeatBadge, Tabs } from "../../design";
import type { Chair, ChatLine, TableInfo } from "../../wire";
import { t } from "../../words";
import { Share } from "../Share";
import { optionsText } from "./Lobby";

const MAX_CHAT = 300;
// Desktops without room for a wide board and the log beside each other.
const SMALL = "(min-width: 68.01rem) and (max-width: 94rem)";

export function Side({
  log,
  folds = false,
  chat,
  table,
  onSay,
}: {
  log: LogEntry[];
  /** The board needs the width: on small desktops one asks for the log. */
  folds?: boolean | undefined;
  chat: ChatLine[];
  table: TableInfo;
  /** Without it there is nobody to talk to, and nobody to invite: a replay. */
  onSay?: ((text: string) => void) | undefined;
}) {
  const { chairs } = table;
  const [folded, setFolded] = useState(() => folds && matchMedia(SMALL).matches);
  const [tab, setTab] = useState("log");
  const [seen, setSeen] = useState(chat.length);
  useEffect(() => {
    if (tab === "chat" && !folded) setSeen(chat.length);
  }, [tab, folded, chat.length]);
  const unread = chat.length - seen;
  const tabs = [
    { id: "log", label: t("ui-log"), content: <Log entries={log} label={t("ui-log")} empty={t("ui-log-empty")} /> },
    {
      id: "chat",
      label: t("ui-chat"),
      count: unread,
      content: <Talk chat={chat} chairs={chairs} onSay={onSay} />,
    },
    { id: "table", label: t("ui-table"), content: <AboutTable table={table} /> },
  ];
  return (
    <aside class={classes("side panel", folded && "side-folded")} aria-label={t("ui-log-and-chat")}>
      {folds && (
        <div class="side-fold">
          <IconButton
            icon={scroll}
            label={t("ui-log-and-chat")}
            aria-expanded={!folded}
            onClick={() => setFolded(!folded)}
          />
          {folded && unread > 0 && <span class="tab-count tabular">{unread}</span>}
        </div>
      )}
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

function Talk({
  chat,
  chairs,
  onSay,
}: {
  chat: ChatLine[];
  chairs: readonly Chair[];
  onSay?: ((text: string) => void) | undefined;
}) {
  const [text, setText] = useState("");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [chat.length]);
  return (
    <div class="talk">
      <div class="talk-lines log" role="log" aria-label={t("ui-chat")} tabIndex={0} ref={box}>
        {chat.length === 0 && <p class="soft">{t("ui-chat-empty")}</p>}
        {chat.map((line, index) => (
          <p key={index} class="talk-line">
            {line.seat !== null && <SeatBadge colour={chairs[line.seat]?.colour ?? ""} size="1.15rem" />}
            <strong>
              {line.name}
              {line.seat === null ? ` (${t("ui-watching-short")})` : ""}
            </strong>{" "}
            {line.text}
          </p>
        ))}
      </div>
      <form
        class="row row-field"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) onSay?.(text.trim());
          setText("");
        }}
      >
        <input
          class="input"
          value={text}
          maxLength={MAX_CHAT}
          aria-label={t("ui-chat-write")}
          placeholder={t("ui-chat-write")}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" size="s">
          {t("ui-send")}
        </Button>
      </form>
    </div>
  );
}
