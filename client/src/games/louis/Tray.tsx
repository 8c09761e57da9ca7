/** My side of the table, always in sight: what is asked of me, and the cards in my hand. */

import type { ComponentChildren } from "preact";
import { classes } from "../../design";
import type { Question } from "../../wire";
import { Answers, type AnswersProps } from "./Answers";
import { openCards } from "./choices";
import { Hand } from "./Hand";

export interface TrayProps extends Omit<AnswersProps, "question"> {
  question: Question | null;
  /** Somebody plays here; spectators hold no cards. */
  seated: boolean;
  cards: readonly string[];
  onCard: (card: string) => void;
  onTile: (tile: number, card: string) => void;
  children?: ComponentChildren;
}

export function Tray({ question, seated, cards, onCard, onTile, children, ...answering }: TrayProps) {
  const { view, pick } = answering;
  const holds = seated && !view.over;
  return (
    <div class={classes("lx-tray", question && `lx-tray-asked lx-tray-${question.ask}`)} hidden={!question && !holds}>
      {holds && (
        <Hand
          cards={cards}
          intrigue={view.intrigue ?? []}
          open={openCards(question)}
          chosen={pick.card}
          onPress={onCard}
          onDrop={(card, tile) => tile !== null && onTile(tile, card)}
        />
      )}
      {question && <Answers {...answering} question={question} />}
      {children}
    </div>
  );
}
