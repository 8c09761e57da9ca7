/**
 * Weighs the built client, gzipped, without fonts: what all games share and the heaviest game, as somebody who plays
 * fetches it. Pages that come only when they are opened (entrance, rules, lessons, replays), and their words, are listed and
 * not counted. Fails above the limit. One language of each catalogue is counted: the largest.
 */

import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT_KB = 150;
const STATIC = new URL("../../trianon/web/static/", import.meta.url);

const weigh = (path) => gzipSync(readFileSync(new URL(path, STATIC)), { level: 9 }).length;
const assets = readdirSync(new URL("assets/", STATIC)).filter((name) => /\.(js|css|svg)$/.test(name));

/** Catalogues are the chunks that hold nothing but Fluent messages. */
const isCatalogue = (name) =>
  name.endsWith(".js") && /^(var|let|const) \w+=(`|"|')#/.test(readFileSync(new URL(`assets/${name}`, STATIC), "utf8"));

const games = readdirSync(new URL("../src/games/", import.meta.url), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name);
const pages = readdirSync(new URL("../src/shell/pages/", import.meta.url)).map((name) => name.split(".")[0]);
const kindOf = (name) => name.split("-")[0];
const line = (size, name) => console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${name}`);

const catalogues = new Map();
const weights = new Map(games.map((game) => [game, 0]));
let shared = weigh("index.html") + weigh("theme.js") + weigh("favicon.svg");
const count = (kind, size) => (weights.has(kind) ? weights.set(kind, weights.get(kind) + size) : (shared += size));

for (const name of assets) {
  const size = weigh(`assets/${name}`);
  if (isCatalogue(name)) {
    catalogues.set(kindOf(name), Math.max(catalogues.get(kindOf(name)) ?? 0, size));
    continue;
  }
  if (!pages.includes(kindOf(name))) count(kindOf(name), size);
  line(size, name);
}
for (const [kind, size] of catalogues) {
  if (kind === "common" || weights.has(kind)) count(kind, size);
  line(size, `words: ${kind}`);
}
for (const [game, size] of weights) line(shared + size, `everything with ${game} (limit ${LIMIT_KB})`);
if (shared + Math.max(...weights.values()) > LIMIT_KB * 1000) process.exit(1);
