# Dům kolem her. Jména hráčů se vkládají beze změny: pište věty, které nepotřebují jejich skloňování.

## Rám

ui-skip = Přejít k obsahu
ui-settings = Nastavení
ui-language = Jazyk
ui-footer = Trianon je svobodný a zdarma. Bez reklam, bez registrace.
ui-footer-nav = O projektu
ui-myself = Vy
ui-privacy = Soukromí
ui-credits = Poděkování a licence
ui-rules = Pravidla a karty
ui-tournaments = Turnaje
ui-of-tournament = Hra turnaje
ui-ladder = Žebříček
ui-profile = Váš profil
ui-friends = Koho sledujete
ui-friend-plays = právě hraje { $game }
ui-friend-waits = čeká u otevřeného stolu: { $game }
ui-friend-away = u žádného veřejného stolu
ui-rule-link = Pravidlo { $number }
ui-learn = Naučit se hru
ui-learn-step = Krok { $step } z { $steps }
ui-learn-show = Ukázat
ui-learn-again = Od začátku
ui-learn-play = Zahrát si krátkou první hru
ui-rules-contents = Obsah
ui-glossary = Slovníček
ui-rules-search = Hledat v pravidlech
ui-rules-found = { $count ->
    [0] O tom se tu nic nepíše.
    [one] { $count } položka
    [few] { $count } položky
    [many] { $count } položky
   *[other] { $count } položek
  }
ui-rules-example = Vyzkoušet na plánu
ui-rules-print = Vytisknout shrnutí
ui-rules-correct = Křížkem (†) jsou označeny údaje, které jsme neviděli na žádné tištěné součásti hry ani v pravidlech: ty jsou doplněné. Máte hru doma a některý údaj se liší od tištěného? Příkaz { $command } vypíše všechny, uloží je do souboru k opravě a soubor zkontroluje; server pak hraje s vašimi údaji.
ui-reconstructed = doplněno: tento údaj jsme v tisku neviděli
ui-close = Zavřít
ui-cancel = Zrušit
ui-done = Hotovo
ui-save = Uložit
ui-back = Zpět
ui-loading = Okamžik …
ui-try-again = Zkusit znovu
ui-reload = Načíst znovu
ui-try-now = Zkusit hned
ui-to-home = Na úvodní stránku
ui-to-table = Ke stolu

## Nastavení

ui-theme = Světlo
ui-theme-system = Podle systému
ui-theme-light = Denní světlo
ui-theme-dark = Při svíčkách
ui-palette = Barvy hráčů
ui-palette-usual = Obvyklé
ui-palette-distinct = Pro barvoslepé
ui-sound = Zazvonit, když jsem na tahu
ui-notices = Upozornit mě, když jsem na tahu
ui-notices-hint = Když je v popředí jiná stránka, a pokud to server umožňuje, i když není otevřená žádná. Prohlížeč se jednou zeptá.
ui-not-secure = Oznámení, instalace ani přístupové klíče tu nejsou k dispozici: prohlížeče je dovolují jen přes HTTPS nebo na počítači, na kterém server běží.
ui-install = Nainstalovat Trianon do tohoto zařízení
ui-hand = Tlačítka na telefonu
ui-hand-right = Vpravo
ui-hand-left = Vlevo
ui-motion = Animace
ui-motion-system = Podle systému
ui-motion-on = Zapnuté
ui-motion-off = Vypnuté
ui-pace = Rychlost
ui-pace-calm = Klidná
ui-pace-brisk = Svižná
ui-pace-fast = Rychlá
ui-confirm-moves = Ptát se před odehráním
ui-confirm-moves-none = Nikdy
    .hint = Každý tah se odehraje, jakmile jej zvolíte.
ui-confirm-moves-final = Konečné kroky
    .hint = Když je tah hotový, stisknete jednou Hotovo; do té doby se můžete vracet a nikdo jiný nic nevidí.
ui-confirm-moves-every = Každý tah
    .hint = Na každý jednotlivý krok se hra ještě jednou zeptá.
