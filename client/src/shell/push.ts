/** News on this device also while no page of the house is open: the browser's subscription, kept with the server. */

import { computed, effect } from "@preact/signals";
import { language } from "../words";
import { api } from "./api";
import { me } from "./me";
import { isNotified } from "./notices";

/** Keeps the server in step with who this browser is, what it speaks, and whether it wants to be told. */
export function startPush(): void {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return;
  const wanted = computed(isNotified);
  effect(() => {
    const key = me.value?.push_key;
    if (!key) return;
    const keeping = wanted.value ? subscribe(key, language.value) : end();
    keeping.catch((error: unknown) => console.info("trianon: this browser is told nothing while it is closed", error));
  });
}

async function subscribe(key: string, speaking: typeof language.value): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const held =
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = held.toJSON();
  await api.subscribe({
    endpoint: endpoint ?? "",
    key: keys?.["p256dh"] ?? "",
    secret: keys?.["auth"] ?? "",
    language: speaking,
  });
}

async function end(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const held = await registration?.pushManager.getSubscription();
  if (!held) return;
  await api.endSubscription(held.endpoint);
  await held.unsubscribe();
}
