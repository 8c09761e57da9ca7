# Zámky šíleného krále Ludvíka: jeden slovník pro prohlížeč i terminál.
# Jména hráčů a místností se vkládají beze změny: pište věty, které nepotřebují jejich skloňování.

castles-title = Zámky šíleného krále Ludvíka
castles-about = Kupujte místnosti za ceny, které určí soupeři, a postavte ten nejkrásnější a nejpodivnější zámek.
castles-facts = 1–4 hráči, asi 90 minut

## Typy místností a odměny za uzavření

castles-type-living = Obytná komnata
    .reward = Započítejte si tuto místnost ještě jednou: její body a vlastní bonus podle současného zámku.
castles-type-activity = Společenská místnost
    .reward = 5 bodů.
castles-type-food = Jídelna
    .reward = Hned zahrajte tah navíc.
castles-type-sleeping = Ložnice
    .reward = Prohlédněte si jeden sloupeček místností a až dvě z nich položte na balíček karet: na trh přijdou jako první.
castles-type-outdoor = Zahrada
    .reward = 10 000 marek z banku.
castles-type-utility = Technická místnost
    .reward = Vezměte si dvě karty úkolů a jednu z nich si nechte.
castles-type-corridor = Spojovací místnost
    .reward = Vezměte si zdarma chodbu nebo schodiště a hned je přiložte, jednou za tah.
castles-type-downstairs = Sklepní místnost
    .reward = Za každou druhou uzavřenou: vyberte si kteroukoli ze sedmi ostatních odměn.

## Destičky

castles-room-pantry = Spíž
castles-room-larder = Spižírna
castles-room-buttery = Nálevna
castles-room-powder_room = Pudrovna
castles-room-broom_closet = Komora na košťata
castles-room-cloak_room = Šatna
castles-room-pink_cabinet = Růžový kabinet
castles-room-focus_room = Pokoj k rozjímání
castles-room-lilac_cabinet = Fialový kabinet
castles-room-piano_room = Hudební salónek
castles-room-berchta_room = Berchtin pokoj
castles-room-flute_room = Flétnový salónek
castles-room-bottomless_pit = Bezedná jáma
castles-room-fungus_room = Houbový sklep
castles-room-the_hole = Díra
castles-room-study = Pracovna
castles-room-sitting_room = Kuřácký salónek
castles-room-parlor = Debatní salónek
castles-room-washroom = Umývárna
castles-room-dirt_room = Zádveří
castles-room-utility_room = Komora
castles-room-anteroom = Předpokoj
castles-room-food_prep_room = Přípravna jídel
castles-room-meat_locker = Komora na maso
castles-room-nap_room = Ranní salónek
castles-room-dressing_room = Oblékárna
castles-room-solar = Slunná komnata
castles-room-porch = Veranda
castles-room-gatehouse = Vrátnice
castles-room-shed = Kůlna
castles-room-mold_room = Plesnivý sklep
castles-room-knight_room = Rytířská síň
castles-room-crypt = Krypta
castles-room-billiards_room = Kulečníkový salónek
castles-room-oratory = Oratoř
castles-room-sewing_room = Šicí pokoj
castles-room-sauna = Sauna
castles-room-panic_room = Tajný úkryt
castles-room-laundry_room = Prádelna
castles-room-scullery = Umývárna nádobí
castles-room-dining_room = Hlavní jídelna
castles-room-kitchen = Kuchyně
castles-room-queens_bedroom = Královnina ložnice
castles-room-guest_bedroom = Ložnice pro hosty
castles-room-tasso_room = Tassův pokoj
castles-room-salon = Salón
castles-room-gallery_of_mirrors = Zrcadlový sál
castles-room-great_hall = Velká hala
castles-room-upper_hall = Horní hala
castles-room-train_room = Pokoj s vláčky
castles-room-nine_pin_alley = Kuželna
castles-room-east_tapestry_chamber = Východní komnata tapisérií
castles-room-observatory = Hvězdárna
castles-room-french_gazebo = Francouzský altán
castles-room-pumpkin_garden = Dýňová zahrada
castles-room-grand_bedchamber = Velká ložnice
castles-room-servants_quarters = Pokoje služebnictva
castles-room-drawing_room = Přijímací salón
castles-room-west_tapestry_room = Západní pokoj tapisérií
castles-room-formal_gardens = Okrasná zahrada
castles-room-coach_house = Vozovna
castles-room-armory = Zbrojnice
castles-room-dungeon = Žalář
castles-room-forum = Fórum
castles-room-theater = Divadlo
castles-room-hundings_hut = Hundingova chýše
castles-room-green_house = Skleník
castles-room-venus_grotto = Venušina grotta
castles-room-secret_lair = Tajné doupě
castles-room-vestibule = Vestibul
castles-room-throne_room = Trůnní sál
castles-room-terrace_gardens = Terasové zahrady
castles-room-stables = Stáje
castles-room-singers_chamber = Síň pěvců
castles-room-audience_room = Audienční sál
castles-room-foyer = Vstupní hala
castles-room-hallway = Chodba
castles-room-stairs = Schodiště
castles-numbered = { $room } { $number }

