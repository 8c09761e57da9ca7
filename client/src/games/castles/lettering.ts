/** Where words stand on a tile: names are broken into lines and set as large as their box allows. */

import { isRoom, tileOf } from "./figures";
import { type Box, U, wordsBoxOf } from "./geometry";

const LARGEST = 14;
const SMALLEST = 5.5;
const STEP = 0.5;
const LETTER = 0.57; // mean width of a letter, in parts of the type size
const LEADING = 1.08;

export interface Lettering {
  size: number;
  lines: string[];
}

/** Words in as few lines as the width allows; a word that is wider stands alone. */
export function wrap(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && (last.length + 1 + word.length) * LETTER * size <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The largest lettering that fits a box; the smallest when none does. */
export function letter(text: string, width: number, height: number): Lettering {
  for (let size = LARGEST; size > SMALLEST; size -= STEP) {
    const lines = wrap(text, width, size);
    const longest = Math.max(...lines.map((line) => line.length));
    if (longest * LETTER * size <= width && lines.length * LEADING * size <= height) return { size, lines };
  }
  return { size: SMALLEST, lines: wrap(text, width, SMALLEST) };
}

export interface Label extends Lettering {
  /** The middle of the name. */
  x: number;
  y: number;
  /** Written upwards, where a word is too long for a narrow tile. */
  upwards: boolean;
  /** The disc with the points, the sign of the type, and the line with the bonus. */
  points: { x: number; y: number };
  type: { x: number; y: number };
  bonus: { x: number; y: number; width: number };
}

const SIGN = 13; // room for a sign and the air beside it
const ROW = 12;
const READABLE = 7;

const scaled = ({ x, y, w, h }: Box): Box => ({ x: x * U, y: y * U, w: w * U, h: h * U });

/** Where everything stands on a turned tile, seen from the corner of its box. */
export function labelOf(room: string, r: number, name: string): Label {
  const box = scaled(wordsBoxOf(room, r));
  const { bonus } = tileOf(room);
  const wide = box.w >= 55 && box.h < 45;
  const foot = bonus ? ROW : 0;
  const inside = wide
    ? { x: box.x + SIGN, y: box.y, w: box.w - 2 * SIGN, h: box.h - foot }
    : { x: box.x, y: box.y + SIGN, w: box.w, h: box.h - SIGN - foot };
  const upright = letter(name, inside.w, inside.h);
  const upward = letter(name, inside.h, inside.w);
  const upwards = upright.size < READABLE && upward.size > upright.size;
  const head = isRoom(room) ? (wide ? inside.y + inside.h / 2 : box.y + SIGN / 2 - 0.5) : box.y + box.h / 2;
  return {
    ...(upwards ? upward : upright),
    upwards,
    x: inside.x + inside.w / 2,
    y: inside.y + inside.h / 2,
    points: { x: box.x + SIGN / 2 - 0.5, y: head },
    type: { x: box.x + box.w - SIGN / 2 + 0.5, y: head },
    bonus: { x: box.x + box.w / 2, y: box.y + box.h - ROW / 2 + 1, width: box.w },
  };
}
