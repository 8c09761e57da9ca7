# Het huis rond de spellen. Namen van spelers worden ongewijzigd ingevoegd.

## Kader

ui-skip = Naar de inhoud
ui-settings = Instellingen
ui-language = Taal
ui-footer = Trianon is vrij en gratis. Geen reclame, geen account nodig.
ui-footer-nav = Over ons
ui-myself = Jij
ui-privacy = Privacy
ui-credits = Met dank aan
ui-rules = Regels en kaarten
ui-tournaments = Toernooien
ui-of-tournament = Spel van een toernooi
ui-ladder = Ranglijst
ui-profile = Jouw profiel
ui-friends = Wie je volgt
ui-friend-plays = speelt { $game }
ui-friend-waits = wacht aan een open tafel: { $game }
ui-friend-away = niet aan een openbare tafel
ui-rule-link = Regel { $number }
ui-learn = Het spel leren
ui-learn-step = Stap { $step } van { $steps }
ui-learn-show = Laat zien
ui-learn-again = Vanaf het begin
ui-learn-play = Een kort eerste spel spelen
ui-rules-contents = Inhoud
ui-glossary = Woordenlijst
ui-rules-search = Zoeken in de regels
ui-rules-found = { $count ->
    [0] Hierover staat niets.
    [one] { $count } vermelding
   *[other] { $count } vermeldingen
  }
ui-rules-example = Probeer het op het bord
ui-rules-print = Samenvatting afdrukken
ui-rules-correct = Een kruisje (†) staat bij getallen die we op geen gedrukt onderdeel en in geen spelregels hebben gezien: die zijn aangevuld. Heb je het spel, en wijkt een getal hier af van het gedrukte? { $command } toont ze allemaal, schrijft een bestand dat je kunt verbeteren en controleert het; een server speelt daarna met jouw getallen.
ui-reconstructed = aangevuld: dit getal hebben we niet in druk gezien
ui-close = Sluiten
ui-cancel = Annuleren
ui-done = Klaar
ui-save = Opslaan
ui-back = Terug
ui-loading = Een ogenblik …
ui-try-again = Opnieuw proberen
ui-reload = Opnieuw laden
ui-try-now = Nu proberen
ui-to-home = Naar de ingang
ui-to-table = Naar de tafel

## Instellingen

ui-theme = Licht
ui-theme-system = Zoals het systeem
ui-theme-light = Daglicht
ui-theme-dark = Kaarslicht
ui-palette = Kleuren van de spelers
ui-palette-usual = Gewoon
ui-palette-distinct = Voor kleurenblinden
ui-sound = Laat een belletje klinken als ik aan de beurt ben
ui-notices = Waarschuw me als ik aan de beurt ben
ui-notices-hint = Als een andere pagina op de voorgrond staat of, als de server dat kan, als er geen openstaat. De browser vraagt het één keer.
ui-not-secure = Meldingen, installeren en passkeys zijn hier niet beschikbaar: browsers staan ze alleen toe via HTTPS, of op de computer waarop de server draait.
ui-install = Trianon op dit apparaat installeren
ui-hand = Knoppen op een telefoon
ui-hand-right = Rechts
ui-hand-left = Links
ui-motion = Animatie
ui-motion-system = Zoals het systeem
ui-motion-on = Aan
ui-motion-off = Uit
ui-pace = Tempo
ui-pace-calm = Rustig
ui-pace-brisk = Vlot
ui-pace-fast = Snel
ui-confirm-moves = Vragen voordat een zet wordt gespeeld
ui-confirm-moves-none = Nooit
    .hint = Elke zet wordt gespeeld zodra je hem kiest.
ui-confirm-moves-final = Definitieve stappen
    .hint = Als je beurt compleet is, druk je één keer op Klaar; tot dan kun je een stap terug en ziet niemand anders iets.
ui-confirm-moves-every = Elke zet
    .hint = Bij elke stap wordt het nog een keer gevraagd.
