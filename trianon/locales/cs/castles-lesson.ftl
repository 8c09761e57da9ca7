# Lekce hry Zámky šíleného krále Ludvíka: jedna zpráva pro každý krok souboru trianon/lessons/castles.toml.
# .task: co teď udělat; .wrong a další: odpověď na jiný povolený tah; .after: co se stalo a proč.

castles-lesson-plan = Král Ludvík chce zámek a chce v něm mít všechno. Svůj stavíte místnost po místnosti kolem vstupní haly. Trh nabízí pět místností, každou za jinou cenu. Každá místnost přináší body, v dobré společnosti víc.
    .title = Král poroučí zámek
castles-lesson-buy = Ve svém tahu uděláte jednu věc: koupíte místnost, nebo chodbu či schodiště, nebo si vezmete 5 000 marek. Co koupíte, hned přiložíte. Destičku můžete otočit, jak chcete, ale jedny její dveře musejí navazovat na dveře zámku.
    .title = Koupit a přiložit
    .task = Kupte hlavní jídelnu a přiložte ji, kam chcete.
    .wrong = Také pěkná místnost. Tentokrát ale kupte hlavní jídelnu za 8 000 marek.
    .after = Hlavní jídelna, sama o sobě za 1 bod. Další 3 přinese za každou obytnou komnatu, která na ni navazuje dveřmi. Zaplatili jste soupeři: v tomto kole je Mistrem stavitelem on a určuje ceny.
castles-lesson-connect = Zrcadlový sál je obytná komnata, přesně na tu jídelna čeká. Počítají se dveře, ne zdi: obě místnosti musejí být spojené.
    .title = Dobrá společnost
    .task = Kupte zrcadlový sál a připojte ho k volným dveřím hlavní jídelny.
    .wrong = To smíte, ale bez dveří mezi nimi z toho jídelna nic nemá. Kupte zrcadlový sál a připojte ho k hlavní jídelně.
    .after = 6 bodů: 3 za sál samotný a 3 proto, že jídelna už není sama. Dveře, které vedou do zdi, jsou zazděné navždy, myslete tedy dopředu.
castles-lesson-complete = Oboje dveře jídelny jsou napojené: je uzavřená, a uzavřená místnost přináší odměnu. Každý typ má svou. Jídelny dávají tah navíc.
    .title = Uzavřené místnosti
    .task = Vezměte si odměnu a tah navíc využijte k tomu, abyste si vzali 5 000 marek.
    .wrong = I to by šlo, ale kasa je skoro prázdná: vezměte si odměnu a pak 5 000 marek.
    .after = Dva tahy v jednom kole. Jiné typy nechají místnost bodovat znovu, dají peníze, chodby nebo karty úkolů – ukažte na místnost a přečtete si její odměnu.
castles-lesson-prices = Teď jste Mistrem stavitelem vy: každé místnosti určíte cenu, a co ostatní koupí, zaplatí vám. Zato kupujete poslední. Soupeř má jídelnu a zrcadlový sál by se mu náramně hodil.
    .title = Mistr stavitel
    .task = Dejte zrcadlový sál k ceně 15 000 marek: prohoďte ho s kůlnou a určete ceny.
    .wrong = To by byl sál laciný. Jen prohoďte zrcadlový sál s kůlnou u ceny 15 000 a určete ceny.
    .after = Koupí-li ho, vyděláte 15 000 marek; nechá-li ho být, přibude na místnost mince pro toho, kdo ji koupí později. Co chcete sami, má být levné, ale ne příliš lákavé.
castles-lesson-stairs = Tmavé místnosti leží ve sklepě. Dávají body za místnosti určitého typu kdekoli v zámku, ale cesta k nim vede po schodišti.
    .title = Do sklepa
    .task = Kupte schodiště a přiložte ho, kam chcete.
    .wrong = Tentokrát ne: kupte schodiště za 3 000 marek.
    .after = Od tmavého konce schodiště pokračuje zámek pod zemí. Schodiště a chodby nemají body, zato mnoho dveří, na které lze navázat.
castles-lesson-end = Když dojde balíček karet místností, kolo se dohraje a zámky se vyhodnotí. Královské odměny ocení toho, kdo má něčeho nejvíc; tajné karty úkolů platí jen pro vás; body dají i místnosti velikostí, jejichž sloupeček je prázdný, a každých 10 000 marek je bod. A teď stavte: ve vaší první hře má balíček jen čtyři karty.
    .title = Závěrečné vyhodnocení
