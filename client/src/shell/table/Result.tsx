/** The end: who came where, another game, then the points with their reasons. */

import { useEffect, useRef } from "preact/hooks";
import { ScoreSheet } from "../../design";
import type { BoardModule, View } from "../../games/contract";
import type { TableInfo } from "../../wire";
import { t } from "../../words";
import { describeReason, nameOf } from "../../words/describe";
import { api } from "../api";
import { ratingText } from "../rating";
import { OfTournament } from "../OfTournament";
import { Rematch } from "../Rematch";
import { useFetched } from "../useAsync";
import { ruleOf } from "./log";
import { placeText, Ranking, scoresIn } from "./Ranking";

interface ResultProps {
  table: TableInfo;
  view: View;
  module: BoardModule | null;
  /** The game ended under the reader's eyes: the page goes to the result. */
  arrived: boolean;
}

export function Result({ table, view, module, arrived }: ResultProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!arrived) return;
    box.current?.scrollIntoView({ block: "start" });
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section class="result panel" ref={box} tabIndex={-1} aria-labelledby="result-title">
      <div class="result-top">
        <div>
          <h2 id="result-title">{placeText(table)}</h2>
          <Ranking table={table} view={view} />
          {table.rated && <RatingChanges table={table} />}
          <OfTournament table={table} />
        </div>
        <NextSteps table={table} />
      </div>
      <h3 class="result-sheet">{t("ui-score-sheet")}</h3>
      <ScoreSheet
        scores={scoresIn(view)}
        order={table.places.flat()}
        winners={table.places[0] ?? []}
        chairs={table.chairs}
        describe={(reason) => describeReason(table.game, reason, table.chairs)}
        ruleOf={({ why }) => ruleOf(table.game, module?.rules?.reasons[why])}
        Mark={module?.ReasonMark}
      />
      {table.seed && <Fairness table={table} />}
    </section>
  );
}

/** The game was ended before its end: there are no places, but all the ways on. */
export function Ended({ table }: { table: TableInfo }) {
  return (
    <section class="result panel" aria-labelledby="result-title">
      <div class="result-top">
        <div>
          <h2 id="result-title">{t("ui-ended")}</h2>
          {table.rated && <RatingChanges table={table} />}
        </div>
        <NextSteps table={table} />
      </div>
    </section>
  );
}

/** What a rated game was for the ratings of its players. */
function RatingChanges({ table }: { table: TableInfo }) {
  const changes = useFetched(() => api.ratings(table.id), [table.id]);
  if (!changes.value?.length) return null;
  return (
    <ul class="rating-changes soft tabular" aria-label={t("ui-ratings")}>
      {changes.value.map(({ seat, before, after, provisional }) => (
        <li key={seat}>
          {t("ui-rating-change", {
            name: nameOf(table.chairs, seat),
            before: String(before),
            after: ratingText(after, provisional),
          })}
        </li>
      ))}
    </ul>
  );
}

/** Another game, the replay, the record. */
function NextSteps({ table }: { table: TableInfo }) {
  const seated = table.chairs.some((chair) => chair.yours);
  return (
    <div class="result-actions">
      {seated && <Rematch table={table} size="l" />}
      {seated && table.rematch && <p role="status">{t("ui-rematch-offered")}</p>}
      {!seated && table.rematch && (
        <a class="button button-primary" href={`/t/${table.rematch}`}>
          {t("ui-rematch-watch")}
        </a>
      )}
      <a class="button" href={`/t/${table.id}/replay`}>
        {t("ui-replay")}
      </a>
      <a
        class="button button-quiet"
        href={`/api/tables/${table.id}/record`}
        download={`${table.game}-${table.id}.json`}
      >
        {t("ui-record")}
      </a>
      <a class="button button-quiet" href="/">
        {t("ui-to-home")}
      </a>
    </div>
  );
}

function Fairness({ table }: { table: TableInfo }) {
  return (
    <details class="seed">
      <summary>{t("ui-fair")}</summary>
      <p class="soft">{t("ui-fair-text")}</p>
      <dl>
        <dt>{t("ui-seed")}</dt>
        <dd>
          <code>{table.seed}</code>
        </dd>
        <dt>{t("ui-seed-hash")}</dt>
        <dd>
          <code>{table.seed_hash}</code>
        </dd>
      </dl>
    </details>
  );
}
