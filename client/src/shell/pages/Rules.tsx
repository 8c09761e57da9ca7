/** The rules of a game: what is where, a search, all of it, and the way to a lesson and to a game. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button, Icon, ProblemLine, Skeleton, TextField } from "../../design";
import { gameEntry } from "../../games/registry";
import { has, language, t } from "../../words";
import { api } from "../api";
import { FirstGame } from "../FirstGame";
import { type Heading, anchorOf, headingsOf, showOnly } from "../rules";
import { usePageTitle } from "../title";
import { useFetched } from "../useAsync";
import { Missing } from "./Missing";
import { useBoard } from "./TablePage";
import "./rules.css";

export function Rules({ game }: { game: string }) {
  const info = useFetched(api.games, []).value?.find(({ id }) => id === game);
  const { module, failed } = useBoard(game, info?.figures);
  const title = has(`${game}-title`) ? t(`${game}-title`) : "";
  usePageTitle(title);
  if (failed)
    return (
      <div class="page">
        <ProblemLine>{t("ui-problem-unreachable")}</ProblemLine>
      </div>
    );
  if (module === undefined)
    return (
      <div class="page">
        <Skeleton height="20rem" />
      </div>
    );
  if (!module?.Help) return <Missing what="game" />;
  const { hues, icon } = gameEntry(game);
  return (
    <div class="page rules">
      <header class="rules-head">
        <span class="medallion" style={{ "--hue-1": hues[0], "--hue-2": hues[1] }}>
          <Icon art={icon} size="60%" />
        </span>
        <div>
          <h1>{title}</h1>
          {has(`${game}-facts`) && <p class="soft">{t(`${game}-facts`)}</p>}
        </div>
        <div class="rules-ways">
          {info?.lesson && (
            <a class="button" href={`/learn/${game}`}>
              {t("ui-learn")}
            </a>
          )}
          <FirstGame game={game} label={t("ui-play-bots")} />
        </div>
      </header>
      <Pages Help={module.Help} />
      <p class="soft rules-correct">{t("ui-rules-correct", { command: `trianon figures ${game}` })}</p>
    </div>
  );
}

/** The pages themselves, with their contents beside them. */
function Pages({ Help }: { Help: preact.ComponentType }) {
  const page = useRef<HTMLDivElement>(null);
  const [headings, setHeadings] = useState<Heading[]>([]);
  const [wanted, setWanted] = useState("");
  const [found, setFound] = useState(0);
  const spoken = language.value;
  useLayoutEffect(() => setHeadings(headingsOf(page.current!)), [spoken]);
  useLayoutEffect(() => {
    setFound(showOnly(page.current!, wanted));
    if (wanted) page.current!.parentElement!.scrollIntoView(); // what is found is near the search
  }, [wanted, spoken]);
  // The page is drawn after the browser has looked for the anchor.
  useEffect(() => {
    const follow = () => anchorOf(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return (
    <div class="rules-pages">
      <div class="rules-aside">
        <TextField label={t("ui-rules-search")} value={wanted} onInput={setWanted} />
        <p role="status" class="soft">
          {wanted.trim() && t("ui-rules-found", { count: found })}
        </p>
        <details class="rules-contents" open={matchMedia("(min-width: 60rem)").matches}>
          <summary>{t("ui-rules-contents")}</summary>
          <nav aria-label={t("ui-rules-contents")}>
            <ul>
              {headings.map(({ id, text, isPart }) => (
                <li key={id} class={isPart ? "rules-part" : ""}>
                  <a href={`#${id}`} onClick={() => setWanted("")}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </details>
        <Button size="s" kind="quiet" onClick={() => print()}>
          {t("ui-rules-print")}
        </Button>
      </div>
      <div ref={page} class="rules-body">
        <Help />
      </div>
    </div>
  );
}
