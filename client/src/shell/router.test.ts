import { expect, it } from "vitest";
import { routeOf } from "./router";

it.each([
  ["/", { page: "home" }],
  ["/t/aB3-_x", { page: "table", id: "aB3-_x" }],
  ["/t/aB3/", { page: "table", id: "aB3" }],
  ["/t/aB3/replay", { page: "replay", id: "aB3" }],
  ["/credits", { page: "credits" }],
  ["/me", { page: "me" }],
  ["/device", { page: "device" }],
  ["/privacy/", { page: "privacy" }],
  ["/rules/kabale", { page: "rules", game: "kabale" }],
  ["/learn/kabale", { page: "learn", game: "kabale" }],
  ["/ladder/kabale", { page: "ladder", game: "kabale" }],
  ["/people/Ann%20A.", { page: "person", name: "Ann A." }],
  ["/people/%", { page: "person", name: "%" }],
  ["/tournaments", { page: "tournaments" }],
  ["/tournaments/x2", { page: "tournament", id: "x2" }],
  ["/t/", { page: "missing" }],
  ["/t/a/b/c", { page: "missing" }],
  ["/nowhere", { page: "missing" }],
])("%s", (path, route) => expect(routeOf(path)).toEqual(route));
