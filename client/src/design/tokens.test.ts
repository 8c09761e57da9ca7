import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { emblemPath } from "./Emblem";

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

type Triple = [number, number, number];

/** How much red, green and blue light it is. */
const lightOf = (hex: string): Triple =>
  [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as Triple;

function luminance(hex: string): number {
  const [r, g, b] = lightOf(hex);
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

/** What eyes without one kind of cones see of red, green and blue light (Machado, Oliveira and Fernandes, 2009). */
const EYES: Record<string, [Triple, Triple, Triple]> = {
  "without cones for red": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "without cones for green": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "without cones for blue": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (rows: readonly Triple[], [a, b, c]: Triple): Triple =>
  rows.map(([x, y, z]) => x * a + y * b + z * c) as Triple;

/** The place of a light in Oklab, where distances are those that people see. */
function seen(light: Triple): Triple {
  const inside = light.map((part) => Math.min(1, Math.max(0, part))) as Triple;
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    inside,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones.map(Math.cbrt) as Triple,
  );
}

/** How far the two seats are apart that look most alike to these eyes. */
function nearest(theme: Record<string, string>, eyes: readonly Triple[]): number {
  const places = SEATS.map((seat) => seen(times(eyes, lightOf(theme[`seat-${seat}`]!))));
  return Math.min(
    ...places.flatMap((one, at) => places.slice(at + 1).map((other) => Math.hypot(...apart(one, other)))),
  );
}

const apart = (one: Triple, other: Triple): Triple => one.map((part, at) => part - other[at]!) as Triple;

const TOLD_APART = 0.08; // about four times what one just notices

describe.each(Object.entries(EYES))("eyes %s", (_, eyes) => {
  it("tell all seats apart by the colours for colour-blind eyes", () => {
    for (const theme of ["light, distinct", "dark, distinct"] as const)
      expect(nearest(THEMES[theme], eyes)).toBeGreaterThan(TOLD_APART);
  });
});

it("needs colours for colour-blind eyes: the usual ones look alike to some", () => {
  expect(Math.min(...Object.values(EYES).map((eyes) => nearest(light, eyes)))).toBeLessThan(TOLD_APART);
});

it("gives every seat a shape of its own, whatever the colours", () => {
  expect(new Set([...SEATS, "no colour"].map(emblemPath)).size).toBe(SEATS.length + 1);
});
