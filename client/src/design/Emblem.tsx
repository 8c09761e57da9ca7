/** The sign of a seat colour: every colour has a shape of its own, so that colour is never the only sign. */

import { labelled } from "./labelled";
import { has, t } from "../words";

const SHAPES: Record<string, string> = {
  // fleur-de-lys
  blue:
    "M12 1.500c2.200 2.800 3.200 5 3.200 7.200 0 2.100-.9 3.900-1.900 5.600h1.300c.4-3.900 2.600-6.600 " +
    "5.300-6.600 2.100 0 3.600 1.500 3.600 3.500 0 2.200-1.700 3.900-4.100 3.900-.5 0-.8-.2-.8-.6 " +
    "0-.5.6-.8.6-1.600 0-.6-.4-1-1-1-1.200 0-1.900 1.100-2.100 2.400h1.100v2.900h-3.800c.3 2.200 1 " +
    "4-1.400 5.800-2.400-1.800-1.700-3.600-1.400-5.800H6.800v-2.900h1.100" +
    "c-.2-1.300-.9-2.400-2.100-2.400-.6 0-1 .4-1 1 0 .8.6 1.100.6 1.600 0 .4-.3.6-.8.6-2.400 " +
    "0-4.100-1.700-4.100-3.900 0-2 1.500-3.500 3.600-3.500 2.700 0 4.900 2.700 5.300 6.600h1.300" +
    "c-1-1.700-1.900-3.500-1.900-5.600 0-2.200 1-4.400 3.200-7.200z",
  // diamond
  white: "M12 1 21 12 12 23 3 12z",
  // heart
  red:
    "M12 21.800C5.500 16.600 1.500 12.900 1.500 8.300 1.500 5 4 2.500 7.200 2.500c1.900 0 3.700.9 4.800 " +
    "2.500 1.100-1.600 2.900-2.500 4.800-2.500 3.200 0 5.700 2.500 5.700 5.800 0 4.600-4 8.300-10.500 " +
    "13.500z",
  // sun
  yellow:
    "M12 .8l2.200 4.300 4.400-2-1 4.700 4.800.9-3.600 3.300 3.600 3.300-4.800.9 1 4.700-4.400-2L12 " +
    "23.200l-2.200-4.300-4.400 2 1-4.700-4.800-.9L5.200 12 1.600 8.700l4.800-.9-1-4.700 4.400 2z",
  // clover
  green:
    "M12 1.300a4.900 4.900 0 0 1 4 7.700 4.900 4.900 0 1 1-2.600 8.500c.2 2 1 3.600 2.400 5.200H8.200" +
    "c1.400-1.600 2.200-3.200 2.400-5.200A4.900 4.900 0 1 1 8 9a4.900 4.900 0 0 1 4-7.700z",
  // tower
  black:
    "M4 1.500h4v3h2.200v-3h3.600v3H16v-3h4v7.200l-2.400 2v6.800l2.900 2.600v2.400h-17v-2.400l2.900-2.600" +
    "v-6.800L4 8.700z",
};

const PLAIN = "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z";

/** The shape of a colour as a path in a 24 x 24 box (for boards that draw their own SVG). */
export const emblemPath = (colour: string): string => SHAPES[colour] ?? PLAIN;

export const colourName = (colour: string): string => (has(`ui-colour-${colour}`) ? t(`ui-colour-${colour}`) : colour);

/**
 * CSS variables `--seat`, `--seat-on`, `--seat-ink`, `--seat-bar` (visible on any paper) for everything inside an
 * element of this seat colour.
 */
export const seatStyle = (colour: string): Record<string, string> =>
  colour in SHAPES
    ? {
        "--seat": `var(--seat-${colour})`,
        "--seat-on": `var(--seat-${colour}-on)`,
        "--seat-ink": `var(--seat-${colour}-ink)`,
        "--seat-bar": `color-mix(in srgb, var(--seat-${colour}) 82%, var(--seat-edge))`,
      }
    : {
        "--seat": "var(--paper-deep)",
        "--seat-on": "var(--ink)",
        "--seat-ink": "var(--ink-soft)",
        "--seat-bar": "var(--line-strong)",
      };

export interface EmblemProps {
  colour: string;
  size?: string;
  label?: string;
}

/** The bare shape, in the current text colour. */
export function Emblem({ colour, size = "1em", label }: EmblemProps) {
  return (
    <svg class="emblem" viewBox="0 0 24 24" width={size} height={size} {...labelled(label)}>
      <path d={emblemPath(colour)} fill="currentColor" />
    </svg>
  );
}

/** A disc in the seat's colour with its shape. */
export function SeatBadge({
  colour,
  size = "1.75rem",
  named = false,
}: {
  colour: string;
  size?: string;
  named?: boolean;
}) {
  return (
    <span
      class="seat-badge"
      style={{ ...seatStyle(colour), "--size": size }}
      title={named ? colourName(colour) : undefined}
    >
      <Emblem colour={colour} size="58%" label={named ? colourName(colour) : undefined} />
    </span>
  );
}

/** A wooden counter in the seat's colour. */
export function Token({ colour, size = "1.5rem", label }: { colour: string; size?: string; label?: string }) {
  return (
    <span class="token" style={{ ...seatStyle(colour), "--size": size }}>
      <Emblem colour={colour} size="56%" label={label} />
    </span>
  );
}
