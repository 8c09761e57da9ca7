/** Which tables of the list somebody wants to see. */

import type { TableInfo } from "../wire";
import { openTo } from "./chairs";

export interface Wanted {
  /** The id of a game; empty: any. */
  game: string;
  tempo: "any" | "none" | "live" | "days";
  stakes: "any" | "rated" | "casual";
  /** Only where a chair is free for the reader. */
  free: boolean;
}

export const EVERYTHING: Wanted = { game: "", tempo: "any", stakes: "any", free: false };

const tempoOf = (tempo: string): Wanted["tempo"] => (tempo === "" ? "none" : tempo.includes("+") ? "live" : "days");

export const fits = (table: TableInfo, { game, tempo, stakes, free }: Wanted): boolean =>
  (game === "" || table.game === game) &&
  (tempo === "any" || tempoOf(table.tempo) === tempo) &&
  (stakes === "any" || table.rated === (stakes === "rated")) &&
  (!free || (table.status === "open" && openTo(table).length > 0));
