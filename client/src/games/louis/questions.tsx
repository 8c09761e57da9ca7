/** Each question with its buttons: the usual answer first, the others beside it. */

import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { Button, Segmented, Toggle } from "../../design";
import { t } from "../../words";
import type { Choice, Question } from "../../wire";
import { CardBack, ChipToken, Coin, Drawn, StoneMark } from "./art";
import {
  type Selection,
  canBoost,
  exchanges,
  nearest,
  ofKind,
  openMissions,
  payments,
  play,
  replacement,
  sourceOf,
  sources,
  values,
} from "./choices";
import { personOf } from "./figures";
import { cardName, listed, missionName, personName } from "./names";
import type { Chip, LouisView, Source } from "./types";

export interface QuestionProps {
  view: LouisView;
  question: Question;
  pick: Selection;
  setPick: (change: Partial<Selection>) => void;
  onMove: (text: string, confirmed?: boolean) => void;
  onUndo?: (() => void) | undefined;
  /** Several people at one device: nothing is answered by itself. */
  shared: boolean;
  say: (choice: Choice) => string;
}

/** The natural next thing takes the keyboard, unless somebody is writing or reading elsewhere. */
function Usual({
  choice,
  say,
  onMove,
  children,
}: {
  choice: Choice;
  say: (choice: Choice) => string;
  onMove: (text: string) => void;
  children?: ComponentChildren;
}) {
  return (
    <Button kind="primary" data-nav="answer" data-usual onClick={() => onMove(choice.text)}>
      {children ?? say(choice)}
    </Button>
  );
}

function Other({
  choice,
  say,
  onMove,
  quiet,
  children,
}: {
  choice: Choice;
  say: (choice: Choice) => string;
  onMove: (text: string) => void;
  quiet?: boolean;
  children?: ComponentChildren;
}) {
  return (
    <Button kind={quiet ? "quiet" : "plain"} data-nav="answer" onClick={() => onMove(choice.text)}>
      {children ?? say(choice)}
    </Button>
  );
}

/** The first option is the usual one, the last one declines. */
export function Plain({ question, say, onMove }: QuestionProps) {
  return (
    <>
      {question.options.map((choice, index) =>
        index === 0 ? (
          <Usual key={choice.text} choice={choice} say={say} onMove={onMove} />
        ) : (
          <Other
            key={choice.text}
            choice={choice}
            say={say}
            onMove={onMove}
            quiet={index === question.options.length - 1}
          />
        ),
      )}
    </>
  );
}

/** Louisdor and stones that a mission brings, as pictures. */
function Gains({ choice }: { choice: Choice }) {
  const count = (field: string) => Number(choice.args[field] ?? 0);
  return (
    <span class="lx-pay">
      {count("money") > 0 && (
        <>
          <Drawn text={count("money")} />
          <Coin size="1.3em" />
        </>
      )}
      {count("stones") > 0 && (
        <>
          <Drawn text={count("stones")} />
          <StoneMark size="1.3em" />
        </>
      )}
    </span>
  );
}

/** Each mission once; where it can bring different things, these stand beside it. */
function Supply({ question, say, onMove }: QuestionProps) {
  const uses = ofKind(question, "use");
  const missions = [...new Set(uses.map((choice) => String(choice.args.mission)))];
  const stop = ofKind(question, "stop")[0];
  return (
    <>
      {missions.map((mission, place) => {
        const ways = uses.filter((choice) => choice.args.mission === mission);
        return (
          <div key={mission} class="lx-uses">
            {ways.length > 1 && <span class="lx-answer-hint">{missionName(mission)}</span>}
            {ways.map((choice, index) => (
              <Button
                key={choice.text}
                kind={place + index === 0 ? "primary" : "plain"}
                data-nav="answer"
                {...(place + index === 0 ? { "data-usual": true } : {})}
                {...(ways.length > 1 ? { "aria-label": say(choice) } : {})}
                onClick={() => onMove(choice.text)}
              >
                {ways.length > 1 ? <Gains choice={choice} /> : missionName(mission)}
              </Button>
            ))}
          </div>
        );
      })}
      {stop && <Other choice={stop} say={say} onMove={onMove} quiet />}
    </>
  );
}

/** Keeping silent is the usual answer; the ways to play the card stand beside it. */
function Intrigue({ question, say, onMove }: QuestionProps) {
  return (
    <>
      {ofKind(question, "keep").map((choice) => (
        <Usual key={choice.text} choice={choice} say={say} onMove={onMove} />
      ))}
      {ofKind(question, "intrigue").map((choice) => (
        <Button key={choice.text} data-nav="answer" aria-label={say(choice)} onClick={() => onMove(choice.text)}>
          <span class="lx-pay">
            <Drawn text={Number(choice.args.stones)} />
            <StoneMark size="1.2em" /> {t(`louis-source-${String(choice.args.source)}.short`)}
          </span>
        </Button>
      ))}
    </>
  );
}

