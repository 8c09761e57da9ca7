/** What lies in the gaps between the tiles: chips, general supplies, decks, the money card. */

import { useState } from "preact/hooks";
import { Dialog, Hint, seatStyle } from "../../design";
import { t } from "../../words";
import { nameOf } from "../../words/describe";
import type { Chair } from "../../wire";
import { CardBack, ChipToken, CoatShield, Coin, Drawn, LouisFigure, Portrait, StonePile } from "./art";
import type { Picture } from "./frames";
import { cardName, chipName } from "./names";
import type { Chip, LouisView, Player } from "./types";

interface Place {
  column: number;
  row: number;
}

const at = ({ column, row }: Place): Record<string, string> => ({
  "grid-column": String(column),
  "grid-row": String(row),
});

const CHIP_PLACES: readonly (Place & { chip: Chip })[] = [
  { chip: "crown", column: 1, row: 1 },
  { chip: "scepter", column: 3, row: 1 },
  { chip: "letter", column: 5, row: 3 },
  { chip: "helmet", column: 1, row: 3 },
  { chip: "ring", column: 3, row: 5 },
  { chip: "crown", column: 5, row: 5 },
];

/** One free square for each player, clockwise. */
const SUPPLIES: readonly Place[] = [
  { column: 2, row: 4 },
  { column: 2, row: 2 },
  { column: 4, row: 2 },
  { column: 4, row: 4 },
];

function Chips({ chip, ...place }: Place & { chip: Chip }) {
  return (
    <Hint content={t(chip === "crown" ? "louis-rules-crown" : "louis-rules-chip")}>
      <li class="lx-gap lx-gap-chip" style={at(place)}>
        <ChipToken chip={chip} size="100%" label={t("louis-stock", { chip: chipName(chip) })} />
      </li>
    </Hint>
  );
}

const heap = (count: number): number[] => Array.from({ length: Math.min(count, 12) }, (_, index) => index);

/** The stones of one player in the middle of the table. */
function Supply({ player, chairs, place }: { player: Player; chairs: readonly Chair[]; place: Place }) {
  const label = t("louis-general-of", { seat: nameOf(chairs, player.seat), count: player.general });
  return (
    <li class="lx-gap lx-gap-supply" style={{ ...at(place), ...seatStyle(player.colour) }} title={label}>
      <span class="visually-hidden">{label}</span>
      <span aria-hidden="true">
        <StonePile colour={player.colour} count={player.general} />
      </span>
      <span class="lx-heap" aria-hidden="true">
        {heap(player.general).map((one) => (
          <i key={one} />
        ))}
      </span>
    </li>
  );
}

function NeutralPool({ count, place }: { count: number; place: Place }) {
  const label = t("louis-neutral-pool", { count });
  return (
    <li class="lx-gap lx-gap-supply lx-gap-neutral" style={{ ...at(place), ...seatStyle("") }} title={label}>
      <span class="visually-hidden">{label}</span>
      <span aria-hidden="true">
        <StonePile colour="" count={count} />
      </span>
    </li>
  );
}

/** The influence cards played in this round; the pile lies open. */
function Discard({ cards }: { cards: readonly string[] }) {
  const [open, setOpen] = useState(false);
  const top = cards.at(-1);
  const label = t("louis-discard-show", { count: cards.length, card: top ? cardName(top) : "" });
  return (
    <li class="lx-gap lx-gap-discard" style={at({ column: 3, row: 3 })}>
      <button
        type="button"
        class="lx-discard"
        aria-label={label}
        title={label}
        data-nav="discard"
        onClick={() => setOpen(true)}
      >
        {top ? (
          <span class="lx-card lx-card-top" key={cards.length}>
            <Portrait person={top} />
          </span>
        ) : (
          <span class="lx-well" />
        )}
        {cards.length > 0 && <Drawn text={cards.length} class="lx-count" />}
      </button>
      <Dialog title={t("louis-discard")} open={open} onClose={() => setOpen(false)}>
        {cards.length === 0 && <p class="soft">{t("louis-discard-empty")}</p>}
        <ul class="lx-discard-list">
          {cards.map((card, index) => (
            <li key={index}>
              <span class="lx-card" aria-hidden="true">
                <Portrait person={card} />
              </span>{" "}
              {cardName(card)}
            </li>
          ))}
        </ul>
      </Dialog>
    </li>
  );
}

function Deck({ kind, count }: { kind: string; count: number }) {
  const label = t(`louis-deck-${kind}`, { count });
  return (
    <span class="lx-deck" role="img" aria-label={label} title={label}>
      <CardBack kind={kind} />
      <Drawn text={count} class="lx-count" />
    </span>
  );
}

/** The upper right corner: the money card of the round, and the king when he stands beside it. */
function MoneyCard({ picture, left }: { picture: Picture; left: number }) {
  const card = picture.money_card;
  const label = card
    ? t("louis-money-card", { amount: card.amount, tile: card.tile, left })
    : t("louis-deck-money", { count: left });
  return (
    <li class="lx-gap lx-gap-money" style={at({ column: 5, row: 1 })}>
      <Hint content={<p class="lx-help">{label}</p>}>
        <span class="lx-money-card" role="img" aria-label={label} tabIndex={0}>
          {card ? (
            <>
              <Coin figure={card.amount} size="1em" />
              <small class="tabular">{card.tile}</small>
            </>
          ) : (
            <CardBack kind="money" />
          )}
        </span>
      </Hint>
      {picture.louis === null && (
        <Hint content={t("louis-rules-louis")}>
          <LouisFigure label={t("louis-louis-beside")} />
        </Hint>
      )}
    </li>
  );
}

export function Gaps({ view, picture, chairs }: { view: LouisView; picture: Picture; chairs: readonly Chair[] }) {
  // My own heap lies nearest to me; the others follow clockwise.
  const first = view.seat ?? 0;
  const order = picture.players.map((_, index) => picture.players[(first + index) % picture.players.length]!);
  const free = SUPPLIES.slice(order.length);
  return (
    <>
      {CHIP_PLACES.map((place) => (
        <Chips key={`${place.column}${place.row}`} {...place} />
      ))}
      {order.map((player, index) => (
        <Supply key={player.seat} player={player} chairs={chairs} place={SUPPLIES[index]!} />
      ))}
      {picture.neutral !== null && free[0] && <NeutralPool count={picture.neutral} place={free[0]} />}
      <Discard cards={picture.discard} />
      <MoneyCard picture={picture} left={view.decks.money} />
      <li class="lx-gap lx-gap-decks" style={at({ column: 1, row: 5 })}>
        <Deck kind="intrigue" count={view.decks.intrigue} />
        <Deck kind="influence" count={view.decks.influence} />
      </li>
      {free.at(-1) && order.length < 4 && !(picture.neutral !== null && free.length < 2) && (
        <li
          class="lx-gap lx-gap-coats"
          style={at(free.at(-1)!)}
          title={t("louis-coats-left", { count: view.decks.coats })}
        >
          <CoatShield size="1em" label={t("louis-coats-left", { count: view.decks.coats })} />
          <Drawn text={view.decks.coats} class="lx-count" />
        </li>
      )}
    </>
  );
}
