/** Mercado in the browser. */

import { type GameEvent, defineBoard } from "../contract";
import { Board } from "./Board";
import { lengthOf } from "./frames";
import { Help } from "./Help";
import { describeChoice, describeEvent } from "./log";
import { PanelExtras } from "./Panel";
import { ReasonMark } from "./ReasonMark";
import type { MercadoView } from "./types";

const STILL = 350; // milliseconds a step stays without movement
const AT_ONCE = 90; // and one that only shows what my own hand has just done

/** A coin that I laid myself: the next one may follow at once. */
const isMyCoin = (events: readonly GameEvent[], view: MercadoView): boolean =>
  events.every((event) => event.event === "placed" && event.seat === view.seat);

export const board = defineBoard<MercadoView>({
  game: "mercado",
  Board,
  Help,
  PanelExtras,
  ReasonMark,
  describeEvent,
  describeChoice,
  duration: ({ events }, { motion, view }) => {
    if (isMyCoin(events, view)) return AT_ONCE;
    return motion ? lengthOf(events) : STILL;
  },
});
