# Kabale & Hiebe: jeden katalog pro prohlížeč i terminál.
# Jména hráčů a karet se vkládají beze změny: věty nesmějí potřebovat jejich skloňování.

kabale-title = Kabale & Hiebe
kabale-about = Vysílejte do sloupců skryté dvořany, intrikány i příšery a získávejte bodové karty vlivem, nebo lstí.
kabale-facts = 2–6 hráčů, šest kol, asi 40 minut

## 25 karet vlivu

kabale-card-king = Král
    .help = Nejmocnější karta ze všech. Nemá žádný efekt.
kabale-card-queen = Královna
    .help = Skoro stejně mocná jako král. Nemá žádný efekt.
kabale-card-juliet = Julie
    .help = Silná sama o sobě; v jejím sloupci má navíc váš Romeo hodnotu 15.
kabale-card-alchemist = Alchymista
    .help = Pod bodovou kartou alchymie platí 12, jinde 8. Není to efekt, a tak to nic nezruší.
kabale-card-swordsman = Šermíř
    .help = Pod bodovou kartou vojenství platí 12, jinde 8. Není to efekt, a tak to nic nezruší.
kabale-card-farmer = Statkář
    .help = Pod bodovou kartou zemědělství platí 12, jinde 8. Není to efekt, a tak to nic nezruší.
kabale-card-merchant = Kupec
    .help = Pod bodovou kartou obchodu platí 12, jinde 8. Není to efekt, a tak to nic nezruší.
kabale-card-cardinal = Kardinál
    .help = Pod bodovou kartou náboženství platí 12, jinde 8. Není to efekt, a tak to nic nezruší.
kabale-card-troubadour = Trubadúr
    .help = Pod bodovou kartou umění platí 12, jinde 8. Není to efekt, a tak to nic nezruší.
kabale-card-explorer = Objevitel
    .help = Po odkrytí putuje do nejbližšího otevřeného sloupce vpravo (z posledního do prvního) a položí se tam lícem dolů na jeho konec. Přikryje-li skrytou kartu, ta se odkryje. Za tah se přesune nejvýše jednou.
kabale-card-assassin = Mordýř
    .help = Po odkrytí zabije kartu, která ho odkryla: bez účinku putuje na odkládací balíček svého majitele. Karty vyložené později už jsou v bezpečí.
kabale-card-storm = Bouře
    .help = Po odkrytí uzavře sloupec do konce kola: nic se sem už nedá vyložit ani přesunout. Uzavřený sloupec platí za naplněný.
kabale-card-disguise = Převlek
    .help = Má hodnotu 0. Po odkrytí pod něj můžete ukrýt jednu kartu z ruky a dobrat si jinou. Ukrytá karta zůstane tajná do konce kola a pak platí se vším všudy.
kabale-card-traitor = Zrádce
    .help = Po odkrytí smíte prohodit bodovou kartu tohoto sloupce s bodovou kartou kteréhokoli jiného. Karty vlivu zůstávají ležet.
kabale-card-musketeers = Mušketýři
    .help = Přicházejí na řadu první: ruší všechny efekty ve sloupci a karty platí svou základní hodnotou. Dvojníci jsou bez hodnoty.
kabale-card-mage = Mág
    .help = Při vyhodnocení odstraní ze sloupce všechny karty s hodnotou aspoň 10, i převlečenou. Dva a více mágů se navzájem blokují.
kabale-card-witch = Čarodějnice
    .help = Při vyhodnocení, až po mágovi, odstraní všechny ostatní karty s hodnotou nejvýše 9. Dvě a více čarodějnic se navzájem blokují.
kabale-card-prince = Princ
    .help = Princ s panošem téže barvy rovnou vyhrávají sloupec, pokud oba přečkají mága i čarodějnici.
kabale-card-squire = Panoš
    .help = Panoš s princem téže barvy rovnou vyhrávají sloupec, pokud oba přečkají mága i čarodějnici.
