import { describe, expect, test } from "vitest";
import { FARTHEST, NEAREST, bringIn, fit, hold, onSheet, pan, pinch, zoom } from "./camera";

const WINDOW = { w: 600, h: 400 };
const BOX = { x: -10, y: -5, w: 40, h: 20 };
const close = (a: number, b: number) => expect(a).toBeCloseTo(b, 6);

describe("looking at the sheet", () => {
  test("everything fits, in the middle", () => {
    const camera = fit(BOX, WINDOW);
    const middle = onSheet(camera, { x: 300, y: 200 });
    close(middle.x, 10);
    close(middle.y, 5);
    expect(BOX.w * camera.scale).toBeLessThan(WINDOW.w);
    expect(fit({ x: 0, y: 0, w: 2, h: 2 }, WINDOW).scale).toBeLessThan(NEAREST);
  });

  test("zooming keeps the point below the finger, within limits", () => {
    const camera = fit(BOX, WINDOW);
    const before = onSheet(camera, { x: 120, y: 80 });
    const after = onSheet(zoom(camera, 1.7, { x: 120, y: 80 }), { x: 120, y: 80 });
    close(after.x, before.x);
    close(after.y, before.y);
    expect(zoom(camera, 1000, { x: 0, y: 0 }).scale).toBe(NEAREST);
    expect(zoom(camera, 0.001, { x: 0, y: 0 }).scale).toBe(FARTHEST);
  });

  test("two fingers move and enlarge at once", () => {
    const camera = fit(BOX, WINDOW);
    const from = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ] as const;
    const to = [
      { x: 100, y: 150 },
      { x: 250, y: 150 },
    ] as const;
    const moved = pinch(camera, from, to);
    close(moved.scale, camera.scale * 1.5);
    close(onSheet(moved, { x: 175, y: 150 }).x, onSheet(camera, { x: 150, y: 100 }).x);
  });

  test("the sheet cannot be pushed out of the window", () => {
    const lost = hold(pan(fit(BOX, WINDOW), 5000, -5000), BOX, WINDOW);
    expect(lost.x + BOX.x * lost.scale).toBeLessThan(WINDOW.w);
    expect(lost.y + (BOX.y + BOX.h) * lost.scale).toBeGreaterThan(0);
  });

  test("what is outside comes in, what is inside stays", () => {
    const camera = zoom(fit(BOX, WINDOW), 1.5, { x: 300, y: 200 });
    expect(bringIn(camera, { x: 10, y: 5, w: 2, h: 2 }, WINDOW)).toEqual(camera);
    const far = { x: 40, y: 0, w: 4, h: 4 };
    const moved = bringIn(camera, far, WINDOW);
    expect(moved.x + (far.x + far.w) * moved.scale).toBeLessThanOrEqual(WINDOW.w);
  });
});
