# De kastelen van de gekke koning Ludwig: één catalogus voor browser en terminal.
# Namen van spelers en vertrekken worden ongewijzigd ingevoegd: schrijf zinnen die daar geen verbuiging van vragen.

castles-title = De kastelen van de gekke koning Ludwig
castles-about = Koop vertrekken voor prijzen die je rivalen bepalen, en bouw het prachtigste en vreemdste kasteel.
castles-facts = 1–4 spelers, ongeveer 90 minuten

## Soorten vertrekken, en wat een voltooid vertrek oplevert

castles-type-living = Woonvertrek
    .reward = Scoor dit vertrek nog een keer: de punten en de eigen bonus zoals het kasteel er nu uitziet.
castles-type-activity = Gezelschapsvertrek
    .reward = 5 punten.
castles-type-food = Eetvertrek
    .reward = Je krijgt meteen een extra beurt.
castles-type-sleeping = Slaapvertrek
    .reward = Bekijk één stapel vertrekken en leg er hoogstens twee op de kaartenstapel: die komen als eerste op de markt.
castles-type-outdoor = Tuin
    .reward = 10.000 mark uit de bank.
castles-type-utility = Dienstvertrek
    .reward = Trek twee bonuskaarten en houd er één.
castles-type-corridor = Doorgang
    .reward = Neem gratis een gang of trap en leg die meteen aan, één keer per beurt.
castles-type-downstairs = Keldervertrek
    .reward = Voor elk tweede keldervertrek dat je voltooit: kies een van de zeven andere beloningen.

## De tegels

castles-room-pantry = Voorraadkamer
castles-room-larder = Provisiekamer
castles-room-buttery = Bottelarij
castles-room-powder_room = Poederkamer
castles-room-broom_closet = Bezemkast
castles-room-cloak_room = Garderobe
castles-room-pink_cabinet = Roze kabinet
castles-room-focus_room = Kamer van bezinning
castles-room-lilac_cabinet = Lila kabinet
castles-room-piano_room = Pianokamer
castles-room-berchta_room = Berchta-kamer
castles-room-flute_room = Fluitkamer
castles-room-bottomless_pit = Bodemloze put
castles-room-fungus_room = Zwammenkelder
castles-room-the_hole = Het Gat
castles-room-study = Studeerkamer
castles-room-sitting_room = Zitkamer
castles-room-parlor = Spreekkamer
castles-room-washroom = Wasruimte
castles-room-dirt_room = Bijkeuken
castles-room-utility_room = Werkhok
castles-room-anteroom = Voorkamer
castles-room-food_prep_room = Werkkeuken
castles-room-meat_locker = Vleeskamer
castles-room-nap_room = Rustkamer
castles-room-dressing_room = Kleedkamer
castles-room-solar = Zonnekamer
castles-room-porch = Veranda
castles-room-gatehouse = Poortgebouw
castles-room-shed = Schuur
castles-room-mold_room = Schimmelkelder
castles-room-knight_room = Ridderzaal
castles-room-crypt = Crypte
castles-room-billiards_room = Biljartkamer
castles-room-oratory = Bidkapel
castles-room-sewing_room = Naaikamer
castles-room-sauna = Sauna
castles-room-panic_room = Schuilkamer
castles-room-laundry_room = Wasserij
castles-room-scullery = Spoelkeuken
castles-room-dining_room = Eetzaal
castles-room-kitchen = Keuken
castles-room-queens_bedroom = Slaapkamer van de koningin
castles-room-guest_bedroom = Logeerkamer
castles-room-tasso_room = Tasso-kamer
castles-room-salon = Salon
castles-room-gallery_of_mirrors = Spiegelzaal
castles-room-great_hall = Grote hal
castles-room-upper_hall = Bovenhal
castles-room-train_room = Treinkamer
castles-room-nine_pin_alley = Kegelbaan
castles-room-east_tapestry_chamber = Oostelijke tapijtkamer
castles-room-observatory = Sterrenwacht
castles-room-french_gazebo = Frans prieel
castles-room-pumpkin_garden = Pompoentuin
castles-room-grand_bedchamber = Grote slaapkamer
castles-room-servants_quarters = Bediendenkamers
castles-room-drawing_room = Ontvangstsalon
castles-room-west_tapestry_room = Westelijke tapijtkamer
castles-room-formal_gardens = Siertuin
castles-room-coach_house = Koetshuis
castles-room-armory = Wapenkamer
castles-room-dungeon = Kerker
castles-room-forum = Forum
castles-room-theater = Theater
castles-room-hundings_hut = Hut van Hunding
castles-room-green_house = Broeikas
castles-room-venus_grotto = Venusgrot
castles-room-secret_lair = Geheime schuilplaats
castles-room-vestibule = Vestibule
castles-room-throne_room = Troonzaal
castles-room-terrace_gardens = Terrastuinen
castles-room-stables = Stallen
castles-room-singers_chamber = Zangerszaal
castles-room-audience_room = Audiëntiezaal
castles-room-foyer = Entreehal
castles-room-hallway = Gang
castles-room-stairs = Trap
castles-numbered = { $room } { $number }

