/** The cards in my hand: press one, or drag it onto a person. */

import { classes, Hint, useDrag } from "../../design";
import { t } from "../../words";
import { Drawn, Portrait } from "./art";
import { persons } from "./figures";
import { cardName, rewardName } from "./names";

export interface HandProps {
  cards: readonly string[];
  intrigue: readonly string[];
  open: ReadonlySet<string>;
  chosen: string | null;
  onPress: (card: string) => void;
  onDrop: (card: string, tile: number | null) => void;
}

const tileOf = (element: Element | null): number | null => {
  const tile = element?.closest<HTMLElement>("[data-tile]");
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
      <p class="lx-help-head">
        <b>{cardName(card)}</b>
        {person && <span class="tabular">{person.tile}</span>}
      </p>
      {person && <p>{rewardName(person.reward)}</p>}
      <p>
        {t(
          kind === "intrigue" ? "louis-intrigue-help" : card === "joker" ? "louis-joker-help" : "louis-influence-help",
        )}
      </p>
    </div>
  );
}

export function Hand({ cards, intrigue, open, chosen, onPress, onDrop }: HandProps) {
  const { drag, grip, press, lifted } = useDrag<number>({
    onDrop: (index, element) => onDrop(cards[index]!, tileOf(element)),
  });
  return (
    <ul class="lx-hand" aria-label={t("louis-hand")} style={{ "--cards": cards.length + intrigue.length }}>
      {cards.length + intrigue.length === 0 && <li class="lx-hand-empty">{t("louis-hand-empty")}</li>}
      {cards.map((card, index) => (
        <li key={`${card}${cards.slice(0, index).filter((one) => one === card).length}`}>
          <Hint content={<CardHelp card={card} kind="influence" />} delay={600}>
            <button
              type="button"
              class={classes(
                "held lx-hand-card",
                open.has(card) && "held-open",
                chosen === card && cards.indexOf(card) === index && "held-chosen",
                drag?.item === index && "held-dragged",
              )}
              style={lifted(drag?.item === index)}
              data-nav="hand"
              data-card-id={card}
              aria-label={t("louis-hand-influence", { card: cardName(card), tile: persons[card]?.tile ?? 0 })}
              aria-pressed={open.has(card) ? chosen === card : undefined}
              aria-disabled={!open.has(card)}
              {...grip(index, open.has(card))}
              onClick={() => press(() => onPress(card))}
            >
              <CardFace card={card} kind="influence" />
            </button>
          </Hint>
        </li>
      ))}
      {intrigue.map((person) => (
        <li key={`intrigue-${person}`}>
          <Hint content={<CardHelp card={person} kind="intrigue" />}>
            <span
              class="lx-hand-card"
              role="img"
              tabIndex={0}
              data-nav="hand"
              aria-label={t("louis-hand-intrigue", { person: cardName(person), tile: persons[person]?.tile ?? 0 })}
            >
              <CardFace card={person} kind="intrigue" />
            </span>
          </Hint>
        </li>
      ))}
    </ul>
  );
}
