/** Shapes on the grid: outlines, doors and fences of tiles as drawn. One unit of the grid is `U` of the drawing. */

import { type Facing, type Tile, figures, tileOf } from "./figures";

export const U = 10;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** A tile somewhere: the upper left corner of its turned box, and clockwise quarter turns. */
export interface Lying extends Point {
  room: string;
  r: number;
}

export interface Door extends Point {
  facing: Facing;
}

const FACINGS: readonly Facing[] = ["N", "E", "S", "W"];

export const opposite = (facing: Facing): Facing => FACINGS[(FACINGS.indexOf(facing) + 2) % 4]!;

/** Width and height of a tile's box after quarter turns. */
export function spanOf(room: string, r: number): { w: number; h: number } {
  const { w, h } = tileOf(room);
  return r % 2 === 0 ? { w, h } : { w: h, h: w };
}

/** Where a point of the unturned tile comes to lie, seen from the upper left corner of the turned box. */
export function turn({ x, y }: Point, { w, h }: { w: number; h: number }, r: number): Point {
  if (r === 1) return { x: h - y, y: x };
  if (r === 2) return { x: w - x, y: h - y };
  if (r === 3) return { x: y, y: w - x };
  return { x, y };
}

export const boxOf = (at: Lying): Box => ({ x: at.x, y: at.y, ...spanOf(at.room, at.r) });

export const centreOf = (at: Lying): Point => {
  const { w, h } = spanOf(at.room, at.r);
  return { x: at.x + w / 2, y: at.y + h / 2 };
};

/** The doors of a tile where they lie. */
export function doorsOf(at: Lying): Door[] {
  const outline = tileOf(at.room);
  return tileOf(at.room).doors.map(([x, y, facing]) => {
    const turned = turn({ x, y }, outline, at.r);
    return { x: at.x + turned.x, y: at.y + turned.y, facing: FACINGS[(FACINGS.indexOf(facing) + at.r) % 4]! };
  });
}

/** The smallest box around all of them; nothing lies on an empty sheet. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

const CUT = figures.cut; // corners of octagons

/** The corners of an unturned outline; circles have none. */
export function cornersOf({ w, h, shape }: Pick<Tile, "w" | "h" | "shape">): Point[] {
  const corners = (...pairs: [number, number][]): Point[] => pairs.map(([x, y]) => ({ x, y }));
  if (shape === "L") return corners([0, 0], [w / 2, 0], [w / 2, h / 2], [w, h / 2], [w, h], [0, h]);
  if (shape === "octagon")
    return corners([CUT, 0], [w - CUT, 0], [w, CUT], [w, h - CUT], [w - CUT, h], [CUT, h], [0, h - CUT], [0, CUT]);
  return corners([0, 0], [w, 0], [w, h], [0, h]);
}

const place = ({ x, y }: Point): string => `${+(x * U).toFixed(2)} ${+(y * U).toFixed(2)}`;

/** The outline of a turned tile as an SVG path, its box at the origin. */
export function pathOf(room: string, r: number): string {
  const outline = tileOf(room);
  if (outline.shape === "circle") {
    const radius = (outline.w / 2) * U;
    return `M0 ${radius}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
  }
  return `M${cornersOf(outline)
    .map((corner) => place(turn(corner, outline, r)))
    .join("L")}z`;
}

const [FROM, TO] = figures.fence_arc as [number, number]; // degrees above the horizon, in round gardens
const STONE = figures.fence_stone; // a bit of stone at the ends of the other fences

/** The fence of a garden as an SVG path (always along its unturned top side); other tiles have none. */
export function fenceOf(room: string, r: number): string | null {
  const outline = tileOf(room);
  if (outline.type !== "outdoor") return null;
  const line = (...pairs: [number, number][]) =>
    `M${pairs.map(([x, y]) => place(turn({ x, y }, outline, r))).join("L")}`;
  const { w } = outline;
  if (outline.shape === "circle") {
    const radius = w / 2;
    const end = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      return turn({ x: radius + radius * Math.cos(angle), y: radius - radius * Math.sin(angle) }, outline, r);
    };
    return `M${place(end(TO))}A${radius * U} ${radius * U} 0 0 1 ${place(end(FROM))}`;
  }
  if (outline.shape === "octagon") return line([STONE, CUT - STONE], [CUT, 0], [w - CUT, 0], [w - STONE, CUT - STONE]);
  return line([STONE, 0], [w - STONE, 0]);
}

/** The part of a turned tile in which its words stand, its box at the origin. */
export function wordsBoxOf(room: string, r: number): Box {
  const outline = tileOf(room);
  const { w, h } = spanOf(room, r);
  if (outline.shape === "circle") return inset({ x: 0, y: 0, w, h }, w * 0.13);
  if (outline.shape === "octagon")
    return w >= h ? { x: 1, y: 0.35, w: w - 2, h: h - 0.7 } : { x: 0.35, y: 1, w: w - 0.7, h: h - 2 };
  if (outline.shape !== "L") return inset({ x: 0, y: 0, w, h }, 0.35);
  // An L has two arms: words stand in the one that lies.
  const [from, to] =
    r % 2 === 0
      ? [
          { x: 0, y: outline.h / 2 },
          { x: outline.w, y: outline.h },
        ]
      : [
          { x: 0, y: 0 },
          { x: outline.w / 2, y: outline.h },
        ];
  const [a, b] = [turn(from!, outline, r), turn(to!, outline, r)];
  return inset({ x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), w: Math.abs(a.x - b.x), h: Math.abs(a.y - b.y) }, 0.35);
}

const inset = ({ x, y, w, h }: Box, by: number): Box => ({ x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by });
