/** My side of the table, always in sight: goal cards won, the hand, and answers that are not on the board. */

import { Button, SeatBadge, seatStyle } from "../../design";
import { t } from "../../words";
import { describeChoice, nameOf } from "../../words/describe";
import type { Chair, Question } from "../../wire";
import { plainChoices } from "./choices";
import { WonGoals } from "./Goals";
import { Hand, type HandProps, type Place } from "./Hand";
import { cardHelp } from "./names";
import type { KabaleView, Player } from "./types";

export interface TrayProps extends Omit<HandProps, "colour" | "label" | "places"> {
  view: KabaleView;
  player: Player;
  chairs: readonly Chair[];
  question: Question | null;
  onMove: (text: string) => void;
}

/** Where cards can still be laid, and what this player has there. */
const placesIn = (view: KabaleView, seat: number): Place[] =>
  view.columns.flatMap(({ closed, symbol, standing }, at) =>
    closed ? [] : [{ column: at + 1, symbol, total: standing?.totals[seat] ?? 0 }],
  );

export function Tray({ view, player, chairs, question, onMove, ...hand }: TrayProps) {
  return (
    <section class="kb-tray" style={seatStyle(player.colour)} aria-label={t("kabale-hand")}>
      <div class="kb-tray-side">
        <p class="kb-tray-name">
          <SeatBadge colour={player.colour} size="1.5rem" /> {nameOf(chairs, player.seat)}
        </p>
        <WonGoals player={player} />
      </div>
      <Hand {...hand} places={placesIn(view, player.seat)} colour={player.colour} label={t("kabale-hand")} />
      <div class="kb-tray-side kb-tray-end">
        {plainChoices(question).map((choice) => (
          <Button key={choice.text} onClick={() => onMove(choice.text)}>
            {describeChoice("kabale", null, choice, view, chairs)}
          </Button>
        ))}
        {hand.chosen ? (
          <p class="kb-tray-help">{cardHelp(hand.chosen)}</p>
        ) : (
          question && <p class="kb-tray-keys">{t("kabale-keys")}</p>
        )}
      </div>
    </section>
  );
}