ui-asks-all = Ukazovat i otázky s jedinou odpovědí
ui-asks-all-hint = Jinak se zodpoví hned samy; kde je tajné, zda máte na výběr, tajné to i zůstane.
ui-low-time-sound = Zvuk, když mi dochází čas
ui-low-time-sound-hint = Jednou zazní dva tiché tóny, když zbývá minuta (u her na dny dvě hodiny).
ui-explain = Vysvětlovat nové otázky
ui-explain-on = Každou jednou
ui-explain-off = Nikdy

## Vchod

ui-lead = Královské deskové hry v prohlížeči, s přáteli nebo proti počítači.
ui-lead-more = Bez registrace a bez instalace. Vyberte hru a posaďte se.
ui-games = Hry
ui-own-games = Vaše hry
ui-turns = { $count ->
    [0] Nikde nejste na tahu
    [one] Na tahu v { $count } hře
   *[other] Na tahu v { $count } hrách
  }
ui-finished-games = Dohrané hry
ui-finished-none = Tady najdete své dohrané hry a můžete si je znovu přehrát.
ui-finished-more = Zobrazit další
ui-open-record = Otevřít záznam
ui-open-record-text = Přehrajte si hru ze souboru, který jste uložili tady nebo v terminálu. Soubor se jen přečte, nikam se neukládá.
ui-record-file = Záznam (JSON)
ui-record-refused = V tomto souboru není hra, kterou by šlo přehrát.
ui-play-bots = Hrát proti počítači
ui-play-alone = Hrát bez soupeřů
ui-create-table = Založit stůl
ui-opponents = Počet soupeřů
ui-bot-kind = Počítačový hráč
ui-bot-random = Šašek: hraje náhodně
ui-bot-novice = Páže: teprve se učí a leccos přehlédne
ui-bot-greedy = Dvořan: hraje s rozmyslem
ui-bot-player = Šlechtic: dívá se kousek dopředu
ui-bot-strong = Ministr: přemýšlí dopředu, nejvýš sekundu na tah
ui-bot-master = Kardinál: promýšlí daleko dopředu, až pět sekund na tah
ui-bot-rated = { $bot } (síla { $rating })
ui-bot-unmeasured = { $bot } (síla zatím nezměřena)
ui-bots-slow = Pravidla tu nejsou zkompilovaná: kdo přemýšlí dopředu, stihne za stejný čas méně a hraje slaběji.
ui-start = Začít
ui-tables = Stoly
ui-tables-none = Právě není otevřený žádný stůl. Založte nový a pošlete přátelům odkaz.
ui-tables-filtered = Takový stůl tu právě není.
ui-filter-game = Hra
ui-filter-every-game = Všechny hry
ui-filter-every-tempo = Jakékoli hodiny
ui-filter-live = Naživo, s hodinami
ui-filter-days = Na dny
ui-filter-stakes = Hodnocené, nebo ne
ui-filter-every-stake = Hodnocené i nehodnocené
ui-filter-casual = Nehodnocená hra
ui-filter-free = S volnou židlí
ui-quick-match = Hrát s kýmkoli
ui-tables-all = Zobrazit všech { $count }
ui-tables-older = Starší stoly
ui-tables-end = Žádné starší stoly už nejsou.
ui-table-join = Přisednout
ui-table-watch = Sledovat
ui-table-return = Vrátit se
ui-table-play = Hrát dál
ui-table-playing = hraje se
ui-table-closed = zavřený, nikdo už nepřišel
ui-table-empty = zatím nikdo
ui-chairs-free = { $count ->
    [0] všechny židle obsazené
    [one] { $count } volná židle
    [few] { $count } volné židle
    [many] { $count } volné židle
   *[other] { $count } volných židlí
  }
ui-nickname-title = Vaše jméno
ui-nickname = Přezdívka
ui-nickname-text = Takto vás u stolu uvidí ostatní.

## Nový stůl

ui-new-table = Nový stůl: { $game }
ui-seats = Počet hráčů
ui-seats-count = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
  }
