/** The result in one glance: places, points, differences. */

import crown from "icon:crown";
import { classes, Icon, SeatBadge, seatStyle, type SheetScore } from "../../design";
import type { View } from "../../games/contract";
import type { TableInfo } from "../../wire";
import { t } from "../../words";
import { nameOf } from "../../words/describe";
import { PersonLink } from "../PersonLink";
import { type Rank, rankingOf } from "./places";

/** The points in the last view of a game, by seat. */
export const scoresIn = (view: View): SheetScore[] => (Array.isArray(view.scores) ? (view.scores as SheetScore[]) : []);

const winnersOf = (table: TableInfo): readonly number[] => table.places[0] ?? [];

/** Who won, as everybody reads it. */
export function winnersText(table: TableInfo): string {
  const winners = winnersOf(table);
  if (table.ended) return t("ui-ended");
  if (winners.length === 0 || table.seats === 1) return t("ui-game-over"); // who plays alone beats nobody
  return t("ui-winners", {
    count: winners.length,
    names: winners.map((seat) => nameOf(table.chairs, seat)).join(", "),
  });
}

/** What the result means to the reader; the same as for everybody when several sit at this device, or none. */
export function placeText(table: TableInfo): string {
  const own = table.chairs.filter((chair) => chair.yours);
  const place = table.places.findIndex((seats) => seats.includes(own[0]?.seat ?? -1));
  if (own.length !== 1 || place === -1 || table.seats === 1) return winnersText(table);
  if (place > 0) return t("ui-you-came", { place: 1 + table.places.slice(0, place).flat().length });
  return winnersOf(table).length > 1 ? t("ui-you-share") : t("ui-you-won");
}

function difference({ place, behind }: Rank): string {
  if (behind > 0) return `−${behind}`;
  return place > 1 ? t("ui-tie-break") : "";
}

export function Ranking({ table, view }: { table: TableInfo; view: View }) {
  const points = scoresIn(view).map((score) => score.points);
  return (
    <ol class="ranking" aria-label={t("ui-ranking")}>
      {rankingOf(table.places, points).map((rank) => {
        const chair = table.chairs[rank.seat];
        return (
          <li
            key={rank.seat}
            class={classes("rank", rank.place === 1 && "rank-first", chair?.yours && "rank-own")}
            style={seatStyle(chair?.colour ?? "")}
          >
            <span class="rank-place tabular">{t("ui-place", { place: rank.place })}</span>
            <SeatBadge colour={chair?.colour ?? ""} size="1.75rem" />
            <span class="rank-name">
              <PersonLink chair={chair}>{nameOf(table.chairs, rank.seat)}</PersonLink>
              {chair?.yours && <small class="player-you">{t("ui-you")}</small>}
              {chair?.lost && <small class="player-away">{t("ui-left-lost")}</small>}
              {rank.place === 1 && table.seats > 1 && <Icon art={crown} label={t("ui-winner")} class="gilt" />}
            </span>
            <b class="rank-points tabular">
              {rank.points} <small>{t("ui-points-word", { points: rank.points })}</small>
            </b>
            <span class="rank-behind soft tabular">{difference(rank)}</span>
          </li>
        );
      })}
    </ol>
  );
}
