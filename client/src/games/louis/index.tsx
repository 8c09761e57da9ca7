/** Louis XIV in the browser. */

import type { BoardModule, GameEvent } from "../contract";
import { Board } from "./Board";
import { Help } from "./Help";
import { PanelExtras } from "./Overview";
import { ReasonMark } from "./ReasonMark";
import { isQuick, isScene } from "./scenes";
import type { LouisView } from "./types";

/** Lines that would only repeat what others say, or say nothing. */
const SILENT: ReadonlySet<string> = new Set(["kept", "tile_done", "supply_stopped", "missions_finished", "neutral_returned", "path_done"]);
const OWN_ONLY: Readonly<Record<string, string>> = { dealt: "cards", drew_coat: "coat", put_back: "card" };

function describeEvent(event: GameEvent): null | undefined {
  const secret = OWN_ONLY[event.event];
  return SILENT.has(event.event) || (secret !== undefined && event[secret] === undefined) ? null : undefined;
}

const STILL = 350; // milliseconds a step stays without movement,
const STONE = 150; // and a single stone of somebody else

const louis: BoardModule<LouisView> = {
  Board,
  Help,
  PanelExtras,
  ReasonMark,
  describeEvent,
  pace: (step, { motion, before, view }) => {
    const events = step.events as GameEvent[];
    if (isScene(events, motion, before, view)) return "board";
    if (isQuick(events, view.seat)) return 0;
    return events.every((event) => event.event === "stone_laid") ? STONE : STILL;
  },
};

/** The shell knows boards by the general type; this one is only ever given views of its own game. */
export const board = louis as unknown as BoardModule;
