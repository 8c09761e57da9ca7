/** Kabale & Hiebe in the browser. */

import type { BoardModule, GameEvent } from "../contract";
import { Board } from "./Board";
import { Help } from "./Help";
import { PanelExtras } from "./Piles";
import { ReasonMark } from "./ReasonMark";
import { isScene } from "./scenes";
import type { KabaleView } from "./types";

/** Lines that would only repeat what others say: unseen drawing, and the turning up before the counting. */
function describeEvent(event: GameEvent): null | undefined {
  const silent = event.event === "turned_up" || (event.event === "drew" && event.card === undefined);
  return silent ? null : undefined;
}

const STILL = 350; // milliseconds a step stays without movement

const kabale: BoardModule<KabaleView> = {
  Board,
  Help,
  PanelExtras,
  ReasonMark,
  describeEvent,
  pace: (step, { motion, before }) =>
    !step.undone && isScene(step.events as GameEvent[], motion, before) ? "board" : STILL,
};

/** The shell knows boards by the general type; this one is only ever given views of its own game. */
export const board = kabale as unknown as BoardModule;
