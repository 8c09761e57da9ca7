/** A castle as an architect draws it: floors, then walls over all of them, fences, doors, words. */

import { useMemo } from "preact/hooks";
import { U, pathOf } from "./geometry";
import { Doors, Fence, Floor, TileWords } from "./Tile";
import type { Laid } from "./types";

export interface CastleProps {
  castle: readonly Laid[];
  colour: string;
}

const at = ({ x, y }: { x: number; y: number }) => `translate(${x * U} ${y * U})`;

export function Castle({ castle, colour }: CastleProps) {
  // Drawn anew only when something is built: panning and zooming move the whole sheet.
  return useMemo(
    () => (
      <g class="cm-castle">
        <g>
          {castle.map((laid, tile) => (
            <g key={tile} transform={at(laid)} data-tile={tile}>
              <Floor room={laid.room} r={laid.r} side={laid.side} completed={laid.completed} colour={colour} />
            </g>
          ))}
        </g>
        <g class="cm-walls">{castle.map((laid, tile) => <path key={tile} d={pathOf(laid.room, laid.r)} transform={at(laid)} class="cm-wall" />)}</g>
        {castle.map((laid, tile) => <g key={tile} transform={at(laid)}><Fence room={laid.room} r={laid.r} /></g>)}
        {castle.map((laid, tile) => <Doors key={tile} at={laid} states={laid.doors} />)}
        {castle.map((laid, tile) => (
          <g key={tile} transform={at(laid)}>
            <TileWords room={laid.room} r={laid.r} side={laid.side} completed={laid.completed} colour={colour} />
          </g>
        ))}
      </g>
    ),
    [castle, colour],
  );
}
