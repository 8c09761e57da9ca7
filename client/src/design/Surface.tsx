/** Paper, frames and ornaments. */

import { classes } from "./classes";
import type { ComponentChildren, JSX } from "preact";
import { seatStyle } from "./Emblem";

/** A sheet of paper with a gilded edge: sections of a page. */
export function Panel({
  title,
  children,
  aside,
  class: extra = "",
  level = 2,
}: {
  title?: string;
  children: ComponentChildren;
  aside?: ComponentChildren;
  class?: string;
  level?: 2 | 3;
}) {
  const Heading = `h${level}` as "h2" | "h3";
  return (
    <section class={`panel ${extra}`}>
      {title && (
        <header class="panel-head">
          <Heading>{title}</Heading>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}

export interface CardFrameProps extends Omit<JSX.IntrinsicElements["div"], "width"> {
  /** Owner's colour; draws the edge and sets `--seat*` for the inside. */
  colour?: string;
  face?: "up" | "down";
  width?: string;
  chosen?: boolean;
  /** May be chosen now. */
  lit?: boolean;
  children?: ComponentChildren;
}

/** The body of a playing card: paper, rounded corners, gilt inner line; a patterned back when face down. */
export function CardFrame({
  colour = "",
  face = "up",
  width = "6rem",
  chosen,
  lit,
  children,
  class: extra,
  style,
  ...rest
}: CardFrameProps) {
  const own = typeof style === "object" ? (style as Record<string, string>) : {};
  return (
    <div
      {...rest}
      class={classes(
        "card",
        `card-${face}`,
        chosen && "card-chosen",
        lit && "card-lit",
        typeof extra === "string" ? extra : "",
      )}
      style={{ ...seatStyle(colour), "--card-width": width, ...own }}
    >
      {children}
    </div>
  );
}

/** A horizontal rule with a small flourish. */
export function Flourish() {
  return (
    <svg class="flourish" viewBox="0 0 240 20" aria-hidden="true">
      <path d="M2 10h82M156 10h82" stroke="currentColor" stroke-width="1" />
      <path
        d="M120 2c4 4 4 12 0 16-4-4-4-12 0-16zM112 10c-6-7-16-7-20-1-2 4 2 8 6 6M128 10c6-7 16-7 20-1 2 4-2 8-6 6"
        fill="none"
        stroke="currentColor"
        stroke-width="1.4"
        stroke-linecap="round"
      />
      <circle cx="2.500" cy="10" r="2" fill="currentColor" />
      <circle cx="237.500" cy="10" r="2" fill="currentColor" />
    </svg>
  );
}

/** One line saying what went wrong and what to do; read aloud at once. */
export function ProblemLine({ children, action }: { children: ComponentChildren; action?: ComponentChildren }) {
  return (
    <div class="problem" role="alert">
      <span>{children}</span>
      {action}
    </div>
  );
}
