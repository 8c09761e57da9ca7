# Ludvík XIV.: jeden slovník pro prohlížeč i terminál.
# Jména hráčů, osobností a misí se vkládají tak, jak jsou: věty se musí obejít bez jejich skloňování.

louis-title = Louis XIV
louis-about = Našeptávejte, uplácejte a intrikujte na dvoře krále Slunce: získejte přízeň dvanácti osobností a splňte své tajné mise.
louis-facts = 2–4 hráči, čtyři kola, asi 90 minut

## Dvanáct osobností

louis-person-anne = Anne d’Autriche
    .short = Anne
louis-person-philippe = Philippe I. d’Orléans
    .short = Philippe
louis-person-marie = Marie-Thérèse d’Espagne
    .short = Marie-Thérèse
louis-person-dauphin = le Grand Dauphin
    .short = Dauphin
louis-person-montespan = Mme de Montespan
    .short = Montespan
louis-person-conde = le Grand Condé
    .short = Condé
louis-person-colbert = Jean-Baptiste Colbert
    .short = Colbert
louis-person-maintenon = Mme de Maintenon
    .short = Maintenon
louis-person-valliere = Louise de la Vallière
    .short = La Vallière
louis-person-turenne = Henri de Turenne
    .short = Turenne
louis-person-mazarin = Jules Mazarin
    .short = Mazarin
louis-person-louvois = François-Michel Louvois
    .short = Louvois

## Co dávají a co žádají

louis-reward-scepter = 1 žezlo
    .help = Dává 1 žeton s žezlem.
louis-reward-letter = 1 listina
    .help = Dává 1 žeton s listinou.
louis-reward-ring = 1 prsten
    .help = Dává 1 žeton s prstenem.
louis-reward-helmet = 1 helmice
    .help = Dává 1 žeton s helmicí.
louis-reward-crown = 1 koruna
    .help = Dává 1 žeton s korunou, který nahradí kterýkoli jiný.
louis-reward-coat_stone = 1 erb a 1 kámen na libovolnou kartičku
    .help = Dává 1 erb; pak smíte umístit 1 kámen ze společné zásoby na libovolnou kartičku. Na kartičkách 7 až 12 platí hned, na kartičkách 1 až 6 v příštím kole.
louis-reward-louisdor = 5 louisdorů
    .help = Dává 5 louisdorů.
louis-reward-stones = 2 kameny na kartičku 5 a 1 kámen zpět
    .help = Smíte umístit až 2 kameny ze společné zásoby na kartičku 5 a 1 kámen vzít zpět do vlastní zásoby.
louis-reward-coats = 2 erby
    .help = Dává 2 erby.
louis-reward-influence = 1 karta vlivu
    .help = Dává vrchní kartu vlivu: v příštím kole o tah víc.
louis-reward-coat_intrigue = 1 erb a 1 karta intrik
    .help = Dává 1 erb a vrchní kartu intrik.

louis-condition-money = Peníze
    .number = Peníze: { $number }
    .help = Kdo má nejvíc kamenů, dostane odměnu zdarma, ale jeho kameny jdou do společné zásoby. Všichni ostatní, kdo tu mají kámen, si ji smějí koupit (cena v louisdorech: { $number }). Má-li nejvíc více hráčů, smějí všichni jen kupovat.
louis-condition-first = 1. místo
    .number = 1. místo
    .help = Odměnu dostane jen ten, kdo má sám nejvíc kamenů, a jeho kameny jdou do společné zásoby. Má-li nejvíc více hráčů, nedostane ji nikdo.
louis-condition-stones = Kameny vlivu
    .number = Kameny vlivu: { $number }
    .help = Odměnu dostane každý, kdo tu má dost kamenů (aspoň { $number }), a všechny kameny se vrátí do vlastních zásob.

louis-side-front = Líc
louis-side-back = Rub

## Žetony, erby, karty

louis-chip-scepter = žezlo
louis-chip-letter = listina
louis-chip-ring = prsten
louis-chip-helmet = helmice
louis-chip-crown = koruna
louis-chip-any = libovolný žeton
louis-other-scepter = žezlo
louis-other-letter = listina
louis-other-ring = prsten
louis-other-helmet = helmice
louis-other-crown = koruna

louis-coat-a = modrozlatý
louis-coat-b = červený pruh
louis-coat-c = zelená krokev
louis-coat-d = zlatý kříž
louis-coat-e = černobílý
louis-coat-f = tři perly
louis-coat-none = bez druhu

louis-card-anne = { louis-person-anne }
louis-card-philippe = { louis-person-philippe }
louis-card-marie = { louis-person-marie }
louis-card-dauphin = { louis-person-dauphin }
louis-card-montespan = { louis-person-montespan }
louis-card-conde = { louis-person-conde }
louis-card-colbert = { louis-person-colbert }
louis-card-maintenon = { louis-person-maintenon }
louis-card-valliere = { louis-person-valliere }
louis-card-turenne = { louis-person-turenne }
louis-card-mazarin = { louis-person-mazarin }
louis-card-louvois = { louis-person-louvois }
louis-card-joker = Žolík

