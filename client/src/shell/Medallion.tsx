/** A game in one sign and in one word. */

import { Icon } from "../design";
import { gameEntry } from "../games/registry";
import { has, t } from "../words";

export const titleOf = (id: string): string => (has(`${id}-title`) ? t(`${id}-title`) : id);

export function Medallion({ game }: { game: string }) {
  const { hues, icon } = gameEntry(game);
  return (
    <span class="medallion medallion-s" style={{ "--hue-1": hues[0], "--hue-2": hues[1] }}>
      <Icon art={icon} size="62%" />
    </span>
  );
}
