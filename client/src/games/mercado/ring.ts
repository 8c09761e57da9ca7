/** Where the spaces lie: around a rectangle of 9 x 8, space 0 at the top right, numbered clockwise. */

import { SPACES } from "./figures";

export const COLUMNS = 9;
export const ROWS = 8;

export type Side = "right" | "bottom" | "left" | "top";

export interface Place {
  column: number;
  row: number;
  side: Side;
}

const BOTTOM_RIGHT = ROWS - 1;
const BOTTOM_LEFT = BOTTOM_RIGHT + COLUMNS - 1;
const TOP_LEFT = BOTTOM_LEFT + ROWS - 1;

/** Column and row of a space, both from 1. */
export function placeOf(space: number): Place {
  if (space <= BOTTOM_RIGHT)
    return { column: COLUMNS, row: space + 1, side: space === 0 ? "top" : space === BOTTOM_RIGHT ? "bottom" : "right" };
  if (space <= BOTTOM_LEFT) return { column: COLUMNS - (space - BOTTOM_RIGHT), row: ROWS, side: "bottom" };
  if (space <= TOP_LEFT)
    return { column: 1, row: ROWS - (space - BOTTOM_LEFT), side: space === TOP_LEFT ? "top" : "left" };
  return { column: 1 + space - TOP_LEFT, row: 1, side: "top" };
}

/** The spaces a marker passes from one progress to another, the first and the last included. */
export function pathOf(disc: number, from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => (disc + from + step) % SPACES);
}

/** On which side of a tile each seat lays its coins: the viewing seat below, the others clockwise from the left. */
export function edgeSides(seats: number, me: number): Side[] {
  const around: Record<number, Side[]> = {
    2: ["bottom", "top"],
    3: ["bottom", "left", "right"],
    4: ["bottom", "left", "top", "right"],
  };
  const order = around[seats] ?? around[4]!;
  return Array.from({ length: seats }, (_, seat) => order[(seat - me + seats) % seats]!);
}
