/** The market: every tile with its price, its coins and what it is worth to the one who may buy. */

import { classes, FinalMark, Hint, Icon, useDrag } from "../../design";
import { t } from "../../words";
import type { Choice, Question } from "../../wire";
import { isRoom, tileOf } from "./figures";
import { type Point, spanOf } from "./geometry";
import { marks, relationIcons, typeIcons } from "./icons";
import { bonusWords, marksWords, rewardWords, roomName, signed, typeName } from "./names";
import { TilePicture } from "./Tile";
import type { CastlesView, Offer, Slot } from "./types";

/** A tile drawn as large as its card allows. */
export function Picture({ room, width = 82, height = 52 }: { room: string; width?: number; height?: number }) {
  const { w, h } = spanOf(room, 0);
  return <TilePicture room={room} bare scale={Math.min(width / (w + 0.7), height / (h + 0.7), 9)} />;
}

/** Points and bonus in signs; the words stand in the help. */
export function Worth({ room }: { room: string }) {
  const { base, bonus, type, size } = tileOf(room);
  return (
    <span class="cm-worth" aria-hidden="true">
      <span class={`cm-chip cm-${type}`}>
        <Icon art={typeIcons[type]} size="1em" />
      </span>
      {isRoom(room) && <b class="tabular">{base}</b>}
      {bonus && (
        <span class="cm-worth-bonus tabular">
          {signed(bonus.points)}
          <Icon art={relationIcons[bonus.kind]} size="0.95em" />
          {bonus.types.map((one) => (
            <span key={one} class={`cm-chip cm-chip-small cm-${one}`}>
              <Icon art={typeIcons[one]} size="0.8em" />
            </span>
          ))}
        </span>
      )}
      <small class="tabular">{size}</small>
    </span>
  );
}

/** Everything about a tile, in words. */
export function tileWords(room: string): string {
  const { base, type, size } = tileOf(room);
  const bonus = bonusWords(room);
  return [t("castles-tile-words", { type: typeName(type), size, points: base }), bonus].filter(Boolean).join(" ");
}

/** `note`: what it would bring now. */
export function TileHelp({ room, note }: { room: string; note?: string | undefined }) {
  const { type } = tileOf(room);
  return (
    <div class="cm-tip">
      <strong>{roomName(room)}</strong>
      <p>{tileWords(room)}</p>
      <p class="soft">{t("castles-when-completed", { reward: rewardWords(type) })}</p>
      {note && <p>{note}</p>}
    </div>
  );
}

export function Price({ price, coins }: { price: number; coins: number }) {
  return (
    <span class="cm-price">
      <b class="tabular">{marksWords(price)}</b>
      {coins > 0 && (
        <span class="cm-coins tabular">
          <Icon art={marks.coins} size="1.05em" />+{marksWords(coins)}
        </span>
      )}
    </span>
  );
}

type Dragging = ReturnType<typeof useDrag<string>>;

const isHeld = ({ drag }: Dragging, choice: Choice | undefined): boolean =>
  choice !== undefined && drag?.item === choice.text;

export interface MarketProps {
  view: CastlesView;
  question: Question | null;
  onMove: (text: string) => void;
  /** A tile that may be bought was dropped onto the plan, at this point of the window. */
  onDrop: (text: string, at: Point) => void;
}

