/** Help beside a thing: on hover, on keyboard focus, and on a long press. */

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";

const LONG_PRESS = 450;
const HOVER_DELAY = 250;
const GAP = 10;

export interface HintProps {
  /** What the help says. */
  content: ComponentChildren;
  /** Exactly one element: the thing that is explained. */
  children: ComponentChildren;
  /** Wait this long before showing on hover (ms). */
  delay?: number;
}

/** Puts `tip` above the target, or below when there is no room, always inside the window. */
function place(tip: HTMLElement, target: Element): void {
  const box = target.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const left = Math.min(Math.max(8, box.left + box.width / 2 - width / 2), innerWidth - width - 8);
  const above = box.top - height - GAP;
  const top = above >= 8 ? above : Math.min(box.bottom + GAP, innerHeight - height - 8);
  tip.style.left = `${left}px`;
  tip.style.top = `${Math.max(8, top)}px`;
}

export function Hint({ content, children, delay = HOVER_DELAY }: HintProps) {
  const wrap = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  const [open, setOpen] = useState(false);
  const id = useId();

  const later = (wait: number, state: boolean) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(state), wait);
  };

  useEffect(() => {
    const target = wrap.current?.firstElementChild;
    if (!target) return;
    const enter = (event: Event) => (event as PointerEvent).pointerType === "mouse" && later(delay, true);
    const leave = () => later(80, false);
    const focus = () => target.matches(":focus-visible, :has(:focus-visible)") && later(0, true);
    let pressed = false;
    const down = (event: Event) => {
      pressed = false;
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
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event) => pressed && event.preventDefault();
    const all: [string, (event: Event) => void, boolean?][] = [
      ["pointerenter", enter], ["pointerleave", leave], ["focusin", focus], ["focusout", leave],
      ["pointerdown", down], ["pointerup", up], ["pointercancel", up], ["click", click, true], ["contextmenu", menu],
    ];
    for (const [name, handler, capture] of all) target.addEventListener(name, handler, capture);
    return () => {
      clearTimeout(timer.current);
      for (const [name, handler, capture] of all) target.removeEventListener(name, handler, capture);
    };
  }, [delay]);

  useEffect(() => {
    const target = wrap.current?.firstElementChild;
    if (!open || !tip.current || !target) return;
    tip.current.showPopover();
    place(tip.current, target);
    target.setAttribute("aria-describedby", id);
    const close = (event: KeyboardEvent) => event.key === "Escape" && setOpen(false);
    const away = () => setOpen(false);
    addEventListener("keydown", close);
    addEventListener("scroll", away, true);
    return () => {
      target.removeAttribute("aria-describedby");
      removeEventListener("keydown", close);
      removeEventListener("scroll", away, true);
    };
  }, [open, id]);

  return (
    <>
      <span ref={wrap} style={{ display: "contents" }}>
        {children}
      </span>
      {open && (
        <div
          ref={tip}
          id={id}
          role="tooltip"
          popover="manual"
          class="hint"
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={() => later(80, false)}
        >
          {content}
        </div>
      )}
    </>
  );
}