## Bonuskaarten en gunsten van de koning

castles-card-all_sizes = Elk formaat
    .help = { $points } punten voor een vertrek van elk van de tien formaten. Entreehal, gangen en trappen tellen niet mee.
castles-card-all_types = Elke soort
    .help = { $points } punten voor een vertrek van elk van de acht soorten.
castles-card-hallways = Gangen
    .help = { $points ->
        [one] { $points } punt voor elke gang, op beide kanten.
       *[other] { $points } punten voor elke gang, op beide kanten.
      }
castles-card-stairs = Trappen
    .help = { $points ->
        [one] { $points } punt voor elke trap.
       *[other] { $points } punten voor elke trap.
      }
castles-card-completed = Voltooide vertrekken
    .help = { $points ->
        [one] { $points } punt voor elke { $per } voltooide vertrekken.
       *[other] { $points } punten voor elke { $per } voltooide vertrekken.
      }
castles-card-square = Vierkante vertrekken
    .help = { $points ->
        [one] { $points } punt voor elk vertrek van formaat 100 of 400.
       *[other] { $points } punten voor elk vertrek van formaat 100 of 400.
      }
castles-card-round = Ronde vertrekken
    .help = { $points ->
        [one] { $points } punt voor elk vertrek van formaat 150 of 500.
       *[other] { $points } punten voor elk vertrek van formaat 150 of 500.
      }
castles-card-cash = Contant geld
    .help = { $points ->
        [one] { $points } punt voor elke { $per } mark die overblijft.
       *[other] { $points } punten voor elke { $per } mark die overblijft.
      }
castles-card-external_doors = Buitendeuren
    .help = { $points ->
        [one] { $points } punt voor elke { $per } deuren die naar buiten leiden; doorgangen en binnenplaatsen tellen niet mee.
       *[other] { $points } punten voor elke { $per } deuren die naar buiten leiden; doorgangen en binnenplaatsen tellen niet mee.
      }
castles-card-type_living = Woonvertrekken
    .help = { $points ->
        [one] { $points } punt voor elk vertrek van deze soort.
       *[other] { $points } punten voor elk vertrek van deze soort.
      }
castles-card-type_activity = Gezelschapsvertrekken
    .help = { $points ->
        [one] { $points } punt voor elk vertrek van deze soort.
       *[other] { $points } punten voor elk vertrek van deze soort.
      }
castles-card-type_food = Eetvertrekken
    .help = { $points ->
        [one] { $points } punt voor elk vertrek van deze soort.
       *[other] { $points } punten voor elk vertrek van deze soort.
      }
castles-card-type_sleeping = Slaapvertrekken
    .help = { $points ->
        [one] { $points } punt voor elk vertrek van deze soort.
       *[other] { $points } punten voor elk vertrek van deze soort.
      }
castles-card-type_outdoor = Tuinen
    .help = { $points ->
        [one] { $points } punt voor elk vertrek van deze soort.
       *[other] { $points } punten voor elk vertrek van deze soort.
      }
castles-card-type_utility = Dienstvertrekken
    .help = { $points ->
        [one] { $points } punt voor elk vertrek van deze soort.
       *[other] { $points } punten voor elk vertrek van deze soort.
      }
castles-card-type_corridor = Doorgangen
    .help = { $points ->
        [one] { $points } punt voor elk vertrek van deze soort.
       *[other] { $points } punten voor elk vertrek van deze soort.
      }
castles-card-type_downstairs = Keldervertrekken
    .help = { $points ->
        [one] { $points } punt voor elk vertrek van deze soort.
       *[other] { $points } punten voor elk vertrek van deze soort.
      }
castles-card-size_100 = Formaat 100
    .help = { $points ->
        [one] { $points } punt voor elk vertrek van formaat 100.
       *[other] { $points } punten voor elk vertrek van formaat 100.
      }
castles-card-size_150 = Formaat 150
    .help = { $points ->
        [one] { $points } punt voor elk vertrek van formaat 150.
       *[other] { $points } punten voor elk vertrek van formaat 150.
      }
castles-card-size_200 = Formaat 200
    .help = { $points ->
        [one] { $points } punt voor elk vertrek van formaat 200.
       *[other] { $points } punten voor elk vertrek van formaat 200.
      }
castles-card-size_250 = Formaat 250
    .help = { $points ->
        [one] { $points } punt voor elk vertrek van formaat 250.
       *[other] { $points } punten voor elk vertrek van formaat 250.
      }
