/** A position of a game for the showcase, with the step that led to it and what is asked. */

import type { Question } from "../wire";
import type { GameStep, GameView } from "./contract";

export interface Show {
  view: GameView & { seats: number; turn: number | null; players: { colour: string }[] };
  before?: GameView;
  step?: GameStep;
  question?: Question | null;
}
