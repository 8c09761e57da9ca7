# Louis XIV: één woordenboek voor de browser en de terminal.
# Namen van spelers, personen en opdrachten komen er onveranderd in: schrijf zinnen die geen verbuiging nodig hebben.

louis-title = Louis XIV
louis-about = Fluister, koop om en smeed intriges aan het hof van de Zonnekoning: win de gunst van twaalf personen en vervul je geheime opdrachten.
louis-facts = 2–4 spelers, vier rondes, ongeveer 90 minuten

## De twaalf personen

louis-person-anne = Anne d’Autriche
    .short = Anne
louis-person-philippe = Philippe I d’Orléans
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
louis-person-louvois = François-Michel de Louvois
    .short = Louvois

## Wat ze geven en wat ze eisen

louis-reward-scepter = 1 scepter
    .help = Geeft 1 scepterfiche.
louis-reward-letter = 1 brief
    .help = Geeft 1 brieffiche.
louis-reward-ring = 1 ring
    .help = Geeft 1 ringfiche.
louis-reward-helmet = 1 helm
    .help = Geeft 1 helmfiche.
louis-reward-crown = 1 kroon
    .help = Geeft 1 kroonfiche, die elke andere fiche vervangt.
louis-reward-coat_stone = 1 wapenschild en 1 steen op een tegel naar keuze
    .help = Geeft 1 wapenschild; daarna mag je 1 steen uit de algemene voorraad op een tegel naar keuze plaatsen. Op tegel 7 tot 12 telt hij meteen, op tegel 1 tot 6 in de volgende ronde.
louis-reward-louisdor = 5 gouden Louis
    .help = Geeft 5 gouden Louis.
louis-reward-stones = 2 stenen op tegel 5 en 1 steen terug
    .help = Je mag maximaal 2 stenen uit de algemene voorraad op tegel 5 plaatsen en 1 steen terugnemen in je eigen voorraad.
louis-reward-coats = 2 wapenschilden
    .help = Geeft 2 wapenschilden.
louis-reward-influence = 1 invloedskaart
    .help = Geeft de bovenste invloedskaart: een beurt meer in de volgende ronde.
louis-reward-coat_intrigue = 1 wapenschild en 1 intrigekaart
    .help = Geeft 1 wapenschild en de bovenste intrigekaart.

louis-condition-money = Geld
    .number = Geld: { $number }
    .help = Wie de meeste stenen heeft, krijgt het voordeel gratis, maar die stenen gaan naar de algemene voorraad. Ieder ander met een steen hier mag het voor { $number } gouden Louis kopen. Hebben meerdere spelers de meeste, dan mogen allen alleen kopen.
louis-condition-first = 1e plaats
    .number = 1e plaats
    .help = Alleen wie als enige de meeste stenen heeft, krijgt het voordeel, en die stenen gaan naar de algemene voorraad. Hebben meerdere spelers de meeste, dan krijgt niemand het.
louis-condition-stones = Invloedsstenen
    .number = Invloedsstenen: { $number }
    .help = Iedereen met minstens { $number } stenen krijgt het voordeel, en alle stenen gaan terug naar de eigen voorraad.

louis-side-front = Voorkant
louis-side-back = Achterkant

## Fiches, wapenschilden, kaarten

louis-chip-scepter = scepter
louis-chip-letter = brief
louis-chip-ring = ring
louis-chip-helmet = helm
louis-chip-crown = kroon
louis-chip-any = fiche naar keuze
louis-other-scepter = scepter
louis-other-letter = brief
louis-other-ring = ring
louis-other-helmet = helm
louis-other-crown = kroon

louis-coat-a = blauw en goud
louis-coat-b = rode schuinbalk
louis-coat-c = groene keper
louis-coat-d = gouden kruis
louis-coat-e = zwart en wit
louis-coat-f = drie parels
louis-coat-none = zonder soort

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
louis-card-joker = Joker

louis-influence-help = Plaats maximaal 3 stenen, te beginnen bij deze persoon, of haal maximaal 3 stenen terug uit de algemene voorraad.
louis-joker-help = Plaats maximaal 2 stenen, te beginnen bij een persoon naar keuze, of haal maximaal 2 stenen terug uit de algemene voorraad.
louis-intrigue-help = Als deze persoon gewaardeerd wordt, mag je 1 steen uit de algemene voorraad of maximaal 2 uit je eigen voorraad toevoegen. Tot het einde bewaard is de kaart 1 wapenschild waard.

## De veertig opdrachten

louis-colour-light = Lichtblauwe opdracht
    .short = licht
    .cost = een bepaalde fiche + een andere
louis-colour-medium = Middelblauwe opdracht
    .short = middel
    .cost = twee verschillende fiches
louis-colour-dark = Donkerblauwe opdracht
    .short = donker
    .cost = twee dezelfde fiches