ui-asks-all = Toon ook vragen met maar één antwoord
ui-asks-all-hint = Anders worden ze meteen voor je beantwoord; waar het geheim is of je iets te kiezen hebt, blijft dat zo.
ui-low-time-sound = Geluid als mijn tijd opraakt
ui-low-time-sound-hint = Eén keer twee zachte tonen, als er nog een minuut over is (bij spelen over dagen: twee uur).
ui-explain = Nieuwe vragen uitleggen
ui-explain-on = Elke één keer
ui-explain-off = Nooit

## Ingang

ui-lead = Koninklijke bordspellen in je browser, met vrienden of tegen bots.
ui-lead-more = Geen account, niets te installeren. Kies een spel en schuif aan.
ui-games = Spellen
ui-own-games = Jouw spellen
ui-turns = { $count ->
    [0] Je bent nergens aan de beurt
    [one] Jij bent aan de beurt in { $count } spel
   *[other] Jij bent aan de beurt in { $count } spellen
  }
ui-finished-games = Afgelopen spellen
ui-finished-none = Spellen die je hebt uitgespeeld, kun je hier terugkijken.
ui-finished-more = Meer tonen
ui-open-record = Verslag openen
ui-open-record-text = Bekijk een spel uit een bestand dat je hier of in de terminal hebt bewaard. Het wordt alleen gelezen, niet opgeslagen.
ui-record-file = Verslag (JSON)
ui-record-refused = In dit bestand staat geen spel dat hier kan worden teruggekeken.
ui-play-bots = Tegen bots spelen
ui-play-alone = Alleen spelen
ui-create-table = Tafel openen
ui-opponents = Tegenstanders
ui-bot-kind = Bot
ui-bot-random = Nar: speelt willekeurig
ui-bot-novice = Page: leert het nog en ziet weleens iets over het hoofd
ui-bot-greedy = Hoveling: speelt met verstand
ui-bot-player = Edelman: kijkt een stukje vooruit
ui-bot-strong = Minister: denkt vooruit, hooguit een seconde per zet
ui-bot-master = Kardinaal: denkt ver vooruit, tot vijf seconden per zet
ui-bot-rated = { $bot } (sterkte { $rating })
ui-bot-unmeasured = { $bot } (nog niet gemeten)
ui-bots-slow = De spelregels zijn hier niet gecompileerd: wie vooruitdenkt ziet in dezelfde tijd minder en speelt zwakker.
ui-start = Beginnen
ui-tables = Tafels
ui-tables-none = Er zijn nu geen open tafels. Open er een en deel de link.
ui-tables-filtered = Zo'n tafel is er op dit moment niet.
ui-filter-game = Spel
ui-filter-every-game = Alle spellen
ui-filter-every-tempo = Elke klok
ui-filter-live = Live, met klokken
ui-filter-days = Over dagen
ui-filter-stakes = Om de rangschikking of vrijblijvend
ui-filter-every-stake = Met en zonder rating
ui-filter-casual = Vrijblijvend
ui-filter-free = Met een vrije stoel
ui-quick-match = Tegen wie er komt
ui-tables-all = Alle { $count } tonen
ui-tables-older = Oudere tafels
ui-tables-end = Er zijn geen oudere tafels.
ui-table-join = Aanschuiven
ui-table-watch = Kijken
ui-table-return = Terugkeren
ui-table-play = Verder spelen
ui-table-playing = bezig
ui-table-closed = gesloten, er kwam niemand meer
ui-table-empty = nog niemand
ui-chairs-free = { $count ->
    [0] alle stoelen bezet
    [one] { $count } vrije stoel
   *[other] { $count } vrije stoelen
  }
ui-nickname-title = Jouw naam
ui-nickname = Bijnaam
ui-nickname-text = Zo zien de anderen je aan tafel.

## Een nieuwe tafel

ui-new-table = Nieuwe tafel: { $game }
ui-seats = Spelers
ui-seats-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
  }
