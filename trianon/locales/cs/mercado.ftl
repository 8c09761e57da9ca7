# Mercado: jeden katalog pro prohlížeč i terminál.
# Jména hráčů, karet a mincí se vkládají beze změny: věty nesmějí potřebovat jejich skloňování.

mercado-title = Mercado
mercado-about = Tahejte poslepu mince ze svého měšce, přikládejte je k pohárům, látkám a vůním a složte plnou cenu jako první. V měšci jsou ovšem i falešné peníze.
mercado-facts = 2–4 hráči, asi 30 minut

## Mince

mercado-coin-gold = zlatá
mercado-coin-silver = stříbrná
mercado-coin-copper = vínová
mercado-coin-turquoise = tyrkysová
mercado-coin-white = žolíková (bílá)
mercado-coin-black = falešná (černá)
mercado-coins-of = { $count } × { $coin }
mercado-no-coins = žádné mince

## Karty: 24 cenných předmětů, 12 okouzlujících vůní, tržní karty

mercado-tile-letter_opener = Otvírák obálek
mercado-tile-silver_jug = Stříbrný džbán
mercado-tile-pewter_cup = Cínový korbel
mercado-tile-fan = Vějíř
mercado-tile-gold_goblet = Zlatý pohár
mercado-tile-silver_cutlery = Stříbrný příbor
mercado-tile-clock = Hodiny
mercado-tile-necklace = Náhrdelník
mercado-tile-book = Kniha
mercado-tile-ring = Prsten
mercado-tile-cloth = Látka
mercado-tile-music_box = Hrací skříňka
mercado-tile-painting = Obraz
mercado-tile-vase = Váza
mercado-tile-shoes = Střevíce
mercado-tile-gloves = Rukavice
mercado-tile-mirror = Zrcadlo
mercado-tile-hat = Klobouk
mercado-tile-candlestick = Svícen
mercado-tile-chess_set = Šachy
mercado-tile-jewel_casket = Šperkovnice
mercado-tile-teapot = Čajová konvice
mercado-tile-lute = Loutna
mercado-tile-tapestry = Gobelín
mercado-tile-rose = Růže
mercado-tile-lavender = Levandule
mercado-tile-jasmine = Jasmín
mercado-tile-amber = Ambra
mercado-tile-musk = Pižmo
mercado-tile-sandalwood = Santal
mercado-tile-orange_blossom = Pomerančový květ
mercado-tile-violet = Fialka
mercado-tile-myrrh = Myrha
mercado-tile-cedar = Cedr
mercado-tile-vanilla = Vanilka
mercado-tile-bergamot = Bergamot
mercado-tile-head_merchant = Dozorce trhu
mercado-tile-coin_changer = Směnárnice mincí
mercado-tile-cutpurse = Kapsář

mercado-kind-object = Cenný předmět
mercado-kind-perfume = Okouzlující vůně
mercado-kind-market = Tržní karta
mercado-tile-says = { $tile }. Kupní cena: { $price }.
mercado-price = Kupní cena: { $price }
mercado-price-same = { $count ->
    [one] { $count } mince jedné barvy
    [few] { $count } mince jedné barvy
   *[other] { $count } mincí jedné barvy
  }
mercado-price-different = { $count ->
    [one] { $count } mince
    [few] { $count } mince, každá jiné barvy
   *[other] { $count } mincí, každá jiné barvy
  }
mercado-price-black = { $count ->
    [one] { $count } falešná mince nebo více
    [few] { $count } falešné mince nebo více
   *[other] { $count } falešných mincí nebo více
  }
mercado-points = { $points ->
    [0] Bez bodů.
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
  }
mercado-points-rank = Tolik bodů, kolikátí jste na hrací desce: první získává 1, druhý 2 a tak dál.
mercado-points-reveal = Obraťte vrchní cenný předmět z hromádky: získáváte jeho body.
mercado-service-head_merchant = Dá vám 1 privilegium. Zůstává na trhu po celou hru.
mercado-service-coin_changer = Dá vám 1 žolíkovou minci, kterou hned přiložíte k jiné kartě. Zůstává na trhu po celou hru.
mercado-service-cutpurse = Sem přikládáte vytažené falešné mince. Máte-li jich tu aspoň tři, ukradnete pečeť nejbližšímu hráči, který nějakou má, nebo získáte 1 bod za každou žolíkovou minci ležící na trhu.