## Karty úkolů a královské odměny

castles-card-all_sizes = Místnosti všech velikostí
    .help = { $points } bodů za místnosti všech deseti velikostí. Vstupní hala, chodby ani schodiště se nepočítají.
castles-card-all_types = Místnosti všech typů
    .help = { $points } bodů za místnosti všech osmi typů.
castles-card-hallways = Chodby
    .help = { $points ->
        [one] { $points } bod za každou chodbu, přízemní i sklepní.
        [few] { $points } body za každou chodbu, přízemní i sklepní.
       *[other] { $points } bodů za každou chodbu, přízemní i sklepní.
      }
castles-card-stairs = Schodiště
    .help = { $points ->
        [one] { $points } bod za každé schodiště.
        [few] { $points } body za každé schodiště.
       *[other] { $points } bodů za každé schodiště.
      }
castles-card-completed = Uzavřené místnosti
    .help = { $points ->
        [one] { $points } bod za každé { $per } uzavřené místnosti.
        [few] { $points } body za každé { $per } uzavřené místnosti.
       *[other] { $points } bodů za každé { $per } uzavřené místnosti.
      }
castles-card-square = Čtvercové místnosti
    .help = { $points ->
        [one] { $points } bod za každou místnost o velikosti 100 nebo 400.
        [few] { $points } body za každou místnost o velikosti 100 nebo 400.
       *[other] { $points } bodů za každou místnost o velikosti 100 nebo 400.
      }
castles-card-round = Kruhové místnosti
    .help = { $points ->
        [one] { $points } bod za každou místnost o velikosti 150 nebo 500.
        [few] { $points } body za každou místnost o velikosti 150 nebo 500.
       *[other] { $points } bodů za každou místnost o velikosti 150 nebo 500.
      }
castles-card-cash = Hotovost
    .help = { $points ->
        [one] { $points } bod za každých { $per } marek, které zbudou.
        [few] { $points } body za každých { $per } marek, které zbudou.
       *[other] { $points } bodů za každých { $per } marek, které zbudou.
      }
castles-card-external_doors = Vnější východy
    .help = { $points ->
        [one] { $points } bod za každé { $per } dveře vedoucí ven; spojovací místnosti a nádvoří se nepočítají.
        [few] { $points } body za každé { $per } dveře vedoucí ven; spojovací místnosti a nádvoří se nepočítají.
       *[other] { $points } bodů za každé { $per } dveře vedoucí ven; spojovací místnosti a nádvoří se nepočítají.
      }
castles-card-type_living = Obytné komnaty
    .help = { $points ->
        [one] { $points } bod za každou místnost tohoto typu.
        [few] { $points } body za každou místnost tohoto typu.
       *[other] { $points } bodů za každou místnost tohoto typu.
      }
castles-card-type_activity = Společenské místnosti
    .help = { $points ->
        [one] { $points } bod za každou místnost tohoto typu.
        [few] { $points } body za každou místnost tohoto typu.
       *[other] { $points } bodů za každou místnost tohoto typu.
      }
castles-card-type_food = Jídelny
    .help = { $points ->
        [one] { $points } bod za každou místnost tohoto typu.
        [few] { $points } body za každou místnost tohoto typu.
       *[other] { $points } bodů za každou místnost tohoto typu.
      }
castles-card-type_sleeping = Ložnice
    .help = { $points ->
        [one] { $points } bod za každou místnost tohoto typu.
        [few] { $points } body za každou místnost tohoto typu.
       *[other] { $points } bodů za každou místnost tohoto typu.
      }
castles-card-type_outdoor = Zahrady
    .help = { $points ->
        [one] { $points } bod za každou místnost tohoto typu.
        [few] { $points } body za každou místnost tohoto typu.
       *[other] { $points } bodů za každou místnost tohoto typu.
      }
castles-card-type_utility = Technické místnosti
    .help = { $points ->
        [one] { $points } bod za každou místnost tohoto typu.
        [few] { $points } body za každou místnost tohoto typu.
       *[other] { $points } bodů za každou místnost tohoto typu.
      }
castles-card-type_corridor = Spojovací místnosti
    .help = { $points ->
        [one] { $points } bod za každou místnost tohoto typu.
        [few] { $points } body za každou místnost tohoto typu.
       *[other] { $points } bodů za každou místnost tohoto typu.
      }
castles-card-type_downstairs = Sklepní místnosti
    .help = { $points ->
        [one] { $points } bod za každou místnost tohoto typu.
        [few] { $points } body za každou místnost tohoto typu.
       *[other] { $points } bodů za každou místnost tohoto typu.
      }
castles-card-size_100 = Velikost 100
    .help = { $points ->
        [one] { $points } bod za každou místnost o velikosti 100.
        [few] { $points } body za každou místnost o velikosti 100.
       *[other] { $points } bodů za každou místnost o velikosti 100.
      }
