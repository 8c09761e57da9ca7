/** Beside the name of each player; what is not there needs no sign. */

import type { ComponentChildren } from "preact";
import { Icon } from "../../design";
import poker from "icon:poker-hand";
import versailles from "icon:castle";
import { t } from "../../words";
import { factTitle } from "../Fact";
import { CoatShield, Coin, StoneMark } from "./art";
import { ChipRow } from "./Possessions";
import type { LouisView } from "./types";

/** A picture with its number. */
export interface FactProps {
  label: string;
  /** What it is good for. */
  help: string;
  count: number;
  children: ComponentChildren;
}

export function Fact({ label, help, count, children }: FactProps) {
  return (
    <span class="fact" role="img" aria-label={label} title={factTitle(label, help)}>
      {children}
      <b class="tabular" aria-hidden="true">
        {count}
      </b>
    </span>
  );
}

export function PanelExtras({ view, seat }: { view: LouisView; seat: number }) {
  const player = view.players[seat];
  if (!player) return null;
  return (
    <span class="lx-facts">
      {view.start === seat && !view.over && (
        <span class="fact" title={factTitle(t("louis-start"), t("louis-start-help"))}>
          <Icon art={versailles} size="1.1em" label={t("louis-start")} />
        </span>
      )}
      <Fact label={t("louis-own-count", { count: player.own })} help={t("louis-term-own.help")} count={player.own}>
        <StoneMark size="1.1em" />
      </Fact>
      <Fact label={t("louis-money-count", { count: player.money })} help={t("louis-money-help")} count={player.money}>
        <Coin size="1.15em" />
      </Fact>
      {player.coats > 0 && (
        <Fact
          label={t("louis-coats-count", { count: player.coats })}
          help={t("louis-term-coat.help")}
          count={player.coats}
        >
          <CoatShield size="1.15em" />
        </Fact>
      )}
      {player.display.length > 0 && (
        <Fact
          label={t("louis-display-count", { count: player.display.length })}
          help={t("louis-display-help")}
          count={player.display.length}
        >
          <span class="lx-mini-mission" aria-hidden="true" />
        </Fact>
      )}
      {player.influence > 0 && (
        <Fact
          label={t("louis-influence-count", { count: player.influence })}
          help={t("louis-influence-hand-help")}
          count={player.influence}
        >
          <Icon art={poker} size="1.1em" />
        </Fact>
      )}
      {Object.values(player.chips).some((count) => count > 0) && <ChipRow chips={player.chips} size="1.15em" />}
    </span>
  );
}
