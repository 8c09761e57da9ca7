import { NO_TIMING } from "./timing";
import { describe, expect, it } from "vitest";
import type { Draft, Update, Welcome } from "../../wire";
import { allSteps, appendSteps, have, merge, newest, NOTHING, receive, sinceTurnOf, type TableState } from "./state";
import { TABLE } from "./fixtures";

const welcome = (part: Partial<Welcome> = {}): Welcome => ({
  type: "welcome",
  table: TABLE,
  version: 3,
  seat: 0,
  view: { round: 1, hand: ["king"] },
  steps: [{ version: 3, seat: null, events: [], undone: false }],
  question: null,
  waiting: 0,
  ask: "lay",
  can_undo: false,
  timing: NO_TIMING.said,
  order: null,
  chat: [],
  ...part,
});

const update = (version: number, part: Partial<Update> = {}): Update => ({
  type: "update",
  version,
  seat: 0,
  view: { round: 2 },
  whole: false,
  steps: [{ version, seat: null, events: [], undone: false }],
  question: null,
  waiting: 1,
  ask: "lay",
  can_undo: true,
  timing: NO_TIMING.said,
  ...part,
});

const own = (version: number) => ({ version, seat: 0, events: [{ event: `own ${version}` }], undone: false });

/** So many own steps after version 3 that nobody else has seen. */
const draft = (count: number): Draft => ({
  type: "draft",
  id: "m",
  version: 3,
  seat: 0,
  view: { round: 1, hand: [], laid: count },
  steps: [4, 5, 6].slice(0, count).map(own),
  question: { seat: 0, ask: "lay", options: [] },
});

const seated = (): TableState => receive(NOTHING, welcome())[0];

describe("merge", () => {
  it("lays changed keys over the old view", () => {
    expect(merge({ round: 1, hand: ["king"] }, { round: 2 }, false)).toEqual({ round: 2, hand: ["king"] });
  });
  it("forgets the old view when the new one is whole", () => {
    expect(merge({ round: 1, hand: ["king"] }, { round: 2 }, true)).toEqual({ round: 2 });
  });
});

