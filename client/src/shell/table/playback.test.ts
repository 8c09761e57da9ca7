import { describe, expect, it } from "vitest";
import { Playback } from "./playback";
import type { Snapshot } from "./state";

const snapshot = (version: number): Snapshot => ({
  version,
  seat: 0,
  from: -1,
  view: {},
  step: { version, events: [], undone: false },
  before: null,
  question: null,
  waiting: 0,
  ask: "lay",
  canUndo: false,
});

function playbackWith(duration: number | "board") {
  const later: (() => void)[] = [];
  const playback = new Playback(
    () => duration,
    (run) => later.push(run),
  );
  return { playback, wait: () => later.splice(0).forEach((run) => run()) };
}

describe("playback", () => {
  it("shows one snapshot after the other and asks only at the end", () => {
    const { playback, wait } = playbackWith(500);
    playback.jump(snapshot(1));
    expect(playback.settled.value).toBe(true);
    playback.push(snapshot(2));
    playback.push(snapshot(3));
    expect(playback.shown.value?.version).toBe(2);
    expect(playback.settled.value).toBe(false);
    wait();
    expect(playback.shown.value?.version).toBe(3);
    wait();
    expect(playback.settled.value).toBe(true);
  });

  it("shows again what followed a version, from the position before it", () => {
    const { playback, wait } = playbackWith(500);
    playback.jump(snapshot(1));
    expect(playback.remembers(1)).toBe(false);
    for (const version of [2, 3, 4]) playback.push({ ...snapshot(version), before: { version: version - 1 } });
    for (let steps = 0; steps < 3; steps++) wait();
    const present = playback.shown.value;
    playback.again(2);
    expect(playback.settled.value).toBe(false);
    expect(playback.shown.value).toMatchObject({ version: 2, view: { version: 2 }, step: null });
    wait();
    expect(playback.shown.value?.step?.version).toBe(3);
    wait();
    wait();
    expect(playback.settled.value).toBe(true);
    expect(playback.shown.value).toBe(present);
    playback.jump(snapshot(9));
    expect(playback.remembers(2)).toBe(false);
  });

  it("waits for the board when the board says so", () => {
    const { playback } = playbackWith("board");
    playback.push(snapshot(1));
    playback.push(snapshot(2));
    playback.done(7);
    expect(playback.shown.value?.version).toBe(1);
    playback.done(1);
    expect(playback.shown.value?.version).toBe(2);
    playback.done(1);
    expect(playback.settled.value).toBe(false);
    playback.done(2);
    expect(playback.settled.value).toBe(true);
  });

  it("is in a scene while the board plays one, and not while it only waits", () => {
    const scene = playbackWith("board").playback;
    scene.push(snapshot(1));
    expect(scene.byBoard.value).toBe(true);
    scene.done(1);
    expect(scene.byBoard.value).toBe(false);
    const pause = playbackWith(500).playback;
    pause.push(snapshot(1));
    expect(pause.byBoard.value).toBe(false);
  });

  it("jumps at once, and a late timer of the past changes nothing", () => {
    const { playback, wait } = playbackWith(500);
    playback.push(snapshot(1));
    playback.push(snapshot(2));
    playback.jump(snapshot(9));
    wait();
    expect(playback.shown.value?.version).toBe(9);
    expect(playback.settled.value).toBe(true);
  });

  it("runs through snapshots without a duration", () => {
    const { playback } = playbackWith(0);
    playback.push(snapshot(1));
    playback.push(snapshot(2));
    expect(playback.shown.value?.version).toBe(2);
    expect(playback.settled.value).toBe(true);
  });

  it("skips what is shown and what follows, until something is asked", () => {
    const { playback } = playbackWith(500);
    const asked = { seat: 0, ask: "lay", options: [] };
    playback.push(snapshot(1));
    playback.push(snapshot(2));
    playback.skip();
    expect(playback.shown.value?.version).toBe(2);
    playback.push(snapshot(3));
    expect([playback.shown.value?.version, playback.settled.value]).toEqual([3, true]);
    playback.push({ ...snapshot(4), question: asked });
    expect([playback.settled.value, playback.skipping.value]).toEqual([true, false]);
    playback.push(snapshot(5));
    expect(playback.settled.value).toBe(false);
  });

  it("lets a board that waits for a reader finish, and a spectator skip up to the present only", () => {
    const { playback } = playbackWith("board");
    playback.push({ ...snapshot(1), seat: null });
    playback.push({ ...snapshot(2), seat: null });
    playback.skip();
    expect([playback.shown.value?.version, playback.skipping.value]).toEqual([1, true]);
    playback.done(1);
    playback.done(2);
    expect([playback.settled.value, playback.skipping.value]).toEqual([true, false]);
  });
});