louis-influence-help = Umístěte až 3 kameny, první na tuto osobnost, nebo si vezměte až 3 kameny zpět ze společné zásoby.
louis-joker-help = Umístěte až 2 kameny, první na kteroukoli osobnost, nebo si vezměte až 2 kameny zpět ze společné zásoby.
louis-intrigue-help = Když přijde tato osobnost na řadu při vyhodnocení, smíte přidat 1 kámen ze společné zásoby, nebo až 2 z vlastní. Nepoužitá karta má na konci cenu 1 erbu.

## Čtyřicet misí

louis-colour-light = Světle modrá mise
    .short = světlá
    .cost = daný žeton + libovolný
louis-colour-medium = Středně modrá mise
    .short = střední
    .cost = dva různé žetony
louis-colour-dark = Tmavě modrá mise
    .short = tmavá
    .cost = dva stejné žetony

louis-when-extra = jednou, hned
louis-when-stones = zásobování
louis-when-louisdor = zásobování
louis-when-dispatch = začátek fáze vlivu
louis-when-skip = fáze vlivu
louis-when-change = fáze misí
louis-when-replace = konec fáze misí
louis-when-mixed = zásobování
louis-when-coat = zásobování
louis-when-exchange = fáze vlivu
louis-when-intrigue = zásobování
louis-when-influence = zásobování
louis-when-boost = fáze vlivu
louis-when-reserve = konec fáze vlivu
louis-when-favour = vyhodnocení
louis-when-discount = vyhodnocení

louis-mission-a01 = +1 karta mise
    .help = Hned si doberte dvě mise místo jedné. Od teď máte na ruce o misi víc.
louis-mission-a02 = { louis-mission-a01 }
    .help = { louis-mission-a01.help }
louis-mission-a03 = +1 kámen vlivu
    .help = Vezměte 1 kámen ze společné zásoby do vlastní.
louis-mission-a04 = { louis-mission-a03 }
    .help = { louis-mission-a03.help }
louis-mission-a05 = { louis-mission-a03 }
    .help = { louis-mission-a03.help }
louis-mission-a06 = { louis-mission-a03 }
    .help = { louis-mission-a03.help }
louis-mission-a07 = +1 louisdor
    .help = Vezměte si 1 louisdor.
louis-mission-a08 = { louis-mission-a07 }
    .help = { louis-mission-a07.help }
louis-mission-a09 = { louis-mission-a07 }
    .help = { louis-mission-a07.help }
louis-mission-a10 = { louis-mission-a07 }
    .help = { louis-mission-a07.help }
louis-mission-a11 = 1 kámen na kartičku 1
    .help = Umístěte 1 kámen ze společné zásoby na kartičku 1 (Anne d’Autriche).
louis-mission-a12 = 1 kámen na kartičku 2
    .help = Umístěte 1 kámen ze společné zásoby na kartičku 2 (Philippe I. d’Orléans).
louis-mission-a13 = 1 kámen na kartičku 3
    .help = Umístěte 1 kámen ze společné zásoby na kartičku 3 (Marie-Thérèse d’Espagne).
louis-mission-a14 = 1 kámen na kartičku 4
    .help = Umístěte 1 kámen ze společné zásoby na kartičku 4 (le Grand Dauphin).
louis-mission-a15 = Zaplatit 2 louisdory
    .help = Místo zahrání karty zaplaťte 2 louisdory a karty si nechte.
louis-mission-a16 = { louis-mission-a15 }
    .help = { louis-mission-a15.help }
louis-mission-a17 = Výměna žetonu misí
    .help = Zaplaťte 2 louisdory a vyměňte jeden svůj žeton za korunu.
louis-mission-a18 = { louis-mission-a17 }
    .help = { louis-mission-a17.help }
louis-mission-a19 = Výměna karet misí
    .help = Dejte jednu nebo dvě mise z ruky dospod jejich balíčků a doberte si stejně nových.
louis-mission-a20 = { louis-mission-a19 }
    .help = { louis-mission-a19.help }

louis-mission-b01 = +2 louisdory nebo kameny
    .help = Vezměte si 2 louisdory, nebo 1 louisdor a 1 kámen, nebo 2 kameny ze společné zásoby.
louis-mission-b02 = { louis-mission-b01 }
    .help = { louis-mission-b01.help }
louis-mission-b03 = { louis-mission-b01 }
    .help = { louis-mission-b01.help }
louis-mission-b04 = { louis-mission-b01 }
    .help = { louis-mission-b01.help }
louis-mission-b05 = +1 erb
    .help = Vezměte si 1 erb.
louis-mission-b06 = { louis-mission-b05 }
    .help = { louis-mission-b05.help }
louis-mission-b07 = 1 kámen k Ludvíkovi
    .help = Umístěte 1 kámen ze společné zásoby na kartičku, kde stojí Ludvík XIV.
louis-mission-b08 = { louis-mission-b07 }
    .help = { louis-mission-b07.help }
louis-mission-b09 = 1 kámen na kartičku 5
    .help = Umístěte 1 kámen ze společné zásoby na kartičku 5 (Mme de Montespan).
louis-mission-b10 = 1 kámen na kartičku 9
    .help = Umístěte 1 kámen ze společné zásoby na kartičku 9 (Louise de la Vallière).