describe("receive", () => {
  it("draws a welcome at rest", () => {
    const [state, outcome] = receive(NOTHING, welcome());
    expect(outcome).toBe("jump");
    expect(state.snapshot).toMatchObject({ version: 3, step: null, before: null });
    expect(have(state)).toBe(3);
  });

  it("has nothing to draw while the table is open", () => {
    const [state] = receive(NOTHING, welcome({ view: null, version: 0, steps: [] }));
    expect(state.snapshot).toBeNull();
    expect(have(state)).toBe(-1);
  });

  it("takes the next version as a step, with the view before it", () => {
    const [state, outcome] = receive(seated(), update(4));
    expect(outcome).toBe("step");
    expect(state.snapshot).toMatchObject({
      version: 4,
      view: { round: 2, hand: ["king"] },
      before: { round: 1 },
      canUndo: true,
    });
    expect(state.steps.map((step) => step.version)).toEqual([3, 4]);
  });

  it("draws own steps that nobody else has seen, and drops them again", () => {
    const [one, first] = receive(seated(), draft(1));
    expect(first).toBe("step");
    expect(newest(one)).toMatchObject({ version: 4, view: { laid: 1 }, before: { hand: ["king"] }, canUndo: true });
    const [two] = receive(one, draft(2));
    expect(newest(two)).toMatchObject({ version: 5, before: { laid: 1 } });
    expect(allSteps(two).map((step) => step.version)).toEqual([3, 4, 5]);
    expect(have(two)).toBe(3);
    const [back, outcome] = receive(two, draft(1));
    expect(outcome).toBe("jump");
    expect(newest(back)).toMatchObject({ version: 4, step: null, before: null });
    const [none] = receive(back, draft(0));
    expect(newest(none)).toMatchObject({ version: 3, view: { hand: ["king"] }, step: null });
    expect(allSteps(none).map((step) => step.version)).toEqual([3]);
  });

  it("shows of a turn that is told to everybody only what was no draft", () => {
    const drafted = receive(seated(), draft(2))[0];
    const [state] = receive(drafted, update(6, { steps: [4, 5, 6].map(own) }));
    expect(newest(state)).toMatchObject({
      version: 6,
      view: { round: 2, hand: ["king"] },
      before: { laid: 2 },
      step: { events: [{ event: "own 6" }] },
    });
    expect(state.steps.map((step) => step.version)).toEqual([3, 4, 5, 6]);
    const undone = update(4, { steps: [{ version: 4, seat: 1, events: [], undone: true }] });
    expect(newest(receive(drafted, undone)[0])).toMatchObject({ version: 4, before: { hand: ["king"] } });
  });

  it("shows what standing orders answered at once together with the move", () => {
    const step = (version: number) => ({
      version,
      seat: null,
      events: [{ event: "kept", seat: version }],
      undone: false,
    });
    const [state, outcome] = receive(seated(), update(6, { steps: [step(4), step(5), step(6)] }));
    expect(outcome).toBe("step");
    expect(state.snapshot).toMatchObject({ version: 6, step: { version: 6, undone: false } });
    expect(state.snapshot?.step?.events.map((event) => event.seat)).toEqual([4, 5, 6]);
    expect(state.steps.map((one) => one.version)).toEqual([3, 6]);
    expect(receive(seated(), update(6, { steps: [step(5), step(6)] }))[1]).toBe("resync");
  });

  it("knows the standing order of its own seat only", () => {
    const order = { until: 4 };
    expect(receive(NOTHING, welcome({ order }))[0].order).toEqual(order);
    expect(receive(seated(), { type: "order", seat: 0, order })[0].order).toEqual(order);
    expect(receive(seated(), { type: "order", seat: 1, order })[0].order).toBeNull();
    const [left] = receive(receive(NOTHING, welcome({ order }))[0], update(4, { seat: 1, whole: true }));
    expect(left.order).toBeNull();
  });

  it("ignores a version it has already drawn", () => {
    const before = seated();
    expect(receive(before, update(3))).toEqual([before, "none"]);
    expect(receive(before, update(2))).toEqual([before, "none"]);
  });

  it("asks anew when versions are missing, and keeps what it has", () => {
    const before = seated();
    expect(receive(before, update(6))).toEqual([before, "resync"]);
  });

  it("draws the present position again after a stale move", () => {
    const [state, outcome] = receive(seated(), update(3, { whole: true, view: { round: 9 } }));
    expect(outcome).toBe("jump");
    expect(state.snapshot).toMatchObject({ version: 3, view: { round: 9 }, step: null });
  });

  it("forgets what one person saw when another one looks", () => {
    for (const message of [
      update(4, { seat: 1, whole: true }),
      update(3, { seat: 1, whole: true }),
      welcome({ seat: 1 }),
    ]) {
      const [state, outcome] = receive(seated(), message);
      expect(outcome).toBe("reread");
      expect(state).toMatchObject({ snapshot: null, steps: [] });
      expect(have(state)).toBe(-1);
    }
  });

  it("tells everybody at a shared device only what everybody may know", () => {
    const [open, outcome] = receive(seated(), update(3, { seat: null, whole: true, view: { round: 1 }, steps: [] }));
    expect(outcome).toBe("step");
    expect(open.snapshot).toMatchObject({ version: 3, seat: null, from: 3, view: { round: 1 }, step: null });
    const [after] = receive(open, update(4, { seat: null }));
    expect(after.snapshot).toMatchObject({ version: 4, from: 3, before: { round: 1 } });
    expect(after.snapshot?.before).not.toHaveProperty("hand");
  });

  it("takes the first position of a game that has just begun", () => {
    const [lobby] = receive(NOTHING, welcome({ view: null, version: 0, steps: [] }));
    expect(receive(lobby, update(1, { whole: true }))[1]).toBe("step");
  });

  it("asks for the position when the game began without one", () => {
    const [lobby] = receive(
      NOTHING,
      welcome({ table: { ...TABLE, status: "open" }, view: null, version: 0, steps: [] }),
    );
    expect(receive(lobby, { type: "table", table: TABLE, timing: NO_TIMING.said })[1]).toBe("resync");
    expect(receive(seated(), { type: "table", table: TABLE, timing: NO_TIMING.said })[1]).toBe("none");
  });

  it("keeps the log complete over a reconnection", () => {
    const [state] = receive(
      seated(),
      welcome({ version: 5, steps: [4, 5].map((version) => ({ version, seat: null, events: [], undone: false })) }),
    );
    expect(state.steps.map((step) => step.version)).toEqual([3, 4, 5]);
  });

  it("adds chat lines, each once and in its place", () => {
    const line = (number: number) => ({ name: "Eva", seat: null, text: "", at: "", author: "e", number, apart: true });
    const said = [1, 0, 1].reduce((state, number) => receive(state, { type: "chat", line: line(number) })[0], seated());
    expect(said.chat).toEqual([line(0), line(1)]);
  });
});

it("takes each step once", () => {
  const step = (version: number) => ({ version, seat: null, events: [], undone: false });
  expect(appendSteps([step(1), step(2)], [step(2), step(3)]).map((one) => one.version)).toEqual([1, 2, 3]);
});

it("tells what the others did since the last turn, also in the middle of the next one", () => {
  const steps = [null, 0, 0, 1, 2, 1].map((seat, version) => ({ version, seat, events: [], undone: false }));
  const versions = (seat: number, from = steps) => sinceTurnOf(seat, from).map((step) => step.version);
  expect(versions(0)).toEqual([3, 4, 5]);
  expect(versions(0, [...steps, { version: 6, seat: 0, events: [], undone: false }])).toEqual([3, 4, 5]);
  expect(versions(3)).toEqual([0, 1, 2, 3, 4, 5]);
});
