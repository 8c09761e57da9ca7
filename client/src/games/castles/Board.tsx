/** The board of Castles of Mad King Ludwig: a castle on its plan, the market, what is asked, what counts at the end. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { classes, Icon, SeatBadge, seatStyle } from "../../design";
import { t } from "../../words";
import { nameOf } from "../../words/describe";
import type { Chair } from "../../wire";
import type { BoardProps } from "../contract";
import { useKeys } from "../keys";
import { RoundMark } from "../RoundMark";
import { Answers, hasAnswers } from "./Answers";
import { Arrange } from "./Arrange";
import { Castle } from "./Castle";
import { alike } from "./choices";
import { Count } from "./Count";
import { builtBy, captionOf, laidBy } from "./frames";
import { type Box, type Point, U, around, boxOf, pathOf } from "./geometry";
import { marks } from "./icons";
import { Market } from "./Market";
import { points } from "./names";
import { usePlacing } from "./picking";
import { Placing } from "./Placing";
import { Plan } from "./Plan";
import { CastleList, RoomInfo } from "./RoomInfo";
import { Favors, OwnCards, Stacks } from "./Scoring";
import { Spots } from "./Spots";
import { Floors } from "./Tile";
import { type CastlesView, type Laid, castleOf } from "./types";
import "./board.css";

const FOLLOW = 1700; // milliseconds that the castle of another player is shown when something was built there

/** The castle to look at: the one picked by its tab, for a moment the one where something was built, else the own. */
function useWatched({ step, seat, view }: BoardProps<CastlesView>, asked: boolean): [number, (seat: number) => void] {
  const own = seat ?? view.turn ?? view.master ?? 0;
  const [picked, setPicked] = useState<number | null>(null);
  const [built, setBuilt] = useState<number | null>(null);
  const version = step?.version ?? -1;
  useEffect(() => {
    const where = builtBy(step);
    if (where === null || where === seat) return;
    setBuilt(where);
    const timer = setTimeout(() => setBuilt(null), FOLLOW);
    return () => clearTimeout(timer);
  }, [version]);
  useEffect(() => setPicked(null), [asked]);
  useEffect(() => {
    if (asked) setBuilt(null);
  }, [asked]);
  return [Math.min(picked ?? built ?? own, view.seats - 1), setPicked];
}

function tileAt(castle: readonly Laid[], at: Point): number | null {
  const found = castle.findIndex((laid) => {
    const { x, y, w, h } = boxOf(laid);
    return at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;
  });
  return found === -1 ? null : found;
}

const NARROW = "(max-width: 56rem)"; // as in the style sheet
const EMPTY: Box = { x: -4, y: -4, w: 14, h: 14 };

