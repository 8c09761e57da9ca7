/** The printed face of each tile and card (made from the engine's table of components). */

import { printed, type Reconstructed } from "../figures";
import figures from "./figures.json";

export type Facing = "N" | "E" | "S" | "W";
export type Shape = "rectangle" | "circle" | "L" | "octagon";

/** In the order of the help page and of every list of types. */
export const TYPES = [
  "living",
  "activity",
  "food",
  "sleeping",
  "outdoor",
  "utility",
  "corridor",
  "downstairs",
] as const;
export type RoomType = (typeof TYPES)[number];

export interface Bonus {
  points: number;
  kind: "connected" | "touching" | "anywhere";
  types: RoomType[];
}

export interface Tile {
  shape: Shape;
  w: number;
  h: number;
  size: number;
  type: RoomType;
  base: number;
  bonus: Bonus | null;
  doors: [number, number, Facing][];
}

export interface CardFigures {
  points: number;
  /** So many of the counted things give the points. */
  per: number;
}

interface Figures {
  tiles: Record<string, Tile>;
  cards: Record<string, CardFigures>;
  reconstructed: Reconstructed;
}

// Doors are triples in the file, which JSON cannot say.
const current = printed("castles", figures as unknown as Figures);
const UNKNOWN: Tile = { shape: "rectangle", w: 4, h: 4, size: 0, type: "corridor", base: 0, bonus: null, doors: [] };

export const tileIds: readonly string[] = Object.keys(figures.tiles);

/** The face of a tile; an id this client does not know yet is drawn as a plain square. */
export const tileOf = (room: string): Tile => current.value.tiles[room] ?? UNKNOWN;

/** A room tile has a size of its own; foyer, hallways and stairs come beside them. */
export const isRoom = (room: string): boolean => !["foyer", "hallway", "stairs"].includes(room);

export const cardFigures = (card: string): CardFigures => current.value.cards[card] ?? { points: 0, per: 1 };

export const isCardReconstructed = (card: string): boolean => card in (current.value.reconstructed.bonus_cards ?? {});

export { figures };
