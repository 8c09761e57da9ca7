/** The link to a table or a tournament, to copy or to scan. */

import { useState } from "preact/hooks";
import check from "icon:check-mark";
import { Button } from "../design";
import { t } from "../words";
import { isHereOnly, shareLink } from "./me";

const SHOWN_FOR = 2500;

/** `path` is what is shared, `qr` the picture of its link. */
export function Share({ path, qr }: { path: string; qr: string }) {
  const link = shareLink(path);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch (error) {
      // Without a secure context there is no clipboard: select the text so that one keystroke copies it.
      console.info("trianon: no clipboard here", error);
      const field = document.getElementById("share-link") as HTMLInputElement;
      field.select();
      document.execCommand("copy");
    }
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_FOR);
  };
  return (
    <div class="share">
      <p class="soft">{isHereOnly() ? t("ui-invite-here-only") : t("ui-invite-text")}</p>
      <div class="row row-field">
        <input
          id="share-link"
          class="input"
          readOnly
          value={link}
          aria-label={t("ui-link")}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button icon={copied ? check : undefined} onClick={copy}>
          {copied ? t("ui-copied") : t("ui-copy")}
        </Button>
      </div>
      <span class="visually-hidden" role="status">
        {copied ? t("ui-copied") : ""}
      </span>
      <img class="qr" src={qr} alt={t("ui-qr", { link })} width="168" height="168" loading="lazy" />
    </div>
  );
}
