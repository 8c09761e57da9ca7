/** What people say at a table; whoever is a nuisance can be muted by each reader, and reported. */

import { useEffect, useRef, useState } from "preact/hooks";
import { Button, ProblemLine, SeatBadge } from "../../design";
import type { ChatLine, TableInfo } from "../../wire";
import { t } from "../../words";
import { api, problemText } from "../api";
import { isMine } from "../mine";
import { mute, muted, unmute } from "../muted";
import { useAction } from "../useAsync";

const MAX_CHAT = 300;

export function Talk({
  chat,
  table,
  onSay,
  open,
}: {
  chat: ChatLine[];
  table: TableInfo;
  onSay: (text: string) => void;
  /** Pulled up on a narrow screen: one comes to write. */
  open: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [chat.length]);
  const heard = chat.filter((line) => !muted.value.includes(line.author));
  return (
    <div class="talk">
      <div class="talk-lines log" role="log" aria-label={t("ui-chat")} tabIndex={0} ref={box}>
        {heard.length === 0 && <p class="soft">{t("ui-chat-empty")}</p>}
        {heard.map((line) => (
          <Line key={line.number} line={line} table={table} />
        ))}
      </div>
      {table.status === "playing" && !isMine(table) && <p class="soft">{t("ui-chat-apart")}</p>}
      <Muted chat={chat} />
      <Say onSay={onSay} open={open} />
    </div>
  );
}

function Line({ line, table }: { line: ChatLine; table: TableInfo }) {
  const chair = line.seat === null ? undefined : table.chairs[line.seat];
  return (
    <div class="talk-line">
      <p>
        {line.seat !== null && <SeatBadge colour={chair?.colour ?? ""} size="1.15rem" />}
        <strong>
          {line.name}
          {line.seat === null ? ` (${t("ui-watching-short")})` : ""}
        </strong>{" "}
        {line.text}
      </p>
      {!chair?.yours && <About line={line} table={table} />}
    </div>
  );
}

/** What can be done about a line of somebody else. */
function About({ line, table }: { line: ChatLine; table: TableInfo }) {
  const [reported, setReported] = useState(false);
  const { run, busy, problem } = useAction();
  return (
    <details class="talk-about">
      <summary aria-label={t("ui-line-about", { name: line.name })}>…</summary>
      <Button size="s" kind="quiet" onClick={() => mute(line.author)}>
        {t("ui-mute", { name: line.name })}
      </Button>
      {reported ? (
        <span class="soft" role="status">
          {t("ui-reported")}
        </span>
      ) : (
        <Button
          size="s"
          kind="quiet"
          busy={busy}
          onClick={() => run(() => api.report(table.id, line.number).then(() => setReported(true)))}
        >
          {t("ui-report")}
        </Button>
      )}
      {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
    </details>
  );
}

/** Who is muted here, to be heard again. */
function Muted({ chat }: { chat: ChatLine[] }) {
  const names = new Map(
    chat.filter((line) => muted.value.includes(line.author)).map((line) => [line.author, line.name]),
  );
  return (
    <>
      {[...names].map(([author, name]) => (
        <Button key={author} size="s" kind="quiet" onClick={() => unmute(author)}>
          {t("ui-unmute", { name })}
        </Button>
      ))}
    </>
  );
}

function Say({ onSay, open }: { onSay: (text: string) => void; open: boolean }) {
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  return (
    <form
      class="row row-field"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onSay(text.trim());
        setText("");
      }}
    >
      <input
        ref={field}
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
  );
}
