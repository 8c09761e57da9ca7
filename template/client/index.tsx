/** The Levee in the browser; a board of the house lies in client/src/games/<game>. */

import { Button, Panel } from "../../client/src/design";
import { type BoardProps, defineBoard, type GameView } from "../../client/src/games/contract";
import { t } from "../../client/src/words";
import { describeChoice, nameOf } from "../../client/src/words/describe";

/** Courtiers by name, null where this seat may not know which. */
type Pile = (string | null)[];

interface TemplateView extends GameView {
  game: "template";
  presented: Pile;
  players: { seat: number; hand: Pile; unseen: Pile; seen: Pile }[];
}

const PILES = ["hand", "unseen", "seen"] as const;

function Courtiers({ title, pile }: { title: string; pile: Pile }) {
  const names = pile.map((courtier) => t(courtier ? `template-courtier-${courtier}` : "template-veiled"));
  return pile.length > 0 && <p>{`${t(`template-pile-${title}`)}: ${names.join(", ")}`}</p>;
}

function Board({ view, question, chairs, busy, onMove }: BoardProps<TemplateView>) {
  return (
    <div class="felt plain-board">
      {view.players.map((player) => (
        <Panel key={player.seat} title={nameOf(chairs, player.seat)}>
          {PILES.map((title) => (
            <Courtiers key={title} title={title} pile={player[title]} />
          ))}
        </Panel>
      ))}
      <Courtiers title="presented" pile={view.presented} />
      {question?.options.map((choice) => (
        <Button key={choice.text} disabled={busy} onClick={() => onMove(choice.text)}>
          {describeChoice("template", null, choice, view, chairs)}
        </Button>
      ))}
    </div>
  );
}

export const board = defineBoard<TemplateView>({ game: "template", Board });
