/**
 * Games that live outside this package, such as the template for new ones: TRIANON_GAMES names their folders, separated
 * as in PATH. The name of a folder is the id of its game; inside are client/index.tsx, the board, and
 * locales/<language>/<id>.ftl, its words.
 */

import { existsSync, readdirSync } from "node:fs";
import { basename, delimiter, join, resolve } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:outside-games";

/** The folders that TRIANON_GAMES names. */
export const outsideFolders = (setting = process.env.TRIANON_GAMES ?? ""): string[] =>
  setting
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => resolve(folder));

/** One line of an object: a name, and how to fetch what it stands for. */
const entry = (name: string, file: string, then = ""): string =>
  `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})${then},`;

function boardOf(folder: string): string {
  const file = join(folder, "client", "index.tsx");
  if (!existsSync(file)) throw new Error(`TRIANON_GAMES: there is no board at ${file}`);
  return entry(basename(folder), file);
}

function cataloguesOf(folder: string): string[] {
  const game = basename(folder);
  const languages = readdirSync(join(folder, "locales"));
  return languages.map((language) =>
    entry(`${language}/${game}`, `${join(folder, "locales", language, game)}.ftl?raw`, ".then((file) => file.default)"),
  );
}

/** `virtual:outside-games`, which the registry and the catalogues read beside what the package has itself. */
export function outsideGames(folders: readonly string[]): Plugin {
  return {
    name: "outside-games",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const boards = folders.map(boardOf).join("\n");
      const catalogues = folders.flatMap(cataloguesOf).join("\n");
      return `export const boards = {\n${boards}\n};\nexport const catalogues = {\n${catalogues}\n};\n`;
    },
  };
}
