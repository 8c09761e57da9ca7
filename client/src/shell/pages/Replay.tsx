/** A recorded game, move by move, through any player's eyes: from a table, or from a file. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import first from "icon:fast-backward-button";
import last from "icon:fast-forward-button";
import next from "icon:next-button";
import pause from "icon:pause-button";
import play from "icon:play-button";
import previous from "icon:previous-button";
import { Button, classes, IconButton, Log, PlayerPanel, ProblemLine, Select, Skeleton } from "../../design";
import type { BoardModule } from "../../games/contract";
import type { Replay } from "../../wire";
import { has, t } from "../../words";
import { nameOf } from "../../words/describe";
import { ApiProblem, api, problemText } from "../api";
import { navigate } from "../router";
import { motion, pace } from "../settings";
import { logOf } from "../table/log";
import { PlainBoard } from "../table/PlainBoard";
import { placeText, Ranking } from "../table/Ranking";
import { foldReplay } from "../table/replay";
import { after, before, roundsOf, stopsOf, type Unit } from "../table/stops";
import { usePageTitle } from "../title";
import { useFetched } from "../useAsync";
import { Missing } from "./Missing";
import { figuresOf, useBoard } from "./TablePage";

const PACE = 1400; // milliseconds for a step, at normal speed
const PAUSE = 500;
const SPEEDS = [0.5, 1, 2, 4];
const SETTLED = 300; // milliseconds; browsers refuse an address that changes with every tick of a slider

/** The moment that the address names: a step, and whose eyes. */
function momentOf(search: string): { at: number; eyes: number | null } {
  const asked = new URLSearchParams(search);
  const number = (name: string) => (/^\d{1,5}$/.test(asked.get(name) ?? "") ? Number(asked.get(name)) : null);
  return { at: number("step") ?? 0, eyes: number("eyes") };
}

/** The game that was played at a table. */
export function ReplayPage({ id }: { id: string }) {
  const [{ at, eyes: first }] = useState(() => momentOf(location.search));
  const [eyes, setEyes] = useState(first);
  const replay = useFetched(() => api.replay(id, eyes), [id, eyes]);
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
  return <Loaded replay={replay.value} begin={at} eyes={eyes} setEyes={setEyes} />;
}

/** A game from a file on this device. */
export function RecordPage() {
  const [record, setRecord] = useState<unknown>(null);
  const [eyes, setEyes] = useState<number | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const replay = useFetched(async () => (record === null ? null : api.replayRecord(record, eyes)), [record, eyes]);
  usePageTitle(t("ui-open-record"));
  const open = async (file: File | undefined) => {
    if (!file) return;
    setUnreadable(false);
    try {
      setRecord(JSON.parse(await file.text()));
    } catch (error) {
      console.info("trianon: not a record", error);
      setUnreadable(true);
    }
  };
  if (replay.value && replay.problem === null)
    return <Loaded replay={replay.value} begin={0} eyes={eyes} setEyes={setEyes} />;
  return (
    <div class="page page-narrow stack">
      <h1>{t("ui-open-record")}</h1>
      <p>{t("ui-open-record-text")}</p>
      <label class="label">
        {t("ui-record-file")}
        <input
          class="input"
          type="file"
          accept=".json,application/json"
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
      </label>
      {(unreadable || replay.problem !== null) && (
        <ProblemLine>
          {t("ui-record-refused")}
          {replay.problem instanceof ApiProblem && !unreadable && <small lang="en"> ({replay.problem.message})</small>}
        </ProblemLine>
      )}
    </div>
  );
}

interface Eyes {
  eyes: number | null;
  setEyes: (seat: number | null) => void;
}

function Loaded({ replay, begin, ...eyes }: { replay: Replay | null; begin: number } & Eyes) {
  const { module } = useBoard(replay?.table.game, figuresOf(replay?.steps[0]?.view));
  if (!replay || module === undefined)
    return (
      <div class="page">
        <Skeleton height="24rem" />
      </div>
    );
  return <Player replay={replay} module={module} begin={begin} {...eyes} />;
}

interface PlayerProps extends Eyes {
  replay: Replay;
  module: BoardModule | null;
  begin: number;
}

