/** What of the list of tables is wanted. */

import { Select, Toggle } from "../design";
import { GAMES } from "../games/registry";
import { t } from "../words";
import type { Wanted } from "./filter";
import { titleOf } from "./Medallion";

export function Filters({ wanted, onChange }: { wanted: Wanted; onChange: (wanted: Wanted) => void }) {
  return (
    <div class="filters">
      <Select
        quiet
        label={t("ui-filter-game")}
        value={wanted.game}
        options={[
          { value: "", label: t("ui-filter-every-game") },
          ...GAMES.map(({ id }) => ({ value: id as string, label: titleOf(id) })),
        ]}
        onChange={(game) => onChange({ ...wanted, game })}
      />
      <Select
        quiet
        label={t("ui-tempo")}
        value={wanted.tempo}
        options={[
          { value: "any", label: t("ui-filter-every-tempo") },
          { value: "none", label: t("ui-tempo-none") },
          { value: "live", label: t("ui-filter-live") },
          { value: "days", label: t("ui-filter-days") },
        ]}
        onChange={(tempo) => onChange({ ...wanted, tempo: tempo as Wanted["tempo"] })}
      />
      <Select
        quiet
        label={t("ui-filter-stakes")}
        value={wanted.stakes}
        options={[
          { value: "any", label: t("ui-filter-every-stake") },
          { value: "rated", label: t("ui-rated") },
          { value: "casual", label: t("ui-filter-casual") },
        ]}
        onChange={(stakes) => onChange({ ...wanted, stakes: stakes as Wanted["stakes"] })}
      />
      <Toggle label={t("ui-filter-free")} checked={wanted.free} onChange={(free) => onChange({ ...wanted, free })} />
    </div>
  );
}
