import { describe, expect, test } from "vitest";
import type { GameStep } from "../contract";
import { chain, laying, roundEnd, treason } from "./fixtures";
import { type DrawnColumn, type Frame, countOf, draw, frames, isPresentedByBoard, lastCountOf } from "./frames";
import type { KabaleView } from "./types";

interface Scene {
  before: KabaleView;
  after: KabaleView;
  step: GameStep;
}

const play = ({ before, step }: Scene): Frame[] => frames(step.events, draw(before.columns), 0);

/** What lies where, without keys: `1:king` face up, `1[]` face down and unknown. */
const lying = (columns: DrawnColumn[]) =>
  columns.map((column) =>
    column.cards.map((card) => (card.up ? `${card.seat}:${card.card}` : `${card.seat}[${card.card ?? ""}]`)).join(" "),
  );

describe("drawing", () => {
  test("cards that stay where they are keep their keys", () => {
    const first = draw(chain.before.columns);
    const again = draw(chain.before.columns, first);
    expect(again.map((column) => column.cards.map((card) => card.key))).toEqual(
      first.map((column) => column.cards.map((card) => card.key)),
    );
    expect(again.map((column) => column.goalKey)).toEqual(first.map((column) => column.goalKey));
  });

  test.each([
    ["laying", laying],
    ["chain", chain],
    ["treason", treason],
    ["round end", roundEnd],
  ])("%s: the last frame shows the position after the step", (_, scene) => {
    const last = play(scene).at(-1)!;
    expect(lying(last.columns)).toEqual(lying(draw(scene.after.columns)));
    expect(last.columns.map(({ symbol, value, closed }) => ({ symbol, value, closed }))).toEqual(
      scene.after.columns.map(({ symbol, value, closed }) => ({ symbol, value, closed })),
    );
  });
});

describe("frames", () => {
  test("an explorer travels under its own key and is struck down", () => {
    const row = play(chain);
    expect(row.map((frame) => frame.event?.event)).toEqual([
      "laid",
      "revealed",
      "moved",
      "revealed",
      "killed",
      "killed",
    ]);
    const traveller = row[1]!.about[0];
    expect(row[2]!.about).toEqual([traveller]);
    expect(row[2]!.columns[1]!.cards.at(-1)!.key).toBe(traveller);
    expect(row[4]!.columns[1]!.cards.at(-1)).toMatchObject({ key: traveller, struck: true });
    expect(row[5]!.columns[1]!.cards).toHaveLength(2);
  });

  test("goal cards change places under their own keys", () => {
    const before = draw(treason.before.columns);
    const [frame] = frames(treason.step.events, before, 0);
    expect(frame!.columns[0]!.goalKey).toBe(before[3]!.goalKey);
    expect(frame!.columns[3]!.goalKey).toBe(before[0]!.goalKey);
  });

  test("my card leaves the hand with its frame, those of others never do", () => {
    expect(play(laying)[0]!.played).toEqual(["king"]);
    expect(play(chain).every((frame) => frame.played.length === 0)).toBe(true);
  });

  test("a round ends: all hidden cards at once, one counting, then the new goal cards", () => {
    const row = play(roundEnd);
    expect(row.map((frame) => (frame.count ? "count" : frame.event?.event))).toEqual([
      "laid",
      "round_ended",
      "turned_up",
      "count",
      "round_began",
    ]);
    expect(row[2]!.about).toHaveLength(4);
    expect(row.map((frame) => frame.begun)).toEqual([false, false, false, false, true]);
    expect(countOf(roundEnd.step.events)).toMatchObject({
      round: 2,
      columns: [{ column: 1 }, { column: 2 }, { column: 3 }, { column: 4 }],
    });
  });

  test("looking back finds the newest counting", () => {
    expect(lastCountOf([laying.step, roundEnd.step, chain.step])?.round).toBe(2);
    expect(lastCountOf([laying.step, chain.step])).toBeNull();
  });

  test("an event this client does not know changes nothing", () => {
    expect(frames([{ event: "sneezed", seat: 1 }], draw(chain.before.columns), 0)).toEqual([]);
  });
});

describe("who presents a step", () => {
  const events = (scene: Scene) => scene.step.events;

  test("the board, when something moves", () =>
    expect(isPresentedByBoard(events(chain), true, chain.before)).toBe(true));
  test("nobody, when only cards are drawn", () =>
    expect(isPresentedByBoard([{ event: "drew", seat: 0 }], true, chain.before)).toBe(false));
  test("without movement only a counting is presented", () => {
    expect(isPresentedByBoard(events(chain), false, chain.before)).toBe(false);
    expect(isPresentedByBoard(events(roundEnd), false, roundEnd.before)).toBe(true);
  });
  test("nobody, when the position was jumped to", () =>
    expect(isPresentedByBoard(events(chain), true, null)).toBe(false));
});
