/** All players side by side: what is public, and how much of what is hidden. */

import { useState } from "preact/hooks";
import { Dialog, Icon, SeatBadge, seatStyle } from "../../design";
import versailles from "icon:castle";
import { t } from "../../words";
import { nameOf } from "../../words/describe";
import type { Chair } from "../../wire";
import { CardBack, CoatShield, Coin } from "./art";
import { Display } from "./MissionCard";
import { Fact } from "./Panel";
import { ChipRow, Coats } from "./Possessions";
import { COLOURS, type LouisView, type Player } from "./types";

function Hidden({ player }: { player: Player }) {
  return (
    <dd class="lx-overview-cards">
      <Fact
        label={t("louis-influence-count", { count: player.influence })}
        help={t("louis-influence-hand-help")}
        count={player.influence}
      >
        <CardBack kind="influence" />
      </Fact>
      <Fact
        label={t("louis-intrigue-count", { count: player.intrigue })}
        help={t("louis-intrigue-hand-help")}
        count={player.intrigue}
      >
        <CardBack kind="intrigue" />
      </Fact>
      {COLOURS.filter((colour) => player.missions[colour] > 0).map((colour) => (
        <Fact
          key={colour}
          label={t("louis-missions-count", { colour: t(`louis-colour-${colour}`), count: player.missions[colour] })}
          help={t("louis-missions-hand-help")}
          count={player.missions[colour]}
        >
          <CardBack kind={colour} />
        </Fact>
      ))}
    </dd>
  );
}

function PlayerSheet({ player, view, chairs }: { player: Player; view: LouisView; chairs: readonly Chair[] }) {
  const onTiles = view.tiles.reduce((sum, tile) => sum + (tile.stones[player.seat] ?? 0), 0);
  const coats = player.coat_kinds ?? (player.seat === view.seat ? view.coats : undefined);
  return (
    <li class="lx-overview-player" style={seatStyle(player.colour)}>
      <h3>
        <SeatBadge colour={player.colour} size="1.75rem" named /> {nameOf(chairs, player.seat)}
        {view.start === player.seat && <Icon art={versailles} size="1.2em" label={t("louis-start")} />}
      </h3>
      <dl>
        <div>
          <dt>{t("louis-stones")}</dt>
          <dd>{t("louis-stones-where", { own: player.own, general: player.general, tiles: onTiles })}</dd>
        </div>
        <div>
          <dt>{t("louis-money")}</dt>
          <dd class="lx-money">
            <Coin size="1.35rem" /> <b class="tabular">{player.money}</b>
          </dd>
        </div>
        <div>
          <dt>{t("louis-chips")}</dt>
          <dd>
            <ChipRow chips={player.chips} />
          </dd>
        </div>
        <div>
          <dt>{t("louis-coats")}</dt>
          <dd>
            {coats ? (
              <Coats coats={coats} />
            ) : (
              <span class="lx-coat-kind">
                <CoatShield size="1.35rem" label={t("louis-coats-count", { count: player.coats })} />
                <b class="tabular">{player.coats}</b>
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt>{t("louis-cards")}</dt>
          <Hidden player={player} />
        </div>
        <div>
          <dt>{t("louis-display")}</dt>
          <dd>
            <Display display={player.display} />
          </dd>
        </div>
        <div>
          <dt>{t("louis-points")}</dt>
          <dd class="tabular">{player.points}</dd>
        </div>
      </dl>
    </li>
  );
}

/** Everybody's things side by side. */
export function PlayerSheets({ view, chairs }: { view: LouisView; chairs: readonly Chair[] }) {
  return (
    <ul class="lx-overview">
      {view.players.map((player) => (
        <PlayerSheet key={player.seat} player={player} view={view} chairs={chairs} />
      ))}
    </ul>
  );
}

/** A button that opens the overview. */
export function OverviewButton({ view, chairs }: { view: LouisView; chairs: readonly Chair[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="lx-bar-button" data-nav="bar" onClick={() => setOpen(true)}>
        {t("louis-overview")}
      </button>
      <Dialog title={t("louis-overview")} open={open} wide onClose={() => setOpen(false)}>
        <PlayerSheets view={view} chairs={chairs} />
      </Dialog>
    </>
  );
}
