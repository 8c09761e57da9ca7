/** Positions as the server sends them, for tests and for the showcase. */

import type { Chair, Choice, Question } from "../../wire";
import { chairsOf } from "../fixtures";
import { tileOf } from "./figures";
import { doorsOf, opposite } from "./geometry";
import type { CastlesView, Laid, Player, Side, Slot, Spot } from "./types";

const COLOURS = ["red", "yellow", "green", "blue"];

export const chairs = (seats: number): Chair[] => chairsOf(COLOURS.slice(0, seats));

/** `parlor 6 0 r0`, `hallway 2 -2 r0 light`, separated by commas; the foyer is there already. */
export function castle(text: string): Laid[] {
  const rows = [
    "foyer 0 0 r0",
    ...text
      .split(",")
      .map((row) => row.trim())
      .filter(Boolean),
  ];
  const bare = rows.map((row) => {
    const [room = "", x, y, r = "r0", side] = row.split(" ");
    return { room, x: Number(x), y: Number(y), r: Number(r[1]), side: side as Side | undefined };
  });
  const counts = new Map<string, number>();
  return bare.map((tile) => {
    const several = tile.room === "hallway" || tile.room === "stairs";
    counts.set(tile.room, (counts.get(tile.room) ?? 0) + 1);
    const doors = doorsOf(tile)
      .map((door) => {
        const met = bare.some(
          (other) =>
            other !== tile &&
            doorsOf(other).some((its) => its.x === door.x && its.y === door.y && its.facing === opposite(door.facing)),
        );
        return met ? "c" : "e";
      })
      .join("");
    const laid: Laid = {
      room: tile.room,
      number: several ? counts.get(tile.room)! : 0,
      x: tile.x,
      y: tile.y,
      r: tile.r,
      type: tileOf(tile.room).type,
      completed: !doors.includes("e"),
      doors,
    };
    if (tile.side) laid.side = tile.side;
    return laid;
  });
}

export const market = (rooms: readonly string[], prices: readonly number[]): Slot[] =>
  rooms.map((room, slot) => ({
    slot,
    price: prices[slot] ?? 0,
    room: room.split(" ")[0]!,
    coins: Number(room.split(" ")[1] ?? 0),
  }));

const player = (seat: number): Player => ({
  seat,
  colour: COLOURS[seat]!,
  money: 15000 - 2000 * seat,
  points: 23 + 4 * seat,
  cards: 2,
  area: 1500,
  rooms: 9,
  completed: 3,
  downstairs: 1,
});

export const LARGE =
  "gallery_of_mirrors -14 0 r0, piano_room -16 4 r0, stairs -20 2 r0, armory -32 0 r0, audience_room " +
  "-6 -8 r2, dining_room 6 0 r0, salon 14 2 r0, hallway 26 6 r1 light, crypt -30 6 r1";

const PRICES = [15000, 10000, 8000, 6000, 4000, 2000];

export function view(changes: Partial<CastlesView> = {}): CastlesView {
  return {
    game: "castles",
    seats: 3,
    seat: 0,
    colours: COLOURS.slice(0, 3),
    prices: PRICES,
    round: 4,
    master: 1,
    turn: 0,
    extra: 0,
    last_round: false,
    over: false,
    phase: "turns",
    market: market(
      ["throne_room", "pumpkin_garden 2000", "forum", "sauna 1000", "east_tapestry_chamber", "lilac_cabinet"],
      PRICES,
    ),
    supply: { hallway: 5, stairs: 4 },
    stacks: { "100": 4, "150": 6, "200": 5, "250": 0, "300": 3, "350": 4, "400": 2, "450": 4, "500": 5, "600": 1 },
    deck: {
      cards: 21,
      discard: 12,
      turned: { "100": 3, "150": 4, "300": 5 },
      tiles: [{ size: 300, seat: 0, room: "kitchen" }],
      out: [],
    },
    players: [0, 1, 2].map(player),
    castle_0: castle(LARGE),
    castle_1: castle("parlor 6 0 r0, nap_room 12 2 r2, lilac_cabinet 14 -2 r0"),
    castle_2: castle("hallway 2 -2 r0 light, stairs 12 0 r3"),
    favors: [
      { favor: "count_living", measures: [2, 3, 0], points: [4, 8, 0] },
      { favor: "round", measures: [1, 1, 0], points: [6, 6, 0] },
      { favor: "external_doors", measures: [5, 2, 0], points: [8, 4, 0] },
    ],
    rewards: [],
    arrange: null,
    placing: null,
    cards: [
      { card: "cash", points: 3 },
      { card: "type_living", points: 4 },
    ],
    known: { "300": ["sauna"] },
    looking: null,
    choice: null,
    spots: null,
    offers: null,
    ...changes,
  };
}

export const choice = (text: string, kind: string, args: Record<string, unknown> = {}): Choice => ({
  text,
  kind,
  args,
  final: false,
  passes: false,
  shows: false,
});

export const spot = (x: number, y: number, r: number, points: number, more: Partial<Spot> = {}): Spot => ({
  x,
  y,
  r,
  points,
  base: points,
  own: 0,
  others: [],
  completes: [],
  ...more,
});

/** A question for the tile in hand, with an option for each spot. */
export function placeQuestion(spots: readonly Spot[]): Question {
  return {
    seat: 0,
    ask: "place",
    options: spots.map(({ x, y, r, side }) =>
      choice(
        [x, y, `r${r}`, side].filter((part) => part !== undefined).join(" "),
        "place",
        side ? { x, y, r, side } : { x, y, r },
      ),
    ),
  };
}

export const turnQuestion = (rooms: readonly string[]): Question => ({
  seat: 0,
  ask: "turn",
  options: [
    ...rooms.map((room) => choice(`buy ${room}`, "buy", { room, price: 4000 })),
    choice("money", "money", { money: 5000 }),
  ],
});

export const arrangeQuestion = (slot: number, rooms: readonly string[], keep = true): Question => ({
  seat: 0,
  ask: "arrange",
  options: [
    ...rooms.map((room) => choice(`${room} > ${PRICES[slot]}`, "price", { room, slot, price: PRICES[slot] })),
    ...(keep ? [choice("keep", "keep")] : []),
  ],
});
