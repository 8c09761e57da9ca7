/** Everybody who is rated at one game, people and bots on one scale. */

import robot from "icon:vintage-robot";
import { useEffect } from "preact/hooks";
import { classes, Icon, Panel, ProblemLine, Skeleton } from "../../design";
import { GAMES } from "../../games/registry";
import type { Rung } from "../../wire";
import { loadWords, t } from "../../words";
import { api, problemText } from "../api";
import { botLabel } from "../bots";
import { Medallion, titleOf } from "../Medallion";
import { me } from "../me";
import { measuredText, ratingText } from "../rating";
import { profileOf } from "../router";
import { usePageTitle } from "../title";
import { useFetched } from "../useAsync";

export function Ladder({ game }: { game: string }) {
  const ladder = useFetched(() => api.ladder(game), [game]);
  const title = t("ui-ladder-of", { game: titleOf(game) });
  usePageTitle(title);
  useEffect(() => {
    for (const { id } of GAMES) void loadWords(id);
  }, []);
  return (
    <div class="page page-narrow stack">
      <h1>{title}</h1>
      <nav class="row" aria-label={t("ui-games")}>
        {GAMES.map(({ id }) => (
          <a
            key={id}
            class={classes("button button-s", id !== game && "button-quiet")}
            href={`/ladder/${id}`}
            aria-current={id === game ? "page" : undefined}
          >
            <Medallion game={id} />
            {titleOf(id)}
          </a>
        ))}
      </nav>
      <Panel>
        <p class="soft">{t("ui-ladder-text")}</p>
        {ladder.problem !== null && <ProblemLine>{problemText(ladder.problem)}</ProblemLine>}
        {ladder.value === null && ladder.problem === null && <Skeleton height="12rem" />}
        {ladder.value && <Rungs rungs={ladder.value} />}
        {ladder.value?.some((rung) => rung.provisional) && <p class="soft">{t("ui-provisional-text")}</p>}
        {ladder.value && !ladder.value.some((rung) => rung.name) && <p>{t("ui-ladder-none")}</p>}
      </Panel>
    </div>
  );
}

function Rungs({ rungs }: { rungs: readonly Rung[] }) {
  let place = 0;
  return (
    <ol class="ladder">
      {rungs.map((rung) => {
        const counts = rung.name !== "" && !rung.provisional;
        if (counts) place += 1;
        return (
          <li
            key={rung.name || rung.bot}
            class={classes(
              "rung",
              rung.bot && "rung-bot",
              me.value?.account && rung.name === me.value.name && "rung-own",
            )}
          >
            <span class="rung-place tabular soft">{counts ? t("ui-place", { place }) : ""}</span>
            <span class="rung-name">
              {rung.bot ? (
                <>
                  <Icon art={robot} label={t("ui-bot")} /> {botLabel(rung.bot)}
                </>
              ) : (
                <a href={profileOf(rung.name)}>{rung.name}</a>
              )}
            </span>
            <b class="tabular">
              {rung.bot ? measuredText(rung.rating, rung.error) : ratingText(rung.rating, rung.provisional)}
            </b>
            <span class="rung-games soft">{rung.bot ? "" : t("ui-rated-games", { count: rung.games })}</span>
          </li>
        );
      })}
    </ol>
  );
}
