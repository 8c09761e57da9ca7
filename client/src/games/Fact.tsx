/** One small fact beside a player's name: a picture and a number. */

import { classes, Icon } from "../design";

export interface FactProps {
  art: string;
  label: string;
  /** What it is good for. */
  help?: string;
  count: number | string;
  size?: string;
  class?: string;
  /** What it counts, for things that fly to it. */
  owned?: string;
}

/** What whoever points at a fact is told. */
export const factTitle = (label: string, help?: string): string => (help ? `${label}\n${help}` : label);

export function Fact({ art, label, help, count, size = "1.1em", class: extra, owned }: FactProps) {
  return (
    <span class={classes("fact", extra)} title={factTitle(label, help)} data-owned={owned}>
      <Icon art={art} size={size} label={label} />
      <span class="tabular" aria-hidden="true">
        {count}
      </span>
    </span>
  );
}
