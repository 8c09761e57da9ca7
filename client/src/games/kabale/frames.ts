/**
 * From the events of a step to a row of frames: what the columns look like one after another.
 * Folding events moves pictures of cards only; what happens was decided by the engine.
 */

import type { GameEvent, GameStep } from "../contract";
import type { Column, ColumnCard, Evaluated, GoalCard, KabaleView, RoundCount, Standing } from "./types";

/** A card as drawn; its key stays the same while it travels, so that its picture can glide. */
export interface DrawnCard extends ColumnCard {
  key: string;
  /** Being struck down: still there, about to leave. */
  struck?: boolean;
}

export interface DrawnColumn extends GoalCard {
  goalKey: string;
  closed: boolean;
  filled: boolean;
  cards: DrawnCard[];
  standing: Standing | null;
  /** Something has happened here since `standing` was counted. */
  stale: boolean;
}

export interface Frame {
  columns: DrawnColumn[];
  /** How long it stays; null: until the reader goes on. */
  ms: number | null;
  /** What this frame shows, for the caption. */
  event: GameEvent | null;
  /** Keys of the cards this frame is about. */
  about: string[];
  /** My hand cards that have left the hand by now. */
  played: string[];
  /** The next round has begun. */
  begun: boolean;
  /** The counting of the round is shown here and ends when the reader says so. */
  count?: RoundCount;
}

const TIMES: Readonly<Record<string, number>> = {
  laid: 380,
  revealed: 620,
  moved: 750,
  stayed: 500,
  killed: 850,
  closed: 750,
  tucked: 550,
  swapped: 900,
  declined: 400,
  passed: 400,
  round_ended: 800,
  turned_up: 1100,
  round_began: 700,
};

let keys = 0;
const fresh = (): string => `k${++keys}`;

const sameGoal = (a: GoalCard | undefined, b: GoalCard): a is DrawnColumn =>
  a !== undefined && a.symbol === b.symbol && a.value === b.value;

function drawCards(cards: readonly ColumnCard[], previous: readonly DrawnCard[]): DrawnCard[] {
  return cards.map((card, place) => {
    const old = previous[place];
    return { ...card, key: old && old.seat === card.seat ? old.key : fresh() };
  });
}

/** The columns of a view, with the keys they already had where nothing changed hands. */
export function draw(columns: readonly Column[], previous: readonly DrawnColumn[] = []): DrawnColumn[] {
  return columns.map((column, index) => {
    const old = previous[index];
    return {
      symbol: column.symbol,
      value: column.value,
      goalKey: sameGoal(old, column) ? old.goalKey : fresh(),
      closed: column.closed,
      filled: column.filled,
      cards: drawCards(column.cards, old?.cards ?? []),
      standing: column.standing,
      stale: false,
    };
  });
}

/** One event applied to the picture. `about` names the cards it concerns; null: nothing to see here. */
interface Change {
  columns: DrawnColumn[];
  about: string[];
  ms?: number;
}

const num = (event: GameEvent, field: string): number => event[field] as number;

const replace = (columns: readonly DrawnColumn[], number: number, change: Partial<DrawnColumn>): DrawnColumn[] =>
  columns.map((column, index) => (index === number - 1 ? { ...column, stale: true, ...change } : column));

const cardsOf = (columns: readonly DrawnColumn[], number: number): DrawnCard[] => columns[number - 1]?.cards ?? [];

type Show = (columns: DrawnColumn[], event: GameEvent) => Change[];

function laid(columns: DrawnColumn[], event: GameEvent): Change[] {
  const card: DrawnCard = { key: fresh(), seat: num(event, "seat"), up: false };
  if (typeof event.card === "string") card.card = event.card;
  const column = num(event, "column");
  return [{ columns: replace(columns, column, { cards: [...cardsOf(columns, column), card] }), about: [card.key] }];
}

function faceUp(cards: readonly DrawnCard[], place: number, card: string): DrawnCard[] {
  return cards.map((old, at) => (at === place ? { ...old, card, up: true } : old));
}

function revealed(columns: DrawnColumn[], event: GameEvent): Change[] {
  const column = num(event, "column");
  const cards = faceUp(cardsOf(columns, column), num(event, "place"), event.card as string);
  const about = cards[num(event, "place")]?.key;
  return [{ columns: replace(columns, column, { cards }), about: about ? [about] : [] }];
}

function lastOf(cards: readonly DrawnCard[], seat: number, card: string): DrawnCard | undefined {
  return (
    cards.findLast((c) => c.seat === seat && c.card === card && !c.tucked) ?? cards.findLast((c) => c.seat === seat)
  );
}

function moved(columns: DrawnColumn[], event: GameEvent): Change[] {
  const from = num(event, "column");
  const to = num(event, "to");
  const traveller = lastOf(cardsOf(columns, from), num(event, "seat"), event.card as string);
  if (!traveller) return [];
  const left = replace(columns, from, { cards: cardsOf(columns, from).filter((card) => card !== traveller) });
  const arrived = [...cardsOf(left, to), { ...traveller, up: false }];
  return [{ columns: replace(left, to, { cards: arrived }), about: [traveller.key] }];
}

function stayed(columns: DrawnColumn[], event: GameEvent): Change[] {
  const card = lastOf(cardsOf(columns, num(event, "column")), num(event, "seat"), event.card as string);
  return [{ columns, about: card ? [card.key] : [] }];
}

