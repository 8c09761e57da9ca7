/** The rules of a game in short, part by part: `<game>-rules-<part>-title` and `<game>-rules-<part>` of its words. */

import type { ComponentChildren } from "preact";
import { t } from "../words";

export interface RulePartsProps {
  game: string;
  /** The parts in order, each with the numbers of the rules that it tells, as the code cites them. */
  parts: Readonly<Record<string, string>>;
  /** The step of the lesson that shows a part on the board. */
  examples?: Readonly<Record<string, string>>;
  /** Components that a part speaks of; its words need them not. */
  pictures?: Readonly<Record<string, ComponentChildren>>;
  /** What a part has below its words. */
  below?: Readonly<Record<string, ComponentChildren>>;
}

const numbersOf = (text: string): string[] => text.split(" ").filter(Boolean);

export function RuleParts({ game, parts, examples = {}, pictures = {}, below = {} }: RulePartsProps) {
  return (
    <div class="rule-parts">
      {Object.entries(parts).map(([part, numbers]) => (
        <section key={part}>
          <h3 id={`rule-${part}`} style={{ paddingInlineEnd: `${2 * numbersOf(numbers).length}rem` }}>
            {t(`${game}-rules-${part}-title`)}
          </h3>
          {numbers && <Numbers of={numbersOf(numbers)} />}
          <p>{t(`${game}-rules-${part}`)}</p>
          {pictures[part] && (
            <div class="rule-picture" aria-hidden="true">
              {pictures[part]}
            </div>
          )}
          {below[part]}
          {examples[part] && <Example game={game} part={part} step={examples[part]} />}
        </section>
      ))}
    </div>
  );
}

/** Opens beside the page, so that a game is never left for it. */
function Example({ game, part, step }: { game: string; part: string; step: string }) {
  const label = t("ui-rules-example");
  return (
    <a
      class="rule-example"
      href={`/learn/${game}#${step}`}
      target={`learn-${game}`}
      aria-label={`${label}: ${t(`${game}-rules-${part}-title`)}`}
    >
      {label}
    </a>
  );
}

/** Anchors: /rules/mercado#M4 leads to what is told of rule M4. */
function Numbers({ of }: { of: readonly string[] }) {
  return (
    <small class="rule-numbers">
      {of.map((number) => (
        <a key={number} id={number} href={`#${number}`}>
          {number}
        </a>
      ))}
    </small>
  );
}
