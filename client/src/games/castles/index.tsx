/** Castles of Mad King Ludwig in the browser. */

import { defineBoard } from "../contract";
import { Board } from "./Board";
import { durationOf } from "./frames";
import { Help } from "./Help";
import { describeEvent } from "./log";
import { PanelExtras } from "./Panel";
import { ReasonMark } from "./ReasonMark";
import rules from "./rules.json";
import type { CastlesView } from "./types";

export const board = defineBoard<CastlesView>({
  game: "castles",
  Board,
  wide: true,
  Help,
  rules,
  PanelExtras,
  ReasonMark,
  describeEvent,
  duration: durationOf,
});
