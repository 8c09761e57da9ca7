/** The entrance: what waits for you, the games, the tables that are open, games that are over. */

import { useEffect, useState } from "preact/hooks";
import robot from "icon:vintage-robot";
import chairs from "icon:round-table";
import alone from "icon:throne-king";
import anybody from "icon:shaking-hands";
import { Button, Flourish, Icon, Panel, ProblemLine, Segmented, Select, Skeleton } from "../../design";
import { GAMES, type GameEntry } from "../../games/registry";
import type { GameInfo, TableInfo } from "../../wire";
import { has, loadWords, t } from "../../words";
import { api, problemText } from "../api";
import { botChoice, defaultBot } from "../bots";
import { SlowBots } from "../SlowBots";
import { CreateTable } from "../CreateTable";
import { EVERYTHING, fits } from "../filter";
import { Filters } from "../Filters";
import { FinishedGame } from "../FinishedGame";
import { Friends } from "../Friends";
import { titleOf } from "../Medallion";
import { Nickname } from "../Nickname";
import { me } from "../me";
import { running } from "../mine";
import { useOlder } from "../older";
import { navigate, profileOf } from "../router";
import { TableList } from "../TableList";
import { useAction, useFetched } from "../useAsync";
import { usePageTitle } from "../title";

const REFRESH = 6000;
const FIRST_FINISHED = 3;
const MORE_FINISHED = 10;

export function Home() {
  const games = useFetched(api.games, []);
  const tables = useFetched(api.tables, [], REFRESH);
  const mine = running.value ?? [];
  const older = useOlder(tables.value);
  const others = tables.value && withoutOwn([...joinable(tables.value), ...joinable(older.tables)], mine);
  const [wanted, setWanted] = useState(EVERYTHING);
  const [creating, setCreating] = useState<GameInfo | null>(null);
  usePageTitle("");

  useEffect(() => {
    for (const { id } of GAMES) void loadWords(id);
  }, []);

  return (
    <div class="page">
      <div class="hero">
        <h1>Trianon</h1>
        <Flourish />
        <p class="hero-lead">{t("ui-lead")}</p>
        <p class="soft">{t("ui-lead-more")}</p>
      </div>
      {mine.length > 0 && (
        <Panel title={t("ui-own-games")} class="own-games">
          <TableList tables={mine} problem={null} />
        </Panel>
      )}
      {games.problem !== null && (
        <ProblemLine
          action={
            <Button size="s" onClick={games.reload}>
              {t("ui-try-again")}
            </Button>
          }
        >
          {problemText(games.problem)}
        </ProblemLine>
      )}
      <section aria-labelledby="games-title">
        <h2 id="games-title" class="visually-hidden">
          {t("ui-games")}
        </h2>
        <ul class="games">
          {games.value === null && games.problem === null && (
            <li>
              <Skeleton height="16rem" />
            </li>
          )}
          {GAMES.map((entry) => {
            const info = games.value?.find((game) => game.id === entry.id);
            return info && <GameCard key={entry.id} entry={entry} info={info} onCreate={setCreating} />;
          })}
        </ul>
      </section>
      <div class="home-below">
        <div class="stack">
          <Panel title={t("ui-tables")}>
            <Filters wanted={wanted} onChange={setWanted} />
            <TableList
              tables={others && others.filter((table) => fits(table, wanted))}
              problem={tables.problem}
              older={older}
              filtered={others !== null && others.length > 0}
            />
          </Panel>
          <Panel
            title={t("ui-finished-games")}
            aside={
              <a class="button button-s button-quiet" href="/replay">
                {t("ui-open-record")}
              </a>
            }
          >
            <Finished />
          </Panel>
        </div>
        <div class="stack">
          <Friends />
          <a class="button" href="/tournaments">
            {t("ui-tournaments")}
          </a>
          <Panel
            title={t("ui-nickname-title")}
            aside={
              me.value?.account && (
                <a class="button button-s button-quiet" href={profileOf(me.value.name)}>
                  {t("ui-profile")}
                </a>
              )
            }
          >
            <Nickname />
          </Panel>
        </div>
      </div>
      {creating && <CreateTable game={creating} onClose={() => setCreating(null)} />}
    </div>
  );
}

/** Each table once: the list may include by now what was fetched before, and own ones have a list of their own. */
const withoutOwn = (tables: readonly TableInfo[], own: readonly TableInfo[]): TableInfo[] =>
  tables.filter(
    (table, at) => tables.findIndex(({ id }) => id === table.id) === at && !own.some(({ id }) => id === table.id),
  );

/** Tables with a free chair first, then games to watch. */
const joinable = (tables: readonly TableInfo[]): TableInfo[] => [
  ...tables.filter((table) => table.status === "open"),
  ...tables.filter((table) => table.status !== "open"),
];

const aboutOf = (id: string): string => (has(`${id}-about`) ? t(`${id}-about`) : "");

