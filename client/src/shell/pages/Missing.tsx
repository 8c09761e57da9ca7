import { Flourish } from "../../design";
import { t } from "../../words";
import { usePageTitle } from "../title";

export function Missing({ what = "page" }: { what?: "page" | "table" | "game" }) {
  const title = t(`ui-missing-${what}`);
  usePageTitle(title);
  return (
    <div class="page page-narrow centered">
      <h1>{title}</h1>
      <Flourish />
      <p>{t(`ui-missing-${what}-text`)}</p>
      <p>
        <a class="button button-primary" href="/">
          {t("ui-to-home")}
        </a>
      </p>
    </div>
  );
}
