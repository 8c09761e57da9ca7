/** All castles at a glance, each one press away: a small drawing that grows as its player builds, and its points. */

import { useMemo } from "preact/hooks";
import { classes, Icon, SeatBadge, seatStyle } from "../../design";
import { t } from "../../words";
import { nameOf } from "../../words/describe";
import type { Chair } from "../../wire";
import { useKeys } from "../keys";
import { RoundMark } from "../RoundMark";
import { U, around, boxOf, pathOf } from "./geometry";
import { marks } from "./icons";
import { points } from "./names";
import { paletteOf } from "./Tile";
import { type CastlesView, type Laid, castleOf } from "./types";

const AIR = 1; // units around a small castle
const LEAST = 16; // units: what is small is not blown up

/** A castle as seen from far away: every room in the colour of its type. */
export function Thumbnail({ castle, fresh }: { castle: readonly Laid[]; fresh: number | null }) {
  return useMemo(() => {
    const { x, y, w, h } = around(castle.map(boxOf)) ?? { x: 0, y: 0, w: 0, h: 0 };
    const [width, height] = [Math.max(w, LEAST) + 2 * AIR, Math.max(h, LEAST) + 2 * AIR];
    const window = [x + w / 2 - width / 2, y + h / 2 - height / 2, width, height].map((edge) => edge * U);
    return (
      <svg class="cm-thumbnail" viewBox={window.join(" ")} aria-hidden="true" focusable="false">
        {castle.map(({ room, r, side, x: left, y: top }, tile) => (
          <g key={tile} transform={`translate(${left * U} ${top * U})`} class={paletteOf(room, side)}>
            <path d={pathOf(room, r)} class={classes("cm-thumbnail-room", tile === fresh && "cm-new")} />
          </g>
        ))}
      </svg>
    );
  }, [castle, fresh]);
}

interface TabsProps {
  view: CastlesView;
  chairs: readonly Chair[];
  watched: number;
  /** The castle where something was built just now, and its newest tile. */
  built: { seat: number; tile: number } | null;
  onWatch: (seat: number) => void;
  keys: boolean;
}

/** Digits do the same as the tabs. */
export function CastleTabs({ view, chairs, watched, built, onWatch, keys }: TabsProps) {
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
        {view.players.map(({ seat, colour, points: scored }) => (
          <button
            key={seat}
            type="button"
            role="tab"
            class={classes("cm-tab", built?.seat === seat && "cm-tab-built")}
            style={seatStyle(colour)}
            aria-selected={seat === watched}
            aria-controls="cm-castle"
            tabIndex={seat === watched ? 0 : -1}
            onClick={() => onWatch(seat)}
          >
            <span class="visually-hidden">{t("castles-tab", { seat: nameOf(chairs, seat), points: scored })}</span>
            <Thumbnail castle={castleOf(view, seat)} fresh={built?.seat === seat ? built.tile : null} />
            <span class="cm-tab-text" aria-hidden="true">
              <span class="cm-tab-name">{nameOf(chairs, seat)}</span>
              <span class="cm-tab-points tabular">
                <SeatBadge colour={colour} size="1.1rem" />
                {points(scored)}
              </span>
            </span>
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
