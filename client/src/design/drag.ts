/** Dragging things with a pointer. Less than a few pixels is a press, Escape takes the drag back. */

import { useEffect, useRef, useState } from "preact/hooks";

const DRAG_FROM = 8; // pixels

/** What is being dragged, and how far from where it lies. */
export interface Drag<T> {
  item: T;
  x: number;
  y: number;
}

interface DragListener<T> {
  /** The item is held over this element. */
  onOver?: (item: T, element: Element | null) => void;
  /** The item was let go over this element, at this point of the window; null: the drag was given up. */
  onDrop: (item: T, element: Element | null, at: { x: number; y: number }) => void;
  /** False: a finger scrolls the page as ever, only mouse and pen drag. */
  touch?: boolean;
}

/** The drag under way, the listeners of a thing that can be dragged, and what a press on it does. */
export function useDrag<T>({ onOver, onDrop, touch = true }: DragListener<T>) {
  const [drag, setDrag] = useState<Drag<T> | null>(null);
  const start = useRef<Drag<T> | null>(null);
  const dragged = useRef(false);

  const end = (element: Element | null, at = { x: 0, y: 0 }) => {
    if (drag) onDrop(drag.item, element, at);
    start.current = null;
    setDrag(null);
    setTimeout(() => (dragged.current = false)); // after the click that may follow
  };
  useEffect(() => {
    const cancel = (event: KeyboardEvent) => {
      if (event.key === "Escape" && start.current) end(null);
    };
    addEventListener("keydown", cancel);
    return () => removeEventListener("keydown", cancel);
  });

  const onPointerMove = (event: PointerEvent) => {
    const from = start.current;
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!drag && Math.hypot(x, y) < DRAG_FROM) return;
    dragged.current = true;
    setDrag({ item: from.item, x, y });
    onOver?.(from.item, document.elementFromPoint(event.clientX, event.clientY));
  };

  return {
    drag,
    /** Listeners for a thing; `open`: it can be dragged now. */
    grip: (item: T, open: boolean) => ({
      onPointerDown: (event: PointerEvent) => {
        dragged.current = false;
        if (event.button !== 0 || !open || (!touch && event.pointerType === "touch")) return;
        start.current = { item, x: event.clientX, y: event.clientY };
        // A quick hand leaves the thing with its first movement: it hears of it all the same.
        (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      },
      onPointerMove,
      onPointerUp: ({ clientX: x, clientY: y }: PointerEvent) => end(document.elementFromPoint(x, y), { x, y }),
      onPointerCancel: () => end(null),
    }),
    /** For `onClick`: a click that ends a drag is no press. */
    press: (act: () => void) => {
      if (!dragged.current) act();
    },
    /** How a dragged thing is drawn. */
    lifted: (held: boolean) =>
      held && drag ? { transform: `translate(${drag.x}px, ${drag.y}px) rotate(2deg)` } : undefined,
  };
}
