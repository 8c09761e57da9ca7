/** The board of Louis XIV: the court, my hand, what I own, and what is happening. */

import { useEffect, useRef } from "preact/hooks";
import { classes, Icon } from "../../design";
import coins from "icon:two-coins";
import letter from "icon:scroll-quill";
import scales from "icon:scales";
import stone from "icon:stone-pile";
import { t } from "../../words";
import type { BoardProps, GameEvent } from "../contract";
import { RoundMark } from "../RoundMark";
import { canPlace, openMissions, openTiles } from "./choices";
import { RoundSheet, SheetButton, Verdict } from "./Count";
import { Court } from "./Court";
import { persons } from "./figures";
import { fold } from "./frames";
import { useLouisKeys } from "./keyboard";
import { lastTold, tell } from "./log";
import { Orders } from "./Orders";
import { OverviewButton, PlayerSheets } from "./Overview";
import { useLouisPicking, useSilence } from "./picking";
import { Possessions } from "./Possessions";
import { useLouisPresentation } from "./presentation";
import type { Light } from "./TileBox";
import { Tray } from "./Tray";
import type { LouisView } from "./types";
import "./board.css";

export function Board(props: BoardProps<LouisView>) {
  const { view, before, seat, chairs, busy, mode, held, onMove, onUndo, standing, onOrder } = props;
  const asked = busy ? null : props.question;
  const board = useRef<HTMLDivElement>(null);
  const shared = chairs.filter((chair) => chair.yours).length > 1;
  const { frame, picture: shown, results, sheet, goOn } = useLouisPresentation(props);
  const { pick, answering, setPick, onCard, onMission, onTile, letGo } = useLouisPicking(asked, view, onMove);
  const question = answering ? null : asked;
  useSilence(question, shared, onMove, `${view.round} ${view.pending?.tile}`);

  const hand = (frame ? before?.hand : view.hand) ?? [];
  useLouisKeys(board, {
    onDigit: (digit) => hand[digit - 1] && onCard(hand[digit - 1]!),
    onEscape: letGo,
    arrows: mode !== "replay",
  });
  useEffect(
    () => bringIntoView(board.current, frame?.tile ?? (asked ? (view.pending?.tile ?? null) : null), asked?.ask),
    [frame, asked],
  );

  // The stone that ends the turn lies there already, for this player alone, until it is confirmed.
  const last: GameEvent | null = held?.kind === "stone" ? { ...held.args, event: "stone_laid", seat } : null;
  const picture = last ? fold(shown, last) : shown;
  const lights = lightsOf(question, view, pick.card, pick.boost, openTiles(question, pick, view.pending?.tile ?? null));
  const me = seat === null ? undefined : picture.players[seat];
  const path = (frame ? before?.path : view.path) ?? null;
  const laying = path ? (frame ? (before?.turn ?? null) : view.turn) : null;
  const reading = frame?.result ?? null;
  const doing = (tile: number) =>
    lights.get(tile) === "open" ? t("louis-tile-press") : lights.get(tile) === "begin" ? t("louis-tile-begin") : null;

  return (
    <div class="louis" ref={board}>
      <div class="felt lx-felt">
        <Court
          view={view}
          picture={picture}
          chairs={chairs}
          lights={lights}
          evaluating={reading !== null || (!frame && view.phase === "evaluation")}
          current={frame?.tile ?? (question && view.pending?.tile ? view.pending.tile : null)}
          turning={frame?.event.event === "tile_done" && reading?.turned !== null}
          path={pathAfter(path?.tiles ?? [], frame?.event ?? last)}
          pathSeat={laying}
          doing={doing}
          onPress={onTile}
          onDraw={(tile) => lights.get(tile) !== "chosen" && onTile(tile)}
        />
      </div>
      <header class="lx-bar">
        <Rounds view={frame && before ? before : view} evaluating={reading !== null} />
        <div class="lx-bar-buttons">{me && <OverviewButton view={view} chairs={chairs} />}</div>
        <div class="lx-telling">
          <p
            class={classes("lx-caption", !frame && "lx-past")}
            key={frame ? frame.event.event + String(frame.tile) : "past"}
          >
            {frame ? tell(frame.event, chairs) : lastTold(props.history, chairs)}
          </p>
          <SheetButton results={results} chairs={chairs} hidden={frame !== null} />
        </div>
      </header>
      {reading && (
        <div class="lx-plaque">
          <Verdict result={reading} chairs={chairs} />
        </div>
      )}
      <Tray
        view={view}
        chairs={chairs}
        question={question}
        seated={me !== undefined}
        cards={hand}
        pick={pick}
        setPick={setPick}
        onMove={onMove}
        onUndo={onUndo}
        shared={shared}
        onCard={onCard}
        onTile={onTile}
      >
        {me && onOrder && <Orders view={view} standing={standing} onOrder={onOrder} />}
      </Tray>
      {me && (
        <Possessions
          player={me}
          coats={view.coats}
          missions={view.missions ?? []}
          open={openMissions(question)}
          chosen={pick.missions}
          onMission={onMission}
        />
      )}
      {!me && (
        <div class="lx-mine">
          <PlayerSheets view={frame && before ? before : view} chairs={chairs} />
        </div>
      )}
      {sheet && <RoundSheet results={results} chairs={chairs} onClose={goOn} />}
    </div>
  );
}

