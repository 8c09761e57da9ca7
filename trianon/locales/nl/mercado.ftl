# Mercado: één catalogus voor browser en terminal.
# Namen van spelers, tegels en munten worden ongewijzigd ingevoegd: schrijf zinnen die geen verbuiging nodig hebben.

mercado-title = Mercado
mercado-about = Trek blind munten uit je beurs, leg ze bij bokalen, stoffen en parfums, en betaal als eerste de volle prijs. In je beurs zit helaas ook vals geld.
mercado-facts = 2–4 spelers, ongeveer 30 minuten

## Munten

mercado-coin-gold = goud
mercado-coin-silver = zilver
mercado-coin-copper = koper
mercado-coin-turquoise = turkoois
mercado-coin-white = joker (wit)
mercado-coin-black = vals (zwart)
mercado-coins-of = { $count } × { $coin }
mercado-no-coins = geen munten

## De tegels: 24 kostbaarheden, 12 betoverende parfums, de markttegels

mercado-tile-letter_opener = Briefopener
mercado-tile-silver_jug = Zilveren kan
mercado-tile-pewter_cup = Tinnen beker
mercado-tile-fan = Waaier
mercado-tile-gold_goblet = Gouden bokaal
mercado-tile-silver_cutlery = Zilveren bestek
mercado-tile-clock = Klok
mercado-tile-necklace = Halsketting
mercado-tile-book = Boek
mercado-tile-ring = Ring
mercado-tile-cloth = Stof
mercado-tile-music_box = Speeldoos
mercado-tile-painting = Schilderij
mercado-tile-vase = Vaas
mercado-tile-shoes = Schoenen
mercado-tile-gloves = Handschoenen
mercado-tile-mirror = Spiegel
mercado-tile-hat = Hoed
mercado-tile-candlestick = Kandelaar
mercado-tile-chess_set = Schaakspel
mercado-tile-jewel_casket = Juwelenkistje
mercado-tile-teapot = Theepot
mercado-tile-lute = Luit
mercado-tile-tapestry = Wandtapijt
mercado-tile-rose = Roos
mercado-tile-lavender = Lavendel
mercado-tile-jasmine = Jasmijn
mercado-tile-amber = Amber
mercado-tile-musk = Muskus
mercado-tile-sandalwood = Sandelhout
mercado-tile-orange_blossom = Oranjebloesem
mercado-tile-violet = Viooltje
mercado-tile-myrrh = Mirre
mercado-tile-cedar = Ceder
mercado-tile-vanilla = Vanille
mercado-tile-bergamot = Bergamot
mercado-tile-head_merchant = Marktmeester
mercado-tile-coin_changer = Geldwisselaar
mercado-tile-cutpurse = Beurzensnijder

mercado-kind-object = Kostbaarheid
mercado-kind-perfume = Betoverend parfum
mercado-kind-market = Markttegel
mercado-tile-says = { $tile }. Prijs: { $price }.
mercado-price = Prijs: { $price }
mercado-price-same = { $count } munten van één kleur
mercado-price-different = { $count } munten, allemaal verschillend
mercado-price-black = { $count } valse munten of meer
mercado-points = { $points ->
    [0] Geen punten.
    [one] { $points } punt.
   *[other] { $points } punten.
  }
mercado-points-rank = Zoveel punten als je plaats op het spoor: de eerste krijgt er 1, de tweede 2 enzovoort.
mercado-points-reveal = Draai de bovenste kostbaarheid van de stapel om: je krijgt haar punten.
mercado-service-head_merchant = Geeft je 1 privilege. Blijft het hele spel op de markt.
mercado-service-coin_changer = Geeft je 1 jokermunt, die je meteen bij een andere tegel legt. Blijft het hele spel op de markt.
mercado-service-cutpurse = Hier verzamel je je getrokken valse munten. Met drie of meer steel je een zegel van de eerstvolgende speler die er een heeft, of krijg je 1 punt voor elke jokermunt die op de markt ligt.

## Effecten en symbolen

mercado-effect-wild = Jokermunt
    .help = { $count ->
        [one] Neem { $count } jokermunt uit de voorraad in je beurs.
       *[other] Neem { $count } jokermunten uit de voorraad in je beurs.
      }
mercado-effect-fake = Valse munt
    .help = { $count ->
        [one] Neem { $count } valse munt uit de voorraad in je beurs.
       *[other] Neem { $count } valse munten uit de voorraad in je beurs.
      }
