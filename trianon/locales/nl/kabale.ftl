# Kabale & Hiebe: één catalogus voor browser en terminal.
# Namen van spelers en kaarten worden ongewijzigd ingevoegd.

kabale-title = Kabale & Hiebe
kabale-about = Leg je hovelingen, intriganten en monsters gedekt in de kolommen en win de doelkaarten met invloed, of met een list.
kabale-facts = 2–6 spelers, zes rondes, ongeveer 40 minuten

## De 25 invloedskaarten

kabale-card-king = Koning
    .help = De machtigste kaart van allemaal. Geen effect.
kabale-card-queen = Koningin
    .help = Bijna even machtig als de koning. Geen effect.
kabale-card-juliet = Julia
    .help = Sterk op zichzelf, en ze maakt je eigen Romeo in dezelfde kolom 15 waard.
kabale-card-alchemist = Alchemist
    .help = Telt 12 onder een doelkaart alchemie en elders 8. Dat is geen effect, dus niets heft het op.
kabale-card-swordsman = Zwaardvechter
    .help = Telt 12 onder een doelkaart krijgskunst en elders 8. Dat is geen effect, dus niets heft het op.
kabale-card-farmer = Landheer
    .help = Telt 12 onder een doelkaart landbouw en elders 8. Dat is geen effect, dus niets heft het op.
kabale-card-merchant = Koopman
    .help = Telt 12 onder een doelkaart handel en elders 8. Dat is geen effect, dus niets heft het op.
kabale-card-cardinal = Kardinaal
    .help = Telt 12 onder een doelkaart religie en elders 8. Dat is geen effect, dus niets heft het op.
kabale-card-troubadour = Troubadour
    .help = Telt 12 onder een doelkaart kunst en elders 8. Dat is geen effect, dus niets heft het op.
kabale-card-explorer = Ontdekker
    .help = Reist na het omdraaien naar de eerstvolgende open kolom rechts (van de laatste naar de eerste) en gaat daar gedekt onderaan liggen. Ligt daar een gedekte kaart boven, dan wordt die omgedraaid. Hooguit één reis per beurt.
kabale-card-assassin = Moordenaar
    .help = Doodt na het omdraaien de kaart die hem omdraaide: die gaat zonder effect naar de aflegstapel van de eigenaar. Kaarten die later komen zijn veilig.
kabale-card-storm = Storm
    .help = Sluit na het omdraaien de kolom voor deze ronde: er mag niets meer bij worden gelegd of naartoe reizen. Een gesloten kolom geldt als gevuld.
kabale-card-disguise = Vermomming
    .help = Is 0 waard. Na het omdraaien mag je er één handkaart onder verbergen en een nieuwe trekken. Die kaart blijft geheim tot het einde van de ronde en telt dan volledig mee.
kabale-card-traitor = Verrader
    .help = Na het omdraaien mag je de doelkaart van deze kolom ruilen met die van een andere kolom. De invloedskaarten blijven liggen.
kabale-card-musketeers = Musketiers
    .help = Gaan bij het tellen voor: alle effecten in deze kolom vervallen en kaarten tellen hun gewone waarde. Dubbelgangers zijn niets waard.
kabale-card-mage = Magiër
    .help = Verwijdert bij het tellen elke kaart van 10 of meer uit deze kolom, ook een vermomde. Twee of meer magiërs blokkeren elkaar.
kabale-card-witch = Heks
    .help = Verwijdert bij het tellen, na de magiër, elke andere kaart van 9 of minder uit deze kolom. Twee of meer heksen blokkeren elkaar.
kabale-card-prince = Prins
    .help = Prins en schildknaap van één kleur winnen de kolom meteen, als beiden er na magiër en heks nog liggen.
kabale-card-squire = Schildknaap
    .help = Schildknaap en prins van één kleur winnen de kolom meteen, als beiden er na magiër en heks nog liggen.
kabale-card-hermit = Kluizenaar
    .help = Verliest 1 voor elke andere kaart in de kolom, erboven of eronder, maar zakt nooit onder 0.
