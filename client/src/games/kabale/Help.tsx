/** The page of rules: the game in short, and all 25 cards. */

import { Panel } from "../../design";
import { t } from "../../words";
import { Glossary } from "../Glossary";
import { RuleParts } from "../RuleParts";
import { ClassMark, Face } from "./Card";
import { cardIds, face } from "./figures";
import { cardHelp, cardName, valueWords } from "./names";
import rules from "./rules.json";
import "./board.css";

const TERMS = ["goal", "hidden", "filled", "closed", "cancelled"];

function RulesCard({ card }: { card: string }) {
  return (
    <li class="kb-rules-card">
      <span class="kb-pile-card" aria-hidden="true">
        <Face card={card} colour="blue" />
      </span>
      <div class="kb-help">
        <h3>{cardName(card)}</h3>
        <p class="soft">{t("kabale-rules-cards-value", { value: valueWords(card) })}</p>
        <p>{cardHelp(card)}</p>
        <p class="kb-help-class">
          <ClassMark card={card} /> {t(`kabale-class-${face(card).class}`)}
        </p>
      </div>
    </li>
  );
}

function AllCards() {
  return (
    <>
      <ul class="kb-rules-cards">
        {cardIds.map((card) => (
          <RulesCard key={card} card={card} />
        ))}
      </ul>
      <p class="soft">{t("kabale-rules-values-note")}</p>
    </>
  );
}

/** The page /rules/kabale, and the window beside a board. */
export function Help() {
  return (
    <div class="kb-rules">
      <Panel title={t("kabale-rules-title")}>
        <RuleParts game="kabale" parts={rules.parts} />
      </Panel>
      <Glossary game="kabale" terms={TERMS} />
      <Panel title={t("kabale-rules-cards-title")}>
        <AllCards />
      </Panel>
    </div>
  );
}
