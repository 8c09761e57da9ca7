/** What is printed on tiles, privileges and both sides of the board (made from the engine's table of components). */

import figures from "./figures.json";
import type { Effect, TileFigures, Token } from "./types";

/** Spaces of the ring. */
export const SPACES: number = figures.spaces;

const tiles = figures.tiles as Record<string, Omit<TileFigures, "tile">>;
const privileges: Record<string, Omit<Token, "privilege"> & { count: number }> = figures.privileges;
const sides: Record<BoardSide, Record<string, Effect>> = figures.sides;

export const allTiles: readonly TileFigures[] = Object.entries(tiles).map(([tile, printed]) => ({ tile, ...printed }));

export const allPrivileges: readonly (Token & { count: number })[] = Object.entries(privileges).map(
  ([privilege, printed]) => ({ privilege, ...printed }),
);

export type BoardSide = keyof typeof figures.sides;
export const boardSides: readonly BoardSide[] = ["A", "B"];

/** The symbol of every space of a side. */
export const symbolsOf = (side: BoardSide): (Effect | null)[] =>
  Array.from({ length: SPACES }, (_, space) => sides[side][space] ?? null);
