import { beforeAll, expect, it, vi } from "vitest";
import { has, learn, speak } from ".";

beforeAll(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));

it("learns several games at the same time, and none is forgotten", async () => {
  await speak("en");
  await Promise.all([learn("kabale"), learn("mercado")]);
  expect(["kabale-title", "mercado-title", "ui-settings"].filter(has)).toHaveLength(3);
});

it("knows the words of a game once learning it has ended, whoever asked first", async () => {
  const first = learn("louis");
  await learn("louis");
  expect(has("louis-title")).toBe(true);
  await first;
});

it("learns a game while the language changes", async () => {
  await Promise.all([speak("cs"), learn("castles")]);
  expect(["castles-title", "mercado-title"].filter(has)).toHaveLength(2);
});
