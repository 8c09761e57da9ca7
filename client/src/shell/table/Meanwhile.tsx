/** What the others did since the last turn, in words, whenever one wants to read it. */

import { useState } from "preact/hooks";
import back from "icon:backward-time";
import { Button, Dialog, IconButton, type LogEntry, LogLines } from "../../design";
import { t } from "../../words";

export function Meanwhile({ lines, opened = false }: { lines: readonly LogEntry[]; opened?: boolean }) {
  const [open, setOpen] = useState(opened);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton icon={back} label={t("ui-meanwhile")} disabled={lines.length === 0} onClick={() => setOpen(true)} />
      <Dialog
        title={t("ui-meanwhile")}
        open={open && lines.length > 0}
        onClose={close}
        footer={
          <Button kind="primary" autoFocus onClick={close}>
            {t("ui-go-on")}
          </Button>
        }
      >
        <div class="log">
          <LogLines entries={lines} tabbable />
        </div>
      </Dialog>
    </>
  );
}
