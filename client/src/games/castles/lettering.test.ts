import { expect, test } from "vitest";
import { U, spanOf } from "./geometry";
import { labelOf, letter, wrap } from "./lettering";

test("words are broken into as few lines as fit", () => {
  expect(wrap("Gallery of Mirrors", 200, 8)).toEqual(["Gallery of Mirrors"]);
  expect(wrap("Gallery of Mirrors", 50, 8)).toEqual(["Gallery of", "Mirrors"]);
  expect(wrap("Bediendenkamers", 10, 8)).toEqual(["Bediendenkamers"]);
});

test("short names are set larger than long ones, and never outside the box", () => {
  const [short, long] = [letter("Sauna", 40, 20), letter("Východní komnata tapisérií", 60, 40)];
  expect(short.size).toBeGreaterThan(letter("Komora na košťata", 40, 20).size);
  expect(long.lines.length * long.size).toBeLessThanOrEqual(40);
});

test("on a narrow tile a long word is written upwards", () => {
  expect(labelOf("salon", 0, "Salon").upwards).toBe(false);
  expect(labelOf("salon", 1, "Salon").upwards).toBe(false);
  expect(labelOf("hallway", 1, "Hallway").upwards).toBe(true);
});

test("the signs of a tile stand inside it", () => {
  for (const [room, r] of [
    ["pantry", 0],
    ["study", 2],
    ["sauna", 1],
    ["throne_room", 3],
    ["salon", 1],
  ] as const) {
    const { w, h } = spanOf(room, r);
    const label = labelOf(room, r, "A name");
    for (const { x, y } of [label.points, label.type, label]) {
      expect(x > 0 && y > 0 && x < w * U && y < h * U, `${room} r${r}`).toBe(true);
    }
  }
});
