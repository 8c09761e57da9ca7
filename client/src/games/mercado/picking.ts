/** What the player is pointing at, until it says an answer completely. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Question } from "../../wire";
import { type Pick, NOTHING, answer, pressCoin, pressTile } from "./choices";
import type { Coin } from "./types";

export interface Picking {
  pick: Pick;
  onCoin: (coin: Coin) => void;
  onTile: (tile: string) => void;
  choose: (pick: Pick) => void;
  letGo: () => void;
}

const identity = (question: Question | null): string =>
  question ? `${question.seat} ${question.ask} ${question.options.map((option) => option.text).join()}` : "";

export function usePicking(question: Question | null, view: unknown, onMove: (text: string) => void): Picking {
  const [pick, drawPick] = useState<Pick>(NOTHING);
  const newest = useRef<Pick>(NOTHING); // a second key may come before the first is drawn
  const setPick = (next: Pick) => {
    newest.current = next;
    drawPick(next);
  };

  // A pick stays in sight while it is confirmed or on its way; a new question or position begins afresh.
  const asked = identity(question);
  useEffect(() => {
    if (asked) setPick(NOTHING);
  }, [asked]);
  useEffect(() => setPick(NOTHING), [view]);

  const choose = (next: Pick) => {
    const choice = answer(question, next);
    setPick(next);
    if (choice) onMove(choice.text);
  };
  return {
    pick,
    choose,
    onCoin: (coin) => choose(pressCoin(question, newest.current, coin)),
    onTile: (tile) => choose(pressTile(question, newest.current, tile)),
    letGo: () => setPick(NOTHING),
  };
}