louis-when-extra = eenmaal, meteen
louis-when-stones = bevoorrading
louis-when-louisdor = bevoorrading
louis-when-dispatch = begin van de invloedsfase
louis-when-skip = invloedsfase
louis-when-change = opdrachtfase
louis-when-replace = einde van de opdrachtfase
louis-when-mixed = bevoorrading
louis-when-coat = bevoorrading
louis-when-exchange = invloedsfase
louis-when-intrigue = bevoorrading
louis-when-influence = bevoorrading
louis-when-boost = invloedsfase
louis-when-reserve = einde van de invloedsfase
louis-when-favour = waardering
louis-when-discount = waardering

louis-mission-a01 = +1 opdrachtkaart
    .help = Trek nu twee opdrachten in plaats van één. Vanaf nu heb je een opdracht meer in de hand.
louis-mission-a02 = { louis-mission-a01 }
    .help = { louis-mission-a01.help }
louis-mission-a03 = +1 invloedssteen
    .help = Neem 1 steen uit de algemene voorraad in je eigen voorraad.
louis-mission-a04 = { louis-mission-a03 }
    .help = { louis-mission-a03.help }
louis-mission-a05 = { louis-mission-a03 }
    .help = { louis-mission-a03.help }
louis-mission-a06 = { louis-mission-a03 }
    .help = { louis-mission-a03.help }
louis-mission-a07 = +1 gouden Louis
    .help = Neem 1 gouden Louis.
louis-mission-a08 = { louis-mission-a07 }
    .help = { louis-mission-a07.help }
louis-mission-a09 = { louis-mission-a07 }
    .help = { louis-mission-a07.help }
louis-mission-a10 = { louis-mission-a07 }
    .help = { louis-mission-a07.help }
louis-mission-a11 = 1 steen op tegel 1
    .help = Plaats 1 steen uit de algemene voorraad bij Anne d’Autriche.
louis-mission-a12 = 1 steen op tegel 2
    .help = Plaats 1 steen uit de algemene voorraad bij Philippe I d’Orléans.
louis-mission-a13 = 1 steen op tegel 3
    .help = Plaats 1 steen uit de algemene voorraad bij Marie-Thérèse d’Espagne.
louis-mission-a14 = 1 steen op tegel 4
    .help = Plaats 1 steen uit de algemene voorraad bij le Grand Dauphin.
louis-mission-a15 = Betaal 2 gouden Louis
    .help = Betaal 2 gouden Louis in plaats van een kaart te spelen, en houd je kaarten.
louis-mission-a16 = { louis-mission-a15 }
    .help = { louis-mission-a15.help }
louis-mission-a17 = Opdrachtfiche ruilen
    .help = Betaal 2 gouden Louis en ruil een van je fiches voor een kroon.
louis-mission-a18 = { louis-mission-a17 }
    .help = { louis-mission-a17.help }
louis-mission-a19 = Opdrachtkaarten ruilen
    .help = Leg een of twee opdrachten uit je hand onder hun stapels en trek er evenveel nieuwe.
louis-mission-a20 = { louis-mission-a19 }
    .help = { louis-mission-a19.help }

louis-mission-b01 = +2 gouden Louis of stenen
    .help = Neem 2 gouden Louis, of 1 gouden Louis en 1 steen, of 2 stenen uit de algemene voorraad.
louis-mission-b02 = { louis-mission-b01 }
    .help = { louis-mission-b01.help }
louis-mission-b03 = { louis-mission-b01 }
    .help = { louis-mission-b01.help }
louis-mission-b04 = { louis-mission-b01 }
    .help = { louis-mission-b01.help }
louis-mission-b05 = +1 wapenschild
    .help = Neem 1 wapenschild.
louis-mission-b06 = { louis-mission-b05 }
    .help = { louis-mission-b05.help }
louis-mission-b07 = 1 steen bij Louis XIV
    .help = Plaats 1 steen uit de algemene voorraad op de tegel waar Louis XIV staat.
louis-mission-b08 = { louis-mission-b07 }
    .help = { louis-mission-b07.help }
louis-mission-b09 = 1 steen op tegel 5
    .help = Plaats 1 steen uit de algemene voorraad bij Mme de Montespan.
louis-mission-b10 = 1 steen op tegel 9
    .help = Plaats 1 steen uit de algemene voorraad bij Louise de la Vallière.
louis-mission-b11 = 1 invloedskaart omruilen
    .help = Leg een kaart af in plaats van er een te spelen en neem de bovenste kaart van de invloedsstapel.
louis-mission-b12 = { louis-mission-b11 }
    .help = { louis-mission-b11.help }

louis-mission-c01 = +3 invloedsstenen
    .help = Neem maximaal 3 stenen uit de algemene voorraad in je eigen voorraad.
louis-mission-c02 = +3 gouden Louis
    .help = Neem 3 gouden Louis.
louis-mission-c03 = +1 intrigekaart
    .help = Neem de bovenste intrigekaart.
louis-mission-c04 = 1 steen = 1 invloedskaart
    .help = Leg 1 steen uit je eigen voorraad in de algemene en neem de bovenste invloedskaart.
