/** The house on the device: its service worker, and the browser's offer to install it. */

import { signal } from "@preact/signals";

/** What browsers allow only to pages that came over HTTPS, or from this machine. */
export const isSecure = isSecureContext;

/** Chromium's own event; other browsers have their own menus for it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

/** Asks the reader whether to install; null where the browser does not offer it, or it is installed. */
export const install = signal<(() => void) | null>(null);

export function startWorker(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    install.value = () => {
      install.value = null;
      void (event as InstallOffer).prompt();
    };
  });
  addEventListener("appinstalled", () => (install.value = null));
  // While the client is being developed nothing may be kept.
  if (!import.meta.env.PROD || !isSecure || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker
    .register("/worker.js")
    .catch((error: unknown) => console.info("trianon: without a network this page will not open", error));
}
