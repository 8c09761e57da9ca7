/** What the showcase can show of this board. */

import type { GameStep } from "../contract";
import type { Show } from "../shows";
import * as fixtures from "./fixtures";
import type { KabaleView } from "./types";

const happening = (one: { before: KabaleView; after: KabaleView; step: GameStep }): Show => ({
  view: one.after,
  before: one.before,
  step: one.step,
});

export const shows: Readonly<Record<string, Show>> = {
  middle: { view: fixtures.middle, question: fixtures.layQuestion(["king", "merchant", "explorer"], [1, 2, 4]) },
  long: {
    view: fixtures.long,
    question: fixtures.layQuestion(["doppelganger", "tomthumb", "musketeers"], [1, 2, 3, 5, 6]),
  },
  two: { view: fixtures.view(fixtures.middle.columns.slice(0, 2)), question: null },
  disguise: { view: fixtures.middle, question: fixtures.disguiseQuestion(["king", "merchant", "explorer"]) },
  traitor: { view: fixtures.treason.before, question: fixtures.traitorQuestion([2, 3, 4]) },
  laying: happening(fixtures.laying),
  chain: happening(fixtures.chain),
  treason: happening(fixtures.treason),
  roundEnd: happening(fixtures.roundEnd),
};
