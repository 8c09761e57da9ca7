/** Louis XIV in the browser. */

import { defineBoard } from "../contract";
import { Board } from "./Board";
import { isPresentedByBoard, isQuick } from "./frames";
import { Help } from "./Help";
import { describeEvent, describeQuestion } from "./log";
import { PanelExtras } from "./Panel";
import { ReasonMark } from "./ReasonMark";
import rules from "./rules.json";
import type { LouisView } from "./types";

const STILL = 350; // milliseconds a step stays without movement,
const STONE = 150; // and a single stone of somebody else

export const board = defineBoard<LouisView>({
  game: "louis",
  Board,
  Help,
  rules,
  PanelExtras,
  ReasonMark,
  describeEvent,
  describeQuestion,
  duration: ({ events }, { motion, before, view }) => {
    if (isPresentedByBoard(events, motion, before, view)) return "board";
    if (isQuick(events, view.seat)) return 0;
    return events.every((event) => event.event === "stone_laid") ? STONE : STILL;
  },
});
