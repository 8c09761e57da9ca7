/** A finished game, move by move, through any player's eyes. */

import { useEffect, useMemo, useState } from "preact/hooks";
import first from "icon:fast-backward-button";
import last from "icon:fast-forward-button";
import next from "icon:next-button";
import pause from "icon:pause-button";
import play from "icon:play-button";
import previous from "icon:previous-button";
import { Button, classes, IconButton, PlayerPanel, ProblemLine, Select, Skeleton } from "../../design";
import type { BoardModule } from "../../games/contract";
import type { Replay } from "../../wire";
import { has, t } from "../../words";
import { nameOf } from "../../words/describe";
import { ApiProblem, api, problemText } from "../api";
import { motion, pace } from "../settings";
import { logOf } from "../table/log";
import { PlainBoard } from "../table/PlainBoard";
import { foldReplay } from "../table/replay";
import { Side } from "../table/Side";
import { usePageTitle } from "../title";
import { useFetched } from "../useAsync";
import { Missing } from "./Missing";
import { useBoard } from "./TablePage";

const SPEED = 1400;
const PAUSE = 500;

export function ReplayPage({ id }: { id: string }) {
  const [eyes, setEyes] = useState<number | null>(null);
  const replay = useFetched(() => api.replay(id, eyes), [id, eyes]);
  const { module } = useBoard(replay.value?.table.game);
  const [at, setAt] = useState(0);
  if (replay.problem instanceof ApiProblem && replay.problem.code === "not_found") return <Missing what="table" />;
  if (replay.problem !== null) {
    return (
      <div class="page stack">
        <ProblemLine
          action={
            <a class="button button-s" href={`/t/${id}`}>
              {t("ui-to-table")}
            </a>
          }
        >
          {problemText(replay.problem)}
        </ProblemLine>
      </div>
    );
  }
  if (!replay.value || module === undefined)
    return (
      <div class="page">
        <Skeleton height="24rem" />
      </div>
    );
  return <Player replay={replay.value} module={module} at={at} setAt={setAt} eyes={eyes} setEyes={setEyes} />;
}

function Player({
  replay,
  module,
  at,
  setAt,
  eyes,
  setEyes,
}: {
  replay: Replay;
  module: BoardModule | null;
  at: number;
  setAt: (change: (at: number) => number) => void;
  eyes: number | null;
  setEyes: (seat: number | null) => void;
}) {
  const { table } = replay;
  const snapshots = useMemo(() => foldReplay(replay), [replay]);
  const end = snapshots.length - 1;
  const [running, setRunning] = useState(false);
  const [jumped, setJumped] = useState(true);
  const [shown, setShown] = useState(-1);
  const here = snapshots[Math.min(at, end)]!;
  const title = `${t("ui-replay")} · ${has(`${table.game}-title`) ? t(`${table.game}-title`) : table.game}`;
  usePageTitle(title);

  const go = (target: (at: number) => number, step = false) => {
    setJumped(!step);
    setAt((old) => Math.max(0, Math.min(end, target(old))));
  };
  const forward = () => go((old) => old + 1, true);

  useEffect(() => {
    if (!running) return;
    if (at >= end) return setRunning(false);
    const duration =
      jumped || !module?.duration
        ? SPEED
        : module.duration(here.step, { motion: motion.peek(), before: here.before, view: here.view });
    if (duration === "board" && shown !== here.step.version) return;
    const timer = setTimeout(forward, duration === "board" ? PAUSE : Math.max(SPEED, duration + PAUSE));
    return () => clearTimeout(timer);
  }, [running, at, end, shown]);

  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest("input, select, textarea, [role=tablist], dialog"))
        return;
      const act: Record<string, () => void> = {
        ArrowRight: forward,
        ArrowLeft: () => go((old) => old - 1),
        Home: () => go(() => 0),
        End: () => go(() => end),
      };
      const chosen = act[event.key];
      if (!chosen || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      chosen();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [end]);

  const log = useMemo(
    () => logOf(table.game, module, here.steps, table.chairs),
    [here, module, table, t("ui-language")],
  );
  const Board = module?.Board ?? PlainBoard;
  const Extras = module?.PanelExtras;
  return (
    <div class={classes("play", module?.wide && "play-wide")}>
      <div class="play-main">
        <h1 class="replay-title">{title}</h1>
        <ul class="players" aria-label={t("ui-players")}>
          {table.chairs.map((chair) => (
            <PlayerPanel
              key={chair.seat}
              chair={chair}
              chairs={table.chairs}
              active={here.seat === chair.seat}
              viewed={eyes === chair.seat}
            >
              {Extras && <Extras view={here.view} seat={chair.seat} />}
            </PlayerPanel>
          ))}
        </ul>
        <div class="replay-bar panel">
          <div class="replay-buttons">
            <IconButton icon={first} label={t("ui-replay-first")} disabled={at === 0} onClick={() => go(() => 0)} />
            <IconButton
              icon={previous}
              label={t("ui-replay-back")}
              disabled={at === 0}
              onClick={() => go((old) => old - 1)}
            />
            <IconButton
              icon={running ? pause : play}
              label={running ? t("ui-replay-pause") : t("ui-replay-play")}
              onClick={() => {
                if (!running && at >= end) go(() => 0);
                setRunning(!running);
              }}
            />
            <IconButton icon={next} label={t("ui-replay-next")} disabled={at >= end} onClick={forward} />
            <IconButton icon={last} label={t("ui-replay-last")} disabled={at >= end} onClick={() => go(() => end)} />
          </div>
          <input
            class="slider"
            type="range"
            min={0}
            max={end}
            value={at}
            aria-label={t("ui-replay-step")}
            aria-valuetext={t("ui-replay-at", { step: at, steps: end })}
            onInput={(event) => {
              const value = Number(event.currentTarget.value);
              go(() => value);
            }}
          />
          <span class="tabular soft">{t("ui-replay-at", { step: at, steps: end })}</span>
          <Select
            quiet
            label={t("ui-replay-eyes")}
            value={eyes ?? -1}
            options={[
              { value: -1, label: t("ui-replay-eyes-all") },
              ...table.chairs.map((chair) => ({
                value: chair.seat,
                label: t("ui-replay-eyes-of", { name: nameOf(table.chairs, chair.seat) }),
              })),
            ]}
            onChange={(value) => setEyes(value < 0 ? null : value)}
          />
        </div>
        <section aria-label={t("ui-board")} class="play-board">
          <Board
            view={here.view}
            seat={replay.seat}
            question={null}
            waiting={null}
            chairs={table.chairs}
            busy={false}
            onMove={() => undefined}
            step={jumped ? null : here.step}
            before={jumped ? null : here.before}
            history={here.steps}
            onShown={() => setShown(here.step.version)}
            motion={motion.value}
            pace={pace.value}
            skipping={false}
            mode="replay"
          />
        </section>
        <p>
          <Button kind="quiet" onClick={() => history.back()}>
            {t("ui-back")}
          </Button>
        </p>
      </div>
      <Side log={log} folds={module?.wide} chat={[]} table={table} />
    </div>
  );
}
