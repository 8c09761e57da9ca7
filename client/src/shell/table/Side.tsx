/** Beside the board: what happened, and what people say. */

import { useEffect, useRef, useState } from "preact/hooks";
import { Button, Log, type LogEntry, SeatBadge, Tabs } from "../../design";
import type { Chair, ChatLine } from "../../wire";
import { t } from "../../words";

const MAX_CHAT = 300;

export function Side({ log, chat, chairs, onSay }: {
  log: LogEntry[];
  chat: ChatLine[];
  chairs: readonly Chair[];
  onSay?: ((text: string) => void) | undefined;
}) {
  const [tab, setTab] = useState("log");
  const [seen, setSeen] = useState(chat.length);
  useEffect(() => {
    if (tab === "chat") setSeen(chat.length);
  }, [tab, chat.length]);
  const tabs = [
    { id: "log", label: t("ui-log"), content: <Log entries={log} label={t("ui-log")} empty={t("ui-log-empty")} /> },
    { id: "chat", label: t("ui-chat"), count: chat.length - seen, content: <Talk chat={chat} chairs={chairs} onSay={onSay} /> },
  ];
  return (
    <aside class="side panel" aria-label={t("ui-log-and-chat")}>
      <Tabs tabs={onSay ? tabs : tabs.slice(0, 1)} current={tab} onChange={setTab} label={t("ui-log-and-chat")} />
    </aside>
  );
}

function Talk({ chat, chairs, onSay }: { chat: ChatLine[]; chairs: readonly Chair[]; onSay?: ((text: string) => void) | undefined }) {
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
            <strong>{line.name}{line.seat === null ? ` (${t("ui-watching-short")})` : ""}</strong> {line.text}
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
        <Button type="submit" size="s">{t("ui-send")}</Button>
      </form>
    </div>
  );
}