louis-mission-b11 = Výměna karty vlivu
    .help = Místo zahrání karty jednu odhoďte a vezměte si vrchní kartu z balíčku karet vlivu.
louis-mission-b12 = { louis-mission-b11 }
    .help = { louis-mission-b11.help }

louis-mission-c01 = +3 kameny vlivu
    .help = Vezměte až 3 kameny ze společné zásoby do vlastní.
louis-mission-c02 = +3 louisdory
    .help = Vezměte si 3 louisdory.
louis-mission-c03 = +1 karta intrik
    .help = Vezměte si vrchní kartu intrik.
louis-mission-c04 = 1 kámen = 1 karta vlivu
    .help = Přemístěte 1 kámen z vlastní zásoby do společné a vezměte si vrchní kartu vlivu.
louis-mission-c05 = 1 karta vlivu = 4 kameny
    .help = Jedna karta platí jako žolík na 4 kameny: umístěte je od libovolné kartičky, nebo si 4 vezměte zpět.
louis-mission-c06 = Umístění 1 kamene
    .help = Až všichni dohrají karty, umístěte 1 kámen ze společné zásoby na libovolnou kartičku.
louis-mission-c07 = 1× první
    .help = Rozhodněte jednu shodu na 1. místě ve svůj prospěch.
louis-mission-c08 = −1 louisdor
    .help = Za vše, co si u osobností koupíte, plaťte o 1 louisdor méně.

louis-task-label = { $mission }. { $colour }. Stojí: { $cost }. { $help }
louis-task-cost = Stojí: { $cost }
louis-task-points = Splněná má hodnotu 5 bodů.
louis-task-payable = Žetony na ni máte.
louis-task-unpaid = Stojí { $cost } a tyto žetony nemáte.
louis-task-used = V tomto kole už použita.

## Co se ptáme

louis-ask-supply = Použijte své mise fáze zásobování.
    .explained = Splněné mise pomáhají jednou v každém kole. Tyto dávají teď peníze, kameny nebo erby; žádnou použít nemusíte.
louis-ask-dispatch = Vaše mise umístí kámen: ze které zásoby?
    .explained = Kameny ze společné zásoby kartami umístit nejde, takže bývají lepší volbou.
louis-ask-turn = Zahrajte kartu vlivu: umístěte kameny, nebo si je vezměte zpět.
    .explained = Zvolte kartu a stiskněte osobnost, na kterou umístíte kameny, nebo si vezměte kameny ze společné zásoby. Poslední karta z ruky se nehraje.
louis-ask-path = Umístěte kameny: stiskněte osobnost, na kterou přijde další.
    .explained = Pokračujte po zlatých cestách na osvětlené osobnosti. Na každé zůstane aspoň jeden kámen z tohoto tahu a cesta se nikdy nevrací.
louis-ask-take = Kolik kamenů si berete zpět?
    .explained = Kartami lze umístit jen kameny z vlastní zásoby. Málokdy je důvod vzít si méně, než smíte.
louis-ask-reserve = Karty jsou dohrány: umístěte ještě jeden kámen na libovolnou osobnost.
    .explained = Vaše mise vám dává poslední slovo: hledejte, kde jeden kámen rozhodne o prvním místě.
louis-ask-intrigue = Zahraje někdo kartu intrik?
    .explained = Před vyhodnocením každé osobnosti se ptáme všech, kdo mají karty intrik, ať mají tu správnou, nebo ne: nikdo tak neprozradí, co drží.
louis-ask-favour = Shoda na 1. místě: rozhodnout ji svou misí ve svůj prospěch?
    .explained = V každém kole smíte vyhrát jednu shodu. Kdo vyhraje převahou, platí svými kameny.
louis-ask-buy = Chcete si odměnu koupit?
    .explained = Ostatní tu měli víc kamenů, ale odměna je na prodej. Vaše kameny se vrátí do vlastní zásoby, ať koupíte, nebo ne.
louis-ask-conde = Condé vám dovoluje umístit kámen na libovolnou osobnost.
    .explained = Na osobnosti s vyšším číslem se kámen počítá ještě v tomto kole, jinde až v příštím.
louis-ask-maintenon = Maintenon: kolik kamenů dáte na kartičku 5 a vezmete si jeden zpět?
    .explained = Kameny na kartičce 5 čekají na příští kolo: Montespan dá prvnímu korunu.
louis-ask-missions = Plňte mise svými žetony: každá má hodnotu 5 bodů.
    .explained = Mise stojí dva žetony; koruna zastoupí kterýkoli. Jeden žeton si smíte nechat do dalšího kola, z ostatních budou erby.
louis-ask-deck = Z kterého balíčku si doberete novou misi?
    .explained = Světlé mise se snadno zaplatí, tmavé umějí nejvíc. Všechny jsou za 5 bodů.
louis-ask-keep = Který žeton si necháte? Za každý další dostanete erb.
    .explained = Koruna se hodí ke každé misi, takže ji většinou stojí za to si nechat.
louis-ask-replace = Chcete vyměnit mise?
    .explained = Mise, na které sotva seženete žetony, můžete odložit; doberete si tolik nových.

## Odpovědi

