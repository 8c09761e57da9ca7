import { beforeAll, expect, it, vi } from "vitest";
import type { GameInfo } from "../wire";
import { setLanguage } from "../words";
import { botChoice, defaultBot, firstBot } from "./bots";
import { SlowBots } from "./SlowBots";

const BOTS = ["random", "novice", "greedy", "master", "dreamer"];

const KABALE: GameInfo = {
  id: "kabale",
  title: "Kabale & Hiebe",
  min_seats: 2,
  max_seats: 6,
  options: [],
  colours: [],
  bots: BOTS,
  ratings: { greedy: 1500, master: 1843 },
  rating_errors: { greedy: 0, master: 128 },
  slow_bots: [],
  rules_version: 2,
  tempi: [],
  lesson: true,
  figures: "",
};

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await setLanguage("en");
});

it("tells name, character and measured strength where one chooses an opponent", () => {
  const plain = (bot: string) => botChoice(KABALE, bot).replace(/[\u2068\u2069]/g, "");
  expect(plain("master")).toBe("Cardinal: thinks far ahead, up to five seconds for a move (rating 1843 ± 128)");
  expect(plain("greedy")).toBe("Courtier: plays sensibly (rating 1500)");
  expect(plain("random")).toBe("Jester: plays at random (not measured yet)");
});

it("says so where a bot that thinks ahead was chosen and the rules are not compiled", () => {
  const slow = { ...KABALE, slow_bots: ["master"] };
  expect(SlowBots({ game: slow, chosen: ["greedy", "master"] })?.props.children).toMatch(/not compiled.*weaker/);
  expect(SlowBots({ game: slow, chosen: ["greedy"] })).toBeNull();
  expect(SlowBots({ game: KABALE, chosen: ["master"] })).toBeNull();
});

it("calls a bot from elsewhere by its own name", () => {
  expect(botChoice(KABALE, "dreamer")).toContain("dreamer");
});

it("proposes a sensible opponent, and for a first game one that makes mistakes", () => {
  expect([defaultBot(BOTS), firstBot(BOTS)]).toEqual(["greedy", "novice"]);
});