ui-who-sits = Kdo kde sedí
ui-seat-number = { $number }. místo
ui-sitter-me = Já
ui-sitter-open = Volno, pro toho, kdo má odkaz
ui-sitter-bot = Počítač – { $bot }
ui-sitter-hotseat = Někdo další na tomto zařízení
ui-friend-name = Jméno spoluhráče
ui-friend-number = Host { $number }
ui-fill-bots = Doplnit počítačem
ui-public = Zobrazit v seznamu stolů
ui-public-hint = Jinak stůl najde jen ten, kdo má odkaz.
ui-rated = Hodnocená hra
ui-stakes-rated = hodnocená hra
ui-stakes-casual = nehodnocená hra
ui-rated-means = Počítá se všem hráčům do hodnocení. Kdo odejde, prohrál; místo, za které hru dohraje počítač, se nikomu jinému nepočítá.
ui-rated-guests = Hodnocení mají jen účty; hosté hrají nehodnocené hry.
ui-rated-unmeasured = Jeden z těchto počítačových hráčů ještě nemá změřenou sílu. Hra s ním se nikomu nepočítá.
ui-bot-pace = Počítačoví hráči odpovídají
ui-bot-pace-natural = Po krátké chvilce
ui-bot-pace-quick = Hned
ui-bot-pace-calm = Pomalu, ať se dá sledovat
ui-tempo = Hodiny
ui-tempo-none = Bez hodin
ui-tempo-live = { $minutes } min + { $seconds } s na tah
ui-tempo-days = { $days ->
    [one] 1 den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}
ui-tempo-zero = Komu dojde čas, za toho hraje počítač, dokud se nevrátí. Čas, který zabere server, počítačový hráč nebo animace, se nikomu nepočítá.
ui-start-now = Začít hru

## Před hrou

ui-chairs = Židle
ui-chair-open = Volná židle
ui-kept-for = čeká se na: { $name }
ui-table-public = veřejný stůl
ui-table-private = jen pro pozvané
ui-you = vy
ui-same-device = na tomto zařízení
ui-away = odpojeno
ui-bot = Počítač
ui-seat-bot = Posadit počítač
ui-sit-hotseat = Spoluhráč na tomto zařízení
ui-remove = Odebrat
ui-remove-person = Odebrat od stolu: { $name }
ui-start-game = Začít hru
ui-host-waits = Hra může začít, až budou obsazené všechny židle.
ui-host-ready = Všichni jsou tu. Můžete začít.
ui-quick-waits = Čeká se na kohokoli. Hra začne sama, jakmile budou všechny židle obsazené.
ui-wait-for-host = Hru zahájí zakladatel stolu.
ui-options = Jak se hraje
ui-leave = Odejít od stolu
ui-lock = Nikoho dalšího nepouštět
ui-locked = Zakladatel stolu už nikoho dalšího nepouští.
ui-sit-down = Posadit se
ui-sit-here = Sednout si sem
ui-move-here = Přesednout sem
ui-colour = Barva
ui-your-colour = Barva
ui-watch-hint = Nebo zůstaňte na této stránce: až hra začne, můžete ji sledovat.
ui-table-full = Všechny židle jsou obsazené
ui-table-kept = Volné židle jsou rezervované pro jiné hráče
ui-table-full-text = Zůstaňte na této stránce a sledujte hru, až začne.
ui-invite = Pozvat přátele
ui-invite-text = Pošlete tento odkaz, nebo je nechte načíst kód.
ui-invite-here-only = Tento server odpovídá jen na tomto zařízení. Aby se mohli přidat i ostatní, spusťte ho příkazem „make play HOST=0.0.0.0“ nebo „trianon serve --host 0.0.0.0“.
ui-link = Odkaz na tento stůl
ui-copy = Kopírovat
ui-copied = Zkopírováno
ui-qr = QR kód odkazu { $link }

## Hra

