import { beforeAll, expect, test, vi } from "vitest";
import { loadWords, setLanguage } from "../../words";
import type { Chair } from "../../wire";
import { allPrivileges, allTiles, symbolsOf } from "./figures";
import { priceWords, tileWords } from "./names";
import { previewWords } from "./preview";
import type { Position, Preview } from "./types";

const chairs = ["Ada", "Bob"].map((name, seat): Chair => ({
  seat,
  kind: "person",
  name,
  bot: "",
  colour: "red",
  online: true,
  yours: seat === 0,
  kept_for_you: false,
  hotseat: false,
  stand_in: "",
  vote: "",
  account: "",
  lost: false,
}));
const figures = (id: string) => allTiles().find(({ tile }) => tile === id)!;
const cloth: Position = { ...figures("cloth"), position: 0, edges: [] };
const brings: Preview = {
  tile: "cloth",
  points: 4,
  rank: null,
  to: 6,
  space: 6,
  occupied: false,
  symbol: { effect: "purge", count: 1 },
  finish: false,
  second: [1],
  leaders: [1],
};

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await setLanguage("en");
  await loadWords("mercado");
});

test("all printed figures are there", () => {
  expect(
    allTiles()
      .map(({ kind }) => kind)
      .filter((kind) => kind === "object"),
  ).toHaveLength(24);
  expect(allPrivileges().reduce((sum, { count }) => sum + count, 0)).toBe(18);
  expect(symbolsOf("A").filter(Boolean)).toHaveLength(14);
  expect(symbolsOf("B")).toHaveLength(30);
});

test("a tile says its price, points and effects", () => {
  expect(tileWords(cloth)).toBe(
    "Cloth. Price: 2 × gold, 2 × turquoise. 4 points. Take 1 privilege and keep it face down.",
  );
  expect(priceWords(figures("tapestry").price)).toBe("4 coins, all of different colours");
});

test("a preview says where one would land, what happens there and who else gains", () => {
  const lines = previewWords(cloth, brings, chairs);
  expect(lines[0]).toBe("4 points: to space 6.");
  expect(lines[1]).toContain("Return 1 counterfeit coin");
  expect(lines[2]).toBe("A seal for second place goes to: Bob.");
});

test("an occupied space, the end of the track and an unknown object are told as such", () => {
  expect(previewWords(cloth, { ...brings, occupied: true, symbol: null, second: [] }, chairs)[1]).toContain(
    "Another marker",
  );
  expect(previewWords(cloth, { ...brings, finish: true }, chairs)[1]).toContain("last round");
  expect(previewWords(cloth, { ...brings, points: null, space: null, symbol: null, second: [] }, chairs)).toEqual([
    "The points of an object that is turned over.",
  ]);
});
