/** Mercado in the browser. */

import { type GameEvent, defineBoard } from "../contract";
import { Board } from "./Board";
import { lengthOf } from "./frames";
import { Help } from "./Help";
import { describeChoice, describeEvent, describeQuestion } from "./log";
import { PanelExtras } from "./Panel";
import { ReasonMark } from "./ReasonMark";
import rules from "./rules.json";
import type { MercadoView } from "./types";

const STILL = 350; // milliseconds a step stays at most without movement
const AT_ONCE = 90; // and a single coin, mine or somebody else's: the next one may follow

const isCoin = (events: readonly GameEvent[]): boolean => events.every((event) => event.event === "placed");

/** A coin that I laid myself: I know where it is. */
const isMyCoin = (events: readonly GameEvent[], view: MercadoView): boolean =>
  isCoin(events) && events.every((event) => event.seat === view.seat);

export const board = defineBoard<MercadoView>({
  game: "mercado",
  Board,
  Help,
  rules,
  PanelExtras,
  ReasonMark,
  describeEvent,
  describeChoice,
  describeQuestion,
  duration: ({ events }, { motion, view }) => {
    if (isMyCoin(events, view) || (!motion && isCoin(events))) return AT_ONCE;
    const length = lengthOf(events, view.seat);
    return motion ? length : Math.min(length, STILL);
  },
});
