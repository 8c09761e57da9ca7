import { expect, it } from "vitest";
import { chairsOf } from "../games/fixtures";
import { EVERYTHING, fits, type Wanted } from "./filter";
import { TABLE } from "./table/fixtures";

const open = { kind: "open", name: "" } as const;
const [mine, other] = chairsOf(["blue", "red"]);
const table = { ...TABLE, status: "open", tempo: "3d", chairs: [mine!, { ...other!, ...open }] } as const;

it.each<[Partial<Wanted>, boolean]>([
  [{}, true],
  [{ game: "kabale" }, true],
  [{ game: "louis" }, false],
  [{ tempo: "days" }, true],
  [{ tempo: "live" }, false],
  [{ tempo: "none" }, false],
  [{ stakes: "casual" }, true],
  [{ stakes: "rated" }, false],
  [{ free: true }, true],
])("%o", (wanted, shown) =>
  expect(fits({ ...table, chairs: [...table.chairs] }, { ...EVERYTHING, ...wanted })).toBe(shown),
);

it("a running table has no free chair", () =>
  expect(fits({ ...table, status: "playing", chairs: [...table.chairs] }, { ...EVERYTHING, free: true })).toBe(false));