louis-mission-c05 = 1 invloedskaart = 4 stenen
    .help = Eén kaart telt als joker voor 4 stenen: plaats ze vanaf een tegel naar keuze, of haal er 4 terug.
louis-mission-c06 = 1 invloedssteen plaatsen
    .help = Als alle kaarten gespeeld zijn, plaats je 1 steen uit de algemene voorraad op een tegel naar keuze.
louis-mission-c07 = Eenmaal de eerste
    .help = Beslis een gelijke stand om de 1e plaats in je voordeel.
louis-mission-c08 = −1 gouden Louis
    .help = Betaal 1 gouden Louis minder voor alles wat je bij personen koopt.

louis-task-label = { $mission }. { $colour }. Kost { $cost }. { $help }
louis-task-cost = Kost { $cost }
louis-task-points = Vervuld is ze 5 punten waard.
louis-task-payable = Je hebt de fiches ervoor.
louis-task-unpaid = Ze kost { $cost }, en die fiches heb je niet.
louis-task-used = In deze ronde al gebruikt.

## Wat er gevraagd wordt

louis-ask-supply = Gebruik je opdrachten van de bevoorradingsfase.
    .explained = Vervulde opdrachten helpen je één keer per ronde. Deze geven nu geld, stenen of wapenschilden; geen ervan is verplicht.
louis-ask-dispatch = Je opdracht plaatst een steen: uit welke voorraad?
    .explained = Stenen uit de algemene voorraad kun je niet met kaarten plaatsen, dus die zijn meestal de betere keus.
louis-ask-turn = Speel een invloedskaart: plaats stenen of haal ze terug.
    .explained = Kies een kaart en druk op een persoon om er stenen te plaatsen, of haal stenen terug uit de algemene voorraad. De laatste kaart van je hand wordt niet gespeeld.
louis-ask-path = Plaats je stenen: druk op de persoon die de volgende krijgt.
    .explained = Ga langs gouden paden verder naar verlichte personen. Op elke persoon blijft minstens één steen van deze beurt, en de weg keert nooit terug.
louis-ask-take = Hoeveel stenen haal je terug?
    .explained = Met kaarten plaats je alleen stenen uit je eigen voorraad. Er is zelden reden om er minder te nemen dan mag.
louis-ask-reserve = Alle kaarten zijn gespeeld: plaats nog een steen bij een persoon naar keuze.
    .explained = Je opdracht geeft je het laatste woord: kijk waar één steen beslist wie eerste is.
louis-ask-intrigue = Speelt iemand een intrigekaart?
    .explained = Voor elke waardering wordt iedereen met intrigekaarten gevraagd, met of zonder de juiste, zodat niemand verraadt wat hij heeft.
louis-ask-favour = Gelijke stand om de 1e plaats: je opdracht gebruiken en winnen?
    .explained = Je mag elke ronde één gelijke stand winnen. Wie met de meeste stenen wint, betaalt met die stenen.
louis-ask-buy = Wil je het voordeel kopen?
    .explained = Anderen hadden hier meer stenen, maar het voordeel is te koop. Je stenen komen terug in je eigen voorraad, of je nu koopt of niet.
louis-ask-conde = Condé laat je een steen bij een persoon naar keuze plaatsen.
    .explained = Bij een persoon met een hoger nummer telt de steen nog deze ronde, elders pas de volgende.
louis-ask-maintenon = Maintenon: hoeveel stenen leg je op tegel 5, en haal je er een terug?
    .explained = Stenen op tegel 5 wachten op de volgende ronde: Montespan geeft de eerste een kroon.
louis-ask-missions = Vervul opdrachten met je fiches: elke is 5 punten waard.
    .explained = Een opdracht kost twee fiches; een kroon geldt als elke fiche. Eén fiche mag je houden voor de volgende ronde, de andere worden wapenschilden.
louis-ask-deck = Van welke stapel trek je de nieuwe opdracht?
    .explained = Lichte opdrachten zijn makkelijk te betalen, donkere doen het meest. Ze zijn allemaal 5 punten waard.
louis-ask-keep = Welke fiche houd je? Voor elke andere krijg je een wapenschild.
    .explained = Een kroon past bij elke opdracht, dus die houd je meestal.
louis-ask-replace = Wil je opdrachten ruilen?
    .explained = Opdrachten die je nauwelijks kunt betalen mogen weg; je trekt er evenveel nieuwe.

## De antwoorden

louis-action-use = { $mission }{ $money ->
    [0] { $stones ->
        [0] {""}
        [-1] {" "}(1 steen naar de algemene voorraad)
       *[other] {" "}({ $stones } uit de algemene voorraad)
      }
   *[other] { $stones ->
        [0] {" "}({ $money } gouden Louis)
       *[other] {" "}({ $money } gouden Louis, { $stones } uit de algemene voorraad)
      }
  }
