/** One drawing for every tile, in a castle, in the market, in the hand: floor, walls, doors, fence, words. */

import { useId } from "preact/hooks";
import { emblemPath } from "../../design";
import { type Bonus, type RoomType, isRoom, tileOf } from "./figures";
import { U, doorsOf, fenceOf, pathOf, spanOf, turn } from "./geometry";
import { relationIcons, typeIcons } from "./icons";
import { labelOf } from "./lettering";
import { roomName } from "./names";
import type { Side } from "./types";

export interface Placed {
  room: string;
  x: number;
  y: number;
  r: number;
  side?: Side | undefined;
}

/** Patterns of the floors. One copy on the page serves every drawing. */
export function Floors() {
  const line = { fill: "none", stroke: "var(--cm-pattern)", "stroke-width": 0.7 };
  return (
    <svg class="cm-floors" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="cm-floor-living" class="cm-living" width="12" height="12" patternUnits="userSpaceOnUse">
          <path d="M0 6L6 0L12 6L6 12z" {...line} />
          <circle cx="6" cy="6" r="1" fill="var(--cm-pattern)" />
        </pattern>
        <pattern id="cm-floor-activity" class="cm-activity" width="14" height="10" patternUnits="userSpaceOnUse">
          <path d="M0 0H14M0 5H14M3.500 0V5M10.500 5V10" {...line} />
        </pattern>
        <pattern id="cm-floor-food" class="cm-food" width="10" height="10" patternUnits="userSpaceOnUse">
          <path d="M0 0H5V5H0zM5 5H10V10H5z" fill="var(--cm-pattern)" opacity="0.55" />
        </pattern>
        <pattern id="cm-floor-sleeping" class="cm-sleeping" width="14" height="14" patternUnits="userSpaceOnUse">
          <path
            d={
              "M3.500 1L4.300 2.700L6 3.500L4.300 4.300L3.500 6L2.700 4.300L1 3.500L2.700 2.700zM10.500 8L11.300 " +
              "9.700L13 10.500L11.300 11.300L10.500 13L9.700 11.300L8 10.500L9.700 9.700z"
            }
            fill="var(--cm-pattern)"
          />
        </pattern>
        <pattern id="cm-floor-outdoor" class="cm-outdoor" width="14" height="12" patternUnits="userSpaceOnUse">
          <path
            d="M2 5q.5-2.500-.5-4M3 5V.5M4 5q-.5-2.500.5-4M9 11q.5-2.500-.5-4M10 11V6.500M11 11q-.5-2.500.5-4"
            {...line}
            stroke-linecap="round"
          />
        </pattern>
        <pattern
          id="cm-floor-utility"
          class="cm-utility"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V6" {...line} stroke-width="1.300" />
        </pattern>
        <pattern id="cm-floor-corridor" class="cm-corridor" width="10" height="10" patternUnits="userSpaceOnUse">
          <path d="M0 0H10V10M5 0L0 5M10 5L5 10" {...line} />
        </pattern>
        <pattern id="cm-floor-downstairs" class="cm-downstairs" width="20" height="14" patternUnits="userSpaceOnUse">
          <path d="M0 0L6 1L12 0L20 0M6 1L5 7L0 8M5 7L13 6.500L20 8M13 6.500L12 0M9 7L10 14M17 7.400L16 14" {...line} />
        </pattern>
        <linearGradient id="cm-descent">
          <stop offset="0" stop-color="#2b2a30" />
          <stop offset="0.45" stop-color="#77736b" />
          <stop offset="1" stop-color="#e4e0d5" />
        </linearGradient>
      </defs>
    </svg>
  );
}

/** The class that brings the colours of a tile: its type, or the cellar side of a hallway. */
export const paletteOf = (room: string, side?: Side): string =>
  side === "dark" ? "cm-downstairs" : `cm-${tileOf(room).type}`;

const floorOf = (room: string, side?: Side): string =>
  `url(#cm-floor-${side === "dark" ? "downstairs" : tileOf(room).type})`;

/** Steps from the dark end to the light one. */
function Steps({ r }: { r: number }) {
  const turns = [
    "",
    `rotate(90) translate(0 ${-2 * U})`,
    `rotate(180) translate(${-6 * U} ${-2 * U})`,
    `rotate(270) translate(${-6 * U} 0)`,
  ][r]!;
  return (
    <g transform={turns}>
      <rect width={6 * U} height={2 * U} fill="url(#cm-descent)" />
      <path
        d={Array.from({ length: 11 }, (_, at) => `M${(at + 1) * 5} 0V${2 * U}`).join("")}
        stroke="#2a1f17"
        stroke-width="0.8"
        opacity="0.7"
      />
    </g>
  );
}

