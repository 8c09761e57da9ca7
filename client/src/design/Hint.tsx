/** Help beside a thing: on hover, on keyboard focus, on a tap where a tap does nothing else, and on a long press. */

import { cloneElement, type ComponentChildren, isValidElement, render } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";

export const LONG_PRESS = 450;
const HOVER_DELAY = 250;
const GAP = 10;

export interface HintProps {
  /** What the help says. */
  content: ComponentChildren;
  /** Exactly one element: the thing that is explained. */
  children: ComponentChildren;
  /** Wait this long before showing on hover (ms). */
  delay?: number;
  /** A tap asks for help, and for nothing else; without it, a tap does so where nothing can be pressed. */
  tap?: boolean;
  /** The help keeps out of this part of the page around the thing (a selector), where there is room beside it. */
  beside?: string;
}

const PRESSABLE = "button:not([aria-disabled=true]), a, input, [role=radio]";
const TAPPED = 6000; // milliseconds that the help stays after a tap
const BRIDGE = 80; // milliseconds in which a mouse comes from the thing to its help
const EDGE = 8;

let shown: (() => void) | null = null;

/** One help at a time: whoever shows another one closes the one that is there. Returns what to call when it is gone. */
export function showsHelp(close: () => void): () => void {
  shown?.();
  shown = close;
  return () => {
    if (shown === close) shown = null;
  };
}

/** Puts `tip` above the target, or below when there is no room, always inside the window; or beside what is around. */
export function place(tip: HTMLElement, target: Element, around: Element | null): void {
  const box = target.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const aside = around && beside(around.getBoundingClientRect(), width);
  const left = aside ?? Math.min(Math.max(EDGE, box.left + box.width / 2 - width / 2), innerWidth - width - EDGE);
  const above = aside === null ? box.top - height - GAP : box.top;
  const lowest = innerHeight - height - EDGE;
  const top = above >= EDGE ? Math.min(above, lowest) : Math.min(box.bottom + GAP, lowest);
  tip.style.left = `${left}px`;
  tip.style.top = `${Math.max(EDGE, top)}px`;
}

/** Where something of this width has room at the right or the left of a box; null: nowhere. */
function beside(box: DOMRect, width: number): number | null {
  if (box.right + GAP + width + EDGE <= innerWidth) return box.right + GAP;
  return box.left - GAP - width >= EDGE ? box.left - GAP - width : null;
}

export function Hint({ content, children, delay = HOVER_DELAY, tap, beside: part }: HintProps) {
  const wrap = useRef<HTMLElement>(null);
  const timer = useRef(0);
  const tip = useRef<HTMLDivElement | null>(null);
  const taps = useRef(tap);
  taps.current = tap;
  const [open, setOpen] = useState(false);
  const id = useId();
  // A plain element is the target itself; a component is found inside a wrapper that takes no part in the layout.
  const isPlain = isValidElement(children) && typeof children.type === "string";
  const find = () => (isPlain ? wrap.current : wrap.current?.firstElementChild) ?? null;

  const later = (wait: number, state: boolean) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(state), wait);
  };

  useEffect(() => {
    const target = find();
    if (!target) return;
    target.setAttribute("data-hint", ""); // so that a test finds what has no help
    // A card that slides under a resting mouse asks for nothing: only a mouse that moves does.
    let over = false;
    const move = (event: Event) => {
      if (over || (event as PointerEvent).pointerType !== "mouse") return;
      over = true;
      later(delay, true);
    };
    const leave = () => {
      over = false;
      later(BRIDGE, false);
    };
    const blur = ({ relatedTarget: next }: FocusEvent) => {
      over = false;
      if (!(next instanceof Node && tip.current?.contains(next))) later(0, false);
    };
    const focus = () => target.matches(":focus-visible, :has(:focus-visible)") && later(0, true);
    let pressed = false;
    let touched = false;
    const down = (event: Event) => {
      pressed = false;
      touched = (event as PointerEvent).pointerType === "touch";
      if ((event as PointerEvent).pointerType === "mouse") return later(0, false);
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        pressed = true;
        setOpen(true);
      }, LONG_PRESS);
    };
    const up = () => {
      if (pressed) later(2500, false);
      else clearTimeout(timer.current);
    };
    // A long press asks for help; it must not also press the button.
    const click = (event: Event) => {
      if (touched && !pressed && (taps.current ?? !target.matches(PRESSABLE))) {
        if (taps.current) event.stopPropagation();
        setOpen((shown) => !shown);
        return later(TAPPED, false);
      }
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event) => pressed && event.preventDefault();
    // Not every long press ends in a click; the click of a key is none of its.
    const key = () => {
      pressed = touched = false;
    };
    const all: [string, (event: Event) => void, boolean?][] = [
      ["pointermove", move],
      ["pointerleave", leave],
      ["focusin", focus],
      ["focusout", blur as (event: Event) => void],
      ["pointerdown", down],
      ["pointerup", up],
      ["pointercancel", up],
      ["click", click, true],
      ["contextmenu", menu],
      ["keydown", key],
    ];
    for (const [name, handler, capture] of all) target.addEventListener(name, handler, capture);
    return () => {
      clearTimeout(timer.current);
      for (const [name, handler, capture] of all) target.removeEventListener(name, handler, capture);
    };
  }, [delay]);

  // The help hangs at the end of the page, in the top layer: nothing clips it, and lists stay lists.
  useEffect(() => {
    const target = find();
    if (!open || !target) return;
    const made = document.createElement("div");
    Object.assign(made, { id, className: "hint", popover: "manual" });
    made.setAttribute("role", "tooltip");
    made.addEventListener("pointerenter", () => clearTimeout(timer.current));
    made.addEventListener("pointerleave", () => later(BRIDGE, false));
    const away = () => {
      made.remove();
      setOpen(false);
    };
    const gone = showsHelp(away);
    document.body.append(made);
    render(<>{content}</>, made);
    made.showPopover();
    place(made, target, part ? target.closest(part) : null);
    target.setAttribute("aria-describedby", id);
    tip.current = made;
    const close = (event: KeyboardEvent) => event.key === "Escape" && away();
    const elsewhere = ({ target: at }: Event) => {
      if (at instanceof Node && !made.contains(at) && !target.contains(at)) away();
    };
    addEventListener("keydown", close);
    addEventListener("scroll", away, true);
    addEventListener("pointerdown", elsewhere);
    return () => {
      removeEventListener("pointerdown", elsewhere);
      removeEventListener("keydown", close);
      removeEventListener("scroll", away, true);
      gone();
      target.removeAttribute("aria-describedby");
      render(null, made);
      made.remove();
      tip.current = null;
    };
  }, [open, id]);

  useEffect(() => {
    if (tip.current) render(<>{content}</>, tip.current);
  }, [content]);

  if (isPlain) return cloneElement(children, { ref: wrap });
  return (
    <span ref={wrap} style={{ display: "contents" }}>
      {children}
    </span>
  );
}