mercado-effect-purge = Weg met vals geld
    .help = { $count ->
        [one] Leg { $count } valse munt uit je beurs terug in de voorraad; zit er geen in, dan mag je er een van je personagetegel teruggeven.
       *[other] Leg { $count } valse munten uit je beurs terug in de voorraad; zitten ze er niet in, dan mag je ze van je personagetegel teruggeven.
      }
mercado-effect-privilege = Privilege
    .help = { $count ->
        [one] Neem { $count } privilege en houd het gedekt.
       *[other] Neem { $count } privileges en houd ze gedekt.
      }
mercado-effect-seal = Zegel
    .help = { $count ->
        [one] Neem { $count } zegel uit de voorraad.
       *[other] Neem { $count } zegels uit de voorraad.
      }
mercado-effect-again = Extra beurt
    .help = Na deze beurt heb je nog een volledige beurt.
mercado-effect-forward = Vooruit
    .help = Ga nog { $count } vakjes verder.
mercado-effect-opp_fake = Valse munt voor de anderen
    .help = { $count ->
        [one] Elke tegenstander neemt { $count } valse munt in de beurs.
       *[other] Elke tegenstander neemt { $count } valse munten in de beurs.
      }
mercado-effect-opp_wild = Jokermunt voor de anderen
    .help = { $count ->
        [one] Elke tegenstander neemt { $count } jokermunt in de beurs.
       *[other] Elke tegenstander neemt { $count } jokermunten in de beurs.
      }
mercado-effect-opp_noseal = Geen zegel voor de tweede plaats
    .help = Bij deze tegel krijgt geen tegenstander een zegel voor de tweede plaats.
mercado-effect-opp_giveup = Anderen leveren een privilege in
    .help = { $count ->
        [one] Elke tegenstander levert { $count } privilege naar keuze in.
       *[other] Elke tegenstander levert { $count } privileges naar keuze in.
      }

## Privileges

mercado-privilege-three = 3 stappen
mercado-privilege-two = 2 stappen
mercado-privilege-two_purge = 2 stappen en een valse munt weg
mercado-privilege-two_seal = 2 stappen en een zegel
mercado-privilege-one_wild = 1 stap en een jokermunt
mercado-privilege-one_fake = 1 stap, vals geld voor de anderen
mercado-privilege-one_again = 1 stap en een extra beurt
mercado-steps = { $steps ->
    [one] Ga { $steps } stap vooruit.
   *[other] Ga { $steps } stappen vooruit.
  }

## Wat er gevraagd wordt, en de antwoorden

mercado-ask-privilege = Speel vóór je actie een privilege, of houd ze allemaal.
    .explained = Eén privilege per beurt, vóór al het andere. Wat je bewaart, geeft aan het eind van het spel nog zijn stappen.
mercado-ask-symbol = Je privilege eindigt op een symbool: voer het uit of sla het over.
    .explained = Alleen na een privilege mag je kiezen; na een aankoop moet een symbool uitgevoerd worden.
mercado-ask-action = Munten trekken, of de munten van je personagetegel terug in je beurs doen?
    .explained = Je beurs toont de kans op elke kleur. Zitten er vooral zwarte munten in, dan is het tijd om alles terug te doen.
mercado-ask-seal = Een zegel inleveren om twee munten extra te trekken?
    .explained = Eén keer per beurt geeft een zegel twee extra munten. Elk zegel dat overblijft is aan het eind één vakje.
mercado-seal-ask = Je trok { $coins }. Een zegel inleveren voor twee munten extra, of deze munten leggen?
mercado-ask-place = Leg munten bij de tegels; de rest gaat terug in je beurs.
    .explained = Druk op een munt en dan op een verlichte tegel. Munten blijven liggen tot iemand de volle prijs betaalt; is een ander sneller, dan krijg je ze terug.
mercado-ask-evaluate = Je hebt meerdere tegels betaald: welke wordt eerst afgehandeld?
    .explained = De volgorde telt: elke aankoop brengt je vooruit, en waar je eindigt kan een symbool liggen.
mercado-ask-changer = Leg de jokermunt van de geldwisselaar bij een andere tegel.
    .explained = Een jokermunt telt als elke kleur. Leg hem waar hij een prijs compleet maakt, of waar jouw kleuren schaars zijn.