kabale-card-hermit = Poustevník
    .help = Za každou jinou kartu ve sloupci, nad ním i pod ním, ztrácí 1; pod 0 však neklesne.
kabale-card-doppelganger = Dvojník
    .help = Má hodnotu karty ležící přímo pod ním, ne však její efekt. Když pod ním nic není, je bez hodnoty.
kabale-card-dragon = Drak
    .help = Při vyhodnocení ztrácí každá karta soupeřů v tomto sloupci 2, žádná však neklesne pod 0. Účinky více draků se sčítají.
kabale-card-romeo = Romeo
    .help = Sám platí 5, ve společnosti vaší Julie ve stejném sloupci 15.
kabale-card-beggar = Žebrák
    .help = Kde se počítá žebrák, vyhrává nejnižší součet. Při shodě rozhoduje nejníže ležící karta.
kabale-card-tomthumb = Paleček
    .help = Za každou jinou kartu ve sloupci, nad ním i pod ním, získává 3.

kabale-class-number = Jen hodnota
kabale-class-immediate = Působí hned po odkrytí
kabale-class-evaluation = Působí při vyhodnocení sloupce

## Bodové karty

kabale-symbol-alchemy = Alchymie
kabale-symbol-military = Vojenství
kabale-symbol-agriculture = Zemědělství
kabale-symbol-trade = Obchod
kabale-symbol-religion = Náboženství
kabale-symbol-art = Umění

kabale-goal = { $symbol } { $value }
kabale-column = Sloupec { $column }

## Otázky a odpovědi

kabale-ask-lay = Vyložte jednu kartu z ruky lícem dolů na konec některého sloupce.
    .explained = Stiskněte kartu a potom konec sloupce. Zůstane skrytá, dokud pod ni někdo nepřiloží další; číslo na bodové kartě říká, kolika kartami se sloupec naplní.
kabale-ask-disguise = Váš převlek byl odkryt: ukryjte pod něj kartu z ruky, nebo odmítněte.
    .explained = Ukrytá karta se počítá plnou hodnotou a zůstane tajná do konce kola: dobré místo pro krále.
kabale-ask-traitor = Váš zrádce byl odkryt: prohoďte jeho bodovou kartu s jiným sloupcem, nebo odmítněte.
    .explained = Místo si vymění jen bodové karty, ostatní zůstávají. Přesuňte lepší kořist do sloupce, kde vedete.
kabale-ask-lay-card-chosen = { $card }: teď zvolte sloupec.
kabale-ask-lay-column-chosen = Sloupec { $column }: teď zvolte kartu z ruky.

kabale-action-lay = { $card } do sloupce { $column }
kabale-action-tuck = Ukrýt pod převlek: { $card }
kabale-action-swap = Prohodit bodové karty se sloupcem { $column }
kabale-action-decline = Odmítnout

## Co se stalo

kabale-event-round_began = Začíná { $round }. kolo. První je na tahu { $first }.
kabale-event-drew = { $hidden ->
    [yes] { $seat } dobírá kartu.
   *[no] { $seat } dobírá kartu { $card }.
  }
kabale-event-reshuffled = { $seat } míchá odkládací balíček do nového balíčku.
kabale-event-laid = { $hidden ->
    [yes] { $seat } vykládá kartu do sloupce { $column }.
   *[no] { $seat } vykládá do sloupce { $column } kartu { $card }.
  }
kabale-event-revealed = Sloupec { $column }: odkryta karta { $card } ({ $seat }).
kabale-event-moved = { $card } ({ $seat }) putuje ze sloupce { $column } do sloupce { $to }.
kabale-event-stayed = { $card } ({ $seat }) zůstává ve sloupci { $column }.
kabale-event-killed = Sloupec { $column }: mordýř ({ $by }) zabíjí kartu { $card } ({ $seat }).
kabale-event-closed = Bouře ({ $seat }) uzavírá sloupec { $column }.
kabale-event-tucked = { $hidden ->
    [yes] { $seat } ukrývá kartu pod převlek ve sloupci { $column }.
   *[no] { $seat } ukrývá pod převlek ve sloupci { $column } kartu { $card }.
  }