function GameCard({ entry, info, onCreate }: { entry: GameEntry; info: GameInfo; onCreate: (game: GameInfo) => void }) {
  const [choosing, setChoosing] = useState(false);
  const title = titleOf(entry.id);
  return (
    <li class="game-card" style={{ "--hue-1": entry.hues[0], "--hue-2": entry.hues[1] }}>
      <div class="game-art" aria-hidden="true">
        {entry.picture && <img src={entry.picture} alt="" width="760" height="380" loading="lazy" />}
        <span class="medallion">
          <Icon art={entry.icon} size="62%" />
        </span>
      </div>
      <div class="game-body">
        <h3>{title}</h3>
        {has(`${entry.id}-facts`) && <p class="game-facts">{t(`${entry.id}-facts`)}</p>}
        <p class="game-about">{aboutOf(entry.id)}</p>
        {choosing ? (
          <QuickStart game={info} onCancel={() => setChoosing(false)} />
        ) : (
          <div class="game-actions">
            <Button
              kind="primary"
              size="l"
              icon={robot}
              onClick={() => setChoosing(true)}
              aria-label={`${t("ui-play-bots")}: ${title}`}
            >
              {t("ui-play-bots")}
            </Button>
            <QuickMatch game={info} title={title} />
            {info.min_seats === 1 && <PlayAlone game={info} title={title} />}
            <Button
              size="l"
              icon={chairs}
              onClick={() => onCreate(info)}
              aria-label={`${t("ui-create-table")}: ${title}`}
            >
              {t("ui-create-table")}
            </Button>
            <div class="game-links">
              {info.lesson && (
                <a class="game-rules" href={`/learn/${entry.id}`} aria-label={`${t("ui-learn")}: ${title}`}>
                  {t("ui-learn")}
                </a>
              )}
              <a class="game-rules" href={`/rules/${entry.id}`} aria-label={`${t("ui-rules")}: ${title}`}>
                {t("ui-rules")}
              </a>
              <a class="game-rules" href={`/ladder/${entry.id}`} aria-label={`${t("ui-ladder")}: ${title}`}>
                {t("ui-ladder")}
              </a>
            </div>
          </div>
        )}
      </div>
    </li>
  );
}

/** A game with anybody: at a table where somebody waits, or at a new one. */
function QuickMatch({ game, title }: { game: GameInfo; title: string }) {
  const { run, busy, problem } = useAction();
  const find = () =>
    run(async () => {
      const table = await api.quickMatch(game.id);
      navigate(`/t/${table.id}`);
    });
  return (
    <>
      <Button size="l" icon={anybody} busy={busy} onClick={find} aria-label={`${t("ui-quick-match")}: ${title}`}>
        {t("ui-quick-match")}
      </Button>
      {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
    </>
  );
}

/** For games that one person can play: a table with one chair. */
function PlayAlone({ game, title }: { game: GameInfo; title: string }) {
  const { run, busy, problem } = useAction();
  const start = () =>
    run(async () => {
      const table = await api.create({ game: game.id, chairs: [{ kind: "me" }], public: false });
      navigate(`/t/${table.id}`);
    });
  return (
    <>
      <Button size="l" icon={alone} busy={busy} onClick={start} aria-label={`${t("ui-play-alone")}: ${title}`}>
        {t("ui-play-alone")}
      </Button>
      {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
    </>
  );
}

/** How many opponents, how strong, go. */
function QuickStart({ game, onCancel }: { game: GameInfo; onCancel: () => void }) {
  const counts = Array.from({ length: game.max_seats - game.min_seats + 1 }, (_, i) => game.min_seats - 1 + i).filter(
    (n) => n > 0,
  );
  const [opponents, setOpponents] = useState(Math.min(3, counts.at(-1) ?? 1));
  const [bot, setBot] = useState(defaultBot(game.bots));
  const { run, busy, problem } = useAction();
  const start = () =>
    run(async () => {
      const bots = Array.from({ length: opponents }, () => ({ kind: "bot" as const, bot }));
      const table = await api.create({ game: game.id, chairs: [{ kind: "me" }, ...bots], public: false });
      navigate(`/t/${table.id}`);
    });
  return (
    <form
      class="quick"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <Segmented
        legend={t("ui-opponents")}
        value={opponents}
        options={counts.map((value) => ({ value, label: String(value) }))}
        onChange={setOpponents}
      />
      {game.bots.length > 1 && (
        <Select
          label={t("ui-bot-kind")}
          value={bot}
          options={game.bots.map((value) => ({ value, label: botChoice(game, value) }))}
          onChange={setBot}
        />
      )}
      <SlowBots game={game} chosen={[bot]} />
      <div class="row">
        <Button type="submit" kind="primary" busy={busy} autoFocus>
          {t("ui-start")}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t("ui-cancel")}
        </Button>
      </div>
      {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
    </form>
  );
}

/** Games that are over: how they ended, and the way to see them again; older ones when asked for. */
function Finished() {
  const [tables, setTables] = useState<readonly TableInfo[] | null>(null);
  const [shown, setShown] = useState(FIRST_FINISHED);
  const [complete, setComplete] = useState(false);
  const { run, busy, problem } = useAction();
  const who = me.value?.name;
  const fetchMore = (known: readonly TableInfo[]) =>
    run(async () => {
      const older = await api.finished(known.at(-1)?.id);
      setTables([...known, ...older]);
      setComplete(older.length === 0);
    });
  useEffect(() => fetchMore([]), [who]);
  const more = () => {
    setShown(shown + MORE_FINISHED);
    if (tables && shown + MORE_FINISHED >= tables.length) fetchMore(tables);
  };
  if (problem !== null) return <p class="soft">{problemText(problem)}</p>;
  if (tables === null) return <Skeleton height="6rem" />;
  if (tables.length === 0) return <p class="soft">{t("ui-finished-none")}</p>;
  return (
    <>
      <ul class="table-list">
        {tables.slice(0, shown).map((table) => (
          <FinishedGame key={table.id} table={table} />
        ))}
      </ul>
      {(shown < tables.length || !complete) && tables.length > FIRST_FINISHED && (
        <Button kind="quiet" busy={busy} onClick={more}>
          {t("ui-finished-more")}
        </Button>
      )}
    </>
  );
}