castles-card-size_300 = Formaat 300
    .help = { $points ->
        [one] { $points } punt voor elk vertrek van formaat 300.
       *[other] { $points } punten voor elk vertrek van formaat 300.
      }
castles-card-size_350 = Formaat 350
    .help = { $points ->
        [one] { $points } punt voor elk vertrek van formaat 350.
       *[other] { $points } punten voor elk vertrek van formaat 350.
      }
castles-card-size_400 = Formaat 400
    .help = { $points ->
        [one] { $points } punt voor elk vertrek van formaat 400.
       *[other] { $points } punten voor elk vertrek van formaat 400.
      }
castles-card-size_450 = Formaat 450
    .help = { $points ->
        [one] { $points } punt voor elk vertrek van formaat 450.
       *[other] { $points } punten voor elk vertrek van formaat 450.
      }
castles-card-size_500 = Formaat 500
    .help = { $points ->
        [one] { $points } punt voor elk vertrek van formaat 500.
       *[other] { $points } punten voor elk vertrek van formaat 500.
      }
castles-card-size_600 = Formaat 600
    .help = { $points ->
        [one] { $points } punt voor elk vertrek van formaat 600.
       *[other] { $points } punten voor elk vertrek van formaat 600.
      }
castles-favor-count_living = Meeste vertrekken: woonvertrekken
castles-favor-count_activity = Meeste vertrekken: gezelschapsvertrekken
castles-favor-count_food = Meeste vertrekken: eetvertrekken
castles-favor-count_sleeping = Meeste vertrekken: slaapvertrekken
castles-favor-count_outdoor = Meeste vertrekken: tuinen
castles-favor-count_utility = Meeste vertrekken: dienstvertrekken
castles-favor-count_corridor = Meeste vertrekken: doorgangen
castles-favor-count_downstairs = Meeste vertrekken: keldervertrekken
castles-favor-area_living = Grootste oppervlakte: woonvertrekken
castles-favor-area_activity = Grootste oppervlakte: gezelschapsvertrekken
castles-favor-area_food = Grootste oppervlakte: eetvertrekken
castles-favor-area_sleeping = Grootste oppervlakte: slaapvertrekken
castles-favor-area_outdoor = Grootste oppervlakte: tuinen
castles-favor-area_utility = Grootste oppervlakte: dienstvertrekken
castles-favor-area_corridor = Grootste oppervlakte: doorgangen
castles-favor-area_downstairs = Grootste oppervlakte: keldervertrekken
castles-favor-small = Kleine vertrekken (100–300)
castles-favor-large = Grote vertrekken (350–600)
castles-favor-square = Vierkante vertrekken (100, 400)
castles-favor-round = Ronde vertrekken (150, 500)
castles-favor-completed = Voltooide vertrekken
castles-favor-incomplete = Onvoltooide vertrekken
castles-favor-external_doors = Buitendeuren
castles-favor-cash = Meeste geld
castles-rank-hod_carrier = Opperman
castles-rank-mason = Metselaar
castles-rank-foreman = Voorman
castles-rank-architect = Architect
castles-rank-royal_builder = Opperbouwmeester van de koning

## Wat gevraagd wordt, en de antwoorden

castles-ask-return = Geef één van je bonuskaarten terug.
    .explained = Bonuskaarten tellen aan het eind alleen voor jou. Houd waar je op kunt bouwen.
castles-ask-arrange = Je bent de bouwmeester: geef elk vertrek een prijs.
    .explained = Wat anderen kopen, betalen ze aan jou. Maak duur wat zij willen en goedkoop wat jij wilt: jij koopt als laatste.
castles-ask-turn = Koop een vertrek, een gang of een trap, of neem geld.
    .explained = Eén ding per beurt. Elk vertrek toont hoeveel punten het nu hoogstens oplevert; heb je te weinig geld, neem dan 5.000 mark.
castles-ask-place = Leg de tegel aan je kasteel, deur aan deur.
    .explained = Elke gemarkeerde plek mag en noemt haar punten. Verbonden deuren tellen; een deur tegen een muur is voorgoed verloren.
castles-ask-reward = Je hebt vertrekken voltooid: kies de volgende beloning.
    .explained = Een vertrek met alle deuren verbonden geeft één keer de beloning van zijn soort. Jij kiest de volgorde, en je mag ervan afzien.
castles-ask-corridor = Een doorgang is voltooid: neem gratis een gang of trap, of zie ervan af.
    .explained = Gangen en trappen geven geen punten, maar wel deuren om aan te bouwen; trappen leiden naar de kelder.
castles-ask-downstairs = Twee keldervertrekken zijn voltooid: kies een beloning naar keuze.
    .explained = Elk tweede voltooide keldervertrek geeft een beloning van een soort naar keuze.
