/**
 * The service worker as a file of its own at the root of the site, where it serves all pages; it begins with the names of
 * the files that were built with it.
 */

import type { Plugin } from "vite";

export const WORKER = "worker.js";
/** Files beside the built ones, and the page itself. */
const BESIDE = ["/", "/theme.js", "/favicon.svg", "/manifest.webmanifest"];
/** Whoever has no network reads in one of these. */
const WORDS = /\/locales\/\w+\/common\.ftl/;

export function builtFiles(): Plugin {
  return {
    name: "built-files",
    enforce: "post",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") throw new Error(`the service worker was not built as ${WORKER}`);
      const found = new Set<string>();
      const take = (name: string) => {
        const file = bundle[name];
        if (found.has(name) || file?.type !== "chunk") return;
        found.add(name);
        file.imports.forEach(take);
        file.viteMetadata?.importedCss.forEach((css) => found.add(css));
      };
      const opens = (chunk: (typeof chunks)[number]) => chunk.isEntry || WORDS.test(chunk.facadeModuleId ?? "");
      chunks.filter((chunk) => chunk !== worker && opens(chunk)).forEach((chunk) => take(chunk.fileName));
      const shell = [...BESIDE, ...[...found].map((name) => `/${name}`)];
      const built = Object.keys(bundle)
        .filter((name) => name.startsWith("assets/"))
        .map((name) => `/${name}`);
      worker.code = `const SHELL=${JSON.stringify(shell)},BUILT=${JSON.stringify(built)};\n${worker.code}`;
    },
  };
}
