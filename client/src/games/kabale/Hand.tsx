/** The cards in my hand: press one, or drag it to a column. */

import { useEffect, useRef, useState } from "preact/hooks";
import { Hint } from "../../design";
import { t } from "../../words";
import { CardHelp, Face } from "./Card";
import { cardName, valueWords } from "./names";

const DRAG_FROM = 8; // pixels: less is a press

export interface HandProps {
  cards: readonly string[];
  colour: string;
  label: string;
  /** Cards that can be pressed now. */
  open: ReadonlySet<string>;
  chosen: string | null;
  onPress: (card: string) => void;
  /** A card is being dragged over this column (null: over none). */
  onDragOver: (card: string, column: number | null) => void;
  onDrop: (card: string, column: number | null) => void;
}

const columnAt = (x: number, y: number): number | null => {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-column]");
  return column ? Number(column.dataset.column) : null;
};

interface Drag {
  card: string;
  x: number;
  y: number;
}

export function Hand({ cards, colour, label, open, chosen, onPress, onDragOver, onDrop }: HandProps) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef<Drag | null>(null);
  const dragged = useRef(false);

  useEffect(() => {
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !start.current) return;
      if (drag) onDrop(start.current.card, null);
      start.current = null;
      setDrag(null);
    };
    addEventListener("keydown", cancel);
    return () => removeEventListener("keydown", cancel);
  });

  const down = (card: string, event: PointerEvent) => {
    dragged.current = false;
    if (event.button === 0 && open.has(card)) start.current = { card, x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent) => {
    const from = start.current;
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!drag && Math.hypot(x, y) < DRAG_FROM) return;
    if (!drag) (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    dragged.current = true;
    setDrag({ card: from.card, x, y });
    onDragOver(from.card, columnAt(event.clientX, event.clientY));
  };
  const up = (event: PointerEvent) => {
    if (drag) onDrop(drag.card, event.type === "pointerup" ? columnAt(event.clientX, event.clientY) : null);
    start.current = null;
    setDrag(null);
  };

  return (
    <ul class="kb-hand" aria-label={label}>
      {cards.length === 0 && <li class="kb-hand-empty">{t("kabale-hand-empty")}</li>}
      {cards.map((card) => (
        <li key={card} data-key={`hand-${card}`}>
          <Hint content={<CardHelp card={card} />} delay={500}>
            <button
              type="button"
              class={`kb-hand-card ${open.has(card) ? "kb-open" : ""} ${chosen === card ? "kb-chosen" : ""} ${drag?.card === card ? "kb-dragged" : ""}`}
              style={drag?.card === card ? { transform: `translate(${drag.x}px, ${drag.y}px) rotate(2deg)` } : undefined}
              data-nav="hand"
              data-card-id={card}
              aria-label={t("kabale-hand-card", { card: cardName(card), value: valueWords(card) })}
              aria-pressed={open.has(card) ? chosen === card : undefined}
              aria-disabled={!open.has(card)}
              onPointerDown={(event) => down(card, event)}
              onPointerMove={move}
              onPointerUp={up}
              onPointerCancel={up}
              onClick={() => {
                if (!dragged.current) onPress(card);
                dragged.current = false;
              }}
            >
              <Face card={card} colour={colour} />
            </button>
          </Hint>
        </li>
      ))}
    </ul>
  );
}