export interface FloorProps extends Omit<Placed, "x" | "y"> {
  /** Every door is joined: a gilded edge. */
  completed?: boolean;
  colour?: string;
}

/** Floor and pattern, at the origin. */
export function Floor({ room, r, side, completed, colour }: FloorProps) {
  const id = useId();
  const path = pathOf(room, r);
  return (
    <g class={paletteOf(room, side)}>
      <clipPath id={id}>
        <path d={path} />
      </clipPath>
      <g clip-path={`url(#${id})`}>
        {room === "stairs" ? (
          <Steps r={r} />
        ) : (
          <path
            d={path}
            fill={
              colour && room === "foyer"
                ? `color-mix(in srgb, var(--seat-${colour}) 28%, var(--cm-room))`
                : "var(--cm-room)"
            }
          />
        )}
        {room !== "stairs" && <path d={path} fill={floorOf(room, side)} />}
        <path
          d={path}
          fill="none"
          stroke={completed ? "var(--cm-gilt)" : "var(--cm-edge)"}
          stroke-width={completed ? 10 : 7}
        />
        {completed && <path d={path} fill="none" stroke="var(--cm-edge)" stroke-width="5" />}
      </g>
    </g>
  );
}

const ANGLES = { N: 0, E: 90, S: 180, W: 270 } as const;

/** One door: a passage, an open leaf, or walled up. */
function DoorMark({ state }: { state: string }) {
  if (state === "b")
    return (
      <g class="cm-door-blocked">
        <rect x={-5} y={-2.4} width={10} height={4.8} />
        <path d="M-5 0H5M-2-2.400V0M2 0V2.400" />
      </g>
    );
  return (
    <g class={state === "c" ? "cm-door-joined" : "cm-door-open"}>
      <rect x={-5} y={-2.6} width={10} height={5.2} />
      <path d="M-5-2.600V2.600M5-2.600V2.600" class="cm-jamb" />
      {state !== "c" && <path d="M-5-2V-11A9.500 9.500 0 0 1 4.500-2" class="cm-leaf" />}
    </g>
  );
}

/** A door by itself in a piece of wall, for explanations. */
export function DoorPicture({ state }: { state: string }) {
  return (
    <svg class="cm-picture" width={44} height={26} viewBox="-20 -14 40 24" aria-hidden="true" focusable="false">
      <path d="M-18 0H18" class="cm-wall" />
      <DoorMark state={state} />
    </svg>
  );
}

/** The doors of a tile, at its place; without states all of them are open. */
export function Doors({ at, states = "" }: { at: Placed; states?: string }) {
  return (
    <>
      {doorsOf(at).map((door, index) => (
        <g key={index} transform={`translate(${door.x * U} ${door.y * U}) rotate(${ANGLES[door.facing]})`}>
          <DoorMark state={states[index] ?? "e"} />
        </g>
      ))}
    </>
  );
}

export function Fence({ room, r }: { room: string; r: number }) {
  const path = fenceOf(room, r);
  if (!path) return null;
  return (
    <g class="cm-fence">
      <path d={path} class="cm-fence-ground" />
      <path d={path} class="cm-fence-rail" />
      <path d={path} class="cm-fence-posts" />
    </g>
  );
}

