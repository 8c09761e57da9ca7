/** The board of Mercado: the market square inside its ring, and my side of the table. */

import { useRef, useState } from "preact/hooks";
import { classes, Icon } from "../../design";
import { t } from "../../words";
import type { BoardProps } from "../contract";
import { useBoardKeys } from "../keys";
import { usePicking } from "../picking";
import { RoundMark } from "../RoundMark";
import { NOTHING, type Selection, answer, openCoins, openTiles, pressCoin, pressTile } from "./choices";
import { Coin } from "./Coin";
import { marks } from "./icons";
import { arrow, useFocusKept } from "./keyboard";
import { Market } from "./Market";
import { useFlights } from "./movement";
import { Ring } from "./Ring";
import { Standings, Supply } from "./Supply";
import { Tray } from "./Tray";
import { COINS, type Coin as CoinId, type MercadoView } from "./types";
import "./board.css";

/** A coin in the air, and the tile below it. */
interface Carried {
  coin: CoinId;
  tile: string | null;
}

export function Board(props: BoardProps<MercadoView>) {
  const { view, seat, chairs, busy, motion, pace, skipping, mode, step, onMove, onUndo } = props;
  const question = busy ? null : props.question;
  const board = useRef<HTMLDivElement>(null);
  const [carried, setCarried] = useState<Carried | null>(null);
  const [peeked, setPeeked] = useState<number | null>(null);
  const { pick, choose, press, letGo } = usePicking(question, view, NOTHING, answer, onMove);
  const onCoin = (coin: CoinId) => press((now) => pressCoin(question, now, coin));
  const onTile = (tile: string) => press((now) => pressTile(question, now, tile));

  useFlights(board, view, step, motion && !skipping, pace);
  useBoardKeys(board, arrow, { onDigit: (digit) => pressAt(digit - 1), onEscape: letGo, arrows: mode !== "replay" });
  useFocusKept(board, question);

  const target: Selection = carried ? { coin: carried.coin, tile: null } : pick;
  const coins = openCoins(question, carried ? NOTHING : pick);
  // With one kind of coin to lay, it is the coin in hand already.
  const inHand = target.coin ?? (coins.size === 1 ? [...coins][0]! : null);
  const tiles = openTiles(question, target);
  const pressAt = (position: number) => {
    const tile = view.market[position]?.tile;
    if (tile) onTile(tile);
  };
  const drop = (coin: CoinId, tile: string | null) => {
    setCarried(null);
    if (tile !== null && answer(question, { coin, tile })) choose({ coin, tile });
  };
  const look = peeked === null ? null : (view.previews[peeked] ?? null);
  const keyboard = (used: boolean) => board.current && (board.current.dataset.keyboard = used ? "yes" : "no");

  return (
    <div
      class={classes("mercado", question && "mercado-asked")}
      ref={board}
      data-step={step?.version ?? "rest"}
      onKeyDown={() => keyboard(true)}
      onPointerDown={() => keyboard(false)}
    >
      <div class="md-square">
        <Market
          view={view}
          chairs={chairs}
          me={seat}
          open={tiles}
          chosen={pick.tile}
          coin={inHand}
          dropping={carried?.tile ?? null}
          evaluating={question?.ask === "evaluate"}
          laying={question?.ask === "place"}
          onPress={onTile}
          onPeek={setPeeked}
        />
        <div class="md-strip">
          <Rounds view={view} />
          <Supply view={view} />
        </div>
        <Ring view={view} chairs={chairs} me={seat} target={look?.points ? look.space : null}>
          <Standings view={view} chairs={chairs} />
        </Ring>
      </div>
      {!view.over && (
        <Tray
          view={view}
          player={seat === null ? undefined : view.players[seat]}
          chairs={chairs}
          question={question}
          onMove={onMove}
          onUndo={onUndo}
          open={coins}
          chosen={pick.coin}
          onPress={onCoin}
          onDragOver={(coin, tile) => setCarried({ coin, tile })}
          onDrop={drop}
        />
      )}
      <Mint />
    </div>
  );
}

/** The round; and whether it is the last one. */
function Rounds({ view }: { view: MercadoView }) {
  return (
    <RoundMark text={t("mercado-round", { round: view.round })}>
      {view.last_round && !view.over && <b class="md-last">{t("mercado-last-round")}</b>}
      {view.extra_turns > 0 && <b class="md-last">{t("mercado-extra-turns", { count: view.extra_turns })}</b>}
    </RoundMark>
  );
}

/** One of everything that can fly. */
function Mint() {
  return (
    <div class="md-mint" aria-hidden="true">
      {COINS.map((coin) => (
        <span key={coin} data-model={coin}>
          <Coin coin={coin} size="100%" />
        </span>
      ))}
      <span data-model="seal">
        <Icon art={marks.seal} size="100%" class="md-wax" />
      </span>
      <span data-model="privilege">
        <Icon art={marks.privilege} size="100%" />
      </span>
    </div>
  );
}
