import { beforeAll, expect, it, vi } from "vitest";
import { has, loadWords, setLanguage } from ".";

beforeAll(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));

it("learns several games at the same time, and none is forgotten", async () => {
  await setLanguage("en");
  await Promise.all([loadWords("kabale"), loadWords("mercado")]);
  expect(["kabale-title", "mercado-title", "ui-settings"].filter(has)).toHaveLength(3);
});

it("knows the words of a game once learning it has ended, whoever asked first", async () => {
  const first = loadWords("louis");
  await loadWords("louis");
  expect(has("louis-title")).toBe(true);
  await first;
});

it("learns a game while the language changes", async () => {
  await Promise.all([setLanguage("cs"), loadWords("castles")]);
  expect(["castles-title", "mercado-title"].filter(has)).toHaveLength(2);
});