/** A card chosen: the persons where its path may begin are lit, so that no button is needed to place stones. */
function Turn({ view, question, pick, setPick, say, onMove }: QuestionProps) {
  const { card } = pick;
  const passes = ofKind(question, "pass");
  if (!card) {
    return (
      <>
        <p class="lx-answer-hint">{t("louis-turn-choose")}</p>
        {passes.map((choice) => (
          <Other key={choice.text} choice={choice} say={say} onMove={onMove} />
        ))}
        <p class="lx-keys">{t("louis-keys")}</p>
      </>
    );
  }
  const take = play(question, pick, "take");
  const { own = 0, general = 0 } = view.players[question.seat] ?? {};
  const Take = own > 0 ? Other : Usual;
  return (
    <>
      <p class="lx-answer-hint">{cardName(card)}</p>
      <p class="lx-answer-note">{t(own > 0 ? "louis-turn-press" : "louis-turn-place-not")}</p>
      {take && general > 0 && (
        <Take choice={take} say={say} onMove={onMove}>
          {t("louis-turn-take")}
        </Take>
      )}
      {take && general === 0 && (
        <Other choice={take} say={say} onMove={onMove} quiet>
          {t("louis-turn-nothing")}
        </Other>
      )}
      {exchanges(question, card).map((choice) => (
        <Other key={choice.text} choice={choice} say={say} onMove={onMove} quiet>
          {t("louis-turn-exchange")}
        </Other>
      ))}
      {canBoost(question, card) && (
        <Toggle label={t("louis-turn-boost")} checked={pick.boost} onChange={(boost) => setPick({ boost })} />
      )}
    </>
  );
}

function Path({ view, question, say, onMove, onUndo }: QuestionProps) {
  const done = ofKind(question, "done")[0];
  const path = view.path;
  return (
    <>
      {path && <p class="lx-answer-hint">{t("louis-path-left", { left: path.left, limit: path.limit })}</p>}
      {done && <Other choice={done} say={say} onMove={(text) => onMove(text, true)} />}
      {onUndo && path && path.tiles.length > 0 && (
        <Button kind="quiet" data-nav="answer" onClick={onUndo}>
          {t("louis-path-undo")}
        </Button>
      )}
    </>
  );
}

/** One stone onto a tile: the supply can be changed before the tile is pressed. */
function PutStone({ question, pick, setPick, say, onMove }: QuestionProps) {
  const offered = sources(question);
  const none = ofKind(question, "nothing")[0];
  return (
    <>
      {offered.length > 1 && (
        <Segmented
          legend={t("louis-source")}
          quiet
          options={offered.map((source) => ({ value: source, label: t(`louis-source-${source}`) }))}
          value={sourceOf(question, pick) as string}
          onChange={(source) => setPick({ source: source as Source })}
        />
      )}
      {none && <Other choice={none} say={say} onMove={onMove} quiet />}
    </>
  );
}

function Dispatch(props: QuestionProps) {
  const { question, pick, say, onMove } = props;
  const source = sourceOf(question, pick);
  const chosen = ofKind(question, "dispatch").find((choice) => choice.args.source === source);
  return (
    <>
      {chosen && (
        <Usual choice={chosen} say={say} onMove={onMove}>
          {t("louis-dispatch-place")}
        </Usual>
      )}
      <PutStone {...props} />
      {ofKind(question, "skip").map((choice) => (
        <Other key={choice.text} choice={choice} say={say} onMove={onMove} quiet>
          {t("louis-dispatch-skip")}
        </Other>
      ))}
    </>
  );
}

/** The reward of tile 8: three small numbers, the most useful ones preselected. */
function Maintenon({ question, onMove }: QuestionProps) {
  const [now, setNow] = useState<Choice>(question.options[0]!);
  return (
    <>
      {["general", "own", "back"].map((field) => {
        const possible = values(question.options, field);
        return possible.length > 1 ? (
          <Segmented
            key={field}
            legend={t(`louis-maintenon-${field}`)}
            options={possible.map((value) => ({ value, label: String(value) }))}
            value={now.args[field] as number}
            onChange={(value) => setNow(nearest(question.options, now, field, value))}
          />
        ) : null;
      })}
      <Button kind="primary" data-nav="answer" data-usual onClick={() => onMove(now.text)}>
        {t("louis-maintenon-do")}
      </Button>
    </>
  );
}

/** Nothing to decide, but nobody may see that: the board waits a moment and keeps silent. */
export function Silent({ view, question, shared, say, onMove }: QuestionProps) {
  const person = personName(personOf(view.pending?.tile ?? 0));
  return (
    <>
      <p class="lx-answer-hint">{t("louis-intrigue-silent", { person })}</p>
      {shared && (
        <Usual choice={question.options[0]!} say={say} onMove={onMove}>
          {t("louis-go-on")}
        </Usual>
      )}
    </>
  );
}

