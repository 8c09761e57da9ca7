import { describe, expect, test } from "vitest";
import type { Choice, Question } from "../../wire";
import {
  NOTHING,
  answer,
  openCoins,
  openTiles,
  openTokens,
  plainChoice,
  plainChoices,
  pressCoin,
  pressTile,
} from "./choices";

const choice = (text: string, kind: string, args: Record<string, unknown> = {}): Choice => ({
  text,
  kind,
  args,
  final: false,
  passes: false,
  shows: false,
});
const lay = (coin: string, tile: string): Choice => choice(`${coin} > ${tile}`, "place", { coin, tile });
const ask = (name: string, ...options: Choice[]): Question => ({ seat: 0, ask: name, options });

const place = ask(
  "place",
  lay("gold", "cloth"),
  lay("gold", "ring"),
  lay("silver", "painting"),
  choice("done", "done"),
);

describe("laying coins", () => {
  test("every coin with a place and every tile with a coin can be pressed first", () => {
    expect([...openCoins(place, NOTHING)]).toEqual(["gold", "silver"]);
    expect([...openTiles(place, NOTHING)]).toEqual(["cloth", "ring", "painting"]);
  });

  test("a coin lights its own tiles; coin and tile are an answer", () => {
    const pick = pressCoin(place, NOTHING, "gold");
    expect([...openTiles(place, pick)]).toEqual(["cloth", "ring"]);
    expect(answer(place, pick)).toBeNull();
    expect(answer(place, pressTile(place, pick, "ring"))?.text).toBe("gold > ring");
  });

  test("a coin with one place, or a tile for one coin, is one gesture", () => {
    expect(answer(place, pressCoin(place, NOTHING, "silver"))?.text).toBe("silver > painting");
    expect(answer(place, pressTile(place, NOTHING, "cloth"))?.text).toBe("gold > cloth");
  });

  test("pressing again lets go; pressing another takes that one", () => {
    const pick = pressCoin(place, NOTHING, "gold");
    expect(pressCoin(place, pick, "gold")).toEqual(NOTHING);
    expect(pressCoin(place, { coin: null, tile: "cloth" }, "silver")).toEqual({ coin: "silver", tile: null });
    expect(pressTile(place, pick, "painting")).toEqual({ coin: null, tile: "painting" });
  });

  test("what the server does not offer cannot be pressed", () => {
    expect(pressCoin(place, NOTHING, "copper")).toEqual(NOTHING);
    expect(pressTile(place, NOTHING, "vase")).toEqual(NOTHING);
    expect(pressTile(null, NOTHING, "cloth")).toEqual(NOTHING);
  });

  test("done needs a button of its own", () => {
    expect(plainChoices(place).map(({ text }) => text)).toEqual(["done"]);
  });
});

test("settling a tile and the changer's coin are answered by a tile alone", () => {
  const evaluate = ask(
    "evaluate",
    choice("evaluate cloth", "evaluate", { tile: "cloth" }),
    choice("evaluate fan", "evaluate", { tile: "fan" }),
  );
  expect(answer(evaluate, pressTile(evaluate, NOTHING, "fan"))?.text).toBe("evaluate fan");
  const changer = ask("changer", lay("white", "cloth"), lay("white", "fan"));
  expect(answer(changer, pressTile(changer, NOTHING, "cloth"))?.text).toBe("white > cloth");
});

test("privileges are pressed themselves, the rest are buttons", () => {
  const privilege = ask("privilege", choice("play three", "play", { privilege: "three" }), choice("keep", "keep"));
  expect(openTokens(privilege).get("three")?.text).toBe("play three");
  expect(plainChoices(privilege).map(({ kind }) => kind)).toEqual(["keep"]);
  expect(plainChoice(privilege, "draw")).toBeUndefined();
});
