/** Who this browser is at the table. */

import { signal } from "@preact/signals";
import type { Me } from "../wire";
import { api, ApiProblem } from "./api";

export const me = signal<Me | null>(null);
/** Nobody answered when this page was opened. */
export const unreachable = signal(false);

let asking: Promise<void> | null = null;

/**
 * Asks the server who we are, once. Everything else waits for it: the first answer gives this browser its identity,
 * and a socket or a second request that goes out before would be somebody else.
 */
export function whoAmI(): Promise<void> {
  asking ??= fetchMe().catch((error: unknown) => {
    asking = null;
    throw error;
  });
  return asking;
}

async function fetchMe(): Promise<void> {
  try {
    me.value = await api.me();
    unreachable.value = false;
  } catch (error) {
    unreachable.value = error instanceof ApiProblem && error.code === "unreachable";
    throw error;
  }
}

const CHANGED = "trianon.identity";

/** This browser is somebody else from now on. Other windows have to notice: their tables belong to the old one. */
export async function become(asked: Promise<Me>): Promise<void> {
  me.value = await asked;
  try {
    localStorage.setItem(CHANGED, String(Date.now()));
  } catch (error) {
    console.warn("trianon: other windows are not told who we are now", error);
  }
}

/** Loads this window anew when another one has signed in or out. */
export function followIdentity(): void {
  addEventListener("storage", (event) => event.key === CHANGED && location.reload());
}

export async function rename(name: string): Promise<void> {
  if (name.trim() && name.trim() !== me.peek()?.name) me.value = await api.rename(name.trim());
}

const isLocal = (): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

/** No other device can open this server's pages. */
export const isHereOnly = (): boolean => isLocal() && me.value?.lan_address === "";

/** The address of a page that other devices can open: not "localhost", which would mean their own. */
export function shareLink(path: string): string {
  const base = isLocal() && me.value?.lan_address ? me.value.lan_address.replace(/\/$/, "") : location.origin;
  return base + path;
}
