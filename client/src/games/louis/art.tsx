/** The small things of the court as drawings: portraits, chips, coats of arms, coins, stones, the king. */

import type { JSX } from "preact";
import { classes, Emblem, seatStyle, labelled } from "../../design";
import crown from "icon:crown";
import envelope from "icon:envelope";
import helmet from "icon:visored-helm";
import ring from "icon:big-diamond-ring";
import { personIds } from "./figures";
import { PORTRAITS } from "./portraits";
import type { Chip, Coat, Condition } from "./types";

const scepter =
  '<path fill="currentColor" d="M232 214h48v214l26 22v40H206v-40l26-22zM256 20l17 31 33 5-24 23 6 ' +
  "34-32-16-32 16 6-34-24-23 33-5zm0 96c34 0 58 20 58 48 0 24-18 40-42 46h-32c-24-6-42-22-42-46 0-28 " +
  '24-48 58-48zm-26 132-52-26c18-6 36-8 52-4zm52 0v-30c16-4 34-2 52 4z"/>';

const CHIP_ART: Record<Chip, string> = { scepter, letter: envelope, ring, helmet, crown };
const HEXAGON = "M256 8 471 132v248L256 504 41 380V132z";
const HEXAGON_INSIDE = "M256 48 436 152v208L256 464 76 360V152z";

/** A hexagonal mission chip; "any" is the question mark on mission cards. */
export function ChipToken({ chip, size = "1.6em", label }: { chip: Chip | "any"; size?: string; label?: string }) {
  return (
    <svg class={`lx-chip lx-chip-${chip}`} viewBox="0 0 512 512" width={size} height={size} {...labelled(label)}>
      <path class="lx-chip-edge" d={HEXAGON} />
      <path class="lx-chip-face" d={HEXAGON_INSIDE} />
      {chip === "any" ? (
        <path
          class="lx-chip-ask"
          d={
            "M178 206c0-50 34-80 80-80 48 0 80 27 80 68 0 37-24 54-46 70-18 13-24 22-24 44h-46c0-38 14-56 38-74 " +
            "18-13 28-22 28-40 0-16-12-26-30-26-19 0-31 13-31 38zm43 134h50v50h-50z"
          }
        />
      ) : (
        <g transform="translate(113 113) scale(0.56)" dangerouslySetInnerHTML={{ __html: CHIP_ART[chip] }} />
      )}
    </svg>
  );
}

const SHIELD = "M2 2h20v12c0 7-5 10.5-10 13C7 24.5 2 21 2 14z";

/** What lies on the shield of each kind: [field, charge, path of the charge]. */
const ARMS: Record<Coat, readonly [string, string, string]> = {
  a: ["#24509c", "#f0d27c", "M12 2h10v12c0 7-5 10.5-10 13z"],
  b: ["#f4ecd9", "#a3262f", "M2 2h5l15 14c0 3-2 5.5-4 7.200L2 8z"],
  c: ["#e9bf4c", "#2c6b3f", "M2 20 12 9l10 11c-.7 1.5-1.7 2.6-3 3.600L12 16l-7 7.600C3.7 22.6 2.7 21.5 2 20z"],
  d: ["#a3262f", "#f0d27c", "M9.5 2h5v7H22v5h-7.500v11.600L12 27l-2.5-1.400V14H2V9h7.500z"],
  e: ["#f4ecd9", "#26221f", "M12 2h10v12H12zM2 14h10v13C7 24.5 2 21 2 14z"],
  f: [
    "#5b2a6e",
    "#f4ecd9",
    "M7 5a2.4 2.4 0 1 1 0 4.800A2.4 2.4 0 0 1 7 5zm10 0a2.4 2.4 0 1 1 0 4.800A2.4 2.4 0 0 1 17 5zm-5 9" +
      "a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.200z",
  ],
  none: ["#b9a98a", "#7d6c4c", "M8 13h8v3H8z"],
};

/** A coat of arms; without a kind it lies face down. */
export function CoatShield({ coat, size = "1.5em", label }: { coat?: Coat; size?: string; label?: string }) {
  const [field, charge, path] = coat
    ? ARMS[coat]
    : ["#7c2331", "#e7c268", "M12 7l1.6 3.6 3.9.3-3 2.5 1 3.800L12 15.200l-3.5 2 1-3.8-3-2.5 3.9-.3z"];
  return (
    <svg class="lx-coat" viewBox="0 0 24 29" height={size} {...labelled(label)}>
      <path d={SHIELD} fill={field} />
      <path d={path} fill={charge} />
      <path d={SHIELD} fill="none" stroke="#b98d38" stroke-width="1.6" />
    </svg>
  );
}

/** Letters and figures that are drawn, not read: what they lie on has a name that says it. */
export function Drawn({ text, class: extra = "" }: { text: string | number; class?: string }) {
  return <b class={`lx-drawn tabular ${extra}`} data-text={String(text)} aria-hidden="true" />;
}

/** A louisdor with a figure on it. */
export function Coin({ figure, size = "1.5em" }: { figure?: number | string; size?: string }) {
  return <b class="lx-coin lx-drawn" style={{ "--size": size }} data-text={String(figure ?? "L")} aria-hidden="true" />;
}

const CUBE = { top: "M12 2 22 7 12 12 2 7z", left: "M2 7v10l10 5V12z", right: "M22 7v10l-10 5V12z" };

/** An influence stone without an owner: what tiles and cards speak of. `small`: of the general supply. */
export function StoneMark({ size = "1.2em", small = false }: { size?: string; small?: boolean }) {
  return (
    <svg
      class={classes("lx-stone-mark", small && "lx-stone-small")}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={CUBE.top} fill="#f1dfbb" />
      <path d={CUBE.left} fill="#c9a76c" />
      <path d={CUBE.right} fill="#a5824b" />
      <path d="M12 2 22 7v10l-10 5L2 17V7z" fill="none" stroke="#4a3417" stroke-width="1.6" stroke-linejoin="round" />
    </svg>
  );
}

