/** What completing a tile now would bring, in words; the figures are the server's. */

import { t } from "../../words";
import { nameOf } from "../../words/describe";
import type { Chair } from "../../wire";
import { effectHelp, listOf } from "./names";
import type { Position, Preview } from "./types";

export function previewWords(tile: Position, preview: Preview, chairs: readonly Chair[]): string[] {
  const lines: string[] = [];
  const { points, rank, space, symbol, second } = preview;
  if (tile.price.kind === "black") {
    const from = preview.steal_from;
    if (from !== null && from !== undefined) lines.push(t("mercado-preview-steal", { seat: nameOf(chairs, from) }));
  }
  if (points === null) lines.push(t("mercado-preview-reveal"));
  else if (points > 0 && space !== null) lines.push(t("mercado-preview-move", { points, space }));
  if (rank !== null) lines.push(t("mercado-preview-rank", { rank }));
  if (preview.finish) lines.push(t("mercado-preview-finish"));
  else if (preview.occupied && points) lines.push(t("mercado-preview-occupied"));
  else if (symbol) lines.push(t("mercado-preview-symbol", { text: effectHelp(symbol) }));
  if (second.length > 0)
    lines.push(t("mercado-preview-second", { names: listOf(second.map((seat) => nameOf(chairs, seat))) }));
  return lines;
}
