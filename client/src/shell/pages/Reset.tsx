/** A forgotten password: the letter is asked for here, and its link leads here again. */

import { useState } from "preact/hooks";
import { Button, Panel, ProblemLine, TextField } from "../../design";
import { language, t } from "../../words";
import { api, problemText } from "../api";
import { become } from "../me";
import { PasswordField } from "../PasswordField";
import { navigate } from "../router";
import { usePageTitle } from "../title";
import { useAction } from "../useAsync";

export function Reset() {
  usePageTitle(t("ui-reset"));
  const [token] = useState(() => location.hash.slice(1));
  return (
    <div class="page page-narrow stack">
      <h1>{t("ui-reset")}</h1>
      <Panel>{token ? <Choose token={token} /> : <Ask />}</Panel>
    </div>
  );
}

function Ask() {
  const [mail, setMail] = useState("");
  const [sent, setSent] = useState(false);
  const { run, busy, problem } = useAction();
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        run(() => api.forgotten(mail.trim(), language.value).then(() => setSent(true)));
      }}
    >
      <p role="status">{sent ? t("ui-reset-sent") : t("ui-reset-text")}</p>
      <div class="row row-field">
        <TextField label={t("ui-reset-mail")} value={mail} onInput={setMail} maxLength={254} autocomplete="email" />
        <Button type="submit" kind="primary" busy={busy} disabled={mail.trim() === ""}>
          {t("ui-reset-send")}
        </Button>
      </div>
      {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
    </form>
  );
}

function Choose({ token }: { token: string }) {
  const [wanted, setWanted] = useState("");
  const { run, busy, problem } = useAction();
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        run(() => become(api.resetPassword({ token, wanted })).then(() => navigate("/me")));
      }}
    >
      <p>{t("ui-reset-choose")}</p>
      <PasswordField label={t("ui-password-wanted")} value={wanted} onInput={setWanted} isNew />
      <div class="row">
        <Button type="submit" kind="primary" busy={busy} disabled={wanted === ""}>
          {t("ui-change-password")}
        </Button>
      </div>
      {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
    </form>
  );
}
