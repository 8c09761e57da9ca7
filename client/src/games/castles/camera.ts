/** Looking at a large sheet through a window: where the sheet lies and how large it is drawn. Pure. */

import type { Box, Point } from "./geometry";

/** A point p of the sheet (in units of the grid) is drawn at x + p.x * scale, y + p.y * scale (in pixels). */
export interface Camera extends Point {
  scale: number;
}

export interface Size {
  w: number;
  h: number;
}

export const NEAREST = 44; // pixels per unit of the grid
export const FARTHEST = 5;
const FIRST_LARGEST = 24; // a small castle is not blown up
const AIR = 1.8; // units around what is looked at

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Everything in sight, in the middle. */
export function fit(box: Box, window: Size): Camera {
  const room = { w: box.w + 2 * AIR, h: box.h + 2 * AIR };
  const scale = within(Math.min(window.w / room.w, window.h / room.h), FARTHEST, FIRST_LARGEST);
  return { scale, x: window.w / 2 - (box.x + box.w / 2) * scale, y: window.h / 2 - (box.y + box.h / 2) * scale };
}

/** Nearer or farther, while the point of the window at `at` stays where it is. */
export function zoom(camera: Camera, factor: number, at: Point): Camera {
  const scale = within(camera.scale * factor, FARTHEST, NEAREST);
  const real = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * real, y: at.y - (at.y - camera.y) * real };
}

export const pan = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
});

/** Two fingers that were at `from` are now at `to`. */
export function pinch(camera: Camera, from: readonly [Point, Point], to: readonly [Point, Point]): Camera {
  const spread = ([a, b]: readonly [Point, Point]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [before, after] = [middle(from), middle(to)];
  return zoom(pan(camera, after.x - before.x, after.y - before.y), spread(to) / spread(from), after);
}

/** The sheet cannot be lost: some of the box always stays in the window. */
export function hold(camera: Camera, box: Box, window: Size): Camera {
  const edge = 60;
  const left = box.x * camera.scale;
  const top = box.y * camera.scale;
  return {
    scale: camera.scale,
    x: within(camera.x, edge - left - box.w * camera.scale, window.w - edge - left),
    y: within(camera.y, edge - top - box.h * camera.scale, window.h - edge - top),
  };
}

export const onSheet = (camera: Camera, at: Point): Point => ({
  x: (at.x - camera.x) / camera.scale,
  y: (at.y - camera.y) / camera.scale,
});

/** The smallest move after which the box is in the window, with some air. */
export function bringIn(camera: Camera, box: Box, window: Size): Camera {
  const air = 20;
  const shift = (from: number, length: number, room: number): number => {
    if (length + 2 * air > room) return room / 2 - (from + length / 2);
    return from < air ? air - from : from + length > room - air ? room - air - from - length : 0;
  };
  return pan(
    camera,
    shift(camera.x + box.x * camera.scale, box.w * camera.scale, window.w),
    shift(camera.y + box.y * camera.scale, box.h * camera.scale, window.h),
  );
}