function Player({ replay, module, begin, eyes, setEyes }: PlayerProps) {
  const { table } = replay;
  const snapshots = useMemo(() => foldReplay(replay), [replay]);
  const rounds = useMemo(() => roundsOf(snapshots), [snapshots]);
  const end = snapshots.length - 1;
  const [at, setAt] = useState(Math.min(begin, end));
  const [unit, setUnit] = useState<Unit>("step");
  const [speed, setSpeed] = useState(1);
  const [running, setRunning] = useState(false);
  const [jumped, setJumped] = useState(true);
  const [shown, setShown] = useState(-1);
  const stops = useMemo(() => stopsOf(snapshots, unit), [snapshots, unit]);
  const roundStops = rounds.map((round) => round.at);
  const here = snapshots[at]!;
  const isEnd = at === end && table.places.length > 0;
  const title = `${t("ui-replay")} · ${has(`${table.game}-title`) ? t(`${table.game}-title`) : table.game}`;
  usePageTitle(title);
  useMoment(table.id, at, eyes);

  const go = (target: number) => {
    setJumped(target !== at + 1 || speed > 1);
    setAt(Math.max(0, Math.min(end, target)));
  };
  const forward = () => go(after(stops, at, end));
  const back = () => go(before(stops, at));
  const toggle = () => {
    if (!running && at >= end) go(0);
    setRunning(!running);
  };

  useEffect(() => {
    if (!running) return;
    if (at >= end) return setRunning(false);
    const duration =
      jumped || !module?.duration
        ? PACE
        : module.duration(here.step, { motion: motion.peek(), before: here.before, view: here.view });
    if (duration === "board" && shown !== here.step.version) return;
    const wait = duration === "board" ? PAUSE : jumped ? PACE : Math.max(PACE, duration + PAUSE);
    const timer = setTimeout(() => go(at + 1), wait / speed);
    return () => clearTimeout(timer);
  }, [running, at, end, shown, speed]);

  useReplayKeys({
    ArrowRight: forward,
    ArrowLeft: back,
    PageDown: () => go(after(roundStops, at, end)),
    PageUp: () => go(before(roundStops, at)),
    Home: () => go(0),
    End: () => go(end),
    " ": toggle,
  });

  const log = useMemo(
    () => logOf(table.game, module, snapshots[end]!.steps, table.chairs),
    [snapshots, module, table, t("ui-language")],
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
              active={here.seat === chair.seat && !isEnd}
              viewed={eyes === chair.seat}
              winner={isEnd && (table.places[0] ?? []).includes(chair.seat)}
              past
            >
              {Extras && <Extras view={here.view} seat={chair.seat} />}
            </PlayerPanel>
          ))}
        </ul>
        <div class="replay-bar panel">
          <div class="replay-buttons">
            <IconButton icon={first} label={t("ui-replay-first")} disabled={at === 0} onClick={() => go(0)} />
            <IconButton icon={previous} label={t("ui-replay-back")} disabled={at === 0} onClick={back} />
            <IconButton
              icon={running ? pause : play}
              label={running ? t("ui-replay-pause") : t("ui-replay-play")}
              onClick={toggle}
            />
            <IconButton icon={next} label={t("ui-replay-next")} disabled={at >= end} onClick={forward} />
            <IconButton icon={last} label={t("ui-replay-last")} disabled={at >= end} onClick={() => go(end)} />
          </div>
          <input
            class="slider"
            type="range"
            min={0}
            max={end}
            value={at}
            aria-label={t("ui-replay-step")}
            aria-valuetext={t("ui-replay-at", { step: at, steps: end })}
            onInput={(event) => go(Number(event.currentTarget.value))}
          />
          <span class="tabular soft">{t("ui-replay-at", { step: at, steps: end })}</span>
        </div>
        <div class="replay-choices">
          {rounds.length > 1 && (
            <Select
              quiet
              label={t("ui-replay-to-round")}
              value={before(roundStops, at + 1)}
              options={[
                ...(roundStops[0] === 0 ? [] : [{ value: 0, label: t("ui-replay-first") }]),
                ...rounds.map(({ round, at: value }) => ({ value, label: t("ui-round", { round }) })),
              ]}
              onChange={go}
            />
          )}
          <Select
            quiet
            label={t("ui-replay-unit")}
            value={unit}
            options={[
              { value: "step" as Unit, label: t("ui-replay-unit-step") },
              { value: "round" as Unit, label: t("ui-replay-unit-round") },
              ...table.chairs.map((chair) => ({
                value: chair.seat as Unit,
                label: t("ui-replay-unit-of", { name: nameOf(table.chairs, chair.seat) }),
              })),
            ]}
            onChange={setUnit}
          />
          <Select
            quiet
            label={t("ui-replay-speed")}
            value={speed}
            options={SPEEDS.map((value) => ({ value, label: t("ui-replay-speed-times", { speed: value }) }))}
            onChange={setSpeed}
          />
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
          {table.id && <CopyMoment />}
        </div>
        <p class="replay-keys soft">{t("ui-replay-keys")}</p>
        {isEnd && (
          <section class="panel replay-end" aria-labelledby="replay-result">
            <h2 id="replay-result">{placeText(table)}</h2>
            <Ranking table={table} view={here.view} />
          </section>
        )}
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
        <p class="row">
          <Button kind="quiet" onClick={() => leave(table.id)}>
            {t("ui-back")}
          </Button>
          {table.id && (
            <a
              class="button button-quiet"
              href={`/api/tables/${table.id}/record`}
              download={`${table.game}-${table.id}.json`}
            >
              {t("ui-record")}
            </a>
          )}
        </p>
      </div>
      <aside class="side panel" aria-label={t("ui-log")}>
        <Log
          entries={log}
          label={t("ui-log")}
          empty={t("ui-log-empty")}
          current={here.step.version}
          onPick={(version) => go(snapshots.findIndex((snapshot) => snapshot.step.version === version))}
        />
      </aside>
    </div>
  );
}

/** Back to where one came from; whoever came by a link goes to the table. */
function leave(id: string): void {
  if (history.length > 1) history.back();
  else navigate(id ? `/t/${id}` : "/");
}

/** Keeps the address in step, so that it leads others to the same moment. */
function useMoment(id: string, at: number, eyes: number | null): void {
  useEffect(() => {
    if (!id) return;
    const timer = setTimeout(() => {
      const search = eyes === null ? `?step=${at}` : `?step=${at}&eyes=${eyes}`;
      if (location.pathname === `/t/${id}/replay`) history.replaceState(history.state, "", search);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [id, at, eyes]);
}

function useReplayKeys(keys: Record<string, () => void>): void {
  const newest = useRef(keys);
  newest.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest("input, select, textarea, [role=tablist], dialog")) return;
      if (event.key === " " && target.closest("button, a, summary")) return;
      const act = newest.current[event.key];
      if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

function CopyMoment() {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setCopied(true),
      (error: unknown) => console.info("trianon: no clipboard here", error),
    );
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  // Without a secure context there is no clipboard; the address bar has the link in any case.
  if (!navigator.clipboard) return null;
  return (
    <Button kind="quiet" onClick={copy}>
      {copied ? t("ui-copied") : t("ui-replay-link")}
    </Button>
  );
}
