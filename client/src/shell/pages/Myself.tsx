/** Who I am here: name, account, my other devices, and what the house keeps about me. */

import { useEffect, useState } from "preact/hooks";
import { Button, Dialog, Panel, ProblemLine, TextField } from "../../design";
import type { DeviceCode } from "../../wire";
import { language, t } from "../../words";
import { api, problemText } from "../api";
import { become, isHereOnly, me } from "../me";
import { MAX_NAME, Nickname } from "../Nickname";
import { addPasskey, canPasskey, NoPasskey } from "../passkeys";
import { PasswordField } from "../PasswordField";
import { SignInForm } from "../SignInForm";
import { usePageTitle } from "../title";
import { useAction } from "../useAsync";

export function Myself() {
  usePageTitle(t("ui-myself"));
  const known = me.value;
  return (
    <div class="page page-narrow stack">
      <h1>{t("ui-myself")}</h1>
      <Panel title={t("ui-nickname-title")}>
        <Nickname />
      </Panel>
      {known?.account ? <Account name={known.name} /> : <Guest />}
      {known?.account && known.can_mail && (
        <Panel title={t("ui-letters")}>
          <Letters mail={known.mail} />
        </Panel>
      )}
      {known?.account && canPasskey() && (
        <Panel title={t("ui-passkeys")}>
          <Passkeys />
        </Panel>
      )}
      <Panel title={t("ui-other-device")}>
        <OtherDevice />
      </Panel>
      <Panel title={t("ui-kept")}>
        <Kept account={known?.account ?? false} />
      </Panel>
    </div>
  );
}

/** Without an account: make one, or sign in. */
function Guest() {
  const [known, setKnown] = useState(false);
  return (
    <Panel
      title={known ? t("ui-sign-in") : t("ui-sign-up")}
      aside={
        <Button size="s" kind="quiet" onClick={() => setKnown(!known)}>
          {known ? t("ui-sign-up-instead") : t("ui-sign-in-instead")}
        </Button>
      }
    >
      {known ? <SignInForm /> : <SignUpForm />}
    </Panel>
  );
}

function SignUpForm() {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const { run, busy, problem } = useAction();
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        run(() => become(api.signUp({ name, password })));
      }}
    >
      <p class="soft">{t("ui-sign-up-text")}</p>
      <div class="pair">
        <TextField
          label={t("ui-account-name")}
          value={name}
          onInput={setName}
          maxLength={MAX_NAME}
          autocomplete="username"
        />
        <PasswordField label={t("ui-password-wanted")} value={password} onInput={setPassword} isNew />
      </div>
      <div class="row">
        <Button type="submit" kind="primary" busy={busy} disabled={name.trim() === "" || password === ""}>
          {t("ui-sign-up")}
        </Button>
      </div>
      {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
    </form>
  );
}

function Account({ name }: { name: string }) {
  const [changing, setChanging] = useState(false);
  const { run, busy, problem } = useAction();
  return (
    <Panel title={t("ui-account")}>
      <div class="stack">
        <p>{t("ui-signed-in", { name })}</p>
        <div class="row">
          <Button busy={busy} onClick={() => run(() => become(api.signOut()))}>
            {t("ui-sign-out")}
          </Button>
          <Button kind="quiet" busy={busy} onClick={() => run(() => become(api.signOutOthers()))}>
            {t("ui-sign-out-others")}
          </Button>
          <Button kind="quiet" aria-expanded={changing} onClick={() => setChanging(!changing)}>
            {t("ui-change-password")}
          </Button>
        </div>
        {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
        {changing && <ChangePassword name={name} onDone={() => setChanging(false)} />}
      </div>
    </Panel>
  );
}

function ChangePassword({ name, onDone }: { name: string; onDone: () => void }) {
  const [password, setPassword] = useState("");
  const [wanted, setWanted] = useState("");
  const { run, busy, problem } = useAction();
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        run(() => become(api.changePassword({ password, wanted })).then(onDone));
      }}
    >
      <p class="soft">{t("ui-change-password-text")}</p>
      {/* so that a password manager knows whose password it is */}
      <input type="text" hidden readOnly autocomplete="username" value={name} />
      <div class="pair">
        <PasswordField label={t("ui-password")} value={password} onInput={setPassword} />
        <PasswordField label={t("ui-password-wanted")} value={wanted} onInput={setWanted} isNew />
      </div>
      <div class="row">
        <Button type="submit" kind="primary" busy={busy} disabled={password === "" || wanted === ""}>
          {t("ui-change-password")}
        </Button>
      </div>
      {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
    </form>
  );
}

