/** What this browser remembers: language, theme, motion, confirmation of moves. */

import { computed, effect, signal } from "@preact/signals";
import { type Language, LANGUAGES, preferred, setLanguage } from "../words";

const KEY = "trianon.settings";

export interface Settings {
  language: Language | "auto";
  theme: "system" | "light" | "dark";
  motion: "system" | "on" | "off";
  /** Which moves are asked about once more: those that make the steps of a turn final, or all. */
  confirmed: "none" | "final" | "every";
}

const DEFAULTS: Settings = { language: "auto", theme: "system", motion: "system", confirmed: "final" };

function remembered(): Settings {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...DEFAULTS, ...(typeof saved === "object" ? saved : {}) };
  } catch (error) {
    console.warn("trianon: settings unreadable, using defaults", error);
    return DEFAULTS;
  }
}

export const settings = signal<Settings>(remembered());

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.peek(), ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.peek()));
  } catch (error) {
    console.warn("trianon: this browser does not keep settings", error);
  }
}

function media(query: string) {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => (matches.value = list.matches));
  return matches;
}

const systemDark = media("(prefers-color-scheme: dark)");
const systemStill = media("(prefers-reduced-motion: reduce)");

export const theme = computed(() => {
  const wish = settings.value.theme;
  return wish === "system" ? (systemDark.value ? "dark" : "light") : wish;
});

/** May things move? */
export const motion = computed(() => {
  const wish = settings.value.motion;
  return wish === "system" ? !systemStill.value : wish === "on";
});

export const wantedLanguage = computed<Language>(() => {
  const wish = settings.value.language;
  return wish !== "auto" && wish in LANGUAGES ? wish : preferred();
});

/** Keeps the page in step with the settings; resolves once the first words are there. */
export function applySettings(): Promise<void> {
  let first: Promise<void> | undefined;
  effect(() => {
    const spoken = setLanguage(wantedLanguage.value);
    first ??= spoken;
  });
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
    document.documentElement.dataset.motion = motion.value ? "on" : "off";
  });
  return first ?? Promise.resolve();
}
