/** The drawing table: a castle to look at, moved and enlarged by mouse, fingers and keys. */

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../words";
import { useKeys } from "../keys";
import { type Camera, type Size, bringIn, fit, hold, onSheet, pan, pinch, zoom } from "./camera";
import { type Box, type Point, U } from "./geometry";

const DRAG_FROM = 6; // pixels: less is a tap
const STEP = 1.35; // of the buttons and keys that zoom
const SHIFT = 60; // pixels of the keys that pan
const ARROWS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [SHIFT, 0],
  ArrowRight: [-SHIFT, 0],
  ArrowUp: [0, SHIFT],
  ArrowDown: [0, -SHIFT],
};
const NEAR = 10.5; // pixels per unit from which figures on tiles are shown
const READABLE = 9.5; // pixels: a name that would be smaller is left out

export interface PlanProps {
  /** What must be in sight at first; a change of `sheet` shows it anew. */
  box: Box;
  sheet: string;
  /** Comes into sight when it changes. */
  focus: Box | null;
  label: string;
  children: ComponentChildren;
  onTap: (at: Point, reach: number) => void;
  onHover?: (at: Point | null, reach: number) => void;
  /** Somebody wants to be told of the rooms, one after the other; absent while a tile is laid. */
  onNext?: (() => void) | undefined;
  /** Keys + - 0 and Shift with arrows work on the whole page (in a replay they belong to the replay). */
  keys: boolean;
}

interface Hand {
  camera: Camera;
  size: Size;
  fingers: Map<number, Point>;
  dragging: boolean;
  from: Point;
  moved: boolean;
}

const FINGER = 24; // pixels around a point that a tap reaches

