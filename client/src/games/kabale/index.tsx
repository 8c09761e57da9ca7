/** Kabale & Hiebe in the browser. */

import { defineBoard } from "../contract";
import { Board } from "./Board";
import { isPresentedByBoard } from "./frames";
import { Help } from "./Help";
import { describeEvent } from "./log";
import { PanelExtras } from "./Panel";
import { ReasonMark } from "./ReasonMark";
import rules from "./rules.json";
import type { KabaleView } from "./types";

const STILL = 350; // milliseconds a step stays without movement

export const board = defineBoard<KabaleView>({
  game: "kabale",
  Board,
  Help,
  rules,
  PanelExtras,
  ReasonMark,
  describeEvent,
  duration: (step, { motion, before }) => (isPresentedByBoard(step.events, motion, before) ? "board" : STILL),
});