## Účinky a symboly

mercado-effect-wild = Žolíková mince
    .help = { $count ->
        [one] Vezměte si ze společné hromádky { $count } žolíkovou minci do měšce.
        [few] Vezměte si ze společné hromádky { $count } žolíkové mince do měšce.
       *[other] Vezměte si ze společné hromádky { $count } žolíkových mincí do měšce.
      }
mercado-effect-fake = Falešná mince
    .help = { $count ->
        [one] Vezměte si ze společné hromádky { $count } falešnou minci do měšce.
        [few] Vezměte si ze společné hromádky { $count } falešné mince do měšce.
       *[other] Vezměte si ze společné hromádky { $count } falešných mincí do měšce.
      }
mercado-effect-purge = Pryč s falešnou mincí
    .help = { $count ->
        [one] Vraťte { $count } falešnou minci z měšce do společné hromádky; není-li tam žádná, smíte ji vrátit z osobní karty.
        [few] Vraťte { $count } falešné mince z měšce do společné hromádky; nejsou-li tam, smíte je vrátit z osobní karty.
       *[other] Vraťte { $count } falešných mincí z měšce do společné hromádky; nejsou-li tam, smíte je vrátit z osobní karty.
      }
mercado-effect-privilege = Privilegium
    .help = { $count ->
        [one] Vezměte si { $count } privilegium a nechte ho ležet lícem dolů.
        [few] Vezměte si { $count } privilegia a nechte je ležet lícem dolů.
       *[other] Vezměte si { $count } privilegií a nechte je ležet lícem dolů.
      }
mercado-effect-seal = Pečeť
    .help = { $count ->
        [one] Vezměte si ze společné hromádky { $count } pečeť.
        [few] Vezměte si ze společné hromádky { $count } pečetě.
       *[other] Vezměte si ze společné hromádky { $count } pečetí.
      }
mercado-effect-again = Tah navíc
    .help = Po tomto tahu máte ještě jeden úplný tah.
mercado-effect-forward = Kupředu
    .help = { $count ->
        [one] Postupte ještě o { $count } políčko.
        [few] Postupte ještě o { $count } políčka.
       *[other] Postupte ještě o { $count } políček.
      }
mercado-effect-opp_fake = Falešná mince pro protihráče
    .help = { $count ->
        [one] Každý protihráč si vezme { $count } falešnou minci do měšce.
        [few] Každý protihráč si vezme { $count } falešné mince do měšce.
       *[other] Každý protihráč si vezme { $count } falešných mincí do měšce.
      }
mercado-effect-opp_wild = Žolíková mince pro protihráče
    .help = { $count ->
        [one] Každý protihráč si vezme { $count } žolíkovou minci do měšce.
        [few] Každý protihráč si vezme { $count } žolíkové mince do měšce.
       *[other] Každý protihráč si vezme { $count } žolíkových mincí do měšce.
      }
mercado-effect-opp_noseal = Žádná pečeť za druhé místo
    .help = U této karty nedostane pečeť za druhé místo žádný protihráč.
mercado-effect-opp_giveup = Protihráči odevzdají privilegium
    .help = { $count ->
        [one] Každý protihráč odevzdá { $count } privilegium podle vlastní volby.
        [few] Každý protihráč odevzdá { $count } privilegia podle vlastní volby.
       *[other] Každý protihráč odevzdá { $count } privilegií podle vlastní volby.
      }

## Privilegia

mercado-privilege-three = 3 kroky
mercado-privilege-two = 2 kroky
mercado-privilege-two_purge = 2 kroky a pryč s falešnou mincí
mercado-privilege-two_seal = 2 kroky a pečeť
mercado-privilege-one_wild = 1 krok a žolíková mince
mercado-privilege-one_fake = 1 krok a falešné mince pro protihráče
mercado-privilege-one_again = 1 krok a tah navíc
mercado-steps = { $steps ->
    [one] Postupte o { $steps } krok.
    [few] Postupte o { $steps } kroky.
   *[other] Postupte o { $steps } kroků.
  }

## Na co se hra ptá a jak lze odpovědět