export function Plan({ box, sheet, focus, label, children, onTap, onHover, onNext, keys }: PlanProps) {
  const frame = useRef<HTMLDivElement>(null);
  const paper = useRef<SVGGElement>(null);
  const hand = useRef<Hand>({
    camera: { x: 0, y: 0, scale: 10 },
    size: { w: 0, h: 0 },
    fingers: new Map(),
    dragging: false,
    from: { x: 0, y: 0 },
    moved: false,
  });
  const bounds = useRef(box);
  bounds.current = box;

  const show = (camera: Camera) => {
    const { size } = hand.current;
    const held = hold(camera, bounds.current, size);
    hand.current.camera = held;
    draw(frame.current, paper.current, held);
  };
  const look = () => {
    hand.current.moved = false;
    show(fit(bounds.current, hand.current.size));
  };
  const near = (factor: number, at?: Point) => {
    hand.current.moved = true;
    const { w, h } = hand.current.size;
    show(zoom(hand.current.camera, factor, at ?? { x: w / 2, y: h / 2 }));
  };
  const shift = (dx: number, dy: number) => {
    hand.current.moved = true;
    show(pan(hand.current.camera, dx, dy));
  };

  useLayoutEffect(() => {
    const element = frame.current!;
    const measure = () => {
      const { clientWidth: w, clientHeight: h } = element;
      const grown = w !== hand.current.size.w || h !== hand.current.size.h;
      hand.current.size = { w, h };
      if (grown && !hand.current.moved) look();
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  useLayoutEffect(look, [sheet]);
  const { x, y, w, h } = box;
  // As long as nobody has moved the sheet, all of it stays in sight; new words are measured in any case.
  useLayoutEffect(() => (hand.current.moved ? show(hand.current.camera) : look()), [x, y, w, h]);
  useLayoutEffect(() => draw(frame.current, paper.current, hand.current.camera));
  useLayoutEffect(() => {
    if (focus && hand.current.size.w > 0) show(bringIn(hand.current.camera, focus, hand.current.size));
  }, [focus?.x, focus?.y, focus?.w, focus?.h]);

  usePointers(frame, hand, { show, near, onTap, onHover });
  useKeys((event) => {
    const arrow = ARROWS[event.key];
    const inside = document.activeElement === frame.current;
    if (!keys) return;
    if (arrow && (event.shiftKey || inside)) shift(...arrow);
    else if (event.key === "+" || event.key === "=") near(STEP);
    else if (event.key === "-") near(1 / STEP);
    else if (event.key === "0") look();
    else if (event.key.toLowerCase() === "i" && onNext) onNext();
    else return;
    event.preventDefault();
  });

  return (
    <div class="cm-plan">
      <div
        class="cm-sheet"
        ref={frame}
        tabIndex={0}
        role="group"
        aria-label={label}
        aria-description={t("castles-plan-keys")}
      >
        <svg class="cm-drawing" focusable="false">
          <g ref={paper}>{children}</g>
        </svg>
      </div>
      <div class="cm-zoom" role="group" aria-label={t("castles-zoom")}>
        <button
          type="button"
          class="cm-zoom-button"
          aria-label={t("castles-zoom-in")}
          title={t("castles-zoom-in")}
          onClick={() => near(STEP)}
        >
          +
        </button>
        <button
          type="button"
          class="cm-zoom-button"
          aria-label={t("castles-zoom-out")}
          title={t("castles-zoom-out")}
          onClick={() => near(1 / STEP)}
        >
          −
        </button>
        <button
          type="button"
          class="cm-zoom-button"
          aria-label={t("castles-zoom-fit")}
          title={t("castles-zoom-fit")}
          onClick={look}
        >
          ⤢
        </button>
        {onNext && (
          <button
            type="button"
            class="cm-zoom-button cm-next-room"
            aria-label={t("castles-next-room")}
            title={t("castles-next-room")}
            onClick={onNext}
          >
            i
          </button>
        )}
      </div>
    </div>
  );
}

/** Moves the sheet without drawing it anew; names that would be too small to read give way to signs. */
function draw(frame: HTMLElement | null, paper: SVGGElement | null, camera: Camera): void {
  if (!frame || !paper) return;
  const { x, y, scale } = camera;
  paper.setAttribute("transform", `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${(scale / U).toFixed(4)})`);
  frame.dataset.detail = scale < NEAR ? "far" : "near";
  frame.style.setProperty("--cm-scale", String(scale / U));
  frame.style.backgroundSize = `${2 * scale}px ${2 * scale}px`;
  frame.style.backgroundPosition = `${x}px ${y}px`;
  for (const words of paper.querySelectorAll<SVGGElement>(".cm-words")) {
    words.classList.toggle("cm-named", Number(words.dataset.size) * (scale / U) >= READABLE);
  }
}

interface Gestures extends Pick<PlanProps, "onTap" | "onHover"> {
  show: (camera: Camera) => void;
  near: (factor: number, at: Point) => void;
}

/** One finger or the mouse pans, two fingers and the wheel zoom, a tap without movement points at something. */
function usePointers(frame: { current: HTMLDivElement | null }, hand: { current: Hand }, gestures: Gestures): void {
  const newest = useRef(gestures);
  newest.current = gestures;
  useEffect(() => {
    const element = frame.current!;
    const { fingers } = hand.current;
    const here = (event: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left - element.clientLeft, y: event.clientY - box.top - element.clientTop };
    };
    const tell = (what: ((at: Point, reach: number) => void) | undefined, event: MouseEvent) => {
      const { camera } = hand.current;
      what?.(onSheet(camera, here(event)), FINGER / camera.scale);
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, here(event));
      if (fingers.size === 1) Object.assign(hand.current, { dragging: false, from: here(event) });
      else hand.current.dragging = true;
    };
    const move = (event: PointerEvent) => {
      const last = fingers.get(event.pointerId);
      if (!last) {
        if (event.pointerType === "mouse") tell(newest.current.onHover, event);
        return;
      }
      const now = here(event);
      const { camera, from } = hand.current;
      if (!hand.current.dragging && Math.hypot(now.x - from.x, now.y - from.y) < DRAG_FROM) return;
      hand.current.dragging = true;
      hand.current.moved = true;
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      newest.current.show(
        other ? pinch(camera, [last, other], [now, other]) : pan(camera, now.x - last.x, now.y - last.y),
      );
    };
    const up = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId)) return;
      if (!hand.current.dragging && event.type === "pointerup") tell(newest.current.onTap, event);
    };
    const leave = () => newest.current.onHover?.(null, 0);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      newest.current.near(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), here(event));
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("wheel", wheel);
    };
  }, []);
}
