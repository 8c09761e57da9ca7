/**
 * Twelve portraits in profile, put together from a few parts. Each is the inside of an SVG with the box 0 0 100 120;
 * the medallion around it is drawn by Portrait. Index 0 is person 1.
 */

const GOLD = "#e7c268";
const LACE = "#fbf6ea";
const SKIN = "#f3e0c4";
const STEEL = "#8d99a8";

const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;
const line = (d: string, colour = "#000", width = 1.6, opacity = 0.26): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" ` +
  'stroke-linecap="round"/>';
const dots = (at: readonly (readonly [number, number])[], r = 1.9): string =>
  `<g fill="#fff8ec">${at.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join("")}</g>`;

// --- heads and bodies ---

const BROW = "M50 24C42 24 36.5 28 35.5 34C35 37.5 34.5 40 33 43.5";
const STRAIGHT = "C31.5 47 28.5 50 28 52C27.8 53.5 29.5 54.2 31.5 54.6";
const HOOKED = "C30 44 25.5 49 25 52.500C25.2 54.3 28.5 54 31.5 55";
const REST =
  "C31 56 30 57.2 30.2 58.400C30.4 59.3 31.2 59.6 31.2 60.300C31.1 61.3 30.6 62.3 31.2 63.600C31.8 65 " +
  "32 65.8 31.8 67.600C31.5 71.5 34 75.5 39 76.500C43 77.2 46 76.5 48 75.500C49 81 48.5 86 46 92L66 92" +
  "C63 86 62.5 78 64 70C68 62 69 52 67 42C65 31 58 24 50 24Z";
const look =
  line("M36.5 42.500c1.7-.8 3.4-.7 5 .2", "#4a3424", 1.5, 1) +
  line("M35.8 38.500c2-1.5 4.2-1.7 6.4-.9", "#4a3424", 1.1, 1);
const face = (nose = STRAIGHT): string => fill(BROW + nose + REST, SKIN) + look;
const lips = fill("M30.4 59.200c1.8.5 3.4.9 4.6 2-1.4.8-3 .8-4 .5z", "#b4534a");
const blush = '<ellipse cx="41" cy="59" rx="4" ry="2.6" fill="#e0987f" opacity=".45"/>';
const moustache = (hair: string): string => fill("M29.5 57c3-.8 6.5 0 9.5 3-3.5.4-7-.3-9.2-1.600z", hair);

const bust = (cloth: string): string =>
  fill("M46 88C40 95 22 98 16 108L13 121H90L87 108C82 98 68 95 65 88C60 94 51 94 46 88Z", cloth);
const throat = fill("M45 88C42 95 36 99 32 103C42 110 62 110 74 102C69 98 66 94 65 88Z", SKIN);
const cuirass =
  bust(STEEL) +
  line("M20 108c20 6 46 6 66 0M46 96c-2 9-2 17 0 25", "#4e5967", 2, 1) +
  fill("M44 90c6 5 16 5 22 0l2 6c-8 5-18 5-26 0z", GOLD);

// --- finery ---

const lace = fill(
  "M31 102c3 3 5 1 7 4 3-1 5 2 8 2 3-1 5 2 8 1 3 1 5-2 8-2 3 0 5-3 7-4 2-1 4 0 6-2l2 5c-3 2-5 2-8 4-3 " +
    "0-5 3-8 3-3-1-5 2-8 1-3 1-5-1-8-2-3 0-5-3-8-3-2-2-4-2-6-4z",
  LACE,
);
const jabot =
  fill("M44 87c-4 4-8 6-9 12 2 1 3 4 1 8 4-1 7 1 8 5 3-4 6-5 10-4-1-6 0-14 4-19-5 2-10 1-14-2z", LACE) +
  line("M42 95c2 5 2 8 0 12M48 95c0 5 0 8 1 12", "#b9a98a", 1.2, 1);
const pearls = dots([
  [44, 90],
  [48, 92.5],
  [52, 93.8],
  [56, 93.8],
  [60, 92.5],
  [64, 90],
]);
const earring = dots([[57, 62]], 2);

// --- hair ---

const periwig = (hair: string): string =>
  fill(
    "M37 33C34 24 41 15 52 14C64 13 72 20 75 29C81 33 83 41 80 48C86 54 86 64 81 69C86 76 85 87 78 91C79 " +
      "97 74 103 67 101C61 104 55 99 57 92C52 88 53 79 57 75C52 69 53 60 58 56C53 50 53 42 56 38C52 33 46 " +
      "31 42 33C40 36 38 36 37 33Z",
    hair,
  ) +
  line(
    "M46 24c10-5 20 0 24 9M60 38c6 4 9 10 8 16M60 58c7 3 9 9 7 14M60 77c6 3 9 8 6 13M70 44c4 4 5 9 3 13" +
      "M72 63c4 4 4 9 2 13",
  );
