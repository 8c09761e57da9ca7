/** One position of the market: the tile, and at its four sides the coins of the players. */

import { useState } from "preact/hooks";
import { classes, Dialog, Emblem, Hint, Icon, seatStyle } from "../../design";
import { t } from "../../words";
import { nameOf } from "../../words/describe";
import type { Chair } from "../../wire";
import { Coin, coinsWords } from "./Coin";
import { marks } from "./icons";
import { coinName, tileName, tileWords } from "./names";
import { previewWords } from "./preview";
import type { Side } from "./ring";
import { Bringing, TileFace, TileHelp } from "./Tile";
import type { Coin as CoinId, Edge as EdgeCoins, Position, Preview } from "./types";

const MANY = 4; // more coins than this at one edge are told by their number

interface EdgeProps {
  tile: Position;
  edge: EdgeCoins;
  seat: number;
  side: Side;
  chairs: readonly Chair[];
  mine: boolean;
}

/** One player's side of the tile: coins laid there, and empty places for those still missing. */
function Edge({ tile, edge, seat, side, chairs, mine }: EdgeProps) {
  const many = edge.coins.length > MANY;
  const coins = many ? edge.coins.slice(0, 1) : edge.coins;
  const gaps = Math.max(0, Math.min(edge.missing, MANY - coins.length));
  const label = t("mercado-edge", { seat: nameOf(chairs, seat), coins: coinsWords(edge.coins), missing: edge.missing });
  return (
    <div
      class={classes(
        "md-edge",
        `md-edge-${side}`,
        mine && "md-edge-mine",
        edge.coins.length === 0 && "md-edge-empty",
        edge.complete && "md-edge-complete",
      )}
      style={seatStyle(chairs[seat]?.colour ?? "")}
      role="img"
      aria-label={label}
      title={label}
    >
      <span class="md-edge-flag">
        <Emblem colour={chairs[seat]?.colour ?? ""} size="70%" />
      </span>
      {coins.map((coin, at) => (
        <span key={at} class="md-lying" data-spot={`edge-${tile.tile}-${seat}-${at}`} data-coin={coin}>
          <Coin coin={coin} size="100%" />
        </span>
      ))}
      {many && <b class="md-many tabular">×{edge.coins.length}</b>}
      {Array.from({ length: gaps }, (_, at) => (
        <i key={`gap-${at}`} class="md-gap" />
      ))}
    </div>
  );
}

export interface StallProps {
  tile: Position;
  preview: Preview | null;
  sides: Side[];
  chairs: readonly Chair[];
  me: number | null;
  /** The key that chooses it, as players say it: from 1. */
  number: number;
  /** Can be pressed now. */
  open: boolean;
  chosen: boolean;
  /** The coin in hand, or being carried. */
  coin: CoinId | null;
  /** A coin is being carried over it. */
  dropping: boolean;
  evaluating: boolean;
  /** Coins are to be laid now. */
  laying: boolean;
  onPress: () => void;
  /** The reader looks at this tile (or no longer). */
  onPeek: (looking: boolean) => void;
}

/** What pressing the tile means now, and everything printed on it. */
function labelOf({ tile, open, coin, evaluating }: StallProps): string {
  const words = tileWords(tile);
  if (!open) return words;
  if (evaluating) return t("mercado-stall-evaluate", { tile: tileName(tile.tile), words });
  return coin
    ? t("mercado-stall-place", { coin: coinName(coin), tile: tileName(tile.tile), words })
    : t("mercado-stall-open", { tile: tileName(tile.tile), words });
}

/** Why no coin can be laid here now; null when one can be, or none is to be. */
function whyNot({ tile, me, open, coin, laying }: StallProps): string | null {
  if (open || !laying || me === null) return null;
  if (tile.edges[me]?.complete) return t("mercado-stall-full");
  return coin ? t("mercado-stall-unfit", { coin: coinName(coin) }) : t("mercado-stall-none");
}

/** A small flag on a tile that is complete, or that the coin in hand completes. */
function Ribbon({ complete, preview }: { complete: boolean; preview: Preview | null }) {
  const points = preview?.points;
  return (
    <span class={classes("md-ribbon", complete && "md-ribbon-complete")} aria-hidden="true">
      {complete ? t("mercado-complete") : t("mercado-completes")}
      {!!points && (
        <b class="tabular">
          <Icon art={marks.steps} size="1em" /> +{points}
        </b>
      )}
      {points === null && (
        <b>
          <Icon art={marks.steps} size="1em" /> +?
        </b>
      )}
    </span>
  );
}

export function Stall(props: StallProps) {
  const { tile, preview, sides, chairs, me, number, open, chosen, coin, dropping, onPress, onPeek } = props;
  const [asked, setAsked] = useState(false);
  const lines = preview ? previewWords(tile, preview, chairs) : [];
  const own = me === null ? undefined : tile.edges[me];
  const completes = open && coin !== null && own?.missing === 1;
  const why = whyNot(props);
  const help = (named: boolean) => (
    <TileHelp tile={tile} named={named}>
      {why && <p class="md-why">{why}</p>}
      <Bringing title={t("mercado-preview")} lines={lines} />
    </TileHelp>
  );
  return (
    <div
      class={classes(
        "md-stall",
        `md-stall-${tile.kind}`,
        open && "md-open",
        chosen && "md-chosen",
        dropping && "md-dropping",
        own?.complete && "md-complete",
        `md-seats-${chairs.length}`,
      )}
      data-stall={tile.tile}
      onClick={() => open && onPress()}
      onPointerEnter={(event) => event.pointerType === "mouse" && onPeek(true)}
      onPointerLeave={() => onPeek(false)}
      onFocusIn={() => onPeek(true)}
      onFocusOut={() => onPeek(false)}
    >
      <Hint content={help(false)} delay={500}>
        <button
          type="button"
          class="md-stall-face"
          data-nav="tile"
          data-spot={`tile-${tile.tile}`}
          aria-label={labelOf(props)}
          aria-pressed={open ? chosen : undefined}
          onClick={(event) => {
            event.stopPropagation();
            if (open) onPress();
            else setAsked(true);
          }}
        >
          <TileFace tile={tile} />
          <kbd class="md-key md-figure" aria-hidden="true" data-text={number} />
        </button>
      </Hint>
      {(own?.complete || completes) && <Ribbon complete={own?.complete ?? false} preview={preview} />}
      {tile.edges.map((edge, seat) => (
        <Edge
          key={seat}
          tile={tile}
          edge={edge}
          seat={seat}
          side={sides[seat] ?? "top"}
          chairs={chairs}
          mine={seat === me}
        />
      ))}
      <Dialog title={tileName(tile.tile)} open={asked} onClose={() => setAsked(false)}>
        {help(true)}
      </Dialog>
    </div>
  );
}
