/** Where the links in letters lead: an address is confirmed, or letters are stopped, by one press. */

import { useState } from "preact/hooks";
import { Button, Panel, ProblemLine } from "../../design";
import { t } from "../../words";
import { api, problemText } from "../api";
import { usePageTitle } from "../title";
import { useAction } from "../useAsync";

const DEEDS = { confirm: api.confirmMail, stop: api.stopMail } as const;

export function Mail() {
  const [link] = useState(() => /^#(confirm|stop)\.(.+)$/.exec(location.hash));
  const [done, setDone] = useState(false);
  const { run, busy, problem } = useAction();
  const deed = (link?.[1] ?? "confirm") as keyof typeof DEEDS;
  usePageTitle(t(`ui-mail-${deed}`));
  return (
    <div class="page page-narrow stack">
      <h1>{t(`ui-mail-${deed}`)}</h1>
      <Panel>
        <div class="stack">
          <p role="status">{done ? t(`ui-mail-${deed}-done`) : t(`ui-mail-${deed}-text`)}</p>
          {!done && (
            <div class="row">
              <Button
                kind="primary"
                busy={busy}
                onClick={() => run(() => DEEDS[deed](link?.[2] ?? "").then(() => setDone(true)))}
              >
                {t(`ui-mail-${deed}`)}
              </Button>
            </div>
          )}
          {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
        </div>
      </Panel>
    </div>
  );
}
