/** One tournament: who takes part, who plays whom, the table of results. */

import { useEffect, useState } from "preact/hooks";
import { Button, classes, Panel, ProblemLine, Skeleton, TextField } from "../../design";
import type { EntrantInfo, PairingInfo, TournamentInfo } from "../../wire";
import { loadWords, t } from "../../words";
import { api, ApiProblem, problemText } from "../api";
import { titleOf } from "../Medallion";
import { me } from "../me";
import { MAX_NAME } from "../Nickname";
import { optionLabel } from "../options";
import { profileOf } from "../router";
import { Share } from "../Share";
import { tempoText } from "../tempo";
import { usePageTitle } from "../title";
import { useAction, useFetched } from "../useAsync";
import { formText } from "./Tournaments";

const REFRESH = 6000;

export function Tournament({ id }: { id: string }) {
  const fetched = useFetched(() => api.tournament(id), [id, me.value?.name], REFRESH);
  const { run, busy, problem } = useAction();
  const cup = fetched.value;
  usePageTitle(cup?.title ?? t("ui-tournament"));
  useEffect(() => {
    if (cup) void loadWords(cup.game);
  }, [cup?.game]);

  if (cup === null) {
    const missing = fetched.problem instanceof ApiProblem && fetched.problem.code === "not_found";
    return (
      <div class="page page-narrow stack">
        <h1>{t("ui-tournament")}</h1>
        {fetched.problem === null && <Skeleton height="16rem" />}
        {fetched.problem !== null && (
          <ProblemLine
            action={
              <a class="button button-s" href="/tournaments">
                {t("ui-tournaments")}
              </a>
            }
          >
            {missing ? t("ui-tournament-missing") : problemText(fetched.problem)}
          </ProblemLine>
        )}
      </div>
    );
  }

  const act = (work: () => Promise<TournamentInfo>) =>
    run(async () => {
      await work();
      fetched.reload();
    });
  return (
    <div class="page page-narrow stack">
      <h1>{cup.title}</h1>
      <p>
        {[
          titleOf(cup.game),
          formText(cup.form),
          tempoText(cup.tempo),
          ...Object.entries(cup.options).map(([option, value]) =>
            optionLabel(cup.game, option, value as string | number),
          ),
        ].join(" · ")}
      </p>
      <p class="soft">
        {t(`ui-tournament-${cup.form.replace("_", "-")}.hint`)} {t("ui-tournament-zero")}
      </p>
      {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
      {cup.status === "open" ? (
        <Waiting cup={cup} busy={busy} act={act} />
      ) : (
        <>
          <Results cup={cup} />
          <Games cup={cup} />
          {cup.status === "running" && cup.you !== null && !cup.entrants[cup.you]!.gone && (
            <Withdraw busy={busy} onLeave={() => act(() => api.leaveTournament(id))} />
          )}
        </>
      )}
    </div>
  );
}

interface WaitingProps {
  cup: TournamentInfo;
  busy: boolean;
  act: (work: () => Promise<TournamentInfo>) => void;
}

/** Before the start: the list, the link, and for its organiser the beginning. */
function Waiting({ cup, busy, act }: WaitingProps) {
  const [name, setName] = useState("");
  const own = me.value?.name ?? "";
  useEffect(() => setName((typed) => typed || own), [own]);
  return (
    <>
      <Panel title={t("ui-tournament-entrants")}>
        <ol class="entrants">
          {cup.entrants.map((entrant, number) => (
            <li key={number}>
              <Name entrant={entrant} />
              {entrant.organiser && <span class="soft">{t("ui-tournament-organiser")}</span>}
              {cup.you_organise && !entrant.yours && (
                <Button
                  size="s"
                  kind="quiet"
                  disabled={busy}
                  aria-label={t("ui-tournament-remove-who", { name: nameOf(entrant) })}
                  onClick={() => act(() => api.removeEntrant(cup.id, { number, name: entrant.name }))}
                >
                  {t("ui-tournament-remove")}
                </Button>
              )}
            </li>
          ))}
        </ol>
        <p class="soft" role="status">
          {t("ui-tournament-room", { count: cup.room })}
        </p>
        {cup.you === null ? (
          <form
            class="stack"
            onSubmit={(event) => {
              event.preventDefault();
              act(() => api.joinTournament(cup.id, name));
            }}
          >
            {!me.value?.account && (
              <TextField label={t("ui-nickname")} value={name} onInput={setName} maxLength={MAX_NAME} />
            )}
            <div class="row">
              <Button type="submit" kind="primary" busy={busy} disabled={cup.room === 0}>
                {t("ui-tournament-join")}
              </Button>
            </div>
          </form>
        ) : (
          <div class="row">
            {cup.you_organise && (
              <Button
                kind="primary"
                busy={busy}
                disabled={cup.entrants.length < 2}
                onClick={() => act(() => api.startTournament(cup.id))}
              >
                {t("ui-tournament-start")}
              </Button>
            )}
            <Button kind="quiet" disabled={busy} onClick={() => act(() => api.leaveTournament(cup.id))}>
              {t("ui-tournament-leave")}
            </Button>
          </div>
        )}
        <p class="soft">{t(cup.you_organise ? "ui-tournament-start-text" : "ui-tournament-wait")}</p>
      </Panel>
      <Panel title={t("ui-invite")}>
        <Share path={`/tournaments/${cup.id}`} qr={api.tournamentQr(cup.id)} />
      </Panel>
    </>
  );
}

const nameOf = (entrant: EntrantInfo | undefined): string => entrant?.name || t("ui-tournament-nobody");

function Name({ entrant }: { entrant: EntrantInfo }) {
  const name = (
    <span class={classes(entrant.yours && "entrant-own", entrant.gone && "entrant-gone")}>{nameOf(entrant)}</span>
  );
  return (
    <>
      {entrant.account && entrant.name ? <a href={profileOf(entrant.account)}>{name}</a> : name}
      {entrant.gone && <span class="soft"> ({t("ui-tournament-gone")})</span>}
    </>
  );
}

/** Half points as people write them. */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  const rest = { 0: "", 0.25: "¼", 0.5: "½", 0.75: "¾" }[points - whole] ?? "";
  return whole === 0 && rest ? rest : `${whole}${rest}`;
}

