/** Privileges and seals: in my tray with their faces, elsewhere as numbers. */

import { classes, Hint, Icon } from "../../design";
import { t } from "../../words";
import type { Choice } from "../../wire";
import { Reconstructed } from "../Reconstructed";
import { EffectLine, EffectMark } from "./Effect";
import { isTokenReconstructed } from "./figures";
import { marks } from "./icons";
import { landingWords } from "./preview";
import { effectHelp, listOf, privilegeName } from "./names";
import { Bringing } from "./Tile";
import type { Token } from "./types";

/** Steps and extras of a privilege, in words. */
export const tokenWords = (token: Token): string =>
  [t("mercado-steps", { steps: token.steps }), ...token.extras.map(effectHelp)].join(" ");

export function TokenFace({ token }: { token: Token }) {
  return (
    <span class="md-token" aria-hidden="true">
      <span class="md-token-steps">
        <Icon art={marks.steps} size="0.75em" />
        <b class="md-figure tabular" data-text={token.steps} />
      </span>
      <span class="md-token-extras">
        {token.extras.map((effect, at) => (
          <EffectMark key={at} effect={effect} />
        ))}
      </span>
    </span>
  );
}

/** A privilege in my hand: pressing it plays it, or gives it up, when that is asked. */
export function TokenButton({
  token,
  at,
  choice,
  onPress,
}: {
  token: Token;
  at: number;
  choice: Choice | undefined;
  onPress: (choice: Choice) => void;
}) {
  const words = tokenWords(token);
  const label = choice
    ? t(`mercado-token-${choice.kind === "give" ? "give" : "play"}`, {
        privilege: privilegeName(token.privilege),
        words,
      })
    : t("mercado-token", { privilege: privilegeName(token.privilege), words });
  const help = (
    <div class="md-help">
      <p class="md-help-head">
        <b>{privilegeName(token.privilege)}</b>
      </p>
      <p>
        {t("mercado-steps", { steps: token.steps })}
        {isTokenReconstructed(token.privilege, "steps") && <Reconstructed />}
      </p>
      {token.extras.length > 0 && (
        <ul>
          {token.extras.map((effect, index) => (
            <EffectLine key={index} effect={effect} reconstructed={isTokenReconstructed(token.privilege, "extras")} />
          ))}
        </ul>
      )}
      {token.landing && (
        <Bringing title={t("mercado-preview-token")} lines={landingWords(token.steps, token.landing)} />
      )}
    </div>
  );
  return (
    <Hint content={help}>
      <button
        type="button"
        class={classes("md-token-button", choice && "md-open")}
        data-nav="hand"
        data-spot={`token-${at}`}
        aria-label={label}
        aria-disabled={!choice}
        onClick={() => choice && onPress(choice)}
      >
        <TokenFace token={token} />
      </button>
    </Hint>
  );
}

/** The faces of a player's privileges at the end. */
export const tokenList = (tokens: readonly string[]): string => listOf(tokens.map(privilegeName));
