/** Mercado in the browser. */

import type { BoardModule, GameEvent } from "../contract";
import { Board } from "./Board";
import { describeMercadoChoice, describeMercadoEvent } from "./log";
import { Help } from "./Help";
import { PanelExtras } from "./Panel";
import { ReasonMark } from "./ReasonMark";
import { lengthOf } from "./frames";
import type { MercadoView } from "./types";

const STILL = 350; // milliseconds a step stays without movement
const AT_ONCE = 90; // and one that only shows what my own hand has just done

/** A coin that I laid myself: the next one may follow at once. */
const isMyCoin = (events: readonly GameEvent[], view: MercadoView): boolean =>
  events.every((event) => event.event === "placed" && event.seat === view.seat);

const mercado: BoardModule<MercadoView> = {
  Board,
  Help,
  PanelExtras,
  ReasonMark,
  describeEvent: describeMercadoEvent,
  describeChoice: describeMercadoChoice,
  pace: (step, { motion, view }) => {
    const events = step.events as GameEvent[];
    if (isMyCoin(events, view)) return AT_ONCE;
    return motion && !step.undone ? lengthOf(events) : STILL;
  },
};

/** The shell knows boards by the general type; this one is only ever given views of its own game. */
export const board = mercado as unknown as BoardModule;
