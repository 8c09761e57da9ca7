import { useEffect, useState } from "preact/hooks";
import { Icon, ProblemLine, Skeleton } from "../../design";
import type { BoardModule } from "../../games/contract";
import { gameEntry, loadBoard } from "../../games/registry";
import { has, loadWords, t } from "../../words";
import { usePageTitle } from "../title";
import { Missing } from "./Missing";

export function Rules({ game }: { game: string }) {
  const [module, setModule] = useState<BoardModule | null | undefined>();
  const [problem, setProblem] = useState(false);
  useEffect(() => {
    Promise.all([loadBoard(game), loadWords(game)]).then(
      ([board]) => setModule(board),
      () => setProblem(true),
    );
  }, [game]);
  const title = has(`${game}-title`) ? t(`${game}-title`) : "";
  usePageTitle(title);
  if (problem)
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
  return (
    <div class="page page-narrow stack">
      <header class="rules-head">
        <span class="medallion">
          <Icon art={gameEntry(game).icon} size="60%" />
        </span>
        <div>
          <h1>{title}</h1>
          {has(`${game}-facts`) && <p class="soft">{t(`${game}-facts`)}</p>}
        </div>
      </header>
      <module.Help />
    </div>
  );
}
