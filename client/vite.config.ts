import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { defineConfig, type Plugin } from "vite";
import { builtFiles, WORKER } from "./built-files.ts";
import { outsideFolders, outsideGames } from "./outside-games.ts";

/** `import crown from "icon:crown"` gives the inner SVG of that game-icons drawing; only imported icons are bundled. */
function gameIcons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  let icons: Record<string, { body: string }> | undefined;
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0icon:")) return undefined;
      icons ??= (JSON.parse(readFileSync(file, "utf8")) as { icons: Record<string, { body: string }> }).icons;
      const name = id.slice("\0icon:".length);
      const icon = icons[name];
      if (!icon) throw new Error(`game-icons has no icon named "${name}"`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}

const folders = outsideFolders();

export default defineConfig({
  plugins: [gameIcons(), outsideGames(folders), builtFiles()],
  // Boards outside this folder find neither its packages nor its settings by themselves.
  resolve: { dedupe: ["preact", "@preact/signals"] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../trianon/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", worker: "src/worker/worker.ts" },
      output: { entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js") },
      // Otherwise each place that uses an icon gets its own copy of the drawing.
      optimization: { inlineConst: false },
    },
  },
  server: {
    fs: { allow: ["..", ...folders] },
    proxy: {
      "/api": "http://localhost:8000",
      "/ws": { target: "ws://localhost:8000", ws: true },
    },
  },
});
