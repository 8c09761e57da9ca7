# Lekce hry Kabale & Hiebe: jedna zpráva pro každý krok souboru trianon/lessons/kabale.toml.
# .task: co teď udělat; .wrong a další: odpověď na jiný povolený tah; .after: co se stalo a proč.

kabale-lesson-goals = Dva sloupce a v čele každého bodová karta: kořist. Kdo je ve sloupci nejsilnější, bere si ji. Každý má stejných 25 dvořanů ve své barvě; tři z vašich držíte v ruce.
    .title = Dvě kořisti
kabale-lesson-lay = Tah je prostý: vyložte jednu kartu lícem dolů na konec sloupce a doberte si novou. Trubadúr má pod bodovou kartou umění hodnotu 12, jinde jen 8.
    .title = Vyložit kartu
    .task = Vyložte trubadúra do sloupce 1, pod bodovou kartu umění.
    .trade = Ve sloupci 2 by měl jen 8: tam jde o obchod. Vyložte ho do sloupce 1.
    .wrong = I to by šlo. Nejdřív ale trubadúra do sloupce 1: umění má nejraději.
    .after = Soupeř pod něj vyložil svou kartu, a tak se váš trubadúr odkryl: skrytá zůstává vždy jen poslední karta sloupce. Každý sloupec je hádanka.
kabale-lesson-storm = Některé karty zapůsobí ve chvíli, kdy se odkryjí. Ve sloupci 2 soupeř něco skrývá. Zjistěte co!
    .title = Co se odkryje, může zapůsobit
    .task = Vyložte královnu do sloupce 2.
    .elsewhere = Ve sloupci 1 by jen odkryla kartu, která tam leží. Tajemství je ve sloupci 2.
    .wrong = Tuhle kartu si nechte na později. Královna zjistí, co leží ve sloupci 2.
    .after = Bouře! Sloupec se uzavřel: v tomto kole se sem už nic nepřiloží. Vaše královna proklouzla a počítá se. Mordýř by ji byl zabil – ukažte na kteroukoli kartu nebo na ní podržte prst a přečtete si, co dělá.
kabale-lesson-traitor = Čekají i vaše vlastní překvapení. Ve sloupci 1 leží skrytý váš zrádce: až se odkryje, smí prohodit dvě bodové karty. Ve sloupci 1 je kořist nejmenší, ve sloupci 2 největší.
    .title = Zrádce
    .task = Vyložte Julii do sloupce 1 a pak nechte zrádce prohodit bodovou kartu se sloupcem 2.
    .elsewhere = To by zrádce zůstal skrytý: odkryje ho jen karta vyložená pod něj. Julie patří do sloupce 1.
    .decline = Odmítnout smíte, ale pak Julie bojuje o jediný bod. Prohoďte kartu se sloupcem 2.
    .wrong = Nechte zrádce pracovat: Julii do sloupce 1 a pak prohodit se sloupcem 2.
    .after = Teď je nad Julií pětka. Některé efekty jsou jen nabídka, jako tento: mohli jste odmítnout.
kabale-lesson-count = Sloupec je naplněný, když má tolik karet, kolik ukazuje číslo na jeho bodové kartě. Jakmile jsou naplněné všechny, kolo končí a vyhodnocuje se. Ve sloupci 1 chybí jediná karta a soupeř tam má krále (20) a královnu (16): součtem je nepřekonáte. Mág ale odstraní každou kartu s hodnotou 10 a víc.
    .title = Konec kola
    .task = Vyložte mága do sloupce 1.
    .elsewhere = Ve sloupci 2 by odstranil vašeho vlastního kardinála, který tam má 12, a sloupec 1 by se nenaplnil. Vyložte ho do sloupce 1.
    .wrong = Na krále s královnou by to nestačilo. Mág ve sloupci 1 odstraní oba.
    .after = Král i královna jsou pryč a váš mág vítězí se svými skromnými 7. Ve sloupci 2 měl váš kardinál 12 proti 5. Dvě bodové karty pro vás a další kolo začíná s novými. Při shodě rozhoduje karta nejblíže bodové kartě.
kabale-lesson-pair = Ne vždy rozhodují součty. Ve sloupci 1 leží váš princ; princ a panoš jedné barvy vyhrávají sloupec rovnou, ať tam leží cokoli.
    .title = Princ a panoš
    .task = Vyložte panoše do sloupce 1.
    .elsewhere = Každý zvlášť nevyhrají nic: princ leží ve sloupci 1 a tam musí i panoš.
    .wrong = Proti králi s královnou to nepomůže. Panoš patří k princi do sloupce 1.
    .after = 36 proti 16, a přece je bodová karta vaše. Takové efekty lze zmařit: při vyhodnocení mají první slovo mág, čarodějnice a především mušketýři.
kabale-lesson-end = Po šesti kolech se sečtou hodnoty vašich bodových karet. Máte-li všech šest symbolů, počítá se nejlepší karta každého dvakrát a každá další stojí bod – vždy platí výhodnější součet. Zahrané karty se vracejí, když vám dojde balíček, takže všechno může přijít znovu. A teď do hry: první partie jsou poslední dvě kola a oba už máte čtyři bodové karty.
    .title = Konec