ui-who-sits = Wie zit waar
ui-seat-number = Plaats { $number }
ui-sitter-me = Ik
ui-sitter-open = Vrij, voor iemand met de link
ui-sitter-bot = Bot – { $bot }
ui-sitter-hotseat = Een vriend op dit apparaat
ui-friend-name = Naam van de vriend
ui-friend-number = Gast { $number }
ui-fill-bots = Aanvullen met bots
ui-public = In de lijst met tafels tonen
ui-public-hint = Anders vinden alleen mensen met de link de tafel.
ui-rated = Om de rangschikking
ui-stakes-rated = om de rangschikking
ui-stakes-casual = vrijblijvend
ui-rated-means = Het telt mee voor de rating van alle spelers. Wie weggaat, heeft verloren; een plaats die een bot uitspeelt, telt voor niemand anders.
ui-rated-guests = Alleen accounts hebben een rating; gasten spelen vrijblijvend.
ui-rated-unmeasured = Een van deze bots is nog niet gemeten. Met die bot telt het spel voor niemand.
ui-bot-pace = Bots antwoorden
ui-bot-pace-natural = Na een korte pauze
ui-bot-pace-quick = Meteen
ui-bot-pace-calm = Langzaam, goed te volgen
ui-tempo = Klok
ui-tempo-none = Geen klok
ui-tempo-live = { $minutes } minuten + { $seconds } seconden per beurt
ui-tempo-days = { $days ->
    [one] 1 dag per beurt
   *[other] { $days } dagen per beurt
}
ui-tempo-zero = Wie geen tijd meer heeft, wordt door een bot vervangen tot hij of zij terug is. Tijd waarin de server, een bot of een animatie bezig is, kost niemand iets.
ui-start-now = Spel beginnen

## Voor het spel

ui-chairs = Stoelen
ui-chair-open = Vrije stoel
ui-kept-for = vrijgehouden voor { $name }
ui-table-public = openbaar
ui-table-private = alleen met link
ui-you = jij
ui-same-device = op dit apparaat
ui-away = weg
ui-bot = Bot
ui-seat-bot = Bot plaatsen
ui-sit-hotseat = Vriend op dit apparaat
ui-remove = Verwijderen
ui-remove-person = { $name } van tafel sturen
ui-start-game = Spel beginnen
ui-host-waits = Het spel kan beginnen als alle stoelen bezet zijn.
ui-host-ready = Iedereen is er. Begin wanneer je wilt.
ui-quick-waits = Wachten op wie er komt. Het spel begint vanzelf zodra elke stoel bezet is.
ui-wait-for-host = De gastheer begint het spel.
ui-options = Zo wordt er gespeeld
ui-leave = Van tafel gaan
ui-lock = Niemand meer laten plaatsnemen
ui-locked = De gastheer laat niemand meer plaatsnemen.
ui-sit-down = Aanschuiven
ui-sit-here = Hier zitten
ui-move-here = Hierheen verhuizen
ui-colour = Kleur
ui-your-colour = Kleur
ui-watch-hint = Of blijf gewoon op deze pagina: als het spel begint, kun je meekijken.
ui-table-full = Alle stoelen zijn bezet
ui-table-kept = De vrije stoelen zijn vrijgehouden voor anderen
ui-table-full-text = Blijf op deze pagina om mee te kijken als het spel begint.
ui-invite = Vrienden uitnodigen
ui-invite-text = Stuur deze link, of laat hen de code scannen.
ui-invite-here-only = Deze server antwoordt alleen op dit apparaat. Start hem met “make play HOST=0.0.0.0” of “trianon serve --host 0.0.0.0” om anderen te laten meedoen.
ui-link = Link naar deze tafel
ui-copy = Kopiëren
ui-copied = Gekopieerd
ui-qr = QR-code van de link { $link }

## Spelen