mercado-ask-giveup = Kies een privilege om in te leveren.
    .explained = Niemand ziet welk privilege je opgeeft. De stappen tellen aan het eind van het spel.
mercado-ask-purge = Geen valse munt in je beurs: een van je personagetegel teruggeven?
    .explained = Een valse munt minder is een betere beurs voor de rest van het spel.
mercado-ask-cutpurse = De beurzensnijder werkt voor jou: een zegel stelen, of punten voor de jokermunten op de markt?
    .explained = Drie valse munten bij de beurzensnijder leveren deze dienst op; daarna liggen ze op je personagetegel.

mercado-action-play = Speel: { $privilege }
mercado-action-keep = Speel er geen
mercado-action-take = { $hidden ->
    [yes] Voer het symbool uit
   *[no] Voer uit: { $effect }
  }
mercado-action-ignore = Sla het over
mercado-action-draw = Trek 3 munten
mercado-action-refill = Munten terug in de beurs
mercado-action-seal = Gebruik een zegel
mercado-action-spare = Geen zegel
mercado-action-place = { $coin } bij { $tile }
mercado-action-done = Klaar
mercado-action-evaluate = Handel { $tile } af
mercado-action-give = Lever in: { $privilege }
mercado-action-return = Geef terug
mercado-action-leave = Laat liggen
mercado-action-steal = { $hidden ->
    [yes] Steel een zegel
   *[no] Steel een zegel van { $player }
  }
mercado-action-points = { $hidden ->
    [yes] Neem punten
   *[no] { $points ->
        [one] Neem { $points } punt
       *[other] Neem { $points } punten
      }
  }

## Wat er gebeurde

mercado-event-round_began = Ronde { $round }
mercado-event-turn_began = { $extra ->
    [yes] { $seat } heeft een extra beurt.
   *[no] { $seat } is aan de beurt.
  }
mercado-event-privilege_played = { $seat } speelt een privilege.
mercado-event-privilege_shown = { $seat } speelt een privilege: { $privilege }.
mercado-event-kept = { $seat } speelt geen privilege.
mercado-event-moved = { $steps ->
    [one] { $seat } gaat { $steps } vakje vooruit, naar vakje { $space }.
   *[other] { $seat } gaat { $steps } vakjes vooruit, naar vakje { $space }.
  }
mercado-event-finish_reached = { $seat } is helemaal rond: dit is de laatste ronde.
mercado-event-symbol = { $seat } komt op het symbool ‘{ $effect }’ (vakje { $space }).
mercado-event-ignored = { $seat } slaat het symbool ‘{ $effect }’ over (vakje { $space }).
mercado-event-drew = { $sealed ->
    [yes] { $seat } trekt nog meer munten.
   *[no] { $seat } trekt munten.
  }
mercado-event-drew-coins = { $seat } trekt { $coins }.
mercado-event-seal_used = { $seat } levert een zegel in.
mercado-event-spared = { $seat } gebruikt geen zegel.
mercado-event-counterfeits = { $count ->
    [one] { $seat } legt { $count } valse munt opzij.
   *[other] { $seat } legt { $count } valse munten opzij.
  }
mercado-event-placed = { $seat } legt een munt ({ $coin }) bij { $tile }.
mercado-event-done = { $seat } legt geen munten meer.
mercado-event-put_back = { $count ->
    [one] { $seat } doet { $count } munt terug in de beurs.
   *[other] { $seat } doet { $count } munten terug in de beurs.
  }
mercado-event-put_back-coins = { $seat } doet { $coins } terug in de beurs.
mercado-event-refilled = { $count ->
    [one] { $seat } doet { $count } munt van de personagetegel terug in de beurs.
   *[other] { $seat } doet { $count } munten van de personagetegel terug in de beurs.
  }
mercado-event-passed = { $seat } kan niets doen en past.
mercado-event-standstill = Geen enkele munt past nog ergens: met deze ronde eindigt het spel.
mercado-event-bought = { $seat } koopt { $tile }.
mercado-event-turned_over = { $points ->
    [one] { $tile } wordt omgedraaid: { $points } punt voor { $seat }.
   *[other] { $tile } wordt omgedraaid: { $points } punten voor { $seat }.
  }
mercado-event-used = { $seat } betaalt { $tile }.
mercado-event-took_white = { $count ->
    [one] { $seat } neemt { $count } jokermunt.
   *[other] { $seat } neemt { $count } jokermunten.
  }