louis-action-stop = Genoeg
louis-action-dispatch = { $mission }: uit de { $source }
louis-action-skip = Niet gebruiken: { $mission }
louis-action-play = { $mode ->
    [take] { $card }: stenen terughalen
   *[place] { $card }: stenen plaatsen
  }{ $boost ->
    [yes] {" "}(tot 4)
   *[no] {""}
  }
louis-action-pass = Betaal 2 gouden Louis en sla de beurt over
louis-action-exchange = { $card } omruilen
louis-action-stone = Een steen op tegel { $tile }
louis-action-done = Klaar
louis-action-take = { $stones ->
    [0] Geen steen nemen
    [one] { $stones } steen nemen
   *[other] { $stones } stenen nemen
  }
louis-action-put = Een steen op tegel { $tile }, uit de { $source }
louis-action-nothing = Geen steen
louis-action-keep = Zwijgen
louis-action-intrigue = { $stones ->
    [one] { $stones } steen uit de { $source }
   *[other] { $stones } stenen uit de { $source }
  }
louis-action-favour = De gelijke stand winnen
louis-action-decline = Het zo laten
louis-action-buy = Kopen
louis-action-refuse = Niet kopen
louis-action-maintenon = Op tegel 5: { $general } uit de algemene voorraad, { $own } uit je eigen; terug: { $back }
louis-action-fulfil = { $mission }: betaal { $chip } en { $other }
louis-action-change = Voor 2 gouden Louis ruilen voor een kroon: { $chip }
louis-action-finish = Klaar met opdrachten
louis-action-draw = Trekken: { $colour }
louis-action-keep_chip = { $chip } houden
louis-action-replace = Opdrachten ruilen
louis-action-no_replacement = Niets ruilen

louis-source = Neem de steen uit
louis-source-general = algemene voorraad
    .short = algemene
louis-source-own = eigen voorraad
    .short = eigen

louis-turn-choose = Kies een kaart uit je hand.
louis-turn-press = Druk op een verlichte persoon: de kaart is dan gespeeld en je eerste steen ligt daar.
louis-turn-place-not = Geen steen in je eigen voorraad: er valt niets te plaatsen.
louis-turn-take = Stenen terughalen
louis-turn-nothing = Zonder stenen spelen
louis-turn-exchange = Omruilen
louis-turn-boost = Als joker voor 4 stenen gebruiken
louis-path-left = { $left ->
    [one] nog { $left } van { $limit } stenen
   *[other] nog { $left } van { $limit } stenen
  }
louis-path-undo = Steen terugnemen
louis-dispatch-place = Steen plaatsen
louis-dispatch-skip = Geen steen
louis-maintenon-general = Op tegel 5, uit de algemene voorraad
louis-maintenon-own = Op tegel 5, uit je eigen voorraad
louis-maintenon-back = Terug in je eigen voorraad
louis-maintenon-do = Deze stenen verplaatsen
louis-intrigue-silent = { $person }: je hebt geen intrigekaart voor deze persoon. Het spel gaat zo verder.
louis-intrigue-note = Je hebt de intrigekaart: { $person }.
louis-go-on = Verder
louis-buy-ask = { $reward } kopen van { $person } voor { $price } gouden Louis?
louis-buy-note = { $person }: { $price ->
    [one] { $price } gouden Louis
   *[other] { $price } gouden Louis
  }.
louis-missions-fulfil = Vervullen voor
louis-missions-none = Je kunt nu geen van je opdrachten betalen.
louis-missions-leave = Klaar, onvervuld blijft: { $missions }
louis-deck-note = Donkerder opdrachten kosten meer en doen meer. Elke is aan het eind 5 punten waard.
louis-replace-choose = Kies een of twee opdrachten uit je hand.
louis-replace-do = { $count ->
    [one] { $count } opdracht ruilen
   *[other] { $count } opdrachten ruilen
  }
louis-answers = Antwoorden

## Wat er gebeurde

louis-event-round_began = Ronde { $round } begint. { $first } is de startspeler.
louis-event-money_card = Iedereen neemt { $amount } gouden Louis. Louis XIV gaat naar { $person }.
louis-event-drew_mission = { $hidden ->
    [yes] { $seat } trekt een opdracht: { $colour }.
   *[no] { $seat } trekt een opdracht: { $mission }.
  }
louis-event-drew_intrigue = { $hidden ->
    [yes] { $seat } trekt een intrigekaart.
   *[no] { $seat } trekt een intrigekaart: { $person }.
  }
louis-event-drew_influence = { $hidden ->
    [yes] { $seat } trekt een invloedskaart.
   *[no] { $seat } trekt een invloedskaart: { $card }.
  }
louis-event-dealt = { $seat } krijgt { $count } invloedskaarten.
louis-event-drew_coat = { $hidden ->
    [yes] { $seat } neemt een wapenschild.
   *[no] { $seat } neemt een wapenschild: { $coat }.
  }
