/** One small fact beside a player's name: a picture and a number. */

import { classes, Icon } from "../design";

export interface FactProps {
  art: string;
  label: string;
  count: number | string;
  size?: string;
  class?: string;
  /** What it counts, for things that fly to it. */
  owned?: string;
}

export function Fact({ art, label, count, size = "1.1em", class: extra, owned }: FactProps) {
  return (
    <span class={classes("fact", extra)} title={label} data-owned={owned}>
      <Icon art={art} size={size} label={label} />
      <span class="tabular" aria-hidden="true">
        {count}
      </span>
    </span>
  );
}
