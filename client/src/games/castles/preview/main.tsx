/**
 * The board without a server, for those who draw it: `npm run dev`, then /src/games/castles/preview/?show=turn
 * (also: place, arrange, reward, watch, help; &lang=cs, &theme=dark, &still). Not part of the built client.
 */

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
import type { CastlesView } from "../types";

interface Show {
  view: CastlesView;
  question: Question | null;
}

const SPOTS = [
  fixtures.spot(26, -2, 0, 5),
  fixtures.spot(28, 6, 0, 7, { base: 5, others: [{ tile: 7, room: "salon", points: 2 }], completes: [7] }),
  fixtures.spot(28, 10, 0, 5),
  fixtures.spot(22, 14, 0, -1),
  fixtures.spot(2, -4, 1, 5),
  fixtures.spot(28, 14, 1, 5),
];
const offers = fixtures.view().market.map((slot, at) => ({
  room: slot!.room,
  price: slot!.price,
  pay: slot!.price,
  coins: slot!.coins,
  spots: 12 - at,
  best: at === 2 ? null : 7 - at,
  why: at === 0 ? ("money" as const) : at === 2 ? ("spot" as const) : null,
}));
const supply = (["hallway", "stairs"] as const).map((room) => ({
  room,
  price: 3000,
  pay: 3000,
  coins: 0,
  spots: 9,
  best: 0,
  why: null,
}));

const SHOWS: Record<string, Show> = {
  turn: {
    view: fixtures.view({ offers: [...offers, ...supply] }),
    question: fixtures.turnQuestion([
      "pumpkin_garden",
      "sauna",
      "east_tapestry_chamber",
      "lilac_cabinet",
      "hallway",
      "stairs",
    ]),
  },
  place: {
    view: fixtures.view({ placing: { seat: 0, room: "lilac_cabinet" }, spots: SPOTS }),
    question: fixtures.placeQuestion(SPOTS),
  },
  arrange: {
    view: fixtures.view({ master: 0, arrange: { slot: 0 } }),
    question: fixtures.arrangeQuestion(0, [
      "throne_room",
      "pumpkin_garden",
      "forum",
      "sauna",
      "east_tapestry_chamber",
      "lilac_cabinet",
    ]),
  },
  reward: {
    view: fixtures.view(),
    question: {
      seat: 0,
      ask: "reward",
      options: [
        fixtures.choice("claim dining_room", "claim", { room: "dining_room", number: 0, tile: 6, type: "food" }),
        fixtures.choice("decline dining_room", "decline", { room: "dining_room", number: 0, tile: 6, type: "food" }),
        fixtures.choice("claim salon", "claim", { room: "salon", number: 0, tile: 7, type: "living" }),
        fixtures.choice("decline salon", "decline", { room: "salon", number: 0, tile: 7, type: "living" }),
      ],
    },
  },
  watch: { view: fixtures.view({ turn: 1 }), question: null },
};

const wish = new URLSearchParams(location.search);

function Preview() {
  const show = SHOWS[wish.get("show") ?? "turn"] ?? SHOWS.turn!;
  const chairs = fixtures.chairs(show.view.seats);
  const [said, setSaid] = useState("");
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
          text={said || (show.question ? t(`castles-ask-${show.question.ask}`) : "…")}
          tone={show.question ? "yours" : "wait"}
          seatColour="red"
        />
        <section class="play-board">
          <Board
            view={show.view}
            seat={0}
            question={show.question}
            waiting={0}
            chairs={chairs}
            busy={false}
            onMove={setSaid}
            onUndo={() => setSaid("undo")}
            step={null}
            before={null}
            history={[]}
            onShown={() => undefined}
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
await learn("castles");
render(<Preview />, document.getElementById("app")!);
