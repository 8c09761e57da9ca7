/** Words in the chosen language, from the Fluent catalogues that the terminal uses too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import * as outside from "virtual:outside-games";

export const LANGUAGES = { en: "English", cs: "Čeština", nl: "Nederlands" } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>(
  ["../../../trianon/locales/*/*.ftl", "!../../../trianon/locales/*/{terminal,mail}.ftl"],
  { query: "?raw", import: "default" },
);

/** The language on the page now; it changes only once its words have arrived. */
export const language = signal<Language>("en");
const bundle = signal<FluentBundle | null>(null);
const loads = new Map<string, Promise<void>>();
const resources = new Map<string, FluentResource>();

const catalogues = (): string[] => ["common", ...loads.keys()];

/** How to fetch a catalogue in a language; undefined where there is none. */
const fileOf = (name: string): (() => Promise<string>) | undefined =>
  files[`../../../trianon/locales/${name}.ftl`] ?? outside.catalogues[name];

const nameOf = (lang: Language, catalogue: string): string => `${lang}/${catalogue}`;

/** Fetch the words of all catalogues in a language; more of them may be wanted meanwhile. */
async function fetchAll(lang: Language): Promise<void> {
  const missing = () =>
    catalogues()
      .map((catalogue) => nameOf(lang, catalogue))
      .filter((name) => fileOf(name) && !resources.has(name));
  for (let names = missing(); names.length > 0; names = missing()) {
    const texts = await Promise.all(names.map((name) => fileOf(name)!()));
    names.forEach((name, at) => resources.set(name, new FluentResource(texts[at]!)));
  }
}

/** All words that are here by now. */
function collect(lang: Language): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const catalogue of catalogues()) {
    const resource = resources.get(nameOf(lang, catalogue));
    if (!resource) continue;
    for (const error of made.addResource(resource)) console.error("trianon words:", error);
  }
  return made;
}

/** Speak this language from now on. */
export async function setLanguage(lang: Language): Promise<void> {
  await fetchAll(lang);
  bundle.value = collect(lang);
  language.value = lang;
  document.documentElement.lang = lang;
}

/** Make the words of a game available (in the present language and every later one). */
export function loadWords(catalogue: string): Promise<void> {
  const begun = loads.get(catalogue);
  if (begun) return begun;
  loads.set(catalogue, Promise.resolve());
  const loading = fetchAll(language.peek()).then(() => {
    bundle.value = collect(language.peek());
  });
  loads.set(catalogue, loading);
  loading.catch(() => loads.delete(catalogue)); // the next one to need it tries again
  return loading;
}

/** The reader's best match among our languages. */
export function preferred(wishes: readonly string[] = navigator.languages): Language {
  for (const wish of wishes) {
    const lang = wish.slice(0, 2).toLowerCase();
    if (lang in LANGUAGES) return lang as Language;
  }
  return "en";
}

/** Pattern of `id` or `id.attribute`, null when the catalogues have none. */
function patternOf(id: string) {
  const [name = "", attribute] = id.split(".");
  const message = bundle.value?.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/** Is there a message (or `message.attribute`) with this id? */
export const has = (id: string): boolean => patternOf(id) !== null;

/** In Czech a preposition or conjunction of one letter does not stand at the end of a line. */
const ALONE = /(?<=^|[\s(„–])([kosuvzai]) (?=\S)/giu;

const typeset = (text: string): string => (language.value === "cs" ? text.replace(ALONE, "$1\u00a0") : text);

/** The words of a message. Components that call it are drawn again when the language changes. */
export function t(id: string, args: Args = {}): string {
  const pattern = patternOf(id);
  if (pattern === null) return bundle.value ? id : "";
  const errors: Error[] = [];
  const text = bundle.value!.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(`trianon words: ${id}:`, error);
  return typeset(text);
}

/** Like `t`, and which variables the message wanted but did not get. */
export function format(id: string, args: Args): { text: string; missing: string[] } | null {
  const pattern = patternOf(id);
  if (pattern === null) return null;
  const errors: Error[] = [];
  const text = bundle.value!.formatPattern(pattern, args, errors);
  const missing = errors.flatMap((error) => /\$([\w-]+)/.exec(error.message)?.[1] ?? []);
  return { text: typeset(text), missing };
}
