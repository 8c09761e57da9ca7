/** Somebody with an account: what they play, how well, and the games themselves. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Button, Panel, ProblemLine, Skeleton } from "../../design";
import { GAMES } from "../../games/registry";
import type { Best, GameHistory, Profile, TableInfo, Tie } from "../../wire";
import { language, loadWords, t } from "../../words";
import { api, ApiProblem, problemText } from "../api";
import { Curve } from "../Curve";
import { FinishedGame } from "../FinishedGame";
import { Medallion, titleOf } from "../Medallion";
import { ratingText } from "../rating";
import { usePageTitle } from "../title";
import { useAction, useFetched } from "../useAsync";

const PAGE = 20; // games that the server tells at once

const dateText = (at: string): string => new Date(at).toLocaleDateString(language.value, { dateStyle: "medium" });

export function Person({ name }: { name: string }) {
  const found = useFetched(() => api.person(name), [name]);
  const profile = found.value;
  usePageTitle(profile?.name ?? name);
  useEffect(() => {
    for (const { id } of GAMES) void loadWords(id);
  }, []);
  return (
    <div class="page page-narrow stack">
      <h1>{profile?.name ?? name}</h1>
      {found.problem !== null && (
        <ProblemLine
          action={
            <a class="button button-s" href="/">
              {t("ui-to-home")}
            </a>
          }
        >
          {found.problem instanceof ApiProblem && found.problem.code === "not_found"
            ? t("ui-person-missing")
            : problemText(found.problem)}
        </ProblemLine>
      )}
      {profile === null && found.problem === null && <Skeleton height="16rem" />}
      {profile && <About profile={profile} onChange={found.reload} />}
    </div>
  );
}

function About({ profile, onChange }: { profile: Profile; onChange: () => void }) {
  return (
    <>
      <p class="soft">{t("ui-person-since", { date: dateText(profile.since) })}</p>
      {!profile.you && <Ties profile={profile} onChange={onChange} />}
      {profile.games.map((history) => (
        <Played key={history.game} history={history} />
      ))}
      <Panel title={t("ui-person-games")}>
        <History name={profile.name} />
      </Panel>
    </>
  );
}

/** Follow somebody, or keep them away. */
function Ties({ profile: { name, tie }, onChange }: { profile: Profile; onChange: () => void }) {
  const { run, busy, problem } = useAction();
  const change = (kind: Tie["kind"]) => () => run(() => api.tie(name, kind).then(onChange));
  return (
    <>
      <div class="row">
        <Button busy={busy} onClick={change(tie === "follow" ? "" : "follow")}>
          {t(tie === "follow" ? "ui-unfollow" : "ui-follow")}
        </Button>
        <Button kind="quiet" busy={busy} onClick={change(tie === "block" ? "" : "block")}>
          {t(tie === "block" ? "ui-unblock" : "ui-block")}
        </Button>
      </div>
      <p class="soft" role="status">
        {t(tie === "block" ? "ui-blocked" : tie === "follow" ? "ui-followed" : "ui-block-means")}
      </p>
      {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
    </>
  );
}

/** One game: the rating and how it came about, results, the best of them. */
function Played({ history }: { history: GameHistory }) {
  const { game, rating } = history;
  return (
    <Panel
      title={titleOf(game)}
      aside={
        <a
          class="button button-s button-quiet"
          href={`/ladder/${game}`}
          aria-label={`${t("ui-ladder")}: ${titleOf(game)}`}
        >
          {t("ui-ladder")}
        </a>
      }
    >
      <div class="played">
        <Medallion game={game} />
        <dl class="played-figures">
          <Figure label={t("ui-rating")}>
            {rating === null ? t("ui-unrated") : ratingText(rating, history.provisional)}
          </Figure>
          <Figure label={t("ui-games-played")}>{history.played}</Figure>
          <Figure label={t("ui-games-won")}>{history.won}</Figure>
          {history.best && (
            <Figure label={t("ui-best")}>
              <BestGame best={history.best} />
            </Figure>
          )}
          {history.best_alone && (
            <Figure label={t("ui-best-alone")}>
              <BestGame best={history.best_alone} />
            </Figure>
          )}
        </dl>
        {history.curve.length > 1 && <Curve values={history.curve} />}
      </div>
    </Panel>
  );
}

function Figure({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div>
      <dt class="soft">{label}</dt>
      <dd class="tabular">{children}</dd>
    </div>
  );
}

/** Its points; they lead to the game where that was open to all. */
function BestGame({ best }: { best: Best }) {
  if (!best.table) return <>{best.points}</>;
  return (
    <a
      href={`/t/${best.table}/replay`}
      title={dateText(best.at)}
      aria-label={`${best.points}, ${dateText(best.at)}: ${t("ui-replay")}`}
    >
      {best.points}
    </a>
  );
}

function History({ name }: { name: string }) {
  const [tables, setTables] = useState<readonly TableInfo[] | null>(null);
  const [complete, setComplete] = useState(false);
  const { run, busy, problem } = useAction();
  const fetchMore = (known: readonly TableInfo[]) =>
    run(async () => {
      const older = await api.gamesOf(name, known.at(-1)?.id);
      setTables([...known, ...older]);
      setComplete(older.length < PAGE);
    });
  useEffect(() => fetchMore([]), [name]);
  if (problem !== null) return <p class="soft">{problemText(problem)}</p>;
  if (tables === null) return <Skeleton height="6rem" />;
  if (tables.length === 0) return <p class="soft">{t("ui-person-none")}</p>;
  return (
    <>
      <ul class="table-list">
        {tables.map((table) => (
          <FinishedGame key={table.id} table={table} />
        ))}
      </ul>
      {!complete && (
        <Button kind="quiet" busy={busy} onClick={() => fetchMore(tables)}>
          {t("ui-finished-more")}
        </Button>
      )}
    </>
  );
}