/** Tiles that answer, tiles a card would begin on, and the tile the path has reached. */
function lightsOf(
  question: BoardProps["question"],
  view: LouisView,
  card: string | null,
  boost: boolean,
  open: ReadonlyMap<number, unknown>,
): ReadonlyMap<number, Light> {
  const lights = new Map<number, Light>();
  // A card shows where its path begins; the joker shows nobody, so that any tile may be pressed.
  if (question?.ask === "turn" && card && canPlace(view, question))
    for (const tile of view.tiles) if (boost || !persons[card] || tile.person === card) lights.set(tile.tile, "begin");
  for (const tile of open.keys()) lights.set(tile, "open");
  const last = view.path?.tiles.at(-1);
  if (question?.ask === "path" && last !== undefined && !lights.has(last)) lights.set(last, "chosen");
  return lights;
}

/** The path as it is after this event: a stone more, or a new one with a new card. */
function pathAfter(tiles: readonly number[], event: GameEvent | null): readonly number[] {
  if (!event) return tiles;
  return event.event === "stone_laid" ? [...tiles, event.tile as number] : [];
}

/** On a small screen the tile where something happens is scrolled into sight, or the missions to choose from. */
function bringIntoView(board: HTMLElement | null, tile: number | null, ask: string | undefined): void {
  const place = tile !== null ? `[data-tile="${tile}"]` : ask === "replace" ? ".lx-mission-button.lx-open" : null;
  if (place !== null) board?.querySelector(place)?.scrollIntoView({ block: "nearest" });
}

const PHASES = [
  ["supply", coins],
  ["influence", stone],
  ["evaluation", scales],
  ["missions", letter],
] as const;

/** The round and its four phases. */
function Rounds({ view, evaluating }: { view: LouisView; evaluating: boolean }) {
  const now = evaluating ? "evaluation" : view.phase;
  return (
    <RoundMark class="lx-round" text={t("louis-round", { round: view.round, rounds: view.rounds })}>
      <ol class="lx-phases" aria-label={t("louis-phases")}>
        {PHASES.map(([phase, art]) => (
          <li
            key={phase}
            class={now === phase ? "lx-now" : ""}
            aria-current={now === phase ? "step" : undefined}
            title={t(`louis-phase-${phase}`)}
          >
            <Icon art={art} size="1.1em" />
            <span>{t(`louis-phase-${phase}`)}</span>
          </li>
        ))}
      </ol>
    </RoundMark>
  );
}