kabale-card-doppelganger = Dubbelganger
    .help = Neemt de waarde over van de kaart er direct onder, niet het effect. Zonder kaart eronder heeft hij geen waarde.
kabale-card-dragon = Draak
    .help = Bij het tellen verliest elke kaart van andere spelers in deze kolom 2, maar geen zakt onder 0. Meer draken tellen op.
kabale-card-romeo = Romeo
    .help = Telt alleen 5, maar 15 als je eigen Julia in dezelfde kolom ligt.
kabale-card-beggar = Bedelaar
    .help = Waar een bedelaar meetelt, wint het laagste totaal. Bij gelijke stand beslist de laagst liggende kaart.
kabale-card-tomthumb = Klein Duimpje
    .help = Wint 3 voor elke andere kaart in de kolom, erboven of eronder.

kabale-class-number = Alleen waarde
kabale-class-immediate = Werkt bij het omdraaien
kabale-class-evaluation = Werkt bij het tellen van de kolom

## Doelkaarten

kabale-symbol-alchemy = Alchemie
kabale-symbol-military = Krijgskunst
kabale-symbol-agriculture = Landbouw
kabale-symbol-trade = Handel
kabale-symbol-religion = Religie
kabale-symbol-art = Kunst

kabale-goal = { $symbol } { $value }
kabale-column = Kolom { $column }

## Wat er gevraagd wordt, en de antwoorden

kabale-ask-lay = Leg één kaart uit je hand gedekt onderaan een kolom.
    .explained = Druk op een kaart en dan op de voet van een kolom. Ze blijft gedekt tot er een volgende kaart onder komt; het getal op de doelkaart zegt hoeveel kaarten de kolom vullen.
kabale-ask-disguise = Je vermomming is omgedraaid: verberg er een handkaart onder, of zie ervan af.
    .explained = Een verborgen kaart telt volledig mee en blijft geheim tot het einde van de ronde: een goede plek voor een koning.
kabale-ask-traitor = Je verrader is omgedraaid: ruil zijn doelkaart met die van een andere kolom, of zie ervan af.
    .explained = Alleen de doelkaarten wisselen van plaats, de andere blijven liggen. Haal de beste buit naar de kolom waar je voorstaat.
kabale-ask-lay-card-chosen = { $card }: kies nu een kolom.
kabale-ask-lay-column-chosen = Kolom { $column }: kies nu een kaart uit je hand.

kabale-action-lay = { $card } naar kolom { $column }
kabale-action-tuck = { $card } onder de vermomming verbergen
kabale-action-swap = Doelkaarten ruilen met kolom { $column }
kabale-action-decline = Ervan afzien

## Wat er gebeurde

kabale-event-round_began = Ronde { $round }. { $first } begint.
kabale-event-drew = { $hidden ->
    [yes] { $seat } trekt een kaart.
   *[no] { $seat } trekt { $card }.
  }
kabale-event-reshuffled = { $seat } schudt de aflegstapel tot een nieuwe trekstapel.
kabale-event-laid = { $hidden ->
    [yes] { $seat } legt een kaart in kolom { $column }.
   *[no] { $seat } legt { $card } in kolom { $column }.
  }
kabale-event-revealed = Kolom { $column }: { $card } ({ $seat }) wordt omgedraaid.
kabale-event-moved = { $card } ({ $seat }) reist van kolom { $column } naar kolom { $to }.
kabale-event-stayed = { $card } ({ $seat }) blijft in kolom { $column }.
kabale-event-killed = Kolom { $column }: de moordenaar van { $by } velt { $card } ({ $seat }).
kabale-event-closed = De storm van { $seat } sluit kolom { $column }.
kabale-event-tucked = { $hidden ->
    [yes] { $seat } verbergt een kaart onder de vermomming in kolom { $column }.
   *[no] { $seat } verbergt { $card } onder de vermomming in kolom { $column }.
  }
