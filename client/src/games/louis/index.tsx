/** Louis XIV in the browser. */

import type { BoardModule, GameEvent } from "../contract";
import { Board } from "./Board";
import { Help } from "./Help";
import { PanelExtras } from "./Panel";
import { ReasonMark } from "./ReasonMark";
import { isQuick, isScene } from "./frames";
import { describeEvent } from "./log";
import type { LouisView } from "./types";

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
