/** Mission cards: two chips for their cost, the effect in words, five points. */

import { classes, Hint } from "../../design";
import { t } from "../../words";
import { Reconstructed } from "../Reconstructed";
import { ChipToken } from "./art";
import { isCostReconstructed, missionOf } from "./figures";
import { chipName, missionHelp, missionName } from "./names";
import type { Displayed, HandMission } from "./types";

export const costWords = (mission: string): string => missionOf(mission).cost.map(chipName).join(" + ");

/** Everything printed on the card, for those who cannot see it. */
const label = (mission: string): string =>
  t("louis-task-label", {
    mission: missionName(mission),
    colour: t(`louis-colour-${missionOf(mission).colour}`),
    cost: costWords(mission),
    help: missionHelp(mission),
  });

/** The printed face; its words are read as they stand, the chips are named. `marked`: reconstructed chips are, too. */
export function MissionFace({ mission, small, marked }: { mission: string; small?: boolean; marked?: boolean }) {
  const { colour, cost, effect } = missionOf(mission);
  return (
    <span class={classes("lx-mission", `lx-mission-${colour}`, small && "lx-mission-small")}>
      <span class="lx-mission-cost" role="img" aria-label={t("louis-task-cost", { cost: costWords(mission) })}>
        {cost.map((chip, index) => (
          <ChipToken key={index} chip={chip} size="1em" />
        ))}
      </span>
      <b class="lx-mission-name">
        {missionName(mission)}
        {marked && isCostReconstructed(mission) && <Reconstructed />}
      </b>
      <span class="visually-hidden">. </span>
      {!small && <span class="lx-mission-text">{missionHelp(mission)}</span>}
      {!small && <small class="lx-mission-phase">{t(`louis-when-${effect}`)}</small>}
    </span>
  );
}

/** `note`: whether it can be paid for now. */
export function MissionHelp({ mission, note }: { mission: string; note?: string }) {
  return (
    <div class="lx-help">
      <p class="lx-help-head">
        <b>{missionName(mission)}</b>
      </p>
      <p>{missionHelp(mission)}</p>
      <p class="lx-help-note">
        {t("louis-task-cost", { cost: costWords(mission) })}
        {isCostReconstructed(mission) && <Reconstructed />} · {t(`louis-when-${missionOf(mission).effect}`)}
      </p>
      <p>{t("louis-task-points")}</p>
      {note && <p>{note}</p>}
    </div>
  );
}

/** Whether the chips for a mission are there. */
const payWords = (mission: string, payments: HandMission["payments"]): string =>
  payments.length > 0 ? t("louis-task-payable") : t("louis-task-unpaid", { cost: costWords(mission) });

/** My hand missions; those that can be fulfilled or replaced now are lit. */
export function HandMissions({
  missions,
  open,
  chosen,
  onPress,
}: {
  missions: readonly HandMission[];
  open: ReadonlySet<string>;
  chosen: readonly string[];
  onPress: (mission: string) => void;
}) {
  return (
    <ul class="lx-missions" aria-label={t("louis-hand-missions")}>
      {missions.map(({ mission, payments }) => (
        <li key={mission}>
          <Hint content={<MissionHelp mission={mission} note={payWords(mission, payments)} />}>
            <button
              type="button"
              class={classes(
                "lx-mission-button",
                open.has(mission) && "lx-open",
                chosen.includes(mission) && "lx-chosen",
                payments.length > 0 && "lx-payable",
              )}
              data-nav="mission"
              data-mission={mission}
              aria-pressed={open.has(mission) ? chosen.includes(mission) : undefined}
              aria-disabled={!open.has(mission)}
              data-why={payments.length > 0 ? undefined : payWords(mission, payments)}
              onClick={() => open.has(mission) && onPress(mission)}
            >
              <MissionFace mission={mission} />
              {payments.length > 0 && <span class="visually-hidden">{t("louis-task-payable")}</span>}
            </button>
          </Hint>
        </li>
      ))}
    </ul>
  );
}

/** Fulfilled missions in front of a player. */
export function Display({ display }: { display: readonly Displayed[] }) {
  if (display.length === 0) return <p class="lx-display-none">{t("louis-display-none")}</p>;
  return (
    <ul class="lx-display" aria-label={t("louis-display")}>
      {display.map(({ mission, used }, index) => (
        <li key={index}>
          <Hint content={<MissionHelp mission={mission} />}>
            <span
              class={classes("lx-displayed", used && "lx-used")}
              role="img"
              tabIndex={0}
              aria-label={[label(mission), used && t("louis-task-used")].filter(Boolean).join(" ")}
            >
              <MissionFace mission={mission} small />
            </span>
          </Hint>
        </li>
      ))}
    </ul>
  );
}