castles-ask-stack = Een slaapvertrek is voltooid: kies een stapel om te bekijken, of zie ervan af.
    .explained = Je bekijkt de vertrekken van één formaat en kiest wat er op de markt komt. Alleen jij weet het.
castles-ask-pick = Kies hoogstens twee vertrekken die als eerste op de markt komen.
    .explained = Wat je kiest, verschijnt de volgende ronde op de markt, tegen de prijs van de bouwmeester.
castles-ask-bonus = Een dienstvertrek is voltooid: houd één van deze twee bonuskaarten.
    .explained = Ze telt aan het eind alleen voor jou. De andere kaart gaat terug, en niemand hoort welke.
castles-action-return = Teruggeven: { $card }
castles-action-price = { $room } voor { $price } mark
castles-action-empty = { $price } mark zonder vertrek laten
castles-action-keep = De andere prijzen laten zoals ze zijn
castles-action-buy = { $room } kopen voor { $price } mark
castles-action-money = { $money } mark nemen
castles-action-place = Leggen op { $x }, { $y }, { $r } keer gedraaid
castles-action-claim = Beloning van { $room }
castles-action-decline = Afzien van de beloning van { $room }
castles-action-take = { $room } gratis nemen
castles-action-skip = Ervan afzien
castles-action-as = Als beloning van: { $type }
castles-action-look = De stapel van formaat { $size } bekijken
castles-action-put = { $room } op de kaartenstapel leggen
castles-action-done = Zo is het genoeg
castles-action-hold = Houden: { $card }

## Wat er gebeurde

castles-event-favors_laid = De gunsten van de koning voor dit spel liggen klaar.
castles-event-master_chosen = { $seat } is de eerste bouwmeester.
castles-event-drew = { $hidden ->
    [yes] { $seat } trekt een bonuskaart.
   *[no] { $seat } trekt de bonuskaart { $card }.
  }
castles-event-returned = { $hidden ->
    [yes] { $seat } geeft een bonuskaart terug.
   *[no] { $seat } geeft de bonuskaart { $card } terug.
  }
castles-event-kept_card = { $hidden ->
    [yes] { $seat } houdt een bonuskaart.
   *[no] { $seat } houdt de bonuskaart { $card }.
  }
castles-event-round_began = { $alone ->
    [yes] Ronde { $round }.
   *[no] Ronde { $round }. Bouwmeester: { $seat }.
}
castles-event-standstill = Niets uit het aanbod past nog in een kasteel: het spel eindigt.
castles-event-card_turned = { $empty ->
    [yes] Een kaart van formaat { $size }: die stapel is leeg.
   *[no] Er wordt een kaart van formaat { $size } omgedraaid.
  }
castles-event-drawn = Nieuw op de markt: { $room } voor { $price } mark.
castles-event-reshuffled = De kaarten worden geschud om de markt te vullen.
castles-event-last_round = De kaarten zijn op: dit is de laatste ronde.
castles-event-priced = { $seat } zet { $room } op { $price } mark.
castles-event-left_empty = { $seat } laat { $price } mark zonder vertrek.
castles-event-kept = { $seat } laat de andere prijzen zoals ze zijn.
castles-event-prices_set = { $seat } heeft de prijzen bepaald.
castles-event-bought = { $bank ->
    [yes] { $seat } koopt { $room } voor { $price } mark.
   *[no] { $seat } koopt { $room } voor { $price } mark van { $other_seat }.
  }
castles-event-took_money = { $seat } neemt { $money } mark.
castles-event-took = { $seat } neemt gratis: { $room }.
castles-event-laid = { $seat } legt { $room } aan.
castles-event-scored = { $points ->
    [one] { $seat }: { $room }, { $points } punt.
   *[other] { $seat }: { $room }, { $points } punten.
  }
castles-event-completed = { $seat } voltooit { $room }.
castles-event-claimed = { $seat } neemt de beloning van { $room }.
castles-event-declined = { $seat } ziet af van de beloning van { $room }.
castles-event-lost = { $seat } kan de beloning van { $room } niet gebruiken.
castles-event-won_points = { $points ->
    [one] { $seat }: { $points } punt voor het voltooien van { $room }.
   *[other] { $seat }: { $points } punten voor het voltooien van { $room }.
  }
castles-event-scored_again = { $points ->
    [one] { $seat } scoort { $room } nog een keer: { $points } punt.
   *[other] { $seat } scoort { $room } nog een keer: { $points } punten.
  }
castles-event-won_money = { $seat } krijgt { $money } mark voor { $room }.
castles-event-extra_turn = { $seat } krijgt een extra beurt.
castles-event-counted = { $even ->
    [yes] { $seat }: keldervertrek { $count } is voltooid, een beloning naar keuze.
   *[no] { $seat }: keldervertrek { $count } is voltooid, het volgende levert een beloning op.
  }