const pinned = (hair: string): string =>
  fill(
    "M36 36C33 27 39 17 50 16C58 11 71 15 74 25C80 30 80 40 74 44C74 50 71 55 66 58C62 58 58 54 58 49C54 " +
      "46 53 40 55 36C49 37 41 35 38 31C37 33 37 35 36 36Z",
    hair,
  ) + line("M42 25c8-6 20-5 26 2M58 34c5-3 11-3 15 0M60 46c4 1 8 0 11-3");
const ringlet = (hair: string, x: number, y: number): string =>
  fill(`M${x} ${y}c-3 4-3 8 0 12-3 4-2 8 1 11-2 3-1 6 1 8 4-2 6-6 4-9 3-4 3-8 0-11 2-4 1-8-2-11z`, hair);
const sides = (hair: string): string =>
  fill("M56 36C64 34 72 38 74 46C78 56 76 66 78 74C77 82 72 84 67 83C59 83 58 76 60 70C56 62 54 48 56 36Z", hair);

const anne =
  bust("#2b2230") +
  throat +
  face() +
  lips +
  pinned("#7a6450") +
  fill(
    "M39 20C45 10 62 8 72 17C82 28 84 50 80 70C79 86 84 98 90 108L92 121H70C72 106 68 92 67 78C71 64 72 " +
      "48 68 36C62 26 50 22 39 28Z",
    "#3a2f42",
  ) +
  line("M39 20c8-7 20-8 29 0M70 30c6 12 6 28 3 42", "#fff") +
  fill("M42 16l-2-10 7 5 5-8 5 8 8-4-3 11c-7-3-13-4-20-2z", GOLD) +
  lace +
  earring;

const philippe =
  bust("#7d2d3d") +
  jabot +
  face() +
  lips +
  periwig("#2c1e16") +
  fill("M28 30C36 22 64 20 84 27C86 29 84 32 80 31C64 27 44 28 31 34C27 34 26 32 28 30Z", "#241a17") +
  fill("M38 26C38 15 46 10 56 11C66 12 71 18 71 25C60 22 48 23 38 26Z", "#33251f") +
  fill("M66 22C74 8 88 8 92 18C94 26 88 32 82 30C88 26 86 20 82 21C76 21 73 26 66 22Z", "#f2e9d8") +
  line("M37 26c11-3 23-4 34-1", GOLD, 2.4, 1);

const marieTherese =
  bust("#b98a2f") +
  throat +
  face() +
  lips +
  blush +
  fill(
    "M36 36C34 26 42 18 52 17C66 15 78 24 79 36C86 44 88 58 82 68C76 74 64 74 59 66C55 58 53 46 56 37C49 " +
      "37 42 35 38 32Z",
    "#c79a56",
  ) +
  line("M62 34c8 2 13 8 13 16M62 44c7 2 11 8 10 14M62 54c5 2 8 6 7 11") +
  fill("M43 19l-4-12 9 6 6-10 6 10 10-5-4 13c-8-4-15-5-23-2z", GOLD) +
  pearls +
  lace;

const dauphin =
  bust("#d8cfe0") +
  fill("M24 100C40 104 60 112 72 121H56C46 113 34 108 20 106Z", "#2f63b5") +
  face() +
  lips +
  blush +
  fill(
    "M36 36C33 26 41 17 53 17C66 17 74 27 74 37C79 46 79 58 75 66C76 72 72 78 66 77C60 78 57 72 59 66C55 " +
      "60 55 48 57 40C50 40 42 37 38 32Z",
    "#b5803c",
  ) +
  line("M62 40c6 4 8 11 7 17M62 58c5 3 6 8 5 13") +
  fill("M44 20l-3-9 7 4 5-7 5 7 8-4-3 10c-7-3-12-3-19-1z", GOLD) +
  `<g transform="translate(14 24) scale(.72)">${jabot}</g>`;

const montespan =
  bust("#2e7a74") +
  throat +
  face() +
  lips +
  blush +
  pinned("#dcb258") +
  ringlet("#dcb258", 58, 46) +
  ringlet("#dcb258", 66, 48) +
  pearls +
  lace +
  dots(
    [
      [46, 19],
      [53, 16.5],
      [60, 15.5],
    ],
    2.2,
  );

const conde =
  cuirass +
  face(HOOKED) +
  moustache("#4b3526") +
  fill(
    "M36 34C33 25 41 16 52 15C66 14 75 24 76 36C82 48 80 62 82 74C84 86 78 98 70 98C60 98 57 88 60 78C56 " +
      "66 54 50 56 38C49 37 42 36 38 31Z",
    "#4b3526",
  ) +
  line("M60 34c7 8 9 18 8 28s1 20 4 28M66 28c6 10 8 22 8 32");

