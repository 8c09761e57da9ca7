import { Button, ProblemLine } from "../design";
import { t } from "../words";
import { renewed } from "./renewed";

/** Tells a page from before an upgrade to load anew, whichever page it is. */
export function Renewed() {
  if (!renewed.value) return null;
  return (
    <div class="page">
      <ProblemLine
        action={
          <Button size="s" onClick={() => location.reload()}>
            {t("ui-reload")}
          </Button>
        }
      >
        {t("ui-problem-outdated")}
      </ProblemLine>
    </div>
  );
}
