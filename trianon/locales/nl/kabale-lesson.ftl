# De les van Kabale & Hiebe: één bericht voor elke stap van trianon/lessons/kabale.toml.
# .task: wat je nu doet; .wrong en andere: het antwoord op een andere geldige zet; .after: wat er gebeurde en waarom.

kabale-lesson-goals = Twee kolommen, en boven elke kolom een doelkaart: de buit. Wie in een kolom het sterkst is, krijgt de doelkaart. Iedereen heeft dezelfde 25 hovelingen in een eigen kleur; drie van de jouwe heb je in de hand.
    .title = Twee doelen
kabale-lesson-lay = Een beurt is eenvoudig: leg één kaart gedekt onderaan een kolom en trek er een bij. Je troubadour telt 12 onder een doelkaart van de kunst, en elders maar 8.
    .title = Een kaart leggen
    .task = Leg de troubadour in kolom 1, onder de doelkaart van de kunst.
    .trade = In kolom 2 zou hij maar 8 tellen: daar gaat het om handel. Leg hem in kolom 1.
    .wrong = Dat mag ook. Maar eerst de troubadour, in kolom 1: hij houdt van kunst.
    .after = Je tegenstander legde er een eigen kaart onder, en zo werd je troubadour omgedraaid: alleen de laatste kaart van een kolom blijft gedekt. Elke kolom is een raadspel.
kabale-lesson-storm = Sommige kaarten werken op het moment dat ze omgedraaid worden. In kolom 2 heeft je tegenstander iets verstopt. Zoek uit wat!
    .title = Wat omdraait, kan werken
    .task = Leg de koningin in kolom 2.
    .elsewhere = In kolom 1 zou ze alleen de kaart omdraaien die daar ligt. Het geheim ligt in kolom 2.
    .wrong = Bewaar die kaart voor later. De koningin zal ontdekken wat er in kolom 2 ligt.
    .after = Een storm! De kolom is gesloten: deze ronde komt er niets meer bij. Je koningin is er nog door geglipt en telt mee. Een moordenaar zou haar gedood hebben – wijs een kaart aan of houd haar ingedrukt om te lezen wat ze doet.
kabale-lesson-traitor = Ook je eigen verrassingen wachten. In kolom 1 ligt je verrader gedekt: wordt hij omgedraaid, dan mag hij twee doelkaarten ruilen. Kolom 1 heeft de kleinste buit, kolom 2 de grootste.
    .title = De verrader
    .task = Leg Julia in kolom 1 en laat de verrader dan de doelkaart ruilen met kolom 2.
    .elsewhere = Dan blijft de verrader gedekt: alleen een kaart onder hem draait hem om. Julia hoort in kolom 1.
    .decline = Je mag ervan afzien, maar dan vecht Julia om één punt. Ruil met kolom 2.
    .wrong = Laat de verrader zijn werk doen: Julia in kolom 1, dan ruilen met kolom 2.
    .after = Nu ligt de vijf boven Julia. Sommige effecten zijn een aanbod, zoals dit: je had ervan kunnen afzien.
kabale-lesson-count = Een kolom is gevuld als er zoveel kaarten liggen als het getal op de doelkaart. Zodra ze allemaal gevuld zijn, eindigt de ronde en wordt er geteld. In kolom 1 ontbreekt nog één kaart, en je tegenstander heeft er de koning (20) en de koningin (16): daar kun je niet tegenop tellen. Maar de magiër verwijdert elke kaart van 10 of meer.
    .title = Het einde van een ronde
    .task = Leg de magiër in kolom 1.
    .elsewhere = In kolom 2 zou hij je eigen kardinaal verwijderen, die daar 12 telt, en kolom 1 raakt niet gevuld. Leg hem in kolom 1.
    .wrong = Dat is niet genoeg tegen koning en koningin. De magiër in kolom 1 verwijdert ze allebei.
    .after = Koning en koningin zijn weg, en je magiër wint met zijn bescheiden 7. In kolom 2 had je kardinaal 12 tegen 5. Twee doelkaarten voor jou, en de volgende ronde begint met nieuwe. Bij gelijke stand beslist de kaart het dichtst bij de doelkaart.
kabale-lesson-pair = Niet altijd tellen de totalen. Je prins ligt in kolom 1; prins en schildknaap van één kleur winnen een kolom meteen, wat er verder ook ligt.
    .title = Prins en schildknaap
    .task = Leg de schildknaap in kolom 1.
    .elsewhere = Apart winnen ze niets: de prins ligt in kolom 1, en daar moet de schildknaap bij.
    .wrong = Tegen koning en koningin helpt dat niet. De schildknaap hoort bij de prins in kolom 1.
    .after = 36 tegen 16, en toch is de doelkaart van jou. Zulke effecten zijn te verijdelen: bij het tellen hebben de magiër, de heks en vooral de musketiers het eerste woord.
kabale-lesson-end = Na zes rondes tel je de waarden van je doelkaarten op. Heb je alle zes de symbolen, dan telt de beste kaart van elk dubbel en kost elke verdere een punt – je krijgt altijd de beste telling. Gespeelde kaarten komen terug als je stapel leeg is, dus alles kan opnieuw komen. Nu spelen: je eerste spel is de laatste twee rondes, en jullie hebben elk al vier doelkaarten.
    .title = Het einde
