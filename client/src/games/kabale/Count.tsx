/** How the columns of a round were counted: every card's value, who was removed, totals, the winner and why. */

import { useEffect, useRef, useState } from "preact/hooks";
import { Button, classes, Dialog, Emblem, Hint, Icon, seatStyle } from "../../design";
import { t } from "../../words";
import { nameOf } from "../../words/describe";
import type { Chair } from "../../wire";
import { CardHelp, Goal } from "./Card";
import { figureOf } from "./figures";
import { cardIcons, marks } from "./icons";
import { cardName, goalName, points } from "./names";
import type { CountedCard, Evaluated, RoundCount } from "./types";

const STEP = 1300; // milliseconds until the next column is shown by itself,
const STEP_CARD = 160; // and for each card of the present one
const LINGER = 3500; // and until the sheet closes by itself, where nobody is asked

const colourOf = (chairs: readonly Chair[], seat: number): string => chairs[seat]?.colour ?? "";

function CountedValue({ card, symbol }: { card: CountedCard; symbol: string }) {
  if (card.removed)
    return <Icon art={cardIcons[card.removed] ?? ""} size="1.25em" label={t(`kabale-eval-removed-${card.removed}`)} />;
  if (card.value === null)
    return (
      <span title={t("kabale-eval-no-value")}>
        –<span class="visually-hidden">{t("kabale-eval-no-value")}</span>
      </span>
    );
  const printed = figureOf(card.card, symbol, card.value);
  const changed = printed !== null && printed !== card.value;
  return (
    <>
      {changed && <s aria-hidden="true">{points(printed)}</s>}
      <b class={changed ? (card.value < printed ? "kb-lowered" : "kb-raised") : ""}>{points(card.value)}</b>
      {changed && <span class="visually-hidden">({t("kabale-eval-changed", { printed: points(printed) })})</span>}
    </>
  );
}

