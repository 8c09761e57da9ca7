/**
 * The board without a server, for those who draw it: `npm run dev`, then /src/games/kabale/preview/?show=middle
 * (also: long, two, disguise, traitor, chain, treason, roundEnd, help; &lang=cs, &theme=dark, &still).
 * Not part of the built client.
 */

import type { GameStep } from "../../contract";
import { render } from "preact";
import { useState } from "preact/hooks";
import "../../../design/design.css";
import "../../../shell/shell.css";
import { PlayerPanel, PromptBar } from "../../../design";
import type { Question } from "../../../wire";
import { type Language, learn, speak, t } from "../../../words";
import { Board } from "../Board";
import * as fixtures from "../fixtures";
import { Help } from "../Help";
import { PanelExtras } from "../Panel";
import type { KabaleView } from "../types";

interface Show {
  view: KabaleView;
  before?: KabaleView;
  step?: GameStep;
  question?: Question | null;
}

const scene = (one: { before: KabaleView; after: KabaleView; step: GameStep }): Show => ({
  view: one.after,
  before: one.before,
  step: one.step,
});

const SHOWS: Record<string, Show> = {
  middle: { view: fixtures.middle, question: fixtures.layQuestion(["king", "merchant", "explorer"], [1, 2, 4]) },
  long: {
    view: fixtures.long,
    question: fixtures.layQuestion(["doppelganger", "tomthumb", "musketeers"], [1, 2, 3, 5, 6]),
  },
  two: { view: fixtures.view(fixtures.middle.columns.slice(0, 2)), question: null },
  disguise: { view: fixtures.middle, question: fixtures.disguiseQuestion(["king", "merchant", "explorer"]) },
  traitor: { view: fixtures.treason.before, question: fixtures.traitorQuestion([2, 3, 4]) },
  laying: scene(fixtures.laying),
  chain: scene(fixtures.chain),
  treason: scene(fixtures.treason),
  roundEnd: scene(fixtures.roundEnd),
};

const wish = new URLSearchParams(location.search);

function Preview() {
  const show = SHOWS[wish.get("show") ?? "middle"] ?? SHOWS.middle!;
  const chairs = fixtures.chairs(show.view.seats);
  const [said, setSaid] = useState("");
  const [shown, setShown] = useState(!show.step);
  const question = shown ? (show.question ?? null) : null;
  if (wish.get("show") === "help")
    return (
      <div class="page page-narrow stack">
        <Help />
      </div>
    );
  return (
    <div class="play" style={{ width: "100%" }}>
      <div class="play-main">
        <ul class="players">
          {chairs.map((chair) => (
            <PlayerPanel
              key={chair.seat}
              chair={chair}
              chairs={chairs}
              active={chair.seat === show.view.turn}
              viewed={chair.seat === 0}
            >
              <PanelExtras view={show.view} seat={chair.seat} />
            </PlayerPanel>
          ))}
        </ul>
        <PromptBar
          text={said || (question ? t(`kabale-ask-${question.ask}`) : "…")}
          tone={question ? "yours" : "wait"}
          seatColour="blue"
        />
        <section class="play-board">
          <Board
            view={show.view}
            seat={0}
            question={question}
            waiting={0}
            chairs={chairs}
            busy={false}
            onMove={setSaid}
            step={show.step ?? null}
            before={show.before ?? null}
            history={show.step ? [show.step] : []}
            onShown={() => setShown(true)}
            motion={!wish.has("still")}
            mode="play"
          />
        </section>
      </div>
      <aside class="side panel">…</aside>
    </div>
  );
}

document.documentElement.dataset.theme = wish.get("theme") ?? "light";
document.documentElement.dataset.motion = wish.has("still") ? "off" : "on";
await speak((wish.get("lang") ?? "en") as Language);
await learn("kabale");
render(<Preview />, document.getElementById("app")!);
