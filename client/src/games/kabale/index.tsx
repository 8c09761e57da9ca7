/** Kabale & Hiebe in the browser. */

import type { BoardModule, GameEvent } from "../contract";
import { Board } from "./Board";
import { Help } from "./Help";
import { describeEvent } from "./log";
import { PanelExtras } from "./Panel";
import { ReasonMark } from "./ReasonMark";
import { isScene } from "./frames";
import type { KabaleView } from "./types";

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