louis-event-neutral_card = Opengelegd voor de neutrale speler: { $card }.
louis-event-neutral_placed = { $person }: { $stones } neutrale stenen.
louis-event-mission_used = { $seat } gebruikt een opdracht: { $mission }.
louis-event-supply_stopped = { $seat } is klaar met de bevoorrading.
louis-event-dispatched = { $seat } plaatst door een opdracht een steen: { $person }.
louis-event-skipped = { $seat } gebruikt een opdracht niet: { $mission }.
louis-event-played = { $mode ->
    [take] { $seat } speelt { $card } en haalt stenen terug.
   *[place] { $seat } speelt { $card } en plaatst stenen.
  }
louis-event-stone_laid = { $seat }: een steen bij { $person }.
louis-event-path_done = { $seat } is klaar met plaatsen.
louis-event-took_back = { $stones ->
    [0] { $seat } haalt geen steen terug.
    [one] { $seat } haalt { $stones } steen terug.
   *[other] { $seat } haalt { $stones } stenen terug.
  }
louis-event-turn_skipped = { $seat } betaalt { $cost } gouden Louis en slaat de beurt over.
louis-event-exchanged_card = { $seat } ruilt een invloedskaart om: { $card }.
louis-event-put_back = { $hidden ->
    [yes] { $seat } legt de laatste kaart terug op de stapel.
   *[no] { $seat } legt de laatste kaart terug op de stapel: { $card }.
  }
louis-event-reserve_placed = { $seat } plaatst nog een steen: { $person }.
louis-event-influence_ended = Alle invloedskaarten worden geschud. De waardering begint.
louis-event-kept = { $seat } zwijgt.
louis-event-intrigue_played = { $stones ->
    [one] Intrige! { $seat } voegt { $stones } steen toe: { $person }.
   *[other] Intrige! { $seat } voegt { $stones } stenen toe: { $person }.
  }
louis-event-evaluating = { $louis ->
    [yes] { $person } wordt gewaardeerd. Louis XIV staat hier.
   *[no] { $person } wordt gewaardeerd.
  }
louis-event-favoured = { $seat } beslist de gelijke stand in eigen voordeel: { $person }.
louis-event-received = { $how ->
    [louis] { $seat } krijgt van { $person }: { $reward }, en een kroon van Louis XIV.
    [second] { $seat } krijgt als tweede van { $person }: { $reward }.
    [bought] { $seat } koopt bij { $person } voor { $price } gouden Louis: { $reward }.
   *[free] { $seat } krijgt van { $person }: { $reward }.
  }
louis-event-refused = { $seat } koopt niet: { $person }.
louis-event-conde_placed = { $seat } plaatst door Condé een steen: { $person }.
louis-event-conde_declined = { $seat } plaatst door Condé geen steen.
louis-event-maintenon_placed = { $seat } door Maintenon: { $general } uit de algemene en { $own } uit de eigen voorraad naar tegel 5, { $back } terug.
louis-event-stones_returned = { $to ->
    [general] { $seat }: { $stones } van { $person } naar de algemene voorraad.
   *[own] { $seat }: { $stones } van { $person } terug naar de eigen voorraad.
  }
louis-event-neutral_returned = { $stones } neutrale stenen verlaten { $person }.
louis-event-turned = { $person } wordt omgedraaid.
louis-event-tile_done = { $person } is klaar.
louis-event-fulfilled = { $seat } vervult een opdracht met { $chip } en { $other }: { $mission }.
louis-event-changed_chip = { $seat } betaalt { $cost } gouden Louis en ruilt een fiche voor een kroon: { $chip }.
louis-event-missions_finished = { $seat } is klaar met opdrachten.
louis-event-chips_returned = { $coats ->
    [one] { $seat } houdt één fiche ({ $chip }) en neemt { $coats } wapenschild voor de andere.
   *[other] { $seat } houdt één fiche ({ $chip }) en neemt { $coats } wapenschilden voor de andere.
  }
louis-event-replaced = { $count ->
    [one] { $seat } ruilt { $count } opdracht.
   *[other] { $seat } ruilt { $count } opdrachten.
  }
louis-event-not_replaced = { $seat } ruilt geen opdracht.
louis-event-exchanged = { $seat } ruilt { $category } in: { $count ->
    [one] { $count } wapenschild
   *[other] { $count } wapenschilden
  }.
louis-event-coats_shown = { $seat } legt de wapenschilden bloot.
louis-event-majority = { $seat } heeft de meeste van één soort: { $coat } ({ $count }), en krijgt er nog een.
louis-event-game_ended = Het spel is afgelopen.

louis-category-influence = invloedskaarten
louis-category-intrigue = intrigekaarten
louis-category-chips = fiches
louis-category-stones = stenen bij personen
louis-category-money = gouden Louis

## Punten aan het einde

louis-reason-mission = Opdracht: { $mission }
louis-reason-coats = Verzamelde wapenschilden
louis-reason-exchange = Wapenschilden voor { $category }
louis-reason-majority = Meeste wapenschilden van één soort: { $coat } ({ $count })

## Opties van een nieuwe tafel

louis-option-first = Wie begint
    .hint = Wie in de eerste ronde begint.
