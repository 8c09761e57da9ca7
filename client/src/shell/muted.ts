/** Whose chat this browser does not want to read. An author's mark belongs to one table, so a list is enough. */

import { signal } from "@preact/signals";

const KEY = "trianon.muted";
const KEPT = 200;

function read(): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(saved) ? saved.filter((author): author is string => typeof author === "string") : [];
  } catch (error) {
    console.warn("trianon: the list of muted people is unreadable", error);
    return [];
  }
}

export const muted = signal<readonly string[]>(read());

function keep(authors: readonly string[]): void {
  muted.value = authors;
  try {
    localStorage.setItem(KEY, JSON.stringify(authors));
  } catch (error) {
    console.warn("trianon: this browser does not keep who is muted", error);
  }
}

export const mute = (author: string): void =>
  keep([author, ...muted.value.filter((other) => other !== author)].slice(0, KEPT));
export const unmute = (author: string): void => keep(muted.value.filter((other) => other !== author));
