/** What the showcase can show of this board. */

import type { Show } from "../shows";
import * as fixtures from "./fixtures";

const SPOTS = [
  fixtures.spot(26, -2, 0, 5),
  fixtures.spot(28, 6, 0, 7, { base: 5, others: [{ tile: 7, room: "salon", points: 2 }], completes: [7] }),
  fixtures.spot(28, 10, 0, 5),
  fixtures.spot(22, 14, 0, -1),
  fixtures.spot(2, -4, 1, 5),
  fixtures.spot(28, 14, 1, 5),
];
const offers = fixtures.view().market.map((slot, at) => ({
  room: slot!.room,
  price: slot!.price,
  pay: slot!.price,
  coins: slot!.coins,
  spots: 12 - at,
  best: at === 2 ? null : 7 - at,
  why: at === 0 ? ("money" as const) : at === 2 ? ("spot" as const) : null,
}));
const supply = (["hallway", "stairs"] as const).map((room) => ({
  room,
  price: 3000,
  pay: 3000,
  coins: 0,
  spots: 9,
  best: 0,
  why: null,
}));

export const shows: Readonly<Record<string, Show>> = {
  turn: {
    view: fixtures.view({ offers: [...offers, ...supply] }),
    question: fixtures.turnQuestion([
      "pumpkin_garden",
      "sauna",
      "east_tapestry_chamber",
      "lilac_cabinet",
      "hallway",
      "stairs",
    ]),
  },
  place: {
    view: fixtures.view({ placing: { seat: 0, room: "lilac_cabinet" }, spots: SPOTS }),
    question: fixtures.placeQuestion(SPOTS),
  },
  arrange: {
    view: fixtures.view({ master: 0, arrange: { slot: 0, empty: false } }),
    question: fixtures.arrangeQuestion(0, [
      "throne_room",
      "pumpkin_garden",
      "forum",
      "sauna",
      "east_tapestry_chamber",
      "lilac_cabinet",
    ]),
  },
  reward: {
    view: fixtures.view(),
    question: {
      seat: 0,
      ask: "reward",
      options: [
        fixtures.choice("claim dining_room", "claim", { room: "dining_room", number: 0, tile: 6, type: "food" }),
        fixtures.choice("decline dining_room", "decline", { room: "dining_room", number: 0, tile: 6, type: "food" }),
        fixtures.choice("claim salon", "claim", { room: "salon", number: 0, tile: 7, type: "living" }),
        fixtures.choice("decline salon", "decline", { room: "salon", number: 0, tile: 7, type: "living" }),
      ],
    },
  },
  watch: { view: fixtures.view({ turn: 1 }), question: null },
};