/** A drawing of the game-icons set inside another drawing, its middle at the origin. */
export function Sign({ art, size }: { art: string; size: number }) {
  return (
    <g
      transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`}
      fill="currentColor"
      dangerouslySetInnerHTML={{ __html: art }}
    />
  );
}

export function TypeSign({ type, size }: { type: RoomType; size: number }) {
  return (
    <g class={`cm-sign cm-${type}`}>
      <circle r={size / 2} />
      <Sign art={typeIcons[type]} size={size * 0.74} />
    </g>
  );
}

/** What a tile counts: points, the relation, the types. */
function BonusLine({ bonus, width }: { bonus: Bonus; width: number }) {
  const sign = Math.min(9, (width - 22) / bonus.types.length);
  const whole = 22 + sign * bonus.types.length;
  return (
    <g transform={`translate(${-whole / 2} 0)`} class="cm-tile-bonus">
      <text x={10.5} y={3.2} text-anchor="end">
        {bonus.points > 0 ? `+${bonus.points}` : `−${-bonus.points}`}
      </text>
      <g transform="translate(16 0)">
        <Sign art={relationIcons[bonus.kind]} size={8} />
      </g>
      {bonus.types.map((type, at) => (
        <g key={type} transform={`translate(${21.5 + sign * (at + 0.5)} 0)`}>
          <TypeSign type={type} size={sign * 0.96} />
        </g>
      ))}
    </g>
  );
}

export interface WordsProps extends Omit<Placed, "x" | "y"> {
  completed?: boolean;
  colour?: string;
}

/** Name, points, type and bonus of a tile, upright however it is turned, at the origin. */
export function TileWords({ room, r, side, completed, colour }: WordsProps) {
  const tile = tileOf(room);
  const name = roomName(room);
  const label = labelOf(room, r, name);
  const { w, h } = spanOf(room, r);
  const middle = room === "foyer" ? h * U * 0.68 : label.y;
  return (
    <g class={`cm-words ${paletteOf(room, side)}`} data-size={label.size}>
      <g class="cm-far">{room !== "foyer" && <BareSign room={room} r={r} side={side} />}</g>
      {isRoom(room) && (
        <>
          <g transform={`translate(${label.points.x} ${label.points.y})`} class="cm-near cm-tile-points">
            <circle r={6} />
            <text y={3.2}>{tile.base}</text>
          </g>
          <g transform={`translate(${label.type.x} ${label.type.y})`} class="cm-with-name">
            <TypeSign type={tile.type} size={12} />
            {completed && <circle r={6.6} class="cm-tile-done" />}
          </g>
        </>
      )}
      {room === "foyer" && colour && (
        <g
          transform={`translate(${(w * U) / 2 - 9} ${h * U * 0.27 - 6}) scale(0.75)`}
          style={{ color: `var(--seat-${colour})` }}
          class="cm-foyer-emblem"
        >
          <path d={emblemPath(colour)} fill="currentColor" />
        </g>
      )}
      {room !== "stairs" && (
        <text
          class="cm-name"
          font-size={label.size}
          transform={`translate(${label.x} ${middle})${label.upwards ? " rotate(-90)" : ""}`}
        >
          {label.lines.map((line, at) => (
            <tspan key={at} x={0} y={((at - (label.lines.length - 1) / 2) * 1.08 + 0.34) * label.size}>
              {line}
            </tspan>
          ))}
        </text>
      )}
      {tile.bonus && (
        <g transform={`translate(${label.bonus.x} ${label.bonus.y})`} class="cm-near">
          <BonusLine bonus={tile.bonus} width={label.bonus.width} />
        </g>
      )}
    </g>
  );
}

/** A tile by itself: in the market, in a dialogue, on the page of rules. */
export function TilePicture({
  room,
  r = 0,
  side,
  scale = 8,
  bare = false,
}: {
  room: string;
  r?: number;
  side?: Side | undefined;
  /** Pixels per unit of the grid. */
  scale?: number;
  /** Without name and figures: they stand beside it. */
  bare?: boolean;
}) {
  const { w, h } = spanOf(room, r);
  const air = 0.35;
  const at = { room, x: 0, y: 0, r };
  return (
    <svg
      class="cm-picture"
      width={(w + 2 * air) * scale}
      height={(h + 2 * air) * scale}
      viewBox={`${-air * U} ${-air * U} ${(w + 2 * air) * U} ${(h + 2 * air) * U}`}
      aria-hidden="true"
      focusable="false"
    >
      <Floor room={room} r={r} side={side} />
      <path d={pathOf(room, r)} class="cm-wall" />
      <Fence room={room} r={r} />
      <Doors at={at} states={"c".repeat(20)} />
      {bare ? <BareSign room={room} r={r} side={side} /> : <TileWords room={room} r={r} side={side} />}
    </svg>
  );
}

/** The back of a tile: only its outline is known. */
export function TileBack({ room, scale }: { room: string; scale: number }) {
  const { w, h } = spanOf(room, 0);
  const air = 0.35;
  return (
    <svg
      class="cm-picture cm-back"
      width={(w + 2 * air) * scale}
      height={(h + 2 * air) * scale}
      viewBox={`${-air * U} ${-air * U} ${(w + 2 * air) * U} ${(h + 2 * air) * U}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={pathOf(room, 0)} />
    </svg>
  );
}

function BareSign({ room, r, side }: { room: string; r: number; side?: Side | undefined }) {
  if (room === "stairs") return null;
  const { w, h } = spanOf(room, r);
  const tile = tileOf(room);
  // The middle of an L is its inner corner: the sign stands where both arms meet.
  const middle = tile.shape === "L" ? turn({ x: w * 0.27, y: h * 0.73 }, tile, r) : { x: w / 2, y: h / 2 };
  return (
    <g
      class={paletteOf(room, side)}
      transform={`translate(${middle.x * U} ${middle.y * U})`}
      style={{ color: "var(--cm-ink)" }}
    >
      <Sign art={typeIcons[tile.type]} size={Math.min(tile.shape === "L" ? 4 : 9, w, h) * U * 0.62} />
    </g>
  );
}
