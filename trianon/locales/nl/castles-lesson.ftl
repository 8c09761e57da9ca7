# De les van Castles of Mad King Ludwig: één bericht voor elke stap van trianon/lessons/castles.toml.
# .task: wat je nu doet; .wrong en andere: het antwoord op een andere geldige zet; .after: wat er gebeurde en waarom.

castles-lesson-plan = Koning Ludwig wil een kasteel, en hij wil er alles in. Jij bouwt het jouwe vertrek voor vertrek rond een entreehal. De markt biedt vijf vertrekken, elk met een eigen prijs. Elk vertrek geeft punten, in goed gezelschap meer.
    .title = De koning beveelt een kasteel
castles-lesson-buy = In je beurt doe je één ding: een vertrek kopen, een gang of trap kopen, of 5.000 mark nemen. Wat je koopt leg je meteen. Draai het zoals je wilt, maar één deur moet aansluiten op een deur van je kasteel.
    .title = Een vertrek kopen en leggen
    .task = Koop de eetzaal en leg haar waar je wilt.
    .wrong = Ook een mooi vertrek. Maar koop deze keer de eetzaal voor 8.000 mark.
    .after = Een eetzaal, op zichzelf 1 punt. Ze geeft er 3 bij voor elk woonvertrek dat met een deur verbonden is. Je betaalde je tegenstander: die is deze ronde bouwmeester en bepaalt de prijzen.
castles-lesson-connect = De spiegelzaal is een woonvertrek, precies waar de eetzaal op wacht. Deuren tellen, muren niet: de twee moeten verbonden zijn.
    .title = Goed gezelschap
    .task = Koop de spiegelzaal en verbind haar met de vrije deur van de eetzaal.
    .wrong = Dat mag, maar zonder deur ertussen heeft de eetzaal er niets aan. Koop de spiegelzaal en verbind haar met de eetzaal.
    .after = 6 punten: 3 voor de spiegelzaal zelf, en 3 omdat de eetzaal nu gezelschap heeft. Een deur die op een muur uitkomt is voorgoed dichtgemetseld, dus denk vooruit.
castles-lesson-complete = Beide deuren van de eetzaal zijn verbonden: ze is voltooid, en een voltooid vertrek levert een beloning op. Elke soort heeft haar eigen. Eetvertrekken geven je een extra beurt.
    .title = Voltooide vertrekken
    .task = Neem de beloning, en gebruik de extra beurt om 5.000 mark te nemen.
    .wrong = Dat kan, maar je kas is bijna leeg: neem de beloning, en dan de 5.000 mark.
    .after = Twee beurten in één ronde. Andere soorten laten een vertrek opnieuw tellen, geven geld, gangen of bonuskaarten – wijs een vertrek aan om zijn beloning te lezen.
castles-lesson-prices = Nu ben jij de bouwmeester: je geeft elk vertrek een prijs, en wat de anderen kopen betalen ze aan jou. Daarvoor koop je als laatste. Je tegenstander heeft een eetzaal en wil de spiegelzaal maar al te graag.
    .title = De bouwmeester
    .task = Zet de spiegelzaal op 15.000 mark: ruil haar met de schuur, en leg de prijzen vast.
    .wrong = Dan zou de spiegelzaal goedkoop zijn. Ruil alleen de spiegelzaal met de schuur op 15.000, en leg de prijzen vast.
    .after = Wordt ze gekocht, dan verdien je 15.000 mark; blijft ze liggen, dan komt er een munt op voor wie haar later koopt. Wat je zelf wilt, moet goedkoop zijn, maar niet te verleidelijk.
castles-lesson-stairs = Donkere vertrekken liggen in de kelder. Ze geven punten voor vertrekken van een soort waar dan ook in je kasteel, maar je hebt een trap nodig om er te komen.
    .title = De kelder
    .task = Koop een trap en leg hem waar je wilt.
    .wrong = Deze keer niet: koop een trap, voor 3.000 mark.
    .after = Vanaf het donkere eind van de trap gaat je kasteel onder de grond verder. Trappen en gangen geven geen punten, maar wel veel deuren om aan te bouwen.
castles-lesson-end = Als de stapel kaarten op is, wordt de ronde uitgespeeld en worden de kastelen beoordeeld. De gunsten van de koning belonen wie van iets het meeste heeft; je geheime bonuskaarten tellen alleen voor jou; ook vertrekken van een formaat waarvan de stapel leeg is geven punten, en 10.000 mark is een punt. Nu bouwen: in je eerste spel telt de stapel maar vier kaarten.
    .title = De eindtelling