mercado-ask-privilege = Před akcí smíte vyložit jedno privilegium, nebo si všechna nechat.
    .explained = Jedno privilegium za tah, přede vším ostatním. Ta, která vám zbudou, dají své kroky ještě na konci hry.
mercado-ask-symbol = S privilegiem jste došli na symbol: proveďte ho, nebo si ho nevšímejte.
    .explained = Vybrat si smíte jen po privilegiu; po nákupu se symbol provést musí.
mercado-ask-action = Táhnout mince, nebo vrátit mince z osobní karty do měšce?
    .explained = U měšce vidíte šance jednotlivých barev. Když je v něm hlavně černo, je čas vrátit mince.
mercado-ask-seal = Odevzdat pečeť a táhnout dvě mince navíc?
    .explained = Jednou za tah přinese pečeť další dvě mince. Každá pečeť, která zbude, je na konci jedno políčko.
mercado-seal-ask = Vytaženo: { $coins }. Odevzdat pečeť a táhnout dvě mince navíc, nebo vyložit tyto?
mercado-ask-place = Přiložte mince ke kartám; zbytek se vrátí do měšce.
    .explained = Stiskněte minci a potom osvětlenou kartu. Mince tam leží, dokud někdo nezaplatí celou cenu; když je jiný rychlejší, vrátí se vám.
mercado-ask-evaluate = Zaplatili jste více karet: která se vyhodnotí jako první?
    .explained = Na pořadí záleží: každý nákup vás posune, a kde skončíte, může být symbol.
mercado-ask-changer = Přiložte žolíkovou minci od směnárnice k jiné kartě.
    .explained = Žolíková mince nahradí kteroukoli barvu. Přiložte ji, kde doplní cenu, nebo kde se vám barvy nedostávají.
mercado-ask-giveup = Vyberte privilegium, které odevzdáte.
    .explained = Nikdo neuvidí, které odevzdáte. Kroky se počítají na konci hry.
mercado-ask-purge = V měšci nemáte falešnou minci: vrátit jednu z osobní karty?
    .explained = O falešnou minci míň je lepší měšec po zbytek hry.
mercado-ask-cutpurse = Kapsář pracuje pro vás: ukrást pečeť, nebo vzít body za žolíkové mince na trhu?
    .explained = Tuto službu přinesou tři falešné mince u kapsáře; potom leží na vaší osobní kartě.

mercado-action-play = Vyložit: { $privilege }
mercado-action-keep = Nevykládat
mercado-action-take = { $hidden ->
    [yes] Provést symbol
   *[no] Provést: { $effect }
  }
mercado-action-ignore = Nevšímat si ho
mercado-action-draw = Táhnout 3 mince
mercado-action-refill = Mince zpět do měšce
mercado-action-seal = Použít pečeť
mercado-action-spare = Bez pečeti
mercado-action-place = { $coin }: { $tile }
mercado-action-done = Hotovo
mercado-action-evaluate = Vyhodnotit: { $tile }
mercado-action-give = Odevzdat: { $privilege }
mercado-action-return = Vrátit
mercado-action-leave = Nechat
mercado-action-steal = { $hidden ->
    [yes] Ukrást pečeť
   *[no] Ukrást pečeť (má ji { $player })
  }
mercado-action-points = { $hidden ->
    [yes] Vzít body
   *[no] { $points ->
        [one] Vzít { $points } bod
        [few] Vzít { $points } body
       *[other] Vzít { $points } bodů
      }
  }

## Co se stalo

mercado-event-round_began = { $round }. kolo
mercado-event-turn_began = { $extra ->
    [yes] { $seat } má tah navíc.
   *[no] { $seat } je na tahu.
  }
mercado-event-privilege_played = { $seat } vykládá privilegium.
mercado-event-privilege_shown = { $seat } vykládá privilegium: { $privilege }.
mercado-event-kept = { $seat } nevykládá žádné privilegium.
mercado-event-moved = { $steps ->
    [one] { $seat } postupuje o { $steps } políčko, na políčko { $space }.
    [few] { $seat } postupuje o { $steps } políčka, na políčko { $space }.
   *[other] { $seat } postupuje o { $steps } políček, na políčko { $space }.
  }
