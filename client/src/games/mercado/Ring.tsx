/** The ring of 30 spaces: symbols, the starting disc, and the markers in their stacks. */

import type { ComponentChildren } from "preact";
import { classes, Emblem, Hint, Icon, seatStyle } from "../../design";
import { t } from "../../words";
import { nameOf } from "../../words/describe";
import type { Chair } from "../../wire";
import { EffectMark, isForOpponents } from "./Effect";
import { SPACES } from "./figures";
import { marks } from "./icons";
import { effectHelp, listOf } from "./names";
import { placeOf } from "./ring";
import type { Effect, MercadoView } from "./types";

const colourOf = (chairs: readonly Chair[], seat: number): string => chairs[seat]?.colour ?? "";

/** Whether a marker has been round the ring. */
const isPast = (progress: readonly number[], seat: number): boolean => (progress[seat] ?? 0) >= SPACES;

/** The markers on one space; the last one lies on top. */
function Stack({ seats, chairs, progress }: Pick<SpaceProps, "seats" | "chairs" | "progress">) {
  return (
    <span class="md-stack">
      {seats.map((seat, height) => (
        <span
          key={seat}
          class={classes("md-marker", isPast(progress, seat) && "md-marker-past")}
          style={{ ...seatStyle(colourOf(chairs, seat)), "--height": height }}
          data-marker={seat}
        >
          <Emblem colour={colourOf(chairs, seat)} size="62%" />
          {isPast(progress, seat) && <b class="md-past md-figure tabular" data-text={`+${progress[seat]! - SPACES}`} />}
        </span>
      ))}
    </span>
  );
}

interface SpaceProps {
  space: number;
  symbol: Effect | null;
  isDisc: boolean;
  seats: readonly number[];
  chairs: readonly Chair[];
  /** How far each marker has come. */
  progress: readonly number[];
  /** A tile that is looked at would bring the marker here. */
  isTarget: boolean;
  /** The symbol is being decided about. */
  isAsked: boolean;
  focusable: boolean;
}

/** A player whose marker lies here; who has been round already is told apart. */
const named = ({ chairs, progress }: SpaceProps, seat: number): string =>
  isPast(progress, seat) ? t("mercado-past", { seat: nameOf(chairs, seat) }) : nameOf(chairs, seat);

function labelOf(props: SpaceProps): string {
  const { space, symbol, isDisc, seats } = props;
  const parts = [t("mercado-space", { space })];
  if (isDisc) parts.push(t("mercado-disc"));
  if (symbol) parts.push(effectHelp(symbol));
  if (seats.length > 0)
    parts.push(t("mercado-stack", { names: listOf([...seats].reverse().map((seat) => named(props, seat))) }));
  return parts.join(": ");
}

function Space(props: SpaceProps) {
  const { space, symbol, isDisc, seats, chairs, progress, isTarget, isAsked, focusable } = props;
  const { column, row, side } = placeOf(space);
  return (
    <li style={{ gridColumn: column, gridRow: row }}>
      <Hint content={<p>{labelOf(props)}</p>}>
        <div
          class={classes(
            "md-space",
            `md-space-${side}`,
            symbol && "md-space-symbol",
            symbol && isForOpponents(symbol) && "md-space-others",
            isDisc && "md-space-disc",
            isTarget && "md-target",
            isAsked && "md-asked",
            seats.length > 0 && "md-space-taken",
          )}
          role="img"
          aria-label={labelOf(props)}
          tabIndex={focusable ? 0 : -1}
          data-nav="space"
          data-space={space}
        >
          <span class="md-space-number tabular">{space}</span>
          {isDisc && (
            <span class="md-disc">
              <Icon art={marks.laurels} size="100%" />
            </span>
          )}
          {symbol && (
            <span class="md-symbol">
              <EffectMark effect={symbol} />
            </span>
          )}
          {seats.length > 0 && <Stack seats={seats} chairs={chairs} progress={progress} />}
        </div>
      </Hint>
    </li>
  );
}

export interface RingProps {
  view: MercadoView;
  chairs: readonly Chair[];
  me: number | null;
  target: number | null;
  /** What lies in the middle, where the market is not. */
  children?: ComponentChildren;
}

export function Ring({ view, chairs, me, target, children }: RingProps) {
  const stacks = new Map(view.track.stacks.map(({ space, seats }) => [space, seats]));
  const mine = me === null ? undefined : view.track.stacks.find(({ seats }) => seats.includes(me))?.space;
  const asked = view.step === "symbol" ? view.asking?.space : undefined;
  return (
    <div class="md-ring">
      <ol class="md-spaces" aria-label={t("mercado-ring", { side: view.side })}>
        {view.board.symbols.map((symbol, space) => (
          <Space
            key={space}
            space={space}
            symbol={symbol}
            isDisc={space === view.board.disc}
            seats={stacks.get(space) ?? []}
            chairs={chairs}
            progress={view.track.progress}
            isTarget={space === target}
            isAsked={space === asked}
            focusable={space === (mine ?? view.board.disc)}
          />
        ))}
      </ol>
      <div class="md-centre">{children}</div>
    </div>
  );
}