castles-card-size_150 = Velikost 150
    .help = { $points ->
        [one] { $points } bod za každou místnost o velikosti 150.
        [few] { $points } body za každou místnost o velikosti 150.
       *[other] { $points } bodů za každou místnost o velikosti 150.
      }
castles-card-size_200 = Velikost 200
    .help = { $points ->
        [one] { $points } bod za každou místnost o velikosti 200.
        [few] { $points } body za každou místnost o velikosti 200.
       *[other] { $points } bodů za každou místnost o velikosti 200.
      }
castles-card-size_250 = Velikost 250
    .help = { $points ->
        [one] { $points } bod za každou místnost o velikosti 250.
        [few] { $points } body za každou místnost o velikosti 250.
       *[other] { $points } bodů za každou místnost o velikosti 250.
      }
castles-card-size_300 = Velikost 300
    .help = { $points ->
        [one] { $points } bod za každou místnost o velikosti 300.
        [few] { $points } body za každou místnost o velikosti 300.
       *[other] { $points } bodů za každou místnost o velikosti 300.
      }
castles-card-size_350 = Velikost 350
    .help = { $points ->
        [one] { $points } bod za každou místnost o velikosti 350.
        [few] { $points } body za každou místnost o velikosti 350.
       *[other] { $points } bodů za každou místnost o velikosti 350.
      }
castles-card-size_400 = Velikost 400
    .help = { $points ->
        [one] { $points } bod za každou místnost o velikosti 400.
        [few] { $points } body za každou místnost o velikosti 400.
       *[other] { $points } bodů za každou místnost o velikosti 400.
      }
castles-card-size_450 = Velikost 450
    .help = { $points ->
        [one] { $points } bod za každou místnost o velikosti 450.
        [few] { $points } body za každou místnost o velikosti 450.
       *[other] { $points } bodů za každou místnost o velikosti 450.
      }
castles-card-size_500 = Velikost 500
    .help = { $points ->
        [one] { $points } bod za každou místnost o velikosti 500.
        [few] { $points } body za každou místnost o velikosti 500.
       *[other] { $points } bodů za každou místnost o velikosti 500.
      }
castles-card-size_600 = Velikost 600
    .help = { $points ->
        [one] { $points } bod za každou místnost o velikosti 600.
        [few] { $points } body za každou místnost o velikosti 600.
       *[other] { $points } bodů za každou místnost o velikosti 600.
      }
castles-favor-count_living = Nejvíce místností: obytné komnaty
castles-favor-count_activity = Nejvíce místností: společenské místnosti
castles-favor-count_food = Nejvíce místností: jídelny
castles-favor-count_sleeping = Nejvíce místností: ložnice
castles-favor-count_outdoor = Nejvíce místností: zahrady
castles-favor-count_utility = Nejvíce místností: technické místnosti
castles-favor-count_corridor = Nejvíce místností: spojovací místnosti
castles-favor-count_downstairs = Nejvíce místností: sklepní místnosti
castles-favor-area_living = Největší výměra: obytné komnaty
castles-favor-area_activity = Největší výměra: společenské místnosti
castles-favor-area_food = Největší výměra: jídelny
castles-favor-area_sleeping = Největší výměra: ložnice
castles-favor-area_outdoor = Největší výměra: zahrady
castles-favor-area_utility = Největší výměra: technické místnosti
castles-favor-area_corridor = Největší výměra: spojovací místnosti
castles-favor-area_downstairs = Největší výměra: sklepní místnosti
castles-favor-small = Malé místnosti (100–300)
castles-favor-large = Velké místnosti (350–600)
castles-favor-square = Čtvercové místnosti (100, 400)
castles-favor-round = Kruhové místnosti (150, 500)
castles-favor-completed = Uzavřené místnosti
castles-favor-incomplete = Neuzavřené místnosti
castles-favor-external_doors = Vnější východy
castles-favor-cash = Největší hotovost
castles-rank-hod_carrier = Přidavač
castles-rank-mason = Zedník
castles-rank-foreman = Polír
castles-rank-architect = Architekt
castles-rank-royal_builder = Vrchní královský stavitel

## Otázky a odpovědi

castles-ask-return = Vraťte jednu ze svých karet úkolů.
    .explained = Karty úkolů se na konci hry počítají jen vám. Nechte si to, s čím lze počítat při stavbě.
castles-ask-arrange = Jste Mistr stavitel: přiřaďte místnostem ceny.
    .explained = Co ostatní koupí, zaplatí vám. Zdražte, co chtějí oni, a zlevněte, co chcete sami: kupujete poslední.
castles-ask-turn = Kupte místnost, chodbu či schodiště, nebo si vezměte peníze.
    .explained = V jednom tahu jedna věc. U každé místnosti vidíte, kolik bodů teď může v zámku nejvýš přinést; když peníze nestačí, vezměte si 5 000 marek.
castles-ask-place = Přiložte destičku ke svému zámku, dveře ke dveřím.
    .explained = Každé vyznačené místo je povolené a ukazuje body. Počítají se spojené dveře; dveře u zdi jsou navždy ztracené.