ui-players = Spelers
ui-board = Speelveld
ui-to-move = aan zet
ui-winner = Winnaar
ui-your-turn = Jij bent aan zet
ui-wait-for = { $name } denkt na …
ui-wait-in-line = { $name } wacht op zijn beurt: { $count ->
    [one] eerst denkt een bot aan een andere tafel na …
   *[other] eerst denken { $count } bots aan andere tafels na …
}
ui-watch-what-happens = Kijk wat er gebeurt …
ui-skip-steps = Overslaan
ui-meanwhile = Sinds je laatste beurt
ui-meanwhile-show = Laat het op het bord zien
ui-go-on = Verder
ui-game-ends = Het spel loopt ten einde …
ui-game-over = Het spel is afgelopen.
ui-winners = { $count ->
    [one] { $names } wint het spel.
   *[other] { $names } delen de overwinning.
  }
ui-confirm = Bevestigen
ui-confirm-ask = Dit spelen? { $choice }
ui-done-ask = Klaar? { $choice }
ui-step-back = Stap terug
ui-final = Dit kan niet worden teruggenomen.
ui-final-all = Je keuze kan niet worden teruggenomen.
ui-final-some = Sommige keuzes kunnen niet worden teruggenomen.
ui-passes = Daarna gaan de anderen verder.
ui-undo = Laatste stap terugnemen
ui-undo-not = Nu kan niets worden teruggenomen
ui-long-press = Houd een kaart of tegel ingedrukt om te lezen wat die doet.
ui-understood = Begrepen
ui-log = Wat er gebeurde
ui-log-empty = Er is nog niets gebeurd.
ui-log-undone = De laatste stap is teruggenomen.
ui-log-and-chat = Verloop en gesprek
ui-chat = Gesprek
ui-chat-empty = Er heeft nog niemand iets gezegd.
ui-chat-write = Zeg iets
ui-chat-apart = Zolang er gespeeld wordt, lezen de spelers niet wat toeschouwers schrijven; na afloop wel.
ui-send = Versturen
ui-line-about = Wat te doen met deze regel van { $name }
ui-mute = { $name } dempen
ui-unmute = { $name } weer tonen
ui-report = Melden
ui-reported = Gemeld aan de beheerder van deze server.
ui-watching-short = kijkt mee
ui-watching = Je kijkt mee.
ui-watchers = { $count ->
    [one] { $count } persoon kijkt mee
   *[other] { $count } mensen kijken mee
  }
ui-table = Tafel
ui-offline = De verbinding is verbroken. We proberen het opnieuw; van het spel gaat niets verloren.
ui-offline-pending = De verbinding is verbroken. Je zet wordt verstuurd zodra ze terug is.
ui-restarting = Zo terug: de server wordt opnieuw gestart. Van het spel gaat niets verloren.
ui-plain-board = Dit spel heeft nog geen tekening. Kies uit de lijst.
ui-pass-on = Geef het apparaat door
ui-pass-to = Geef het apparaat aan { $name }
ui-pass-to-text = De kaarten blijven bedekt tot de juiste persoon het vasthoudt.
ui-i-am = Ik ben { $name }

## Na het spel

ui-score-sheet = Scoreblad
ui-result = Uitslag
ui-ranking = Eindstand
ui-place = { $place }.
ui-you-won = Je hebt gewonnen!
ui-you-share = Je deelt de overwinning!
ui-you-came = { $place ->
    [2] Je bent tweede geworden.
    [3] Je bent derde geworden.
   *[other] Je bent { $place }e geworden.
  }
ui-tie-break = na gelijke stand
ui-points-word = { $points ->
    [one] punt
   *[other] punten
  }