castles-event-chose = { $seat } kiest de beloning: { $type }.
castles-event-looking = { $seat } bekijkt de stapel van formaat { $size }.
castles-event-looked = { $count ->
    [one] { $seat } heeft de laatste tegel van formaat { $size } gezien.
   *[other] { $seat } heeft { $count } tegels van formaat { $size } gezien.
  }
castles-event-put = { $hidden ->
    [yes] { $seat } legt een tegel van formaat { $size } op de kaartenstapel.
   *[no] { $seat } legt { $room } op de kaartenstapel.
  }
castles-event-put_back = De rest van de stapel van formaat { $size } wordt geschud.
castles-event-coins_added = Op elk vertrek dat overblijft komt { $money } mark te liggen.
castles-event-offer_cleared = De vertrekken die niet gekocht zijn, gaan uit het spel.
castles-event-final_stack = { $size ->
    [0] { $seat }: { $points } punten voor een lege voorraad. { $room }: { $count }.
   *[other] { $seat }: { $points } punten voor de lege stapel van formaat { $size }. Eigen tegels ervan: { $count }.
  }
castles-event-final_favor = { $points ->
    [one] { $seat } krijgt { $points } punt voor de gunst “{ $favor }”.
   *[other] { $seat } krijgt { $points } punten voor de gunst “{ $favor }”.
  }
castles-event-final_card = { $points ->
    [one] { $seat } toont { $card }: { $points } punt.
   *[other] { $seat } toont { $card }: { $points } punten.
  }
castles-event-final_money = { $points ->
    [one] { $seat }: { $points } punt voor { $money } mark.
   *[other] { $seat }: { $points } punten voor { $money } mark.
  }
castles-event-game_ended = Het spel is afgelopen.

## Punten aan het eind

castles-reason-start = Begin
castles-reason-room = { $room }
castles-reason-activity = Voltooide gezelschapsvertrekken: { $count }
castles-reason-again = { $room }, nog een keer
castles-reason-stack = Lege stapel { $size }: { $count }
castles-reason-stack_hallway = Gangen op: { $count }
castles-reason-stack_stairs = Trappen op: { $count }
castles-reason-favor = { $favor }
castles-reason-card = Bonuskaart: { $card }
castles-reason-money = { $money } mark

## Opties van een nieuwe tafel

castles-option-first = Eerste bouwmeester
    .hint = Wie als eerste de prijzen bepaalt; elke ronde is het de volgende speler.
castles-option-first-random = Door loting
castles-option-first-0 = Plaats 1
castles-option-first-1 = Plaats 2
castles-option-first-2 = Plaats 3
castles-option-first-3 = Plaats 4
castles-option-colours = Kleuren

## De plattegrond

castles-castles = Kastelen
castles-tab = Kasteel van { $seat }, punten: { $points }
castles-castle-of = Kasteel van { $seat }
castles-plan-of = Plattegrond van het kasteel van { $seat }
castles-plan-keys = Versleep of gebruik de pijltjestoetsen om te schuiven, plus en min om te zoomen, 0 toont alles, I legt de vertrekken uit.
castles-zoom = Zoom
castles-zoom-in = Dichterbij
castles-zoom-out = Verder weg
castles-zoom-fit = Alles tonen
castles-next-room = Leg het volgende vertrek uit (I)
castles-back-home = Terug naar mijn kasteel
castles-round = Ronde { $round }
castles-last-round = Laatste ronde
castles-extra = Extra beurt
castles-done = Voltooid.
castles-gives-now = { $points ->
    [one] Geeft nu { $points } punt.
   *[other] Geeft nu { $points } punten.
  }
castles-doors = { $blocked ->
    [0] Verbonden deuren: { $joined } van { $all }.
   *[other] Verbonden deuren: { $joined } van { $all }, dichtgemetseld: { $blocked }.
  }
castles-tile-words = { $points ->
    [one] { $type }, formaat { $size }, { $points } punt.
   *[other] { $type }, formaat { $size }, { $points } punten.
  }
castles-bonus-connected = +{ $points } voor elk verbonden vertrek van de soort: { $types }.
castles-bonus-touching = −{ $points } voor elk aangrenzend vertrek van de soort: { $types }.
castles-bonus-anywhere = +{ $points } voor elk vertrek waar dan ook in het kasteel van de soort: { $types }.
castles-when-completed = Bij voltooiing: { $reward }
castles-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
castles-points-now = De punten tot nu toe. Lege stapels, gunsten van de koning, bonuskaarten en geld komen er aan het eind bij.
castles-points-over = Alle punten van het spel.
castles-money-help = Betaalt vertrekken en gangen. Aan het eind is elke 10.000 mark 1 punt.
castles-number = { $number }
castles-marks = { $marks } M

## Een tegel leggen

