/** Effects and symbols, as small pictures that say their words on demand. */

import { classes, Icon } from "../../design";
import { Reconstructed } from "../Reconstructed";
import { Coin } from "./Coin";
import { marks } from "./icons";
import { effectHelp, effectName } from "./names";
import type { Effect } from "./types";

const OPPONENTS = "opp_";

export const isForOpponents = ({ effect }: Effect): boolean => effect.startsWith(OPPONENTS);

/** How many, with its sign; effects that are always one say nothing. */
function amount({ effect, count }: Effect): string {
  if (["again", "opp_noseal"].includes(effect)) return "";
  return ["purge", "opp_giveup"].includes(effect) ? `−${count}` : `+${count}`;
}

function Picture({ effect }: { effect: string }) {
  switch (effect.replace(OPPONENTS, "")) {
    case "wild":
      return <Coin coin="white" size="1.3em" />;
    case "fake":
    case "purge":
      return <Coin coin="black" size="1.3em" />;
    case "privilege":
    case "giveup":
      return <Icon art={marks.privilege} size="1.4em" />;
    case "seal":
    case "noseal":
      return <Icon art={marks.seal} size="1.4em" class="md-wax" />;
    case "again":
      return <Icon art={marks.again} size="1.3em" />;
    default:
      return <Icon art={marks.forward} size="1.3em" />;
  }
}

/** Picture and number, with a sign for "the opponents" unless the box around says it; so do its words. */
export function EffectMark({ effect, grouped = false }: { effect: Effect; grouped?: boolean }) {
  const others = !grouped && isForOpponents(effect);
  return (
    <span class={classes("md-effect", others && "md-opponents")} aria-hidden="true">
      {others && <Icon art={marks.others} size="1em" class="md-others" />}
      <span class={effect.effect === "opp_noseal" ? "md-crossed" : ""}>
        <Picture effect={effect.effect} />
      </span>
      <b class="md-figure tabular" data-text={amount(effect)} />
    </span>
  );
}

/** Picture, name and what it does: for help bubbles and the page of rules. */
export function EffectLine({ effect, reconstructed = false }: { effect: Effect; reconstructed?: boolean }) {
  return (
    <li class="md-effect-line">
      <EffectMark effect={effect} />
      <span>
        <b class="md-effect-name">{effectName(effect)}</b> {effectHelp(effect)}
        {reconstructed && <Reconstructed />}
      </span>
    </li>
  );
}