ui-players = Hráči
ui-board = Herní plocha
ui-to-move = na tahu
ui-winner = Vítěz
ui-your-turn = Jste na tahu
ui-wait-for = Na tahu: { $name } …
ui-wait-in-line = { $name } čeká v řadě: { $count ->
    [one] nejdřív přemýšlí počítačový hráč u jiného stolu …
    [few] nejdřív přemýšlejí { $count } počítačoví hráči u jiných stolů …
    [many] nejdřív přemýšlí { $count } počítačového hráče u jiných stolů …
   *[other] nejdřív přemýšlí { $count } počítačových hráčů u jiných stolů …
}
ui-watch-what-happens = Sledujte, co se děje …
ui-skip-steps = Přeskočit
ui-meanwhile = Od vašeho posledního tahu
ui-meanwhile-show = Ukázat na plánu
ui-go-on = Pokračovat
ui-game-ends = Hra se blíží ke konci …
ui-game-over = Hra skončila.
ui-winners = { $count ->
    [one] Vítězství: { $names }.
   *[other] O vítězství se dělí: { $names }.
  }
ui-confirm = Potvrdit
ui-confirm-ask = Opravdu zahrát? { $choice }
ui-done-ask = Hotovo? { $choice }
ui-step-back = O krok zpět
ui-final = To už nepůjde vzít zpět.
ui-final-all = Tuto volbu nepůjde vzít zpět.
ui-final-some = Některé volby nepůjde vzít zpět.
ui-passes = Pak pokračují ostatní.
ui-undo = Vzít zpět poslední krok
ui-undo-not = Teď nelze nic vzít zpět
ui-long-press = Podržte na kartě nebo destičce prst: dozvíte se, co dělá.
ui-understood = Rozumím
ui-log = Průběh hry
ui-log-empty = Zatím se nic nestalo.
ui-log-undone = Poslední krok byl vzat zpět.
ui-log-and-chat = Průběh hry a rozhovor
ui-chat = Rozhovor
ui-chat-empty = Zatím nikdo nic neřekl.
ui-chat-write = Napište něco
ui-chat-apart = Dokud se hraje, hráči nečtou, co píší diváci; přečtou si to až po hře.
ui-send = Poslat
ui-line-about = Co s tímto příspěvkem ({ $name })
ui-mute = Ztlumit: { $name }
ui-unmute = Znovu zobrazovat: { $name }
ui-report = Nahlásit
ui-reported = Nahlášeno správci tohoto serveru.
ui-watching-short = přihlíží
ui-watching = Přihlížíte hře.
ui-watchers = { $count ->
    [one] přihlíží { $count } člověk
    [few] přihlížejí { $count } lidé
    [many] přihlíží { $count } člověka
   *[other] přihlíží { $count } lidí
  }
ui-table = Stůl
ui-offline = Spojení se přerušilo. Obnovuje se; ze hry se nic neztratí.
ui-offline-pending = Spojení se přerušilo. Váš tah se odešle, jakmile se obnoví.
ui-restarting = Za okamžik jsme zpět: server se restartuje. Ze hry se nic neztratí.
ui-plain-board = Tato hra ještě nemá vlastní kresbu. Vybírejte ze seznamu.
ui-pass-on = Předat zařízení dál
ui-pass-to = Předejte zařízení: { $name }
ui-pass-to-text = Karty zůstanou zakryté, dokud zařízení nebude ve správných rukou.
ui-i-am = Tady { $name }

## Po hře

ui-score-sheet = Závěrečné hodnocení
ui-result = Výsledek
ui-ranking = Pořadí
ui-place = { $place }.
ui-you-won = Vyhráváte!
ui-you-share = Dělíte se o vítězství!
ui-you-came = { $place ->
    [2] Jste na 2. místě.
    [3] Jste na 3. místě.
   *[other] Jste na { $place }. místě.
  }
ui-tie-break = při shodě
ui-points-word = { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
  }
