/** Nobody is stuck: what can be done about somebody who is waited for, about one's own bot, about a closed table. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import hourglass from "icon:hourglass";
import robot from "icon:vintage-robot";
import { Button, Icon, ProblemLine, Select } from "../../design";
import type { Chair, TableInfo, VoteWish } from "../../wire";
import { t } from "../../words";
import { nameOf } from "../../words/describe";
import { api, problemText } from "../api";
import { botChoice, defaultBot } from "../bots";
import { useAction, useFetched } from "../useAsync";
import { spanText, useWatch } from "./SeatClock";
import { decideIn, type TimingSeen, waitedNow } from "./timing";

const PATIENT = 60_000; // so long nobody who is here needs to be told that the table waits

export function Absence({ table, waiting, timing }: { table: TableInfo; waiting: number | null; timing: TimingSeen }) {
  const own = table.chairs.filter((chair) => chair.yours);
  const playing = own.filter((chair) => !chair.stand_in);
  if (own.length === 0 || table.status === "over") return null;
  if (table.status === "closed") {
    return (
      <Notice text={t("ui-closed")}>
        <TakeOver table={table} label={t("ui-reopen")} />
      </Notice>
    );
  }
  const asked = waiting === null ? undefined : table.chairs[waiting];
  return (
    <>
      {own.length > playing.length && (
        <Notice text={t("ui-bot-plays-for-you")}>
          <TakeOver table={table} label={t("ui-take-over")} />
        </Notice>
      )}
      {asked?.yours && table.reminded_by && <Notice text={t("ui-reminded", { name: table.reminded_by })} />}
      {playing.length > 0 && asked?.kind === "person" && !asked.yours && !asked.stand_in && (
        <WaitedFor table={table} asked={asked} timing={timing} />
      )}
      {playing.length > 0 && (!asked || asked.yours || asked.kind === "bot" || asked.stand_in) && (
        <EndVotes table={table} timing={timing} />
      )}
    </>
  );
}

function Notice({
  text,
  ticks = false,
  children,
}: {
  text: string;
  /** It changes all the time: nobody wants to hear each of its texts. */
  ticks?: boolean;
  children?: ComponentChildren;
}) {
  return (
    <section class="absence panel" aria-label={t("ui-how-to-go-on")}>
      <p class="absence-text" {...(ticks ? {} : { role: "status" })}>
        <Icon art={hourglass} size="1.1em" /> {text}
      </p>
      {children && <div class="row absence-actions">{children}</div>}
    </section>
  );
}

function TakeOver({ table, label }: { table: TableInfo; label: string }) {
  const { run, busy, problem } = useAction();
  return (
    <>
      <Button kind="primary" busy={busy} onClick={() => run(() => api.takeOver(table.id))}>
        {label}
      </Button>
      {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
    </>
  );
}

/** Somebody else is asked: since when, and what we may do about it now or soon. */
function WaitedFor({ table, asked, timing }: { table: TableInfo; asked: Chair; timing: TimingSeen }) {
  const now = useWatch(true);
  const { run, busy, problem } = useAction();
  const waited = waitedNow(timing, now);
  const soon = decideIn(timing, now);
  const away = !asked.online;
  if (!away && waited < PATIENT) return <EndVotes table={table} timing={timing} />;
  const name = nameOf(table.chairs, asked.seat);
  const text = t(away ? "ui-waiting-away" : "ui-waiting-here", { name, time: spanText(waited) });
  const then = soon === null || soon === 0 ? "" : t("ui-decide-in", { time: spanText(soon) });
  return (
    <Notice ticks text={[text, then].filter(Boolean).join(" ")}>
      {table.reminded_by ? (
        <span class="soft">{t("ui-reminded-already", { name })}</span>
      ) : (
        waited >= PATIENT && (
          <Button size="s" busy={busy} onClick={() => run(() => api.remind(table.id))}>
            {t("ui-remind")}
          </Button>
        )
      )}
      {soon === 0 && <Decide table={table} votes={timing.said.votes} name={name} />}
      {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
    </Notice>
  );
}

function Decide({ table, votes, name }: { table: TableInfo; votes: number; name: string }) {
  const games = useFetched(api.games, []);
  const info = games.value?.find((game) => game.id === table.game);
  const bots = info?.bots ?? [];
  const [chosen, setBot] = useState("");
  const { run, busy, problem } = useAction();
  const bot = chosen || defaultBot(bots);
  const vote = (wish: VoteWish) => run(() => api.vote(table.id, wish));
  return (
    <>
      {info && bots.length > 1 && (
        <Select
          quiet
          label={t("ui-bot-kind")}
          value={bot}
          options={bots.map((value) => ({ value, label: botChoice(info, value) }))}
          onChange={setBot}
        />
      )}
      <Button size="s" kind="primary" icon={robot} busy={busy} onClick={() => vote({ wish: "bot", bot })}>
        {t("ui-let-bot-play", { name })}
      </Button>
      {!table.tournament && (
        <Button size="s" busy={busy} onClick={() => vote({ wish: "end" })}>
          {t("ui-end-game")}
        </Button>
      )}
      <Votes table={table} votes={votes} />
      {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
    </>
  );
}

/** Who voted for what, and how many voices it takes. */
function Votes({ table, votes }: { table: TableInfo; votes: number }) {
  const names = (wish: "bot" | "end") =>
    table.chairs
      .filter((chair) => chair.vote === wish)
      .map((chair) => chair.name)
      .join(", ");
  return (
    <p class="soft" role="status">
      {[
        t("ui-votes-needed", { count: votes }),
        names("bot") && t("ui-votes-bot", { names: names("bot") }),
        names("end") && t("ui-votes-end", { names: names("end") }),
      ]
        .filter(Boolean)
        .join(" ")}
    </p>
  );
}

/** Somebody wants to end a game in which nobody is missing: all must agree. */
function EndVotes({ table, timing }: { table: TableInfo; timing: TimingSeen }) {
  const { run, busy, problem } = useAction();
  const voters = table.chairs.filter((chair) => chair.vote === "end");
  if (voters.length === 0) return null;
  const mine = voters.some((chair) => chair.yours);
  const names = voters.map((chair) => chair.name).join(", ");
  return (
    <Notice text={`${t("ui-votes-end", { names })} ${t("ui-votes-needed", { count: timing.said.votes })}`}>
      {!mine && (
        <Button size="s" busy={busy} onClick={() => run(() => api.vote(table.id, { wish: "end" }))}>
          {t("ui-end-game")}
        </Button>
      )}
      {mine && (
        <Button size="s" kind="quiet" busy={busy} onClick={() => run(() => api.vote(table.id, { wish: "wait" }))}>
          {t("ui-play-on")}
        </Button>
      )}
      {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
    </Notice>
  );
}
