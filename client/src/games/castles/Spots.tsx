/** The legal places on the plan: a marker with its points for each, and the tile itself where it would lie. */

import { useEffect, useRef } from "preact/hooks";
import { classes } from "../../design";
import { t } from "../../words";
import { type Place, joints } from "./choices";
import { U, boxOf, centreOf, pathOf } from "./geometry";
import { points, roomName, signed, tileName } from "./names";
import { Doors, Fence, Floor, TileWords } from "./Tile";
import type { Laid } from "./types";

/** What a place is, for those who cannot see it. */
export function placeWords(place: Place, castle: readonly Laid[]): string {
  const joins = joints(castle, place)
    .map(({ laid, facing }) => t(`castles-beside-${facing}`, { room: tileName(laid) }))
    .join(", ");
  const completes = completedNames(place, castle).join(", ");
  return [
    t("castles-spot", { points: place.points, joins }),
    completes && t("castles-spot-completes", { rooms: completes }),
    place.side && t(`castles-side-${place.side}`),
  ]
    .filter(Boolean)
    .join(" ");
}

export const completedNames = (place: Place, castle: readonly Laid[]): string[] =>
  place.completes.map((tile) => (castle[tile] ? tileName(castle[tile]) : roomName(place.room)));

const move = ({ x, y }: { x: number; y: number }) => `translate(${x * U} ${y * U})`;

export interface SpotsProps {
  /** Those that are turned alike. */
  places: readonly Place[];
  chosen: Place | null;
  /** Drawn with its tile: the chosen one, or the one below the mouse. */
  shown: Place | null;
  castle: readonly Laid[];
  onChoose: (place: Place) => void;
  /** The keyboard is at the places. */
  focused: boolean;
}

export function Spots({ places, chosen, shown, castle, onChoose, focused }: SpotsProps) {
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    if (focused) group.current?.querySelector<SVGGElement>("[aria-checked=true]")?.focus({ preventScroll: true });
  }, [chosen?.text, focused]);
  return (
    <g class={classes("cm-spots", crowded(places) && "cm-crowded")}>
      {shown && <Ghost place={shown} castle={castle} />}
      <g ref={group} role="radiogroup" aria-label={t("castles-spots")}>
        {places.map((place) => (
          <g
            key={place.text}
            class={classes(
              "cm-spot",
              place.text === chosen?.text && "cm-spot-chosen",
              place.completes.length > 0 && "cm-spot-completes",
            )}
            transform={move(place.text === chosen?.text ? { ...centreOf(place), y: place.y } : centreOf(place))}
            role="radio"
            aria-checked={place.text === chosen?.text}
            aria-label={placeWords(place, castle)}
            tabindex={place.text === chosen?.text ? 0 : -1}
            onClick={() => onChoose(place)}
          >
            <g class="cm-spot-mark">
              <circle r={13} />
              <text y={5}>{points(place.points)}</text>
            </g>
          </g>
        ))}
      </g>
    </g>
  );
}

/** Whether markers of full size would cover each other. */
const crowded = (places: readonly Place[]): boolean =>
  places.some((place, at) =>
    places.slice(at + 1).some((other) => Math.hypot(place.x - other.x, place.y - other.y) < 4),
  );

/** The tile as if it lay there: what it would complete shines, and rooms that give points say so. */
function Ghost({ place, castle }: { place: Place; castle: readonly Laid[] }) {
  const { room, r, side } = place;
  return (
    <g class="cm-ghost" aria-hidden="true">
      {place.completes.map((tile) => {
        const laid = castle[tile];
        return (
          laid && <path key={tile} d={pathOf(laid.room, laid.r)} transform={move(laid)} class="cm-would-complete" />
        );
      })}
      <g transform={move(place)}>
        <Floor room={room} r={r} side={side} completed={place.completes.includes(castle.length)} />
        <path d={pathOf(room, r)} class="cm-wall cm-ghost-wall" />
        <Fence room={room} r={r} />
      </g>
      <Doors at={place} states={"c".repeat(20)} />
      <g transform={move(place)}>
        <TileWords room={room} r={r} side={side} />
      </g>
      {place.others.map(({ tile, points: given }) => {
        const laid = castle[tile];
        if (!laid) return null;
        const box = boxOf(laid);
        return (
          <g key={tile} transform={move({ x: box.x + box.w / 2, y: box.y + box.h / 2 })}>
            <g class={classes("cm-gives", given < 0 && "cm-takes")}>
              <rect x={-17} y={-12} width={34} height={24} rx={12} />
              <text y={6}>{signed(given)}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