louis-action-use = { $mission }{ $money ->
    [0] { $stones ->
        [0] {""}
        [-1] {" "}(1 kámen do společné zásoby)
       *[other] {" "}(kameny ze společné zásoby: { $stones })
      }
   *[other] { $stones ->
        [0] {" "}(louisdory: { $money })
       *[other] {" "}(louisdory: { $money }, kameny: { $stones })
      }
  }
louis-action-stop = Už dost
louis-action-dispatch = { $mission }: { $source }
louis-action-skip = Nepoužít: { $mission }
louis-action-play = { $mode ->
    [take] { $card }: vzít kameny zpět
   *[place] { $card }: umístit kameny
  }{ $boost ->
    [yes] {" "}(až 4)
   *[no] {""}
  }
louis-action-pass = Zaplatit 2 louisdory a vynechat tah
louis-action-exchange = Vyměnit kartu { $card }
louis-action-stone = Kámen na kartičku { $tile }
louis-action-done = Hotovo
louis-action-take = { $stones ->
    [0] Nevzít žádný kámen
    [one] Vzít { $stones } kámen
    [few] Vzít { $stones } kameny
    [many] Vzít { $stones } kamene
   *[other] Vzít { $stones } kamenů
  }
louis-action-put = Kámen na kartičku { $tile } ({ $source })
louis-action-nothing = Žádný kámen
louis-action-keep = Mlčet
louis-action-intrigue = { $stones ->
    [one] { $stones } kámen: { $source }
    [few] { $stones } kameny: { $source }
    [many] { $stones } kamene: { $source }
   *[other] { $stones } kamenů: { $source }
  }
louis-action-favour = Vyhrát shodu
louis-action-decline = Nechat shodu
louis-action-buy = Koupit
louis-action-refuse = Nekupovat
louis-action-maintenon = Na kartičku 5: { $general } ze společné zásoby, { $own } z vlastní; zpět: { $back }
louis-action-fulfil = { $mission }: zaplatit { $chip } a { $other }
louis-action-change = Vyměnit za korunu (2 louisdory): { $chip }
louis-action-finish = S misemi hotovo
louis-action-draw = Dobrat: { $colour }
louis-action-keep_chip = Nechat si žeton { $chip }
louis-action-replace = Vyměnit mise
louis-action-no_replacement = Nic nevyměňovat

louis-source = Odkud kámen vzít
louis-source-general = společná zásoba
    .short = společná
louis-source-own = vlastní zásoba
    .short = vlastní

louis-turn-choose = Zvolte kartu z ruky.
louis-turn-press = Stiskněte osvětlenou osobnost: karta je tím zahrána a leží na ní váš první kámen.
louis-turn-place-not = Ve vlastní zásobě nemáte kámen: nelze nic umístit.
louis-turn-take = Vzít kameny zpět
louis-turn-nothing = Zahrát bez kamenů
louis-turn-exchange = Vyměnit ji
louis-turn-boost = Použít jako žolíka na 4 kameny
louis-path-left = { $left ->
    [one] zbývá { $left } kámen ze { $limit }
    [few] zbývají { $left } kameny ze { $limit }
    [many] zbývá { $left } kamene ze { $limit }
   *[other] zbývá { $left } kamenů ze { $limit }
  }
louis-path-undo = Vzít kámen zpět
louis-dispatch-place = Umístit kámen
louis-dispatch-skip = Žádný kámen
louis-maintenon-general = Na kartičku 5 ze společné zásoby
louis-maintenon-own = Na kartičku 5 z vlastní zásoby
louis-maintenon-back = Zpět do vlastní zásoby
louis-maintenon-do = Přesunout tyto kameny
louis-intrigue-silent = { $person }: pro tuto osobnost nemáte kartu intrik. Hra bude za okamžik pokračovat.
louis-intrigue-note = Máte kartu intrik: { $person }.
louis-go-on = Pokračovat
louis-buy-ask = { $person } nabízí: { $reward }. Koupíte za { $price ->
    [one] { $price } louisdor
    [few] { $price } louisdory
    [many] { $price } louisdoru
   *[other] { $price } louisdorů
  }?
louis-buy-note = { $person }: { $price ->
    [one] { $price } louisdor
    [few] { $price } louisdory
    [many] { $price } louisdoru
   *[other] { $price } louisdorů
  }.
louis-missions-fulfil = Splnit za
louis-missions-none = Teď nemůžete zaplatit žádnou ze svých misí.
louis-missions-leave = Hotovo, nesplněno zůstane: { $missions }
louis-deck-note = Tmavší mise stojí víc a víc umějí. Každá přinese na konci 5 bodů.
louis-replace-choose = Zvolte jednu nebo dvě mise z ruky.
louis-replace-do = { $count ->
    [one] Vyměnit { $count } misi
    [few] Vyměnit { $count } mise
    [many] Vyměnit { $count } mise
   *[other] Vyměnit { $count } misí
  }
louis-answers = Odpovědi

## Co se stalo

louis-event-round_began = Začíná { $round }. kolo. První je na tahu { $first }.
louis-event-money_card = Všichni si berou peníze: { $amount } (v louisdorech). Ludvík XIV. jde na kartičku { $person }.
louis-event-drew_mission = { $hidden ->
    [yes] { $seat } dobírá misi: { $colour }.
   *[no] { $seat } dobírá misi: { $mission }.
  }
