/** A room of a castle that somebody pointed at: its name, points, bonus, doors and reward. */

import { classes, Icon, IconButton } from "../../design";
import cancel from "icon:cancel";
import { t } from "../../words";
import { typeIcons } from "./icons";
import { tileWords } from "./Market";
import { rewardWords, tileName } from "./names";
import type { Laid } from "./types";

/** "2 of 4 doors joined, 1 walled up": what is still needed to complete it. */
export function doorWords(laid: Laid): string {
  if (laid.completed) return t("castles-done");
  const doors = [...laid.doors];
  return t("castles-doors", {
    joined: doors.filter((door) => door === "c").length,
    all: doors.length,
    blocked: doors.filter((door) => door === "b").length,
  });
}

interface RoomInfoProps {
  laid: Laid;
  /** Absent when it is told only as long as the mouse is there: then the mouse goes through it. */
  onClose?: (() => void) | undefined;
}

export function RoomInfo({ laid, onClose }: RoomInfoProps) {
  return (
    <div class={classes("cm-info", `cm-${laid.type}`, !onClose && "cm-info-passing")} role="status">
      <header>
        <Icon art={typeIcons[laid.type]} size="1.5rem" />
        <h3>{tileName(laid)}</h3>
        {onClose && <IconButton icon={cancel} label={t("ui-close")} size="s" onClick={onClose} />}
      </header>
      <p>{tileWords(laid.room)}</p>
      {laid.points !== undefined && <p class="cm-info-now">{t("castles-gives-now", { points: laid.points })}</p>}
      <p>{doorWords(laid)}</p>
      {!laid.completed && !laid.doors.includes("b") && (
        <p class="cm-info-reward">{t("castles-when-completed", { reward: rewardWords(laid.type) })}</p>
      )}
    </div>
  );
}

/** The castle in words, room by room. */
export function CastleList({ castle, label }: { castle: readonly Laid[]; label: string }) {
  return (
    <ul class="visually-hidden" aria-label={label}>
      {castle.map((laid, tile) => (
        <li key={tile}>
          {tileName(laid)}: {tileWords(laid.room)}{" "}
          {laid.points !== undefined && t("castles-gives-now", { points: laid.points })} {doorWords(laid)}
        </li>
      ))}
    </ul>
  );
}
