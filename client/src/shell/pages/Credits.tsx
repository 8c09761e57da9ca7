import { Panel } from "../../design";
import { t } from "../../words";
import { usePageTitle } from "../title";

const PARTS = [
  {
    id: "icons",
    name: "game-icons.net",
    url: "https://game-icons.net",
    licence: "CC BY 3.0",
    terms: "https://creativecommons.org/licenses/by/3.0/",
  },
  {
    id: "serif",
    name: "Cormorant",
    url: "https://github.com/CatharsisFonts/Cormorant",
    licence: "SIL OFL 1.1",
    terms: "https://openfontlicense.org",
  },
  {
    id: "sans",
    name: "Source Sans 3",
    url: "https://github.com/adobe-fonts/source-sans",
    licence: "SIL OFL 1.1",
    terms: "https://openfontlicense.org",
  },
] as const;

const TITLES = [
  { title: "Kabale & Hiebe", by: "Lutz Stepponat", publisher: "Hans im Glück, 2006" },
  { title: "Louis XIV", by: "Rüdiger Dorn", publisher: "alea / Ravensburger, 2005" },
  { title: "Castles of Mad King Ludwig", by: "Ted Alspach", publisher: "Bézier Games, 2014" },
  { title: "Mercado", by: "Rüdiger Dorn", publisher: "Kosmos, 2018" },
] as const;

/** Everybody who drew for the collection, as its licence asks. */
const DRAWN_BY =
  "Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, sbed, PriorBlue, Willdabeast, Viscious Speed, " +
  "Lord Berandas, Irongamer, HeavenlyDog, Lucas, faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, " +
  "Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, catsu, " +
  "starseeker, Pepijn Poolman, Pierre Leducq, Caro Asercion";

const SOFTWARE = [
  "Preact",
  "Preact Signals",
  "Fluent",
  "Vite",
  "FastAPI",
  "Starlette",
  "uvicorn",
  "msgspec",
  "SQLAlchemy",
  "mypyc",
];

export function Credits() {
  usePageTitle(t("ui-credits"));
  return (
    <div class="page page-narrow stack">
      <h1>{t("ui-credits")}</h1>
      <Panel title={t("ui-credits-games")}>
        <p>{t("ui-credits-games-text")}</p>
        <ul class="credit-list">
          {TITLES.map((game) => (
            <li key={game.title}>
              <strong>{game.title}</strong>
              <span>{t("ui-credits-by", { author: game.by, publisher: game.publisher })}</span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t("ui-credits-art")}>
        <ul class="credit-list">
          {PARTS.map((part) => (
            <li key={part.id}>
              <strong>
                <a href={part.url} rel="external">
                  {part.name}
                </a>
              </strong>
              <span>
                {t(`ui-credits-${part.id}`)}{" "}
                <a href={part.terms} rel="license">
                  {part.licence}
                </a>
                {part.id === "icons" && <small class="soft credit-names">{DRAWN_BY}</small>}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t("ui-credits-software")}>
        <p>{t("ui-credits-software-text")}</p>
        <p class="soft">{SOFTWARE.join(" · ")}</p>
      </Panel>
    </div>
  );
}
