import type { TableInfo } from "../wire";
import { t } from "../words";

/** The way from a game to the tournament that it is part of. */
export const OfTournament = ({ table }: { table: TableInfo }) =>
  table.tournament ? <a href={`/tournaments/${table.tournament}`}>{t("ui-of-tournament")}</a> : null;
