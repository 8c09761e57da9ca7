/** From the server's options to what can be pressed. No rule is known here: an option either exists or it does not. */

import type { Choice, Question } from "../../wire";
import { textIn } from "../fields";
import { COINS, type Coin } from "./types";

/** What the player has pointed at so far. */
export interface Selection {
  coin: Coin | null;
  tile: string | null;
}

export const NOTHING: Selection = { coin: null, tile: null };

const coinOf = (choice: Choice): Coin | null => COINS.find((coin) => coin === choice.args.coin) ?? null;
const tileOf = (choice: Choice): string | null => textIn(choice.args, "tile");
const privilegeOf = (choice: Choice): string | null => textIn(choice.args, "privilege");

const optionsOf = (question: Question | null): readonly Choice[] => question?.options ?? [];

/** Coins that can be pressed, given the tile already pointed at. */
export function openCoins(question: Question | null, pick: Selection): ReadonlySet<Coin> {
  const fitting = optionsOf(question).filter((option) => pick.tile === null || tileOf(option) === pick.tile);
  return new Set(fitting.map(coinOf).filter((coin) => coin !== null));
}

/** Tiles that can be pressed, given the coin already pointed at. */
export function openTiles(question: Question | null, pick: Selection): ReadonlySet<string> {
  const fitting = optionsOf(question).filter(
    (option) => pick.coin === null || coinOf(option) === null || coinOf(option) === pick.coin,
  );
  return new Set(fitting.map(tileOf).filter((tile) => tile !== null));
}

/** Privileges that can be pressed. */
export function openTokens(question: Question | null): ReadonlyMap<string, Choice> {
  return new Map(
    optionsOf(question).flatMap((option) => {
      const privilege = privilegeOf(option);
      return privilege === null ? [] : [[privilege, option] as const];
    }),
  );
}

/** Answers that point at nothing on the table and so need a button of their own. */
export const plainChoices = (question: Question | null): Choice[] =>
  optionsOf(question).filter((option) => tileOf(option) === null && privilegeOf(option) === null);

/** The plain answer of this kind (draw, refill, seal ...), if it is offered. */
export const plainChoice = (question: Question | null, kind: string): Choice | undefined =>
  plainChoices(question).find((option) => option.kind === kind);

/** The one option a pick leaves, if it leaves just one. */
export function answer(question: Question | null, pick: Selection): Choice | null {
  if (pick.coin === null && pick.tile === null) return null;
  const left = optionsOf(question).filter(
    (option) =>
      tileOf(option) !== null &&
      (pick.coin === null || coinOf(option) === pick.coin) &&
      (pick.tile === null || tileOf(option) === pick.tile),
  );
  return left.length === 1 ? left[0]! : null;
}

/** The pick after pressing a coin: pressing it again lets go of it. */
export function pressCoin(question: Question | null, pick: Selection, coin: Coin): Selection {
  if (openCoins(question, pick).has(coin)) return { ...pick, coin: pick.coin === coin ? null : coin };
  return openCoins(question, NOTHING).has(coin) ? { coin, tile: null } : pick;
}

/** The pick after pressing a tile: pressing it again lets go of it. */
export function pressTile(question: Question | null, pick: Selection, tile: string): Selection {
  if (openTiles(question, pick).has(tile)) return { ...pick, tile: pick.tile === tile ? null : tile };
  return openTiles(question, NOTHING).has(tile) ? { coin: null, tile } : pick;
}