castles-ask-reward = Uzavřeli jste místnosti: vyberte další odměnu.
    .explained = Místnost se všemi dveřmi napojenými přináší jednou odměnu svého typu. Pořadí volíte sami a smíte i odmítnout.
castles-ask-corridor = Spojovací místnost je uzavřena: vezměte si zdarma chodbu či schodiště, nebo odmítněte.
    .explained = Chodby a schodiště nemají body, zato dveře, na které lze navázat; schodiště vede do sklepa.
castles-ask-downstairs = Dvojice sklepních místností je uzavřena: vyberte si libovolnou odměnu.
    .explained = Každá druhá uzavřená sklepní místnost dává odměnu kteréhokoli typu.
castles-ask-stack = Ložnice je uzavřena: vyberte sloupeček, který si prohlédnete, nebo odmítněte.
    .explained = Prohlédnete si místnosti jedné velikosti a vyberete, co přijde na trh. Budete to vědět jen vy.
castles-ask-pick = Vyberte až dvě místnosti, které přijdou na trh jako první.
    .explained = Co vyberete, objeví se na trhu v příštím kole, za cenu Mistra stavitele.
castles-ask-bonus = Technická místnost je uzavřena: nechte si jednu z těchto dvou karet úkolů.
    .explained = Na konci se počítá jen vám. Druhá karta se vrátí a nikdo se nedozví která.
castles-action-return = Vrátit: { $card }
castles-action-price = { $room } za { $price } marek
castles-action-empty = Cenu { $price } marek nechat volnou
castles-action-keep = Ostatní ceny nechat, jak jsou
castles-action-buy = Koupit: { $room } za { $price } marek
castles-action-money = Vzít si { $money } marek
castles-action-place = Přiložit na { $x }, { $y }, otočeno { $r }×
castles-action-claim = Odměna: { $room }
castles-action-decline = Odmítnout odměnu: { $room }
castles-action-take = Vzít zdarma: { $room }
castles-action-skip = Odmítnout
castles-action-as = Jako odměnu za: { $type }
castles-action-look = Prohlédnout sloupeček velikosti { $size }
castles-action-put = Položit na balíček karet: { $room }
castles-action-done = To stačí
castles-action-hold = Nechat si: { $card }

## Co se stalo

castles-event-favors_laid = Královské odměny pro tuto hru jsou vyložené.
castles-event-master_chosen = Prvním Mistrem stavitelem je { $seat }.
castles-event-drew = { $hidden ->
    [yes] { $seat } bere kartu úkolu.
   *[no] { $seat } bere kartu úkolu: { $card }.
  }
castles-event-returned = { $hidden ->
    [yes] { $seat } vrací kartu úkolu.
   *[no] { $seat } vrací kartu úkolu: { $card }.
  }
castles-event-kept_card = { $hidden ->
    [yes] { $seat } si nechává kartu úkolu.
   *[no] { $seat } si nechává kartu úkolu: { $card }.
  }
castles-event-round_began = { $alone ->
    [yes] { $round }. kolo.
   *[no] { $round }. kolo. Mistr stavitel: { $seat }.
}
castles-event-standstill = Nic z nabídky se už nevejde do žádného zámku: hra končí.
castles-event-card_turned = { $empty ->
    [yes] Karta místnosti velikosti { $size }: sloupeček je prázdný.
   *[no] Otočena karta místnosti velikosti { $size }.
  }
castles-event-drawn = Nově na trhu: { $room } za { $price } marek.
castles-event-reshuffled = Karty místností se zamíchají, aby se trh naplnil.
castles-event-last_round = Karty místností došly: toto je poslední kolo.
castles-event-priced = { $seat } určuje cenu: { $room } za { $price } marek.
castles-event-left_empty = { $seat } nechává cenu { $price } marek volnou.
castles-event-kept = { $seat } ostatní ceny nemění.
castles-event-prices_set = Ceny jsou určeny: { $seat }.
castles-event-bought = { $bank ->
    [yes] { $seat } kupuje za { $price } marek: { $room }.
   *[no] { $seat } kupuje za { $price } marek: { $room }. Peníze dostává { $other_seat }.
  }
castles-event-took_money = { $seat } si bere { $money } marek.
castles-event-took = { $seat } si bere zdarma: { $room }.
castles-event-laid = { $seat } přikládá: { $room }.
castles-event-scored = { $points ->
    [one] { $seat }: { $room }, { $points } bod.
    [few] { $seat }: { $room }, { $points } body.
   *[other] { $seat }: { $room }, { $points } bodů.
  }
castles-event-completed = { $seat } uzavírá: { $room }.
castles-event-claimed = { $seat } využívá odměnu: { $room }.
castles-event-declined = { $seat } odmítá odměnu: { $room }.
castles-event-lost = { $seat } nemůže využít odměnu: { $room }.
castles-event-won_points = { $points ->
    [one] { $seat }: { $points } bod za uzavření, { $room }.
    [few] { $seat }: { $points } body za uzavření, { $room }.
   *[other] { $seat }: { $points } bodů za uzavření, { $room }.
  }
