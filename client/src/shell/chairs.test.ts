import { expect, test } from "vitest";
import type { Chair, TableInfo } from "../wire";
import { openTo } from "./chairs";
import { TABLE } from "./table/fixtures";

const chair = (seat: number, more: Partial<Chair>): Chair => ({
  seat,
  kind: "open",
  name: "",
  bot: "",
  colour: "",
  online: false,
  yours: false,
  kept_for_you: false,
  hotseat: false,
  stand_in: "",
  vote: "",
  account: "",
  lost: false,
  ...more,
});

const seatsOpen = (table: Partial<TableInfo>): number[] => openTo({ ...TABLE, ...table }).map(({ seat }) => seat);

const CHAIRS = [
  chair(0, { kind: "person", name: "Ada" }),
  chair(1, {}),
  chair(2, { name: "Bob" }),
  chair(3, { name: "Me", kept_for_you: true }),
];

test("a chair that is kept for somebody else cannot be taken, the own one comes first", () => {
  expect(seatsOpen({ chairs: CHAIRS })).toEqual([3, 1]);
  expect(seatsOpen({ chairs: CHAIRS.slice(2, 3) })).toEqual([]);
});

test("where the host lets nobody in, the kept chair is still there", () => {
  expect(seatsOpen({ chairs: CHAIRS, locked: true, you_host: false })).toEqual([3]);
  expect(seatsOpen({ chairs: CHAIRS, locked: true, you_host: true })).toEqual([3, 1]);
});
