/** Leaving a game that is being played, or ending it: first what it means, then the buttons. */

import { useState } from "preact/hooks";
import { Button, Dialog, ProblemLine } from "../../design";
import type { TableInfo } from "../../wire";
import { t } from "../../words";
import { api, problemText } from "../api";
import { navigate } from "../router";
import { useAction } from "../useAsync";

export function Leave({ table }: { table: TableInfo }) {
  const [open, setOpen] = useState(false);
  const { run, busy, problem } = useAction();
  const playing = table.chairs.filter((chair) => chair.kind === "person" && !chair.stand_in);
  if (table.status !== "playing" || !playing.some((chair) => chair.yours)) return null;
  // A game of a tournament is played to its end, whoever leaves.
  const alone = playing.every((chair) => chair.yours) && !table.tournament;
  // Alone with others to be compared with, a rated game cannot be ended, only left.
  const canEnd = !table.tournament && !(table.rated && alone && table.chairs.some((chair) => chair.kind === "bot"));
  const close = () => setOpen(false);
  return (
    <>
      <Button size="s" kind="quiet" onClick={() => setOpen(true)}>
        {t("ui-leave-or-end")}
      </Button>
      <Dialog
        title={t("ui-leave-or-end")}
        open={open}
        onClose={close}
        footer={
          <>
            <Button kind="quiet" onClick={close}>
              {t("ui-play-on")}
            </Button>
            {canEnd && (
              <Button
                busy={busy}
                onClick={() =>
                  run(async () => {
                    await api.vote(table.id, { wish: "end" });
                    close();
                  })
                }
              >
                {t("ui-end-game")}
              </Button>
            )}
            <Button
              kind="primary"
              busy={busy}
              onClick={() =>
                run(async () => {
                  await api.leave(table.id);
                  navigate("/");
                })
              }
            >
              {t("ui-leave")}
            </Button>
          </>
        }
      >
        <div class="stack">
          <p>{t(table.rated ? "ui-leave-means-rated" : alone ? "ui-leave-means-alone" : "ui-leave-means")}</p>
          {canEnd && <p>{t(alone ? "ui-end-means-alone" : "ui-end-means")}</p>}
          {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
        </div>
      </Dialog>
    </>
  );
}
