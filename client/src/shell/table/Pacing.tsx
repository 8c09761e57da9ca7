/** How fast the steps of the others are shown, and past all of them at once; the same on every board. */

import fast from "icon:fast-forward-button";
import speed from "icon:speedometer";
import { Button } from "../../design";
import { useKeys } from "../../games/keys";
import { t } from "../../words";
import { change, paces, settings } from "../settings";
import type { Playback } from "./playback";

export function Pacing({ playback }: { playback: Playback }) {
  const shows = !playback.settled.value && !playback.skipping.value;
  const at = Math.max(0, paces.indexOf(settings.value.pace));
  useKeys((event) => {
    if (event.key === "Escape" && shows) playback.skip();
  });
  return (
    <div class="pacing" role="group" aria-label={t("ui-pace")}>
      <Button size="s" kind="quiet" icon={fast} disabled={!shows} onClick={() => playback.skip()}>
        {t("ui-skip-steps")}
      </Button>
      <Button
        size="s"
        kind="quiet"
        class="pacing-speed"
        icon={speed}
        title={t("ui-pace")}
        onClick={() => change({ pace: paces[(at + 1) % paces.length]! })}
      >
        <span class="visually-hidden">{t("ui-pace")}: </span>
        {t(`ui-pace-${paces[at]!}`)}
      </Button>
    </div>
  );
}
