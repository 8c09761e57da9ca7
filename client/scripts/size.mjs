/** Weighs the built client, gzipped, without fonts; fails above the limit. One language of each catalogue is counted: the largest. */

import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT_KB = 150;
const STATIC = new URL("../../trianon/web/static/", import.meta.url);

const weigh = (path) => gzipSync(readFileSync(new URL(path, STATIC)), { level: 9 }).length;
const assets = readdirSync(new URL("assets/", STATIC)).filter((name) => /\.(js|css|svg)$/.test(name));

/** Catalogues are the chunks that hold nothing but Fluent messages. */
const isCatalogue = (name) => name.endsWith(".js") && /^(var|let|const) \w+=(`|"|')#/.test(readFileSync(new URL(`assets/${name}`, STATIC), "utf8"));

const catalogues = new Map();
let total = weigh("index.html") + weigh("theme.js") + weigh("favicon.svg");
for (const name of assets) {
  const size = weigh(`assets/${name}`);
  if (isCatalogue(name)) {
    const kind = name.split("-")[0];
    catalogues.set(kind, Math.max(catalogues.get(kind) ?? 0, size));
    continue;
  }
  total += size;
  console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${name}`);
}
for (const [kind, size] of catalogues) {
  total += size;
  console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  words: ${kind}`);
}
console.log(`${(total / 1000).toFixed(1).padStart(7)} kB  everything (limit ${LIMIT_KB})`);
if (total > LIMIT_KB * 1000) process.exit(1);