castles-placing = { $room } leggen
castles-spots = Mogelijke plekken
castles-spot = { $points ->
    [one] { $points } punt, deur aan deur { $joins }.
   *[other] { $points } punten, deur aan deur { $joins }.
  }
castles-beside-N = onder { $room }
castles-beside-E = links van { $room }
castles-beside-S = boven { $room }
castles-beside-W = rechts van { $room }
castles-spot-completes = Voltooit: { $rooms }.
castles-side-light = Lichte kant, begane grond.
castles-side-dark = Donkere kant, kelder.
castles-turn-tile = Draaien
castles-flip-tile = Andere kant
castles-next-spot = Volgende plek
castles-give-back = Teruggeven
castles-lay-here = Hier leggen
castles-placing-keys = Pijltjestoetsen gaan van plek naar plek. Versleep de plattegrond om te schuiven, draai het wiel om te zoomen.
castles-from-base = Basispunten
castles-from-own = Eigen bonus
castles-completes = Voltooit { $room }.

## De markt

castles-market = Markt
castles-ware = { $room }, { $price } mark.
castles-ware-buy = { $room } kopen voor { $price } mark.
castles-ware-coins = Er ligt { $coins } mark op.
castles-offer = { $best ->
    [one] Plekken: { $spots }, hoogstens { $best } punt.
   *[other] Plekken: { $spots }, hoogstens { $best } punten.
}
castles-offer-short = { $best ->
    [one] tot { $best } punt
   *[other] tot { $best } punten
  }
castles-why-money = Te duur
castles-why-upstairs = Geen vrije deur op de begane grond
castles-why-downstairs = Eerst is een trap omlaag nodig
castles-why-door = Geen deur past
castles-why-space = Bij geen deur genoeg ruimte
castles-why-level = Deuren van twee verdiepingen komen samen
castles-why-stairs = Trap sluit nooit aan op trap
castles-why-fence = Er staat een hek in de weg
castles-why-way_out = Geen deur zou nog naar buiten leiden
castles-why-supply = Niets meer over
castles-here-taken = Daar ligt al een vertrek.
castles-here-door = Daar zou geen deur van de tegel aansluiten op een open deur van je kasteel.
castles-here-space = Daar zou hij een ander vertrek overlappen.
castles-here-level = Daar zou een deur van boven op een deur van beneden komen.
castles-here-stairs = Daar zou een trap aansluiten op een trap.
castles-here-fence = Daar zou een hek een ander vertrek raken.
castles-here-way_out = Geen deur van je kasteel zou nog naar buiten leiden.
castles-here-else = Draai de tegel, of kies een getal op de plattegrond.
castles-buy-supply = { $room } kopen voor { $price } mark, nog: { $left }
castles-supply-left = { $room }, nog: { $left }
castles-left = nog { $count }
castles-take-money = { $money } M nemen
castles-slot-empty = leeg
castles-arrange = De prijzen bepalen
castles-arrange-how = Sleep een vertrek op een ander om hun prijzen te ruilen, of tik het ene en dan het andere aan.
castles-arrange-keys = Toetsen: Enter pakt op, pijltjes verplaatsen.
castles-arrange-ware = { $room } voor { $price } mark.
castles-arrange-none = { $price } mark: geen vertrek.
castles-arrange-undo = Ongedaan maken
castles-arrange-confirm = Deze prijzen vastleggen
castles-master = Bouwmeester

## Kleine vragen

castles-ballot-return = Welke kaart gaat terug?
castles-ballot-bonus = Welke kaart houd je?
castles-ballot-reward = Voltooide vertrekken
castles-ballot-corridor = Een gratis tegel
castles-ballot-downstairs = Een beloning naar keuze
castles-ballot-stack = Een stapel bekijken
castles-ballot-pick = Vertrekken voor de volgende markt
castles-pick-so-far = Stapel van formaat { $size }. Tot nu toe gekozen: { $count } van 2.
castles-decline = Ervan afzien
castles-decline-of = Afzien van de beloning van { $room }
castles-free = Gratis
castles-now = nu { $points }

## Wat aan het eind telt

castles-favors = Gunsten van de koning
castles-favors-help = Hoe iedereen ervoor staat, en de punten die dat nu zou opleveren.
castles-favors-entry = { $seat }: { $measure }, punten nu: { $points }
castles-cards = Bonuskaarten
castles-cards-help = Alleen jij ziet ze. Het getal zegt wat elke kaart nu zou opleveren.
castles-cards-held = { $count ->
    [one] { $count } bonuskaart
   *[other] { $count } bonuskaarten
  }
