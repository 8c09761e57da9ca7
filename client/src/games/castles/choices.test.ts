import { describe, expect, test } from "vitest";
import {
  alike,
  bestOf,
  flipped,
  following,
  joints,
  nearest,
  placesOf,
  ranked,
  stepped,
  tapped,
  turned,
  whyNotThere,
} from "./choices";
import { castle, placeQuestion, spot, view } from "./fixtures";

const SPOTS = [
  spot(6, 0, 0, 4),
  spot(12, 0, 0, 7, { completes: [1] }),
  spot(12, 6, 0, 7),
  spot(-8, 0, 0, 2),
  spot(6, 2, 1, 5),
  spot(-8, 4, 3, -1),
];
const places = placesOf(placeQuestion(SPOTS), view({ placing: { seat: 0, room: "pantry" }, spots: SPOTS }));
const at = (text: string) => places.find((place) => place.text === text)!;

describe("places", () => {
  test("every option has what the server says about it, and nothing else is a place", () => {
    expect(places.map((place) => place.text)).toEqual(["6 0 r0", "12 0 r0", "12 6 r0", "-8 0 r0", "6 2 r1", "-8 4 r3"]);
    expect(at("12 0 r0").points).toBe(7);
    expect(
      placesOf({ ...placeQuestion(SPOTS), ask: "turn" }, view({ placing: { seat: 0, room: "pantry" }, spots: SPOTS })),
    ).toEqual([]);
    expect(placesOf(placeQuestion(SPOTS), view({ spots: SPOTS }))).toEqual([]);
  });

  test("the best one gives most points and completes most", () => {
    expect(bestOf(places)?.text).toBe("12 0 r0");
    expect(bestOf([])).toBeNull();
  });

  test("turning goes to the next turn that has a place, as near as possible", () => {
    expect(turned(places, at("6 0 r0")).text).toBe("6 2 r1");
    expect(turned(places, at("6 2 r1")).text).toBe("-8 4 r3"); // there is none at r2
    expect(turned(places, at("6 0 r0"), -1).text).toBe("-8 4 r3");
    expect(turned(places.slice(0, 1), at("6 0 r0")).text).toBe("6 0 r0");
  });

  test("arrows lead to neighbours turned alike, and round the edge", () => {
    expect(stepped(places, at("6 0 r0"), "ArrowRight").text).toBe("12 0 r0");
    expect(stepped(places, at("12 0 r0"), "ArrowDown").text).toBe("12 6 r0");
    expect(stepped(places, at("6 0 r0"), "ArrowLeft").text).toBe("-8 0 r0");
    expect(stepped(places, at("12 0 r0"), "ArrowRight").text).toBe("-8 0 r0");
    expect(stepped(places, at("6 0 r0"), "Enter").text).toBe("6 0 r0");
  });

  test("going through all of them, the best first, visits each once", () => {
    const order = ranked(places);
    let here = order[0]!;
    const seen = order.map(() => (here = following(places, here, 1)).text);
    expect(new Set(seen).size).toBe(places.length);
    expect(here.text).toBe(order[0]!.text);
    expect(following(places, here, -1).text).toBe(order.at(-1)!.text);
  });

  test("a tap means the marker within reach, or turns the tile that was tapped", () => {
    expect(tapped(places, at("6 0 r0"), { x: 13.5, y: 2.2 }, 1.5)?.text).toBe("12 0 r0");
    expect(tapped(places, at("6 0 r0"), { x: 7, y: 1 }, 1.5)?.text).toBe("6 2 r1");
    expect(tapped(places, at("6 0 r0"), { x: 60, y: 60 }, 1.5)).toBeNull();
    expect(nearest(alike(places, { r: 0 }), { x: 14, y: 5 })?.text).toBe("12 0 r0");
  });

  test("a tap where it cannot lie says why: of the place there, turned as the tile is", () => {
    const built = castle("parlor 6 0 r0");
    const seen = view({
      placing: { seat: 0, room: "pantry" },
      barred: { "12 0 r0": "fence", "14 0 r0": "space", "12 0 r1": "way_out" },
    });
    expect(whyNotThere(seen, built, { r: 0 }, { x: 8, y: 2 })).toBe("taken");
    expect(whyNotThere(seen, built, { r: 0 }, { x: 12.5, y: 1 })).toBe("fence");
    expect(whyNotThere(seen, built, { r: 0 }, { x: 17, y: 1 })).toBe("space");
    expect(whyNotThere(seen, built, { r: 1 }, { x: 12.5, y: 1 })).toBe("way_out");
    expect(whyNotThere(seen, built, { r: 0 }, { x: 40, y: 40 })).toBe("door");
  });

  test("a hallway has two sides", () => {
    const sides = [
      spot(2, -2, 0, 0, { side: "light" }),
      spot(2, -2, 0, 0, { side: "dark" }),
      spot(6, -2, 1, 0, { side: "dark" }),
    ];
    const halls = placesOf(placeQuestion(sides), view({ placing: { seat: 0, room: "hallway" }, spots: sides }));
    expect(flipped(halls, halls[0]!).text).toBe("2 -2 r0 dark");
    expect(flipped(halls, halls[2]!).text).toBe("2 -2 r0 light");
    expect(flipped(halls.slice(0, 1), halls[0]!).text).toBe("2 -2 r0 light");
  });

  test("neighbours are the tiles door to door", () => {
    const built = castle("parlor 6 0 r0, nap_room 12 2 r2");
    const met = joints(built, { room: "lilac_cabinet", x: 14, y: -2, r: 0 });
    expect(met.map(({ laid, facing }) => [laid.room, facing])).toEqual([["nap_room", "S"]]);
    expect(joints(built, { room: "pantry", x: 40, y: 40, r: 0 })).toEqual([]);
  });
});
