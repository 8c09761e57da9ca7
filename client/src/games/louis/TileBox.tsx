/** One person of the court: portrait, reward, condition, stones, and who would win. */

import { classes, Hint } from "../../design";
import { t } from "../../words";
import type { Chair } from "../../wire";
import { Reconstructed } from "../Reconstructed";
import { ConditionBadge, Drawn, LouisFigure, Portrait, Reward, StonePile } from "./art";
import { isSideReconstructed } from "./figures";
import { conditionName, personName, standingWords, tileWords } from "./names";
import type { Tile } from "./types";

/** What can be done with a tile now. */
export type Light = "open" | "chosen" | "begin" | null;

export interface TileBoxProps {
  tile: Tile;
  chairs: readonly Chair[];
  light: Light;
  /** Something happens here in the shown frame. */
  current: boolean;
  /** It is being turned over. */
  turning: boolean;
  /** Stones laid here in this turn, and by whom. */
  fresh: number;
  freshSeat: number | null;
  /** What pressing it does, for those who cannot see the light. */
  doing: string | null;
  onPress: () => void;
}

/** What the bubble beside a tile says. */
function TileHelp({ tile, chairs }: { tile: Tile; chairs: readonly Chair[] }) {
  return (
    <div class="lx-help">
      <p class="lx-help-head">
        <b>{personName(tile.person)}</b> <span class="tabular">{tile.tile}</span>
      </p>
      <p>{t(`louis-reward-${tile.reward}.help`)}</p>
      <p>
        <b>{conditionName(tile.condition, tile.number)}.</b>
        {isSideReconstructed(tile.person, tile.side) && <Reconstructed />}{" "}
        {t(`louis-condition-${tile.condition}.help`, { number: tile.number })}
      </p>
      {tile.louis && <p>{t("louis-louis-help")}</p>}
      <p class="lx-help-note">{standingWords(tile, chairs)}</p>
    </div>
  );
}

function Piles({
  tile,
  chairs,
  fresh,
  freshSeat,
}: {
  tile: Tile;
  chairs: readonly Chair[];
  fresh: number;
  freshSeat: number | null;
}) {
  const { free, leaders, second } = tile.standing;
  return (
    <span class="lx-piles">
      {tile.stones.map((count, seat) =>
        count > 0 ? (
          <StonePile
            key={fresh > 0 && seat === freshSeat ? `${seat} ${count}` : seat}
            colour={chairs[seat]?.colour ?? ""}
            count={count}
            leads={free.includes(seat) && seat !== second && (leaders.includes(seat) || tile.condition === "stones")}
            second={seat === second && free.includes(seat)}
            fresh={fresh > 0 && seat === freshSeat}
          />
        ) : null,
      )}
      {tile.neutral > 0 && <StonePile key="neutral" colour="" count={tile.neutral} />}
    </span>
  );
}

export function TileBox({ tile, chairs, light, current, turning, fresh, freshSeat, doing, onPress }: TileBoxProps) {
  const label = [tileWords(tile, chairs), standingWords(tile, chairs), doing].filter(Boolean).join(" ");
  return (
    <Hint content={<TileHelp tile={tile} chairs={chairs} />} delay={600} beside=".lx-felt">
      <button
        type="button"
        class={classes(
          "lx-tile",
          `lx-side-${tile.side}`,
          light && `lx-${light}`,
          current && "lx-current",
          turning && "lx-turning",
          tile.done && "lx-done",
          tile.louis && "lx-king",
          fresh > 0 && "lx-onpath",
        )}
        data-nav="tile"
        data-tile={tile.tile}
        aria-label={label}
        aria-disabled={light !== "open" && light !== "begin"}
        onClick={onPress}
      >
        <span class="lx-tile-face" aria-hidden="true">
          <Portrait person={tile.person} />
          <span class="lx-tile-bar">
            <Reward reward={tile.reward} />
            <ConditionBadge condition={tile.condition} number={tile.number} />
          </span>
          <Drawn text={tile.tile} class="lx-tile-number" />
          <Drawn text={t(`louis-person-${tile.person}.short`)} class="lx-tile-name" />
          <Piles tile={tile} chairs={chairs} fresh={fresh} freshSeat={freshSeat} />
        </span>
        {tile.louis && <LouisFigure />}
      </button>
    </Hint>
  );
}