mercado-event-took_black = { $count ->
    [one] { $seat } neemt { $count } valse munt.
   *[other] { $seat } neemt { $count } valse munten.
  }
mercado-event-took_seal = { $count ->
    [one] { $seat } neemt { $count } zegel.
   *[other] { $seat } neemt { $count } zegels.
  }
mercado-event-second_seal = { $seat } krijgt een zegel voor de tweede plaats bij { $tile }.
mercado-event-took_privilege = { $hidden ->
    [yes] { $seat } neemt een privilege.
   *[no] { $seat } neemt een privilege: { $privilege }.
  }
mercado-event-extra_turn = { $seat } krijgt een extra beurt.
mercado-event-purged = { $seat } legt een valse munt terug in de voorraad.
mercado-event-left = { $seat } geeft geen valse munt terug.
mercado-event-gave_up = { $hidden ->
    [yes] { $seat } levert een privilege in.
   *[no] { $seat } levert een privilege in: { $privilege }.
  }
mercado-event-nothing = ‘{ $effect }’ levert { $seat } niets op.
mercado-event-paid = { $count ->
    [0] { $seat } betaalt { $tile } met jokermunten.
    [one] { $seat } legt { $count } uitgegeven munt op de personagetegel.
   *[other] { $seat } legt { $count } uitgegeven munten op de personagetegel.
  }
mercado-event-sent_back = { $count ->
    [one] { $seat } krijgt { $count } munt terug van { $tile }.
   *[other] { $seat } krijgt { $count } munten terug van { $tile }.
  }
mercado-event-discarded = { $tile } verdwijnt van de markt.
mercado-event-laid_out = Nieuw op de markt: { $tile }.
mercado-event-reshuffled = { $pile } worden opnieuw geschud.
mercado-event-stole = { $by } steelt een zegel van { $seat }.
mercado-event-cutpurse_points = { $points ->
    [one] De beurzensnijder levert { $seat } { $points } punt op.
   *[other] De beurzensnijder levert { $seat } { $points } punten op.
  }
mercado-event-final_count = { $points ->
    [0] { $seat } heeft niets meer te tellen.
    [one] { $seat } telt zegels en privileges: nog { $points } stap.
   *[other] { $seat } telt zegels en privileges: nog { $points } stappen.
  }
mercado-event-game_ended = Het spel is afgelopen.

mercado-pile-objects = De kostbaarheden
mercado-pile-perfumes = De parfums
mercado-pile-privileges = De privileges

## Punten aan het eind

mercado-reason-track = Vakjes afgelegd tijdens het spel
mercado-reason-seals = { $count ->
    [one] { $count } zegel over
   *[other] { $count } zegels over
  }
mercado-reason-privileges = { $count ->
    [one] Stappen van { $count } privilege over
   *[other] Stappen van { $count } privileges over
  }

## Opties van een nieuwe tafel

mercado-option-first = Wie begint
    .hint = Wie als eerste aan de beurt is.
mercado-option-first-random = Door het lot bepaald
mercado-option-first-0 = Plaats 1
mercado-option-first-1 = Plaats 2
mercado-option-first-2 = Plaats 3
mercado-option-first-3 = Plaats 4
mercado-option-side = Speelbord
    .hint = Kant A is het rustigere bord; kant B heeft meer symbolen om te bereiken.
mercado-option-side-A = Kant A, voor een eerste spel
mercado-option-side-B = Kant B, meer symbolen
mercado-option-disc = Startschijf
    .hint = Waar de schijf op de ring van vakken ligt als het spel begint.