/** Who removed cards from this column: the sign beside a removed card, in words. */
function Removers({ column }: { column: Evaluated }) {
  const removers = [...new Set(column.cards.flatMap((card) => card.removed ?? []))];
  if (removers.length === 0) return null;
  return (
    <ul class="kb-removers">
      {removers.map((remover) => (
        <li key={remover}>
          <Icon art={cardIcons[remover] ?? ""} size="1.2em" /> {t(`kabale-eval-removed-${remover}`)}
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  card: CountedCard;
  /** Of the goal card above. */
  symbol: string;
  place: number;
  chairs: readonly Chair[];
}

function CountedRow({ card, symbol, place, chairs }: RowProps) {
  return (
    <li style={{ ...seatStyle(colourOf(chairs, card.seat)), "--place": place }}>
      <Hint content={<CardHelp card={card.card} />}>
        <div class={classes("kb-count-card", card.removed && "kb-removed")}>
          <span class="kb-band">
            <Emblem colour={colourOf(chairs, card.seat)} size="1em" label={nameOf(chairs, card.seat)} />
          </span>
          <Icon art={cardIcons[card.card] ?? ""} size="1.3em" />
          <span class="kb-count-name">{cardName(card.card)}</span>
          <span class="kb-count-value tabular">
            <CountedValue card={card} symbol={symbol} />
          </span>
        </div>
      </Hint>
    </li>
  );
}

function Verdict({ column, chairs }: { column: Evaluated; chairs: readonly Chair[] }) {
  const goal = goalName(column);
  return (
    <div class="kb-verdict" style={seatStyle(column.winner === null ? "" : colourOf(chairs, column.winner))}>
      <p class="kb-verdict-winner">
        {column.winner !== null && <Icon art={marks.laurels} size="1.3em" />}
        {column.winner === null
          ? t("kabale-eval-nobody", { goal })
          : t("kabale-eval-winner", { seat: nameOf(chairs, column.winner), goal })}
      </p>
      <p class="kb-verdict-why">
        {t(`kabale-eval-why-${column.why}`)}{" "}
        {column.tied && t(column.why === "lowest" ? "kabale-eval-tie-low" : "kabale-eval-tie-high")}
      </p>
    </div>
  );
}

function Sheet({
  column,
  chairs,
  current,
  shown,
}: {
  column: Evaluated;
  chairs: readonly Chair[];
  current: boolean;
  shown: boolean;
}) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!current || !box.current?.parentElement) return;
    const row = box.current.parentElement;
    row.scrollTo({
      left: box.current.offsetLeft - row.clientWidth / 2 + box.current.clientWidth / 2,
      behavior: "auto",
    });
  }, [current]);
  const totals = column.totals.flatMap((total, seat) => (total === null ? [] : [{ seat, total }]));
  return (
    <section
      ref={box}
      style={{ "--cards": column.cards.length }}
      class={classes("kb-count", current && "kb-count-current", !shown && "kb-count-later")}
      aria-label={t("kabale-column", { column: column.column })}
    >
      <header>
        <Goal goal={column} small />
        <h3>{goalName(column)}</h3>
        <span class="kb-number" aria-hidden="true">
          {column.column}
        </span>
      </header>
      {shown && (
        <>
          {column.cards.length === 0 && <p class="soft">{t("kabale-eval-empty")}</p>}
          <ol class="kb-count-cards">
            {column.cards.map((card, at) => (
              <CountedRow key={at} card={card} symbol={column.symbol} place={at} chairs={chairs} />
            ))}
          </ol>
          <Removers column={column} />
          <ul class="kb-count-totals" aria-label={t("kabale-eval-total")}>
            {totals.map(({ seat, total }) => (
              <li
                key={seat}
                class={classes("kb-total tabular", seat === column.winner && "kb-total-leads")}
                style={seatStyle(colourOf(chairs, seat))}
              >
                <Emblem colour={colourOf(chairs, seat)} size="0.9em" label={nameOf(chairs, seat)} />
                {points(total)}
              </li>
            ))}
          </ul>
          <Verdict column={column} chairs={chairs} />
        </>
      )}
    </section>
  );
}

export interface CountProps {
  count: RoundCount;
  chairs: readonly Chair[];
  /** Show column after column; false: everything at once. */
  stepwise: boolean;
  /** Close by itself after the last column (replays, spectators). */
  passing: boolean;
  onClose: () => void;
}

export function Count({ count, chairs, stepwise, passing, onClose }: CountProps) {
  const last = count.columns.length - 1;
  const [at, setAt] = useState(stepwise ? 0 : last);
  const done = at >= last;
  useEffect(() => {
    if (done && !passing) return;
    const reading = STEP + STEP_CARD * (count.columns[at]?.cards.length ?? 0);
    const timer = setTimeout(() => (done ? onClose() : setAt(at + 1)), done ? reading + LINGER : reading);
    return () => clearTimeout(timer);
  }, [at, done, passing]);
  const footer = (
    <>
      {!done && (
        <Button key="all" kind="quiet" onClick={() => setAt(last)}>
          {t("kabale-eval-all")}
        </Button>
      )}
      {!done && (
        <Button key="next" onClick={() => setAt(at + 1)}>
          {t("kabale-eval-next")}
        </Button>
      )}
      <Button key="close" kind={done ? "primary" : "plain"} autofocus onClick={onClose}>
        {t("kabale-eval-close")}
      </Button>
    </>
  );
  return (
    <Dialog title={t("kabale-eval-title", { round: count.round })} open wide onClose={onClose} footer={footer}>
      <div class="kb-counts" tabIndex={0} role="group" aria-label={t("kabale-columns")}>
        {count.columns.map((column, index) => (
          <Sheet
            key={column.column}
            column={column}
            chairs={chairs}
            current={stepwise && index === at}
            shown={index <= at}
          />
        ))}
      </div>
    </Dialog>
  );
}