/** So many stones of one player: colour, shape and number. */
export function StonePile({
  colour,
  count,
  leads = false,
  second = false,
  fresh = false,
}: {
  colour: string;
  count: number;
  leads?: boolean;
  second?: boolean;
  fresh?: boolean;
}) {
  return (
    <span
      class={classes(
        "lx-pile",
        leads && "lx-pile-leads",
        second && "lx-pile-second",
        fresh && "lx-pile-fresh",
        !colour && "lx-neutral",
      )}
      style={colour ? seatStyle(colour) : undefined}
    >
      <Emblem colour={colour} size="1em" />
      <Drawn text={count} />
    </span>
  );
}

/** The king, standing: crown, periwig, ermine, a robe with lilies, his cane. */
export function LouisFigure({ label }: { label?: string }) {
  return (
    <svg class="lx-louis" viewBox="0 0 64 84" {...labelled(label)}>
      <ellipse cx="32" cy="77" rx="25" ry="6" fill="#8d6420" />
      <ellipse cx="32" cy="75" rx="25" ry="6" fill="#f0d27c" />
      <path d="M50 36 57 74" stroke="#8d6420" stroke-width="2.6" stroke-linecap="round" />
      <path d="M32 28C20 31 14 54 9 73c14 5 32 5 46 0C50 54 44 31 32 28z" fill="#2a4b9f" />
      <path d="M32 28c-6 2-9 9-10 20l10 4 10-4c-1-11-4-18-10-20z" fill="#fdf8ec" />
      <path d="M9 73c14 5 32 5 46 0l-1-4c-14 5-30 5-44 0z" fill="#fdf8ec" />
      <path
        d="M28 40h1m6 0h1m-5 5h1m-14 25h1m8 2h1m8 0h1m8-2h1"
        stroke="#2a1f17"
        stroke-width="2"
        stroke-linecap="round"
      />
      <path d="M17 58l2 2-2 2-2-2zm30 0 2 2-2 2-2-2zM24 62l2 2-2 2-2-2zm16 0 2 2-2 2-2-2z" fill="#f0d27c" />
      <path
        d="M32 10c-9 0-13 6-12 13-3 3-2 8 1 10 3 3 7 2 8-1h6c1 3 5 4 8 1 3-2 4-7 1-10 1-7-3-13-12-13z"
        fill="#4b3121"
      />
      <path d="M26 20c0-4 12-4 12 0v6c0 4-3 7-6 7s-6-3-6-7z" fill="#f3e0c4" />
      <path
        d="M22 13 20 3l6 4 6-6 6 6 6-4-2 10c-6-2-14-2-20 0z"
        fill="#f0c64b"
        stroke="#7a5310"
        stroke-width="1.2"
        stroke-linejoin="round"
      />
    </svg>
  );
}

/** The portrait of a person in an oval frame; a joker shows an empty frame. */
export function Portrait({ person }: { person: string }) {
  const painting = PORTRAITS[personIds.indexOf(person)];
  return (
    <span class="lx-portrait" style={painting ? { "--ground": painting.ground } : undefined}>
      {painting ? (
        <svg viewBox="4 3 92 110" aria-hidden="true" dangerouslySetInnerHTML={{ __html: painting.art }} />
      ) : (
        <Drawn text="?" class="lx-joker" />
      )}
    </span>
  );
}

/** The back of a card of one of the decks. */
export function CardBack({ kind }: { kind: string }) {
  return <span class={`lx-back lx-back-${kind}`} aria-hidden="true" />;
}

const CHIP_REWARDS: ReadonlySet<string> = new Set(["scepter", "letter", "ring", "helmet", "crown"]);

/** What a person gives, in pictures. */
export function Reward({ reward }: { reward: string }) {
  if (CHIP_REWARDS.has(reward))
    return (
      <span class="lx-reward">
        <ChipToken chip={reward as Chip} size="1em" />
      </span>
    );
  return <span class={`lx-reward lx-reward-${reward}`}>{REWARDS[reward]?.()}</span>;
}

const REWARDS: Record<string, () => JSX.Element> = {
  louisdor: () => <Coin figure={5} size="1em" />,
  coats: () => (
    <>
      <CoatShield size="0.85em" />
      <CoatShield size="0.85em" />
    </>
  ),
  coat_stone: () => (
    <>
      <CoatShield size="0.85em" />
      <StoneMark size="0.6em" small />
    </>
  ),
  influence: () => <CardBack kind="influence" />,
  coat_intrigue: () => (
    <>
      <CoatShield size="0.85em" />
      <CardBack kind="intrigue" />
    </>
  ),
  stones: () => (
    <>
      <span class="lx-reward-five">
        <StoneMark size="0.5em" small />
        <StoneMark size="0.5em" small />
        <Drawn text={5} />
      </span>
      <StoneMark size="0.62em" />
    </>
  ),
};

/** What the visible side asks for: a price, the first place, or a number of stones. */
export function ConditionBadge({ condition, number }: { condition: Condition; number: number }) {
  return (
    <span class={`lx-condition lx-condition-${condition}`}>
      {condition === "money" && (
        <>
          <Drawn text={number} />
          <Coin size="1em" />
        </>
      )}
      {condition === "first" && <Drawn text="1." />}
      {condition === "stones" && (
        <>
          <Drawn text={number} />
          <StoneMark size="1em" />
        </>
      )}
    </span>
  );
}
