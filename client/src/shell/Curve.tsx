/** A rating over its games, as a small line. */

import { t } from "../words";

const WIDTH = 240;
const HEIGHT = 56;
const EDGE = 4;
const LEAST = 100; // points from bottom to top: small changes look small

export function Curve({ values }: { values: readonly number[] }) {
  const highest = Math.max(...values);
  const lowest = Math.min(...values);
  const span = Math.max(LEAST, highest - lowest);
  const middle = (highest + lowest) / 2;
  const x = (at: number) => EDGE + (at * (WIDTH - 2 * EDGE)) / (values.length - 1);
  const y = (value: number) => HEIGHT / 2 - ((value - middle) * (HEIGHT - 2 * EDGE)) / span;
  const last = values.length - 1;
  return (
    <svg
      class="curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t("ui-curve", { from: String(values[0]), to: String(values[last]), count: values.length })}
    >
      <polyline points={values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(" ")} />
      <circle cx={x(last)} cy={y(values[last]!)} r="3" />
    </svg>
  );
}
