/** The page of rules: the game in short, the twelve persons, the forty missions. */

import { Panel } from "../../design";
import { t } from "../../words";
import { Glossary } from "../Glossary";
import { Reconstructed } from "../Reconstructed";
import { RuleParts } from "../RuleParts";
import { ChipToken, ConditionBadge, Portrait, Reward } from "./art";
import { type PrintedSide, isSideReconstructed, missionIds, missionOf, personIds, persons, sidesOf } from "./figures";
import { MissionFace } from "./MissionCard";
import { chipName, conditionName, personName } from "./names";
import { CHIPS, COLOURS, type Colour } from "./types";
import rules from "./rules.json";
import "./board.css";

const TERMS = ["own", "general", "chip", "crown", "coat", "mission", "first"];
const CONDITIONS = ["money", "first", "stones"] as const;

function Signs() {
  return (
    <ul class="lx-rules-signs">
      {CONDITIONS.map((condition) => (
        <li key={condition}>
          <ConditionBadge condition={condition} number={3} />
          <p>
            <b>{conditionName(condition, 3)}.</b> {t(`louis-condition-${condition}.help`, { number: 3 })}
          </p>
        </li>
      ))}
      {CHIPS.map((chip) => (
        <li key={chip}>
          <ChipToken chip={chip} size="2.2rem" />
          <p>
            <b>{chipName(chip)}.</b> {t(chip === "crown" ? "louis-rules-crown" : "louis-rules-chip")}
          </p>
        </li>
      ))}
    </ul>
  );
}

function PrintedCondition({ side, name, doubtful }: { side: PrintedSide; name: string; doubtful: boolean }) {
  return (
    <span class="lx-rules-side">
      <span aria-hidden="true">
        <ConditionBadge condition={side.condition} number={side.number} />
      </span>
      <small>
        {name}: {conditionName(side.condition, side.number)}
        {doubtful && <Reconstructed />}
      </small>
    </span>
  );
}

function Persons() {
  return (
    <ul class="lx-rules-persons">
      {personIds.map((id) => {
        const { tile, reward } = persons[id]!;
        const { front, back } = sidesOf(id)!;
        return (
          <li key={id} class="lx-rules-person">
            <span class="lx-rules-portrait" aria-hidden="true">
              <Portrait person={id} />
            </span>
            <div>
              <h3>
                <span class="tabular">{tile}</span> {personName(id)}
              </h3>
              <p class="lx-rules-reward">
                <span aria-hidden="true">
                  <Reward reward={reward} />
                </span>{" "}
                {t(`louis-reward-${reward}.help`)}
              </p>
              <p class="lx-rules-sides">
                <PrintedCondition
                  side={front}
                  name={t("louis-side-front")}
                  doubtful={isSideReconstructed(id, "front")}
                />
                <PrintedCondition side={back} name={t("louis-side-back")} doubtful={isSideReconstructed(id, "back")} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Missions({ colour }: { colour: Colour }) {
  const ids = missionIds.filter((id) => missionOf(id).colour === colour);
  return (
    <section>
      <h3>{t(`louis-colour-${colour}`)}</h3>
      <p class="soft">{t(`louis-rules-colour-${colour}`)}</p>
      <ul class="lx-rules-missions">
        {ids.map((id) => (
          <li key={id}>
            <MissionFace mission={id} marked />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The page /rules/louis, and the window beside a board. */
export function Help() {
  return (
    <div class="lx-rules">
      <Panel title={t("louis-rules-title")}>
        <RuleParts game="louis" parts={rules.parts} />
      </Panel>
      <Glossary game="louis" terms={TERMS} />
      <Panel title={t("louis-rules-signs-title")}>
        <Signs />
      </Panel>
      <Panel title={t("louis-rules-persons-title")}>
        <p class="soft">{t("louis-rules-persons-note")}</p>
        <Persons />
      </Panel>
      <Panel title={t("louis-rules-cards-title")}>
        {COLOURS.map((colour) => (
          <Missions key={colour} colour={colour} />
        ))}
      </Panel>
    </div>
  );
}
