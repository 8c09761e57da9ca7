import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** The plain colours of one block of tokens. */
function colours(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("\n  }", start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\s*;/g)].map(([, name, value]) => [name!, value!]),
  );
}

const light = colours(":root");
const dark = { ...light, ...colours(':root[data-theme="dark"]') };
const distinct = colours(':root[data-palette="distinct"]');
const THEMES = {
  light,
  dark,
  "light, distinct": { ...light, ...distinct },
  "dark, distinct": { ...dark, ...distinct, ...colours(':root[data-theme="dark"][data-palette="distinct"]') },
};

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours as WCAG defines it. */
function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

const SEATS = ["blue", "white", "red", "yellow", "green", "black"];
const TEXT_ON: [string, string][] = [
  ...["paper", "panel", "panel-raised", "paper-deep"].flatMap((ground): [string, string][] => [
    ["ink", ground],
    ["ink-soft", ground],
  ]),
  ...["gilt-ink", "warn", "bad", "good"].flatMap((ink): [string, string][] => [
    [ink, "panel"],
    [ink, "panel-raised"],
  ]),
  ["ink", "warn-wash"],
  ["ink", "bad-wash"],
  ["ink", "accent-wash"],
  ["ink", "leaf-wash"],
  ["on-accent", "accent"],
  ["on-leaf", "leaf"],
  ["on-felt", "felt"],
  ["on-felt", "felt-deep"],
  ["on-felt-soft", "felt"],
  ["on-felt-soft", "felt-deep"],
  ["card-ink", "card"],
  ["card-ink-soft", "card"],
  ...SEATS.flatMap((seat): [string, string][] => [
    [`seat-${seat}-on`, `seat-${seat}`],
    [`seat-${seat}-ink`, "panel"],
    [`seat-${seat}-ink`, "panel-raised"],
  ]),
];

describe.each(Object.entries(THEMES))("%s theme", (_, theme) => {
  it.each(TEXT_ON)("%s reads on %s (AA)", (ink, ground) => {
    expect(contrast(theme[ink]!, theme[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
});
