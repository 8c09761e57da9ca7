import { expect, it } from "vitest";
import { GAMES, gameEntry, loadBoard } from "./registry";

it.each(GAMES.map(({ id }) => id))("finds the board of %s by its id", async (id) => {
  const board = await loadBoard(id);
  expect(board?.game).toBe(id);
  expect(Object.keys(board!)).toEqual(
    expect.arrayContaining(["Board", "Help", "PanelExtras", "ReasonMark", "describeEvent", "duration"]),
  );
});

it("has no board, and a plain entry, for a game it does not know", async () => {
  expect(await loadBoard("chess")).toBeNull();
  expect(gameEntry("chess").id).toBe("chess");
});
