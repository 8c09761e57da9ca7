/** What the table shall answer for me about my intrigue cards. */

import { useState } from "preact/hooks";
import { Button, Dialog, Icon, Segmented, Select } from "../../design";
import quill from "icon:quill-ink";
import { t } from "../../words";
import type { BoardProps } from "../contract";
import { persons } from "./figures";
import { cardName } from "./names";
import { holding, orderFor, type IntrigueOrder, type Wish, WISHES } from "./orders";
import type { LouisView } from "./types";

const wishName = (wish: Wish): string => {
  if (wish === "ask") return t("louis-order-ask");
  if (wish === "keep") return t("louis-action-keep");
  const [, stones, , source] = wish.split(" ");
  return t("louis-action-intrigue", { stones: Number(stones), source: t(`louis-source-${source}`) });
};

type OrdersProps = Required<Pick<BoardProps, "onOrder">> & Pick<BoardProps, "standing"> & { view: LouisView };

/** Says whether an order holds, and opens the sheet to write one. */
export function Orders({ view, standing, onOrder }: OrdersProps) {
  const [open, setOpen] = useState(false);
  const order = holding(standing, view.round);
  if (!order && !view.intrigue?.length) return null;
  const leave = (next: IntrigueOrder | null) => {
    onOrder(next);
    setOpen(false);
  };
  return (
    <div class="lx-orders">
      <button type="button" class="lx-bar-button" data-nav="order" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon art={quill} size="1.2em" /> {t(order ? "louis-order-standing" : "louis-order-none")}
      </button>
      <Dialog title={t("louis-order")} open={open} onClose={() => setOpen(false)}>
        <Sheet view={view} order={order} onLeave={leave} />
      </Dialog>
    </div>
  );
}

interface SheetProps {
  view: LouisView;
  order: IntrigueOrder | null;
  onLeave: (order: IntrigueOrder | null) => void;
}

function Sheet({ view, order, onLeave }: SheetProps) {
  const held = view.intrigue ?? [];
  const [wishes, setWishes] = useState<Record<string, Wish>>(order?.cards ?? {});
  const [until, setUntil] = useState(order?.until ?? view.round);
  const rounds = [
    { value: view.round, label: t("louis-order-round") },
    { value: view.rounds, label: t("louis-order-game") },
  ];
  return (
    <div class="lx-order-sheet">
      <p>{t("louis-order-help")}</p>
      {held.map((card) => (
        <Select
          key={card}
          label={`${persons[card]?.tile ?? ""} ${cardName(card)}`}
          options={WISHES.map((wish) => ({ value: wish, label: wishName(wish) }))}
          value={wishes[card] ?? "ask"}
          onChange={(wish) => setWishes({ ...wishes, [card]: wish })}
        />
      ))}
      <p class="soft">{t("louis-order-pause")}</p>
      {view.round < view.rounds && (
        <Segmented legend={t("louis-order-until")} options={rounds} value={until} onChange={setUntil} />
      )}
      <div class="lx-order-buttons">
        <Button kind="primary" onClick={() => onLeave(orderFor(held, until, wishes))}>
          {t("louis-order-leave")}
        </Button>
        <Button kind="quiet" onClick={() => onLeave(null)}>
          {t("louis-order-remove")}
        </Button>
      </div>
    </div>
  );
}
