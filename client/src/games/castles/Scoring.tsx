/** What will count at the end: favors with the standing, own bonus cards with their worth, the stacks. */

import { classes, Hint, Icon, SeatBadge, seatStyle } from "../../design";
import { t } from "../../words";
import { nameOf } from "../../words/describe";
import type { Chair } from "../../wire";
import { Reconstructed } from "../Reconstructed";
import { Outline } from "./Answers";
import { isCardReconstructed } from "./figures";
import { marks } from "./icons";
import { cardName, cardWords, favorName, marksWords, roomName } from "./names";
import type { CastlesView, Favor, Worth } from "./types";

/** Who has how much of what a favor counts, and what that would give now. */
const entryWords = (favor: Favor, seat: number, chairs: readonly Chair[]): string =>
  t("castles-favors-entry", {
    seat: nameOf(chairs, seat),
    measure: favor.measures[seat] ?? 0,
    points: favor.points[seat] ?? 0,
  });

function FavorRow({ favor, view, chairs }: { favor: Favor; view: CastlesView; chairs: readonly Chair[] }) {
  const order = view.players
    .map((player) => player.seat)
    .sort((a, b) => (favor.measures[b] ?? 0) - (favor.measures[a] ?? 0));
  return (
    <li class="cm-favor">
      <b title={t("castles-favors-help")}>{favorName(favor.favor)}</b>
      <ul>
        {order.map((seat) => (
          <li
            key={seat}
            class={classes(
              "cm-measure",
              favor.points[seat] === Math.max(...favor.points) && favor.points[seat]! > 0 && "cm-measure-leads",
            )}
            style={seatStyle(view.players[seat]?.colour ?? "")}
            aria-label={entryWords(favor, seat, chairs)}
            title={entryWords(favor, seat, chairs)}
          >
            <SeatBadge colour={view.players[seat]?.colour ?? ""} size="1.35rem" />
            <span class="tabular" aria-hidden="true">
              {favor.favor === "cash" ? marksWords(favor.measures[seat] ?? 0) : favor.measures[seat]}
            </span>
            <small class="tabular" aria-hidden="true">
              +{favor.points[seat]}
            </small>
          </li>
        ))}
      </ul>
    </li>
  );
}

export function Favors({ view, chairs }: { view: CastlesView; chairs: readonly Chair[] }) {
  if (view.favors.length === 0) return null;
  return (
    <section class="cm-box" aria-label={t("castles-favors")}>
      <h3>
        <Icon art={marks.crown} /> {t("castles-favors")}
      </h3>
      <p class="soft">{t("castles-favors-help")}</p>
      <ul class="cm-favors">
        {view.favors.map((favor) => (
          <FavorRow key={favor.favor} favor={favor} view={view} chairs={chairs} />
        ))}
      </ul>
    </section>
  );
}

export function CardList({ cards }: { cards: readonly Worth[] }) {
  return (
    <ul class="cm-cards">
      {cards.map(({ card, points }) => (
        <li key={card}>
          <span>
            <b>{cardName(card)}</b>
            <small>
              {cardWords(card)}
              {isCardReconstructed(card) && <Reconstructed />}
            </small>
          </span>
          <strong class="tabular" aria-label={t("castles-points", { points })}>
            {points}
          </strong>
        </li>
      ))}
    </ul>
  );
}

export function OwnCards({ view }: { view: CastlesView }) {
  if (!view.cards || view.cards.length === 0) return null;
  return (
    <section class="cm-box" aria-label={t("castles-cards")}>
      <h3>
        <Icon art={marks.cards} /> {t("castles-cards")}
      </h3>
      <p class="soft">{t("castles-cards-help")}</p>
      <CardList cards={view.cards} />
    </section>
  );
}

/** How many tiles are left; what lies on the card deck comes next. */
export function Stacks({ view }: { view: CastlesView }) {
  const { deck, known = {} } = view;
  return (
    <section class="cm-box" aria-label={t("castles-stacks")}>
      <h3>
        <Icon art={marks.stack} /> {t("castles-stacks")}
      </h3>
      <p class="soft">{t("castles-stacks-help")}</p>
      <ul class="cm-stacks">
        {Object.entries(view.stacks).map(([size, left]) => (
          <li key={size} class={left === 0 ? "cm-stack-empty" : ""}>
            <Hint
              content={
                <p>
                  {known[size]
                    ? t("castles-stack-known", { size, rooms: known[size].map(roomName).join(", ") })
                    : t("castles-stack-words", { size, count: left })}
                </p>
              }
            >
              <div tabIndex={0} aria-label={t("castles-stack-words", { size, count: left })} role="img">
                <Outline size={size} />
                <span class="tabular" aria-hidden="true">
                  <b>{left}</b> <small>{size}</small>
                </span>
              </div>
            </Hint>
          </li>
        ))}
      </ul>
      {!view.over && <Deck deck={deck} />}
    </section>
  );
}

/** The pile that fills the market. */
function Deck({ deck }: { deck: CastlesView["deck"] }) {
  return (
    <p class="cm-deck tabular">
      {t("castles-deck", { cards: deck.cards })}
      {deck.discard > 0 &&
        ` ${t("castles-deck-turned", {
          list: Object.entries(deck.turned)
            .filter(([, count]) => count > 0)
            .map(([size, count]) => (count > 1 ? `${count} × ${size}` : size))
            .join(", "),
        })}`}
      {deck.tiles.length > 0 &&
        ` ${t("castles-deck-tiles", {
          list: [...deck.tiles]
            .reverse()
            .map((tile) => (tile.room ? [tile.room] : (tile.among ?? [])).map(roomName).join(" / ") || tile.size)
            .join(", "),
        })}`}
    </p>
  );
}
