/** What this house keeps about people, why, and for how long. */

import { Panel } from "../../design";
import { t } from "../../words";
import { usePageTitle } from "../title";

const KEPT = [
  "cookie",
  "browser",
  "games",
  "tournaments",
  "chat",
  "account",
  "ratings",
  "mail",
  "push",
  "address",
  "reports",
] as const;

export function Privacy() {
  usePageTitle(t("ui-privacy"));
  return (
    <div class="page page-narrow stack">
      <h1>{t("ui-privacy")}</h1>
      <Panel>
        <p>{t("ui-privacy-lead")}</p>
      </Panel>
      <Panel title={t("ui-privacy-what")}>
        <dl class="privacy">
          {KEPT.map((thing) => (
            <div key={thing}>
              <dt>{t(`ui-privacy-${thing}`)}</dt>
              <dd>{t(`ui-privacy-${thing}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel title={t("ui-privacy-rights")}>
        <p>
          {t("ui-privacy-rights-text")} <a href="/me">{t("ui-myself")}</a>
        </p>
      </Panel>
    </div>
  );
}
