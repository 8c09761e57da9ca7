/** My side of the table, always in sight: purse with odds, drawn coins, character tile, seals, privileges, answers. */

import { Button, classes, Hint, Icon, SeatBadge, seatStyle } from "../../design";
import undoArt from "icon:anticlockwise-rotation";
import { t } from "../../words";
import { describeChoice, nameOf } from "../../words/describe";
import type { Chair, Choice, Question } from "../../wire";
import { openTokens, plainChoice, plainChoices } from "./choices";
import { Heap } from "./Coin";
import { Hand, type HandProps } from "./Hand";
import { marks } from "./icons";
import * as log from "./log";
import { OddsTable, PurseArt } from "./Purse";
import { TokenButton } from "./Tokens";
import type { MercadoView, Player } from "./types";

/** The answer that most turns go on with is the one that stands out. */
const FIRST = new Set(["draw", "done", "take", "seal", "return"]);

export interface TrayProps extends Omit<HandProps, "coins" | "fits"> {
  view: MercadoView;
  player: Player | undefined;
  chairs: readonly Chair[];
  question: Question | null;
  onMove: (text: string, confirmed?: boolean) => void;
  onUndo?: (() => void) | undefined;
}

/** The purse: pressing it draws, when drawing is offered. */
function PurseCorner({
  view,
  player,
  draw,
  onMove,
}: {
  view: MercadoView;
  player: Player;
  draw: Choice | undefined;
  onMove: (text: string) => void;
}) {
  return (
    <div class="md-purse-corner">
      <button
        type="button"
        class={classes("md-purse", draw && "md-open")}
        tabIndex={-1}
        data-spot={`purse-${player.seat}`}
        aria-label={t("mercado-purse", { count: player.purse_size })}
        aria-disabled={!draw}
        onClick={() => draw && onMove(draw.text)}
      >
        <PurseArt colour={player.colour} />
        <b class="md-purse-count md-figure tabular" aria-hidden="true" data-text={player.purse_size} />
      </button>
      <OddsTable purse={player.purse} odds={view.odds} />
    </div>
  );
}

/** Spent coins and drawn counterfeits, out of circulation until they are put back. */
function Character({ player }: { player: Player }) {
  return (
    <Hint content={<p>{t("mercado-character-help")}</p>}>
      <div class="md-character" data-spot={`character-${player.seat}`}>
        <p class="md-label">{t("mercado-character")}</p>
        <Heap
          purse={player.character}
          label={t("mercado-character-count", { count: player.character_size })}
          empty={t("mercado-character-empty")}
        />
      </div>
    </Hint>
  );
}

function Seals({ player }: { player: Player }) {
  return (
    <Hint content={<p>{t("mercado-seal-help")}</p>}>
      <div
        class="md-seals"
        data-spot={`seals-${player.seat}`}
        role="img"
        aria-label={t("mercado-seals", { count: player.seals })}
      >
        <p class="md-label" aria-hidden="true">
          {t("mercado-seals-label")}
        </p>
        <span>
          <Icon art={marks.seal} size="1.9rem" class="md-wax" />
          <b class="tabular">{player.seals}</b>
        </span>
      </div>
    </Hint>
  );
}

export function Tray({ view, player, chairs, question, onMove, onUndo, ...drawn }: TrayProps) {
  const tokens = openTokens(question);
  const answers = plainChoices(question);
  const turn = view.turn;
  const mine = turn !== null && turn === player?.seat;
  return (
    <section
      class={classes("md-tray", !player && "md-tray-watch")}
      style={seatStyle(player?.colour ?? "")}
      aria-label={t("mercado-tray")}
    >
      {player && <PurseCorner view={view} player={player} draw={plainChoice(question, "draw")} onMove={onMove} />}
      <div class="md-tray-middle">
        {!mine && turn !== null && (
          <p class="md-tray-turn">
            <SeatBadge colour={chairs[turn]?.colour ?? ""} size="1.5rem" />{" "}
            {view.drawn.length > 0
              ? t("mercado-draws", { seat: nameOf(chairs, turn) })
              : t("mercado-turn", { seat: nameOf(chairs, turn) })}
          </p>
        )}
        {view.drawn.length > 0 && <Hand {...drawn} coins={view.drawn} fits={view.fits} />}
        {(answers.length > 0 || onUndo) && (
          <div class="md-answers">
            {answers.map((choice) => (
              <Button
                key={choice.text}
                kind={FIRST.has(choice.kind) ? "primary" : "plain"}
                data-nav="hand"
                data-answer={choice.kind}
                onClick={() => onMove(choice.text, choice.kind === "done")}
              >
                {describeChoice("mercado", log, choice, view, chairs)}
              </Button>
            ))}
            {onUndo && (
              <Button kind="quiet" icon={undoArt} class="md-undo" data-nav="hand" onClick={onUndo}>
                {t("mercado-undo")}
              </Button>
            )}
          </div>
        )}
        {question && <p class="md-keys">{t("mercado-keys")}</p>}
      </div>
      {player && (
        <div class="md-things">
          <Character player={player} />
          <Seals player={player} />
          <div class="md-tokens" data-spot={`privileges-${player.seat}`}>
            <p class="md-label">{t("mercado-privileges")}</p>
            <ul aria-label={t("mercado-privileges")}>
              {(view.hand ?? []).length === 0 && <li class="md-heap-empty">{t("mercado-privileges-none")}</li>}
              {(view.hand ?? []).map((token, at) => (
                <li key={at}>
                  <TokenButton
                    token={token}
                    at={at}
                    choice={tokens.get(token.privilege)}
                    onPress={(choice) => onMove(choice.text)}
                  />
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </section>
  );
}