kabale-event-declined = { $seat } nevyužívá efekt karty { $card }.
kabale-event-swapped = Zrádce ({ $seat }) prohazuje bodové karty sloupců { $column } a { $other }.
kabale-event-passed = { $seat } nemá kartu k vyložení.
kabale-event-round_ended = Všechny sloupce jsou naplněné: { $seat } končí { $round }. kolo.
kabale-event-turned_up = Sloupec { $column }: skryté karty se odkrývají.
kabale-event-evaluated = { $why ->
    [highest] Sloupec { $column } ({ $symbol } { $value }): vítězí nejvyšší součet.
    [lowest] Sloupec { $column } ({ $symbol } { $value }): je tu žebrák, vítězí nejnižší součet.
    [pair] Sloupec { $column } ({ $symbol } { $value }): vítězí princ s panošem.
    [cancelled] Sloupec { $column } ({ $symbol } { $value }): mušketýři ruší všechny efekty, vítězí nejvyšší součet.
   *[nobody] Sloupec { $column } ({ $symbol } { $value }): nikomu nezbyla karta, nevítězí nikdo.
  }
kabale-event-won = { $seat } získává bodovou kartu { $symbol } { $value }.
kabale-event-game_ended = Hra skončila.

## Body na konci

kabale-reason-goal = { $symbol } { $value }
kabale-reason-set = { $symbol } { $value } v úplné sadě, dvojnásobně
kabale-reason-extra = { $symbol } { $value } navíc k sadě

## Možnosti nového stolu

kabale-option-first = Kdo začíná
    .hint = Kdo vyloží první kartu; pak se hraje dokola.
kabale-option-first-random = Rozhodne los
kabale-option-first-0 = 1. místo
kabale-option-first-1 = 2. místo
kabale-option-first-2 = 3. místo
kabale-option-first-3 = 4. místo
kabale-option-first-4 = 5. místo
kabale-option-first-5 = 6. místo
kabale-option-variant = Varianta
    .hint = Ve dvou francouzská varianta vynechá nejlevnější karty cílů, takže na každém sloupci záleží.
kabale-option-variant-standard = Základní
kabale-option-variant-french = Francouzská pro dva: bez bodových karet s hodnotou 1
kabale-option-colours = Barvy

## Herní plán

kabale-round = { $round }. kolo ze { $rounds }
kabale-goals-left = { $count ->
    [0] nezbývá žádná bodová karta
    [one] zbývá { $count } bodová karta
    [few] zbývají { $count } bodové karty
    [many] zbývá { $count } bodové karty
   *[other] zbývá { $count } bodových karet
  }
kabale-columns = Sloupce
kabale-column-missing = { $count ->
    [0] naplněn
    [one] chybí { $count }
    [few] chybí { $count }
    [many] chybí { $count }
   *[other] chybí { $count }
  }
kabale-column-missing-long = { $count ->
    [0] naplněn
    [one] k naplnění chybí { $count } karta
    [few] k naplnění chybí { $count } karty
    [many] k naplnění chybí { $count } karty
   *[other] k naplnění chybí { $count } karet
  }
kabale-column-filled = Naplněn
kabale-column-closed = Uzavřen
kabale-column-shut = Tento sloupec uzavřela bouře: v tomto kole sem už nic nepřijde.
kabale-column-nobody = Zatím tu nevede nikdo.
kabale-column-goal = Teď tu vede { $seat }, pokud je vám známo. Karta přináší { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }.
kabale-hand-place = Sloupec { $column }: hodnota { $value }, zatím tu máte { $total }.
kabale-column-label = Sloupec { $column }, { $goal }, { $count ->
    [0] žádná karta
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }, { $state }
kabale-column-empty = Zatím bez karet
kabale-column-choose-card = Vyložit do sloupce { $column } kartu { $card }
kabale-column-start = Nejdřív zvolit sloupec { $column }
kabale-column-exchange = Prohodit se sloupcem { $column }

