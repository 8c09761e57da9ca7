/** Before the game: who sits where, the link to share, start. */

import { useEffect, useState } from "preact/hooks";
import robot from "icon:vintage-robot";
import { Button, Emblem, Icon, Panel, ProblemLine, SeatBadge, seatStyle, TextField, colourName } from "../../design";
import { gameEntry } from "../../games/registry";
import type { Chair, GameInfo, TableInfo } from "../../wire";
import { has, t } from "../../words";
import { called } from "../../words/describe";
import { api, problemText } from "../api";
import { botChoice, botLabel, defaultBot } from "../bots";
import { openTo } from "../chairs";
import { me, rename } from "../me";
import { MAX_NAME } from "../Nickname";
import { PersonLink } from "../PersonLink";
import { choicesOf, optionHint, optionLabel } from "../options";
import { Share } from "../Share";
import { SlowBots } from "../SlowBots";
import { usePageTitle } from "../title";
import { useAction, useFetched } from "../useAsync";
import { tempoText } from "../tempo";
import { LockTable, RemovePerson } from "./HostTools";
import { spanText } from "./SeatClock";
import type { TimingSeen } from "./timing";

export function Lobby({ table, timing }: { table: TableInfo; timing: TimingSeen }) {
  const games = useFetched(api.games, []);
  const info = games.value?.find((game) => game.id === table.game) ?? null;
  const colours = info?.colours ?? [];
  const title = has(`${table.game}-title`) ? t(`${table.game}-title`) : table.game;
  const { run, busy, problem } = useAction();
  const free = table.chairs.filter((chair) => chair.kind === "open");
  const unclaimed = free.filter((chair) => !chair.name);
  const seated = table.chairs.some((chair) => chair.yours);
  const welcome = openTo(table);
  usePageTitle(title);

  return (
    <div class="page lobby">
      <header class="lobby-head">
        <span
          class="medallion"
          style={{ "--hue-1": gameEntry(table.game).hues[0], "--hue-2": gameEntry(table.game).hues[1] }}
        >
          <Icon art={gameEntry(table.game).icon} size="62%" />
        </span>
        <div>
          <h1>{title}</h1>
          <p class="soft">{optionsText(table)}</p>
          {table.tempo && <p class="soft">{t("ui-tempo-zero")}</p>}
          {table.rated && <Rated table={table} info={info} />}
          <p class="soft">{t("ui-patience", { time: spanText(timing.said.patience) })}</p>
          <p class="row">
            {info?.lesson && <a href={`/learn/${table.game}`}>{t("ui-learn")}</a>}
            <a href={`/rules/${table.game}`}>{t("ui-rules")}</a>
          </p>
        </div>
      </header>
      <Panel title={t("ui-chairs")} aside={<span class="soft">{t("ui-chairs-free", { count: free.length })}</span>}>
        <ol class="chairs">
          {table.chairs.map((chair) => (
            <ChairRow key={chair.seat} chair={chair} table={table} info={info} seated={seated} run={run} busy={busy} />
          ))}
        </ol>
        {info && <SlowBots game={info} chosen={table.chairs.map(({ bot }) => bot)} />}
        {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
        <div class="lobby-start">
          {table.you_host && unclaimed.length > 0 && info && (
            <Button
              icon={robot}
              busy={busy}
              onClick={() =>
                run(async () => {
                  for (const chair of unclaimed) await api.bot(table.id, chair.seat, defaultBot(info.bots));
                })
              }
            >
              {t("ui-fill-bots")}
            </Button>
          )}
          {table.you_host && (
            <Button
              kind="primary"
              size="l"
              busy={busy}
              disabled={free.length > 0}
              onClick={() => run(() => api.start(table.id))}
            >
              {t("ui-start-game")}
            </Button>
          )}
          <p class="soft" role="status">
            {waitingText(table, free.length)}
          </p>
          <LockTable table={table} run={run} />
          {seated && (
            <Button kind="quiet" size="s" onClick={() => run(() => api.leave(table.id))}>
              {t("ui-leave")}
            </Button>
          )}
        </div>
      </Panel>
      <div class="lobby-side">
        {info && <Options table={table} info={info} />}
        {!seated && welcome.length > 0 && <SitDown table={table} chair={welcome[0]} colours={colours} />}
        {!seated && welcome.length === 0 && (
          <Panel
            level={3}
            title={t(unclaimed.length > 0 ? "ui-locked" : free.length > 0 ? "ui-table-kept" : "ui-table-full")}
          >
            <p>{t("ui-table-full-text")}</p>
          </Panel>
        )}
        {seated && <OwnColours table={table} colours={colours} run={run} />}
        <Panel level={3} title={t("ui-invite")}>
          <Share path={`/t/${table.id}`} qr={api.qr(table.id)} />
        </Panel>
      </div>
    </div>
  );
}

function waitingText(table: TableInfo, free: number): string {
  if (table.quick && free > 0) return t("ui-quick-waits");
  if (!table.you_host) return t("ui-wait-for-host");
  return free > 0 ? t("ui-host-waits") : t("ui-host-ready");
}

/** What a rated game means, before it begins; and when it counts for nobody after all. */
function Rated({ table, info }: { table: TableInfo; info: GameInfo | null }) {
  const unmeasured = info && table.chairs.some(({ bot }) => bot !== "" && !(bot in info.ratings));
  return (
    <>
      <p class="soft">{t("ui-rated-means")}</p>
      {unmeasured && <p role="status">{t("ui-rated-unmeasured")}</p>}
    </>
  );
}

/** Number of players, who may come, and the chosen options in words. */
export function optionsText(table: TableInfo): string {
  const parts = Object.entries(table.options)
    .map(([option, choice]) => `${table.game}-option-${option}-${String(choice)}`)
    .filter(has)
    .map((id) => t(id));
  return [
    t("ui-seats-count", { count: table.seats }),
    table.public ? t("ui-table-public") : t("ui-table-private"),
    ...(table.tempo ? [tempoText(table.tempo)] : []),
    ...(table.seats > 1 ? [t(table.rated ? "ui-stakes-rated" : "ui-stakes-casual")] : []),
    ...parts,
  ].join(" · ");
}

/** Every option of the game as it was chosen, also the usual ones, and what it means. */
function Options({ table, info }: { table: TableInfo; info: GameInfo }) {
  const chosen = info.options.filter((option) => choicesOf(option, table.seats).length > 1);
  if (chosen.length === 0) return null;
  return (
    <Panel level={3} title={t("ui-options")}>
      <dl class="options">
        {chosen.map(({ id, default: usual }) => {
          const hint = optionHint(table.game, id);
          return (
            <div key={id}>
              <dt>{optionLabel(table.game, id)}</dt>
              <dd>{optionLabel(table.game, id, String(table.options[id] ?? usual))}</dd>
              {hint && <dd class="soft">{hint}</dd>}
            </div>
          );
        })}
      </dl>
    </Panel>
  );
}

function ChairRow({
  chair,
  table,
  info,
  seated,
  run,
  busy,
}: {
  chair: Chair;
  table: TableInfo;
  info: GameInfo | null;
  seated: boolean;
  run: (work: () => Promise<unknown>) => void;
  busy: boolean;
}) {
  const name = called(chair);
  const own = table.chairs.filter(({ yours }) => yours).length === 1;
  const hosts = table.you_host ? info : null;
  const notes = [
    chair.yours && !chair.hotseat && t("ui-you"),
    chair.hotseat && t("ui-same-device"),
    chair.kind === "bot" && botLabel(chair.bot),
    chair.kind === "person" && !chair.online && !chair.yours && t("ui-away"),
    chair.kind === "open" && chair.name && t("ui-kept-for", { name: chair.name }),
  ].filter(Boolean);
  return (
    <li class={`chair chair-${chair.kind}`} style={seatStyle(chair.colour)}>
      <SeatBadge colour={chair.colour} size="2.5rem" named />
      <span class="chair-text">
        <strong>
          <PersonLink chair={chair}>{name}</PersonLink>
        </strong>
        {notes.length > 0 && <span class="soft">{notes.join(" · ")}</span>}
      </span>
      <RemovePerson table={table} chair={chair} run={run} />
      {openTo(table).includes(chair) && !seated && (!table.rated || me.value?.account) && (
        <Button
          size="s"
          onClick={() => run(() => api.sit(table.id, { seat: chair.seat }))}
          aria-label={`${t("ui-sit-here")}: ${t("ui-seat-number", { number: chair.seat + 1 })}`}
        >
          {t("ui-sit-here")}
        </Button>
      )}
      {chair.kind === "open" && hosts && (
        <Button
          size="s"
          icon={robot}
          disabled={busy}
          onClick={() => run(() => api.bot(table.id, chair.seat, defaultBot(hosts.bots)))}
        >
          {t("ui-seat-bot")}
        </Button>
      )}
      {chair.kind === "bot" && hosts && (
        <Button
          size="s"
          kind="quiet"
          onClick={() => run(() => api.bot(table.id, chair.seat, ""))}
          aria-label={`${t("ui-remove")}: ${name}`}
        >
          {t("ui-remove")}
        </Button>
      )}
      <span class="chair-tools">
        {chair.kind === "open" && !chair.name && own && (
          <Button
            size="s"
            kind="quiet"
            onClick={() => run(() => api.sit(table.id, { seat: chair.seat, move: true }))}
            aria-label={`${t("ui-move-here")}: ${t("ui-seat-number", { number: chair.seat + 1 })}`}
          >
            {t("ui-move-here")}
          </Button>
        )}
        {chair.kind === "open" && !chair.name && seated && !table.rated && (
          <Button
            size="s"
            kind="quiet"
            onClick={() =>
              run(() =>
                api.sit(table.id, { seat: chair.seat, name: t("ui-friend-number", { number: chair.seat + 1 }) }),
              )
            }
          >
            {t("ui-sit-hotseat")}
          </Button>
        )}
        {chair.kind === "bot" && hosts && hosts.bots.length > 1 && (
          <label class="bot-pick">
            <span class="visually-hidden">{t("ui-bot-kind")}</span>
            <select
              class="select"
              value={chair.bot}
              onChange={(event) => {
                const bot = event.currentTarget.value;
                run(() => api.bot(table.id, chair.seat, bot));
              }}
            >
              {hosts.bots.map((bot) => (
                <option key={bot} value={bot} selected={bot === chair.bot}>
                  {botChoice(hosts, bot)}
                </option>
              ))}
            </select>
          </label>
        )}
      </span>
    </li>
  );
}

const takenColours = (table: TableInfo): string[] =>
  table.chairs.filter((chair) => chair.kind !== "open").map((chair) => chair.colour);

function ColourPicker({
  legend,
  colours,
  value,
  taken,
  onChange,
}: {
  legend: string;
  colours: readonly string[];
  value: string;
  taken: readonly string[];
  onChange: (colour: string) => void;
}) {
  return (
    <fieldset>
      <legend class="label">{legend}</legend>
      <div class="colours">
        {colours.map((colour) => {
          const gone = taken.includes(colour) && colour !== value;
          return (
            <button
              key={colour}
              type="button"
              class="colour"
              style={seatStyle(colour)}
              aria-pressed={colour === value}
              aria-label={colourName(colour)}
              title={colourName(colour)}
              disabled={gone}
              onClick={() => onChange(colour)}
            >
              <Emblem colour={colour} size="1.25rem" />
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

function SitDown({ table, chair, colours }: { table: TableInfo; chair?: Chair; colours: readonly string[] }) {
  const taken = takenColours(table);
  const [name, setName] = useState(me.value?.name ?? "");
  const [wish, setWish] = useState("");
  const { run, busy, problem } = useAction();
  const known = me.value?.name;
  useEffect(() => setName((typed) => typed || (known ?? "")), [known]);
  const colour = wish && !taken.includes(wish) ? wish : (chair?.colour ?? "");
  return (
    <Panel level={3} title={t("ui-sit-down")}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          run(async () => {
            if (!table.rated) await rename(name);
            await api.sit(table.id, { name: name.trim(), colour });
          });
        }}
      >
        {table.rated ? (
          !me.value?.account && (
            <p>
              {t("ui-problem-needs-account")} <a href="/me">{t("ui-myself")}</a>
            </p>
          )
        ) : (
          <TextField
            label={t("ui-nickname")}
            value={name}
            onInput={setName}
            maxLength={MAX_NAME}
            placeholder={t("ui-nickname")}
          />
        )}
        <ColourPicker legend={t("ui-colour")} colours={colours} value={colour} taken={taken} onChange={setWish} />
        <Button type="submit" kind="primary" busy={busy}>
          {t("ui-sit-down")}
        </Button>
        <p class="soft">{t("ui-watch-hint")}</p>
        {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
      </form>
    </Panel>
  );
}

function OwnColours({
  table,
  colours,
  run,
}: {
  table: TableInfo;
  colours: readonly string[];
  run: (work: () => Promise<unknown>) => void;
}) {
  const own = table.chairs.filter((chair) => chair.yours);
  return (
    <Panel level={3} title={t("ui-your-colour")}>
      <div class="stack">
        {own.map((chair) => (
          <ColourPicker
            key={chair.seat}
            legend={called(chair)}
            colours={colours}
            value={chair.colour}
            taken={takenColours(table)}
            onChange={(colour) => run(() => api.sit(table.id, { seat: chair.seat, name: chair.name, colour }))}
          />
        ))}
      </div>
    </Panel>
  );
}
