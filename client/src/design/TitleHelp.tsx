/** What a `title` says under the mouse, also for a finger that rests on it and for the keyboard. Once in a page. */

import { useEffect } from "preact/hooks";
import { LONG_PRESS, place, showsHelp } from "./Hint";

const STAYS = 4000; // milliseconds after the finger has left
const PRESSABLE = "button, a, input, select, [role=radio], [role=tab]";

/** The nearest thing with a title, unless a hint of its own speaks for something inside it. */
function titled(target: EventTarget | null): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>("[title], [data-hint]") : null;
  return found?.title ? found : null;
}

/** Its own title, or those of everything in a group that is one stop of the keyboard. */
function linesOf(thing: HTMLElement): string[] {
  if (thing.title) return [thing.title];
  return [...thing.querySelectorAll<HTMLElement>("[title]")].map(({ title }) => title);
}

export function TitleHelp() {
  useEffect(() => {
    let tip: HTMLElement | null = null;
    let gone: (() => void) | null = null;
    let timer = 0;
    let isHeld = false;
    const close = () => {
      clearTimeout(timer);
      tip?.remove();
      tip = null;
      gone?.();
      gone = null;
    };
    const show = (thing: HTMLElement) => {
      close();
      gone = showsHelp(close);
      tip = document.createElement("div");
      Object.assign(tip, { className: "hint", popover: "manual", role: "tooltip" });
      for (const line of linesOf(thing)) {
        const row = document.createElement("p");
        row.textContent = line;
        tip.append(row);
      }
      document.body.append(tip);
      tip.showPopover();
      place(tip, thing, null);
    };
    const down = ({ pointerType, target }: PointerEvent) => {
      close();
      isHeld = false;
      const thing = pointerType === "mouse" ? null : titled(target);
      if (!thing) return;
      timer = window.setTimeout(() => {
        isHeld = true;
        show(thing);
      }, LONG_PRESS);
    };
    const up = () => {
      clearTimeout(timer);
      if (isHeld) timer = window.setTimeout(close, STAYS);
    };
    // Asking for help presses nothing; a short tap asks where there is nothing to press.
    const click = (event: MouseEvent) => {
      if (isHeld) {
        isHeld = false;
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      const thing = (event as PointerEvent).pointerType === "touch" ? titled(event.target) : null;
      if (!thing || thing.closest("[data-board]") || thing.closest(PRESSABLE)) return;
      show(thing);
      timer = window.setTimeout(close, STAYS);
    };
    const focus = ({ target }: FocusEvent) => {
      close();
      if (target instanceof HTMLElement && target.matches("[title], [data-titles]") && target.matches(":focus-visible"))
        show(target);
    };
    const menu = (event: Event) => isHeld && event.preventDefault();
    // Not every long press ends in a click; the click of a key is none of its.
    const key = ({ key: pressed }: KeyboardEvent) => {
      isHeld = false;
      if (pressed === "Escape") close();
    };
    const all: [string, (event: never) => void][] = [
      ["pointerdown", down],
      ["pointerup", up],
      ["pointercancel", up],
      ["click", click],
      ["focusin", focus],
      ["focusout", close],
      ["contextmenu", menu],
      ["keydown", key],
      ["scroll", close],
    ];
    for (const [name, handler] of all) document.addEventListener(name, handler as EventListener, true);
    return () => {
      close();
      for (const [name, handler] of all) document.removeEventListener(name, handler as EventListener, true);
    };
  }, []);
  return null;
}
