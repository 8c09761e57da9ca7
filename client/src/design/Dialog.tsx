/** A modal window: the native dialog keeps the focus inside and closes on Escape. */

import { classes } from "./classes";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import cancel from "icon:cancel";
import { t } from "../words";
import { IconButton } from "./Button";

export interface DialogProps {
  title: string;
  open: boolean;
  /** Without it the dialog cannot be dismissed. */
  onClose?: () => void;
  children: ComponentChildren;
  footer?: ComponentChildren;
  wide?: boolean;
}

export function Dialog({ title, open, onClose, children, footer, wide }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const before = document.activeElement;
    dialog.showModal();
    // The browser gives the focus back only to those who close a dialog before removing it.
    return () => before instanceof HTMLElement && before.focus();
  }, [open]);

  const dismiss = (event: Event) => {
    event.preventDefault();
    onClose?.();
  };

  if (!open) return null;
  return (
    <dialog
      ref={ref}
      class={classes("dialog", wide && "dialog-wide")}
      aria-labelledby={titleId}
      onCancel={dismiss}
      onClick={(event) => event.target === ref.current && onClose?.()}
    >
      <div class="dialog-inside">
        <header class="dialog-head">
          <h2 id={titleId}>{title}</h2>
          {onClose && <IconButton icon={cancel} label={t("ui-close")} onClick={onClose} />}
        </header>
        <div class="dialog-body">{children}</div>
        {footer && <footer class="dialog-foot">{footer}</footer>}
      </div>
    </dialog>
  );
}