export function Market({ view, question, onMove, onDrop }: MarketProps) {
  // A finger scrolls the page: it taps.
  const dragging = useDrag<string>({
    touch: false,
    onDrop: (text, element, at) => element?.closest(".cm-sheet") && onDrop(text, at),
  });
  const asked = question?.ask === "turn" ? question : null;
  const offers = new Map((asked ? (view.offers ?? []) : []).map((offer) => [offer.room, offer]));
  const buy = (room: string) => asked?.options.find((choice) => choice.kind === "buy" && choice.args.room === room);
  const income = asked?.options.find((choice) => choice.kind === "money");
  const supply = (["hallway", "stairs"] as const).map((room) => ({ room, left: view.supply[room] }));
  return (
    <section class={classes("cm-market", asked && "cm-asked")} aria-label={t("castles-market")}>
      <ul class="cm-wares">
        {view.market.map((slot, at) => (
          <li key={slot?.room ?? `empty-${at}`}>
            {slot ? (
              <Ware
                slot={slot}
                offer={offers.get(slot.room)}
                choice={buy(slot.room)}
                dragging={dragging}
                onMove={onMove}
              />
            ) : (
              <EmptySlot price={view.prices[at] ?? 0} />
            )}
          </li>
        ))}
      </ul>
      <ul class="cm-extras">
        {supply.map(({ room, left }) => {
          const offer = offers.get(room);
          const choice = buy(room);
          const label = t("castles-buy-supply", { room: roomName(room), price: offer?.price ?? 0, left });
          return (
            <li key={room}>
              <Hint content={<TileHelp room={room} note={offer && offerWords(offer)} />} delay={500}>
                <button
                  type="button"
                  class={classes("cm-extra", choice && "cm-open", isHeld(dragging, choice) && "cm-dragged")}
                  style={dragging.lifted(isHeld(dragging, choice))}
                  aria-disabled={!choice}
                  data-why={offer?.why ? offerWords(offer) : undefined}
                  {...dragging.grip(choice?.text ?? "", choice !== undefined)}
                  onClick={() => dragging.press(() => choice && onMove(choice.text))}
                >
                  <span class="visually-hidden">
                    {asked ? label : t("castles-supply-left", { room: roomName(room), left })}
                  </span>
                  <Picture room={room} width={56} height={14} />
                  <span class="cm-extra-name" aria-hidden="true">
                    {roomName(room)}
                  </span>
                  <small class="tabular" aria-hidden="true">
                    {offer ? `${marksWords(offer.price)} · ` : ""}
                    {t("castles-left", { count: left })}
                  </small>
                  {offer?.why && <small class="cm-ware-why">{t(`castles-why-${offer.why}`)}</small>}
                  <FinalMark choice={choice} />
                </button>
              </Hint>
            </li>
          );
        })}
        {income && (
          <li>
            <button type="button" class="cm-extra cm-open" onClick={() => onMove(income.text)}>
              <Icon art={marks.money} size="1.5rem" />
              <span class="cm-extra-name">{t("castles-take-money", { money: income.args.money as number })}</span>
              <FinalMark choice={income} />
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}

function EmptySlot({ price }: { price: number }) {
  return (
    <div class="cm-ware cm-ware-empty">
      <Price price={price} coins={0} />
      <span>{t("castles-slot-empty")}</span>
    </div>
  );
}

/** What is seen of a tile in the market; its words are said by the button around it. */
export function WareFace({ room, price, coins }: { room: string; price: number; coins: number }) {
  return (
    <span class="cm-ware-face" aria-hidden="true">
      <Price price={price} coins={coins} />
      <span class="cm-ware-picture">
        <Picture room={room} />
      </span>
      <span class="cm-ware-name">{roomName(room)}</span>
      <Worth room={room} />
    </span>
  );
}

interface WareProps {
  slot: Slot;
  offer: Offer | undefined;
  choice: Choice | undefined;
  dragging: Dragging;
  onMove: (text: string) => void;
}

/** What stands below a tile that may be bought, or why it may not. */
function offerWords(offer: Offer): string {
  if (offer.why) return t(`castles-why-${offer.why}`);
  return t("castles-offer", { spots: offer.spots, best: offer.best ?? 0 });
}

function Ware({ slot, offer, choice, dragging, onMove }: WareProps) {
  const label = [
    t(offer ? "castles-ware-buy" : "castles-ware", { room: roomName(slot.room), price: slot.price }),
    slot.coins > 0 ? t("castles-ware-coins", { coins: slot.coins }) : "",
    tileWords(slot.room),
    offer ? offerWords(offer) : "",
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <Hint content={<TileHelp room={slot.room} note={offer && offerWords(offer)} />} delay={500}>
      <button
        type="button"
        class={classes(
          "cm-ware",
          choice && "cm-open cm-ware-held",
          offer?.why && "cm-shut",
          isHeld(dragging, choice) && "cm-dragged",
        )}
        style={dragging.lifted(isHeld(dragging, choice))}
        data-room={slot.room}
        aria-disabled={!choice}
        data-why={offer?.why ? offerWords(offer) : undefined}
        {...dragging.grip(choice?.text ?? "", choice !== undefined)}
        onClick={() => dragging.press(() => choice && onMove(choice.text))}
      >
        <span class="visually-hidden">{label}</span>
        <WareFace room={slot.room} price={slot.price} coins={slot.coins} />
        {offer && (
          <span class={classes("cm-ware-note", offer.why && "cm-ware-why")} aria-hidden="true">
            {offer.why ? offerWords(offer) : t("castles-offer-short", { best: offer.best ?? 0 })}
          </span>
        )}
        <FinalMark choice={choice} />
      </button>
    </Hint>
  );
}
