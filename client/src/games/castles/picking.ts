/** The tile in hand: which place is chosen, which one the mouse is over, and the keys that move it. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Question } from "../../wire";
import { useKeys } from "../keys";
import { type Place, alike, bestOf, flipped, following, nearest, placesOf, stepped, tapped, turned } from "./choices";
import { type Point, centreOf as centre } from "./geometry";
import type { CastlesView } from "./types";

export interface PlacingState {
  places: Place[];
  chosen: Place | null;
  /** The chosen place, or the one below the mouse. */
  shown: Place | null;
  /** The keyboard moved last: the marker takes the focus. */
  focused: boolean;
  choose: (place: Place) => void;
  /** The tile that is being bought shall lie near here, if it can. */
  aim: (at: Point) => void;
  /** Whether the tile can lie there. */
  tap: (at: Point, reach: number) => boolean;
  hover: (at: Point | null, reach: number) => void;
  turn: () => void;
  flip: () => void;
  next: () => void;
  confirm: () => void;
}

export interface PlacingKeys {
  onMove: (text: string, confirmed?: boolean) => void;
  onCancel: (() => void) | undefined;
}

export function usePlacing(
  question: Question | null,
  view: CastlesView,
  { onMove, onCancel }: PlacingKeys,
): PlacingState {
  const asked = question?.ask === "place" ? question : null;
  const places = useMemo(() => placesOf(asked, view), [asked, view.spots]);
  const [{ chosen, focused }, setChosen] = useState<{ chosen: Place | null; focused: boolean }>({
    chosen: null,
    focused: false,
  });
  const [hovered, setHovered] = useState<Place | null>(null);
  const newest = useRef<Place | null>(null); // a second key may come before the first is drawn

  const choose = (place: Place | null, keyboard = false) => {
    newest.current = place;
    setChosen({ chosen: place, focused: keyboard });
    setHovered(null);
  };
  const aimed = useRef<Point | null>(null);
  useEffect(() => {
    choose(aimed.current ? nearest(places, aimed.current) : bestOf(places));
    if (places.length > 0) aimed.current = null;
  }, [places]);

  const from = () => newest.current;
  const change = (next: (place: Place) => Place, keyboard = false) => {
    const place = from();
    if (place) choose(next(place), keyboard);
  };
  const confirm = () => {
    const place = from();
    if (place && asked) onMove(place.text, true);
  };

  const onKey = (event: KeyboardEvent) => {
    if (places.length === 0) return;
    const onButton = event.target instanceof Element && event.target.closest("button, a, [role=tab]") !== null;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key.startsWith("Arrow") && !event.shiftKey) change((place) => stepped(places, place, key), true);
    else if (key === "r") change((place) => turned(places, place, event.shiftKey ? -1 : 1), true);
    else if (key === "f") change((place) => flipped(places, place), true);
    else if (key === "n") change((place) => following(places, place, event.shiftKey ? -1 : 1), true);
    else if (event.repeat)
      return; // a key held down since the purchase decides nothing
    else if (key === "Escape" && onCancel) onCancel();
    else if ((key === "Enter" || key === " ") && !onButton) confirm();
    else return;
    event.preventDefault();
  };
  // Before the plan's own keys: here the arrows move the tile, not the sheet.
  useKeys(onKey, { first: true });

  return {
    places,
    chosen,
    shown: hovered ?? chosen,
    focused,
    choose,
    aim: (at) => (aimed.current = at),
    tap: (at, reach) => {
      const place = tapped(places, newest.current, at, reach);
      if (place) choose(place);
      return place !== null;
    },
    hover: (at, reach) => {
      const like = newest.current;
      const place = at && like ? nearest(alike(places, like), at) : null;
      const close =
        place && at && Math.hypot(centre(place).x - at.x, centre(place).y - at.y) <= Math.max(1.2 * reach, 1.5);
      setHovered(close ? place : null);
    },
    turn: () => change((place) => turned(places, place)),
    flip: () => change((place) => flipped(places, place)),
    next: () => change((place) => following(places, place, 1)),
    confirm,
  };
}
