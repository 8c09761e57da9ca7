/** What is printed on tiles, privileges and both sides of the board (made from the engine's table of components). */

import { type Reconstructed, printed } from "../figures";
import bundled from "./figures.json";
import type { Effect, TileFigures, Token } from "./types";

export type BoardSide = "A" | "B";
export const boardSides: readonly BoardSide[] = ["A", "B"];

interface Figures {
  tiles: Record<string, Omit<TileFigures, "tile">>;
  privileges: Record<string, Omit<Token, "privilege"> & { count: number }>;
  sides: Record<BoardSide, Record<string, Effect>>;
  reconstructed: Reconstructed;
}

/** Spaces of the ring. */
export const SPACES: number = bundled.spaces;

const figures = printed<Figures>("mercado", bundled as Figures);

export const allTiles = (): TileFigures[] =>
  Object.entries(figures.value.tiles).map(([tile, face]) => ({ tile, ...face }));

export const allPrivileges = (): (Token & { count: number })[] =>
  Object.entries(figures.value.privileges).map(([privilege, face]) => ({ privilege, ...face }));

/** The symbol of every space of a side. */
export const symbolsOf = (side: BoardSide): (Effect | null)[] =>
  Array.from({ length: SPACES }, (_, space) => figures.value.sides[side][space] ?? null);

/** Whether one of these figures of a tile is reconstructed. */
export const isTileReconstructed = (tile: string, ...names: string[]): boolean => isMarked("tiles", tile, names);

export const isTokenReconstructed = (privilege: string, ...names: string[]): boolean =>
  isMarked("privileges", privilege, names);

/** Whether nobody knows that this symbol is printed on this space. */
export const isSpaceReconstructed = (side: BoardSide, space: number): boolean =>
  isMarked(`side_${side.toLowerCase()}`, String(space), ["space", "symbol"]);

const isMarked = (kind: string, id: string, names: readonly string[]): boolean =>
  names.some((name) => figures.value.reconstructed[kind]?.[id]?.includes(name));
