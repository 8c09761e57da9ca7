/** The lesson of a game. */

import { ProblemLine, Skeleton } from "../../design";
import { has, loadWords, t } from "../../words";
import { ApiProblem, api, problemText } from "../api";
import { Course } from "../learn/Course";
import { usePageTitle } from "../title";
import { useFetched } from "../useAsync";
import { Missing } from "./Missing";
import { useBoard } from "./TablePage";

export function Learn({ game }: { game: string }) {
  const { module } = useBoard(game);
  const lesson = useFetched(async () => {
    const [found] = await Promise.all([api.lesson(game), loadWords(`${game}-lesson`)]);
    return found;
  }, [game]);
  usePageTitle(has(`${game}-title`) ? `${t("ui-learn")} · ${t(`${game}-title`)}` : t("ui-learn"));
  if (lesson.problem instanceof ApiProblem && lesson.problem.code === "not_found") return <Missing what="game" />;
  if (lesson.value && module !== undefined) return <Course lesson={lesson.value} module={module} />;
  return (
    <div class="page">
      {lesson.problem === null ? <Skeleton height="24rem" /> : <ProblemLine>{problemText(lesson.problem)}</ProblemLine>}
    </div>
  );
}
