/** My games, known on every page: which are running, and where it is my turn. */

import { computed, effect, signal } from "@preact/signals";
import type { TableInfo } from "../wire";
import { api } from "./api";
import { me } from "./me";
import { route } from "./router";

const REFRESH = 6000;
const SELDOM = 5; // in the background only every fifth time

/** Null until they are known. */
export const running = signal<readonly TableInfo[] | null>(null);
const hidden = signal(document.hidden);

export const isMine = (table: TableInfo): boolean => table.chairs.some((chair) => chair.yours);
/** Also where a bot plays for me meanwhile, somebody else is to move. */
export function isMyTurn(table: TableInfo): boolean {
  const asked = table.waiting === null ? undefined : table.chairs[table.waiting];
  return table.status === "playing" && !!asked?.yours && asked.stand_in === "";
}

/** The tables that wait for me, without the one in front of me. */
export const turns = computed(() => {
  const here = route.value;
  const seen = here.page === "table" && !hidden.value ? here.id : "";
  return (running.value ?? []).filter((table) => isMyTurn(table) && table.id !== seen);
});

async function refresh(): Promise<void> {
  try {
    running.value = await api.running();
  } catch (error) {
    console.info("trianon: my games are not to be had at the moment", error);
  }
}

/** Keeps the list fresh, and lets the icon of the page say that it is my turn. */
export function watchMyGames(): void {
  let missed = 0;
  setInterval(() => {
    missed = document.hidden ? (missed + 1) % SELDOM : 0;
    if (missed === 0) void refresh();
  }, REFRESH);
  document.addEventListener("visibilitychange", () => {
    hidden.value = document.hidden;
    void refresh();
  });
  // Whoever signs in or comes from a table has other games, or another turn.
  effect(() => {
    if (me.value && route.value) void refresh();
  });
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  effect(() => {
    const count = turns.value.length;
    if (icon) icon.href = count > 0 ? "/favicon-turn.svg" : "/favicon.svg";
    // Only an installed page has a badge, and not every browser knows of it.
    if ("setAppBadge" in navigator) void navigator.setAppBadge(count).catch(() => undefined);
  });
}
