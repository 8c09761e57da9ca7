/** Says once what a kind of question is about: until it is understood, or the first such turn is over. */

import { useEffect, useRef } from "preact/hooks";
import { Button } from "../../design";
import { has, t } from "../../words";
import { change, settings } from "../settings";

export interface ExplainedProps {
  game: string;
  /** What this browser is asked now; null while it is not. */
  ask: string | null;
  /** It is still the turn of whoever was asked. */
  goesOn: boolean;
}

const understand = (question: string): void => {
  const { knows } = settings.peek();
  if (!knows.includes(question)) change({ knows: [...knows, question] });
};

export function Explained({ game, ask, goesOn }: ExplainedProps) {
  const question = ask && `${game}-ask-${ask}`;
  const shown = useRef<string | null>(null);
  const { explains, knows } = settings.value;
  useEffect(() => {
    if (shown.current && shown.current !== question && (question || !goesOn)) understand(shown.current);
    if (question && explains) shown.current = question;
  }, [question, goesOn]);
  if (!question || !explains || knows.includes(question) || !has(`${question}.explained`)) return null;
  return (
    <p class="tip">
      <span>{t(`${question}.explained`)}</span>
      <Button size="s" kind="quiet" onClick={() => understand(question)}>
        {t("ui-understood")}
      </Button>
    </p>
  );
}
