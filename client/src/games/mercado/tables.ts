/** What is printed on tiles, privileges and both sides of the board (made from the engine's table of components). */

import privileges from "./privileges.json";
import sides from "./sides.json";
import tiles from "./tiles.json";
import { SPACES } from "./ring";
import type { Effect, TileFigures, Token } from "./types";

export const allTiles: readonly TileFigures[] = Object.entries(tiles as Record<string, unknown>).map(
  ([tile, figures]) => ({ tile, ...(figures as Omit<TileFigures, "tile">) }),
);

export const allPrivileges: readonly (Token & { count: number })[] = Object.entries(
  privileges as Record<string, Omit<Token, "privilege"> & { count: number }>,
).map(([privilege, figures]) => ({ privilege, ...figures }));

export type BoardSide = keyof typeof sides;
export const boardSides = Object.keys(sides) as BoardSide[];

/** The symbol of every space of a side. */
export function symbolsOf(side: BoardSide): (Effect | null)[] {
  const symbols = sides[side] as Record<string, Effect>;
  return Array.from({ length: SPACES }, (_, space) => symbols[space] ?? null);
}
