/** Name and password, and whether the games of this browser come along. */

import { useState } from "preact/hooks";
import { Button, ProblemLine, TextField, Toggle } from "../design";
import { t } from "../words";
import { api, problemText } from "./api";
import { become, me } from "./me";
import { canPasskey, NoPasskey, signInWithPasskey } from "./passkeys";
import { PasswordField } from "./PasswordField";
import { navigate } from "./router";
import { useAction } from "./useAsync";

export function SignInForm() {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [bring, setBring] = useState(true);
  const { run, busy, problem } = useAction();
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        run(() => become(api.signIn({ name, password, bring })).then(() => navigate("/")));
      }}
    >
      <div class="pair">
        <TextField label={t("ui-account-name")} value={name} onInput={setName} autocomplete="username" />
        <PasswordField label={t("ui-password")} value={password} onInput={setPassword} />
      </div>
      <Toggle label={t("ui-bring")} hint={t("ui-bring-hint")} checked={bring} onChange={setBring} />
      <div class="row">
        <Button type="submit" kind="primary" busy={busy} disabled={name.trim() === "" || password === ""}>
          {t("ui-sign-in")}
        </Button>
        {canPasskey() && (
          <Button busy={busy} onClick={() => run(() => signInWithPasskey(bring).then(() => navigate("/")))}>
            {t("ui-passkey-sign-in")}
          </Button>
        )}
        {me.value?.can_mail && <a href="/reset">{t("ui-forgot")}</a>}
      </div>
      {problem !== null && (
        <ProblemLine>{problem instanceof NoPasskey ? t("ui-passkey-not") : problemText(problem)}</ProblemLine>
      )}
    </form>
  );
}
