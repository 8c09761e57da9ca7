/** One drawing for every tile - valuable object, enchanting perfume, market tile - and the help beside it. */

import type { ComponentChildren } from "preact";
import { Icon } from "../../design";
import { t } from "../../words";
import { Reconstructed } from "../Reconstructed";
import { PriceCoins } from "./Coin";
import { EffectLine, EffectMark, isForOpponents } from "./Effect";
import { isTileReconstructed } from "./figures";
import { marks, tileIcons } from "./icons";
import { pointsWords, priceWords, tileName } from "./names";
import type { TileFigures } from "./types";

/** Grounds of the medallions: six jewels that take turns. */
const JEWELS = ["#7a1f26", "#1f3f6f", "#34561f", "#4c2a6b", "#6b4410", "#1d5a5a"];

/** Always the same jewel for the same tile. */
const jewelOf = (tile: string): string =>
  JEWELS[[...tile].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % JEWELS.length]!;

/** Two flacons, so that neighbours look different. */
const FLACONS = [
  "M27 3h10v7h-3v5.500c8.500 1.800 15 8.500 15 19.500 0 12.500-8 22-17 22s-17-9.500-17-22c0-11 " +
    "6.500-17.700 15-19.500V10h-3z",
  "M26 3h12v6.500h-3.500V16H45c3.500 0 6 2.500 6 6v28c0 4-3 7-7 7H20c-4 0-7-3-7-7V22c0-3.500 2.500-6 " +
    "6-6h10.500V9.500H26z",
];

function Flacon({ tile }: { tile: string }) {
  return (
    <span class="md-flacon" style={{ "--jewel": jewelOf(tile) }}>
      <svg viewBox="0 0 64 60" aria-hidden="true">
        <path class="md-glass" d={FLACONS[tile.length % 2]} />
        <path class="md-gleam" d="M21 28c1.500-5 4.500-7.500 8.500-8.700" />
        <path class="md-stopper" d="M25 2.500h14v5H25z" />
      </svg>
      <Icon art={tileIcons[tile] ?? ""} size="46%" />
    </span>
  );
}

/** The picture of a tile: a medallion, a flacon, or a person of the market. */
export function TileArt({ tile }: { tile: TileFigures }) {
  if (tile.kind === "perfume") return <Flacon tile={tile.tile} />;
  return (
    <span
      class={`md-medallion md-medallion-${tile.kind}`}
      style={{ "--jewel": tile.kind === "market" ? "#3b2a1c" : jewelOf(tile.tile) }}
    >
      <Icon art={tileIcons[tile.tile] ?? ""} size="66%" />
    </span>
  );
}

/** Points in a rosette: a number, by rank, or of an object that is turned over. */
export function Points({ points }: { points: TileFigures["points"] }) {
  if (points === 0) return null;
  return (
    <span class="md-points tabular" aria-hidden="true">
      <svg viewBox="0 0 40 40">
        <path
          d={
            "m20 1 4.400 3.600 5.600-.8 2 5.300 5.300 2-.8 5.600L40 20l-3.500 4.300.8 5.600-5.300 2-2 " +
            "5.300-5.600-.8L20 39l-4.400-2.600-5.600.8-2-5.300-5.300-2 .8-5.600L0 20l3.500-3.300-.8-5.600 " +
            "5.300-2 2-5.300 5.600.8z"
          }
        />
      </svg>
      {points === "rank" ? (
        <Icon art={marks.podium} size="58%" />
      ) : (
        <b class="md-figure" data-text={points === "reveal" ? "?" : points} />
      )}
    </span>
  );
}

/** Effects for the buyer; below a line those for the opponents. */
function Effects({ tile }: { tile: TileFigures }) {
  return (
    <span class="md-effects">
      {tile.effects.map((effect, at) => (
        <EffectMark key={at} effect={effect} />
      ))}
      {tile.opponents.length > 0 && (
        <span class="md-opponents">
          <Icon art={marks.others} size="1em" />
          {tile.opponents.map((effect, at) => (
            <EffectMark key={at} effect={effect} grouped />
          ))}
        </span>
      )}
    </span>
  );
}

/** The face of a tile; it fills the box it is put in. Its words are those of the box. */
export function TileFace({ tile }: { tile: TileFigures }) {
  return (
    <span class={`md-tile md-tile-${tile.kind}`} aria-hidden="true">
      <PriceCoins price={tile.price} size="1em" />
      <span class="md-art">
        <TileArt tile={tile} />
      </span>
      <span class="md-worth">
        <Points points={tile.points} />
        <Effects tile={tile} />
      </span>
      <span class="md-name">{tileName(tile.tile)}</span>
    </span>
  );
}

interface TileHelpProps {
  tile: TileFigures;
  /** Its name stands above already. */
  named?: boolean;
  children?: ComponentChildren;
}

/** Everything printed on a tile, in words. */
export function TileHelp({ tile, named, children }: TileHelpProps) {
  const effects = [...tile.effects, ...tile.opponents];
  return (
    <div class="md-help">
      <p class="md-help-head">
        <Icon art={tileIcons[tile.tile] ?? ""} size="1.4em" /> {!named && <b>{tileName(tile.tile)}</b>}{" "}
        <small>{t(`mercado-kind-${tile.kind}`)}</small>
      </p>
      <p class="md-help-price">
        <PriceCoins price={tile.price} size="1.2em" />{" "}
        <span>
          {t("mercado-price", { price: priceWords(tile.price) })}
          {isTileReconstructed(tile.tile, "price") && <Reconstructed />}
        </span>
      </p>
      {tile.kind === "market" ? (
        <p>{t(`mercado-service-${tile.tile}`)}</p>
      ) : (
        <p>
          {pointsWords(tile.points)}
          {isTileReconstructed(tile.tile, "points") && <Reconstructed />}
        </p>
      )}
      {tile.kind !== "market" && effects.length > 0 && (
        <ul>
          {effects.map((effect, at) => (
            <EffectLine
              key={at}
              effect={effect}
              reconstructed={isTileReconstructed(tile.tile, isForOpponents(effect) ? "opponents" : "effects")}
            />
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

/** What something would bring now, line by line; nothing when there is nothing to say. */
export function Bringing({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div class="md-bringing">
      <p>{title}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