const colbert =
  bust("#1f1c1c") +
  face() +
  moustache("#3a2c22") +
  sides("#3a2c22") +
  fill("M36 33C36 22 44 15 54 15C67 15 75 24 75 36C75 42 73 45 70 45C64 36 48 33 36 33Z", "#191516") +
  fill("M45 87c-7 4-13 8-15 15l14 8 8-14 12 13 16-10c-3-6-9-9-15-12-6 4-14 4-20 0z", LACE) +
  line("M44 110l8-14 12 13", "#b9a98a", 1.2, 1);

const maintenon =
  bust("#33303c") +
  fill("M45 88C44 93 40 97 37 100C46 106 60 106 70 100C67 97 65 93 65 88Z", SKIN) +
  face() +
  lips +
  pinned("#4c3a2c") +
  fill(
    "M40 20C40 10 45 2 50 1C53 5 54 1 58 2C60 6 62 3 66 6C67 10 70 9 72 13C76 20 76 28 74 34C79 44 79 58 " +
      "84 70C88 80 86 92 82 100C76 92 72 82 71 72C72 58 70 44 66 36C60 26 48 22 40 24Z",
    LACE,
  ) +
  line("M48 6c2 6 2 10 1 15M56 7c1 6 2 10 2 15M64 11c0 5 0 9-1 14M71 38c3 12 4 26 8 38", "#b9a98a", 1.3, 1) +
  lace +
  earring;

const valliere =
  bust("#d99aa5") +
  throat +
  face() +
  lips +
  blush +
  fill(
    "M36 36C33 27 40 17 52 17C66 16 75 26 75 38C80 46 78 54 74 58C66 60 60 56 58 49C54 46 54 40 56 36C49 " +
      "37 42 35 38 31Z",
    "#a9702f",
  ) +
  ringlet("#a9702f", 57, 50) +
  ringlet("#a9702f", 64, 54) +
  ringlet("#a9702f", 71, 50) +
  '<circle cx="62" cy="27" r="5.5" fill="#c63b4d"/>' +
  line("M59 27c1-3 5-3 5 0s-4 3-3 0", "#fff", 1.1, 0.6) +
  fill("M67 30c4-1 6 1 7 4-4 1-6-1-7-4z", "#3f7a3a") +
  lace +
  earring;

const turenne =
  cuirass +
  face() +
  moustache("#5a4632") +
  sides("#5a4632") +
  fill("M33 36C32 22 42 13 54 13C68 13 77 24 77 40C78 50 76 60 70 64C64 62 62 54 62 46C52 40 42 38 33 36Z", "#aab5c2") +
  fill("M32 36c12 1 22 4 31 10l-1 4c-9-6-20-9-31-9z", "#7d8896") +
  line("M40 22c10-6 24-4 31 8", "#5b6673", 1.6, 1) +
  fill("M52 13C58 2 76 0 86 10C94 18 94 34 86 42C86 32 82 24 74 20C66 15 58 16 52 13Z", "#b02a35") +
  line("M60 11c10-3 20 1 26 12", "#fff", 1.6, 0.35);

const mazarin =
  bust("#a51f2b") +
  face() +
  moustache("#3a2b20") +
  fill("M31.5 66C31 72 31 77 34 82C37 80 39 76 39 72C37 70 34 68 31.5 66Z", "#3a2b20") +
  sides("#3a2b20") +
  fill("M35 33C34 26 35 19 36 12C42 15 47 13 52 8C58 13 66 14 75 11C77 20 78 28 77 38C64 32 48 31 35 33Z", "#b3202d") +
  line("M36 32c13-2 27-1 41 5M52 9c1 8 1 15 0 22M64 13c2 6 3 12 3 19") +
  fill("M46 88c-8 3-14 7-17 14 12 7 40 8 54-1-4-6-10-10-18-13-6 4-13 4-19 0z", LACE) +
  line("M30 102c14 6 38 7 52-1", "#b9a98a", 1.2, 1);

const louvois =
  bust("#22304f") +
  line("M74 100l8 21M22 106l-4 15", GOLD, 3, 1) +
  jabot +
  face() +
  lips +
  `<g transform="translate(-4 -5) scale(1.07)">${periwig("#6d4a2b")}</g>`;

export interface Painting {
  /** The colour behind the head. */
  ground: string;
  art: string;
}

export const PORTRAITS: readonly Painting[] = [
  { ground: "#5b2a6e", art: anne },
  { ground: "#1f4f7d", art: philippe },
  { ground: "#7b2036", art: marieTherese },
  { ground: "#22658a", art: dauphin },
  { ground: "#8a2f5c", art: montespan },
  { ground: "#45571f", art: conde },
  { ground: "#5a4222", art: colbert },
  { ground: "#2f4a5a", art: maintenon },
  { ground: "#3c6b4a", art: valliere },
  { ground: "#6b3a1c", art: turenne },
  { ground: "#1c4a46", art: mazarin },
  { ground: "#6e2420", art: louvois },
];