kabale-standing = Teď platí
kabale-standing-label = Sloupec { $column } by teď platil: { $list }
kabale-standing-entry = { $seat } { $total }
kabale-standing-leads = vede { $seat }
kabale-standing-nobody = nikdo nevede
kabale-standing-unknown = { $count ->
    [one] { $count } neznámá karta
    [few] { $count } neznámé karty
    [many] { $count } neznámé karty
   *[other] { $count } neznámých karet
  }
kabale-standing-unknown-short = +{ $count } ?
kabale-standing-help = Podle karet, které znáte. Skryté karty ostatních to ještě mohou změnit.
kabale-now-counts = Teď by tu platila { $value }.
kabale-now-removed-mage = Teď by ji tu odstranil mág.
kabale-now-removed-witch = Teď by ji tu odstranila čarodějnice.

kabale-face-up = { $card }, hodnota { $value }, { $seat }
kabale-face-down = Skrytá karta, { $seat }
kabale-face-own = { $card }, hodnota { $value }, lícem dolů, znáte ji jen vy
kabale-face-known = { $card }, hodnota { $value }, { $seat }, lícem dolů, všichni ji viděli
kabale-face-tucked = { $label }, pod převlekem
kabale-face-only-you = Tuto kartu znáte jen vy
kabale-face-everyone = Lícem dolů, ale všichni ji viděli
kabale-value-none = žádná

kabale-hand = Vaše ruka
kabale-hand-empty = Na ruce není žádná karta
kabale-hand-card = { $card }, hodnota { $value }

kabale-keys = Šipkami se pohybujete, Enter volí, 1–6 volí sloupec, Esc ruší.

kabale-won = Získané bodové karty
kabale-won-count = { $count ->
    [0] žádná bodová karta
    [one] { $count } bodová karta
    [few] { $count } bodové karty
    [many] { $count } bodové karty
   *[other] { $count } bodových karet
  }
kabale-deck-count = Balíček: { $count }
kabale-hand-count = Na ruce: { $count }
kabale-won-help = Na konci dají body; do té doby jen majitel ví, které to jsou.
kabale-deck-help = Karty k lízání, lícem dolů. Když dojdou, stane se novým balíčkem odhazovací hromádka.
kabale-hand-help = Karty, ze kterých hráč ve svém tahu vybírá.
kabale-discard-show = Odkládací balíček, { $seat }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }
kabale-discard-title = Odkládací balíček: { $seat }
kabale-discard-empty = Odkládací balíček je prázdný.

## Animace

kabale-scene-reveal = Všechny skryté karty se odkrývají.

## Vyhodnocení kola

kabale-eval-title = { $round }. kolo: vyhodnocení sloupců
kabale-eval-open = Minulé kolo
kabale-eval-open-label = Ukázat vyhodnocení sloupců minulého kola
kabale-eval-next = Další sloupec
kabale-eval-all = Všechny sloupce
kabale-eval-close = Zpět ke hře
kabale-eval-total = Součet
kabale-eval-winner = { $seat } získává: { $goal }
kabale-eval-nobody = Nikdo nezískává: { $goal }
kabale-eval-why-highest = Nejvyšší součet.
kabale-eval-why-lowest = Ve sloupci je žebrák: vítězí nejnižší součet.
kabale-eval-why-pair = Princ s panošem jedné barvy vítězí rovnou.
kabale-eval-why-cancelled = Mušketýři ruší všechny efekty: platí základní hodnoty, vítězí nejvyšší součet.
kabale-eval-why-nobody = Nikomu tu nezbyla žádná karta.
kabale-eval-tie-high = Shoda: rozhoduje karta nejblíže bodové kartě.
kabale-eval-tie-low = Shoda: rozhoduje karta nejdál od bodové karty.
kabale-eval-removed-mage = Odstranil mág
kabale-eval-removed-witch = Odstranila čarodějnice
kabale-eval-no-value = bez hodnoty
kabale-eval-changed = na kartě { $printed }
kabale-eval-empty = Neležela tu žádná karta.

