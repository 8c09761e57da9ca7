/** Pointing at coins and tiles. */

import type { Question } from "../../wire";
import { usePick } from "../picking";
import { type Pick, NOTHING, answer, pressCoin, pressTile } from "./choices";
import type { Coin } from "./types";

export interface Picking {
  pick: Pick;
  onCoin: (coin: Coin) => void;
  onTile: (tile: string) => void;
  choose: (pick: Pick) => void;
  letGo: () => void;
}

export function usePicking(question: Question | null, view: unknown, onMove: (text: string) => void): Picking {
  const { pick, newest, choose, letGo } = usePick<Pick>(question, view, NOTHING, answer, onMove);
  return {
    pick,
    choose,
    letGo,
    onCoin: (coin) => choose(pressCoin(question, newest(), coin)),
    onTile: (tile) => choose(pressTile(question, newest(), tile)),
  };
}
