import { describe, expect, it } from "vitest";
import { Stage } from "./stage";
import type { Frame } from "./state";

const frame = (version: number): Frame => ({
  version,
  seat: 0,
  view: {},
  step: { version, events: [], undone: false },
  before: null,
  question: null,
  waiting: 0,
  canUndo: false,
});

function stageWith(pace: number | "board") {
  const later: (() => void)[] = [];
  const stage = new Stage(
    () => pace,
    (run) => later.push(run),
  );
  return { stage, wait: () => later.splice(0).forEach((run) => run()) };
}

describe("stage", () => {
  it("shows one frame after the other and asks only at the end", () => {
    const { stage, wait } = stageWith(500);
    stage.jump(frame(1));
    expect(stage.settled.value).toBe(true);
    stage.push(frame(2));
    stage.push(frame(3));
    expect(stage.shown.value?.version).toBe(2);
    expect(stage.settled.value).toBe(false);
    wait();
    expect(stage.shown.value?.version).toBe(3);
    wait();
    expect(stage.settled.value).toBe(true);
  });

  it("waits for the board when the board says so", () => {
    const { stage } = stageWith("board");
    stage.push(frame(1));
    stage.push(frame(2));
    stage.done(7);
    expect(stage.shown.value?.version).toBe(1);
    stage.done(1);
    expect(stage.shown.value?.version).toBe(2);
    stage.done(1);
    expect(stage.settled.value).toBe(false);
    stage.done(2);
    expect(stage.settled.value).toBe(true);
  });

  it("is in a scene while the board plays one, and not while it only waits", () => {
    const scene = stageWith("board").stage;
    scene.push(frame(1));
    expect(scene.inScene.value).toBe(true);
    scene.done(1);
    expect(scene.inScene.value).toBe(false);
    const pause = stageWith(500).stage;
    pause.push(frame(1));
    expect(pause.inScene.value).toBe(false);
  });

  it("jumps at once, and a late timer of the past changes nothing", () => {
    const { stage, wait } = stageWith(500);
    stage.push(frame(1));
    stage.push(frame(2));
    stage.jump(frame(9));
    wait();
    expect(stage.shown.value?.version).toBe(9);
    expect(stage.settled.value).toBe(true);
  });

  it("runs through frames without a pace", () => {
    const { stage } = stageWith(0);
    stage.push(frame(1));
    stage.push(frame(2));
    expect(stage.shown.value?.version).toBe(2);
    expect(stage.settled.value).toBe(true);
  });
});
