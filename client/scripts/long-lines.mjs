/** Names every line of the sources that is longer than the formatter's limit: it breaks code, but neither words nor strings. */

import { readdirSync, readFileSync } from "node:fs";

const LIMIT = JSON.parse(readFileSync(new URL("../.prettierrc.json", import.meta.url), "utf8")).printWidth;
const SOURCES = new URL("../src/", import.meta.url);
const MADE = ["wire.ts"]; // written by a tool

const files = readdirSync(SOURCES, { recursive: true }).filter((file) => /\.(tsx?|css)$/.test(file));
const long = files
  .filter((file) => !MADE.includes(file))
  .flatMap((file) => {
    const lines = readFileSync(new URL(file, SOURCES), "utf8").split("\n");
    return lines.flatMap((line, at) =>
      line.length > LIMIT ? [`src/${file}:${at + 1}: ${line.length} characters`] : [],
    );
  });

for (const place of long) console.error(place);
if (long.length > 0) process.exit(1);
