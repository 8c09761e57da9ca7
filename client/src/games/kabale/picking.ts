/** Pointing at cards and columns. */

import type { Question } from "../../wire";
import { usePick } from "../picking";
import { type Pick, NOTHING, answer, pressCard, pressColumn } from "./choices";

export interface Picking {
  pick: Pick;
  onCard: (card: string) => void;
  onColumn: (column: number) => void;
  choose: (pick: Pick) => void;
  letGo: () => void;
}

export function usePicking(question: Question | null, view: unknown, onMove: (text: string) => void): Picking {
  const { pick, newest, choose, letGo } = usePick<Pick>(question, view, NOTHING, answer, onMove);
  return {
    pick,
    choose,
    letGo,
    onCard: (card) => choose(pressCard(question, newest(), card)),
    onColumn: (column) => choose(pressColumn(question, newest(), column)),
  };
}
