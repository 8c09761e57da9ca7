/** Legal places of the tile in hand, all from the server: which one is meant by a point, an arrow key, a turn. Pure. */

import type { Choice, Question } from "../../wire";
import type { Facing } from "./figures";
import { type Lying, type Point, boxOf, centreOf, doorsOf, opposite } from "./geometry";
import type { CastlesView, Laid, Side, Spot } from "./types";

/** A place with the answer that takes it. */
export interface Place extends Spot {
  room: string;
  text: string;
  final: boolean;
}

const keyOf = ({ x, y, r, side }: { x: number; y: number; r: number; side?: unknown }): string =>
  `${x} ${y} ${r} ${String(side ?? "")}`;

/** The options of the question, each with what the server says about it. */
export function placesOf(question: Question | null, view: Pick<CastlesView, "placing" | "spots">): Place[] {
  const room = view.placing?.room;
  if (question?.ask !== "place" || !room) return [];
  const known = new Map((view.spots ?? []).map((spot) => [keyOf(spot), spot]));
  return question.options.flatMap((choice: Choice) => {
    const spot = known.get(keyOf(choice.args as unknown as Spot));
    return spot ? [{ ...spot, room, text: choice.text, final: choice.final }] : [];
  });
}

/** The most points; among equals the one that completes most. */
export function bestOf(places: readonly Place[]): Place | null {
  return places.reduce<Place | null>(
    (best, place) =>
      !best ||
      place.points > best.points ||
      (place.points === best.points && place.completes.length > best.completes.length)
        ? place
        : best,
    null,
  );
}

/** Places that are turned alike can be seen side by side. */
export const alike = (places: readonly Place[], like: { r: number; side?: Side | undefined }): Place[] =>
  places.filter((place) => place.r === like.r && place.side === like.side);

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export function nearest(places: readonly Place[], to: Point): Place | null {
  let best: Place | null = null;
  for (const place of places) {
    const [now, before] = [apart(centreOf(place), to), best ? apart(centreOf(best), to) : Infinity];
    if (now < before - 1e-9 || (Math.abs(now - before) < 1e-9 && place.points > best!.points)) best = place;
  }
  return best;
}

/** The next turn that has any place, and there the place nearest to the present one. */
export function turned(places: readonly Place[], from: Place, by: 1 | -1 = 1): Place {
  for (let turns = 1; turns < 4; turns += 1) {
    const there = alike(places, { r: (from.r + by * turns + 4 * turns) % 4, side: from.side });
    const place = nearest(there, centreOf(from));
    if (place) return place;
  }
  return from;
}

/** The other side of a hallway, turned alike if possible, as near as possible. */
export function flipped(places: readonly Place[], from: Place): Place {
  const others = places.filter((place) => place.side !== from.side);
  return (
    nearest(alike(others, { r: from.r, side: others[0]?.side }), centreOf(from)) ??
    nearest(others, centreOf(from)) ??
    from
  );
}

/** All places, the best first: for going through them one by one. */
export const ranked = (places: readonly Place[]): Place[] =>
  [...places].sort((a, b) => b.points - a.points || b.completes.length - a.completes.length);

export function following(places: readonly Place[], from: Place, by: 1 | -1): Place {
  const order = ranked(places);
  return order[(order.findIndex((place) => place.text === from.text) + by + order.length) % order.length] ?? from;
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The next place that way; at the edge, the farthest one on the other side. */
export function stepped(places: readonly Place[], from: Place, key: string): Place {
  const way = WAYS[key];
  if (!way) return from;
  const here = centreOf(from);
  const others = alike(places, from)
    .filter((place) => place.text !== from.text)
    .map((place) => {
      const centre = centreOf(place);
      const [dx, dy] = [centre.x - here.x, centre.y - here.y];
      const along = dx * way.x + dy * way.y;
      return { place, along, aside: Math.abs(dx * way.y - dy * way.x) };
    });
  const ahead = others.filter(({ along, aside }) => along > 0 && aside <= along * 2.5);
  if (ahead.length > 0) return ahead.reduce((a, b) => (a.along + 2 * a.aside <= b.along + 2 * b.aside ? a : b)).place;
  const behind = others.filter(({ along }) => along < 0);
  return behind.length > 0 ? behind.reduce((a, b) => (a.along - a.aside <= b.along - b.aside ? a : b)).place : from;
}

/** A tile whose door the new one would meet, and where the door of the new one looks. */
export interface Joint {
  laid: Laid;
  facing: Facing;
}

/** The tiles door to door with the tile there, each once. */
export function joints(castle: readonly Laid[], at: Lying): Joint[] {
  const ours = doorsOf(at);
  return castle.flatMap((laid) => {
    const theirs = doorsOf(laid);
    const door = ours.find((one) =>
      theirs.some((other) => other.x === one.x && other.y === one.y && other.facing === opposite(one.facing)),
    );
    return door ? [{ laid, facing: door.facing }] : [];
  });
}

/** Which place a tap means: a marker within reach, else another turn of the tile when it was tapped itself. */
export function tapped(places: readonly Place[], chosen: Place | null, at: Point, reach: number): Place | null {
  const here = chosen ? alike(places, chosen) : places;
  const near = nearest(here, at);
  if (near && near.text !== chosen?.text && apart(centreOf(near), at) <= reach) return near;
  if (chosen && inside(chosen, at)) return turned(places, chosen);
  return near && apart(centreOf(near), at) <= 4 * reach ? near : null;
}

/**
 * Why the tile in hand cannot lie where somebody tapped, turned as it is: the reason of the place that covers the
 * point, and as its centre comes nearest to it. Upon another room there is none, and elsewhere no door would meet.
 */
export function whyNotThere(
  { barred, placing }: Pick<CastlesView, "barred" | "placing">,
  castle: readonly Laid[],
  like: { r: number; side?: Side | undefined },
  at: Point,
): string {
  if (!placing || castle.some((laid) => inside(laid, at))) return "taken";
  const turn = [`r${like.r}`, like.side].filter(Boolean).join(" ");
  const there = Object.keys(barred ?? {})
    .map((text) => ({ text, room: placing.room, r: like.r, ...pointOf(text) }))
    .filter((spot) => spot.text.endsWith(` ${turn}`) && inside(spot, at))
    .sort((a, b) => apart(centreOf(a), at) - apart(centreOf(b), at));
  return there[0] ? barred![there[0].text]! : "door";
}

/** Where an answer such as `6 -2 r0` lays a tile. */
function pointOf(text: string): Point {
  const [x, y] = text.split(" ").map(Number);
  return { x: x!, y: y! };
}

function inside(place: Lying, at: Point): boolean {
  const { x, y, w, h } = boxOf(place);
  return at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;
}
