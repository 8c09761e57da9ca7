/** The other device: a code from the first one makes this browser the same person. */

import { useEffect, useState } from "preact/hooks";
import { Button, Panel, ProblemLine, TextField, Toggle } from "../../design";
import { t } from "../../words";
import { api, problemText } from "../api";
import { become, me } from "../me";
import { navigate } from "../router";
import { usePageTitle } from "../title";
import { useAction } from "../useAsync";

export function Device() {
  usePageTitle(t("ui-device"));
  const [code, setCode] = useState(() => decodeURIComponent(location.hash.slice(1)));
  const [bring, setBring] = useState(true);
  const { run, busy, problem } = useAction();
  // A code is good once: it need not stay in the address.
  useEffect(() => history.replaceState(null, "", location.pathname), []);
  return (
    <div class="page page-narrow stack">
      <h1>{t("ui-device")}</h1>
      <Panel>
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            run(() => become(api.join({ code, bring })).then(() => navigate("/")));
          }}
        >
          <p>{t("ui-device-text")}</p>
          <TextField
            label={t("ui-device-code")}
            value={code}
            onInput={setCode}
            maxLength={40}
            autocomplete="one-time-code"
          />
          {!me.value?.account && (
            <Toggle label={t("ui-bring")} hint={t("ui-bring-hint")} checked={bring} onChange={setBring} />
          )}
          <div class="row">
            <Button type="submit" kind="primary" busy={busy} disabled={code.trim() === ""}>
              {t("ui-device-join")}
            </Button>
          </div>
          {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
        </form>
      </Panel>
    </div>
  );
}
