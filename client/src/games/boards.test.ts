/** The boards' files are those of the tables in client/README.md: same role, same file. */

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GAMES } from "./registry";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const section = readme.slice(readme.indexOf("The same role has"), readme.indexOf("## A new board"));
const named = (text: string): string[] => [...text.matchAll(/`([\w.]+)`/g)].map((match) => match[1]!);
const common = named(section.slice(0, section.indexOf("Where a board needs them")).replace(/\|[^|]*\|$/gm, ""));
const all = named(section).map((name) => name.split(".")[0]!);

describe.each(GAMES.map(({ id }) => id))("the board of %s", (game) => {
  const files = readdirSync(new URL(`./${game}/`, import.meta.url)).filter((file) => !file.includes(".test."));

  it("has a file for every common role", () => {
    expect(common.length).toBeGreaterThan(10);
    expect(common.filter((file) => !files.includes(file))).toEqual([]);
  });

  it("has no file that the tables do not name", () => {
    expect(files.filter((file) => !all.includes(file.split(".")[0]!))).toEqual([]);
  });
});