## Stránka s pravidly

kabale-rules-title = Kabale & Hiebe ve zkratce
kabale-rules-goal-title = O co jde
kabale-rules-goal = Každý má stejných 25 karet vlivu ve své barvě. V šesti kolech bojujete o bodové karty se šesti symboly; po posledním kole jsou z nich vaše body.
kabale-rules-setup-title = Jak se začíná
kabale-rules-setup = Každý si zamíchá svých 25 karet do balíčku a tři si vezme do ruky. Ve hře je šest náhodných bodových karet na hráče; ostatní nikdo nevidí. Každé kolo má tolik sloupců, kolik je hráčů. Ruka, balíček i odhozené karty zůstávají z kola na kolo.
kabale-rules-column-title = Sloupec
kabale-rules-column = Karty leží pod svou bodovou kartou, každá novější na konci. Karta patří po celou hru hráči své barvy a platí jen ve sloupci, ve kterém leží. Když některá odejde, ostatní se posunou nahoru.
kabale-rules-turn-title = Váš tah
kabale-rules-turn = Vyložte jednu ze tří karet v ruce lícem dolů na konec kteréhokoli otevřeného sloupce a doberte si jednu novou. Leží-li nad ní skrytá karta, odkryje se; některé karty pak hned zapůsobí.
kabale-rules-end-title = Konec kola
kabale-rules-end = Sloupec je naplněný, když má aspoň tolik karet, kolik ukazuje číslo na jeho bodové kartě. I do naplněného se smí dál přikládat. Jakmile jsou naplněné všechny, kolo hned končí a odkryje se vše skryté; efekty po odkrytí už se nekonají.
kabale-rules-count-title = Vyhodnocení sloupce
kabale-rules-count = Nejdřív mušketýři, pak mág, čarodějnice a princ s panošem, teprve potom ostatní efekty. Nakonec si každý sečte své karty: nejvyšší součet bere bodovou kartu. Při shodě rozhoduje karta nejblíže bodové kartě.
kabale-rules-final-title = Závěrečné body
kabale-rules-final = Sečtěte hodnoty svých bodových karet. Kdo má všech šest symbolů, počítá nejlepší kartu každého symbolu dvojnásobně a za každou další kartu ztrácí 1 bod; vždy platí výhodnější z obou součtů.
kabale-rules-secret-title = Co je tajné
kabale-rules-secret = Všichni vidí bodové karty v řadě, odkryté karty, čí jsou skryté, odhozené karty a kolik kdo má karet. Jen vy znáte svou ruku, své skryté karty a získané bodové karty. Objevitel, který se přesunul, leží lícem dolů, ale všichni ho viděli.
kabale-rules-cards-title = 25 karet
kabale-rules-cards-value = Hodnota { $value }
kabale-rules-values-note = Hodnoty karet, které pravidla neuvádějí, jsou převzaty z tabulek karet zveřejněných majiteli hry.

## Co čtou ostatní, zatímco se někdo rozhoduje

kabale-thinks-lay = { $name } vybírá, kterou kartu vyloží …
kabale-thinks-disguise = { $name } se rozhoduje, co ukryje pod převlek …
kabale-thinks-traitor = { $name } se rozhoduje, kam zrádce pošle bodovou kartu …

## Slovníček

kabale-term-goal = Bodová karta
    .help = Leží v čele sloupce: její symbol, její body a kolik karet sloupec naplní.
kabale-term-hidden = Skrytá
    .help = Lícem dolů. Ve sloupci je taková jen poslední karta, dokud se pod ni nepřiloží další.
kabale-term-filled = Naplněný
    .help = Sloupec s aspoň tolika kartami, kolik říká jeho bodová karta. Jsou-li naplněné všechny, kolo končí.
kabale-term-closed = Uzavřený
    .help = Odkryla se bouře: v tomto kole už do sloupce nic nepřibude.
kabale-term-cancelled = Zrušený
    .help = Efekt, který se nekoná, například kvůli mušketýrům; karta se dál počítá svou hodnotou.