castles-cards-of = Bonuskaarten van { $seat }
castles-stacks = Stapels
castles-stacks-help = Is een stapel aan het eind leeg, dan levert elke eigen tegel van dat formaat 2 punten op.
castles-stack = Formaat { $size }
castles-stack-words = Formaat { $size }: nog { $count }
castles-stack-known = Formaat { $size }. Je weet dat deze erin zitten: { $rooms }.
castles-deck = Kaarten over: { $cards }.
castles-deck-turned = Omgedraaid: { $list }.
castles-deck-tiles = Als eerste op de markt: { $list }.
castles-final = Waar de punten vandaan komen
castles-final-source = Bron
castles-rank = { $points } punten: { $rank }
castles-source-start = Begin
castles-source-rooms = Vertrekken met bonus
castles-source-again = Woonvertrekken nog eens
castles-source-activity = Voltooide gezelschapsvertrekken
castles-source-stacks = Lege stapels
castles-source-favors = Gunsten van de koning
castles-source-cards = Bonuskaarten
castles-source-money = Geld over
castles-source-all = Totaal

## De pagina met regels

castles-rules-title = Het spel in het kort
castles-rules-aim-title = Het doel
castles-rules-aim = Iedereen bouwt een eigen kasteel, vertrek voor vertrek, rond een entreehal. Een vertrek scoort als het gelegd wordt en opnieuw als er iets passends bij komt; een vertrek met alle deuren verbonden levert een beloning op. Aan het eind tellen gunsten, bonuskaarten en lege stapels. Wie de meeste punten heeft, wint.
castles-rules-setup-title = Hoe het begint
castles-rules-setup = Ieder heeft een entreehal en 15.000 mark, en houdt twee van drie bonuskaarten. Het lot bepaalt wie de eerste bouwmeester is; elke volgende speler begint met een punt meer. Van elk formaat doen maar enkele tegels mee, en de andere ziet niemand.
castles-rules-round-title = Een ronde
castles-rules-round = De markt wordt gevuld. De bouwmeester geeft dan elk vertrek een prijs: bij elke prijs precies één vertrek. De anderen kopen om de beurt, te beginnen links, en betalen de bouwmeester, die als laatste koopt en de bank betaalt. Op elk vertrek dat overblijft komt een munt van 1.000 mark, voor wie het later koopt. Daarna is de volgende speler bouwmeester.
castles-rules-turn-title = Je beurt
castles-rules-turn = Doe één ding: koop een vertrek van de markt, koop een gang of trap voor 3.000 mark, of neem 5.000 mark. Wat je koopt leg je meteen; wat niet past, kun je niet kopen. Munten op een vertrek helpen bij het betalen.
castles-rules-laying-title = Een tegel leggen
castles-rules-laying = Draai de tegel zoals je wilt en leg hem zo dat minstens één deur op een deur van je kasteel aansluit. Tegels overlappen nooit en worden nooit verplaatst. Andere deuren mogen op een muur uitkomen, maar een dichtgemetseld vertrek kan nooit voltooid worden. Minstens één deur van het kasteel moet altijd naar buiten leiden.
castles-rules-doors-title = Deuren op de plattegrond
castles-rules-doors = Een open deurblad is een vrije deur, een gewone opening een verbonden deur, rode baksteen een dichtgemetselde. Een gouden rand toont een voltooid vertrek.
castles-rules-levels-title = Begane grond en kelder
castles-rules-levels = Donkere vertrekken liggen in de kelder. Hun deuren sluiten alleen aan op het donkere eind van een trap, op donkere gangen en op andere keldervertrekken; eerst is dus een trap nodig. Een gang leg je met de lichte of de donkere kant boven. Twee trappen sluiten nooit op elkaar aan.
castles-rules-fences-title = Hekken
castles-rules-fences = Tuinen hebben aan één kant een hek. Niets mag een hek raken, zelfs geen ander hek; het steen aan de uiteinden mag wel geraakt worden.
castles-rules-scoring-title = Een vertrek scoren
castles-rules-scoring = Je krijgt de basispunten, de bonus van het nieuwe vertrek voor wat er al ligt, en de bonussen van oudere vertrekken waarvoor het nieuwe telt. Entreehal, gangen en trappen tellen als doorgangen. Gezelschapsvertrekken verliezen punten voor ongewenste buren; een totaal kan negatief zijn.
castles-rules-completing-title = Vertrekken voltooien
castles-rules-completing = Een vertrek is voltooid als al zijn deuren verbonden zijn. Het levert eenmalig en meteen de beloning van zijn soort op. Zijn het er meer tegelijk, dan kies je de volgorde, en je mag van elk afzien.
castles-rules-end-title = Het einde
castles-rules-end = De ronde waarin de stapel kaarten opraakt, is de laatste. Die wordt met een volle markt uitgespeeld.
castles-rules-final-title = De eindtelling
castles-rules-final = Voor elk formaat waarvan de stapel leeg is: 2 punten per eigen tegel van dat formaat; gangen en trappen zijn ook stapels. Dan de gunsten van de koning, de bonuskaarten, en 1 punt per 10.000 mark. Bij gelijke stand wint het grootste kasteel, daarna het meeste geld.
castles-rules-secret-title = Wat geheim is
castles-rules-secret = Kastelen, geld en punten liggen open, en ook hoeveel tegels, vertrekkaarten en bonuskaarten er zijn. Alleen jij kent je bonuskaarten en de vertrekken die je op de kaartenstapel hebt gelegd; hun achterkant toont iedereen het formaat.
castles-rules-solo-title = Alleen
castles-rules-solo = Elke beurt zijn er drie vertrekken voor vaste prijzen; alles gaat naar de bank en wat niet gekocht wordt, gaat uit het spel. Er zijn geen gunsten. Je punten bepalen je rang, van opperman tot opperbouwmeester van de koning.
castles-rules-door-e = vrij
castles-rules-door-c = verbonden
castles-rules-door-b = dichtgemetseld
castles-rules-types-title = De acht soorten en hun beloningen
castles-rules-reward = Beloning:
castles-rules-type-living = Bonus voor verbonden vertrekken. Meestal vier deuren.
castles-rules-type-activity = Veel punten, maar verlies voor elk aangrenzend vertrek van de genoemde soorten, met of zonder deur, op elke verdieping.
castles-rules-type-food = Bonus voor verbonden vertrekken. Twee deuren.
castles-rules-type-sleeping = Bonus voor verbonden vertrekken. Twee deuren.
castles-rules-type-outdoor = Bonus voor verbonden vertrekken, en een hek dat niets mag raken.
castles-rules-type-utility = Weinig punten en geen bonus, maar één deur: meteen voltooid als het gelegd wordt.
castles-rules-type-corridor = Entreehal, gangen, trappen en de twee hallen. Veel deuren om aan te bouwen.
castles-rules-type-downstairs = Bonus voor elk vertrek van de genoemde soort waar dan ook in het kasteel, eerder of later gelegd.
castles-rules-bonus-title = Wat een bonus vraagt
castles-rules-relation-connected = Verbonden: deur aan deur, minstens één keer. Elk vertrek telt één keer.
castles-rules-relation-touching = Aangrenzend: de muren raken elkaar ergens, al is het maar een hoek of één punt van een cirkel.
castles-rules-relation-anywhere = Waar dan ook: elk vertrek van die soort, waar het ook in het kasteel ligt.
castles-rules-prices-title = Prijzen en opstelling
castles-rules-players = Spelers
castles-rules-prices = Prijzen
castles-rules-stacks = Tegels per stapel
castles-rules-stack-sizes = { $small } tot formaat 300 en gangen, { $large } daarboven en trappen
castles-rules-deck = Kaarten
castles-rules-alone = alleen
castles-rules-cards-title = Bonuskaarten en gunsten
castles-rules-favors = Er zijn evenveel gunsten als spelers. De beste krijgt { $first } punten, dan { $second }, { $third } en { $fourth }; wie er niets van heeft, krijgt niets. Bij gelijke stand worden de punten van die plaatsen gedeeld en naar beneden afgerond. Mogelijke gunsten:
castles-rules-tiles-title = De 75 vertrekken

