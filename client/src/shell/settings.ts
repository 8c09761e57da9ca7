/** What this browser remembers: language, light, colours, motion, sound, confirmation of moves, hints once read. */

import { computed, effect, signal } from "@preact/signals";
import { type Language, LANGUAGES, preferred, setLanguage } from "../words";

const KEY = "trianon.settings";

/** How fast the steps of others are shown: what every time is multiplied by. */
const PACES = { calm: 1, brisk: 0.5, fast: 0.2 } as const;
export type Pace = keyof typeof PACES;
export const paces = Object.keys(PACES) as Pace[];

export interface Settings {
  language: Language | "auto";
  theme: "system" | "light" | "dark";
  motion: "system" | "on" | "off";
  pace: Pace;
  /** Which moves are asked about once more: those that make the steps of a turn final, or all. */
  confirmed: "none" | "final" | "every";
  /** Colours of the seats that also colour-blind people tell apart. */
  palette: "usual" | "distinct";
  /** On a phone, what the thumb reaches lies on this side. */
  hand: "right" | "left";
  sound: boolean;
  /** The browser tells when it is my turn while another page is in front. */
  notices: boolean;
  /** The hint about long presses has been read. */
  knowsLongPress: boolean;
  /** Hear when the own time runs short. */
  lowTimeSound: boolean;
  /** Questions with one answer are asked all the same. */
  asksAll: boolean;
  /** A kind of question that is new to this reader is explained. */
  explains: boolean;
  /** Those that have been explained. */
  knows: readonly string[];
}

const DEFAULTS: Settings = {
  language: "auto",
  theme: "system",
  motion: "system",
  pace: "calm",
  confirmed: "final",
  palette: "usual",
  hand: "right",
  sound: false,
  notices: false,
  knowsLongPress: false,
  lowTimeSound: false,
  asksAll: false,
  explains: true,
  knows: [],
};

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
/** Things explain themselves when a mouse rests on them; without one, a long press does. */
export const hasMouse = media("(hover: hover)");

export const theme = computed(() => {
  const wish = settings.value.theme;
  return wish === "system" ? (systemDark.value ? "dark" : "light") : wish;
});

/** May things move? */
export const motion = computed(() => {
  const wish = settings.value.motion;
  return wish === "system" ? !systemStill.value : wish === "on";
});

export const pace = computed(() => PACES[settings.value.pace] ?? PACES.calm);

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
    document.documentElement.dataset.palette = settings.value.palette;
    document.documentElement.dataset.hand = settings.value.hand;
  });
  return first ?? Promise.resolve();
}
