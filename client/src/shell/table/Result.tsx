/** The end: points with their reasons, replay, rematch. */

import { Button, Panel, ProblemLine, ScoreSheet, type SheetScore } from "../../design";
import type { BoardModule, View } from "../../games/contract";
import type { TableInfo } from "../../wire";
import { t } from "../../words";
import { describeReason } from "../../words/describe";
import { api, problemText } from "../api";
import { navigate } from "../router";
import { useAction } from "../useAsync";

export function Result({ table, view, module }: { table: TableInfo; view: View; module: BoardModule | null }) {
  const { run, busy, problem } = useAction();
  const scores = Array.isArray(view.scores) ? (view.scores as SheetScore[]) : [];
  const winners = Array.isArray(view.winners) ? (view.winners as number[]) : [];
  const seated = table.chairs.some((chair) => chair.yours);
  const rematch = () =>
    run(async () => {
      const next = await api.rematch(table.id);
      navigate(`/t/${next.id}`);
    });
  return (
    <Panel title={t("ui-score-sheet")} class="result">
      <ScoreSheet
        scores={scores}
        winners={winners}
        chairs={table.chairs}
        describe={(reason) => describeReason(table.game, reason, table.chairs)}
        Mark={module?.ReasonMark}
      />
      <div class="row result-actions">
        {table.rematch ? (
          <a class="button button-primary" href={`/t/${table.rematch}`}>
            {seated ? t("ui-rematch-join") : t("ui-rematch-watch")}
          </a>
        ) : (
          seated && (
            <Button kind="primary" busy={busy} onClick={rematch}>
              {t("ui-rematch")}
            </Button>
          )
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
      {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
      {table.seed && (
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
      )}
    </Panel>
  );
}