kabale-event-declined = { $seat } gebruikt het effect van { $card } niet.
kabale-event-swapped = De verrader van { $seat } ruilt de doelkaarten van kolom { $column } en { $other }.
kabale-event-passed = { $seat } heeft geen kaart om te leggen.
kabale-event-round_ended = Alle kolommen zijn gevuld: { $seat } beëindigt ronde { $round }.
kabale-event-turned_up = Kolom { $column }: de gedekte kaarten worden omgedraaid.
kabale-event-evaluated = { $why ->
    [highest] Kolom { $column } ({ $symbol } { $value }): het hoogste totaal wint.
    [lowest] Kolom { $column } ({ $symbol } { $value }): er ligt een bedelaar, het laagste totaal wint.
    [pair] Kolom { $column } ({ $symbol } { $value }): prins en schildknaap winnen samen.
    [cancelled] Kolom { $column } ({ $symbol } { $value }): de musketiers heffen alle effecten op, het hoogste totaal wint.
   *[nobody] Kolom { $column } ({ $symbol } { $value }): niemand heeft nog een kaart, niemand wint.
  }
kabale-event-won = { $seat } wint { $symbol } { $value }.
kabale-event-game_ended = Het spel is afgelopen.

## Punten aan het eind

kabale-reason-goal = { $symbol } { $value }
kabale-reason-set = { $symbol } { $value } in de volledige reeks, dubbel
kabale-reason-extra = { $symbol } { $value } buiten de reeks

## Opties van een nieuwe tafel

kabale-option-first = Wie begint
    .hint = Wie de eerste kaart legt; daarna gaat het rond.
kabale-option-first-random = Door loting
kabale-option-first-0 = Plaats 1
kabale-option-first-1 = Plaats 2
kabale-option-first-2 = Plaats 3
kabale-option-first-3 = Plaats 4
kabale-option-first-4 = Plaats 5
kabale-option-first-5 = Plaats 6
kabale-option-variant = Variant
    .hint = Met z'n tweeën laat de Franse variant de goedkoopste doelkaarten weg, zodat elke kolom telt.
kabale-option-variant-standard = Standaard
kabale-option-variant-french = Frans, voor twee: zonder doelkaarten met waarde 1
kabale-option-colours = Kleuren

## Het speelveld

kabale-round = Ronde { $round } van { $rounds }
kabale-goals-left = { $count ->
    [0] geen doelkaarten meer over
    [one] nog { $count } doelkaart
   *[other] nog { $count } doelkaarten
  }
kabale-columns = Kolommen
kabale-column-missing = { $count ->
    [0] gevuld
    [one] nog { $count }
   *[other] nog { $count }
  }
kabale-column-missing-long = { $count ->
    [0] gevuld
    [one] gevuld na nog één kaart
   *[other] gevuld na nog { $count } kaarten
  }
kabale-column-filled = Gevuld
kabale-column-closed = Gesloten
kabale-column-shut = Een storm heeft deze kolom gesloten: er komt deze ronde niets meer bij.
kabale-column-nobody = Niemand zou de kaart nu krijgen.
kabale-column-goal = { $seat } zou de kaart nu krijgen: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }, voor zover je kunt zien.
kabale-hand-place = Kolom { $column }: telt voor { $value }, bij jouw { $total }.
kabale-column-label = Kolom { $column }, { $goal }, { $count ->
    [0] geen kaarten
    [one] { $count } kaart
   *[other] { $count } kaarten
  }, { $state }
kabale-column-empty = Nog geen kaarten
kabale-column-choose-card = { $card } in kolom { $column } leggen
kabale-column-start = Eerst kolom { $column } kiezen
kabale-column-exchange = Ruilen met kolom { $column }

kabale-standing = Telt nu
kabale-standing-label = Kolom { $column } zou nu tellen: { $list }
kabale-standing-entry = { $seat } { $total }
kabale-standing-leads = { $seat } staat voor
kabale-standing-nobody = niemand staat voor
kabale-standing-unknown = { $count ->
    [one] { $count } onbekende kaart
   *[other] { $count } onbekende kaarten
  }