mercado-event-finish_reached = { $seat } má za sebou celé kolo dráhy: toto kolo je poslední.
mercado-event-symbol = { $seat } dochází na symbol „{ $effect }“ (políčko { $space }).
mercado-event-ignored = { $seat } si nevšímá symbolu „{ $effect }“ (políčko { $space }).
mercado-event-drew = { $sealed ->
    [yes] { $seat } táhne další mince.
   *[no] { $seat } táhne mince.
  }
mercado-event-drew-coins = { $seat } táhne: { $coins }.
mercado-event-seal_used = { $seat } odevzdává pečeť.
mercado-event-spared = { $seat } pečeť nepoužívá.
mercado-event-counterfeits = { $count ->
    [one] { $seat } odkládá { $count } falešnou minci.
    [few] { $seat } odkládá { $count } falešné mince.
   *[other] { $seat } odkládá { $count } falešných mincí.
  }
mercado-event-placed = { $seat } přikládá minci ({ $coin }) ke kartě { $tile }.
mercado-event-done = { $seat } už nic nepřikládá.
mercado-event-put_back = { $count ->
    [one] { $seat } vrací { $count } minci do měšce.
    [few] { $seat } vrací { $count } mince do měšce.
   *[other] { $seat } vrací { $count } mincí do měšce.
  }
mercado-event-put_back-coins = { $seat } vrací do měšce: { $coins }.
mercado-event-refilled = { $count ->
    [one] { $seat } vrací { $count } minci z osobní karty do měšce.
    [few] { $seat } vrací { $count } mince z osobní karty do měšce.
   *[other] { $seat } vrací { $count } mincí z osobní karty do měšce.
  }
mercado-event-passed = { $seat } nemůže nic udělat a vynechává tah.
mercado-event-standstill = Žádná mince se už nikam nehodí: tímto kolem hra končí.
mercado-event-bought = { $seat } kupuje: { $tile }.
mercado-event-turned_over = { $points ->
    [one] Obrací se { $tile }: { $points } bod, získává { $seat }.
    [few] Obrací se { $tile }: { $points } body, získává { $seat }.
   *[other] Obrací se { $tile }: { $points } bodů, získává { $seat }.
  }
mercado-event-used = { $seat } platí: { $tile }.
mercado-event-took_white = { $count ->
    [one] { $seat } si bere { $count } žolíkovou minci.
    [few] { $seat } si bere { $count } žolíkové mince.
   *[other] { $seat } si bere { $count } žolíkových mincí.
  }
mercado-event-took_black = { $count ->
    [one] { $seat } si bere { $count } falešnou minci.
    [few] { $seat } si bere { $count } falešné mince.
   *[other] { $seat } si bere { $count } falešných mincí.
  }
mercado-event-took_seal = { $count ->
    [one] { $seat } si bere { $count } pečeť.
    [few] { $seat } si bere { $count } pečetě.
   *[other] { $seat } si bere { $count } pečetí.
  }
mercado-event-second_seal = { $seat } získává pečeť za druhé místo u karty { $tile }.
mercado-event-took_privilege = { $hidden ->
    [yes] { $seat } si bere privilegium.
   *[no] { $seat } si bere privilegium: { $privilege }.
  }
mercado-event-extra_turn = { $seat } bude mít tah navíc.
mercado-event-purged = { $seat } vrací falešnou minci do společné hromádky.
mercado-event-left = { $seat } žádnou falešnou minci nevrací.
mercado-event-gave_up = { $hidden ->
    [yes] { $seat } odevzdává privilegium.
   *[no] { $seat } odevzdává privilegium: { $privilege }.
  }
mercado-event-nothing = { $seat }: „{ $effect }“ nic nepřináší.
mercado-event-paid = { $count ->
    [0] { $seat } platí za kartu { $tile } žolíkovými mincemi.
    [one] { $seat } ukládá { $count } utracenou minci na osobní kartu.
    [few] { $seat } ukládá { $count } utracené mince na osobní kartu.
   *[other] { $seat } ukládá { $count } utracených mincí na osobní kartu.
  }
mercado-event-sent_back = { $count ->
    [one] { $seat } dostává zpět { $count } minci od karty { $tile }.
    [few] { $seat } dostává zpět { $count } mince od karty { $tile }.
   *[other] { $seat } dostává zpět { $count } mincí od karty { $tile }.
  }
