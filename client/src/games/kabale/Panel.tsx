/** Beside the name of each player: goal cards won, hand, deck, and the discard pile that anyone may look through. */

import { useState } from "preact/hooks";
import { Dialog, Hint, Icon, colourName } from "../../design";
import { t } from "../../words";
import { Fact } from "../Fact";
import { CardHelp, Face } from "./Card";
import { marks } from "./icons";
import { cardName, goalName, valueWords } from "./names";
import type { KabaleView, Player } from "./types";

/** The discard pile lies open: press its number to look through it. */
function Discard({ player, name }: { player: Player; name: string }) {
  const [open, setOpen] = useState(false);
  const label = t("kabale-discard-show", { seat: name, count: player.discard.length });
  return (
    <>
      <button type="button" class="fact kb-fact-button" aria-label={label} title={label} onClick={() => setOpen(true)}>
        <Icon art={marks.discard} size="1.1em" />
        <span class="tabular" aria-hidden="true">
          {player.discard.length}
        </span>
      </button>
      <Dialog title={t("kabale-discard-title", { seat: name })} open={open} onClose={() => setOpen(false)}>
        {player.discard.length === 0 && <p class="soft">{t("kabale-discard-empty")}</p>}
        <ul class="kb-pile">
          {player.discard.map((card) => (
            <li key={card}>
              <Hint content={<CardHelp card={card} />}>
                <span
                  class="kb-pile-card"
                  role="img"
                  tabIndex={0}
                  aria-label={t("kabale-hand-card", { card: cardName(card), value: valueWords(card) })}
                >
                  <Face card={card} colour={player.colour} />
                </span>
              </Hint>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

/** The own goal cards by name; those of others are secret until the end. */
const goalsWords = ({ goals }: Player): string =>
  goals && goals.length > 0 ? goals.map(goalName).join(", ") : t("kabale-won-help");

/** Beside the name of each player. */
export function PanelExtras({ view, seat }: { view: KabaleView; seat: number }) {
  const player = view.players[seat];
  if (!player) return null;
  // Hands are worth a number only while they differ.
  const uneven = view.players.some((other) => other.hand !== player.hand);
  return (
    <span class="kb-facts">
      <Fact
        art={marks.laurels}
        label={t("kabale-won-count", { count: player.won })}
        help={goalsWords(player)}
        count={player.won}
      />
      {uneven && (
        <Fact
          art={marks.hand}
          label={t("kabale-hand-count", { count: player.hand })}
          help={t("kabale-hand-help")}
          count={player.hand}
        />
      )}
      <Fact
        art={marks.deck}
        label={t("kabale-deck-count", { count: player.deck })}
        help={t("kabale-deck-help")}
        count={player.deck}
      />
      <Discard player={player} name={colourName(player.colour)} />
    </span>
  );
}
