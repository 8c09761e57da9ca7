import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { build, type Rolldown } from "vite";
import { outsideFolders, outsideGames } from "./outside-games.ts";

const folder = join(mkdtempSync(join(tmpdir(), "trianon-")), "pebbles");
const BOARD = `
import { useState } from "preact/hooks";
export const board = { game: "pebbles", Board: () => <p class="pebbles">{useState("a heap of pebbles")[0]}</p> };
`;

function write(name: string, text: string): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeAll(() => {
  write("client/index.tsx", BOARD);
  write("locales/en/pebbles.ftl", "pebbles-title = A game of pebbles\n");
  process.env.TRIANON_GAMES = folder;
});

afterAll(() => {
  delete process.env.TRIANON_GAMES;
  rmSync(dirname(folder), { recursive: true });
});

it("brings the board and the words of a game from anywhere into the build", async () => {
  const made = (await build({ build: { write: false }, logLevel: "error" })) as Rolldown.RolldownOutput;
  const code = made.output.flatMap((chunk) => (chunk.type === "chunk" ? [chunk.code] : []));
  const holds = (text: string) => code.filter((chunk) => chunk.includes(text));
  expect(holds("a heap of pebbles")).toHaveLength(1);
  expect(holds("A game of pebbles")).toHaveLength(1);
  // One Preact for all boards, or hooks do not work.
  expect(holds("__H").filter((chunk) => holds("a heap of pebbles").includes(chunk))).toEqual([]);
}, 60_000);

it("is told of no game without the setting, and says which board is missing", () => {
  expect(outsideFolders("")).toEqual([]);
  const plugin = outsideGames([join(folder, "nowhere")]);
  const load = plugin.load as (id: string) => string;
  expect(() => load("\0virtual:outside-games")).toThrow("there is no board at");
});
