/** Small questions with their answers: bonus cards, rewards of completed rooms, the stack one may look through. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Button, classes, FinalMark, Icon } from "../../design";
import { t } from "../../words";
import type { Choice, Question } from "../../wire";
import { isFocusFree } from "../keys";
import { type RoomType, isRoom, tileIds, tileOf } from "./figures";
import { marks, typeIcons } from "./icons";
import { Picture, tileWords } from "./Market";
import { cardName, cardWords, rewardWords, roomName, tileName, typeName } from "./names";
import { TileBack } from "./Tile";
import type { CastlesView } from "./types";

export interface AnswersProps {
  view: CastlesView;
  question: Question;
  onMove: (text: string) => void;
}

/** A large button with a picture, a name and a line of explanation. */
function AnswerButton({
  art,
  picture,
  type,
  name,
  text,
  onClick,
  note,
  choice,
}: {
  art?: string;
  picture?: ComponentChildren;
  type?: RoomType;
  name: string;
  text?: string | undefined;
  note?: string | undefined;
  choice: Choice;
  onClick: () => void;
}) {
  return (
    <button type="button" class={classes("cm-pick", type && `cm-${type}`)} onClick={onClick}>
      <span class="cm-pick-art" aria-hidden="true">
        {picture ?? (art && <Icon art={art} size="1.7rem" />)}
      </span>
      <span class="cm-pick-text">
        <b>{name}</b>
        {text && <span>{text}</span>}
      </span>
      {note && <span class="cm-pick-note tabular">{note}</span>}
      <FinalMark choice={choice} />
    </button>
  );
}

const typeOf = (choice: Choice): RoomType => choice.args.type as RoomType;
const roomOf = (choice: Choice): string => String(choice.args.room);
const cardOf = (choice: Choice): string => String(choice.args.card);

/** D1 and D9: which card to give back, which one to keep. */
function Cards({ view, question, onMove }: AnswersProps) {
  const worth = new Map([...(view.cards ?? []), ...(view.choice ?? [])].map(({ card, points }) => [card, points]));
  return (
    <div class="cm-picks">
      {question.options.map((choice) => (
        <AnswerButton
          key={choice.text}
          art={marks.cards}
          name={t(`castles-action-${choice.kind}`, { card: cardName(cardOf(choice)) })}
          text={cardWords(cardOf(choice))}
          note={question.ask === "bonus" ? t("castles-now", { points: worth.get(cardOf(choice)) ?? 0 }) : undefined}
          choice={choice}
          onClick={() => onMove(choice.text)}
        />
      ))}
    </div>
  );
}

/** D5: the next of several open rewards; each may be declined. */
function Rewards({ question, onMove }: AnswersProps) {
  const claims = question.options.filter((choice) => choice.kind === "claim");
  const declineOf = (claim: Choice) =>
    question.options.find((choice) => choice.kind === "decline" && choice.args.tile === claim.args.tile);
  return (
    <ul class="cm-picks">
      {claims.map((claim) => {
        const name = tileName({ room: roomOf(claim), number: Number(claim.args.number ?? 0) });
        const decline = declineOf(claim);
        return (
          <li key={claim.text} class="cm-pick-row">
            <AnswerButton
              art={typeIcons[typeOf(claim)]}
              type={typeOf(claim)}
              name={name}
              text={rewardWords(typeOf(claim))}
              choice={claim}
              onClick={() => onMove(claim.text)}
            />
            {decline && (
              <Button
                kind="quiet"
                size="s"
                aria-label={t("castles-decline-of", { room: name })}
                onClick={() => onMove(decline.text)}
              >
                {t("castles-decline")}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** D7: a reward of one of the seven other types. */
function Types({ question, onMove }: AnswersProps) {
  return (
    <div class="cm-picks">
      {question.options
        .filter((choice) => choice.kind === "as")
        .map((choice) => (
          <AnswerButton
            key={choice.text}
            art={typeIcons[typeOf(choice)]}
            type={typeOf(choice)}
            name={typeName(typeOf(choice))}
            text={rewardWords(typeOf(choice))}
            choice={choice}
            onClick={() => onMove(choice.text)}
          />
        ))}
    </div>
  );
}

/** D6 and D8: tiles to take or to put on the deck. */
function Tiles({ question, onMove }: AnswersProps) {
  return (
    <div class="cm-picks">
      {question.options
        .filter((choice) => choice.kind === "take" || choice.kind === "put")
        .map((choice) => (
          <AnswerButton
            key={choice.text}
            type={tileOf(roomOf(choice)).type}
            picture={<Picture room={roomOf(choice)} width={76} height={48} />}
            name={roomName(roomOf(choice))}
            text={choice.kind === "put" ? tileWords(roomOf(choice)) : t("castles-free")}
            choice={choice}
            onClick={() => onMove(choice.text)}
          />
        ))}
    </div>
  );
}

/** D8: which stack to look through. */
function Stacks({ view, question, onMove }: AnswersProps) {
  return (
    <div class="cm-picks cm-picks-small">
      {question.options
        .filter((choice) => choice.kind === "look")
        .map((choice) => {
          const size = String(choice.args.size);
          return (
            <AnswerButton
              key={choice.text}
              picture={<Outline size={size} />}
              name={t("castles-stack", { size })}
              note={t("castles-left", { count: view.stacks[size] ?? 0 })}
              choice={choice}
              onClick={() => onMove(choice.text)}
            />
          );
        })}
    </div>
  );
}

/** Some tile of each size: those of one size have the same back. */
const samples = new Map(tileIds.filter(isRoom).map((room) => [String(tileOf(room).size), room]));

export function Outline({ size }: { size: string }) {
  const room = samples.get(size) ?? "";
  const { w, h } = tileOf(room);
  return <TileBack room={room} scale={Math.min(52 / w, 34 / h, 6)} />;
}

const BODIES: Record<string, (props: AnswersProps) => ComponentChildren> = {
  return: Cards,
  bonus: Cards,
  reward: Rewards,
  downstairs: Types,
  corridor: Tiles,
  pick: Tiles,
  stack: Stacks,
};

export const hasAnswers = (question: Question | null): question is Question =>
  question !== null && question.ask in BODIES;

export function Answers(props: AnswersProps) {
  const { view, question, onMove } = props;
  const Body = BODIES[question.ask]!;
  const last = question.options.find((choice) => choice.kind === "skip" || choice.kind === "done");
  const { looking } = view;
  const box = useRef<HTMLElement>(null);
  const asked = question.options.map((choice) => choice.text).join();
  // What was pressed before is gone: the keyboard goes on here.
  useEffect(() => {
    if (isFocusFree()) box.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <section
      ref={box}
      class={`cm-desk cm-ballot cm-ballot-${question.ask}`}
      role="group"
      aria-label={t(`castles-ballot-${question.ask}`)}
    >
      <header class="cm-desk-head">
        <h3>{t(`castles-ballot-${question.ask}`)}</h3>
      </header>
      {question.ask === "pick" && looking && (
        <p class="soft">{t("castles-pick-so-far", { size: looking.size, count: looking.put.length })}</p>
      )}
      <Body {...props} />
      {last && (
        <div class="cm-placing-tools cm-placing-answer">
          <Button kind={last.kind === "done" ? "primary" : "quiet"} onClick={() => onMove(last.text)}>
            {t(last.kind === "done" ? "castles-action-done" : "castles-decline")} <FinalMark choice={last} />
          </Button>
        </div>
      )}
    </section>
  );
}