/** The victim is the newest card of the column: first struck, then gone. */
function killed(columns: DrawnColumn[], event: GameEvent): Change[] {
  const column = num(event, "column");
  const cards = cardsOf(columns, column);
  const victim = cards.at(-1);
  if (!victim) return [];
  const struck = { ...victim, card: event.card as string, up: true, struck: true };
  return [
    { columns: replace(columns, column, { cards: [...cards.slice(0, -1), struck] }), about: [victim.key] },
    { columns: replace(columns, column, { cards: cards.slice(0, -1) }), about: [], ms: 350 },
  ];
}

function closed(columns: DrawnColumn[], event: GameEvent): Change[] {
  return [{ columns: replace(columns, num(event, "column"), { closed: true, filled: true }), about: [] }];
}

function tucked(columns: DrawnColumn[], event: GameEvent): Change[] {
  const column = num(event, "column");
  const card: DrawnCard = { key: fresh(), seat: num(event, "seat"), up: false, tucked: true };
  if (typeof event.card === "string") card.card = event.card;
  const cards = cardsOf(columns, column).toSpliced(num(event, "place"), 0, card);
  return [{ columns: replace(columns, column, { cards }), about: [card.key] }];
}

function swapped(columns: DrawnColumn[], event: GameEvent): Change[] {
  const a = columns[num(event, "column") - 1];
  const b = columns[num(event, "other") - 1];
  if (!a || !b) return [];
  const goal = ({ symbol, value, goalKey }: DrawnColumn) => ({ symbol, value, goalKey });
  const half = replace(columns, num(event, "column"), goal(b));
  return [{ columns: replace(half, num(event, "other"), goal(a)), about: [a.goalKey, b.goalKey] }];
}

function turnedUp(columns: DrawnColumn[], event: GameEvent): Change[] {
  const column = num(event, "column");
  let cards = cardsOf(columns, column);
  const about: string[] = [];
  for (const { place, card } of event.cards as { place: number; card: string }[]) {
    cards = faceUp(cards, place, card);
    if (cards[place]) about.push(cards[place].key);
  }
  return [{ columns: replace(columns, column, { cards }), about }];
}

function roundBegan(_: DrawnColumn[], event: GameEvent): Change[] {
  const columns = (event.goals as GoalCard[]).map((goal) => ({
    ...goal,
    goalKey: fresh(),
    closed: false,
    filled: false,
    cards: [],
    standing: null,
    stale: false,
  }));
  return [{ columns, about: columns.map((column) => column.goalKey) }];
}

const still: Show = (columns) => [{ columns, about: [] }];

const SHOWS: Readonly<Record<string, Show>> = {
  laid,
  revealed,
  moved,
  stayed,
  killed,
  closed,
  tucked,
  swapped,
  turned_up: turnedUp,
  round_began: roundBegan,
  round_ended: still,
  declined: still,
  passed: still,
};

/** The counting told by these events, null when no round ended. */
export function countOf(events: readonly GameEvent[]): RoundCount | null {
  const columns = events.filter((event) => event.event === "evaluated") as unknown as Evaluated[];
  if (columns.length === 0) return null;
  const end = events.find((event) => event.event === "round_ended");
  return { round: typeof end?.round === "number" ? end.round : 0, columns };
}

/** The newest counting in these steps; a step that was taken back does not count. */
export function lastCountOf(history: readonly GameStep[]): RoundCount | null {
  const step = history.findLast(({ events, undone }) => !undone && countOf(events) !== null);
  return step ? countOf(step.events) : null;
}

/** All hidden cards are turned in one movement, whatever column they lie in. */
function joinReveals(frames: Frame[]): Frame[] {
  const joined: Frame[] = [];
  for (const frame of frames) {
    const last = joined.at(-1);
    if (last?.event?.event === "turned_up" && frame.event?.event === "turned_up") {
      joined[joined.length - 1] = { ...frame, about: [...last.about, ...frame.about] };
    } else joined.push(frame);
  }
  return joined;
}

/** The frames of one step; none when there is nothing to see. */
export function frames(events: readonly GameEvent[], from: readonly DrawnColumn[], seat: number | null): Frame[] {
  const row: Frame[] = [];
  const count = countOf(events);
  let columns = [...from];
  let played: string[] = [];
  let counted = false;
  let begun = false;
  for (const event of events) {
    if (event.event === "evaluated" && count && !counted) {
      counted = true;
      row.push({ columns, ms: null, event: null, about: [], played, begun, count });
    }
    begun ||= event.event === "round_began";
    if (event.seat === seat && seat !== null && (event.event === "laid" || event.event === "tucked")) {
      played = [...played, event.card as string];
    }
    for (const change of SHOWS[event.event]?.(columns, event) ?? []) {
      columns = change.columns;
      row.push({ columns, ms: change.ms ?? TIMES[event.event] ?? 500, event, about: change.about, played, begun });
    }
  }
  return joinReveals(row);
}

/** A step is presented by the board itself when something moves, or a round is counted. */
export function isPresentedByBoard(events: readonly GameEvent[], motion: boolean, before: KabaleView | null): boolean {
  if (!before) return false;
  return countOf(events) !== null || (motion && events.some((event) => event.event in SHOWS));
}