louis-event-drew_intrigue = { $hidden ->
    [yes] { $seat } dobírá kartu intrik.
   *[no] { $seat } dobírá kartu intrik: { $person }.
  }
louis-event-drew_influence = { $hidden ->
    [yes] { $seat } dobírá kartu vlivu.
   *[no] { $seat } dobírá kartu vlivu: { $card }.
  }
louis-event-dealt = { $seat } dostává karty vlivu: { $count }.
louis-event-drew_coat = { $hidden ->
    [yes] { $seat } bere erb.
   *[no] { $seat } bere erb: { $coat }.
  }
louis-event-neutral_card = Pro neutrálního hráče se odkrývá { $card }.
louis-event-neutral_placed = { $person }: neutrální kameny: { $stones }.
louis-event-mission_used = { $seat } používá misi: { $mission }.
louis-event-supply_stopped = { $seat } končí zásobování.
louis-event-dispatched = { $seat } umisťuje díky misi kámen: { $person }.
louis-event-skipped = { $seat } nepoužívá misi: { $mission }.
louis-event-played = { $mode ->
    [take] { $seat } hraje kartu { $card } a bere si kameny zpět.
   *[place] { $seat } hraje kartu { $card } a umisťuje kameny.
  }
louis-event-stone_laid = { $seat }: kámen na kartičku { $person }.
louis-event-path_done = { $seat } končí s umisťováním.
louis-event-took_back = { $stones ->
    [0] { $seat } si nebere žádný kámen.
    [one] { $seat } si bere zpět { $stones } kámen.
    [few] { $seat } si bere zpět { $stones } kameny.
    [many] { $seat } si bere zpět { $stones } kamene.
   *[other] { $seat } si bere zpět { $stones } kamenů.
  }
louis-event-turn_skipped = { $seat } platí a vynechává tah (louisdory: { $cost }).
louis-event-exchanged_card = { $seat } vyměňuje kartu vlivu: { $card }.
louis-event-put_back = { $hidden ->
    [yes] { $seat } vrací poslední kartu na balíček.
   *[no] { $seat } vrací poslední kartu na balíček: { $card }.
  }
louis-event-reserve_placed = { $seat } umisťuje ještě jeden kámen: { $person }.
louis-event-influence_ended = Všechny karty vlivu se míchají. Začíná vyhodnocení.
louis-event-kept = { $seat } mlčí.
louis-event-intrigue_played = { $stones ->
    [one] Intrika! { $seat } přidává { $stones } kámen: { $person }.
    [few] Intrika! { $seat } přidává { $stones } kameny: { $person }.
    [many] Intrika! { $seat } přidává { $stones } kamene: { $person }.
   *[other] Intrika! { $seat } přidává { $stones } kamenů: { $person }.
  }
louis-event-evaluating = { $louis ->
    [yes] Vyhodnocuje se { $person }. Je tu Ludvík XIV.
   *[no] Vyhodnocuje se { $person }.
  }
louis-event-favoured = { $seat } rozhoduje shodu ve svůj prospěch: { $person }.
louis-event-received = { $how ->
    [louis] { $person }: { $seat } získává odměnu ({ $reward }) a navíc korunu od krále.
    [second] { $person }: { $seat } získává jako druhý odměnu ({ $reward }).
    [bought] { $person }: { $seat } kupuje odměnu ({ $reward }), cena v louisdorech: { $price }.
   *[free] { $person }: { $seat } získává odměnu ({ $reward }).
  }
louis-event-refused = { $person }: { $seat } nekupuje.
louis-event-conde_placed = { $seat } umisťuje díky kartičce Condé kámen: { $person }.
louis-event-conde_declined = { $seat } díky kartičce Condé kámen neumisťuje.
louis-event-maintenon_placed = { $seat } díky kartičce Maintenon: na kartičku 5 ze společné zásoby { $general }, z vlastní { $own }, zpět { $back }.
louis-event-stones_returned = { $to ->
    [general] { $person }: { $seat }, kameny do společné zásoby: { $stones }.
   *[own] { $person }: { $seat }, kameny zpět do vlastní zásoby: { $stones }.
  }
louis-event-neutral_returned = { $person }: neutrální kameny odcházejí: { $stones }.
louis-event-turned = { $person }: kartička se otáčí.
louis-event-tile_done = { $person }: hotovo.
louis-event-fulfilled = { $seat } plní misi ({ $chip }, { $other }): { $mission }.
louis-event-changed_chip = { $seat } vyměňuje žeton za korunu ({ $chip }), louisdory: { $cost }.
louis-event-missions_finished = { $seat } má s misemi hotovo.
louis-event-chips_returned = { $coats ->
    [one] { $seat } si nechává jeden žeton ({ $chip }) a za ostatní bere { $coats } erb.
    [few] { $seat } si nechává jeden žeton ({ $chip }) a za ostatní bere { $coats } erby.
    [many] { $seat } si nechává jeden žeton ({ $chip }) a za ostatní bere { $coats } erbu.
   *[other] { $seat } si nechává jeden žeton ({ $chip }) a za ostatní bere { $coats } erbů.
  }