mercado-option-disc-0 = Vakje 0, rechtsboven
mercado-option-disc-1 = Vakje 1, rechts
mercado-option-disc-2 = Vakje 2, rechts
mercado-option-disc-3 = Vakje 3, rechts
mercado-option-disc-4 = Vakje 4, rechts
mercado-option-disc-5 = Vakje 5, rechts
mercado-option-disc-6 = Vakje 6, rechts
mercado-option-disc-7 = Vakje 7, rechtsonder
mercado-option-disc-8 = Vakje 8, onderaan
mercado-option-disc-9 = Vakje 9, onderaan
mercado-option-disc-10 = Vakje 10, onderaan
mercado-option-disc-11 = Vakje 11, onderaan
mercado-option-disc-12 = Vakje 12, onderaan
mercado-option-disc-13 = Vakje 13, onderaan
mercado-option-disc-14 = Vakje 14, onderaan
mercado-option-disc-15 = Vakje 15, linksonder
mercado-option-disc-16 = Vakje 16, links
mercado-option-disc-17 = Vakje 17, links
mercado-option-disc-18 = Vakje 18, links
mercado-option-disc-19 = Vakje 19, links
mercado-option-disc-20 = Vakje 20, links
mercado-option-disc-21 = Vakje 21, links
mercado-option-disc-22 = Vakje 22, linksboven
mercado-option-disc-23 = Vakje 23, bovenaan
mercado-option-disc-24 = Vakje 24, bovenaan
mercado-option-disc-25 = Vakje 25, bovenaan
mercado-option-disc-26 = Vakje 26, bovenaan
mercado-option-disc-27 = Vakje 27, bovenaan
mercado-option-disc-28 = Vakje 28, bovenaan
mercado-option-disc-29 = Vakje 29, bovenaan
mercado-option-promo = De Beurzensnijder
    .hint = Een dienst erbij, voor getrokken valse munten.
mercado-option-promo-no = Zonder de Beurzensnijder
mercado-option-promo-yes = Met de Beurzensnijder, die een zegel steelt of punten brengt voor jokermunten
mercado-option-colours = Kleuren

## Het bord

mercado-market = De markt
mercado-round = Ronde { $round }
mercado-last-round = Laatste ronde
mercado-extra-turns = { $count ->
    [one] Extra beurt
   *[other] { $count } extra beurten
  }
mercado-supply = Voorraad
mercado-supply-white = { $count ->
    [one] { $count } jokermunt in de voorraad
   *[other] { $count } jokermunten in de voorraad
  }
mercado-supply-black = { $count ->
    [one] { $count } valse munt in de voorraad
   *[other] { $count } valse munten in de voorraad
  }
mercado-supply-seals = { $count ->
    [one] { $count } zegel in de voorraad
   *[other] { $count } zegels in de voorraad
  }
mercado-supply-privileges = { $count ->
    [one] { $count } privilege op de stapel
   *[other] { $count } privileges op de stapel
  }
mercado-supply-objects = { $count ->
    [one] { $count } kostbaarheid op de stapel
   *[other] { $count } kostbaarheden op de stapel
  }
mercado-supply-perfumes = { $count ->
    [one] { $count } parfum op de stapel
   *[other] { $count } parfums op de stapel
  }
mercado-standings = Stand
mercado-ring = Het spoor, kant { $side }
mercado-space = Vakje { $space }
mercado-disc = startschijf
mercado-stack = van boven af: { $names }
mercado-past = { $seat } (voorbij de start)

mercado-edge = { $missing ->
    [0] { $seat }: { $coins }, helemaal betaald
   *[other] { $seat }: { $coins }, nog { $missing } nodig
  }
mercado-stall-place = Leg { $coin } bij { $tile }. { $words }
mercado-stall-open = Kies { $tile } voor een munt. { $words }
mercado-stall-evaluate = Handel { $tile } nu af. { $words }
mercado-complete = Betaald
mercado-completes = Hiermee betaald

mercado-preview = Als je nu alles betaalt, levert dit op
mercado-preview-token = Nu gespeeld, brengen zijn stappen je
mercado-preview-move = { $points ->
    [one] { $points } punt: naar vakje { $space }.
   *[other] { $points } punten: naar vakje { $space }.
  }
mercado-preview-rank = Je staat op plaats { $rank }; daarnaar wordt geteld.
mercado-preview-reveal = De punten van een kostbaarheid die wordt omgedraaid.
mercado-preview-symbol = Het symbool daar: { $text }
mercado-preview-occupied = Daar staat al een ander, dus het symbool telt niet.
mercado-preview-finish = Je bent dan helemaal rond: de laatste ronde begint.
mercado-preview-second = Een zegel voor de tweede plaats gaat naar: { $names }.
mercado-preview-steal = Een zegel van { $seat }, of punten voor de jokermunten op de markt.