castles-event-scored_again = { $points ->
    [one] { $seat } počítá znovu { $room }: { $points } bod.
    [few] { $seat } počítá znovu { $room }: { $points } body.
   *[other] { $seat } počítá znovu { $room }: { $points } bodů.
  }
castles-event-won_money = { $seat } dostává { $money } marek, { $room }.
castles-event-extra_turn = { $seat } hraje tah navíc.
castles-event-counted = { $even ->
    [yes] { $seat }: { $count }. uzavřená sklepní místnost, odměna podle výběru.
   *[no] { $seat }: { $count }. uzavřená sklepní místnost, odměnu přinese až další.
  }
castles-event-chose = { $seat } volí odměnu: { $type }.
castles-event-looking = { $seat } si prohlíží sloupeček velikosti { $size }.
castles-event-looked = { $seat } vidí sloupeček velikosti { $size }, destiček: { $count }.
castles-event-put = { $hidden ->
    [yes] { $seat } klade na balíček karet destičku velikosti { $size }.
   *[no] { $seat } klade na balíček karet: { $room }.
  }
castles-event-put_back = Zbytek sloupečku velikosti { $size } se zamíchá.
castles-event-coins_added = Na každou neprodanou místnost se pokládá { $money } marek.
castles-event-offer_cleared = Nekoupené místnosti opouštějí hru.
castles-event-final_stack = { $size ->
    [0] { $seat } – body za vyčerpanou zásobu: { $points }. { $room }: { $count }.
   *[other] { $seat } – body za vyčerpaný sloupeček velikosti { $size }: { $points }. Vlastních destiček: { $count }.
  }
castles-event-final_favor = { $points ->
    [one] { $seat } získává { $points } bod za královskou odměnu „{ $favor }“.
    [few] { $seat } získává { $points } body za královskou odměnu „{ $favor }“.
   *[other] { $seat } získává { $points } bodů za královskou odměnu „{ $favor }“.
  }
castles-event-final_card = { $points ->
    [one] { $seat } ukazuje kartu { $card }: { $points } bod.
    [few] { $seat } ukazuje kartu { $card }: { $points } body.
   *[other] { $seat } ukazuje kartu { $card }: { $points } bodů.
  }
castles-event-final_money = { $points ->
    [one] { $seat }: { $points } bod za { $money } marek.
    [few] { $seat }: { $points } body za { $money } marek.
   *[other] { $seat }: { $points } bodů za { $money } marek.
  }
castles-event-game_ended = Hra skončila.

## Body na konci

castles-reason-start = Na začátku
castles-reason-room = { $room }
castles-reason-activity = Uzavřené společenské místnosti: { $count }
castles-reason-again = { $room }, započteno znovu
castles-reason-stack = Vyčerpaný sloupeček { $size }: { $count }
castles-reason-stack_hallway = Vyčerpané chodby: { $count }
castles-reason-stack_stairs = Vyčerpaná schodiště: { $count }
castles-reason-favor = { $favor }
castles-reason-card = Karta úkolu: { $card }
castles-reason-money = { $money } marek

## Možnosti nového stolu

castles-option-first = První Mistr stavitel
    .hint = Kdo určí ceny jako první; každé kolo je to další hráč.
castles-option-first-random = Rozhodne los
castles-option-first-0 = 1. místo
castles-option-first-1 = 2. místo
castles-option-first-2 = 3. místo
castles-option-first-3 = 4. místo
castles-option-colours = Barvy

## Plán zámku

castles-castles = Zámky
castles-tab = Zámek, { $seat }, body: { $points }
castles-castle-of = Zámek: { $seat }
castles-plan-of = Plán zámku: { $seat }
castles-plan-keys = Posouvá se tažením nebo šipkami, přibližuje klávesami plus a minus, 0 ukáže vše, I vysvětlí místnosti.
castles-zoom = Přiblížení
castles-zoom-in = Přiblížit
castles-zoom-out = Oddálit
castles-zoom-fit = Ukázat vše
castles-next-room = Vysvětlit další místnost (I)
castles-back-home = Zpět na můj zámek
castles-round = { $round }. kolo
castles-last-round = Poslední kolo
castles-extra = Tah navíc
castles-done = Uzavřená.
castles-gives-now = { $points ->
    [one] Teď dává { $points } bod.
    [few] Teď dává { $points } body.
   *[other] Teď dává { $points } bodů.
  }
castles-doors = { $blocked ->
    [0] Napojené dveře: { $joined } z { $all }.
   *[other] Napojené dveře: { $joined } z { $all }, zazděné: { $blocked }.
  }
castles-tile-words = { $points ->
    [one] { $type }, velikost { $size }, { $points } bod.
    [few] { $type }, velikost { $size }, { $points } body.
   *[other] { $type }, velikost { $size }, { $points } bodů.
  }
