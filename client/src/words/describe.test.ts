import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Chair } from "../wire";
import { loadWords, setLanguage, t } from ".";
import { argsOf, describeChoice, describeEvent, describeReason, nameOf } from "./describe";

const chair = (seat: number, name: string, kind: Chair["kind"] = "person"): Chair => ({
  seat,
  kind,
  name,
  bot: "",
  colour: "blue",
  online: true,
  yours: false,
  kept_for_you: false,
  hotseat: false,
  stand_in: "",
  vote: "",
  account: "",
  lost: false,
});
const CHAIRS = [chair(0, "Žofie"), chair(1, "Jan"), chair(2, "", "open")];

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await setLanguage("en");
  await loadWords("kabale");
});

describe("names", () => {
  it("gives bots without a name of their own one of the court, each seat another", () => {
    const bots = [0, 1].map((seat) => ({ ...chair(seat, "greedy", "bot"), bot: "greedy" }));
    expect(new Set(bots.map((_, seat) => nameOf(bots, seat))).size).toBe(2);
    expect(nameOf([{ ...bots[0]!, name: "Molière" }], 0)).toBe("Molière");
  });

  it("calls people by name and an empty chair by what it is", () => {
    expect(nameOf(CHAIRS, 1)).toBe("Jan");
    expect(nameOf(CHAIRS, 2)).toBe("Open chair");
    expect(nameOf(CHAIRS, null)).toBe("");
  });
});

describe("events", () => {
  it("passes seats as names, ids as their words, other numbers as they are", () => {
    const args = argsOf(
      "kabale",
      { event: "laid", seat: 0, card: "king", column: 2, tied: false, winner: null, cards: [] },
      CHAIRS,
    );
    expect(args).toEqual({ seat: "Žofie", card: "King", column: 2, tied: "no", winner: "" });
  });

  it("tells a secret only to the seat that may know it", () => {
    expect(describeEvent("kabale", null, { event: "laid", seat: 0, column: 2, card: "king" }, CHAIRS)).toContain(
      "King",
    );
    expect(describeEvent("kabale", null, { event: "laid", seat: 0, column: 2 }, CHAIRS)).toBe(
      "Žofie lays a card in column 2.",
    );
  });

  it("has no line for an event without words", () => {
    expect(describeEvent("kabale", null, { event: "unheard_of" }, CHAIRS)).toBeNull();
  });
});

it("labels a choice and gives a reason", () => {
  const choice = {
    text: "king > 2",
    kind: "lay",
    args: { card: "king", column: 2 },
    final: true,
    passes: false,
    shows: false,
  };
  expect(describeChoice("kabale", null, choice, {}, CHAIRS)).toBe("King to column 2");
  expect(describeReason("kabale", { why: "goal", points: 3, symbol: "art", value: 3 }, CHAIRS)).toBe("Art 3");
});

it("changes the language at once", async () => {
  await setLanguage("cs");
  expect(t("ui-settings")).toBe("Nastavení");
  expect(t("ui-lead")).toContain("hry v\u00a0prohlížeči, s\u00a0přáteli"); // one letter never ends a line
  expect(t("kabale-card-king")).toBe("Král");
  expect(t("ui-chairs-free", { count: 2 })).toBe("2 volné židle");
  expect(nameOf([chair(0, "Guest 417")], 0)).toBe("Host 417");
  await setLanguage("nl");
  expect(t("ui-settings")).toBe("Instellingen");
});