## Wat de anderen lezen terwijl iemand beslist

castles-thinks-return = { $name } geeft een bonuskaart terug …
castles-thinks-arrange = { $name } bepaalt de prijzen van de vertrekken …
castles-thinks-turn = { $name } kiest wat er gekocht wordt …
castles-thinks-place = { $name } legt een tegel aan …
castles-thinks-reward = { $name } kiest de volgende beloning …
castles-thinks-corridor = { $name } kiest een gang of een trap …
castles-thinks-downstairs = { $name } kiest een beloning voor keldervertrekken …
castles-thinks-stack = { $name } kiest een stapel om te bekijken …
castles-thinks-pick = { $name } bekijkt een stapel …
castles-thinks-bonus = { $name } kiest een bonuskaart …

## Woordenlijst

castles-term-master = Bouwmeester
    .help = Bepaalt de prijzen van de ronde, krijgt het geld van de anderen en koopt als laatste.
castles-term-connected = Verbonden
    .help = Twee vertrekken waarvan de deuren op elkaar aansluiten.
castles-term-completed = Voltooid
    .help = Een vertrek waarvan alle deuren verbonden zijn. Het geeft één keer zijn beloning.
castles-term-walled = Dichtgemetseld
    .help = Een deur die op een muur uitkomt. Het vertrek kan nooit meer voltooid worden.
castles-term-corridor = Doorgang
    .help = Entreehal, gangen, trappen en de twee hallen.
castles-term-favor = Gunst van de koning
    .help = Een open prijs aan het eind voor wie van iets het meeste heeft.
castles-term-bonus = Bonuskaart
    .help = Een geheim doel dat aan het eind alleen voor jou telt.
