/** The master builder sets the prices: tiles are dragged, tapped or moved with keys until the order is confirmed. */

import { useEffect, useRef, useState } from "preact/hooks";
import { Button, classes, Hint, useDrag } from "../../design";
import { t } from "../../words";
import type { Question } from "../../wire";
import { type Order, answerFor, orderOf, same, swap } from "./arranging";
import { marks } from "./icons";
import { Price, TileHelp, WareFace, tileWords } from "./Market";
import { roomName } from "./names";
import type { CastlesView } from "./types";

export interface ArrangeProps {
  view: CastlesView;
  /** Null between two answers. */
  question: Question | null;
  onMove: (text: string, confirmed?: boolean) => void;
}

export interface Arranging {
  order: Order;
  history: readonly Order[];
  /** The order that is being sent, answer by answer. */
  sending: Order | null;
}

const slotOf = (element: Element | null): number | null => {
  const slot = element?.closest<HTMLElement>("[data-slot]");
  return slot ? Number(slot.dataset.slot) : null;
};

export function Arrange({ view, question, onMove }: ArrangeProps) {
  const from = view.arrange?.slot ?? 0;
  // With too few tiles the master builder also chooses which prices stay without one.
  const free = view.arrange?.empty ?? false;
  const [{ order, history, sending }, setState] = useState<Arranging>({
    order: orderOf(view.market),
    history: [],
    sending: null,
  });
  const [lifted, setLifted] = useState<number | null>(null);
  const sent = useRef("");
  const list = useRef<HTMLUListElement>(null);

  // One gesture for the player is a row of answers for the rules: each new question gets the next one.
  useEffect(() => {
    if (!sending || !question) return;
    const choice = answerFor(question, view.market, sending);
    // An answer that was refused is not repeated: what lies on the table counts.
    const isNew = choice !== null && sent.current !== `${from} ${choice.text}`;
    sent.current = isNew ? `${from} ${choice.text}` : "";
    if (isNew) onMove(choice.text, true);
    else setState({ order: orderOf(view.market), history: [...history, order], sending: null });
  }, [question, sending]);
  // Somebody took a step back: what lies on the table counts.
  const lying = orderOf(view.market).join();
  useEffect(() => {
    if (!sending && !same([...order].sort(), [...orderOf(view.market)].sort()))
      setState({ order: orderOf(view.market), history: [], sending: null });
  }, [lying]);

  // A tile that changed its place keeps the keyboard.
  useEffect(() => {
    if (lifted !== null) list.current?.querySelector<HTMLElement>(`[data-slot="${lifted}"]`)?.focus();
  }, [lifted]);

  const change = (next: Order) =>
    !same(next, order) && setState({ order: next, history: [...history, order], sending: null });
  const exchange = (a: number, b: number) => change(swap(order, a, b, from, free));
  const undo = () => {
    setLifted(null);
    if (history.length > 0) setState({ order: history.at(-1)!, history: history.slice(0, -1), sending: null });
  };
  const confirm = () => setState({ order, history, sending: order });
  const press = (slot: number) => {
    if (lifted === null) setLifted(slot);
    else {
      exchange(lifted, slot);
      setLifted(null);
    }
  };
  // A finger scrolls the page: it taps one tile and then the other.
  const dragging = useDrag<number>({
    touch: false,
    onDrop: (slot, element) => {
      const target = slotOf(element);
      if (target !== null) exchange(slot, target);
      setLifted(null);
    },
  });
  const onKey = (event: KeyboardEvent, slot: number) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (event.key === "Escape" && lifted !== null) setLifted(null);
    else if (event.key === "u" || event.key === "Backspace") undo();
    else if (step && (free ? slot + step < order.length && slot + step >= from : order[slot + step] != null)) {
      if (lifted !== slot) list.current?.querySelector<HTMLElement>(`[data-slot="${slot + step}"]`)?.focus();
      else if (slot + step >= from) {
        exchange(slot, slot + step);
        setLifted(slot + step);
      }
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const coins = new Map(view.market.flatMap((slot) => (slot ? [[slot.room, slot.coins] as const] : [])));

  return (
    <section class="cm-desk cm-arrange" aria-label={t("castles-arrange")}>
      <p class="cm-arrange-how">
        {t("castles-arrange-how")} <span class="cm-keys">{t("castles-arrange-keys")}</span>
      </p>
      <ul class="cm-wares" ref={list}>
        {order.map((room, slot) => (
          <li key={room ?? `empty-${slot}`}>
            {room === null && free && slot >= from && (
              <button
                type="button"
                class={classes("cm-ware cm-ware-none", lifted !== null && "cm-open")}
                data-slot={slot}
                aria-disabled={lifted === null || sending !== null}
                onKeyDown={(event) => onKey(event, slot)}
                onClick={() => lifted !== null && !sending && press(slot)}
              >
                <span class="visually-hidden">{t("castles-arrange-none", { price: view.prices[slot] ?? 0 })}</span>
                <span class="cm-ware-face" aria-hidden="true">
                  <Price price={view.prices[slot] ?? 0} coins={0} />
                </span>
              </button>
            )}
            {room && (
              <Hint content={<TileHelp room={room} />} delay={700}>
                <button
                  type="button"
                  class={classes(
                    "cm-ware cm-ware-held",
                    slot >= from ? "cm-open" : "cm-shut",
                    lifted === slot && "cm-lifted",
                    dragging.drag?.item === slot && "cm-dragged",
                  )}
                  style={dragging.lifted(dragging.drag?.item === slot)}
                  data-slot={slot}
                  aria-pressed={lifted === slot}
                  aria-disabled={slot < from || sending !== null}
                  {...dragging.grip(slot, slot >= from && !sending)}
                  onKeyDown={(event) => onKey(event, slot)}
                  onClick={() => dragging.press(() => slot >= from && !sending && press(slot))}
                >
                  <span class="visually-hidden">
                    {t("castles-arrange-ware", { room: roomName(room), price: view.prices[slot] ?? 0 })}{" "}
                    {tileWords(room)}
                  </span>
                  <WareFace room={room} price={view.prices[slot] ?? 0} coins={coins.get(room) ?? 0} />
                </button>
              </Hint>
            )}
          </li>
        ))}
      </ul>
      <div class="cm-placing-tools cm-placing-answer">
        <Button kind="quiet" icon={marks.undo} onClick={undo} disabled={history.length === 0 || sending !== null}>
          {t("castles-arrange-undo")}
        </Button>
        <Button kind="primary" icon={marks.check} onClick={confirm} busy={sending !== null}>
          {t("castles-arrange-confirm")}
        </Button>
      </div>
    </section>
  );
}