kabale-standing-unknown-short = +{ $count } ?
kabale-standing-help = Volgens de kaarten die je kent. Gedekte kaarten van anderen kunnen het nog veranderen.
kabale-now-counts = Zou hier nu { $value } tellen.
kabale-now-removed-mage = De magiër zou haar hier nu verwijderen.
kabale-now-removed-witch = De heks zou haar hier nu verwijderen.

kabale-face-up = { $card }, waarde { $value }, { $seat }
kabale-face-down = Gedekte kaart, { $seat }
kabale-face-own = { $card }, waarde { $value }, gedekt, alleen jij kent die
kabale-face-known = { $card }, waarde { $value }, { $seat }, gedekt, iedereen heeft die gezien
kabale-face-tucked = { $label }, onder de vermomming
kabale-face-only-you = Alleen jij kent deze kaart
kabale-face-everyone = Gedekt, maar iedereen heeft deze kaart gezien
kabale-value-none = geen

kabale-hand = Je hand
kabale-hand-empty = Geen kaarten in de hand
kabale-hand-card = { $card }, waarde { $value }

kabale-keys = Pijltjes bewegen, Enter kiest, 1–6 kiest een kolom, Esc annuleert.

kabale-won = Gewonnen doelkaarten
kabale-won-count = { $count ->
    [0] geen doelkaarten
    [one] { $count } doelkaart
   *[other] { $count } doelkaarten
  }
kabale-deck-count = Trekstapel: { $count }
kabale-hand-count = Hand: { $count }
kabale-won-help = Zij geven aan het eind de punten; tot dan ziet alleen de eigenaar welke het zijn.
kabale-deck-help = Kaarten om te trekken, gedekt. Is de stapel leeg, dan wordt de aflegstapel de nieuwe trekstapel.
kabale-hand-help = Kaarten om in de eigen beurt uit te kiezen.
kabale-discard-show = Aflegstapel van { $seat }, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
  }
kabale-discard-title = Aflegstapel van { $seat }
kabale-discard-empty = De aflegstapel is leeg.

## Animaties

kabale-scene-reveal = Alle gedekte kaarten worden omgedraaid.

## Een ronde tellen

kabale-eval-title = Ronde { $round }: zo zijn de kolommen geteld
kabale-eval-open = Vorige ronde
kabale-eval-open-label = Bekijk hoe de kolommen van de vorige ronde zijn geteld
kabale-eval-next = Volgende kolom
kabale-eval-all = Alle kolommen
kabale-eval-close = Terug naar het spel
kabale-eval-total = Totaal
kabale-eval-winner = { $seat } wint { $goal }
kabale-eval-nobody = Niemand wint { $goal }
kabale-eval-why-highest = Hoogste totaal.
kabale-eval-why-lowest = Er ligt een bedelaar in de kolom: het laagste totaal wint.
kabale-eval-why-pair = Prins en schildknaap van één kleur winnen meteen.
kabale-eval-why-cancelled = Musketiers heffen alle effecten op: gewone waarden, het hoogste totaal wint.
kabale-eval-why-nobody = Niemand heeft hier nog een kaart.
kabale-eval-tie-high = Gelijk: de kaart het dichtst bij de doelkaart beslist.
kabale-eval-tie-low = Gelijk: de kaart het verst van de doelkaart beslist.
kabale-eval-removed-mage = Verwijderd door de magiër
kabale-eval-removed-witch = Verwijderd door de heks
kabale-eval-no-value = geen waarde
kabale-eval-changed = op de kaart { $printed }
kabale-eval-empty = Hier lagen geen kaarten.

## De pagina met de regels

