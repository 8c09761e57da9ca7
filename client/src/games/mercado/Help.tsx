/** The page of rules: the game in short, effects, all tiles, privileges, both sides of the board. */

import { classes, Panel } from "../../design";
import { t } from "../../words";
import { Glossary } from "../Glossary";
import { Reconstructed, SIGN } from "../Reconstructed";
import { RuleParts } from "../RuleParts";
import { EffectLine, EffectMark, isForOpponents } from "./Effect";
import {
  type BoardSide,
  allPrivileges,
  allTiles,
  boardSides,
  isSpaceReconstructed,
  isTokenReconstructed,
  symbolsOf,
} from "./figures";
import { effectHelp, privilegeName } from "./names";
import { placeOf } from "./ring";
import { TileFace, TileHelp } from "./Tile";
import { TokenFace, tokenWords } from "./Tokens";
import type { Effect, TileFigures } from "./types";
import rules from "./rules.json";
import "./board.css";

const TERMS = ["purse", "edge", "character", "counterfeit", "wild", "seal", "privilege", "disc"];

/** Every effect once, in the order of the list of symbols. */
const EFFECTS: Effect[] = [
  ...["wild", "fake", "purge", "privilege", "seal", "again"].map((effect) => ({ effect, count: 1 })),
  { effect: "forward", count: 3 },
  ...["opp_fake", "opp_wild", "opp_noseal", "opp_giveup"].map((effect) => ({ effect, count: 1 })),
];

function Tiles({ kind }: { kind: TileFigures["kind"] }) {
  return (
    <ul class="md-rules-tiles">
      {allTiles()
        .filter((tile) => tile.kind === kind)
        .map((tile) => (
          <li key={tile.tile} class="md-rules-tile">
            <span class="md-rules-face">
              <TileFace tile={tile} />
            </span>
            <TileHelp tile={tile} />
          </li>
        ))}
    </ul>
  );
}

function Privileges() {
  return (
    <ul class="md-rules-list">
      {allPrivileges().map((token) => (
        <li key={token.privilege} class="md-rules-row">
          <TokenFace token={token} />
          <span>
            <b>
              {t("mercado-rules-token-count", { count: token.count })} {privilegeName(token.privilege)}.
            </b>{" "}
            {tokenWords(token)}
            {isTokenReconstructed(token.privilege, "count", "steps", "extras") && <Reconstructed />}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A side of the board as a ring of its own, with its symbols in words for those who cannot see it. */
function Side({ side }: { side: BoardSide }) {
  return (
    <section class="md-rules-ring">
      <h3>{t("mercado-rules-side", { side })}</h3>
      <div class="md-ring">
        <ol class="md-spaces" aria-label={t("mercado-ring", { side })}>
          {symbolsOf(side).map((symbol, space) => {
            const { column, row } = placeOf(space);
            const doubtful = isSpaceReconstructed(side, space);
            const words = [t("mercado-space", { space }), ...(symbol ? [effectHelp(symbol)] : [])].join(": ");
            const label = doubtful ? `${words} (${t("ui-reconstructed")})` : words;
            return (
              <li key={space} style={{ gridColumn: column, gridRow: row }}>
                <span
                  class={classes(
                    "md-space",
                    symbol && "md-space-symbol",
                    symbol && isForOpponents(symbol) && "md-space-others",
                  )}
                  role="img"
                  aria-label={label}
                  title={label}
                >
                  <span class="md-space-number tabular">
                    {space}
                    {doubtful && SIGN}
                  </span>
                  {symbol && (
                    <span class="md-symbol">
                      <EffectMark effect={symbol} />
                    </span>
                  )}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

/** The page /rules/mercado, and the window beside a board. */
export function Help() {
  return (
    <div class="md-rules">
      <Panel title={t("mercado-rules-title")}>
        <RuleParts game="mercado" parts={rules.parts} />
      </Panel>
      <Glossary game="mercado" terms={TERMS} />
      <Panel title={t("mercado-rules-effects")}>
        <ul class="md-rules-list">
          {EFFECTS.map((effect) => (
            <EffectLine key={effect.effect} effect={effect} />
          ))}
        </ul>
      </Panel>
      <Panel title={t("mercado-rules-people")}>
        <Tiles kind="market" />
      </Panel>
      <Panel title={t("mercado-rules-objects")}>
        <Tiles kind="object" />
      </Panel>
      <Panel title={t("mercado-rules-perfumes")}>
        <Tiles kind="perfume" />
      </Panel>
      <Panel title={t("mercado-rules-tokens")}>
        <Privileges />
      </Panel>
      <Panel title={t("mercado-rules-sides")}>
        <div class="md-rules-sides">
          {boardSides.map((side) => (
            <Side key={side} side={side} />
          ))}
        </div>
      </Panel>
    </div>
  );
}