ui-no-points = geen punten
ui-rematch = Nog een keer spelen
ui-rematch-offered = Er staat een nieuwe tafel klaar; je stoel is vrijgehouden.
ui-rematch-join = Meedoen met het volgende spel
ui-rematch-watch = Volgend spel bekijken
ui-ratings = Ratings
ui-rating-change = { $name }: { $before } → { $after }
ui-rating-provisional = { $rating }?
ui-replay = Terugkijken
ui-record = Verslag opslaan
ui-fair = Was het toeval eerlijk?
ui-fair-text = De hash werd bij het begin van het spel bekendgemaakt. Iedereen kan nagaan dat de seed erbij hoort en precies dit spel oplevert.
ui-seed = Seed
ui-seed-hash = SHA-256 van de seed
ui-replay-first = Naar het begin
ui-replay-back = Een stap terug
ui-replay-play = Afspelen
ui-replay-pause = Pauzeren
ui-replay-next = Een stap vooruit
ui-replay-last = Naar het einde
ui-replay-step = Stap van het spel
ui-replay-at = { $step } van { $steps }
ui-replay-unit = Stappen
ui-replay-unit-step = Elke zet
ui-replay-unit-round = Per ronde
ui-replay-unit-of = Zetten: { $name }
ui-replay-to-round = Naar een ronde
ui-round = Ronde { $round }
ui-replay-speed = Snelheid
ui-replay-speed-times = Snelheid × { $speed }
ui-replay-link = Link naar dit moment kopiëren
ui-replay-keys = Pijltjes gaan stap voor stap, Page Up en Page Down per ronde, de spatiebalk speelt af; een regel van het verloop brengt je naar dat moment.
ui-replay-eyes = Door wiens ogen
ui-replay-eyes-all = Als toeschouwer
ui-replay-eyes-of = Ogen: { $name }

## Kleuren van de plaatsen

ui-colour-blue = Blauw
ui-colour-white = Wit
ui-colour-red = Rood
ui-colour-yellow = Geel
ui-colour-green = Groen
ui-colour-black = Zwart

## Tijd, en wie er niet is

ui-span-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
}
ui-span-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
ui-span-hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
}
ui-span-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
ui-patience = Wie aan de beurt is en { $time } weg is, kan door een bot worden vervangen als de anderen dat willen, tot hij of zij terug is.
ui-time-left = Nog { $time }
ui-time-low = Nog maar { $time }
ui-how-to-go-on = Hoe het spel verdergaat
ui-bot-stands-in = een bot speelt zolang
ui-bot-plays-for-you = Een bot speelt voor jou. Je kunt het op elk moment weer overnemen.
ui-take-over = Weer overnemen
ui-closed = Deze tafel is gesloten omdat er niemand meer was. Het spel staat waar het ophield.
ui-reopen = Weer openen
ui-reminded = { $name } herinnert je eraan: je bent aan de beurt.
ui-reminded-already = { $name } heeft een herinnering gekregen.
ui-remind = Herinneren
ui-waiting-away = { $name } is weg; iedereen wacht al { $time }.
ui-waiting-here = Iedereen wacht al { $time } op { $name }.
ui-decide-in = Over { $time } mogen de anderen beslissen hoe het verdergaat.
ui-let-bot-play = Een bot speelt voor { $name }
ui-end-game = Spel beëindigen
ui-play-on = Verder spelen
ui-votes-needed = { $count ->
    [one] Eén stem beslist.
   *[other] { $count } stemmen beslissen.
}
ui-votes-bot = Voor een bot: { $names }.
ui-votes-end = Voor beëindigen: { $names }.
ui-leave-or-end = Weggaan of het spel beëindigen
ui-leave-means = Als je weggaat, speelt een bot op jouw plaats verder. Je kunt altijd terugkomen en het met één klik overnemen.
ui-leave-means-alone = Als je weggaat, wordt de tafel gesloten. Je kunt haar altijd weer openen en verder spelen waar je ophield.
ui-leave-means-rated = Dit spel telt mee voor de rating: als je weggaat heb je verloren, ook als je terugkomt. Een bot speelt op jouw plaats verder.
ui-left-lost = weggegaan: verloren
ui-end-means = Het spel eindigt zonder uitslag zodra alle spelers dat willen. Niemand heeft gewonnen of verloren.
ui-end-means-alone = Als je het spel beëindigt, is het afgelopen zonder uitslag.
ui-ended = Het spel is voortijdig beëindigd. Er is geen uitslag.