ui-no-points = žádné body
ui-rematch = Hrát znovu
ui-rematch-offered = Nový stůl je připravený a vaše židle na vás čeká.
ui-rematch-join = Přidat se k další hře
ui-rematch-watch = Sledovat další hru
ui-ratings = Hodnocení
ui-rating-change = { $name }: { $before } → { $after }
ui-rating-provisional = { $rating }?
ui-replay = Přehrát záznam
ui-record = Uložit záznam
ui-fair = Byla náhoda poctivá?
ui-fair-text = Otisk byl zveřejněn na začátku hry. Každý si může ověřit, že k němu toto semínko patří a že dává přesně tuto hru.
ui-seed = Semínko
ui-seed-hash = SHA-256 semínka
ui-replay-first = Na začátek
ui-replay-back = O krok zpět
ui-replay-play = Přehrát
ui-replay-pause = Pozastavit
ui-replay-next = O krok dál
ui-replay-last = Na konec
ui-replay-step = Krok hry
ui-replay-at = { $step } z { $steps }
ui-replay-unit = Kroky
ui-replay-unit-step = Každý tah
ui-replay-unit-round = Po kolech
ui-replay-unit-of = Tahy: { $name }
ui-replay-to-round = Přejít na kolo
ui-round = { $round }. kolo
ui-replay-speed = Rychlost
ui-replay-speed-times = Rychlost × { $speed }
ui-replay-link = Zkopírovat odkaz na tento okamžik
ui-replay-keys = Šipky krokují, Page Up a Page Down mění kolo, mezerník přehrává; řádek průběhu hry vede k příslušnému okamžiku.
ui-replay-eyes = Číma očima
ui-replay-eyes-all = Jako divák
ui-replay-eyes-of = Pohled: { $name }

## Barvy míst

ui-colour-blue = Modrá
ui-colour-white = Bílá
ui-colour-red = Červená
ui-colour-yellow = Žlutá
ui-colour-green = Zelená
ui-colour-black = Černá

## Čas a hráči, kteří tu nejsou

ui-span-seconds = { $count } s
ui-span-minutes = { $count } min
ui-span-hours = { $count } h
ui-span-days = { $count ->
    [one] 1 den
    [few] { $count } dny
   *[other] { $count } dní
}
ui-patience = Kdo je na tahu a není tu { $time }, za toho může hrát počítač, pokud to ostatní chtějí, dokud se nevrátí.
ui-time-left = Zbývá { $time }
ui-time-low = Zbývá už jen { $time }
ui-how-to-go-on = Jak se bude pokračovat
ui-bot-stands-in = zatím hraje počítač
ui-bot-plays-for-you = Hraje za vás počítač. Kdykoli můžete hru znovu převzít.
ui-take-over = Znovu převzít hru
ui-closed = Tento stůl se zavřel, protože tu už nikdo nebyl. Hra stojí tam, kde skončila.
ui-reopen = Znovu otevřít
ui-reminded = { $name } připomíná: jste na tahu.
ui-reminded-already = Připomínka je odeslaná: { $name }.
ui-remind = Připomenout
ui-waiting-away = { $name } tu není; čeká se už { $time }.
ui-waiting-here = Čeká se, až zahraje { $name }; už { $time }.
ui-decide-in = Za { $time } mohou ostatní rozhodnout, jak dál.
ui-let-bot-play = Ať hraje počítač: { $name }
ui-end-game = Ukončit hru
ui-play-on = Hrát dál
ui-votes-needed = { $count ->
    [one] Rozhodne jeden hlas.
    [few] Rozhodnou { $count } hlasy.
   *[other] Rozhodne { $count } hlasů.
}
ui-votes-bot = Pro počítač: { $names }.
ui-votes-end = Pro ukončení hry: { $names }.
ui-leave-or-end = Odejít nebo ukončit hru
ui-leave-means = Když odejdete, hraje na vašem místě počítač. Kdykoli se můžete vrátit a jedním kliknutím hru převzít.
ui-leave-means-alone = Když odejdete, stůl se zavře. Kdykoli jej můžete znovu otevřít a hrát od místa, kde jste přestali.
ui-leave-means-rated = Tato hra je hodnocená: když odejdete, prohráli jste, i kdybyste se vrátili. Na vašem místě dohraje počítač.
ui-left-lost = opuštěná hra: prohra
ui-end-means = Hra skončí bez výsledku, jakmile to budou chtít všichni hráči. Nikdo nevyhrál ani neprohrál.
ui-end-means-alone = Když hru ukončíte, skončí bez výsledku.
ui-ended = Hra byla předčasně ukončena. Výsledek není.

