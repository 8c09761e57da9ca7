/** The coins drawn in this turn: press one, or drag it to a tile. */

import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../words";
import { Coin } from "./Coin";
import { coinName, listOf, tileName } from "./names";
import type { Coin as CoinId } from "./types";

const DRAG_FROM = 8; // pixels: less is a press

export interface DrawnProps {
  coins: readonly CoinId[];
  /** Coins that can be pressed now. */
  open: ReadonlySet<CoinId>;
  chosen: CoinId | null;
  /** Where each coin fits. */
  fits: Partial<Record<CoinId, string[]>>;
  onPress: (coin: CoinId) => void;
  /** A coin is being dragged over this tile (null: over none). */
  onDragOver: (coin: CoinId, tile: string | null) => void;
  onDrop: (coin: CoinId, tile: string | null) => void;
}

const stallAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-stall]")?.dataset.stall ?? null;

interface Drag {
  at: number;
  coin: CoinId;
  x: number;
  y: number;
}

/** What a screen reader says for a coin in front of me. */
function labelOf(coin: CoinId, tiles: readonly string[] | undefined): string {
  return tiles && tiles.length > 0
    ? t("mercado-drawn-fits", { coin: coinName(coin), tiles: listOf(tiles.map(tileName)) })
    : t("mercado-drawn-none", { coin: coinName(coin) });
}

export function Drawn({ coins, open, chosen, fits, onPress, onDragOver, onDrop }: DrawnProps) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef<Drag | null>(null);
  const dragged = useRef(false);

  useEffect(() => {
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !start.current) return;
      if (drag) onDrop(start.current.coin, null);
      start.current = null;
      setDrag(null);
    };
    addEventListener("keydown", cancel);
    return () => removeEventListener("keydown", cancel);
  });

  const down = (coin: CoinId, at: number, event: PointerEvent) => {
    dragged.current = false;
    if (event.button !== 0 || !open.has(coin)) return;
    start.current = { at, coin, x: event.clientX, y: event.clientY };
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId); // a quick hand leaves the coin at once
  };
  const move = (event: PointerEvent) => {
    const from = start.current;
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!drag && Math.hypot(x, y) < DRAG_FROM) return;
    dragged.current = true;
    setDrag({ ...from, x, y });
    onDragOver(from.coin, stallAt(event.clientX, event.clientY));
  };
  const up = (event: PointerEvent) => {
    if (drag) onDrop(drag.coin, event.type === "pointerup" ? stallAt(event.clientX, event.clientY) : null);
    start.current = null;
    setDrag(null);
  };

  return (
    <ul class="md-drawn" aria-label={t("mercado-drawn")}>
      {coins.map((coin, at) => {
        const isOpen = open.has(coin);
        const carried = drag?.at === at;
        return (
          <li key={at}>
            <button
              type="button"
              class={`md-drawn-coin ${isOpen ? "md-open" : ""} ${chosen === coin ? "md-chosen" : ""} ${carried ? "md-dragged" : ""}`}
              style={carried ? { transform: `translate(${drag.x}px, ${drag.y}px) scale(0.8)` } : undefined}
              data-nav="hand"
              data-spot={`drawn-${at}`}
              data-coin={coin}
              aria-label={labelOf(coin, fits[coin])}
              aria-pressed={isOpen ? chosen === coin : undefined}
              aria-disabled={!isOpen}
              title={coinName(coin)}
              onPointerDown={(event) => down(coin, at, event)}
              onPointerMove={move}
              onPointerUp={up}
              onPointerCancel={up}
              onClick={() => {
                if (!dragged.current && isOpen) onPress(coin);
                dragged.current = false;
              }}
            >
              <Coin coin={coin} size="100%" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
