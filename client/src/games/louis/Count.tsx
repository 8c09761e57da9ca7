/** The evaluation: a plaque for the tile under evaluation, and the sheet of the whole round. */

import { useState } from "preact/hooks";
import { Button, classes, Dialog, Emblem, seatStyle } from "../../design";
import { t } from "../../words";
import { nameOf } from "../../words/describe";
import type { Chair } from "../../wire";
import { ChipToken, ConditionBadge, Portrait, Reward, StonePile } from "./art";
import { persons, rewardOf } from "./figures";
import { conditionName, personName, rewardName } from "./names";
import type { Gain, RoundResults, TileResult } from "./results";

const colourOf = (chairs: readonly Chair[], seat: number): string => chairs[seat]?.colour ?? "";

/** What one player got, and where the stones went, in words. */
function gainWords(gain: Gain, result: TileResult): string {
  const reward = rewardName(rewardOf(result.person));
  const got = gain.how
    ? t(`louis-got-${gain.how}`, { reward, price: gain.price })
    : gain.refused
      ? t("louis-got-refused")
      : gain.to
        ? t("louis-got-nothing")
        : t("louis-got-waiting");
  return [got, gain.to && t(`louis-back-${gain.to}`)].filter(Boolean).join(" · ");
}

function GainRow({ gain, result, chairs }: { gain: Gain; result: TileResult; chairs: readonly Chair[] }) {
  const reward = rewardOf(result.person);
  return (
    <li class={classes("lx-gain", gain.how && "lx-gain-got")} style={seatStyle(colourOf(chairs, gain.seat))}>
      <span class="lx-gain-who">
        <Emblem colour={colourOf(chairs, gain.seat)} size="1em" /> {nameOf(chairs, gain.seat)}
      </span>
      <span class="lx-gain-stones" aria-label={t("louis-stones-count", { count: gain.stones })} role="img">
        <StonePile colour={colourOf(chairs, gain.seat)} count={gain.stones} />
      </span>
      <span class="lx-gain-reward" aria-hidden="true">
        {gain.how && <Reward reward={reward} />}
        {gain.how === "louis" && <ChipToken chip="crown" size="1em" />}
      </span>
      <span class="lx-gain-words">{gainWords(gain, result)}</span>
    </li>
  );
}

/** One tile: who stood there, what each received. */
export function Verdict({ result, chairs }: { result: TileResult; chairs: readonly Chair[] }) {
  return (
    <section class="lx-verdict" aria-label={personName(result.person)}>
      <header>
        <Portrait person={result.person} />
        <h3>
          {personName(result.person)} <small class="tabular">{persons[result.person]?.tile}</small>
        </h3>
        <span role="img" aria-label={conditionName(result.condition, result.number)}>
          <ConditionBadge condition={result.condition} number={result.number} />
        </span>
      </header>
      {result.louis && <p class="lx-verdict-note">{t("louis-verdict-louis")}</p>}
      {result.intrigues.map((one, index) => (
        <p key={index} class="lx-verdict-note">
          {t("louis-verdict-intrigue", { seat: nameOf(chairs, one.seat), stones: one.stones })}
        </p>
      ))}
      {result.favoured !== null && (
        <p class="lx-verdict-note">{t("louis-verdict-favoured", { seat: nameOf(chairs, result.favoured) })}</p>
      )}
      <ul class="lx-gains">
        {result.gains.map((gain) => (
          <GainRow key={gain.seat} gain={gain} result={result} chairs={chairs} />
        ))}
        {result.neutral > 0 && (
          <li class="lx-gain">
            <span class="lx-gain-who">{t("louis-neutral")}</span>
            <span class="lx-gain-stones" role="img" aria-label={t("louis-stones-count", { count: result.neutral })}>
              <StonePile colour="" count={result.neutral} />
            </span>
          </li>
        )}
      </ul>
      {result.turned && <p class="lx-verdict-turned">{t("louis-verdict-turned")}</p>}
    </section>
  );
}

/** All tiles of a round. */
export function RoundSheet({
  results,
  chairs,
  onClose,
}: {
  results: RoundResults;
  chairs: readonly Chair[];
  onClose: () => void;
}) {
  return (
    <Dialog
      title={t("louis-sheet-title", { round: results.round })}
      open
      wide
      onClose={onClose}
      footer={
        <Button kind="primary" autofocus onClick={onClose}>
          {t("louis-sheet-close")}
        </Button>
      }
    >
      {results.tiles.length === 0 && <p class="soft">{t("louis-sheet-empty")}</p>}
      <div class="lx-verdicts" tabIndex={0} role="group" aria-label={t("louis-court")}>
        {results.tiles.map((result) => (
          <Verdict key={result.tile} result={result} chairs={chairs} />
        ))}
      </div>
    </Dialog>
  );
}

/** A button that opens the newest sheet; an open one stays open while others play on. */
export function SheetButton({
  results,
  chairs,
  hidden,
}: {
  results: RoundResults;
  chairs: readonly Chair[];
  hidden: boolean;
}) {
  const [open, setOpen] = useState(false);
  if (results.tiles.length === 0) return null;
  return (
    <>
      {!hidden && (
        <button
          type="button"
          class="lx-bar-button"
          data-nav="bar"
          aria-label={t("louis-sheet-open-label")}
          onClick={() => setOpen(true)}
        >
          {t("louis-sheet-open")}
        </button>
      )}
      {open && <RoundSheet results={results} chairs={chairs} onClose={() => setOpen(false)} />}
    </>
  );
}
