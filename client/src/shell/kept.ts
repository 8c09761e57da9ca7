/** Settings follow the account: what is changed on one device is found on the others. */

import { effect } from "@preact/signals";
import { api } from "./api";
import { me } from "./me";
import { change, type Settings, settings } from "./settings";

const PAUSE = 600; // whoever tries several in a row sends the last one

export function keepSettings(): void {
  let known = ""; // what the account has
  let timer = 0;
  const send = () => {
    known = JSON.stringify(settings.peek());
    api
      .keepSettings(settings.peek())
      .catch((error: unknown) => console.info("trianon: settings were not kept with the account", error));
  };
  effect(() => {
    if (!me.value?.account) return;
    const kept: Partial<Settings> = me.value.settings;
    if (Object.keys(kept).length === 0) return send();
    change(kept);
    known = JSON.stringify(settings.peek());
  });
  effect(() => {
    const wanted = JSON.stringify(settings.value);
    clearTimeout(timer);
    if (me.peek()?.account && wanted !== known) timer = window.setTimeout(send, PAUSE);
  });
}
