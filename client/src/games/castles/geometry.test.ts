import { describe, expect, test } from "vitest";
import { isRoom, tileIds, tileOf } from "./figures";
import { around, boxOf, centreOf, cornersOf, doorsOf, fenceOf, pathOf, spanOf, turn, wordsBoxOf } from "./geometry";

describe("turning", () => {
  test("a turned tile has its sides exchanged", () => {
    expect(spanOf("salon", 0)).toEqual({ w: 14, h: 4 });
    expect(spanOf("salon", 3)).toEqual({ w: 4, h: 14 });
    expect(boxOf({ room: "salon", x: -2, y: 6, r: 1 })).toEqual({ x: -2, y: 6, w: 4, h: 14 });
    expect(centreOf({ room: "salon", x: -2, y: 6, r: 1 })).toEqual({ x: 0, y: 13 });
  });

  test("four quarter turns lead back, whatever the shape", () => {
    const tile = tileOf("sauna");
    let [point, size] = [
      { x: 3, y: 1 },
      { w: tile.w, h: tile.h },
    ];
    for (let step = 0; step < 4; step += 1) {
      point = turn(point, size, 1);
      size = { w: size.h, h: size.w };
    }
    expect(point).toEqual({ x: 3, y: 1 });
  });

  test("doors keep to the walls and face outwards", () => {
    for (const room of tileIds) {
      for (let r = 0; r < 4; r += 1) {
        const { w, h } = spanOf(room, r);
        for (const { x, y, facing } of doorsOf({ room, x: 0, y: 0, r })) {
          const onWall = { N: y === 0, E: x === w, S: y === h, W: x === 0 }[facing];
          // In an L a door may look into the inner corner.
          expect(onWall || tileOf(room).shape === "L", `${room} r${r}`).toBe(true);
        }
      }
    }
  });

  test("the nap room as the rules lay it: a door to the left, one upwards", () => {
    expect(doorsOf({ room: "nap_room", x: 12, y: 2, r: 2 })).toEqual([
      { x: 12, y: 3, facing: "W" },
      { x: 17, y: 2, facing: "N" },
    ]);
  });
});

describe("outlines", () => {
  test("every shape is drawn true", () => {
    expect(cornersOf(tileOf("throne_room"))).toHaveLength(8);
    expect(cornersOf(tileOf("sauna"))).toHaveLength(6);
    expect(pathOf("pantry", 0)).toBe("M0 0L40 0L40 40L0 40z");
    expect(pathOf("forum", 1)).toContain("a50 50");
  });

  test("only gardens have a fence, along the side that was the upper one", () => {
    expect(fenceOf("porch", 0)).toBe("M5 0L95 0");
    expect(fenceOf("porch", 2)).toBe("M95 40L5 40");
    expect(fenceOf("green_house", 0)).toContain("A50 50");
    expect(tileIds.filter((room) => fenceOf(room, 0)).every((room) => tileOf(room).type === "outdoor")).toBe(true);
  });

  test("words stand inside the tile", () => {
    for (const room of tileIds.filter(isRoom)) {
      for (let r = 0; r < 4; r += 1) {
        const [{ w, h }, box] = [spanOf(room, r), wordsBoxOf(room, r)];
        expect(box.x >= 0 && box.y >= 0 && box.x + box.w <= w && box.y + box.h <= h, `${room} r${r}`).toBe(true);
        if (tileOf(room).shape === "L") expect(box.w).toBeGreaterThan(box.h);
      }
    }
  });

  test("the box around several", () => {
    expect(around([])).toBeNull();
    expect(
      around([
        { x: -4, y: 0, w: 4, h: 4 },
        { x: 2, y: -2, w: 2, h: 2 },
      ]),
    ).toEqual({ x: -4, y: -2, w: 8, h: 6 });
  });
});
