/** Which round it is, and what is special about it. */

import type { ComponentChildren } from "preact";
import { classes } from "../design";

export interface RoundMarkProps {
  text: string;
  title?: string;
  class?: string;
  children?: ComponentChildren;
}

export function RoundMark({ text, title, class: extra, children }: RoundMarkProps) {
  return (
    <div class={classes("round-mark", extra)} title={title}>
      <p>{text}</p>
      {children}
    </div>
  );
}
