/** The tile in hand: what the chosen place would bring, and what can be done with it. */

import { Button, classes, FinalMark, Icon, RuleLink } from "../../design";
import { t } from "../../words";
import type { Place } from "./choices";
import { tileOf } from "./figures";
import { marks, typeIcons } from "./icons";
import { points, rewardWords, roomName, signed, tileName } from "./names";
import { completedNames } from "./Spots";
import rules from "./rules.json";
import { TilePicture } from "./Tile";
import type { Laid } from "./types";

export interface PlacingProps {
  room: string;
  /** All legal places, the chosen one, and the one to speak of (the chosen one, or the one below the mouse). */
  places: readonly Place[];
  chosen: Place | null;
  shown: Place | null;
  castle: readonly Laid[];
  /** Why it cannot lie where the last tap was. */
  missed: string | null;
  onTurn: () => void;
  onFlip: () => void;
  onNext: () => void;
  onConfirm: () => void;
  /** Gives the tile back; absent when that is not possible. */
  onCancel?: (() => void) | undefined;
  busy: boolean;
}

export function Placing({
  room,
  places,
  chosen,
  shown,
  castle,
  missed,
  onTurn,
  onFlip,
  onNext,
  onConfirm,
  onCancel,
  busy,
}: PlacingProps) {
  const turns = new Set(places.map((place) => place.r)).size > 1;
  const sides = new Set(places.map((place) => place.side)).size > 1;
  return (
    <section class="cm-desk cm-placing" aria-label={t("castles-placing", { room: roomName(room) })}>
      <header class="cm-desk-head">
        <span class="cm-placing-tile" aria-hidden="true">
          <TilePicture room={room} r={shown?.r ?? 0} side={shown?.side} scale={4} bare />
        </span>
        <h3>{t("castles-placing", { room: roomName(room) })}</h3>
        {shown && (
          <strong class={classes("cm-placing-points tabular", shown.points < 0 && "cm-loss")} aria-live="polite">
            {t("castles-points", { points: shown.points })}
          </strong>
        )}
      </header>
      {shown && <Breakdown place={shown} castle={castle} />}
      <div class="cm-placing-tools">
        {turns && (
          <Button class="cm-compact" icon={marks.again} onClick={onTurn} disabled={busy}>
            {t("castles-turn-tile")}
            <kbd>R</kbd>
          </Button>
        )}
        {sides && (
          <Button class="cm-compact" icon={marks.flip} onClick={onFlip} disabled={busy}>
            {t("castles-flip-tile")}
            <kbd>F</kbd>
          </Button>
        )}
        {places.length > 1 && (
          <Button class="cm-compact" icon={marks.next} onClick={onNext} disabled={busy}>
            {t("castles-next-spot")}
            <kbd>N</kbd>
          </Button>
        )}
      </div>
      <p role="status" class="cm-placing-why">
        {missed && `${t(`castles-here-${missed}`)} ${t("castles-here-else")}`}
        {missed && <RuleLink rule={{ game: "castles", number: rules.asks.place }} />}
      </p>
      <p class="cm-placing-keys">{t("castles-placing-keys")}</p>
      <div class="cm-placing-tools cm-placing-answer">
        {onCancel && (
          <Button class="cm-compact" icon={marks.undo} onClick={onCancel} disabled={busy}>
            {t("castles-give-back")}
            <kbd>Esc</kbd>
          </Button>
        )}
        <Button kind="primary" icon={marks.check} onClick={onConfirm} disabled={busy || !chosen}>
          {t("castles-lay-here")} <FinalMark choice={chosen} />
          <kbd>↵</kbd>
        </Button>
      </div>
    </section>
  );
}

/** Where the points come from, and which rooms it completes. */
function Breakdown({ place, castle }: { place: Place; castle: readonly Laid[] }) {
  const names = completedNames(place, castle);
  return (
    <ul class="cm-breakdown">
      {place.side && <li class="cm-breakdown-side">{t(`castles-side-${place.side}`)}</li>}
      <li>
        <span>{t("castles-from-base")}</span>
        <b class="tabular">{points(place.base)}</b>
      </li>
      {place.own !== 0 && (
        <li>
          <span>{t("castles-from-own")}</span>
          <b class="tabular">{signed(place.own)}</b>
        </li>
      )}
      {place.others.map(({ tile, points: given }) => (
        <li key={tile}>
          <span>{castle[tile] ? tileName(castle[tile]) : ""}</span>
          <b class="tabular">{signed(given)}</b>
        </li>
      ))}
      {place.completes.map((tile, at) => {
        const type = castle[tile]?.type ?? tileOf(place.room).type;
        return (
          <li key={`done-${tile}`} class={`cm-completes cm-${type}`}>
            <Icon art={typeIcons[type]} size="1.2em" />
            <span>
              {t("castles-completes", { room: names[at]! })} <small>{rewardWords(type)}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
