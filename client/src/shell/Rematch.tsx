/** The same people again: the button leads to the next table, where chairs are kept for the others. */

import { Button, ProblemLine } from "../design";
import type { TableInfo } from "../wire";
import { t } from "../words";
import { api, problemText } from "./api";
import { navigate } from "./router";
import { useAction } from "./useAsync";

interface RematchProps {
  table: TableInfo;
  size: "s" | "l";
  /** Said after the button's own words where there are several. */
  of?: string;
}

export function Rematch({ table, size, of }: RematchProps) {
  const { run, busy, problem } = useAction();
  const label = table.rematch ? t("ui-rematch-join") : t("ui-rematch");
  const play = () =>
    run(async () => {
      const next = await api.rematch(table.id);
      navigate(`/t/${next.id}`);
    });
  return (
    <>
      <Button kind="primary" size={size} busy={busy} onClick={play} aria-label={of ? `${label}: ${of}` : label}>
        {label}
      </Button>
      {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
    </>
  );
}
