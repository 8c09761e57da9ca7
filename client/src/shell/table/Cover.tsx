/** Several people on one device: nothing is shown until the right one holds it. */

import { Button, SeatBadge } from "../../design";
import { t } from "../../words";

export function Cover({ name, colour, onReady }: { name: string; colour: string; onReady: () => void }) {
  return (
    <div class="cover">
      <div class="cover-card">
        <SeatBadge colour={colour} size="4.5rem" named />
        <h1>{t("ui-pass-to", { name })}</h1>
        <p class="soft">{t("ui-pass-to-text")}</p>
        <Button kind="primary" size="l" autoFocus onClick={onReady}>
          {t("ui-i-am", { name })}
        </Button>
      </div>
    </div>
  );
}