louis-event-replaced = { $count ->
    [one] { $seat } vyměňuje { $count } misi.
    [few] { $seat } vyměňuje { $count } mise.
    [many] { $seat } vyměňuje { $count } mise.
   *[other] { $seat } vyměňuje { $count } misí.
  }
louis-event-not_replaced = { $seat } mise nevyměňuje.
louis-event-exchanged = { $seat } vyměňuje { $category }: { $count ->
    [one] { $count } erb
    [few] { $count } erby
    [many] { $count } erbu
   *[other] { $count } erbů
  }.
louis-event-coats_shown = { $seat } otáčí své erby.
louis-event-majority = { $seat } má nejvíc erbů jednoho druhu ({ $coat }, { $count }) a dostává další.
louis-event-game_ended = Hra skončila.

louis-category-influence = karty vlivu
louis-category-intrigue = karty intrik
louis-category-chips = žetony
louis-category-stones = kameny na osobnostech
louis-category-money = louisdory

## Body na konci

louis-reason-mission = Mise: { $mission }
louis-reason-coats = Erby získané ve hře
louis-reason-exchange = Erby za { $category }
louis-reason-majority = Nejvíc erbů jednoho druhu: { $coat } ({ $count })

## Možnosti nového stolu

louis-option-first = Kdo začíná
    .hint = Kdo začíná v prvním kole.
louis-option-first-random = Rozhodne los
louis-option-first-0 = 1. místo
louis-option-first-1 = 2. místo
louis-option-first-2 = 3. místo
louis-option-first-3 = 4. místo
louis-option-colours = Barvy

## Herní plán

louis-round = { $round }. kolo ze { $rounds }
louis-phases = Fáze kola
louis-phase-supply = Zásobování
louis-phase-influence = Vliv
louis-phase-evaluation = Vyhodnocení
louis-phase-missions = Mise
louis-court = Královský dvůr
louis-neutral = Neutrální
louis-neutral-pool = Neutrální kameny: { $count }
louis-start = Začínající hráč
louis-tile-label = { $tile }, { $person }. { $condition }. Dává: { $reward }.{ $louis ->
    [yes] {" "}Je tu Ludvík XIV.
   *[no] {""}
  } { $stones }.
louis-tile-stones = { $seat } { $count }
louis-tile-empty = Bez kamenů
louis-tile-press = Stisknutím sem umístíte kámen.
louis-tile-begin = Stisknutím zahrajete kartu a začnete tady.
louis-louis-help = Je tu Ludvík XIV.: kdo má sám nejvíc kamenů, dostane i korunu, a druhý dostane odměnu zdarma.
louis-louis-beside = Ludvík XIV. čeká u peněžních karet
louis-standing-free = Teď by zdarma dostali: { $names }.
louis-standing-crown = S korunou od krále: { $seat }.
louis-standing-buy = Koupit by směli: { $names }.
louis-standing-nobody = Zdarma by teď nikdo nic nedostal.
louis-standing-neutral = Vede neutrální hráč.
louis-legend = ♛ Ludvík XIV. a koruna, kterou dává; → teď by odměnu získal zdarma; $ smí koupit.
louis-stock = Žetony: { $chip }
louis-general-of = Společná zásoba, { $seat }: { $count }
louis-discard = Zahrané karty vlivu
louis-discard-show = { $count ->
    [0] Zahrané karty vlivu: žádné
   *[other] Zahrané karty vlivu: { $count }, navrchu { $card }
  }
louis-discard-empty = Ještě nebyla zahrána žádná karta vlivu.
louis-deck-influence = Balíček karet vlivu: { $count }
louis-deck-intrigue = Balíček karet intrik: { $count }
louis-deck-money = Balíček peněžních karet: { $count }
louis-money-card = Peněžní karta: každý dostává { $amount }, Ludvík XIV. je na kartičce { $tile }. Zbývá peněžních karet: { $left }
louis-coats-left = Zbývá erbů: { $count }

louis-hand = Vaše ruka
louis-hand-empty = Na ruce není žádná karta
louis-hand-influence = { $card }, karta vlivu{ $tile ->
    [0] {""}
   *[other] , kartička { $tile }
  }
