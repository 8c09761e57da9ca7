/** Any game without a drawing: its choices as a list of buttons. */

import { Button } from "../../design";
import type { BoardProps } from "../../games/contract";
import { t } from "../../words";
import { describeChoice } from "../../words/describe";

export function PlainBoard({ view, question, chairs, busy, onMove }: BoardProps) {
  const game = String(view.game ?? "");
  return (
    <div class="felt plain-board">
      <p>{t("ui-plain-board")}</p>
      <ul class="plain-choices">
        {question?.options.map((choice) => (
          <li key={choice.text}>
            <Button disabled={busy} onClick={() => onMove(choice.text)}>
              {describeChoice(game, null, choice, view, chairs)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
