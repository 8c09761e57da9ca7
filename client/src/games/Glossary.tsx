/** What the words of a game mean: `<game>-term-<id>` and its `.help`. */

import { Panel } from "../design";
import { t } from "../words";

export function Glossary({ game, terms }: { game: string; terms: readonly string[] }) {
  return (
    <Panel title={t("ui-glossary")}>
      <ul class="glossary">
        {terms.map((term) => (
          <li key={term}>
            <b>{t(`${game}-term-${term}`)}.</b> {t(`${game}-term-${term}.help`)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