louis-hand-intrigue = { $person }, karta intrik, kartička { $tile }
louis-order = Pokyny pro intriky
louis-order-none = Na intriky se mě ptát
louis-order-standing = Intriky: platí mé pokyny
louis-order-ask = Zeptat se mě
louis-order-help = Kde nemáte kartu intrik, odpoví stůl hned za vás. O svých kartách rozhodnete zde. Na kartu, kterou získáte později nebo kterou nelze použít, jak si přejete, se stůl zeptá. O vašich pokynech se nikdo nedozví.
louis-order-pretend = Ptát se i tam, kde kartu nemám
louis-order-pause = Kde se vás stůl ptá, ostatní vidí, že přemýšlíte. Jestli to jen předstíráte, nepoznají.
louis-order-until = Pokyny platí
louis-order-round = v tomto kole
louis-order-game = do konce hry
louis-order-leave = Zanechat pokyny
louis-order-remove = Vždy se mě ptát
louis-hand-missions = Vaše mise
louis-mine = Co vlastníte
louis-supply-own = Vlastní zásoba
louis-supply-general = Společná zásoba
louis-money = Louisdory
louis-chips = Žetony
louis-coats = Erby
louis-stones = Kameny vlivu
louis-cards = Karty na ruce
louis-points = Dosavadní body bez toho, co je skryto
louis-display = Splněné mise
louis-display-none = Zatím žádná splněná mise
louis-chips-of = Žetony: { $list }
louis-chips-none = Žádné žetony
louis-coats-of = Erby: { $list }
louis-coats-none = žádné
louis-own-count = Vlastní zásoba: { $count }
louis-general-count = Společná zásoba: { $count }
louis-money-count = Louisdory: { $count }
louis-coats-count = Erby: { $count }
louis-display-count = Splněné mise: { $count }
louis-influence-count = Karty vlivu na ruce: { $count }
louis-start-help = V tomto kole hraje první.
louis-money-help = Kupují se za ně odměny osobností se znakem peněz. Na konci jsou každé 3 louisdory za jeden erb.
louis-display-help = Každá je za 5 bodů; většina pomáhá jednou v každém kole.
louis-influence-hand-help = V každém tahu se jedna zahraje. Na konci je každá zbylá za jeden erb.
louis-intrigue-hand-help = Přidávají kámen při vyhodnocení osobnosti. Na konci je každá zbylá za jeden erb.
louis-missions-hand-help = Zatím nesplněné: na konci nemají žádnou hodnotu.
louis-intrigue-count = Karty intrik na ruce: { $count }
louis-missions-count = { $colour }, na ruce: { $count }
louis-stones-count = Kameny: { $count }
louis-stones-where = vlastní zásoba { $own }, společná zásoba { $general }, na osobnostech { $tiles }
louis-overview = Přehled
louis-keys = Šipkami se pohybujete, Enter volí, 1–9 volí kartu, Esc ruší.

## Vyhodnocení

louis-sheet-title = { $round }. kolo: co kdo získal
louis-sheet-open = Vyhodnocení
louis-sheet-open-label = Ukázat, co kdo získal při posledním vyhodnocení
louis-sheet-close = Zpět ke hře
louis-sheet-empty = Nikdo neměl kámen na žádné osobnosti.
louis-got-free = { $reward }
louis-got-louis = { $reward } a koruna
louis-got-second = { $reward }, jako druhý
louis-got-bought = { $reward }, cena v louisdorech: { $price }
louis-got-refused = nekupuje
louis-got-nothing = nic
louis-got-waiting = …
louis-back-own = kameny do vlastní zásoby
louis-back-general = kameny do společné zásoby
louis-verdict-louis = Stojí tu Ludvík XIV.
louis-verdict-intrigue = Intrika: { $seat } přidává { $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
    [many] { $stones } kamene
   *[other] { $stones } kamenů
  }.
louis-verdict-favoured = { $seat } rozhoduje shodu.
louis-verdict-turned = Kartička se otáčí.

## Stránka s pravidly

