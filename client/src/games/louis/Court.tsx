/** The chequerboard of twelve persons, the paths between them, and the path being laid. */

import { useRef } from "preact/hooks";
import { classes, seatStyle } from "../../design";
import { t } from "../../words";
import type { Chair } from "../../wire";
import { edges, placeOf } from "./figures";
import type { Picture } from "./frames";
import { Gaps } from "./Supply";
import { type Light, TileBox } from "./TileBox";
import type { LouisView } from "./types";

export interface CourtProps {
  view: LouisView;
  picture: Picture;
  chairs: readonly Chair[];
  lights: ReadonlyMap<number, Light>;
  /** Tiles are evaluated one after the other: those that are done step back. */
  evaluating: boolean;
  /** The tile something happens on. */
  current: number | null;
  /** The current tile is being turned over. */
  turning: boolean;
  /** The tiles of the stones laid in this turn, in order, and who lays them. */
  path: readonly number[];
  pathSeat: number | null;
  doing: (tile: number) => string | null;
  onPress: (tile: number) => void;
  /** The pointer was drawn over this tile while pressed. */
  onDraw: (tile: number) => void;
}

const centre = (tile: number): { x: number; y: number } => {
  const { column, row } = placeOf(tile);
  return { x: column - 0.5, y: row - 0.5 };
};

/** A short golden bridge where two tiles touch. */
function Links() {
  return (
    <svg class="lx-links" viewBox="0 0 5 5" aria-hidden="true">
      {edges.map(([a, b]) => {
        const [from, to] = [centre(a), centre(b)];
        return <path key={`${a}-${b}`} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
      })}
    </svg>
  );
}

/** A thread through the tiles of the path, with a knot on each. */
function Thread({ tiles, colour }: { tiles: readonly number[]; colour: string }) {
  const points = tiles.filter((tile, index) => tile !== tiles[index - 1]).map(centre);
  if (points.length === 0) return null;
  return (
    <svg class="lx-thread" viewBox="0 0 5 5" aria-hidden="true" style={seatStyle(colour)}>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {points.map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r="0.07" />
      ))}
    </svg>
  );
}

/** Bridges again, above the tiles: only the middle of each edge, where the corners meet. */
function Clasps({ lights }: { lights: ReadonlyMap<number, Light> }) {
  return (
    <svg class="lx-clasps" viewBox="0 0 5 5" aria-hidden="true">
      {edges.map(([a, b]) => {
        const [from, to] = [centre(a), centre(b)];
        const x = (from.x + to.x) / 2;
        const y = (from.y + to.y) / 2;
        const [dx, dy] = [(to.x - from.x) * 0.075, (to.y - from.y) * 0.075];
        const lit =
          lights.get(a) === "chosen"
            ? lights.get(b) === "open"
            : lights.get(b) === "chosen" && lights.get(a) === "open";
        return (
          <path key={`${a}-${b}`} class={lit ? "lx-clasp-lit" : ""} d={`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`} />
        );
      })}
    </svg>
  );
}

const tileUnder = (event: PointerEvent): number | null => {
  const tile = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-tile]");
  return tile ? Number(tile.dataset.tile) : null;
};

export function Court({
  view,
  picture,
  chairs,
  lights,
  evaluating,
  current,
  turning,
  path,
  pathSeat,
  doing,
  onPress,
  onDraw,
}: CourtProps) {
  const drawn = useRef<number | null>(null); // the tile the pressed pointer was last over
  const moved = useRef(false);
  const down = (event: PointerEvent) => {
    const tile = tileUnder(event);
    moved.current = false;
    drawn.current = event.button === 0 && tile !== null && lights.has(tile) ? tile : null;
  };
  const move = (event: PointerEvent) => {
    if (drawn.current === null) return;
    const tile = tileUnder(event);
    if (tile === null || tile === drawn.current) return;
    // The first tile of a drawn path is laid when the pointer leaves it.
    if (!moved.current && lights.get(drawn.current) !== "chosen") onDraw(drawn.current);
    moved.current = true;
    drawn.current = tile;
    onDraw(tile);
  };
  const up = () => (drawn.current = null);
  const press = (tile: number) => {
    if (!moved.current) onPress(tile);
    moved.current = false;
  };
  const laid = (tile: number) => path.filter((one) => one === tile).length;
  return (
    <div
      class={classes("lx-court", lights.size > 0 && "lx-asking", evaluating && "lx-evaluating")}
      role="group"
      aria-label={t("louis-court")}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onPointerLeave={up}
    >
      <Links />
      <ul class="lx-grid">
        <Gaps view={view} picture={picture} chairs={chairs} />
        {picture.tiles.map((tile) => {
          const { column, row } = placeOf(tile.tile);
          return (
            <li key={tile.tile} class="lx-cell" style={{ "grid-column": String(column), "grid-row": String(row) }}>
              <TileBox
                tile={tile}
                chairs={chairs}
                light={lights.get(tile.tile) ?? null}
                current={current === tile.tile}
                turning={turning && current === tile.tile}
                fresh={laid(tile.tile)}
                freshSeat={pathSeat}
                doing={doing(tile.tile)}
                onPress={() => press(tile.tile)}
              />
            </li>
          );
        })}
      </ul>
      <Clasps lights={lights} />
      {path.length > 0 && <Thread tiles={path} colour={pathSeat === null ? "" : (chairs[pathSeat]?.colour ?? "")} />}
    </div>
  );
}
