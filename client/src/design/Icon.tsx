/** One drawing of the game-icons set: `import crown from "icon:crown"`, then `<Icon art={crown} />`. */

import { labelled } from "./labelled";

export interface IconProps {
  art: string;
  /** CSS length; the text size by default. */
  size?: string;
  /** A name for screen readers; without it the icon is ornament. */
  label?: string;
  class?: string;
}

export function Icon({ art, size = "1.15em", label, class: extra = "" }: IconProps) {
  return (
    <svg
      class={`icon ${extra}`}
      viewBox="0 0 512 512"
      width={size}
      height={size}
      {...labelled(label)}
      focusable="false"
      dangerouslySetInnerHTML={{ __html: art }}
    />
  );
}
