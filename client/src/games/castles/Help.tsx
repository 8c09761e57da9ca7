/** The page of rules: the game in short, types with their rewards, prices, final count, all tiles. */

import { Icon, Panel } from "../../design";
import { t } from "../../words";
import { Glossary } from "../Glossary";
import { RuleParts } from "../RuleParts";
import { Reconstructed } from "../Reconstructed";
import { TYPES, figures, isCardReconstructed, isRoom, tileIds, tileOf } from "./figures";
import { relationIcons, typeIcons } from "./icons";
import { Worth } from "./Market";
import { bonusWords, cardName, cardWords, favorName, marksWords, rewardWords, roomName, typeName } from "./names";
import { DoorPicture, Floors, TilePicture } from "./Tile";
import rules from "./rules.json";
import "./board.css";

const TERMS = ["master", "connected", "completed", "walled", "corridor", "favor", "bonus"];
const SAMPLES: Record<string, string> = {
  living: "observatory",
  activity: "billiards_room",
  food: "dining_room",
  sleeping: "nap_room",
  outdoor: "pumpkin_garden",
  utility: "washroom",
  corridor: "great_hall",
  downstairs: "dungeon",
};

const pictures = () => ({
  turn: ["dining_room", "hallway", "stairs"].map((room) => <TilePicture key={room} room={room} scale={8} />),
});

/** The three looks of a door, by the letters of the view. */
function DoorLegend() {
  return (
    <ul class="cm-rules-doors">
      {["e", "c", "b"].map((state) => (
        <li key={state}>
          <DoorPicture state={state} /> {t(`castles-rules-door-${state}`)}
        </li>
      ))}
    </ul>
  );
}

function Types() {
  return (
    <ul class="cm-rules-types">
      {TYPES.map((type) => (
        <li key={type} class={`cm-${type}`}>
          <span class="cm-rules-picture" aria-hidden="true">
            <TilePicture room={SAMPLES[type]!} scale={Math.min(12, 128 / tileOf(SAMPLES[type]!).w)} />
          </span>
          <div>
            <h3>
              <Icon art={typeIcons[type]} size="1.2em" /> {typeName(type)}
            </h3>
            <p>{t(`castles-rules-type-${type}`)}</p>
            <p>
              <b>{t("castles-rules-reward")}</b> {rewardWords(type)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The three relations a bonus can ask for. */
function Relations() {
  return (
    <ul class="cm-rules-relations">
      {(["connected", "touching", "anywhere"] as const).map((kind) => (
        <li key={kind}>
          <Icon art={relationIcons[kind]} size="1.5rem" /> <p>{t(`castles-rules-relation-${kind}`)}</p>
        </li>
      ))}
    </ul>
  );
}

function Prices() {
  return (
    <div class="cm-final-scroll" tabIndex={0} role="group" aria-label={t("castles-rules-prices-title")}>
      <table class="cm-rules-prices">
        <thead>
          <tr>
            <th scope="col">{t("castles-rules-players")}</th>
            <th scope="col">{t("castles-rules-prices")}</th>
            <th scope="col">{t("castles-rules-stacks")}</th>
            <th scope="col">{t("castles-rules-deck")}</th>
          </tr>
        </thead>
        <tbody>
          {[2, 3, 4, 1].map((seats) => (
            <tr key={seats}>
              <th scope="row">{seats === 1 ? t("castles-rules-alone") : seats}</th>
              <td class="tabular">{figures.prices[seats]!.map((price) => marksWords(price)).join(", ")}</td>
              <td class="tabular">
                {t("castles-rules-stack-sizes", {
                  small: figures.stacks.small[seats]!,
                  large: figures.stacks.large[seats]!,
                })}
              </td>
              <td class="tabular">{figures.deck[seats]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Favors in the order of the list of types, then those that are about no type. */
function favorsInOrder(): string[] {
  const ofTypes = TYPES.flatMap((type) => [`count_${type}`, `area_${type}`]);
  return [...ofTypes, ...figures.favors.filter((favor) => !ofTypes.includes(favor))];
}

function AllCards() {
  return (
    <div class="cm-rules-cards">
      <section>
        <h3>{t("castles-cards")}</h3>
        <dl>
          {Object.keys(figures.cards).map((card) => (
            <div key={card}>
              <dt>{cardName(card)}</dt>
              <dd>
                {cardWords(card)}
                {isCardReconstructed(card) && <Reconstructed />}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>{t("castles-favors")}</h3>
        <p>
          {t("castles-rules-favors", {
            first: figures.favor_points[0]!,
            second: figures.favor_points[1]!,
            third: figures.favor_points[2]!,
            fourth: figures.favor_points[3]!,
          })}
        </p>
        <ul class="cm-rules-favors">
          {favorsInOrder().map((favor) => (
            <li key={favor}>{favorName(favor)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function AllTiles() {
  return (
    <ul class="cm-rules-tiles">
      {tileIds.filter(isRoom).map((room) => (
        <li key={room}>
          <span class="cm-rules-picture" aria-hidden="true">
            <TilePicture room={room} bare scale={Math.min(7, 84 / tileOf(room).w)} />
          </span>
          <div>
            <b>{roomName(room)}</b>
            <Worth room={room} />
            <span class="visually-hidden">
              {typeName(tileOf(room).type)}, {tileOf(room).size}, {t("castles-points", { points: tileOf(room).base })}
            </span>
            {bonusWords(room) && <small>{bonusWords(room)}</small>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The page /rules/castles, and the window beside a board. */
export function Help() {
  return (
    <div class="cm-help">
      <Floors />
      <Panel title={t("castles-rules-title")}>
        <RuleParts
          game="castles"
          parts={rules.parts}
          examples={rules.examples}
          pictures={pictures()}
          below={{ doors: <DoorLegend /> }}
        />
      </Panel>
      <Glossary game="castles" terms={TERMS} />
      <Panel title={t("castles-rules-types-title")}>
        <Types />
      </Panel>
      <Panel title={t("castles-rules-bonus-title")}>
        <Relations />
      </Panel>
      <Panel title={t("castles-rules-prices-title")}>
        <Prices />
      </Panel>
      <Panel title={t("castles-rules-cards-title")}>
        <AllCards />
      </Panel>
      <Panel title={t("castles-rules-tiles-title")}>
        <AllTiles />
      </Panel>
    </div>
  );
}
