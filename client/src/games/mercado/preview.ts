/** What completing a tile now would bring, in words; the figures are the server's. */

import { t } from "../../words";
import { nameOf } from "../../words/describe";
import type { Chair } from "../../wire";
import { effectHelp, listOf } from "./names";
import type { Landing, Position, Preview } from "./types";

/** Where a marker would come with so many points, and what is there. */
export function landingWords(points: number, { space, symbol, occupied, finish }: Landing): string[] {
  const lines: string[] = [];
  if (points > 0 && space !== null) lines.push(t("mercado-preview-move", { points, space }));
  if (finish) lines.push(t("mercado-preview-finish"));
  else if (occupied && points) lines.push(t("mercado-preview-occupied"));
  else if (symbol) lines.push(t("mercado-preview-symbol", { text: effectHelp(symbol) }));
  return lines;
}

export function previewWords(tile: Position, preview: Preview, chairs: readonly Chair[]): string[] {
  const lines: string[] = [];
  const { points, rank, second } = preview;
  if (tile.price.kind === "black") {
    const from = preview.steal_from;
    if (from !== null && from !== undefined) lines.push(t("mercado-preview-steal", { seat: nameOf(chairs, from) }));
  }
  if (points === null) lines.push(t("mercado-preview-reveal"));
  else lines.push(...landingWords(points, preview));
  if (rank !== null) lines.splice(lines.length === 0 ? 0 : 1, 0, t("mercado-preview-rank", { rank }));
  if (second.length > 0)
    lines.push(t("mercado-preview-second", { names: listOf(second.map((seat) => nameOf(chairs, seat))) }));
  return lines;
}