louis-option-first-random = Het lot beslist
louis-option-first-0 = Plaats 1
louis-option-first-1 = Plaats 2
louis-option-first-2 = Plaats 3
louis-option-first-3 = Plaats 4
louis-option-colours = Kleuren

## Het bord

louis-round = Ronde { $round } van { $rounds }
louis-phases = Fases van de ronde
louis-phase-supply = Bevoorrading
louis-phase-influence = Beïnvloeding
louis-phase-evaluation = Waardering
louis-phase-missions = Opdrachten
louis-court = Het hof
louis-neutral = Neutraal
louis-neutral-pool = Neutrale stenen: { $count }
louis-start = Startspeler
louis-tile-label = { $tile }, { $person }. { $condition }. Geeft { $reward }.{ $louis ->
    [yes] {" "}Louis XIV staat hier.
   *[no] {""}
  } { $stones }.
louis-tile-stones = { $seat } { $count }
louis-tile-empty = Geen stenen
louis-tile-press = Druk om hier een steen te plaatsen.
louis-tile-begin = Druk om de kaart te spelen en hier te beginnen.
louis-louis-help = Louis XIV staat hier: wie als enige de meeste stenen heeft, krijgt ook een kroon, en de tweede krijgt het voordeel gratis.
louis-louis-beside = Louis XIV wacht naast de geldkaarten
louis-standing-free = Zouden het nu gratis krijgen: { $names }.
louis-standing-crown = Met een kroon van Louis XIV: { $seat }.
louis-standing-buy = Mogen kopen: { $names }.
louis-standing-nobody = Niemand zou het nu gratis krijgen.
louis-standing-neutral = De neutrale speler staat voor.
louis-legend = ♛ Louis XIV, en de kroon die hij geeft; → zou het voordeel nu krijgen; $ mag kopen.
louis-stock = Fiches: { $chip }
louis-general-of = Algemene voorraad van { $seat }: { $count }
louis-discard = Gespeelde invloedskaarten
louis-discard-show = { $count ->
    [0] Gespeelde invloedskaarten: geen
   *[other] Gespeelde invloedskaarten: { $count }, bovenop { $card }
  }
louis-discard-empty = Er is nog geen invloedskaart gespeeld.
louis-deck-influence = Stapel invloedskaarten: { $count }
louis-deck-intrigue = Stapel intrigekaarten: { $count }
louis-deck-money = Stapel geldkaarten: { $count }
louis-money-card = Geldkaart: { $amount } gouden Louis voor iedereen, Louis XIV op tegel { $tile }. Resterende geldkaarten: { $left }
louis-coats-left = Resterende wapenschilden: { $count }

louis-hand = Jouw hand
louis-hand-empty = Geen kaarten in de hand
louis-hand-influence = { $card }, invloedskaart{ $tile ->
    [0] {""}
   *[other] , tegel { $tile }
  }
louis-hand-intrigue = { $person }, intrigekaart, tegel { $tile }
louis-order = Instructies voor intriges
louis-order-none = Vraag mij naar intriges
louis-order-standing = Intriges: mijn instructies gelden
louis-order-ask = Vraag mij
louis-order-help = Waar je geen intrigekaart hebt, antwoordt de tafel meteen voor je. Over je kaarten beslis je hier. Naar een kaart die je later krijgt, of die niet gebruikt kan worden zoals je wilt, wordt gevraagd. Niemand hoort van je instructies.
louis-order-pretend = Vraag mij ook waar ik geen kaart heb
louis-order-pause = Waar je gevraagd wordt, zien de anderen dat je nadenkt. Of je alleen doet alsof, zien ze niet.
louis-order-until = De instructies gelden
louis-order-round = in deze ronde
louis-order-game = tot het einde van het spel
louis-order-leave = Instructies achterlaten
louis-order-remove = Vraag mij altijd
louis-hand-missions = Jouw opdrachten
louis-mine = Wat je bezit
louis-supply-own = Eigen voorraad
louis-supply-general = Algemene voorraad
louis-money = Gouden Louis
louis-chips = Fiches
louis-coats = Wapenschilden
louis-stones = Invloedsstenen
louis-cards = Kaarten in de hand
louis-points = Punten tot nu toe, zonder wat verborgen is
louis-display = Vervulde opdrachten
louis-display-none = Nog geen opdracht vervuld
louis-chips-of = Fiches: { $list }
louis-chips-none = Geen fiches
louis-coats-of = Wapenschilden: { $list }
louis-coats-none = geen
louis-own-count = Eigen voorraad: { $count }
louis-general-count = Algemene voorraad: { $count }
louis-money-count = Gouden Louis: { $count }
louis-coats-count = Wapenschilden: { $count }
louis-display-count = Vervulde opdrachten: { $count }
louis-influence-count = Invloedskaarten in de hand: { $count }
louis-start-help = Speelt in deze ronde als eerste.
louis-money-help = Koopt voordelen bij personen met het teken van geld. Aan het eind is elke 3 gouden Louis een wapenschild.
louis-display-help = Elk 5 punten; de meeste helpen een keer in elke ronde.
louis-influence-hand-help = In elke beurt wordt er een gespeeld. Aan het eind is elke overgebleven kaart een wapenschild.
louis-intrigue-hand-help = Voegen een steen toe als een persoon wordt gewaardeerd. Aan het eind is elke overgebleven kaart een wapenschild.
louis-missions-hand-help = Nog niet vervuld: aan het eind niets waard.
louis-intrigue-count = Intrigekaarten in de hand: { $count }
louis-missions-count = { $colour }, in de hand: { $count }
louis-stones-count = Stenen: { $count }
louis-stones-where = eigen voorraad { $own }, algemene voorraad { $general }, bij personen { $tiles }
louis-overview = Overzicht
louis-keys = Pijltjes bewegen, Enter kiest, 1–9 kiest een kaart, Esc annuleert.

