/** The server does not answer: what that means, and the way back, which is found by itself. */

import { useEffect } from "preact/hooks";
import { Button, Flourish } from "../../design";
import { t } from "../../words";
import { whoAmI } from "../me";
import { usePageTitle } from "../title";

const AGAIN = 4000; // milliseconds between two attempts

/** When it succeeds, the page that was wanted is drawn in the place of this one. */
const tryAgain = () => void whoAmI().catch(() => undefined);

export function Offline() {
  usePageTitle(t("ui-no-server"));
  useEffect(() => {
    const timer = setInterval(tryAgain, AGAIN);
    addEventListener("online", tryAgain);
    return () => {
      clearInterval(timer);
      removeEventListener("online", tryAgain);
    };
  }, []);
  return (
    <div class="page page-narrow centered">
      <h1>{t("ui-no-server")}</h1>
      <Flourish />
      <p role="status">{t("ui-problem-unreachable")}</p>
      <p>{t("ui-no-server-text")}</p>
      <Button kind="primary" onClick={tryAgain}>
        {t("ui-try-again")}
      </Button>
    </div>
  );
}