mercado-tray = Jouw kant van de tafel
mercado-turn = { $seat } is aan de beurt
mercado-draws = { $seat } heeft getrokken
mercado-drawn = Getrokken munten
mercado-drawn-fits = Munt: { $coin }. Past bij { $tiles }.
mercado-drawn-none = Munt: { $coin }. Past nu nergens.
mercado-stall-unfit = Deze munt ({ $coin }) past niet bij de prijs.
mercado-stall-none = Geen van je munten past bij de prijs.
mercado-stall-full = Je hebt de prijs hier al compleet: er hoeft geen munt meer bij.
mercado-keys = Pijltjes bewegen, Enter kiest, 1–9 kiest een tegel, Esc annuleert.
mercado-undo = Terugnemen
mercado-purse = { $count ->
    [one] Beurs: { $count } munt
   *[other] Beurs: { $count } munten
  }
mercado-purse-inside = In de beurs
mercado-odds = { $count ->
    [one] In de beurs, en de kans erop bij de volgende munt
   *[other] In de beurs, en de kans erop bij de volgende { $count } munten
  }
mercado-odds-coin = { $coin }: { $count } in de beurs, { $percent } %
mercado-character = Personagetegel
mercado-character-count = { $count ->
    [one] Personagetegel: { $count } munt
   *[other] Personagetegel: { $count } munten
  }
mercado-character-empty = leeg
mercado-character-help = Hier liggen uitgegeven munten en getrokken valse munten, uit de omloop, tot je een hele beurt gebruikt om ze terug in je beurs te doen.
mercado-seals = { $count ->
    [one] { $count } zegel
   *[other] { $count } zegels
  }
mercado-seals-label = Zegels
mercado-seal-help = Eén keer per beurt mag je met een zegel twee munten extra trekken. Elk zegel dat je overhoudt, is aan het eind één stap.
mercado-privileges = Privileges
mercado-privileges-none = geen
mercado-privileges-count = { $count ->
    [one] { $count } privilege
   *[other] { $count } privileges
  }
mercado-token = Privilege: { $privilege }. { $words }
mercado-token-play = Speel het privilege: { $privilege }. { $words }
mercado-token-give = Lever het privilege in: { $privilege }. { $words }
mercado-panel-progress = Afgelegd { $progress }, plaats { $rank }
mercado-progress-help = Vakjes vanaf de startschijf: de punten van dit spel.
mercado-panel-open = { $name }: beurs { $purse }, personagetegel { $character }. Toon de munten.
mercado-panel-title = Munten van { $name }
mercado-sold = Gekocht en omgedraaid
mercado-sold-turned = { $tile } (omgedraaid)
mercado-sold-none = nog niets
mercado-played = Privileges die sinds het laatste schudden zijn gespeeld

## De pagina met spelregels