kabale-rules-title = Kabale & Hiebe in het kort
kabale-rules-goal-title = Het doel
kabale-rules-goal = Iedereen heeft dezelfde 25 invloedskaarten in een eigen kleur. In zes rondes strijd je om doelkaarten met zes symbolen; na de laatste ronde zijn dat je punten.
kabale-rules-setup-title = Hoe het begint
kabale-rules-setup = Ieder schudt de eigen 25 kaarten tot een trekstapel en neemt er drie in de hand. Per speler doen zes willekeurige doelkaarten mee; de andere ziet niemand. Elke ronde heeft zoveel kolommen als er spelers zijn. Hand, trekstapel en aflegstapel blijven van ronde tot ronde.
kabale-rules-column-title = Een kolom
kabale-rules-column = Kaarten liggen onder hun doelkaart, elke nieuwere onderaan. Een kaart hoort het hele spel bij de speler van haar kleur en telt alleen in de kolom waarin zij ligt. Gaat er een weg, dan schuiven de kaarten eronder op.
kabale-rules-turn-title = Je beurt
kabale-rules-turn = Leg een van je drie handkaarten gedekt onderaan een open kolom en trek er één bij. Ligt de kaart erboven gedekt, dan wordt die omgedraaid; sommige kaarten werken dan meteen.
kabale-rules-end-title = Einde van een ronde
kabale-rules-end = Een kolom is gevuld als er minstens zoveel kaarten liggen als het getal op de doelkaart. Ook in een gevulde kolom mag je blijven leggen. Zijn alle kolommen gevuld, dan eindigt de ronde meteen en wordt alles omgedraaid; effecten bij het omdraaien gebeuren dan niet meer.
kabale-rules-count-title = Een kolom tellen
kabale-rules-count = Eerst de musketiers, dan magiër, heks, en prins met schildknaap; daarna alle andere effecten. Vervolgens telt ieder de eigen kaarten op: het hoogste totaal krijgt de doelkaart. Bij gelijke stand beslist de kaart het dichtst bij de doelkaart.
kabale-rules-final-title = Eindpunten
kabale-rules-final = Tel de waarden van je doelkaarten op. Met alle zes de symbolen telt de beste kaart van elk symbool dubbel en kost elke verdere kaart 1 punt; je krijgt altijd de beste van beide tellingen.
kabale-rules-secret-title = Wat geheim is
kabale-rules-secret = Iedereen ziet de doelkaarten van de rij, de open kaarten, van wie elke gedekte kaart is, de aflegstapels en hoeveel kaarten iedereen heeft. Alleen jij kent je hand, je eigen gedekte kaarten en de doelkaarten die je hebt gewonnen. Een ontdekker die is verplaatst ligt gedekt, maar iedereen heeft die gezien.
kabale-rules-cards-title = De 25 kaarten
kabale-rules-cards-value = Waarde { $value }
kabale-rules-values-note = Kaartwaarden die niet in de spelregels staan, komen uit kaartlijsten die bezitters van het spel hebben gepubliceerd.

## Wat de anderen lezen terwijl iemand beslist

kabale-thinks-lay = { $name } kiest een kaart om te leggen …
kabale-thinks-disguise = { $name } beslist wat er onder de vermomming gaat …
kabale-thinks-traitor = { $name } beslist waar de doelkaart van de verrader heen gaat …

## Woordenlijst

kabale-term-goal = Doelkaart
    .help = Ligt boven een kolom: haar symbool, haar punten en hoeveel kaarten de kolom vullen.
kabale-term-hidden = Gedekt
    .help = Met de rug naar boven. Dat is alleen de laatste kaart van een kolom, tot er een volgende onder komt.
kabale-term-filled = Gevuld
    .help = Een kolom met minstens zoveel kaarten als de doelkaart zegt. Zijn ze allemaal gevuld, dan eindigt de ronde.
kabale-term-closed = Gesloten
    .help = Er is een storm omgedraaid: deze ronde komt er niets meer bij in deze kolom.
kabale-term-cancelled = Opgeheven
    .help = Een effect dat niet gebeurt, bijvoorbeeld door de musketiers; de kaart telt nog wel haar gewone waarde.