mercado-event-discarded = { $tile } mizí z trhu.
mercado-event-laid_out = Nově na trhu: { $tile }.
mercado-event-reshuffled = { $pile } se znovu zamíchávají.
mercado-event-stole = { $by } krade pečeť, kterou měl hráč { $seat }.
mercado-event-cutpurse_points = { $points ->
    [one] Kapsář vynáší { $points } bod, získává { $seat }.
    [few] Kapsář vynáší { $points } body, získává { $seat }.
   *[other] Kapsář vynáší { $points } bodů, získává { $seat }.
  }
mercado-event-final_count = { $points ->
    [0] { $seat } už nemá co započítat.
    [one] { $seat } započítává pečetě a privilegia: ještě { $points } krok.
    [few] { $seat } započítává pečetě a privilegia: ještě { $points } kroky.
   *[other] { $seat } započítává pečetě a privilegia: ještě { $points } kroků.
  }
mercado-event-game_ended = Hra končí.

mercado-pile-objects = Cenné předměty
mercado-pile-perfumes = Okouzlující vůně
mercado-pile-privileges = Privilegia

## Body na konci

mercado-reason-track = Políčka ujitá během hry
mercado-reason-seals = { $count ->
    [one] { $count } nevyužitá pečeť
    [few] { $count } nevyužité pečetě
   *[other] { $count } nevyužitých pečetí
  }
mercado-reason-privileges = { $count ->
    [one] Kroky { $count } nevyužitého privilegia
   *[other] Kroky { $count } nevyužitých privilegií
  }

## Volby nového stolu

mercado-option-first = Kdo začíná
    .hint = Kdo hraje jako první.
mercado-option-first-random = Rozhodne los
mercado-option-first-0 = 1. místo
mercado-option-first-1 = 2. místo
mercado-option-first-2 = 3. místo
mercado-option-first-3 = 4. místo
mercado-option-side = Hrací deska
    .hint = Strana A je klidnější; na straně B je víc symbolů, kam dojít.
mercado-option-side-A = Strana A, pro první hru
mercado-option-side-B = Strana B, více symbolů
mercado-option-disc = Startovní dlaždice
    .hint = Kde na okruhu polí leží kotouč na začátku hry.
mercado-option-disc-0 = Políčko 0, pravý horní roh
mercado-option-disc-1 = Políčko 1, vpravo
mercado-option-disc-2 = Políčko 2, vpravo
mercado-option-disc-3 = Políčko 3, vpravo
mercado-option-disc-4 = Políčko 4, vpravo
mercado-option-disc-5 = Políčko 5, vpravo
mercado-option-disc-6 = Políčko 6, vpravo
mercado-option-disc-7 = Políčko 7, pravý dolní roh
mercado-option-disc-8 = Políčko 8, dole
mercado-option-disc-9 = Políčko 9, dole
mercado-option-disc-10 = Políčko 10, dole
mercado-option-disc-11 = Políčko 11, dole
mercado-option-disc-12 = Políčko 12, dole
mercado-option-disc-13 = Políčko 13, dole
mercado-option-disc-14 = Políčko 14, dole
mercado-option-disc-15 = Políčko 15, levý dolní roh
mercado-option-disc-16 = Políčko 16, vlevo
mercado-option-disc-17 = Políčko 17, vlevo
mercado-option-disc-18 = Políčko 18, vlevo
mercado-option-disc-19 = Políčko 19, vlevo
mercado-option-disc-20 = Políčko 20, vlevo
mercado-option-disc-21 = Políčko 21, vlevo
mercado-option-disc-22 = Políčko 22, levý horní roh
mercado-option-disc-23 = Políčko 23, nahoře
mercado-option-disc-24 = Políčko 24, nahoře
mercado-option-disc-25 = Políčko 25, nahoře
mercado-option-disc-26 = Políčko 26, nahoře
mercado-option-disc-27 = Políčko 27, nahoře
mercado-option-disc-28 = Políčko 28, nahoře
mercado-option-disc-29 = Políčko 29, nahoře
mercado-option-promo = Kapsář
    .hint = Služba navíc, za vytažené falešné mince.
mercado-option-promo-no = Bez kapsáře
mercado-option-promo-yes = S kapsářem, který krade pečetě nebo přináší body za žolíkové mince
mercado-option-colours = Barvy

