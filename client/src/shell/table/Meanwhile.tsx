/** What the others did since the last turn, in words and once more on the board, whenever one wants it. */

import { useState } from "preact/hooks";
import back from "icon:backward-time";
import { Button, Dialog, IconButton, type LogEntry, LogLines } from "../../design";
import { t } from "../../words";

interface MeanwhileProps {
  lines: readonly LogEntry[];
  /** Shows it on the board; absent when this window has not seen it. */
  onShow?: (() => void) | undefined;
  opened?: boolean;
}

export function Meanwhile({ lines, onShow, opened = false }: MeanwhileProps) {
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
          <>
            {onShow && (
              <Button
                onClick={() => {
                  close();
                  onShow();
                }}
              >
                {t("ui-meanwhile-show")}
              </Button>
            )}
            <Button kind="primary" autoFocus onClick={close}>
              {t("ui-go-on")}
            </Button>
          </>
        }
      >
        <div class="log">
          <LogLines entries={lines} tabbable />
        </div>
      </Dialog>
    </>
  );
}
