/** Things to press. */

import { classes } from "./classes";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "./Icon";

type Native = Omit<JSX.IntrinsicElements["button"], "icon" | "size" | "label" | "autoFocus" | "ref">;

export interface ButtonProps extends Native {
  kind?: "primary" | "plain" | "quiet" | "danger";
  size?: "s" | "m" | "l";
  icon?: string;
  busy?: boolean;
  /** Takes the keyboard when it appears: the natural next thing to press. */
  autoFocus?: boolean;
  children?: ComponentChildren;
}

export function Button({
  kind = "plain",
  size = "m",
  icon,
  busy,
  children,
  class: extra,
  disabled,
  autoFocus,
  ...rest
}: ButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (autoFocus) ref.current?.focus();
  }, []);
  return (
    <button
      ref={ref}
      type="button"
      {...rest}
      class={classes("button", `button-${kind}`, `button-${size}`, typeof extra === "string" ? extra : "")}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : icon && <Icon art={icon} />}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}

export interface IconButtonProps extends Native {
  icon: string;
  /** What it does, for everybody who cannot see the icon, and as a tip for those who can. */
  label: string;
  size?: "s" | "m";
  pressed?: boolean;
}

export function IconButton({ icon, label, size = "m", pressed, class: extra, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      class={classes("icon-button", `icon-button-${size}`, typeof extra === "string" ? extra : "")}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
    >
      <Icon art={icon} size="1.35em" />
    </button>
  );
}

export function Spinner({ label }: { label?: string }) {
  return (
    <span class="spinner" role={label ? "status" : undefined}>
      {label && <span class="visually-hidden">{label}</span>}
    </span>
  );
}

/** Grey shapes while something is on its way. */
export function Skeleton({ height = "1rem", width = "100%" }: { height?: string; width?: string }) {
  return <span class="skeleton" style={{ height, width }} aria-hidden="true" />;
}
