/** Castles of Mad King Ludwig in the browser. */

import type { BoardModule, GameEvent } from "../contract";
import type { Step } from "../../wire";
import { Board, builtBy } from "./Board";
import { Help } from "./Help";
import { describeEvent } from "./log";
import { PanelExtras } from "./Panel";
import { ReasonMark } from "./ReasonMark";
import type { CastlesView } from "./types";

const OWN = 250; // milliseconds: who acted knows what happened
const BUILT = 1800;
const BUILT_STILL = 1100;
const SHORT = 450;

function pace(step: Step, { motion, view }: { motion: boolean; view: CastlesView }): number {
  const events = step.events as GameEvent[];
  if (events.length > 0 && events.every((event) => event.event === "priced" || event.event === "kept")) return 0;
  const builder = builtBy(step);
  if (builder === null) return events.some((event) => event.event === "bought") ? OWN : SHORT;
  return builder === view.seat ? OWN : motion ? BUILT : BUILT_STILL;
}

const castles: BoardModule<CastlesView> = { Board, Help, PanelExtras, ReasonMark, describeEvent, pace };

/** The shell knows boards by the general type; this one is only ever given views of its own game. */
export const board = castles as unknown as BoardModule;
