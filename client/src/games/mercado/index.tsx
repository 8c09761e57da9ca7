/** Mercado in the browser. */

import type { BoardModule, GameEvent } from "../contract";
import { Board } from "./Board";
import { describeMercadoChoice, describeMercadoEvent } from "./describe";
import { Help } from "./Help";
import { PanelExtras } from "./Panel";
import { ReasonMark } from "./ReasonMark";
import { lengthOf } from "./timeline";
import type { MercadoView } from "./types";

const STILL = 350; // milliseconds a step stays without movement

const mercado: BoardModule<MercadoView> = {
  Board,
  Help,
  PanelExtras,
  ReasonMark,
  describeEvent: describeMercadoEvent,
  describeChoice: describeMercadoChoice,
  pace: (step, { motion }) => (motion && !step.undone ? lengthOf(step.events as GameEvent[]) : STILL),
};

/** The shell knows boards by the general type; this one is only ever given views of its own game. */
export const board = mercado as unknown as BoardModule;
