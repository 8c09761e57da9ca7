/** What the player is pointing at, the tiles still to be answered with, and the silent answer. */

import { useEffect, useRef } from "preact/hooks";
import type { Question } from "../../wire";
import { identityOf, usePicking } from "../picking";
import { type Selection, NOTHING, canPlace, isSilent, openCards, openMissions, openTiles, play } from "./choices";
import type { LouisView } from "./types";

const SILENCE = { least: 1000, more: 1500 }; // milliseconds somebody needs to think about an intrigue card

export interface LouisPicking {
  pick: Selection;
  /** The answer is already known and leaves in a moment: nothing need be asked. */
  answering: boolean;
  setPick: (change: Partial<Selection>) => void;
  onCard: (card: string) => void;
  onMission: (mission: string) => void;
  /** A tile was pressed, or a card was dropped on it. */
  onTile: (tile: number, card?: string) => void;
  letGo: () => void;
}

export function useLouisPicking(
  question: Question | null,
  view: LouisView,
  onMove: (text: string, confirmed?: boolean) => void,
): LouisPicking {
  // No pick alone says an answer: cards and missions wait for a tile or a button.
  const { pick, newest, choose, letGo: drop } = usePicking<Selection>(question, view, NOTHING, () => null, onMove);
  const wishes = useRef<number[]>([]); // tiles pointed at before the server could ask for them
  const answered = useRef(""); // the question whose answer is on its way, also before the page is drawn anew
  const setPick = (change: Partial<Selection>) => choose({ ...newest(), ...change });

  const asked = identityOf(question);
  useEffect(() => {
    if (!asked) return;
    // The same question again: the answer was not confirmed.
    if (answered.current === asked) wishes.current = [];
    answered.current = "";
    setPick({}); // drawn anew also when nothing was picked: whether an answer is on its way may have changed
    fulfilWish();
  }, [asked]);

  const fulfilWish = () => {
    const tile = wishes.current.shift();
    if (tile === undefined) return;
    const choice = question?.ask === "path" ? openTiles(question, NOTHING, null).get(tile) : undefined;
    // One gesture, one confirmation; unless the stone ends the turn.
    if (choice) send(choice.text, !choice.passes && !choice.final);
    else wishes.current = [];
  };

  const send = (text: string, confirmed?: boolean) => {
    answered.current = asked;
    onMove(text, confirmed);
  };

  const onCard = (card: string) => {
    if (!openCards(question).has(card)) return;
    setPick({ card: newest().card === card ? null : card, boost: false });
  };

  const onTile = (tile: number, card = newest().card ?? undefined) => {
    const open = asked !== "" && answered.current !== asked;
    // While a stone is on its way, the next one is remembered.
    if (!open) {
      if (view.path && wishes.current.length < view.path.left) wishes.current.push(tile);
      return;
    }
    const choice = openTiles(question, newest(), view.pending?.tile ?? null).get(tile);
    if (choice) return send(choice.text);
    const placing = question?.ask === "turn" && card ? play(question, { ...newest(), card }, "place") : null;
    if (!placing || !canPlace(view, question)) return;
    wishes.current = [tile];
    send(placing.text);
  };

  const onMission = (mission: string) => {
    if (!openMissions(question).has(mission)) return;
    const { missions } = newest();
    const without = missions.filter((one) => one !== mission);
    if (question?.ask !== "replace") return setPick({ missions: missions.includes(mission) ? [] : [mission] });
    setPick({ missions: without.length < missions.length ? without : [...missions, mission].slice(-2) });
  };

  const letGo = () => {
    wishes.current = [];
    drop();
  };
  const answering = question?.ask === "path" && wishes.current.length > 0;
  return { pick, answering, setPick, onCard, onMission, onTile, letGo };
}

/** A question without a choice is answered after a while, as if there had been something to think about (P7). */
export function useSilence(
  question: Question | null,
  shared: boolean,
  onMove: (text: string, confirmed?: boolean) => void,
  place: string,
): void {
  const silent = isSilent(question) && !shared ? question!.options[0]!.text : null;
  // Whatever else is done meanwhile, say an order left, does not make the others wait anew.
  const due = useRef({ place: "", at: 0 });
  useEffect(() => {
    if (silent === null) return;
    if (due.current.place !== place)
      due.current = { place, at: Date.now() + SILENCE.least + Math.random() * SILENCE.more };
    const answer = () => {
      due.current.place = "";
      onMove(silent, true);
    };
    const timer = setTimeout(answer, due.current.at - Date.now());
    return () => clearTimeout(timer);
  }, [silent, place]);
}
