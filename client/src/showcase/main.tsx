/**
 * Boards without a server, for those who draw them: `npm run dev`, then /src/showcase/?game=kabale&show=middle. Shows
 * are in games/<game>/shows.ts; `help` is the page of rules. Also: &lang=cs, &theme=dark, &still. Not in the bundle.
 */

import { render } from "preact";
import { useState } from "preact/hooks";
import "../design/design.css";
import "../shell/shell.css";
import { PlayerPanel, PromptBar } from "../design";
import type { BoardModule } from "../games/contract";
import { chairsOf } from "../games/fixtures";
import { loadBoard } from "../games/registry";
import type { Show } from "../games/shows";
import { LANGUAGES, type Language, loadWords, setLanguage, t } from "../words";

const all = import.meta.glob<{ shows: Readonly<Record<string, Show>> }>("../games/*/shows.ts");

const wish = new URLSearchParams(location.search);
const game = wish.get("game") ?? "kabale";

function Showcase({ board, show }: { board: BoardModule; show: Show }) {
  const { Board, PanelExtras } = board;
  const { view, before = null, step = null } = show;
  const chairs = chairsOf(view.players.map((player) => player.colour));
  const [said, setSaid] = useState("");
  const [shown, setShown] = useState(!step);
  const question = shown ? (show.question ?? null) : null;
  return (
    <div class="play" style={{ width: "100%" }}>
      <div class="play-main">
        <ul class="players">
          {chairs.map((chair) => (
            <PlayerPanel
              key={chair.seat}
              chair={chair}
              chairs={chairs}
              active={chair.seat === view.turn}
              viewed={chair.seat === 0}
            >
              {PanelExtras && <PanelExtras view={view} seat={chair.seat} />}
            </PlayerPanel>
          ))}
        </ul>
        <PromptBar
          text={said || (question ? t(`${game}-ask-${question.ask}`) : "…")}
          tone={question ? "yours" : "wait"}
          seatColour={chairs[0]?.colour}
        />
        <section class="play-board">
          <Board
            view={view}
            seat={0}
            question={question}
            waiting={0}
            chairs={chairs}
            busy={false}
            onMove={setSaid}
            onUndo={() => setSaid("undo")}
            step={step}
            before={before}
            history={step ? [step] : []}
            onShown={() => setShown(true)}
            motion={!wish.has("still")}
            pace={1}
            skipping={false}
            mode="play"
          />
        </section>
      </div>
      <aside class="side panel">…</aside>
    </div>
  );
}

const isLanguage = (lang: string | null): lang is Language => lang !== null && lang in LANGUAGES;

async function open(): Promise<void> {
  const lang = wish.get("lang");
  document.documentElement.dataset.theme = wish.get("theme") ?? "light";
  document.documentElement.dataset.motion = wish.has("still") ? "off" : "on";
  await Promise.all([setLanguage(isLanguage(lang) ? lang : "en"), loadWords(game)]);
  const board = await loadBoard(game);
  const { shows = {} } = (await all[`../games/${game}/shows.ts`]?.()) ?? {};
  const show = shows[wish.get("show") ?? ""] ?? Object.values(shows)[0];
  const page = document.getElementById("app")!;
  if (wish.get("show") === "help" && board?.Help) {
    const Help = board.Help;
    render(
      <div class="page page-narrow stack">
        <Help />
      </div>,
      page,
    );
  } else if (board && show) render(<Showcase board={board} show={show} />, page);
  else page.textContent = `No shows of ${game}.`;
}

void open();