louis-rules-title = Hra ve zkratce
louis-rules-goal-title = O co jde
louis-rules-goal = Ve čtyřech kolech umisťujete kameny vlivu na dvanáct osobností dvora. Jejich odměny vám přinášejí žetony a za dva žetony splníte misi: 5 bodů a většinou výhodu v každém dalším kole. Každý erb je 1 bod. Vyhrává nejvíc bodů.
louis-rules-setup-title = Jak se začíná
louis-rules-setup = Každý má 16 kamenů, 5 louisdorů, jednu světle modrou a jednu středně modrou misi. Z kamenů začíná 5 až 7 ve společné zásobě: čím později v prvním kole, tím víc. Z osmi karet peněz se použijí čtyři, v každém kole jedna, a nikdo neví které.
louis-rules-supply-title = 1. Zásobování
louis-rules-supply = Peněžní karta určí, kolik si každý vezme a na kterou osobnost jde Ludvík XIV. Potom použijete splněné mise této fáze a každý dostane 5 karet vlivu.
louis-rules-influence-title = 2. Vliv
louis-rules-influence = Hráči po řadě hrají po jedné kartě vlivu: buď umístí kameny, nebo si je vezmou zpět, nikdy obojí. Poslední karta z ruky se nehraje, vrací se na balíček.
louis-rules-placing-title = Umisťování kamenů
louis-rules-placing = S kartou osobnosti umístíte až 3 kameny z vlastní zásoby, první na tuto osobnost; se žolíkem až 2, první kamkoli. Z osobnosti smíte po zlaté cestě přeskočit na souseda přes roh, ale na každé osobnosti cesty zůstane aspoň jeden kámen z tohoto tahu. Cesta se nevětví a nikdy se nevrací.
louis-rules-taking-title = Braní kamenů zpět
louis-rules-taking = Vaše kameny leží ve vlastní zásobě, ve společné zásobě, nebo na osobnostech. Kartami lze umístit jen kameny z vlastní zásoby. Karta osobnosti vrací až 3 vaše kameny ze společné zásoby, žolík až 2.
louis-rules-evaluation-title = 3. Vyhodnocení
louis-rules-evaluation = Osobnosti se vyhodnocují od 1 do 12. Každá žádá peníze, 1. místo, nebo počet kamenů vlivu. Kdo osobnost vyhraje převahou, platí svými kameny: jdou do společné zásoby. Všechny ostatní se vracejí do vlastních zásob.
louis-rules-louis-title = Král
louis-rules-louis = Kde stojí Ludvík XIV., dostane ten, kdo má sám nejvíc kamenů, žeton i korunu a druhý dostane žeton zdarma. Má-li nejvíc více hráčů, dostane každý z nich žeton, korunu nikdo, a jejich kameny jdou do společné zásoby. Je-li za prvním více hráčů se stejným počtem, druhý není.
louis-rules-intrigue-title = Karty intrik
louis-rules-intrigue = Těsně před vyhodnocením osobnosti smí majitel její karty intrik přidat 1 kámen ze společné zásoby, nebo až 2 z vlastní. Aby nikdo nepoznal, kdo má kterou kartu, ptáme se u každé osobnosti každého, kdo má nějakou kartu intrik. Zanecháte-li pokyny, odpovídá stůl hned za vás a žádná odmlka nic neprozradí.
louis-rules-turning-title = Otáčení kartiček
louis-rules-turning = Kartička s penězi nebo s 1. místem se otočí, měl-li někdo sám nejvíc kamenů; kartička s počtem kamenů, získal-li odměnu aspoň jeden hráč; kartička s Ludvíkem, byl-li tam kdokoli. Ve 4. kole se neotáčí nic.
louis-rules-missions-title = 4. Mise
louis-rules-missions = Po řadě odevzdáte dva žetony mise, vyložíte ji před sebe a doberete si novou z libovolného balíčku, kolikrát můžete a chcete. Nakonec si necháte nejvýš jeden žeton; za každý další si vezmete erb.
louis-rules-end-title = Konec hry
louis-rules-end = Po 4. kole dostanete po jednom erbu za každou kartu vlivu, kartu intrik, žeton, kámen na osobnosti a za každé 3 louisdory. Pak se erby otočí: kdo má nejvíc jednoho druhu, dostane další, při shodě všichni shodní. Erb je za 1 bod, mise za 5. Při rovnosti rozhoduje víc kamenů ve vlastní zásobě.
louis-rules-secret-title = Co je tajné
louis-rules-secret = Peníze, žetony, kameny a splněné mise leží otevřeně a všichni vidí, kolik má kdo karet a erbů. Jen vy znáte své karty a druhy svých erbů.
louis-rules-two-title = Dva hráči
louis-rules-two = Neutrální třetí hráč má 8 kamenů. Na začátku každé fáze vlivu jdou dva na kartičku s Ludvíkem a po dvou na tři vylosované osobnosti. Neutrální kameny platí při každém porovnání, ale nic nedostávají.
louis-rules-signs-title = Podmínky a žetony
louis-rules-crown = Žolík: zaplatí kterýkoli žeton.
louis-rules-chip = Jeden ze čtyř žetonů, které mise žádají.
louis-rules-persons-title = Dvanáct osobností
louis-rules-persons-note = Odměna je na obou stranách kartičky stejná, podmínka jiná. Kartičky začínají lícem s červeným číslem.
louis-rules-cards-title = Čtyřicet misí
louis-rules-colour-light = Jeden určitý a jeden libovolný žeton.
louis-rules-colour-medium = Dva různé žetony.
louis-rules-colour-dark = Dva stejné žetony.

## Co čtou ostatní, zatímco se někdo rozhoduje

louis-thinks-supply = { $name } používá mise fáze zásobování …
louis-thinks-dispatch = { $name } umisťuje kámen díky misi …
louis-thinks-turn = { $name } vybírá kartu vlivu …
louis-thinks-path = { $name } umisťuje kameny …
louis-thinks-take = { $name } si bere kameny zpět …
louis-thinks-reserve = { $name } umisťuje ještě jeden kámen …
louis-thinks-intrigue = { $name } může zahrát kartu intrik …
louis-thinks-favour = { $name } může shodu rozhodnout misí …
louis-thinks-buy = { $name } se rozhoduje, zda si koupí odměnu …
louis-thinks-conde = { $name } umisťuje kámen díky Condému …
louis-thinks-maintenon = { $name } přesouvá kameny díky paní de Maintenon …
louis-thinks-missions = { $name } plní mise …
louis-thinks-deck = { $name } vybírá balíček, ze kterého přijde nová mise …
louis-thinks-keep = { $name } vybírá žeton, který si nechá …
louis-thinks-replace = { $name } může vyměnit mise …

## Slovníček

louis-term-own = Vlastní zásoba
    .help = Vaše připravené kameny: kartami lze umístit jen je.
louis-term-general = Společná zásoba
    .help = Sem odcházejí vaše kameny, které něco vyhrály; vracejí je karty a mise.
louis-term-chip = Žeton
    .help = Žezlo, listina, prsten, helmice, nebo koruna; dvěma se platí mise.
louis-term-crown = Koruna
    .help = Žeton, který zastoupí kterýkoli jiný.
louis-term-coat = Erb
    .help = 1 bod; jeho druh je tajný až do konce, kdy nejvíc jednoho druhu přinese další.
louis-term-mission = Mise
    .help = Karta z ruky; splněná za dva žetony má cenu 5 bodů a většinou pomáhá v každém dalším kole.
louis-term-first = První
    .help = Ten, kdo má u osobnosti sám nejvíc kamenů.