## Waardering

louis-sheet-title = Ronde { $round }: wat iedereen kreeg
louis-sheet-open = Laatste waardering
louis-sheet-open-label = Bekijk wat iedereen bij de laatste waardering kreeg
louis-sheet-close = Terug naar het bord
louis-sheet-empty = Niemand had ergens een steen liggen.
louis-got-free = { $reward }
louis-got-louis = { $reward } en een kroon
louis-got-second = { $reward }, als tweede
louis-got-bought = { $reward } voor { $price } gouden Louis
louis-got-refused = kocht niet
louis-got-nothing = niets
louis-got-waiting = …
louis-back-own = stenen naar de eigen voorraad
louis-back-general = stenen naar de algemene voorraad
louis-verdict-louis = Louis XIV staat hier.
louis-verdict-intrigue = Intrige: { $seat } voegt { $stones ->
    [one] { $stones } steen
   *[other] { $stones } stenen
  } toe.
louis-verdict-favoured = { $seat } beslist de gelijke stand.
louis-verdict-turned = De tegel wordt omgedraaid.

## De pagina met regels

louis-rules-title = Het spel in het kort
louis-rules-goal-title = Waar het om gaat
louis-rules-goal = In vier rondes plaats je invloedsstenen bij twaalf personen van het hof. Hun voordelen brengen je fiches, en met twee fiches vervul je een opdracht: 5 punten en meestal een beloning in elke latere ronde. Elk wapenschild is 1 punt. Wie de meeste punten heeft, wint.
louis-rules-setup-title = Hoe het begint
louis-rules-setup = Ieder heeft 16 stenen, 5 gouden Louis, een lichtblauwe en een middelblauwe opdracht. Van de stenen beginnen er 5 tot 7 in de algemene voorraad: hoe later in de eerste ronde, hoe meer. Van de acht geldkaarten doen er vier mee, een in elke ronde, en niemand weet welke.
louis-rules-supply-title = 1. Bevoorrading
louis-rules-supply = De geldkaart zegt hoeveel iedereen neemt en naar welke persoon Louis XIV gaat. Daarna gebruik je je vervulde opdrachten van deze fase, en iedereen krijgt 5 invloedskaarten.
louis-rules-influence-title = 2. Beïnvloeding
louis-rules-influence = Om de beurt speelt iedereen één invloedskaart, om stenen te plaatsen of terug te halen, nooit allebei. De laatste kaart in de hand wordt niet gespeeld: ze gaat terug op de stapel.
louis-rules-placing-title = Stenen plaatsen
louis-rules-placing = Met een personenkaart plaats je maximaal 3 stenen uit je eigen voorraad, te beginnen bij die persoon; met een joker maximaal 2, te beginnen waar je wilt. Vanaf een persoon mag je langs een gouden pad verder springen naar een buur aan een hoek, maar op elke persoon van de weg blijft minstens één steen van deze beurt liggen. De weg vertakt zich niet en keert nooit terug.
louis-rules-taking-title = Stenen terughalen
louis-rules-taking = Je stenen liggen in je eigen voorraad, in de algemene voorraad of bij personen. Met kaarten kun je alleen stenen uit je eigen voorraad plaatsen. Een personenkaart haalt maximaal 3 van je stenen terug uit de algemene voorraad, een joker maximaal 2.
louis-rules-evaluation-title = 3. Waardering
louis-rules-evaluation = De personen worden gewaardeerd van 1 tot 12. Elk eist geld, de 1e plaats of een aantal invloedsstenen. Wie een persoon met de meeste stenen wint, betaalt ermee: ze gaan naar de algemene voorraad. Alle andere stenen gaan terug naar de eigen voorraad.
louis-rules-louis-title = De koning
louis-rules-louis = Waar Louis XIV staat, krijgt wie als enige de meeste stenen heeft de fiche en een kroon, en de tweede krijgt de fiche gratis. Hebben meerdere spelers de meeste, dan krijgt elk van hen de fiche, niemand een kroon, en hun stenen gaan naar de algemene voorraad. Bij meerdere gelijke spelers achter de eerste is er geen tweede.
louis-rules-intrigue-title = Intrigekaarten
louis-rules-intrigue = Net voor een persoon gewaardeerd wordt, mag de bezitter van die intrigekaart 1 steen uit de algemene voorraad of maximaal 2 uit de eigen voorraad toevoegen. Zodat niemand merkt wie welke kaart heeft, wordt iedereen met een intrigekaart bij elke persoon gevraagd. Met vaste instructies antwoordt de tafel meteen voor je, en geen pauze verraadt je.
louis-rules-turning-title = Tegels omdraaien
louis-rules-turning = Een tegel met geld of 1e plaats wordt omgedraaid als iemand als enige de meeste stenen had, een tegel met een aantal stenen als iemand het voordeel kreeg, de tegel met Louis XIV als er iemand was. In ronde 4 wordt niets omgedraaid.
louis-rules-missions-title = 4. Opdrachten
louis-rules-missions = Om de beurt geef je de twee fiches van een opdracht af, leg je haar open voor je neer en trek je een nieuwe van een stapel naar keuze, zo vaak je kunt en wilt. Aan het einde houd je hoogstens één fiche; voor elke andere neem je een wapenschild.
louis-rules-end-title = Het einde
louis-rules-end = Na ronde 4 krijg je één wapenschild voor elke invloedskaart, intrigekaart, fiche, steen bij een persoon en voor elke 3 gouden Louis. Daarna worden alle wapenschilden blootgelegd: wie de meeste van een soort heeft, krijgt er nog een, bij een gelijke stand iedereen die gelijk staat. Een wapenschild is 1 punt, een opdracht 5. Bij een gelijke stand wint wie meer stenen in de eigen voorraad heeft.
louis-rules-secret-title = Wat geheim is
louis-rules-secret = Geld, fiches, stenen en vervulde opdrachten liggen open, en iedereen ziet hoeveel kaarten en wapenschilden de anderen hebben. Alleen jij kent je kaarten en de soorten van je wapenschilden.
louis-rules-two-title = Twee spelers
louis-rules-two = Een neutrale derde speler heeft 8 stenen. Aan het begin van elke invloedsfase gaan er twee naar de tegel met Louis XIV en telkens twee naar drie getrokken personen. De neutrale stenen tellen bij elke vergelijking, maar krijgen niets.
louis-rules-signs-title = Voorwaarden en fiches
louis-rules-crown = Een joker: betaalt elke fiche.
louis-rules-chip = Een van de vier fiches die opdrachten vragen.
louis-rules-persons-title = De twaalf personen
louis-rules-persons-note = Het voordeel is op beide kanten van een tegel gelijk, de voorwaarde is een andere. Tegels beginnen met de voorkant en het rode nummer.
louis-rules-cards-title = De veertig opdrachten
louis-rules-colour-light = Eén bepaalde fiche en een tweede naar keuze.
louis-rules-colour-medium = Twee verschillende fiches.
louis-rules-colour-dark = Twee gelijke fiches.