## Hrací plocha

mercado-market = Trh
mercado-round = { $round }. kolo
mercado-last-round = Poslední kolo
mercado-extra-turns = { $count ->
    [one] Tah navíc
    [few] { $count } tahy navíc
   *[other] { $count } tahů navíc
  }
mercado-supply = Společná hromádka
mercado-supply-white = { $count ->
    [one] { $count } žolíková mince ve společné hromádce
    [few] { $count } žolíkové mince ve společné hromádce
   *[other] { $count } žolíkových mincí ve společné hromádce
  }
mercado-supply-black = { $count ->
    [one] { $count } falešná mince ve společné hromádce
    [few] { $count } falešné mince ve společné hromádce
   *[other] { $count } falešných mincí ve společné hromádce
  }
mercado-supply-seals = { $count ->
    [one] { $count } pečeť ve společné hromádce
    [few] { $count } pečetě ve společné hromádce
   *[other] { $count } pečetí ve společné hromádce
  }
mercado-supply-privileges = { $count ->
    [one] { $count } privilegium v balíčku
    [few] { $count } privilegia v balíčku
   *[other] { $count } privilegií v balíčku
  }
mercado-supply-objects = { $count ->
    [one] { $count } cenný předmět v tahací hromádce
    [few] { $count } cenné předměty v tahací hromádce
   *[other] { $count } cenných předmětů v tahací hromádce
  }
mercado-supply-perfumes = { $count ->
    [one] { $count } vůně v tahací hromádce
    [few] { $count } vůně v tahací hromádce
   *[other] { $count } vůní v tahací hromádce
  }
mercado-standings = Pořadí
mercado-ring = Hrací deska, strana { $side }
mercado-space = Políčko { $space }
mercado-disc = startovní dlaždice
mercado-stack = shora: { $names }
mercado-past = { $seat } (už za startem)

mercado-edge = { $missing ->
    [0] { $seat }: { $coins }, zaplaceno
    [one] { $seat }: { $coins }, chybí { $missing }
    [few] { $seat }: { $coins }, chybějí { $missing }
   *[other] { $seat }: { $coins }, chybí { $missing }
  }
mercado-stall-place = Přiložit minci ({ $coin }) ke kartě { $tile }. { $words }
mercado-stall-open = Vybrat pro minci kartu { $tile }. { $words }
mercado-stall-evaluate = Vyhodnotit nyní kartu { $tile }. { $words }
mercado-complete = Zaplaceno
mercado-completes = Zaplatí

mercado-preview = Kdybyste ji teď zaplatili, přinese vám
mercado-preview-token = Zahrané teď vám jeho kroky přinesou
mercado-preview-move = { $points ->
    [one] { $points } bod: na políčko { $space }.
    [few] { $points } body: na políčko { $space }.
   *[other] { $points } bodů: na políčko { $space }.
  }
mercado-preview-rank = Jste na { $rank }. místě, podle toho se počítá.
mercado-preview-reveal = Body obráceného předmětu.
mercado-preview-symbol = Symbol na něm: { $text }
mercado-preview-occupied = Stojí tam jiný indikátor, symbol se tedy neprovede.
mercado-preview-finish = Tím dokončíte okruh: začíná poslední kolo.
mercado-preview-second = Pečeť za druhé místo získá: { $names }.
mercado-preview-steal = Pečeť, kterou má { $seat }, nebo body za žolíkové mince na trhu.

mercado-tray = Vaše strana stolu
mercado-turn = { $seat } je na tahu
mercado-draws = Vytažené mince: { $seat }
mercado-drawn = Vytažené mince
mercado-drawn-fits = Mince: { $coin }. Hodí se ke kartám: { $tiles }.
mercado-drawn-none = Mince: { $coin }. Teď se nikam nehodí.
mercado-stall-unfit = Tato mince ({ $coin }) k ceně nepatří.
mercado-stall-none = Žádná z vašich mincí k ceně nepatří.
mercado-stall-full = Cenu tu už máte zaplacenou: další mince není třeba.
mercado-keys = Šipkami se pohybujete, Enter volí, 1–9 volí kartu, Esc ruší.
mercado-undo = Vzít zpět
mercado-purse = { $count ->
    [one] Měšec: { $count } mince
    [few] Měšec: { $count } mince
   *[other] Měšec: { $count } mincí
  }