mercado-rules-title = Mercado in het kort
mercado-rules-goal-title = Het doel
mercado-rules-goal = Je bent rijk en wilt bewonderd worden. Wie de volle prijs van iets moois betaalt, gaat vooruit op het spoor van 30 vakjes. Zodra iemand helemaal rond is, wordt de ronde uitgespeeld; wie dan het verst van de startschijf is, wint.
mercado-rules-purse-title = Je beurs
mercado-rules-purse = Die begint met 25 munten: vijf van elke kleur en vijf valse. Je trekt blind, maar wat erin zit is geen geheim; bij jou op tafel zie je de inhoud en de kansen.
mercado-rules-turn-title = Je beurt
mercado-rules-turn = Eerst mag je één privilege spelen. Daarna trek je drie munten en leg je ze bij tegels, óf je doet alle munten van je personagetegel terug in je beurs. Met minder dan drie munten in je beurs moet je dat laatste doen.
mercado-rules-place-title = Trekken en leggen
mercado-rules-place = Als je je drie munten ziet, mag je één zegel inleveren om er nog twee te trekken. Valse munten gaan meteen naar je personagetegel. Leg de andere aan jouw rand van een of meer tegels, voor zover ze bij de prijs passen; minstens één, als er een past. De rest gaat terug in de beurs. Munten blijven bij een tegel liggen tot iemand die helemaal betaalt.
mercado-rules-prices-title = Prijzen
mercado-rules-prices = Gekleurde munten: precies deze. Vierkleurige munten met een gelijkteken: allemaal van één kleur, die iedereen zelf kiest. Met een ongelijkteken: allemaal verschillend. Een jokermunt telt als elke kleur; waar een joker zelf gevraagd wordt, voldoet niets anders.
mercado-rules-buy-title = Helemaal betaald
mercado-rules-buy = Aan het eind van je beurt handel je alle tegels af die je helemaal hebt betaald, in de volgorde die jij kiest: je gaat zoveel vakjes vooruit als hij punten geeft; de tegenstander met de meeste munten erbij krijgt een zegel (bij gelijkspel allemaal); jij voert zijn effecten uit, daarna de tegenstanders de hunne. Jouw munten gaan naar je personagetegel, jokers naar de voorraad; de anderen krijgen hun munten terug, en er komt een nieuwe tegel.
mercado-rules-track-title = Het spoor
mercado-rules-track = De pionnen gaan met de klok mee en tellen bezette vakjes mee. Eindig je op een vrij vakje met een symbool, dan wordt het uitgevoerd; na een privilege mag je het overslaan. Op een bezet vakje kom je bovenop en telt het symbool niet. Wie bovenop staat, is verder. Voorbij de startschijf tellen symbolen niet meer.
mercado-rules-market-title = Marktmeester en geldwisselaar
mercado-rules-market = Beide blijven het hele spel op de markt en geven geen punten. Als iemand heeft betaald, blijven de munten van de anderen liggen, en de tweede plaats krijgt geen zegel.
mercado-rules-final-title = Het einde
mercado-rules-final = Zodra een pion de startschijf bereikt of passeert, wordt de ronde uitgespeeld. Daarna gaat iedereen één stap vooruit voor elk zegel en de stappen van alle privileges die over zijn; symbolen en extra’s tellen niet meer. De verste pion wint; in een stapel de bovenste.
mercado-rules-secret-title = Wat geheim is
mercado-rules-secret = Alles ligt open behalve de privileges: alleen hun eigenaar kent ze, tot ze worden gespeeld of het spel eindigt. De volgorde van de stapels kent niemand, en ook niet wat er uit een beurs komt.
mercado-rules-promo-title = De Beurzensnijder (optie)
mercado-rules-promo = Een derde markttegel. Getrokken valse munten leg je hierbij in plaats van op je personagetegel. Met drie of meer steel je een zegel van de eerstvolgende speler met de klok mee die er een heeft, of krijg je een punt voor elke jokermunt op de markt; daarna gaan ze naar je personagetegel.
mercado-rules-effects = Effecten en symbolen
mercado-rules-tokens = De 18 privileges
mercado-rules-token-count = { $count } ×
mercado-rules-objects = De 24 kostbaarheden
mercado-rules-perfumes = De 12 betoverende parfums
mercado-rules-people = De markttegels
mercado-rules-sides = De twee kanten van het bord
mercado-rules-side = Kant { $side }

## Wat de anderen lezen terwijl iemand beslist

mercado-thinks-privilege = { $name } mag een privilege spelen …
mercado-thinks-symbol = { $name } mag een symbool uitvoeren …
mercado-thinks-action = { $name } kiest tussen munten trekken en terugdoen …
mercado-thinks-seal = { $name } mag voor een zegel twee extra munten trekken …
mercado-thinks-place = { $name } legt munten bij de tegels …
mercado-thinks-evaluate = { $name } kiest welke tegel eerst wordt afgehandeld …
mercado-thinks-changer = { $name } legt de jokermunt van de geldwisselaar …
mercado-thinks-giveup = { $name } levert een privilege in …
mercado-thinks-purge = { $name } mag een valse munt teruggeven …
mercado-thinks-cutpurse = { $name } kiest wat de beurzensnijder oplevert …

## Woordenlijst

mercado-term-purse = Beurs
    .help = Jouw zak met munten. Je trekt blind, maar de inhoud is geen geheim.
mercado-term-edge = Rand
    .help = Jouw kant van een tegel, waar jouw munten ervoor liggen.
mercado-term-character = Personagetegel
    .help = Hierop liggen uitgegeven en getrokken valse munten tot je ze terugdoet.
mercado-term-counterfeit = Valse munt
    .help = Een zwarte munt. Daarmee betaal je niets.
mercado-term-wild = Jokermunt
    .help = Een witte munt die als elke kleur telt. Na het betalen gaat hij naar de voorraad.
mercado-term-seal = Zegel
    .help = Twee extra munten, of één vakje aan het eind van het spel.
mercado-term-privilege = Privilege
    .help = Een geheim fiche met stappen, gespeeld vóór je actie of geteld aan het eind.
mercado-term-disc = Startschijf
    .help = Het vakje waar alle pionnen beginnen. Wie er terugkomt, beëindigt het spel.
