/** Words in the chosen language, from the Fluent catalogues that the terminal uses too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";

export const LANGUAGES = { en: "English", cs: "Čeština", nl: "Nederlands" } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>(["../../../trianon/locales/*/*.ftl", "!../../../trianon/locales/*/terminal.ftl"], { query: "?raw", import: "default" });

/** The language on the page now; it changes only once its words have arrived. */
export const language = signal<Language>("en");
const bundle = signal<FluentBundle | null>(null);
const catalogues = new Set<string>(["common"]);

const fileOf = (lang: Language, catalogue: string) => files[`../../../trianon/locales/${lang}/${catalogue}.ftl`];

async function load(lang: Language): Promise<FluentBundle> {
  const made = new FluentBundle(lang, { useIsolating: false });
  const texts = await Promise.all([...catalogues].map((name) => fileOf(lang, name)?.()));
  for (const text of texts) {
    if (text === undefined) continue;
    for (const error of made.addResource(new FluentResource(text))) console.error("trianon words:", error);
  }
  return made;
}

/** Speak this language from now on. */
export async function speak(lang: Language): Promise<void> {
  const made = await load(lang);
  bundle.value = made;
  language.value = lang;
  document.documentElement.lang = lang;
}

/** Make the words of a game available (in the present language and every later one). */
export async function learn(catalogue: string): Promise<void> {
  if (catalogues.has(catalogue)) return;
  catalogues.add(catalogue);
  bundle.value = await load(language.peek());
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

/** The words of a message. Components that call it are drawn again when the language changes. */
export function t(id: string, args: Args = {}): string {
  const pattern = patternOf(id);
  if (pattern === null) return bundle.value ? id : "";
  const errors: Error[] = [];
  const text = bundle.value!.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(`trianon words: ${id}:`, error);
  return text;
}

/** Like `t`, and which variables the message wanted but did not get. */
export function attempt(id: string, args: Args): { text: string; missing: string[] } | null {
  const pattern = patternOf(id);
  if (pattern === null) return null;
  const errors: Error[] = [];
  const text = bundle.value!.formatPattern(pattern, args, errors);
  const missing = errors.flatMap((error) => /\$([\w-]+)/.exec(error.message)?.[1] ?? []);
  return { text, missing };
}
