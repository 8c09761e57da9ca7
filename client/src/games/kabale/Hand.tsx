/** The cards in my hand: press one, or drag it to a column. */

import { classes, Hint, useDrag } from "../../design";
import { t } from "../../words";
import { CardHelp, Face } from "./Card";
import { cardName, points, valueBelow, valueWords } from "./names";

export interface Place {
  /** As players say it: from 1. */
  column: number;
  symbol: string;
  total: number;
}

export interface HandProps {
  cards: readonly string[];
  colour: string;
  label: string;
  /** What a card would count for in each column that is not closed, and what I have there. */
  places: readonly Place[];
  /** Cards that can be pressed now. */
  open: ReadonlySet<string>;
  chosen: string | null;
  onPress: (card: string) => void;
  /** A card is being dragged over this column (null: over none). */
  onDragOver: (card: string, column: number | null) => void;
  onDrop: (card: string, column: number | null) => void;
}

const columnOf = (element: Element | null): number | null => {
  const column = element?.closest<HTMLElement>("[data-column]");
  return column ? Number(column.dataset.column) : null;
};

/** Its printed value below each goal card, beside what lies there already. */
const placeWords = (card: string, places: readonly Place[]): string[] =>
  places.map(({ column, symbol, total }) =>
    t("kabale-hand-place", { column, value: valueBelow(card, symbol), total: points(total) }),
  );

export function Hand({ cards, places, colour, label, open, chosen, onPress, onDragOver, onDrop }: HandProps) {
  const { drag, grip, press, lifted } = useDrag<string>({
    onOver: (card, element) => onDragOver(card, columnOf(element)),
    onDrop: (card, element) => onDrop(card, columnOf(element)),
  });

  return (
    <ul class="kb-hand" aria-label={label}>
      {cards.length === 0 && <li class="kb-hand-empty">{t("kabale-hand-empty")}</li>}
      {cards.map((card) => (
        <li key={card} data-key={`hand-${card}`}>
          <Hint content={<CardHelp card={card} notes={placeWords(card, places)} />} delay={500}>
            <button
              type="button"
              class={classes(
                "held kb-hand-card",
                open.has(card) && "held-open",
                chosen === card && "held-chosen",
                drag?.item === card && "held-dragged",
              )}
              style={lifted(drag?.item === card)}
              data-nav="hand"
              data-card-id={card}
              aria-label={t("kabale-hand-card", { card: cardName(card), value: valueWords(card) })}
              aria-pressed={open.has(card) ? chosen === card : undefined}
              aria-disabled={!open.has(card)}
              {...grip(card, open.has(card))}
              onClick={() => press(() => onPress(card))}
            >
              <Face card={card} colour={colour} />
            </button>
          </Hint>
        </li>
      ))}
    </ul>
  );
}
