/** A new table: how many chairs, who sits where, the game's options, open to all or by link only. */

import { useEffect, useState } from "preact/hooks";
import { Button, Dialog, ProblemLine, SeatBadge, Segmented, Select, TextField, Toggle } from "../design";
import type { GameInfo, GameOption, NewChair, TableInfo } from "../wire";
import { has, t } from "../words";
import { api, problemText } from "./api";
import { botChoice, defaultBot } from "./bots";
import { me, rename, whoAmI } from "./me";
import { MAX_NAME } from "./Nickname";
import { navigate } from "./router";
import { choicesOf, optionHint, optionLabel } from "./options";
import { SlowBots } from "./SlowBots";
import { tempoText } from "./tempo";
import { useAction } from "./useAsync";

/** Who sits on a chair, as one value of a list: "me", "open", "hotseat" or "bot:<kind>". */
type Sitter = string;

type Pace = TableInfo["pace"];
const PACES: readonly Pace[] = ["", "quick", "calm"];

const toChair = (sitter: Sitter, name: string): NewChair =>
  sitter.startsWith("bot:")
    ? { kind: "bot", bot: sitter.slice(4) }
    : { kind: sitter as "me" | "open" | "hotseat", name: sitter === "hotseat" ? name : "" };

export function CreateTable({ game, onClose }: { game: GameInfo; onClose: () => void }) {
  const [seats, setSeats] = useState(Math.max(game.min_seats, Math.min(4, game.max_seats)));
  const [sitters, setSitters] = useState<Sitter[]>(["me", "open", ...Array<Sitter>(game.max_seats).fill("open")]);
  const [names, setNames] = useState<string[]>([]);
  const [options, setOptions] = useState<Record<string, string | number>>({});
  const [open, setOpen] = useState(true);
  const [tempo, setTempo] = useState("");
  const [pace, setPace] = useState<Pace>("");
  const [casual, setCasual] = useState(false);
  const [name, setName] = useState(me.value?.name ?? "");
  const { run, busy, problem } = useAction();
  const known = me.value?.name;

  useEffect(() => run(whoAmI), []);
  useEffect(() => setName((typed) => typed || (known ?? "")), [known]);

  const chosen = sitters.slice(0, seats);
  const set = (seat: number, sitter: Sitter) =>
    setSitters((old) => old.map((was, at) => (at === seat ? sitter : sitter === "me" && was === "me" ? "open" : was)));

  /** What was picked, as long as it still goes with this number of chairs. */
  const chosenOf = (option: GameOption): string | number => {
    const picked = options[option.id];
    return picked !== undefined && choicesOf(option, seats).includes(picked) ? picked : option.default;
  };

  /** Who is rated has an account and one chair, and plays somebody else. */
  const ratable = seats > 1 && chosen.includes("me") && !chosen.includes("hotseat");
  const rated = ratable && !casual && me.value?.account === true;
  const unmeasured = chosen.some((sitter) => sitter.startsWith("bot:") && !(sitter.slice(4) in game.ratings));

  const create = () =>
    run(async () => {
      await rename(name);
      const chairs = chosen.map((sitter, seat) =>
        toChair(sitter, names[seat]?.trim() || t("ui-friend-number", { number: seat + 1 })),
      );
      const unusual = game.options.filter((option) => chosenOf(option) !== option.default);
      const settled = Object.fromEntries(unusual.map((option) => [option.id, chosenOf(option)]));
      const table = await api.create({ game: game.id, chairs, options: settled, public: open, tempo, pace, rated });
      navigate(`/t/${table.id}`);
    });

  const sitterOptions = [
    { value: "me", label: t("ui-sitter-me") },
    { value: "open", label: t("ui-sitter-open") },
    ...game.bots.map((bot) => ({ value: `bot:${bot}`, label: t("ui-sitter-bot", { bot: botChoice(game, bot) }) })),
    { value: "hotseat", label: t("ui-sitter-hotseat") },
  ];
  const startsAtOnce = !chosen.includes("open");

  return (
    <Dialog
      wide
      open
      title={t("ui-new-table", { game: has(`${game.id}-title`) ? t(`${game.id}-title`) : game.title })}
      onClose={onClose}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t("ui-cancel")}
          </Button>
          <Button kind="primary" busy={busy} onClick={create}>
            {startsAtOnce ? t("ui-start-now") : t("ui-create-table")}
          </Button>
        </>
      }
    >
      <div class="stack">
        <div class="pair">
          <TextField
            label={t("ui-nickname")}
            value={name}
            onInput={setName}
            maxLength={MAX_NAME}
            placeholder={t("ui-nickname")}
          />
          <Segmented
            legend={t("ui-seats")}
            value={seats}
            options={Array.from({ length: game.max_seats - game.min_seats + 1 }, (_, i) => ({
              value: game.min_seats + i,
              label: String(game.min_seats + i),
            }))}
            onChange={setSeats}
          />
        </div>
        <fieldset>
          <legend class="label">{t("ui-who-sits")}</legend>
          <ol class="sitters">
            {chosen.map((sitter, seat) => (
              <li key={seat}>
                <SeatBadge colour={game.colours[seat] ?? ""} named />
                <Select
                  quiet
                  label={t("ui-seat-number", { number: seat + 1 })}
                  value={sitter}
                  options={sitterOptions}
                  onChange={(value) => set(seat, value)}
                />
                {sitter === "hotseat" && (
                  <TextField
                    quiet
                    label={t("ui-friend-name")}
                    placeholder={t("ui-friend-number", { number: seat + 1 })}
                    value={names[seat] ?? ""}
                    maxLength={MAX_NAME}
                    onInput={(value) => setNames((old) => Object.assign([...old], { [seat]: value }))}
                  />
                )}
              </li>
            ))}
          </ol>
          <SlowBots game={game} chosen={chosen.map((sitter) => sitter.replace(/^bot:/, ""))} />
          <div class="row">
            <Button
              size="s"
              onClick={() =>
                setSitters((old) => old.map((sitter) => (sitter === "open" ? `bot:${defaultBot(game.bots)}` : sitter)))
              }
            >
              {t("ui-fill-bots")}
            </Button>
          </div>
        </fieldset>
        <div class="pair">
          {game.options
            .filter((option) => choicesOf(option, seats).length > 1)
            .map((option) => (
              <Select
                key={option.id}
                label={optionLabel(game.id, option.id)}
                hint={optionHint(game.id, option.id)}
                value={chosenOf(option)}
                options={choicesOf(option, seats).map((value) => ({
                  value,
                  label: optionLabel(game.id, option.id, value),
                }))}
                onChange={(value) => setOptions((old) => ({ ...old, [option.id]: value }))}
              />
            ))}
          <Select
            label={t("ui-tempo")}
            value={tempo}
            options={game.tempi.map((value) => ({ value, label: tempoText(value) }))}
            onChange={setTempo}
          />
          {chosen.some((sitter) => sitter.startsWith("bot:")) && (
            <Select
              label={t("ui-bot-pace")}
              value={pace}
              options={PACES.map((value) => ({ value, label: t(`ui-bot-pace-${value || "natural"}`) }))}
              onChange={setPace}
            />
          )}
        </div>
        {tempo && <p class="soft">{t("ui-tempo-zero")}</p>}
        {ratable && me.value?.account && (
          <Toggle
            label={t("ui-rated")}
            hint={t("ui-rated-means")}
            checked={!casual}
            onChange={(wanted) => setCasual(!wanted)}
          />
        )}
        {ratable && me.value?.account === false && <p class="soft">{t("ui-rated-guests")}</p>}
        {rated && unmeasured && <p class="soft">{t("ui-rated-unmeasured")}</p>}
        <Toggle label={t("ui-public")} hint={t("ui-public-hint")} checked={open} onChange={setOpen} />
        {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
      </div>
    </Dialog>
  );
}
