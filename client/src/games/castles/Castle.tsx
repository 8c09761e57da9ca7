/** A castle as an architect draws it: floors, then walls over all of them, fences, doors, words. */

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { U, pathOf } from "./geometry";
import { Doors, Fence, Floor, TileWords } from "./Tile";
import type { Laid } from "./types";

export interface CastleProps {
  castle: readonly Laid[];
  colour: string;
  /** The tile that was laid just now. */
  fresh: number | null;
}

export function Castle({ castle, colour, fresh }: CastleProps) {
  // Drawn anew only when something is built: panning and zooming move the whole sheet.
  return useMemo(() => {
    const layer = (draw: (laid: Laid) => ComponentChildren) =>
      castle.map((laid, tile) => (
        <g key={tile} transform={`translate(${laid.x * U} ${laid.y * U})`}>
          <g class={tile === fresh ? "cm-new" : undefined}>{draw(laid)}</g>
        </g>
      ));
    return (
      <g class="cm-castle">
        {layer(({ room, r }) => (
          <path d={pathOf(room, r)} transform="translate(1.2 2.2)" class="cm-shadow" />
        ))}
        {layer(({ room, r, side, completed }) => (
          <Floor room={room} r={r} side={side} completed={completed} colour={colour} />
        ))}
        {layer(({ room, r }) => (
          <path d={pathOf(room, r)} class="cm-wall" />
        ))}
        {layer(({ room, r }) => (
          <Fence room={room} r={r} />
        ))}
        {layer(({ room, r, doors }) => (
          <Doors at={{ room, r, x: 0, y: 0 }} states={doors} />
        ))}
        {layer(({ room, r, side, completed }) => (
          <TileWords room={room} r={r} side={side} completed={completed} colour={colour} />
        ))}
      </g>
    );
  }, [castle, colour, fresh]);
}
