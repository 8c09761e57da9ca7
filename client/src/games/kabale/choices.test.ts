import { describe, expect, test } from "vitest";
import { NOTHING, answer, openCards, openColumns, plainChoices, pressCard, pressColumn } from "./choices";
import { disguiseQuestion, layQuestion, traitorQuestion } from "./fixtures";

const lay = layQuestion(["king", "mage"], [1, 3]);

describe("laying a card", () => {
  test("every card and every open column can be pressed first", () => {
    expect([...openCards(lay, NOTHING)]).toEqual(["king", "mage"]);
    expect([...openColumns(lay, NOTHING)]).toEqual([1, 3]);
  });

  test("card, then column, is an answer; so is column, then card", () => {
    const card = pressCard(lay, NOTHING, "mage");
    expect(answer(lay, card)).toBeNull();
    expect(answer(lay, pressColumn(lay, card, 3))?.text).toBe("mage > 3");
    expect(answer(lay, pressCard(lay, pressColumn(lay, NOTHING, 1), "king"))?.text).toBe("king > 1");
  });

  test("pressing a card again lets go of it, another one takes its place", () => {
    const card = pressCard(lay, NOTHING, "mage");
    expect(pressCard(lay, card, "mage")).toEqual(NOTHING);
    expect(pressCard(lay, card, "king").card).toBe("king");
  });

  test("what the server does not offer cannot be pressed", () => {
    expect(pressColumn(lay, NOTHING, 2)).toEqual(NOTHING);
    expect(pressCard(lay, NOTHING, "queen")).toEqual(NOTHING);
    expect(pressCard(null, NOTHING, "king")).toEqual(NOTHING);
  });

  test("a card offered for one column only leaves only that column", () => {
    const narrow = { ...lay, options: lay.options.filter((option) => option.text !== "king > 1") };
    expect([...openColumns(narrow, { card: "king", column: null })]).toEqual([3]);
    expect([...openCards(narrow, { card: null, column: 1 })]).toEqual(["mage"]);
  });
});

describe("effects", () => {
  test("a disguise is answered by one card, or declined", () => {
    const question = disguiseQuestion(["king", "mage"]);
    expect(answer(question, pressCard(question, NOTHING, "mage"))?.text).toBe("tuck mage");
    expect(plainChoices(question).map((choice) => choice.text)).toEqual(["decline"]);
    expect(openColumns(question, NOTHING).size).toBe(0);
  });

  test("a traitor is answered by one column, or declined", () => {
    const question = traitorQuestion([2, 4]);
    expect(answer(question, pressColumn(question, NOTHING, 4))?.text).toBe("swap 4");
    expect(answer(question, pressColumn(question, NOTHING, 1))).toBeNull();
    expect(plainChoices(question)).toHaveLength(1);
    expect(openCards(question, NOTHING).size).toBe(0);
  });
});