export function Board(props: BoardProps<CastlesView>) {
  const { view, seat, chairs, busy, mode, motion, step, onMove, onUndo } = props;
  const question = busy ? null : props.question;
  const arranging = view.arrange !== null && seat !== null && view.master === seat && mode === "play";
  const placingRoom = view.placing && view.placing.seat === seat ? view.placing.room : null;
  const cancel = placingRoom && !busy ? onUndo : undefined;
  const placing = usePlacing(question, view, { onMove, onCancel: cancel });
  const isPlacing = placing.places.length > 0;
  const [watched, watch] = useWatched(props, question !== null);
  const [pointed, setPointed] = useState<number | null>(null);
  const castle = castleOf(view, watched);
  const own = watched === seat;
  useEffect(() => setPointed(null), [watched, isPlacing]);

  // On a phone the plan and the tile in hand fill the window together.
  const house = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPlacing && matchMedia(NARROW).matches)
      house.current?.scrollIntoView({ block: "start", behavior: motion ? "smooth" : "auto" });
  }, [isPlacing]);

  const { chosen, shown } = placing;
  const drawn = isPlacing && own && chosen ? alike(placing.places, chosen) : [];
  const box = useMemo(
    () => around([...castle, ...(isPlacing && own ? placing.places : [])].map(boxOf)) ?? EMPTY,
    [castle, isPlacing, own, placing.places],
  );
  const caption = (builtBy(step) ?? watched) === watched ? captionOf(step, chairs) : null;
  const tap = (at: Point, reach: number) =>
    isPlacing && own ? placing.tap(at, reach) : setPointed(tileAt(castle, at));

  return (
    <div
      class={classes(
        "castles",
        isPlacing && "cm-is-placing",
        hasAnswers(question) && "cm-is-asked",
        (question?.ask === "turn" || arranging) && "cm-is-buying",
      )}
    >
      <Floors />
      <div class="cm-house" ref={house}>
        <CastleTabs view={view} chairs={chairs} watched={watched} onWatch={watch} keys={mode !== "replay"} />
        <div
          class="felt cm-felt"
          id="cm-castle"
          role="tabpanel"
          aria-label={t("castles-castle-of", { seat: nameOf(chairs, watched) })}
          style={seatStyle(view.players[watched]?.colour ?? "")}
        >
          <Plan
            box={box}
            sheet={String(watched)}
            focus={isPlacing && own && chosen ? boxOf(chosen) : null}
            label={t("castles-plan-of", { seat: nameOf(chairs, watched) })}
            onTap={tap}
            onHover={isPlacing && own ? placing.hover : undefined}
            keys={mode !== "replay"}
          >
            <Castle
              castle={castle}
              colour={view.players[watched]?.colour ?? ""}
              fresh={builtBy(step) === watched ? Number(laidBy(step)?.tile) : null}
            />
            {pointed !== null && castle[pointed] && <Outlined laid={castle[pointed]} />}
            {isPlacing && own && (
              <Spots
                places={drawn}
                chosen={chosen}
                shown={shown}
                castle={castle}
                onChoose={placing.choose}
                focused={placing.focused}
              />
            )}
          </Plan>
          {pointed !== null && castle[pointed] && <RoomInfo laid={castle[pointed]} onClose={() => setPointed(null)} />}
          {caption && !isPlacing && (
            <p class="cm-caption" key={step?.version}>
              {caption}
            </p>
          )}
          {isPlacing && !own && (
            <button type="button" class="cm-back-home" onClick={() => watch(seat!)}>
              {t("castles-back-home")}
            </button>
          )}
          <CastleList castle={castle} label={t("castles-castle-of", { seat: nameOf(chairs, watched) })} />
        </div>
      </div>
      <div class="cm-side">
        {placingRoom && isPlacing && (
          <Placing
            room={placingRoom}
            places={placing.places}
            chosen={chosen}
            shown={shown}
            castle={castleOf(view, seat!)}
            busy={busy}
            onTurn={placing.turn}
            onFlip={placing.flip}
            onNext={placing.next}
            onConfirm={placing.confirm}
            onCancel={cancel}
          />
        )}
        {hasAnswers(question) && <Answers view={view} question={question} onMove={onMove} />}
        {view.over ? (
          <Count view={view} chairs={chairs} />
        ) : arranging ? (
          <Arrange
            key={`${view.round}`}
            view={view}
            question={question?.ask === "arrange" ? question : null}
            onMove={onMove}
          />
        ) : (
          <Market view={view} question={question} onMove={onMove} />
        )}
      </div>
      <div class="cm-below">
        <OwnCards view={view} />
        <Favors view={view} chairs={chairs} />
        <Stacks view={view} />
      </div>
    </div>
  );
}

function Outlined({ laid }: { laid: Laid }) {
  return <path class="cm-pointed" d={pathOf(laid.room, laid.r)} transform={`translate(${laid.x * U} ${laid.y * U})`} />;
}

interface TabsProps {
  view: CastlesView;
  chairs: readonly Chair[];
  watched: number;
  onWatch: (seat: number) => void;
  keys: boolean;
}

/** Every castle one press away, with its points; digits do the same. */
function CastleTabs({ view, chairs, watched, onWatch, keys }: TabsProps) {
  useKeys(
    (event) => {
      const digit = Number(event.key);
      if (keys && digit >= 1 && digit <= view.seats) onWatch(digit - 1);
    },
    { fields: "input, textarea, select, dialog[open]" }, // unlike arrows, digits work on the tabs too
  );
  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = (watched + by + view.seats) % view.seats;
    onWatch(next);
    (event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <div class="cm-tabs">
      <div class="cm-tab-list" role="tablist" aria-label={t("castles-castles")} onKeyDown={move}>
        {view.players.map((player) => (
          <button
            key={player.seat}
            type="button"
            role="tab"
            class="cm-tab"
            style={seatStyle(player.colour)}
            aria-selected={player.seat === watched}
            aria-controls="cm-castle"
            tabIndex={player.seat === watched ? 0 : -1}
            onClick={() => onWatch(player.seat)}
          >
            <span class="visually-hidden">
              {t("castles-tab", { seat: nameOf(chairs, player.seat), points: player.points })}
            </span>
            <SeatBadge colour={player.colour} size="1.5rem" />
            <span class="cm-tab-name" aria-hidden="true">
              {nameOf(chairs, player.seat)}
            </span>
            <b class="tabular" aria-hidden="true">
              {points(player.points)}
            </b>
          </button>
        ))}
      </div>
      <Rounds view={view} />
    </div>
  );
}

function Rounds({ view }: { view: CastlesView }) {
  if (view.over || view.round === 0) return null;
  return (
    <RoundMark class="cm-round" text={t("castles-round", { round: view.round })}>
      {view.last_round && <b>{t("castles-last-round")}</b>}
      {view.extra > 0 && (
        <b>
          <Icon art={marks.again} size="1em" /> {t("castles-extra")}
        </b>
      )}
    </RoundMark>
  );
}
