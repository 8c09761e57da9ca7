/** The board of Castles of Mad King Ludwig: a castle on its plan, the market, what is asked, what counts at the end. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { classes, seatStyle } from "../../design";
import { t } from "../../words";
import { nameOf } from "../../words/describe";
import type { BoardProps } from "../contract";
import { Answers, hasAnswers } from "./Answers";
import { Arrange } from "./Arrange";
import { Castle } from "./Castle";
import { CastleTabs } from "./CastleTabs";
import { alike, whyNotThere } from "./choices";
import { Count } from "./Count";
import { builtBy, captionOf, laidBy } from "./frames";
import { type Box, type Point, U, around, boxOf, pathOf } from "./geometry";
import { useFocusKept } from "./keyboard";
import { Market } from "./Market";
import { usePlacing } from "./picking";
import { Placing } from "./Placing";
import { Plan } from "./Plan";
import { CastleList, RoomInfo } from "./RoomInfo";
import { Favors, OwnCards, Stacks } from "./Scoring";
import { Spots } from "./Spots";
import { Floors } from "./Tile";
import { type CastlesView, type Laid, castleOf } from "./types";
import "./board.css";

/**
 * The castle to look at: the one picked by its tab, else the own. Who has none looks at where something was built, and
 * stays there until something is built elsewhere.
 */
function useWatched({ step, seat, view }: BoardProps<CastlesView>, asked: boolean): [number, (seat: number) => void] {
  const [picked, setPicked] = useState<number | null>(null);
  const [built, setBuilt] = useState(view.turn ?? view.master ?? 0);
  useEffect(() => setBuilt((old) => builtBy(step) ?? old), [step?.version]);
  useEffect(() => setPicked(null), [asked]);
  return [Math.min(picked ?? seat ?? built, view.seats - 1), setPicked];
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
  const [hovered, setHovered] = useState<number | null>(null); // the room below the mouse
  useEffect(() => {
    setPointed(null);
    setHovered(null);
  }, [watched, isPlacing]);
  const told = isPlacing ? null : (hovered ?? pointed);
  // Why the tile cannot lie where the last tap was.
  const [missed, setMissed] = useState<string | null>(null);
  useEffect(() => setMissed(null), [placing.chosen?.text, isPlacing]);

  // On a phone the plan and the tile in hand fill the window together; once, also when a lesson asks again.
  const board = useRef<HTMLDivElement>(null);
  const house = useRef<HTMLDivElement>(null);
  const brought = useRef<typeof view.placing>(null);
  useEffect(() => {
    if (!isPlacing || brought.current === view.placing) return;
    brought.current = view.placing;
    if (matchMedia(NARROW).matches)
      house.current?.scrollIntoView({ block: "start", behavior: motion ? "smooth" : "auto" });
  }, [isPlacing]);

  useFocusKept(board, props);
  const { chosen, shown } = placing;
  const drawn = isPlacing && own && chosen ? alike(placing.places, chosen) : [];
  const box = useMemo(
    () => around([...castle, ...(isPlacing && own ? placing.places : [])].map(boxOf)) ?? EMPTY,
    [castle, isPlacing, own, placing.places],
  );
  const caption = captionOf(step, chairs);
  const builder = builtBy(step);
  const built = builder === null ? null : { seat: builder, tile: Number(laidBy(step)?.tile) };
  const tap = (at: Point, reach: number) => {
    if (!isPlacing || !own) setPointed(tileAt(castle, at));
    else setMissed(placing.tap(at, reach) || !chosen ? null : whyNotThere(view, castle, chosen, at));
  };

  /** A tile was dragged from the market onto the own plan: it is bought, and lies at the nearest place. */
  const drop = (text: string, at: Point) => {
    const paper = own ? board.current?.querySelector<SVGGElement>(".cm-drawing > g") : null;
    const matrix = paper?.getScreenCTM()?.inverse();
    if (!matrix) return;
    const { x, y } = new DOMPoint(at.x, at.y).matrixTransform(matrix);
    placing.aim({ x: x / U, y: y / U });
    onMove(text);
  };

  return (
    <div class="castles" ref={board}>
      <Floors />
      <div
        class={classes(
          "cm-table",
          isPlacing && "cm-is-placing",
          hasAnswers(question) && "cm-is-asked",
          (question?.ask === "turn" || arranging) && "cm-is-buying",
          view.over && "cm-is-over",
        )}
      >
        <div class="cm-house" ref={house}>
          <CastleTabs
            view={view}
            chairs={chairs}
            watched={watched}
            built={built}
            onWatch={watch}
            keys={mode !== "replay"}
          />
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
              onHover={isPlacing && own ? placing.hover : (at) => setHovered(at && tileAt(castle, at))}
              onNext={isPlacing ? undefined : () => setPointed(((pointed ?? -1) + 1) % castle.length)}
              keys={mode !== "replay"}
            >
              <Castle
                castle={castle}
                colour={view.players[watched]?.colour ?? ""}
                fresh={built?.seat === watched ? built.tile : null}
              />
              {told !== null && castle[told] && <Outlined laid={castle[told]} />}
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
            {told !== null && castle[told] && (
              <RoomInfo laid={castle[told]} onClose={told === pointed ? () => setPointed(null) : undefined} />
            )}
            {caption && mode === "replay" && (
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
              missed={missed}
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
            <Market view={view} question={question} onMove={onMove} onDrop={drop} />
          )}
        </div>
        <div class="cm-below">
          {question?.ask !== "return" && <OwnCards view={view} />}
          <Favors view={view} chairs={chairs} />
          <Stacks view={view} />
        </div>
      </div>
    </div>
  );
}

function Outlined({ laid }: { laid: Laid }) {
  return <path class="cm-pointed" d={pathOf(laid.room, laid.r)} transform={`translate(${laid.x * U} ${laid.y * U})`} />;
}
