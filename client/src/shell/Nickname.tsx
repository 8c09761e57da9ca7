import { useEffect, useState } from "preact/hooks";
import { Button, ProblemLine, TextField } from "../design";
import { t } from "../words";
import { problemText } from "./api";
import { me, rename, whoAmI } from "./me";
import { useAction } from "./useAsync";

export const MAX_NAME = 24;

/** The name others see. */
export function Nickname() {
  const [name, setName] = useState(me.value?.name ?? "");
  const { run, busy, problem } = useAction();
  const known = me.value?.name;
  useEffect(() => run(whoAmI), []);
  useEffect(() => setName(known ?? ""), [known]);
  const changed = name.trim() !== "" && name.trim() !== known;
  return (
    <form
      class="nickname"
      onSubmit={(event) => {
        event.preventDefault();
        run(() => rename(name));
      }}
    >
      <p class="soft">{t("ui-nickname-text")}</p>
      <div class="row row-field">
        <TextField
          label={t("ui-nickname")}
          quiet
          value={name}
          onInput={setName}
          maxLength={MAX_NAME}
          placeholder={t("ui-nickname")}
        />
        <Button type="submit" busy={busy} disabled={!changed}>
          {t("ui-save")}
        </Button>
      </div>
      {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
    </form>
  );
}
