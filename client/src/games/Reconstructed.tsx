/** The sign of a figure that is reconstructed, because no source shows the printed one. */

import { t } from "../words";

export const SIGN = "†";

/** Stands behind the figure; says itself to those who point at it or cannot see it. */
export function Reconstructed() {
  const words = t("ui-reconstructed");
  return (
    <abbr class="reconstructed" title={words} aria-label={words} role="img">
      {SIGN}
    </abbr>
  );
}
