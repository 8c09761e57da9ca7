/** What lies in front of me: both supplies, louisdor, chips, coats of arms, missions. */

import { seatStyle } from "../../design";
import { t } from "../../words";
import { factTitle } from "../Fact";
import { ChipToken, CoatShield, Coin, StonePile } from "./art";
import { Display, HandMissions } from "./MissionCard";
import { chipName, coatName } from "./names";
import { CHIPS, COATS, type Chip, type Coat, type HandMission, type Player } from "./types";

const chipsOf = (chips: Record<Chip, number>): Chip[] =>
  CHIPS.flatMap((chip) => Array.from({ length: chips[chip] }, () => chip));

export function ChipRow({ chips, size = "1.5rem" }: { chips: Record<Chip, number>; size?: string }) {
  const row = chipsOf(chips);
  const words = CHIPS.filter((chip) => chips[chip] > 0)
    .map((chip) => `${chips[chip]} ${chipName(chip)}`)
    .join(", ");
  const label = row.length > 0 ? t("louis-chips-of", { list: words }) : t("louis-chips-none");
  return (
    <span class="lx-chips" role="img" aria-label={label} title={factTitle(label, t("louis-term-chip.help"))}>
      {row.map((chip, index) => (
        <ChipToken key={index} chip={chip} size={size} />
      ))}
      {row.length === 0 && (
        <span class="lx-none" aria-hidden="true">
          –
        </span>
      )}
    </span>
  );
}

/** Coats of arms by kind, for those who may see them. */
export function Coats({ coats }: { coats: Record<Coat, number> }) {
  const owned = COATS.filter((coat) => coats[coat] > 0);
  const label =
    owned.length > 0 ? owned.map((coat) => `${coats[coat]} ${coatName(coat)}`).join(", ") : t("louis-coats-none");
  return (
    <span
      class="lx-coats"
      role="img"
      aria-label={t("louis-coats-of", { list: label })}
      title={factTitle(label, t("louis-term-coat.help"))}
    >
      {owned.map((coat) => (
        <span key={coat} class="lx-coat-kind">
          <CoatShield coat={coat} size="1.35rem" />
          <b class="tabular">{coats[coat]}</b>
        </span>
      ))}
      {owned.length === 0 && (
        <span class="lx-none" aria-hidden="true">
          –
        </span>
      )}
    </span>
  );
}

/** A row of wooden stones, and their number. */
function Stones({ count, colour, label, help }: { count: number; colour: string; label: string; help: string }) {
  return (
    <span class="lx-stones" style={seatStyle(colour)} role="img" aria-label={label} title={factTitle(label, help)}>
      <StonePile colour={colour} count={count} />
    </span>
  );
}

export interface PossessionsProps {
  player: Player;
  coats: Record<Coat, number> | undefined;
  missions: readonly HandMission[];
  open: ReadonlySet<string>;
  chosen: readonly string[];
  onMission: (mission: string) => void;
}

function Purse({ player, coats }: Pick<PossessionsProps, "player" | "coats">) {
  return (
    <dl class="lx-purse" style={seatStyle(player.colour)}>
      <div>
        <dt>{t("louis-supply-own")}</dt>
        <dd>
          <Stones
            count={player.own}
            colour={player.colour}
            label={t("louis-own-count", { count: player.own })}
            help={t("louis-term-own.help")}
          />
        </dd>
      </div>
      <div>
        <dt>{t("louis-supply-general")}</dt>
        <dd>
          <Stones
            count={player.general}
            colour={player.colour}
            label={t("louis-general-count", { count: player.general })}
            help={t("louis-term-general.help")}
          />
        </dd>
      </div>
      <div>
        <dt>{t("louis-money")}</dt>
        <dd class="lx-money" title={factTitle(t("louis-money-count", { count: player.money }), t("louis-money-help"))}>
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
        <dd>{coats ? <Coats coats={coats} /> : player.coats}</dd>
      </div>
    </dl>
  );
}

export function Possessions({ player, coats, missions, open, chosen, onMission }: PossessionsProps) {
  return (
    <section class="lx-mine" aria-label={t("louis-mine")}>
      <Purse player={player} coats={coats} />
      <h3 class="lx-heading">{t("louis-hand-missions")}</h3>
      <HandMissions missions={missions} open={open} chosen={chosen} onPress={onMission} />
      {player.display.length > 0 && <h3 class="lx-heading">{t("louis-display")}</h3>}
      {player.display.length > 0 && <Display display={player.display} />}
    </section>
  );
}
