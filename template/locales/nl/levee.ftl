levee-title = Het lever
levee-about = Gesluierde hovelingen op weg naar de koning: laat die van je buur door, of daag ze uit.
levee-option-first = Wie begint
levee-option-first-random = Door loting
levee-option-first-0 = Plaats 1
levee-option-first-1 = Plaats 2
levee-option-first-2 = Plaats 3
levee-option-colours = Kleuren
levee-courtier-page = Page
levee-courtier-knight = Ridder
levee-courtier-duke = Hertog
levee-courtier-prince = Prins
levee-hand = Hand
levee-unseen = Ongezien toegelaten
levee-seen = Gewonnen in uitdagingen
levee-veiled = een gesluierde hoveling
levee-ask-present = Wie stel je voor?
levee-ask-reply = Buig je, of daag je uit?
levee-action-present = Voorstellen: { $courtier }
levee-action-challenge = Uitdagen: { $courtier }
levee-action-bow = Buigen
levee-event-drew = { $hidden ->
    [yes] { $seat } trekt een hoveling.
   *[no] { $seat } trekt: { $courtier }.
  }
levee-event-presented = { $seat } stelt een gesluierde hoveling voor.
levee-event-bowed = { $seat } buigt.
levee-event-challenged = { $seat } daagt uit: { $courtier }.
levee-event-took = { $courtier } wordt onthuld, en { $seat } neemt beiden.
levee-event-game_ended = De koning heeft iedereen ontvangen.
levee-reason-courtier = { $courtier } × { $count }