## Když něco chybí nebo nefunguje

ui-missing-page = Takový pokoj tu není
ui-missing-page-text = Adresa nikam nevede. Možná v ní chybí písmeno.
ui-missing-table = Takový stůl tu není
ui-missing-table-text = Odkaz možná není celý, nebo už byl stůl sklizen.
ui-missing-game = O této hře tu stránka není
ui-missing-game-text = Možná ji teprve připravujeme.
ui-problem-unreachable = Server neodpovídá. Zkontrolujte připojení a zkuste to znovu.
ui-no-server = Bez připojení
ui-no-server-text = Bez serveru se tu nedá hrát; číst lze jen stránky, které už máte otevřené. Jakmile se server ozve, stránka se sama obnoví.
ui-problem-unknown = Stalo se něco nečekaného. Zkuste to prosím znovu.
ui-problem-malformed = Server tomu nerozuměl.
ui-problem-too-large = To bylo příliš dlouhé.
ui-problem-too-many = Příliš rychle. Chvilku počkejte.
ui-problem-stale = Hra mezitím pokročila. Tady je současný stav.
ui-problem-illegal = To teď není možné.
ui-why-not = Proč ne?
ui-problem-invalid = Server tento tah nepřečetl.
ui-problem-not-your-seat = To není vaše místo.
ui-problem-not-your-turn = Nejste na tahu.
ui-problem-not-playing = Hra ještě nezačala, nebo už skončila.
ui-problem-no-undo = Teď nemůžete vzít nic zpět.
ui-problem-not-found = To tu není, nebo už není.
ui-problem-full = Tato židle je obsazená, nebo na někoho čeká.
ui-problem-not-host = To může jen zakladatel stolu.
ui-problem-locked = Zakladatel už k tomuto stolu nikoho dalšího nepouští.
ui-problem-not-welcome = Zakladatel stolu si nepřeje, abyste tu hráli.
ui-problem-name-taken = Někdo u stolu má stejné nebo podobně vypadající jméno. Zvolte jiné.
ui-problem-bad-option = Tato nastavení k sobě nejdou.
ui-problem-needs-account = Hodnocení mají jen účty. Založte si účet na stránce „Vy“, nebo hrajte nehodnocenou hru.
ui-problem-replaced = Hraje za vás počítač. Nejdřív hru převezměte.
ui-problem-too-early = Dejte ostatním ještě chvíli.
ui-problem-closed = Tento stůl je zavřený. Nejdřív jej znovu otevřete.
ui-problem-blocked = Provozovatel těchto stránek vám už nedovoluje hrát.
ui-problem-outdated = Od otevření této stránky byl Trianon aktualizován. Načtěte ji znovu; ze hry se nic neztratí.
ui-problem-unavailable = Server to nemohl uložit. Nic se nestalo; zkuste to prosím znovu.

## Poděkování

ui-credits-games = Hry
ui-credits-games-text = Názvy her patří jejich autorům a vydavatelům. Trianon s nimi není nijak spojen a nepoužívá nic z jejich výtvarné podoby ani textů: pravidla vyprávíme vlastními slovy a vše, co vidíte, je nakreslené znovu.
ui-credits-by = autor: { $author } ({ $publisher })
ui-credits-art = Ikony a písma
ui-credits-icons = Ikony autorů této sbírky; barvy a velikosti jsou upravené.
ui-credits-serif = Titulky a karty: písmo, autor Christian Thalmann.
ui-credits-sans = Text: písmo, autor Paul D. Hunt, Adobe.
ui-credits-software = Software
ui-credits-software-text = Trianon je svobodný software pod licencí MIT. Stojí na práci mnoha dalších, mimo jiné:
