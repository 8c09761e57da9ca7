/** One table: its lobby, the game, the result. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { Button, ProblemLine, Skeleton, Spinner } from "../../design";
import type { BoardModule, View } from "../../games/contract";
import { drawWith } from "../../games/figures";
import { loadBoard } from "../../games/registry";
import { loadWords, t } from "../../words";
import { api } from "../api";
import { whoAmI } from "../me";
import { renewed } from "../renewed";
import { motion, pace, settings } from "../settings";
import { Connection } from "../table/connection";
import { Lobby } from "../table/Lobby";
import { durationOf } from "../table/duration";
import { Play } from "../table/Play";
import { Playback } from "../table/playback";
import { Missing } from "./Missing";

/** One connection and one playback per table, for as long as the page is open. */
function useTable(id: string) {
  const { asksAll } = settings.value;
  const table = useMemo(() => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const board: { module: BoardModule | null } = { module: null };
    const playback = new Playback((snapshot) =>
      durationOf(board.module, snapshot, { motion: motion.peek(), pace: pace.peek(), hidden: document.hidden }),
    );
    const connection = new Connection(
      `${scheme}://${location.host}/ws/tables/${id}`,
      (snapshot, jump) => (jump || !snapshot ? playback.jump(snapshot) : playback.push(snapshot)),
      !asksAll,
    );
    return { board, playback, connection };
  }, [id, asksAll]);
  useEffect(() => {
    let left = false;
    // Whoever is new gets a name first: a socket opened before would belong to nobody.
    whoAmI()
      .catch((error: unknown) => console.info("trianon: the server does not know us yet", error))
      .finally(() => left || table.connection.connect());
    const online = () => table.connection.retry();
    addEventListener("online", online);
    return () => {
      left = true;
      removeEventListener("online", online);
      table.connection.close();
    };
  }, [table]);
  return table;
}

/** What a view says about the figures of its game: the hash of corrected ones, or nothing. */
export const figuresOf = (view: View | undefined): string => (typeof view?.figures === "string" ? view.figures : "");

/** The board, its figures and the words of a game; undefined until they are here. */
export function useBoard(
  game: string | undefined,
  figures = "",
): {
  module: BoardModule | null | undefined;
  failed: boolean;
  retry: () => void;
} {
  const [module, setModule] = useState<BoardModule | null | undefined>();
  const [failed, setFailed] = useState(false);
  const load = () => {
    if (!game) return;
    setFailed(false);
    Promise.all([loadBoard(game), loadWords(game), figures ? api.figures(game, figures) : null]).then(
      ([board, , corrected]) => {
        drawWith(game, corrected);
        setModule(() => board);
      },
      (error: unknown) => {
        console.error("trianon: the board could not be loaded", error);
        setFailed(true);
      },
    );
  };
  useEffect(load, [game, figures]);
  return { module, failed, retry: load };
}

export function TablePage({ id }: { id: string }) {
  const { board, playback, connection } = useTable(id);
  const { table, snapshot } = connection.state.value;
  const { module, failed, retry } = useBoard(table?.game, figuresOf(snapshot?.view));
  board.module = module ?? null;

  const link = connection.link.value;
  useEffect(() => {
    if (link === "outdated") renewed.value = true;
  }, [link]);
  if (link === "missing") return <Missing what="table" />;
  if (link === "outdated") return null; // the house says so on every page
  if (link === "blocked") return <Blocked />;
  if (failed) {
    return (
      <div class="page">
        <ProblemLine
          action={
            <Button size="s" onClick={retry}>
              {t("ui-try-again")}
            </Button>
          }
        >
          {t("ui-problem-unreachable")}
        </ProblemLine>
      </div>
    );
  }
  return (
    <>
      <LinkBanner connection={connection} />
      {!table || module === undefined ? (
        <div class="page stack" aria-busy="true">
          <p class="visually-hidden" role="status">
            {t("ui-loading")}
          </p>
          <Skeleton height="3.5rem" />
          <Skeleton height="24rem" />
        </div>
      ) : table.status === "open" ? (
        <Lobby table={table} timing={connection.state.value.timing} />
      ) : (
        <Play table={table} module={module} playback={playback} connection={connection} />
      )}
    </>
  );
}

/** There is no use in coming again. */
function Blocked() {
  return (
    <div class="page">
      <ProblemLine>{t("ui-problem-blocked")}</ProblemLine>
    </div>
  );
}

/** Says when the server cannot be reached; nothing is lost meanwhile. */
function LinkBanner({ connection }: { connection: Connection }) {
  const link = connection.link.value;
  if (link !== "offline" && link !== "restarting") return <div role="status" />;
  const lost = link === "restarting" ? t("ui-restarting") : t("ui-offline");
  return (
    <div class="offline" role="status">
      <Spinner />
      <span>{connection.busy.value ? t("ui-offline-pending") : lost}</span>
      <Button size="s" onClick={() => connection.retry()}>
        {t("ui-try-now")}
      </Button>
    </div>
  );
}