/** How many there are, another one, or none any more. */
function Passkeys() {
  const [count, setCount] = useState<number | null>(null);
  const { run, busy, problem } = useAction();
  const look = async () => setCount((await api.passkeys()).length);
  useEffect(() => run(look), []);
  return (
    <div class="stack">
      <p class="soft">{t("ui-passkeys-text")}</p>
      <p role="status">{count !== null && t("ui-passkeys-count", { count })}</p>
      <div class="row">
        <Button busy={busy} onClick={() => run(() => addPasskey().then(look))}>
          {t("ui-passkey-add")}
        </Button>
        {!!count && (
          <Button kind="quiet" busy={busy} onClick={() => run(() => api.removePasskeys().then(look))}>
            {t("ui-passkeys-remove")}
          </Button>
        )}
      </div>
      {problem !== null && (
        <ProblemLine>{problem instanceof NoPasskey ? t("ui-passkey-not") : problemText(problem)}</ProblemLine>
      )}
    </div>
  );
}

/** Where letters go; a new address counts once its owner has followed the link in the first one. */
function Letters({ mail }: { mail: string }) {
  const [wanted, setWanted] = useState(mail);
  const [asked, setAsked] = useState("");
  const { run, busy, problem } = useAction();
  const give = (address: string) =>
    run(async () => {
      await api.giveMail(address, language.value);
      me.value = await api.me();
      setAsked(address);
    });
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        give(wanted.trim());
      }}
    >
      <p class="soft">{t("ui-letters-text")}</p>
      <div class="row row-field">
        <TextField label={t("ui-mail")} value={wanted} onInput={setWanted} maxLength={254} autocomplete="email" />
        <Button type="submit" busy={busy} disabled={wanted.trim() === mail}>
          {t("ui-save")}
        </Button>
      </div>
      <p role="status">
        {asked ? t("ui-letters-asked", { mail: asked }) : mail ? t("ui-letters-go", { mail }) : t("ui-letters-none")}
      </p>
      {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
    </form>
  );
}

/** A code, a link and its picture that make another browser the same person. */
function OtherDevice() {
  const [made, setMade] = useState<DeviceCode | null>(null);
  const { run, busy, problem } = useAction();
  useEffect(() => {
    if (!made) return;
    const timer = setTimeout(() => setMade(null), made.seconds * 1000);
    return () => clearTimeout(timer);
  }, [made]);
  return (
    <div class="stack">
      <p class="soft">{isHereOnly() ? t("ui-other-device-here-only") : t("ui-other-device-text")}</p>
      {made && (
        <div class="device-code">
          <img
            class="qr"
            src={`data:image/svg+xml,${encodeURIComponent(made.qr)}`}
            alt={t("ui-device-qr")}
            width="168"
            height="168"
          />
          <div role="status">
            <p>{t("ui-device-how", { address: made.link.split("#")[0]! })}</p>
            <p class="device-code-letters">{spaced(made.code)}</p>
            <p class="soft">{t("ui-device-life", { minutes: Math.round(made.seconds / 60) })}</p>
          </div>
        </div>
      )}
      <div class="row">
        <Button busy={busy} onClick={() => run(async () => setMade(await api.code()))}>
          {made ? t("ui-device-another") : t("ui-device-code-make")}
        </Button>
        <a class="button button-quiet" href="/device">
          {t("ui-device-enter")}
        </a>
      </div>
      {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
    </div>
  );
}

/** In two halves, easier to read out. */
const spaced = (code: string): string => `${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`;

function Kept({ account }: { account: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <div class="stack">
      <p class="soft">
        {t("ui-kept-text")} <a href="/privacy">{t("ui-privacy")}</a>
      </p>
      <div class="row">
        <a class="button button-plain" href="/api/me/games.zip" download>
          {t("ui-export")}
        </a>
        <Button kind="danger" onClick={() => setAsking(true)}>
          {account ? t("ui-forget-account") : t("ui-forget-me")}
        </Button>
      </div>
      {asking && <Forget account={account} onClose={() => setAsking(false)} />}
    </div>
  );
}

function Forget({ account, onClose }: { account: boolean; onClose: () => void }) {
  const [password, setPassword] = useState("");
  const { run, busy, problem } = useAction();
  return (
    <Dialog title={account ? t("ui-forget-account") : t("ui-forget-me")} open onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          run(() => become(api.forgetMe(password)).then(onClose));
        }}
      >
        <p>{t("ui-forget-text")}</p>
        {account && <PasswordField label={t("ui-password")} value={password} onInput={setPassword} />}
        <div class="row">
          <Button type="submit" kind="danger" busy={busy} disabled={account && password === ""}>
            {t("ui-forget-confirm")}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t("ui-cancel")}
          </Button>
        </div>
        {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
      </form>
    </Dialog>
  );
}
