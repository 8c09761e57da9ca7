/** 'Your move' for whoever looks at something else: a sound, and a notice of the browser. */

import { effect } from "@preact/signals";
import { has, t } from "../words";
import { called } from "../words/describe";
import { chime } from "./chime";
import { isSecure } from "./install";
import { turns } from "./mine";
import { navigate } from "./router";
import { change, settings } from "./settings";

export const canNotify = (): boolean => "Notification" in window && isSecure;
export const isNotified = (): boolean => settings.value.notices && canNotify() && Notification.permission === "granted";

/** Ask the browser; only ever after a click. */
export async function wantNotices(wanted: boolean): Promise<void> {
  change({ notices: wanted && (await Notification.requestPermission()) === "granted" });
}

/** Tells of every table where it has become my turn, unless it is in front of me. */
export function startNotices(): void {
  let before: Set<string> | null = null;
  effect(() => {
    const known = before;
    const waiting = turns.value;
    before = new Set(waiting.map((table) => table.id));
    const fresh = waiting.filter((table) => known && !known.has(table.id));
    if (fresh.length === 0) return;
    if (settings.peek().sound) chime("my turn");
    if (!document.hidden || !isNotified()) return;
    const [first] = fresh;
    const title = fresh.length === 1 ? t("ui-your-turn") : t("ui-turns", { count: fresh.length });
    const names = first!.chairs.filter((chair) => !chair.yours).map(called);
    const game = has(`${first!.game}-title`) ? t(`${first!.game}-title`) : first!.game;
    show(title, [game, ...names].join(" · "), fresh.length === 1 ? `/t/${first!.id}` : "/");
  });
}

function show(title: string, body: string, path: string): void {
  try {
    const notice = new Notification(title, { body, tag: path, icon: "/favicon.svg" });
    notice.onclick = () => {
      window.focus();
      navigate(path);
      notice.close();
    };
  } catch (error) {
    console.info("trianon: this browser shows notices only for its service worker", error);
    void navigator.serviceWorker.ready.then((worker) =>
      worker.showNotification(title, { body, tag: path, icon: "/icon-192.png", data: path }),
    );
  }
}
