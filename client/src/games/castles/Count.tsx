/** The end: one row per source of points, one column per player; every bonus card face up. */

import { Icon, SeatBadge } from "../../design";
import { t } from "../../words";
import { nameOf } from "../../words/describe";
import type { Chair } from "../../wire";
import type { PointsReason } from "../contract";
import { figures } from "./figures";
import { marks } from "./icons";
import { points } from "./names";
import { CardList } from "./Scoring";
import { SOURCES, bySource } from "./sources";
import type { CastlesView } from "./types";

interface Scored {
  points: number;
  reasons: PointsReason[];
}

export function Count({ view, chairs }: { view: CastlesView; chairs: readonly Chair[] }) {
  const scores = (view.scores as Scored[] | undefined) ?? [];
  const sums = scores.map((score) => bySource(score.reasons));
  const rows = SOURCES.filter((source) => sums.some((sum) => sum[source] !== 0));
  return (
    <section class="cm-box cm-final" aria-label={t("castles-final")}>
      <h3>
        <Icon art={marks.laurels} /> {t("castles-final")}
      </h3>
      {view.rank && (
        <p class="cm-rank">
          {t("castles-rank", { rank: t(`castles-rank-${view.rank}`), points: scores[0]?.points ?? 0 })}
        </p>
      )}
      <div class="cm-final-scroll" tabIndex={0} role="group" aria-label={t("castles-final")}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="visually-hidden">{t("castles-final-source")}</span>
              </th>
              {scores.map((_, seat) => (
                <th key={seat} scope="col">
                  <SeatBadge colour={chairs[seat]?.colour ?? ""} size="1.5rem" />
                  <span>{nameOf(chairs, seat)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((source) => (
              <tr key={source}>
                <th scope="row">{t(`castles-source-${source}`)}</th>
                {sums.map((sum, seat) => (
                  <td key={seat} class="tabular">
                    {points(sum[source])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t("castles-source-all")}</th>
              {scores.map((score, seat) => (
                <td key={seat} class="tabular">
                  {score.points}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {view.rank && <Ranks rank={view.rank} />}
      {(view.shown ?? []).map(
        (cards, seat) =>
          cards.length > 0 && (
            <div key={seat} class="cm-shown">
              <p>
                <SeatBadge colour={chairs[seat]?.colour ?? ""} size="1.35rem" />{" "}
                {t("castles-cards-of", { seat: nameOf(chairs, seat) })}
              </p>
              <CardList cards={cards} />
            </div>
          ),
      )}
    </section>
  );
}

/** The five ranks of the solo game. */
function Ranks({ rank }: { rank: string }) {
  return (
    <ol class="cm-ranks">
      {figures.ranks.map((id, at) => (
        <li key={id} aria-current={id === rank ? "true" : undefined}>
          <span>{t(`castles-rank-${id}`)}</span>
          <small class="tabular">{at === 0 ? `< ${figures.rank_from[0]}` : `${figures.rank_from[at - 1]}+`}</small>
        </li>
      ))}
    </ol>
  );
}
