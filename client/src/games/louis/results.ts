/** What the evaluation of a round brought, tile by tile, gathered from the events that told it. */

import type { GameEvent, GameStep } from "../contract";
import type { Condition, How, Side, Source } from "./types";

/** What happened to one player on one tile. */
export interface Gain {
  seat: number;
  stones: number;
  how: How | null;
  price: number;
  refused: boolean;
  /** Where the stones went afterwards; null while they still lie there. */
  to: Source | null;
}

export interface Intrigue {
  seat: number;
  stones: number;
  source: Source;
}

export interface TileResult {
  tile: number;
  person: string;
  condition: Condition;
  number: number;
  louis: boolean;
  neutral: number;
  intrigues: Intrigue[];
  favoured: number | null;
  /** Everybody with stones on the tile, most stones first. */
  gains: Gain[];
  turned: Side | null;
}

export interface RoundResults {
  /** The round in which these tiles were evaluated; 0: not known, since the game was set up after its beginning. */
  round: number;
  tiles: TileResult[];
}

export const NO_RESULTS: RoundResults = { round: 0, tiles: [] };

const num = (event: GameEvent, field: string): number => event[field] as number;

function begin(event: GameEvent, open: TileResult | undefined): TileResult {
  const stones = event.stones as number[];
  const gains = stones.flatMap((count, seat) =>
    count > 0 ? [{ seat, stones: count, how: null, price: 0, refused: false, to: null }] : [],
  );
  return {
    tile: num(event, "tile"),
    person: event.person as string,
    condition: event.condition as Condition,
    number: num(event, "number"),
    louis: event.louis === true,
    neutral: num(event, "neutral"),
    intrigues: open?.intrigues ?? [],
    favoured: null,
    gains: gains.sort((a, b) => b.stones - a.stones),
    turned: null,
  };
}

/** A tile of which only an intrigue card is known yet. */
const announced = (event: GameEvent): TileResult => ({
  tile: num(event, "tile"),
  person: event.person as string,
  condition: "first",
  number: 0,
  louis: false,
  neutral: 0,
  intrigues: [],
  favoured: null,
  gains: [],
  turned: null,
});

const withGain = (result: TileResult, seat: number, change: Partial<Gain>): TileResult => ({
  ...result,
  gains: result.gains.map((gain) => (gain.seat === seat ? { ...gain, ...change } : gain)),
});

type Change = (result: TileResult, event: GameEvent) => TileResult;

const CHANGES: Readonly<Record<string, Change>> = {
  favoured: (result, event) => ({ ...result, favoured: num(event, "seat") }),
  received: (result, event) =>
    withGain(result, num(event, "seat"), { how: event.how as How, price: num(event, "price") }),
  refused: (result, event) => withGain(result, num(event, "seat"), { refused: true }),
  stones_returned: (result, event) => withGain(result, num(event, "seat"), { to: event.to as Source }),
  turned: (result, event) => ({ ...result, turned: event.side as Side }),
  intrigue_played: (result, event) => ({
    ...result,
    intrigues: [
      ...result.intrigues,
      { seat: num(event, "seat"), stones: num(event, "stones"), source: event.source as Source },
    ],
  }),
};

/** The results after one more event. */
export function enter(results: RoundResults, event: GameEvent): RoundResults {
  // The first word about the first tile begins a new sheet: the old one can be read until then.
  const isOld = results.tiles.length > 0;
  if (event.event === "round_began") return { ...results, round: num(event, "round") - (isOld ? 1 : 0) };
  if (event.event === "influence_ended") return { round: results.round + (isOld ? 1 : 0), tiles: [] };
  const last = results.tiles.at(-1);
  const same = last?.tile === event.tile ? last : undefined;
  const before = same ? results.tiles.slice(0, -1) : results.tiles;
  if (event.event === "evaluating") return { ...results, tiles: [...before, begin(event, same)] };
  const change = CHANGES[event.event];
  if (!change || (!same && event.event !== "intrigue_played")) return results;
  return { ...results, tiles: [...before, change(same ?? announced(event), event)] };
}

/** Steps that were not taken back. */
export function kept(history: readonly GameStep[]): GameStep[] {
  const left: GameStep[] = [];
  for (const step of history) {
    if (step.undone) left.pop();
    else left.push(step);
  }
  return left;
}

/** The newest evaluation in these steps. */
export const resultsOf = (history: readonly GameStep[]): RoundResults =>
  kept(history).reduce((results, step) => step.events.reduce(enter, results), NO_RESULTS);
