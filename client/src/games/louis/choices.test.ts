import { describe, expect, it } from "vitest";
import {
  NOTHING,
  canBoost,
  isSilent,
  nearest,
  openCards,
  openMissions,
  openTiles,
  payments,
  play,
  replacement,
  sources,
  values,
} from "./choices";
import { ask, choice } from "./fixtures";

const turn = ask(
  "turn",
  choice("play conde place", "play", { card: "conde", mode: "place", boost: false }),
  choice("play conde take", "play", { card: "conde", mode: "take", boost: false }),
  choice("play conde place with c05", "play", { card: "conde", mode: "place", boost: true }),
  choice("play joker take", "play", { card: "joker", mode: "take", boost: false }),
);

describe("a turn", () => {
  it("opens the cards that options speak of", () => {
    expect([...openCards(turn)]).toEqual(["conde", "joker"]);
    expect([...openCards(null)]).toEqual([]);
  });

  it("finds the way of playing, with and without the mission", () => {
    expect(play(turn, { ...NOTHING, card: "conde" }, "place")?.text).toBe("play conde place");
    expect(play(turn, { ...NOTHING, card: "conde", boost: true }, "place")?.text).toBe("play conde place with c05");
    expect(play(turn, { ...NOTHING, card: "joker" }, "place")).toBeNull();
    expect([canBoost(turn, "conde"), canBoost(turn, "joker")]).toEqual([true, false]);
  });
});

describe("tiles", () => {
  it("answer a path", () => {
    const path = ask(
      "path",
      choice("put 1", "stone", { tile: 1 }),
      choice("put 6", "stone", { tile: 6 }),
      choice("done", "done"),
    );
    expect([...openTiles(path, NOTHING, null).keys()]).toEqual([1, 6]);
  });

  it("answer from the chosen supply, the general one unless changed", () => {
    const conde = ask(
      "conde",
      choice("put 7 from general", "put", { tile: 7, source: "general" }),
      choice("put 7 from own", "put", { tile: 7, source: "own" }),
      choice("put 8 from own", "put", { tile: 8, source: "own" }),
      choice("no stone", "nothing"),
    );
    expect(sources(conde)).toEqual(["general", "own"]);
    expect([...openTiles(conde, NOTHING, 6).values()].map(({ text }) => text)).toEqual(["put 7 from general"]);
    expect([...openTiles(conde, { ...NOTHING, source: "own" }, 6).keys()]).toEqual([7, 8]);
  });

  it("stand for an answer that names only the supply", () => {
    const dispatch = ask(
      "dispatch",
      choice("use a11 from own", "dispatch", { mission: "a11", source: "own" }),
      choice("skip a11", "skip", { mission: "a11" }),
    );
    expect(openTiles(dispatch, NOTHING, 1).get(1)?.text).toBe("use a11 from own");
  });
});

describe("missions", () => {
  const missions = ask(
    "missions",
    choice("fulfil a07 with crown crown", "fulfil", { mission: "a07", chip: "crown", other: "crown" }),
    choice("fulfil a07 with scepter ring", "fulfil", { mission: "a07", chip: "scepter", other: "ring" }),
    choice("fulfil a07 with scepter crown", "fulfil", { mission: "a07", chip: "scepter", other: "crown" }),
    choice("finish", "finish"),
  );

  it("are paid with as few crowns as possible first", () => {
    expect([...openMissions(missions)]).toEqual(["a07"]);
    expect(payments(missions, "a07").map(({ text }) => text)).toEqual([
      "fulfil a07 with scepter ring",
      "fulfil a07 with scepter crown",
      "fulfil a07 with crown crown",
    ]);
  });

  it("are replaced in any order", () => {
    const replace = ask(
      "replace",
      choice("no", "no_replacement"),
      choice("replace a05", "replace", { mission: "a05" }),
      choice("replace a05 b02", "replace", { mission: "a05", other: "b02" }),
    );
    expect(replacement(replace, ["b02", "a05"])?.text).toBe("replace a05 b02");
    expect(replacement(replace, ["a05"])?.text).toBe("replace a05");
    expect(replacement(replace, [])).toBeNull();
  });
});

describe("three numbers", () => {
  const options = [
    choice("2+0 1", "maintenon", { general: 2, own: 0, back: 1 }),
    choice("2+0 0", "maintenon", { general: 2, own: 0, back: 0 }),
    choice("1+1 1", "maintenon", { general: 1, own: 1, back: 1 }),
    choice("0+2 0", "maintenon", { general: 0, own: 2, back: 0 }),
  ];

  it("change one and keep the others near", () => {
    expect(values(options, "own")).toEqual([0, 1, 2]);
    expect(nearest(options, options[0]!, "back", 0).text).toBe("2+0 0");
    expect(nearest(options, options[0]!, "own", 1).text).toBe("1+1 1");
    expect(nearest(options, options[0]!, "own", 7)).toBe(options[0]);
  });
});

it("a lone answer to the question of intrigue is silence", () => {
  expect(isSilent(ask("intrigue", choice("keep", "keep")))).toBe(true);
  expect(isSilent(ask("intrigue", choice("keep", "keep"), choice("place 1 from own", "intrigue")))).toBe(false);
  expect(isSilent(ask("missions", choice("finish", "finish")))).toBe(false);
});