## Wat de anderen lezen terwijl iemand beslist

louis-thinks-supply = { $name } gebruikt opdrachten van de bevoorradingsfase …
louis-thinks-dispatch = { $name } plaatst een steen dankzij een opdracht …
louis-thinks-turn = { $name } kiest een invloedskaart …
louis-thinks-path = { $name } plaatst stenen …
louis-thinks-take = { $name } haalt stenen terug …
louis-thinks-reserve = { $name } plaatst nog één steen …
louis-thinks-intrigue = { $name } mag een intrigekaart spelen …
louis-thinks-favour = { $name } mag de gelijke stand met een opdracht beslissen …
louis-thinks-buy = { $name } beslist of het voordeel wordt gekocht …
louis-thinks-conde = { $name } plaatst een steen dankzij Condé …
louis-thinks-maintenon = { $name } verplaatst stenen dankzij Maintenon …
louis-thinks-missions = { $name } vervult opdrachten …
louis-thinks-deck = { $name } kiest de stapel voor een nieuwe opdracht …
louis-thinks-keep = { $name } kiest welke fiche blijft …
louis-thinks-replace = { $name } mag opdrachten ruilen …

## Woordenlijst

louis-term-own = Eigen voorraad
    .help = Jouw stenen die klaarliggen: alleen die plaats je met kaarten.
louis-term-general = Algemene voorraad
    .help = Hierheen gaan stenen die iets gewonnen hebben; kaarten en opdrachten halen ze terug.
louis-term-chip = Fiche
    .help = Scepter, brief, ring, helm of kroon; met twee betaal je een opdracht.
louis-term-crown = Kroon
    .help = Een fiche die als elke andere geldt.
louis-term-coat = Wapenschild
    .help = 1 punt; de soort is geheim tot het eind, waar de meeste van een soort er nog een geven.
louis-term-mission = Opdracht
    .help = Een kaart in je hand; vervuld met twee fiches is ze 5 punten waard en helpt ze meestal elke latere ronde.
louis-term-first = Eerste
    .help = Wie als enige de meeste stenen bij een persoon heeft.