## Als iets ontbreekt of niet werkt

ui-missing-page = Deze kamer bestaat niet
ui-missing-page-text = Het adres leidt nergens heen. Misschien ontbreekt er een letter.
ui-missing-table = Deze tafel bestaat niet
ui-missing-table-text = Misschien is de link onvolledig, of is de tafel opgeruimd.
ui-missing-game = Over dit spel is er geen pagina
ui-missing-game-text = Misschien is het nog in voorbereiding.
ui-problem-unreachable = De server antwoordt niet. Controleer de verbinding en probeer het opnieuw.
ui-no-server = Geen verbinding
ui-no-server-text = Zonder de server kun je hier niets spelen; alleen pagina’s die al openstaan kun je nog lezen. Zodra de server antwoordt, komt deze pagina vanzelf terug.
ui-problem-unknown = Er ging iets onverwachts mis. Probeer het opnieuw.
ui-problem-malformed = De server begreep dit niet.
ui-problem-too-large = Dat was te lang.
ui-problem-too-many = Te snel. Wacht even.
ui-problem-stale = Het spel is intussen verdergegaan. Dit is de huidige stand.
ui-problem-illegal = Dat kan nu niet.
ui-why-not = Waarom niet?
ui-problem-invalid = De server kon deze zet niet lezen.
ui-problem-not-your-seat = Dat is niet jouw plaats.
ui-problem-not-your-turn = Je bent niet aan zet.
ui-problem-not-playing = Het spel is nog niet begonnen, of al afgelopen.
ui-problem-no-undo = Je kunt nu niets terugnemen.
ui-problem-not-found = Dat bestaat niet (meer).
ui-problem-full = Deze stoel is bezet, of vrijgehouden voor iemand.
ui-problem-not-host = Dat kan alleen de gastheer.
ui-problem-locked = De gastheer laat niemand meer aan deze tafel plaatsnemen.
ui-problem-not-welcome = De gastheer wil niet dat je aan deze tafel speelt.
ui-problem-name-taken = Iemand aan tafel heeft die naam al, of een die erop lijkt. Kies een andere.
ui-problem-bad-option = Deze instellingen passen niet bij elkaar.
ui-problem-needs-account = Alleen accounts hebben een rating. Maak er een aan onder ‘Jij’, of speel vrijblijvend.
ui-problem-replaced = Een bot speelt voor jou. Neem het eerst over.
ui-problem-too-early = Geef ze nog even de tijd.
ui-problem-closed = Deze tafel is gesloten. Open haar eerst weer.
ui-problem-blocked = De beheerder van deze site laat je hier niet meer spelen.
ui-problem-outdated = Trianon is vernieuwd sinds je deze pagina opende. Laad haar opnieuw om verder te spelen; van het spel gaat niets verloren.
ui-problem-unavailable = De server kon dit niet opslaan. Er is niets gebeurd; probeer het opnieuw.

## Met dank aan

ui-credits-games = De spellen
ui-credits-games-text = De titels van de spellen zijn van hun auteurs en uitgevers. Trianon is niet met hen verbonden en gebruikt niets van hun beeld of tekst: de regels vertellen we in eigen woorden en alles wat je ziet is opnieuw getekend.
ui-credits-by = door { $author } ({ $publisher })
ui-credits-art = Pictogrammen en lettertypen
ui-credits-icons = Pictogrammen van de makers van de verzameling, in andere kleuren en maten.
ui-credits-serif = Titels en kaarten: lettertype van Christian Thalmann.
ui-credits-sans = Tekst: lettertype van Paul D. Hunt, Adobe.
ui-credits-software = Software
ui-credits-software-text = Trianon is vrije software onder de MIT-licentie. Het steunt op het werk van vele anderen, onder meer:
