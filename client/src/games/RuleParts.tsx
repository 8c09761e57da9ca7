/** The rules of a game in short, part by part: `<game>-rules-<part>-title` and `<game>-rules-<part>` of its words. */

import type { ComponentChildren } from "preact";
import { t } from "../words";

export interface RulePartsProps {
  game: string;
  parts: readonly string[];
  /** What a part has below its words. */
  below?: Readonly<Record<string, ComponentChildren>>;
}

export function RuleParts({ game, parts, below = {} }: RulePartsProps) {
  return (
    <div class="rule-parts">
      {parts.map((part) => (
        <section key={part}>
          <h3>{t(`${game}-rules-${part}-title`)}</h3>
          <p>{t(`${game}-rules-${part}`)}</p>
          {below[part]}
        </section>
      ))}
    </div>
  );
}
