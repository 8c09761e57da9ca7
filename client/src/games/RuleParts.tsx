/** The rules of a game in short, part by part: `<game>-rules-<part>-title` and `<game>-rules-<part>` of its words. */

import type { ComponentChildren } from "preact";
import { t } from "../words";

export interface RulePartsProps {
  game: string;
  /** The parts in order, each with the numbers of the rules that it tells, as the code cites them. */
  parts: Readonly<Record<string, string>>;
  /** What a part has below its words. */
  below?: Readonly<Record<string, ComponentChildren>>;
}

export function RuleParts({ game, parts, below = {} }: RulePartsProps) {
  return (
    <div class="rule-parts">
      {Object.entries(parts).map(([part, numbers]) => (
        <section key={part}>
          <h3 id={`rule-${part}`}>{t(`${game}-rules-${part}-title`)}</h3>
          {numbers && <Numbers of={numbers.split(" ")} />}
          <p>{t(`${game}-rules-${part}`)}</p>
          {below[part]}
        </section>
      ))}
    </div>
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
