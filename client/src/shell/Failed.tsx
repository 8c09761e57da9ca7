/** A page that cannot be shown: why, and the ways on. */

import { Button, ProblemLine } from "../design";
import { t } from "../words";

export const Failed = ({ why }: { why: string }) => (
  <div class="page stack">
    <ProblemLine
      action={
        <Button size="s" onClick={() => location.reload()}>
          {t("ui-reload")}
        </Button>
      }
    >
      {why}
    </ProblemLine>
    <p>
      <a class="button" href="/">
        {t("ui-to-home")}
      </a>
    </p>
  </div>
);
