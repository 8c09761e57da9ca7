/** What is printed on tiles and cards, and where the tiles lie (made from the engine's table of components). */

import { type Reconstructed, printed } from "../figures";
import bundled from "./figures.json";
import type { Chip, Colour, Condition } from "./types";

export interface PrintedSide {
  condition: Condition;
  number: number;
}

export interface PersonFigures {
  tile: number;
  column: number;
  row: number;
  /** The tiles it touches at a corner. */
  corners: number[];
  reward: string;
  /** Louisdor among the reward. */
  louisdor: number;
  front: PrintedSide;
  back: PrintedSide;
}

export interface MissionFigures {
  colour: Colour;
  effect: string;
  cost: (Chip | "any")[];
}

interface Figures {
  persons: Record<string, PersonFigures>;
  missions: Record<string, MissionFigures>;
  reconstructed: Reconstructed;
}

const packaged = bundled as Figures;
const figures = printed<Figures>("louis", packaged);

/** Where the persons are and what they give, which is the same in every box; for the sides of a tile see `sidesOf`. */
export const persons: Record<string, Omit<PersonFigures, "front" | "back">> = packaged.persons;

/** What is printed on both sides of a person's tile. */
export const sidesOf = (person: string): Pick<PersonFigures, "front" | "back"> | undefined =>
  figures.value.persons[person];

export const missionIds: readonly string[] = Object.keys(packaged.missions);

/** Pairs of tiles that touch at a corner. */
export const edges: readonly (readonly [number, number])[] = Object.values(persons).flatMap(({ tile, corners }) =>
  corners.filter((corner) => corner > tile).map((corner) => [tile, corner] as const),
);

/** The persons in the order of their tiles. */
export const personIds: readonly string[] = Object.keys(persons);

export const personOf = (tile: number): string => personIds[tile - 1] ?? "";

/** What a person gives. */
export const rewardOf = (person: string): string => persons[person]?.reward ?? "";

/** Where the tile of this number lies, columns and rows from 1. */
export const placeOf = (tile: number): { column: number; row: number } =>
  persons[personOf(tile)] ?? { column: 3, row: 3 };

const BLANK: MissionFigures = { colour: "light", effect: "extra", cost: [] };

/** The print of a mission card; an id this client does not know yet is drawn blank. */
export const missionOf = (mission: string): MissionFigures => figures.value.missions[mission] ?? BLANK;

export const isSideReconstructed = (person: string, side: string): boolean =>
  figures.value.reconstructed.tiles?.[person]?.includes(side) ?? false;

export const isCostReconstructed = (mission: string): boolean =>
  figures.value.reconstructed.missions?.[mission]?.includes("cost") ?? false;