mercado-purse-inside = V měšci
mercado-odds = { $count ->
    [one] Co je v měšci a jak pravděpodobná je příští mince
   *[other] Co je v měšci a jak pravděpodobně bude mezi příštími mincemi (počet: { $count })
  }
mercado-odds-coin = { $coin }: v měšci { $count }, { $percent } %
mercado-character = Osobní karta
mercado-character-count = { $count ->
    [one] Osobní karta: { $count } mince
    [few] Osobní karta: { $count } mince
   *[other] Osobní karta: { $count } mincí
  }
mercado-character-empty = prázdná
mercado-character-help = Tady leží utracené mince a vytažené falešné mince mimo oběh, dokud nevěnujete celý tah tomu, abyste je vrátili do měšce.
mercado-seals = { $count ->
    [one] { $count } pečeť
    [few] { $count } pečetě
   *[other] { $count } pečetí
  }
mercado-seals-label = Pečetě
mercado-seal-help = Jednou za tah smíte za pečeť táhnout dvě mince navíc. Každá pečeť, která zbude, je na konci jeden krok.
mercado-privileges = Privilegia
mercado-privileges-none = žádná
mercado-privileges-count = { $count ->
    [one] { $count } privilegium
    [few] { $count } privilegia
   *[other] { $count } privilegií
  }
mercado-token = Privilegium: { $privilege }. { $words }
mercado-token-play = Vyložit privilegium: { $privilege }. { $words }
mercado-token-give = Odevzdat privilegium: { $privilege }. { $words }
mercado-panel-progress = Postup { $progress }, { $rank }. místo
mercado-progress-help = Políčka ušlá od startovní dlaždice: body této hry.
mercado-panel-open = { $name }: měšec { $purse }, osobní karta { $character }. Ukázat mince.
mercado-panel-title = Mince: { $name }
mercado-sold = Koupené a otočené karty
mercado-sold-turned = { $tile } (otočeno)
mercado-sold-none = zatím nic
mercado-played = Privilegia vyložená všemi od posledního zamíchání

## Stránka s pravidly

