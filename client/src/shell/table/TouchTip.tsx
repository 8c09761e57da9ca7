/** Said once, where there is no mouse: a long press explains a thing. */

import { Button } from "../../design";
import { t } from "../../words";
import { change, hasMouse, settings } from "../settings";

export function TouchTip() {
  if (hasMouse.value || settings.value.knowsLongPress) return null;
  return (
    <p class="tip">
      <span>{t("ui-long-press")}</span>
      <Button size="s" kind="quiet" onClick={() => change({ knowsLongPress: true })}>
        {t("ui-understood")}
      </Button>
    </p>
  );
}