castles-bonus-connected = +{ $points } za každou navazující místnost typu: { $types }.
castles-bonus-touching = −{ $points } za každou sousedící místnost typu: { $types }.
castles-bonus-anywhere = +{ $points } za každou místnost kdekoli v zámku typu: { $types }.
castles-when-completed = Po uzavření: { $reward }
castles-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }
castles-points-now = Dosavadní body. Na konci přibudou vyčerpané sloupečky, královské odměny, karty úkolů a peníze.
castles-points-over = Všechny body hry.
castles-money-help = Platí se jimi místnosti a chodby. Na konci je každých 10 000 marek za 1 bod.
castles-number = { $number }
castles-marks = { $marks } M

## Přikládání destičky

castles-placing = Přiložit: { $room }
castles-spots = Možná místa
castles-spot = { $points ->
    [one] { $points } bod, dveře na dveře { $joins }.
    [few] { $points } body, dveře na dveře { $joins }.
   *[other] { $points } bodů, dveře na dveře { $joins }.
  }
castles-beside-N = pod místností { $room }
castles-beside-E = vlevo od místnosti { $room }
castles-beside-S = nad místností { $room }
castles-beside-W = vpravo od místnosti { $room }
castles-spot-completes = Uzavírá: { $rooms }.
castles-side-light = Světlá strana, přízemí.
castles-side-dark = Tmavá strana, sklep.
castles-turn-tile = Otočit
castles-flip-tile = Druhá strana
castles-next-spot = Další místo
castles-give-back = Vrátit
castles-lay-here = Přiložit sem
castles-placing-keys = Šipky vedou od místa k místu. Plán se posouvá tažením a přibližuje kolečkem.
castles-from-base = Základní hodnota
castles-from-own = Vlastní bonus
castles-completes = Uzavírá: { $room }.

## Trh

castles-market = Trh
castles-ware = { $room }, { $price } marek.
castles-ware-buy = Koupit: { $room } za { $price } marek.
castles-ware-coins = Leží na ní { $coins } marek.
castles-offer = Možných míst: { $spots }, nejvýše bodů: { $best }.
castles-offer-short = { $best ->
    [one] až { $best } bod
    [few] až { $best } body
   *[other] až { $best } bodů
  }
castles-why-money = Příliš drahé
castles-why-upstairs = V přízemí nejsou volné dveře
castles-why-downstairs = Nejdřív je třeba schodiště dolů
castles-why-door = Dveře nenavazují
castles-why-space = U žádných dveří není dost místa
castles-why-level = Potkaly by se dveře dvou podlaží
castles-why-stairs = Schodiště nenavazuje na schodiště
castles-why-fence = Překáží plot
castles-why-way_out = Žádné dveře by nevedly ven
castles-why-supply = Už žádné
castles-here-taken = Tam už nějaká místnost leží.
castles-here-door = Žádné dveře destičky by tam nenavázaly na volné dveře zámku.
castles-here-space = Tam by překrývala jinou místnost.
castles-here-level = Tam by se potkaly dveře přízemí a sklepa.
castles-here-stairs = Tam by schodiště navazovalo na schodiště.
castles-here-fence = Tam by se plot dotýkal jiné místnosti.
castles-here-way_out = Žádné dveře zámku by už nevedly ven.
castles-here-else = Otočte destičku, nebo zvolte číslo na plánu.
castles-buy-supply = Koupit: { $room } za { $price } marek, zbývá: { $left }
castles-supply-left = { $room }, zbývá: { $left }
castles-left = zbývá { $count }
castles-take-money = Vzít { $money } M
castles-slot-empty = prázdné
castles-arrange = Určit ceny
castles-arrange-how = Přetáhněte místnost na jinou a ceny se prohodí, nebo klepněte na jednu a pak na druhou.
castles-arrange-keys = Klávesy: Enter zvedne, šipky posouvají.
castles-arrange-ware = { $room } za { $price } marek.
castles-arrange-none = { $price } marek: žádná místnost.
castles-arrange-undo = Zpět
castles-arrange-confirm = Určit tyto ceny
castles-master = Mistr stavitel

## Malé otázky

castles-ballot-return = Kterou kartu vrátit?
castles-ballot-bonus = Kterou kartu si necháte?
castles-ballot-reward = Uzavřené místnosti
castles-ballot-corridor = Destička zdarma
castles-ballot-downstairs = Odměna podle výběru
castles-ballot-stack = Prohlédnout sloupeček
castles-ballot-pick = Místnosti pro příští trh
castles-pick-so-far = Sloupeček velikosti { $size }. Zatím vybráno: { $count } ze 2.
castles-decline = Odmítnout
castles-decline-of = Odmítnout odměnu: { $room }
castles-free = Zdarma
castles-now = teď { $points }

## Co se počítá na konci