function Payment({ choice }: { choice: Choice }) {
  const [chip, other] = [choice.args.chip as Chip, choice.args.other as Chip];
  return (
    <span class="lx-pay" title={`${t(`louis-chip-${chip}`)} + ${t(`louis-other-${other}`)}`}>
      <ChipToken chip={chip} /> <ChipToken chip={other} />
    </span>
  );
}

/** A mission that can be paid for, with a button for each way to pay. */
function Fulfil({ mission, first, question, say, onMove }: QuestionProps & { mission: string; first: boolean }) {
  return (
    <div class="lx-fulfil">
      <b>{missionName(mission)}</b>
      <span class="lx-uses">
        {payments(question, mission).map((choice, index) => (
          <Button
            key={choice.text}
            kind={index === 0 ? "primary" : "plain"}
            data-nav="answer"
            {...(first && index === 0 ? { "data-usual": true } : {})}
            aria-label={say(choice)}
            onClick={() => onMove(choice.text)}
          >
            <span class="lx-pay">
              {index === 0 && t("louis-missions-fulfil")} <Payment choice={choice} />
            </span>
          </Button>
        ))}
      </span>
    </div>
  );
}

/** Every mission that can be paid for, or only the one pointed at; to finish names what is left undone. */
function MissionTurn(props: QuestionProps) {
  const { question, pick, say, onMove } = props;
  const payable = [...openMissions(question)];
  const shown = payable.filter((mission) => pick.missions.length === 0 || pick.missions.includes(mission));
  const finish = ofKind(question, "finish")[0];
  const end = (text: string) => onMove(text, true);
  return (
    <>
      {payable.length === 0 && <p class="lx-answer-note">{t("louis-missions-none")}</p>}
      {shown.map((mission, index) => (
        <Fulfil key={mission} {...props} mission={mission} first={index === 0} />
      ))}
      {ofKind(question, "change").map((choice) => (
        <Other key={choice.text} choice={choice} say={say} onMove={onMove} />
      ))}
      {finish && payable.length === 0 && (
        <Usual choice={finish} say={say} onMove={end}>
          {t("louis-go-on")}
        </Usual>
      )}
      {finish && payable.length > 0 && (
        <Other choice={finish} say={say} onMove={end} quiet>
          {t("louis-missions-leave", { missions: listed(payable.map(missionName)) })}
        </Other>
      )}
    </>
  );
}

function Decks({ view, question, say, onMove }: QuestionProps) {
  return (
    <div class="lx-deck-choice">
      {question.options.map((choice) => {
        const colour = String(choice.args.colour) as "light" | "medium" | "dark";
        return (
          <button
            key={choice.text}
            type="button"
            class="lx-deck-button"
            data-nav="answer"
            aria-label={say(choice)}
            onClick={() => onMove(choice.text)}
          >
            <CardBack kind={colour} />
            <b>{t(`louis-colour-${colour}.short`)}</b>
            <small>{t(`louis-colour-${colour}.cost`)}</small>
            <Drawn text={view.decks[colour]} class="lx-count" />
          </button>
        );
      })}
    </div>
  );
}

function KeepChip({ question, say, onMove }: QuestionProps) {
  return (
    <>
      {question.options.map((choice) => (
        <Button key={choice.text} data-nav="answer" aria-label={say(choice)} onClick={() => onMove(choice.text)}>
          <span class="lx-pay">
            <ChipToken chip={choice.args.chip as Chip} /> {t(`louis-chip-${String(choice.args.chip)}`)}
          </span>
        </Button>
      ))}
    </>
  );
}

function Replace({ question, pick, say, onMove }: QuestionProps) {
  const chosen = replacement(question, pick.missions);
  const none = ofKind(question, "no_replacement")[0];
  return (
    <>
      <p class="lx-answer-hint">{t("louis-replace-choose")}</p>
      {chosen && (
        <Usual choice={chosen} say={say} onMove={onMove}>
          {t("louis-replace-do", { count: pick.missions.length })}
        </Usual>
      )}
      {none && <Other choice={none} say={say} onMove={onMove} quiet />}
    </>
  );
}

/** By the name of the question. */
export const QUESTIONS: Readonly<Record<string, (props: QuestionProps) => JSX.Element>> = {
  supply: Supply,
  turn: Turn,
  path: Path,
  intrigue: Intrigue,
  dispatch: Dispatch,
  reserve: PutStone,
  conde: PutStone,
  maintenon: Maintenon,
  missions: MissionTurn,
  deck: Decks,
  keep: KeepChip,
  replace: Replace,
};
