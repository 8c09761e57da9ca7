/** The cards in my hand: press one, or drag it onto a person. */

import { useRef, useState } from "preact/hooks";
import { Hint } from "../../design";
import { t } from "../../words";
import { Drawn, Portrait } from "./art";
import { persons } from "./figures";
import { cardName, rewardName } from "./names";

const DRAG_FROM = 8; // pixels: less is a press

export interface HandProps {
  cards: readonly string[];
  intrigue: readonly string[];
  open: ReadonlySet<string>;
  chosen: string | null;
  onPress: (card: string) => void;
  onDrop: (card: string, tile: number | null) => void;
}

const tileAt = (x: number, y: number): number | null => {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-tile]");
  return tile ? Number(tile.dataset.tile) : null;
};

/** The face of an influence or intrigue card. */
export function CardFace({ card, kind }: { card: string; kind: "influence" | "intrigue" }) {
  const person = persons[card];
  return (
    <span class={`lx-card lx-card-${kind}`} aria-hidden="true">
      <Drawn text={person ? person.tile : "?"} class="lx-card-number" />
      <Portrait person={card} />
      <Drawn text={t(card === "joker" ? "louis-card-joker" : `louis-person-${card}.short`)} class="lx-card-name" />
    </span>
  );
}

function CardHelp({ card, kind }: { card: string; kind: "influence" | "intrigue" }) {
  const person = persons[card];
  return (
    <div class="lx-help">
      <p class="lx-help-head"><b>{cardName(card)}</b>{person && <span class="tabular">{person.tile}</span>}</p>
      {person && <p>{rewardName(person.reward)}</p>}
      <p>{t(kind === "intrigue" ? "louis-intrigue-help" : card === "joker" ? "louis-joker-help" : "louis-influence-help")}</p>
    </div>
  );
}

interface Drag {
  index: number;
  x: number;
  y: number;
}

export function Hand({ cards, intrigue, open, chosen, onPress, onDrop }: HandProps) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef<Drag | null>(null);
  const dragged = useRef(false);
  const down = (index: number, event: PointerEvent) => {
    dragged.current = false;
    if (event.button !== 0 || !open.has(cards[index]!)) return;
    start.current = { index, x: event.clientX, y: event.clientY };
    // A quick hand leaves the card with its first movement: the card hears of it all the same.
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const from = start.current;
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!drag && Math.hypot(x, y) < DRAG_FROM) return;
    dragged.current = true;
    setDrag({ index: from.index, x, y });
  };
  const up = (event: PointerEvent) => {
    if (drag) onDrop(cards[drag.index]!, event.type === "pointerup" ? tileAt(event.clientX, event.clientY) : null);
    start.current = null;
    setDrag(null);
  };
  const press = (card: string) => {
    if (!dragged.current) onPress(card);
    dragged.current = false;
  };
  return (
    <ul class="lx-hand" aria-label={t("louis-hand")} style={{ "--cards": cards.length + intrigue.length }}>
      {cards.length + intrigue.length === 0 && <li class="lx-hand-empty">{t("louis-hand-empty")}</li>}
      {cards.map((card, index) => (
        <li key={`${card}${cards.slice(0, index).filter((one) => one === card).length}`}>
          <Hint content={<CardHelp card={card} kind="influence" />} delay={600}>
            <button
              type="button"
              class={`lx-hand-card ${open.has(card) ? "lx-open" : ""} ${chosen === card && cards.indexOf(card) === index ? "lx-chosen" : ""} ${drag?.index === index ? "lx-dragged" : ""}`}
              style={drag?.index === index ? { transform: `translate(${drag.x}px, ${drag.y}px) rotate(2deg)` } : undefined}
              data-nav="hand"
              data-card-id={card}
              aria-label={t("louis-hand-influence", { card: cardName(card), tile: persons[card]?.tile ?? 0 })}
              aria-pressed={open.has(card) ? chosen === card : undefined}
              aria-disabled={!open.has(card)}
              onPointerDown={(event) => down(index, event)}
              onPointerMove={move}
              onPointerUp={up}
              onPointerCancel={up}
              onClick={() => press(card)}
            >
              <CardFace card={card} kind="influence" />
            </button>
          </Hint>
        </li>
      ))}
      {intrigue.map((person) => (
        <li key={`intrigue-${person}`}>
          <Hint content={<CardHelp card={person} kind="intrigue" />}>
            <span class="lx-hand-card" role="img" tabIndex={0} data-nav="hand" aria-label={t("louis-hand-intrigue", { person: cardName(person), tile: persons[person]?.tile ?? 0 })}>
              <CardFace card={person} kind="intrigue" />
            </span>
          </Hint>
        </li>
      ))}
    </ul>
  );
}