castles-favors = Královské odměny
castles-favors-help = Jak si kdo stojí a kolik bodů by to teď přineslo.
castles-favors-entry = { $seat }: { $measure }, body nyní: { $points }
castles-cards = Karty úkolů
castles-cards-help = Vidíte je jen vy. Číslo říká, kolik by karta přinesla teď.
castles-cards-held = { $count ->
    [one] { $count } karta úkolu
    [few] { $count } karty úkolů
   *[other] { $count } karet úkolů
  }
castles-cards-of = Karty úkolů: { $seat }
castles-stacks = Sloupečky
castles-stacks-help = Je-li sloupeček na konci vyčerpaný, přinese každá vaše destička této velikosti 2 body.
castles-stack = Velikost { $size }
castles-stack-words = Velikost { $size }: zbývá { $count }
castles-stack-known = Velikost { $size }. Víte, že v něm jsou: { $rooms }.
castles-deck = Karet místností zbývá: { $cards }.
castles-deck-turned = Otočené: { $list }.
castles-deck-tiles = Jako první na trh: { $list }.
castles-final = Odkud jsou body
castles-final-source = Zdroj
castles-rank = Body: { $points }. Hodnost: { $rank }
castles-source-start = Začátek
castles-source-rooms = Místnosti s bonusy
castles-source-again = Obytné komnaty znovu
castles-source-activity = Uzavřené společenské místnosti
castles-source-stacks = Vyčerpané sloupečky
castles-source-favors = Královské odměny
castles-source-cards = Karty úkolů
castles-source-money = Zbylé peníze
castles-source-all = Celkem

## Stránka s pravidly

castles-rules-title = Hra ve zkratce
castles-rules-aim-title = Cíl hry
castles-rules-aim = Každý staví vlastní zámek, místnost po místnosti, kolem vstupní haly. Místnost boduje při přiložení a znovu, když k ní přibude vhodný soused; místnost se všemi dveřmi napojenými přináší odměnu. Na konci se počítají královské odměny, karty úkolů a vyčerpané sloupečky. Vítězí nejvíce bodů.
castles-rules-setup-title = Jak se začíná
castles-rules-setup = Každý má vstupní halu a 15 000 marek a nechá si dvě ze tří karet úkolů. Prvního Mistra stavitele určí los; každý další hráč po něm začíná s bodem navíc. Z každé velikosti jsou ve hře jen některé destičky a ostatní nikdo nevidí.
castles-rules-round-title = Kolo hry
castles-rules-round = Trh se doplní. Mistr stavitel pak každé místnosti určí cenu: ke každé cenovce právě jednu. Ostatní postupně kupují, počínaje sousedem po levici, a platí Mistru staviteli; ten kupuje poslední a platí do banku. Na každou neprodanou místnost se položí mince 1 000 marek, kterou získá její kupec. Mistrem stavitelem je pak další hráč.
castles-rules-turn-title = Váš tah
castles-rules-turn = Udělejte jedno: kupte místnost z trhu, nebo chodbu či schodiště za 3 000 marek, nebo si vezměte 5 000 marek. Koupenou destičku hned přiložíte; co přiložit nelze, nelze ani koupit. Mince ležící na místnosti pomohou s platbou.
castles-rules-laying-title = Přikládání
castles-rules-laying = Destičku libovolně otočte a přiložte tak, aby alespoň jedny její dveře navazovaly na dveře zámku. Destičky se nepřekrývají a nikdy se nepřesouvají. Jiné dveře mohou vést do zdi, ale zazděnou místnost už nelze uzavřít. Alespoň jedny dveře zámku musejí vždy vést ven.
castles-rules-doors-title = Dveře na plánu
castles-rules-doors = Otevřené křídlo značí volné dveře, prostá mezera dveře napojené, červené cihly dveře zazděné. Zlatý okraj má uzavřená místnost.
castles-rules-levels-title = Přízemí a sklep
castles-rules-levels = Tmavé místnosti leží ve sklepě. Jejich dveře navazují jen na tmavý konec schodiště, na tmavé chodby a na jiné sklepní místnosti, schodiště je tedy třeba nejdřív. Chodba se přikládá světlou, nebo tmavou stranou vzhůru. Dvě schodiště na sebe nikdy nenavazují.
castles-rules-fences-title = Ploty
castles-rules-fences = Zahrady mají na jedné straně plot. Plotu se nesmí nic dotýkat, ani jiný plot; kamenných konců se dotýkat smí.
castles-rules-scoring-title = Bodování místnosti
castles-rules-scoring = Získáváte základní hodnotu, bonus nové místnosti za to, co už stojí, a bonusy starších místností, kterým nová vyhovuje. Vstupní hala, chodby i schodiště platí za spojovací místnosti. Společenské místnosti ztrácejí body za nevhodné sousedy; součet může být i záporný.
castles-rules-completing-title = Uzavření místnosti
castles-rules-completing = Místnost je uzavřená, když jsou všechny její dveře napojené. Odměnu svého typu přináší jednou a hned. Při více uzavřených najednou si volíte pořadí a kteroukoli odměnu můžete odmítnout.
castles-rules-end-title = Konec hry
castles-rules-end = Kolo, v němž dojde balíček karet místností, je poslední. Dohraje se celé, s plným trhem.
castles-rules-final-title = Závěrečné vyhodnocení
castles-rules-final = Za každou velikost s vyčerpaným sloupečkem: 2 body za každou vaši destičku této velikosti; sloupečky tvoří i chodby a schodiště. Pak královské odměny, karty úkolů a 1 bod za každých 10 000 marek. Při shodě rozhoduje větší výměra zámku, pak peníze.
castles-rules-secret-title = Co je tajné
castles-rules-secret = Zámky, peníze a body jsou vidět, stejně jako počty destiček, karet místností a karet úkolů. Jen vy znáte své karty úkolů a místnosti, které jste položili na balíček; jejich rub ukazuje všem velikost.
castles-rules-solo-title = Sólová hra
castles-rules-solo = V každém tahu jsou v nabídce tři místnosti za pevné ceny; platí se do banku a nekoupené místnosti opouštějí hru. Královské odměny se nepoužívají. Body určí vaši hodnost, od přidavače po Vrchního královského stavitele.
castles-rules-door-e = volné
castles-rules-door-c = napojené
castles-rules-door-b = zazděné
castles-rules-types-title = Osm typů a jejich odměny
castles-rules-reward = Odměna:
castles-rules-type-living = Bonus za navazující místnosti. Mívá čtyři dveře.
castles-rules-type-activity = Vysoká hodnota, ale ztráta za každou sousedící místnost uvedeného typu, s dveřmi i bez nich, na kterémkoli podlaží.
castles-rules-type-food = Bonus za navazující místnosti. Dvoje dveře.
castles-rules-type-sleeping = Bonus za navazující místnosti. Dvoje dveře.
castles-rules-type-outdoor = Bonus za navazující místnosti a plot, kterého se nesmí nic dotýkat.
castles-rules-type-utility = Málo bodů a žádný bonus, ale jediné dveře: uzavře se hned při přiložení.
castles-rules-type-corridor = Vstupní hala, chodby, schodiště a dvě haly. Mnoho dveří, na které lze navázat.
castles-rules-type-downstairs = Bonus za každou místnost uvedeného typu kdekoli v zámku, přiloženou dřív i později.
castles-rules-bonus-title = Co bonus vyžaduje
castles-rules-relation-connected = Navazující: alespoň jednou dveře na dveře. Každá místnost se počítá jednou.
castles-rules-relation-touching = Sousedící: stěny se kdekoli dotýkají, třeba jen rohem nebo jedním bodem kruhu.
castles-rules-relation-anywhere = Kdekoli: každá taková místnost zámku, ať leží kdekoli.
castles-rules-prices-title = Ceny a příprava
castles-rules-players = Hráčů
castles-rules-prices = Ceny
castles-rules-stacks = Destiček ve sloupečku
castles-rules-stack-sizes = { $small } do velikosti 300 a chodby, { $large } nad ni a schodiště
castles-rules-deck = Karet místností
castles-rules-alone = sólo
castles-rules-cards-title = Karty úkolů a královské odměny
castles-rules-favors = Ve hře je tolik královských odměn, kolik je hráčů. Nejlepší získá { $first } bodů, další { $second }, { $third } a { $fourth }; kdo nemá nic, nezíská nic. Při shodě se body za obsazená místa dělí a zaokrouhlují dolů. Možné odměny:
castles-rules-tiles-title = 75 místností

