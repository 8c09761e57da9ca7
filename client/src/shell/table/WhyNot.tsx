/** Why not? Said when somebody who is asked presses what cannot be chosen now: its own reason, or what can be. */

import { useEffect, useState } from "preact/hooks";
import { Button, type Rule, RuleLink } from "../../design";
import type { Question } from "../../wire";
import { has, t } from "../../words";

const IMPOSSIBLE = "[data-why], [aria-disabled=true]";
const READ = "[data-reads]"; // pressed to be read, although what it lies on cannot be chosen

/** What a thing on the board says for itself (`data-why`), else what the question is about. */
function reasonOf(thing: HTMLElement, game: string, ask: string): string {
  const explained = `${game}-ask-${ask}.explained`;
  return thing.dataset.why ?? [t("ui-problem-illegal"), has(explained) ? t(explained) : ""].join(" ").trim();
}

export interface WhyNotState {
  /** Null until something impossible is pressed, and again as soon as anything else is. */
  why: string | null;
  forget: () => void;
  /** For the element around the board. */
  onClickCapture: (event: MouseEvent) => void;
}

export function useWhyNot(game: string, question: Question | null): WhyNotState {
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => setWhy(null), [question]);
  const onClickCapture = ({ target }: MouseEvent) => {
    const thing = target instanceof Element ? target.closest<HTMLElement>(`${IMPOSSIBLE}, ${READ}`) : null;
    setWhy(question && thing && !thing.matches(READ) ? reasonOf(thing, game, question.ask) : null);
  };
  return { why, forget: () => setWhy(null), onClickCapture };
}

interface WhyNotProps extends Pick<WhyNotState, "why" | "forget"> {
  /** The rule about what is asked. */
  rule: Rule | undefined;
}

export function WhyNot({ why, forget, rule }: WhyNotProps) {
  return (
    <div role="status" class="why-not-place">
      {why !== null && (
        <p class="why-not">
          <span>
            <b>{t("ui-why-not")}</b> {why}
            {rule && <RuleLink rule={rule} />}
          </span>
          <Button size="s" kind="quiet" onClick={forget}>
            {t("ui-understood")}
          </Button>
        </p>
      )}
    </div>
  );
}
