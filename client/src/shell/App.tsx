/** The house: header, the page of the present address, footer. */

import { useEffect, useState } from "preact/hooks";
import cog from "icon:cog";
import person from "icon:person";
import { Icon, IconButton, TitleHelp } from "../design";
import { LANGUAGES, type Language, loadWords, t } from "../words";
import { Bell } from "./Bell";
import { Missing } from "./pages/Missing";
import { TablePage } from "./pages/TablePage";
import { Offline } from "./pages/Offline";
import { lazy } from "./lazy";
import { ErrorBoundary } from "./ErrorBoundary";
import { unreachable } from "./me";
import { Renewed } from "./Renewed";
import { route } from "./router";
import { SettingsDialog } from "./SettingsDialog";
import { change, wantedLanguage } from "./settings";

/** Some pages have words of their own, which a table does not need. */
const withWords =
  (catalogue: string) =>
  <T,>(page: Promise<T>): Promise<T> =>
    Promise.all([page, loadWords(catalogue)]).then(([it]) => it);
const aboutPeople = withWords("people");
const ranked = withWords("ranking");
const ofTournaments = withWords("tournaments");

const Credits = lazy(() => import("./pages/Credits").then((page) => page.Credits));
const Device = lazy(() => aboutPeople(import("./pages/Device")).then((page) => page.Device));
const Home = lazy(() => import("./pages/Home").then((page) => page.Home));
const Ladder = lazy(() => ranked(import("./pages/Ladder")).then((page) => page.Ladder));
const Learn = lazy(() => import("./pages/Learn").then((page) => page.Learn));
const Mail = lazy(() => aboutPeople(import("./pages/Mail")).then((page) => page.Mail));
const Myself = lazy(() => aboutPeople(import("./pages/Myself")).then((page) => page.Myself));
const Person = lazy(() => ranked(import("./pages/Person")).then((page) => page.Person));
const Privacy = lazy(() => aboutPeople(import("./pages/Privacy")).then((page) => page.Privacy));
const ReplayPage = lazy(() => import("./pages/Replay").then((page) => page.ReplayPage));
const RecordPage = lazy(() => import("./pages/Replay").then((page) => page.RecordPage));
const Reset = lazy(() => aboutPeople(import("./pages/Reset")).then((page) => page.Reset));
const Tournament = lazy(() => ofTournaments(import("./pages/Tournament")).then((page) => page.Tournament));
const Tournaments = lazy(() => ofTournaments(import("./pages/Tournaments")).then((page) => page.Tournaments));
const Rules = lazy(() => import("./pages/Rules").then((page) => page.Rules));

function Page() {
  const here = route.value;
  switch (here.page) {
    case "home":
      return <Home />;
    case "table":
      return <TablePage key={here.id} id={here.id} />;
    case "replay":
      return <ReplayPage key={here.id} id={here.id} />;
    case "record":
      return <RecordPage />;
    case "me":
      return <Myself />;
    case "device":
      return <Device />;
    case "mail":
      return <Mail />;
    case "reset":
      return <Reset />;
    case "privacy":
      return <Privacy />;
    case "credits":
      return <Credits />;
    case "rules":
      return <Rules key={here.game} game={here.game} />;
    case "learn":
      return <Learn key={here.game} game={here.game} />;
    case "ladder":
      return <Ladder key={here.game} game={here.game} />;
    case "person":
      return <Person key={here.name} name={here.name} />;
    case "tournaments":
      return <Tournaments />;
    case "tournament":
      return <Tournament key={here.id} id={here.id} />;
    case "missing":
      return <Missing />;
  }
}

export function Wordmark() {
  return (
    <a class="wordmark" href="/">
      <img src="/favicon.svg" alt="" width="30" height="30" />
      <span>Trianon</span>
    </a>
  );
}

/** The three languages as short buttons; full names for screen readers and as tips. */
function LanguagePicker() {
  return (
    <div class="languages" role="group" aria-label={t("ui-language")}>
      {(Object.keys(LANGUAGES) as Language[]).map((lang) => (
        <button
          key={lang}
          type="button"
          lang={lang}
          title={LANGUAGES[lang]}
          aria-pressed={wantedLanguage.value === lang}
          onClick={() => change({ language: lang })}
        >
          <span aria-hidden="true">{lang}</span>
          <span class="visually-hidden">{LANGUAGES[lang]}</span>
        </button>
      ))}
    </div>
  );
}

export function App() {
  const [open, setOpen] = useState(false);
  const { page } = route.value;
  const here = JSON.stringify(route.value);
  useEffect(() => {
    document.body.dataset.page = page;
  }, [page]);
  return (
    <>
      <a class="skip" href="#main">
        {t("ui-skip")}
      </a>
      <header class="top">
        <Wordmark />
        <div class="top-tools">
          <LanguagePicker />
          <Bell />
          <a class="icon-button icon-button-m" href="/me" aria-label={t("ui-myself")} title={t("ui-myself")}>
            <Icon art={person} size="1.35em" />
          </a>
          <IconButton icon={cog} label={t("ui-settings")} onClick={() => setOpen(true)} />
        </div>
      </header>
      <TitleHelp />
      <main id="main" tabIndex={-1}>
        <Renewed />
        <ErrorBoundary key={here}>{unreachable.value ? <Offline /> : <Page />}</ErrorBoundary>
      </main>
      <footer class="bottom">
        <p>{t("ui-footer")}</p>
        <nav aria-label={t("ui-footer-nav")}>
          <a href="/privacy">{t("ui-privacy")}</a>
          <a href="/credits">{t("ui-credits")}</a>
        </nav>
      </footer>
      <SettingsDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