## Co čtou ostatní, zatímco se někdo rozhoduje

castles-thinks-return = { $name } vrací jednu kartu úkolu …
castles-thinks-arrange = { $name } přiřazuje místnostem ceny …
castles-thinks-turn = { $name } vybírá, co koupit …
castles-thinks-place = { $name } přikládá destičku …
castles-thinks-reward = { $name } vybírá další odměnu …
castles-thinks-corridor = { $name } vybírá chodbu nebo schodiště …
castles-thinks-downstairs = { $name } vybírá odměnu za sklepní místnosti …
castles-thinks-stack = { $name } vybírá sloupeček k prohlédnutí …
castles-thinks-pick = { $name } si prohlíží sloupeček …
castles-thinks-bonus = { $name } vybírá kartu úkolu …

## Slovníček

castles-term-master = Mistr stavitel
    .help = Určuje ceny kola, ostatní mu platí a kupuje poslední.
castles-term-connected = Navazující
    .help = Dvě místnosti, jejichž dveře se setkávají.
castles-term-completed = Uzavřená
    .help = Místnost, která má všechny dveře napojené. Jednou přinese odměnu.
castles-term-walled = Zazděné
    .help = Dveře, které vedou do zdi. Jejich místnost už nikdy nelze uzavřít.
castles-term-corridor = Spojovací místnost
    .help = Vstupní hala, chodby, schodiště a dvě haly.
castles-term-favor = Královská odměna
    .help = Veřejná odměna na konci pro toho, kdo má něčeho nejvíc.
castles-term-bonus = Karta úkolů
    .help = Tajný úkol, který se na konci počítá jen vám.
