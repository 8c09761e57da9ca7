/** Tournaments in which one takes part, and the invitation to a new one. */

import { useEffect, useState } from "preact/hooks";
import { Button, Panel, ProblemLine, Segmented, Select, Skeleton, TextField } from "../../design";
import { GAMES } from "../../games/registry";
import type { GameInfo, NewTournament, TournamentInfo } from "../../wire";
import { loadWords, t } from "../../words";
import { api, problemText } from "../api";
import { Medallion, titleOf } from "../Medallion";
import { me, rename } from "../me";
import { MAX_NAME } from "../Nickname";
import { choicesOf, optionHint, optionLabel } from "../options";
import { navigate } from "../router";
import { tempoText } from "../tempo";
import { usePageTitle } from "../title";
import { useAction, useFetched } from "../useAsync";

const FORMS = ["round_robin", "knockout"] as const;
const MAX_TITLE = 60;
const PLAYERS = 2;
const USUAL_TEMPO = "3d";

export const formText = (form: TournamentInfo["form"]): string => t(`ui-tournament-${form.replace("_", "-")}`);

export function Tournaments() {
  const own = useFetched(api.tournaments, [me.value?.name]);
  const games = useFetched(api.games, []);
  usePageTitle(t("ui-tournaments"));
  useEffect(() => {
    for (const { id } of GAMES) void loadWords(id);
  }, []);
  return (
    <div class="page page-narrow stack">
      <h1>{t("ui-tournaments")}</h1>
      <p>{t("ui-tournaments-text")}</p>
      {own.value && own.value.length > 0 && (
        <Panel title={t("ui-tournaments-own")}>
          <ul class="table-list">
            {own.value.map((one) => (
              <li key={one.id}>
                <Medallion game={one.game} />
                <span class="table-list-text">
                  <a href={`/tournaments/${one.id}`}>
                    <strong>{one.title}</strong>
                  </a>
                  <span class="soft">{[titleOf(one.game), formText(one.form)].join(" · ")}</span>
                  <span class="table-list-state">{t(`ui-tournament-${one.status}`)}</span>
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={t("ui-tournament-new")}>
        {[own.problem, games.problem].map(
          (problem, at) => problem !== null && <ProblemLine key={at}>{problemText(problem)}</ProblemLine>,
        )}
        {games.value ? <Invitation games={games.value} /> : <Skeleton height="12rem" />}
      </Panel>
    </div>
  );
}

function Invitation({ games }: { games: readonly GameInfo[] }) {
  const known = games.filter(({ id, max_seats }) => max_seats >= PLAYERS && GAMES.some((one) => one.id === id));
  const [id, setId] = useState(known[0]?.id ?? "");
  const [title, setTitle] = useState("");
  const [name, setName] = useState("");
  const [form, setForm] = useState<NewTournament["form"]>("round_robin");
  const [tempo, setTempo] = useState(USUAL_TEMPO);
  const [options, setOptions] = useState<Record<string, string | number>>({});
  const { run, busy, problem } = useAction();
  const own = me.value?.name ?? "";
  useEffect(() => setName((typed) => typed || own), [own]);
  const game = known.find((one) => one.id === id);
  const usual = t("ui-tournament-title-usual");
  const invite = () =>
    run(async () => {
      await rename(name);
      const made = await api.newTournament({ title: title.trim() || usual, game: id, form, tempo, options });
      navigate(`/tournaments/${made.id}`);
    });
  if (!game) return null;
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        invite();
      }}
    >
      <div class="pair">
        <TextField
          label={t("ui-tournament-title")}
          value={title}
          onInput={setTitle}
          maxLength={MAX_TITLE}
          placeholder={usual}
        />
        <TextField label={t("ui-nickname")} value={name} onInput={setName} maxLength={MAX_NAME} />
      </div>
      <div class="pair">
        <Select
          label={t("ui-filter-game")}
          value={id}
          options={known.map((one) => ({ value: one.id, label: titleOf(one.id) }))}
          onChange={(value) => {
            setId(value);
            setOptions({});
          }}
        />
        <Select
          label={t("ui-tempo")}
          value={tempo}
          options={game.tempi.filter(Boolean).map((value) => ({ value, label: tempoText(value) }))}
          onChange={setTempo}
        />
      </div>
      <p class="soft">{t("ui-tournament-zero")}</p>
      <Segmented
        legend={t("ui-tournament-form")}
        value={form}
        options={FORMS.map((value) => ({ value, label: formText(value) }))}
        onChange={setForm}
      />
      <p class="soft">{t(`ui-tournament-${form.replace("_", "-")}.hint`)}</p>
      {game.options
        .filter((option) => choicesOf(option, PLAYERS).length > 1)
        .map((option) => (
          <Select
            key={option.id}
            label={optionLabel(id, option.id)}
            hint={optionHint(id, option.id)}
            value={options[option.id] ?? option.default}
            options={choicesOf(option, PLAYERS).map((value) => ({ value, label: optionLabel(id, option.id, value) }))}
            onChange={(value) => setOptions((old) => ({ ...old, [option.id]: value }))}
          />
        ))}
      {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
      <div class="row">
        <Button type="submit" kind="primary" busy={busy}>
          {t("ui-tournament-invite")}
        </Button>
      </div>
    </form>
  );
}