/** The head of a narrow column; on a phone it stands upright. */
const Figure = ({ head }: { head: string }) => (
  <th scope="col" class="cup-figure">
    <span>{head}</span>
  </th>
);

function Results({ cup }: { cup: TournamentInfo }) {
  const all = cup.form === "round_robin";
  return (
    <Panel title={t(cup.status === "over" ? "ui-tournament-result" : "ui-tournament-standings")}>
      <div class="cup-scroll" tabIndex={0} role="region" aria-label={t("ui-tournament-standings")}>
        <table class="cup-table">
          <thead>
            <tr>
              <th scope="col">{t("ui-tournament-place")}</th>
              <th scope="col">{t("ui-tournament-player")}</th>
              {all && <Figure head={t("ui-tournament-points")} />}
              <Figure head={t("ui-tournament-won")} />
              <Figure head={t("ui-tournament-drawn")} />
              <Figure head={t("ui-tournament-lost")} />
              {all && <Figure head={t("ui-tournament-direct")} />}
              {all && <Figure head={t("ui-tournament-beaten")} />}
            </tr>
          </thead>
          <tbody>
            {cup.standings.map((one) => (
              <tr key={one.number} class={classes(cup.entrants[one.number]!.yours && "cup-own")}>
                <td class="tabular">{one.place === 0 ? "–" : t("ui-place", { place: one.place })}</td>
                <th scope="row">
                  <Name entrant={cup.entrants[one.number]!} />
                </th>
                {all && (
                  <td class="tabular">
                    <b>{pointsText(one.points)}</b>
                  </td>
                )}
                <td class="tabular">{one.won}</td>
                <td class="tabular">{one.drawn}</td>
                <td class="tabular">{one.lost}</td>
                {all && <td class="tabular">{pointsText(one.direct)}</td>}
                {all && <td class="tabular">{pointsText(one.beaten)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="soft">{t(all ? "ui-tournament-ties" : "ui-tournament-ties-knockout")}</p>
    </Panel>
  );
}

function Games({ cup }: { cup: TournamentInfo }) {
  const rounds = [...new Set(cup.pairings.map((pairing) => pairing.round))];
  const last = Math.max(...rounds);
  return (
    <Panel title={t("ui-tournament-games")}>
      {rounds.map((round) => (
        <section key={round} class="cup-round">
          <h3>
            {cup.form === "knockout" && round === last
              ? t("ui-tournament-final")
              : t("ui-tournament-round", { number: round })}
          </h3>
          <ul class="cup-games">
            {cup.pairings
              .filter((pairing) => pairing.round === round)
              .map((pairing, at) => (
                <Game key={at} cup={cup} pairing={pairing} />
              ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}

function Game({ cup, pairing }: { cup: TournamentInfo; pairing: PairingInfo }) {
  const { first, second, winner, walkover, tables, points } = pairing;
  const who = (number: number | null): string =>
    number === null ? t(winner ? "ui-tournament-free" : "ui-tournament-open-place") : nameOf(cup.entrants[number]);
  const names = t("ui-tournament-pair", { first: who(first), second: who(second) });
  const table = tables.at(-1);
  const mine = cup.you !== null && (first === cup.you || second === cup.you);
  return (
    <li class={classes(mine && "cup-own")}>
      <span class="cup-pair">
        <span class={classes(winner === "first" && "cup-winner")}>{who(first)}</span>
        <span class="soft"> – </span>
        <span class={classes(winner === "second" && "cup-winner")}>{who(second)}</span>
      </span>
      <span class="cup-score tabular">
        {winner === "" ? (
          <span class="soft">{t(table ? "ui-tournament-playing" : "ui-tournament-waiting")}</span>
        ) : (
          <>
            {resultText(winner, walkover)} {walkover && <span class="soft">({t("ui-tournament-walkover")})</span>}
            {points.length === 2 && !walkover && <span class="soft">({points.join(" : ")})</span>}
          </>
        )}
      </span>
      {table && (
        <a
          class="button button-s button-quiet"
          href={winner ? `/t/${table}/replay` : `/t/${table}`}
          aria-label={`${t(winner ? "ui-replay" : mine ? "ui-table-play" : "ui-table-watch")}: ${names}`}
        >
          {t(winner ? "ui-replay" : mine ? "ui-table-play" : "ui-table-watch")}
        </a>
      )}
    </li>
  );
}

const resultText = (winner: PairingInfo["winner"], walkover: boolean): string =>
  winner === "first" ? "1 : 0" : winner === "second" ? "0 : 1" : walkover ? "0 : 0" : "½ : ½";

/** Asked once more: it cannot be taken back. */
function Withdraw({ busy, onLeave }: { busy: boolean; onLeave: () => void }) {
  const [asked, setAsked] = useState(false);
  return (
    <div class="stack">
      {asked && <p role="status">{t("ui-tournament-withdraw-text")}</p>}
      <div class="row">
        <Button kind={asked ? "primary" : "quiet"} busy={busy} onClick={() => (asked ? onLeave() : setAsked(true))}>
          {t("ui-tournament-withdraw")}
        </Button>
        {asked && (
          <Button kind="quiet" onClick={() => setAsked(false)}>
            {t("ui-cancel")}
          </Button>
        )}
      </div>
    </div>
  );
}