mercado-rules-title = Mercado ve zkratce
mercado-rules-goal-title = Cíl
mercado-rules-goal = Jste bohatí a chcete být obdivováni. Kdo zaplatí plnou cenu krásné věci, postupuje po okruhu 30 políček. Jakmile někdo okruh dokončí, dohraje se kolo; vyhrává ten, kdo je nejdále od startovní dlaždice.
mercado-rules-purse-title = Váš měšec
mercado-rules-purse = Na začátku je v něm 25 mincí: pět od každé barvy a pět falešných. Táhnete poslepu, ale obsah není tajný; vidíte ho u sebe na stole i s pravděpodobnostmi.
mercado-rules-turn-title = Váš tah
mercado-rules-turn = Nejdřív smíte vyložit jedno privilegium. Pak buď táhnete tři mince a přikládáte je ke kartám, nebo vrátíte všechny mince z osobní karty do měšce. S méně než třemi mincemi v měšci musíte zvolit to druhé.
mercado-rules-place-title = Tažení a přikládání
mercado-rules-place = Když vidíte své tři mince, smíte za jednu pečeť táhnout další dvě. Falešné mince jdou hned na osobní kartu. Ostatní přiložte ke svému okraji jedné či více karet, pokud se hodí k ceně; alespoň jednu, jde-li to. Zbytek se vrací do měšce. Mince leží u karty, dokud ji někdo celou nezaplatí.
mercado-rules-prices-title = Kupní ceny
mercado-rules-prices = Barevné mince: přesně tyto. Čtyřbarevné mince spojené rovnítkem: všechny jedné barvy, kterou si každý volí sám. Spojené přeškrtnutým rovnítkem: každá jiné barvy. Žolíková mince nahradí kteroukoli barvu; kde se žádá přímo žolík, nestačí nic jiného.
mercado-rules-buy-title = Zaplacená karta
mercado-rules-buy = Na konci tahu vyhodnotíte v libovolném pořadí všechny karty, které jste zaplatili: postoupíte o její body; protihráč s největším počtem mincí u ní získá pečeť (při shodě všichni takoví); provedete její účinky, po vás protihráči ty své. Vaše mince jdou na osobní kartu, žolíky do společné hromádky; ostatní si své mince vezmou zpět do měšce a na místo přijde nová karta.
mercado-rules-track-title = Hrací deska
mercado-rules-track = Indikátory postupují po směru hodinových ručiček a obsazená políčka se počítají. Skončíte-li na volném políčku se symbolem, provede se; po privilegiu si ho smíte nevšímat. Na obsazeném políčku se váš indikátor položí navrch a symbol neplatí. Kdo je výš, je vpředu. Za startovní dlaždicí už symboly neplatí.
mercado-rules-market-title = Dozorce trhu a směnárnice mincí
mercado-rules-market = Obě karty zůstávají na trhu po celou hru a nedávají body. Když někdo zaplatí, mince ostatních tam zůstanou ležet a za druhé místo pečeť není.
mercado-rules-final-title = Konec
mercado-rules-final = Jakmile indikátor dosáhne startovní dlaždice nebo ji překročí, kolo se dohraje. Pak každý postoupí o krok za každou zbylou pečeť a o kroky všech zbylých privilegií; symboly a další účinky už neplatí. Vyhrává nejvzdálenější indikátor, ve sloupci ten navrchu.
mercado-rules-secret-title = Co je tajné
mercado-rules-secret = Všechno leží otevřeně kromě líců privilegií: ty zná jen jejich majitel, dokud je nezahraje nebo hra neskončí. Pořadí balíčků nezná nikdo, ani to, co se z měšce vytáhne.
mercado-rules-promo-title = Kapsář (volba)
mercado-rules-promo = Třetí tržní karta. Vytažené falešné mince se přikládají k ní místo na osobní kartu. S třemi a více ukradnete pečeť nejbližšímu hráči po směru hodinových ručiček, který nějakou má, nebo získáte bod za každou žolíkovou minci ležící na trhu; pak jdou mince na vaši osobní kartu.
mercado-rules-effects = Účinky a symboly
mercado-rules-tokens = 18 privilegií
mercado-rules-token-count = { $count } ×
mercado-rules-objects = 24 cenných předmětů
mercado-rules-perfumes = 12 okouzlujících vůní
mercado-rules-people = Tržní karty
mercado-rules-sides = Dvě strany hrací desky
mercado-rules-side = Strana { $side }

## Co čtou ostatní, zatímco se někdo rozhoduje

mercado-thinks-privilege = { $name } může vyložit privilegium …
mercado-thinks-symbol = { $name } může provést symbol …
mercado-thinks-action = { $name } volí mezi tažením a vrácením mincí …
mercado-thinks-seal = { $name } může za pečeť táhnout dvě mince navíc …
mercado-thinks-place = { $name } přikládá mince ke kartám …
mercado-thinks-evaluate = { $name } vybírá, která karta se vyhodnotí první …
mercado-thinks-changer = { $name } přikládá žolíkovou minci od směnárnice …
mercado-thinks-giveup = { $name } odevzdává privilegium …
mercado-thinks-purge = { $name } může vrátit falešnou minci …
mercado-thinks-cutpurse = { $name } vybírá, co přinese kapsář …

## Slovníček

mercado-term-purse = Měšec
    .help = Váček s vašimi mincemi. Táhnete poslepu, obsah ale tajný není.
mercado-term-edge = Okraj
    .help = Vaše strana karty, u které leží vaše mince.
mercado-term-character = Osobní karta
    .help = Leží na ní utracené mince a vytažené falešné mince, dokud je nevrátíte.
mercado-term-counterfeit = Falešná mince
    .help = Černá mince. Nezaplatíte s ní nic.
mercado-term-wild = Žolíková mince
    .help = Bílá mince, která nahradí kteroukoli barvu. Po zaplacení jde do společné hromádky.
mercado-term-seal = Pečeť
    .help = Přinese další dvě mince, nebo políčko na konci hry.
mercado-term-privilege = Privilegium
    .help = Tajný žeton s kroky; vyloží se před akcí, nebo se počítá na konci.
mercado-term-disc = Startovní dlaždice
    .help = Políčko, kde všichni začínají. Kdo se na ně vrátí, ukončí hru.
