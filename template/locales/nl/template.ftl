template-title = Het lever
template-about = Gesluierde hovelingen op weg naar de koning: laat die van je buur door, of daag ze uit.
template-option-first = Wie begint
template-option-first-random = Door loting
template-option-first-0 = Plaats 1
template-option-first-1 = Plaats 2
template-option-first-2 = Plaats 3
template-option-colours = Kleuren
template-courtier-page = Page
template-courtier-knight = Ridder
template-courtier-duke = Hertog
template-courtier-prince = Prins
template-pile-hand = Hand
template-pile-unseen = Ongezien toegelaten
template-pile-seen = Gewonnen in uitdagingen
template-veiled = een gesluierde hoveling
template-pile-presented = Aan de deur
template-ask-present = Wie stel je voor?
template-ask-reply = Buig je, of daag je uit?
template-action-present = Voorstellen: { $courtier }
template-action-challenge = Uitdagen: { $courtier }
template-action-bow = Buigen
template-event-drew = { $hidden ->
    [yes] { $seat } trekt een hoveling.
   *[no] { $seat } trekt: { $courtier }.
  }
template-event-presented = { $seat } stelt een gesluierde hoveling voor.
template-event-bowed = { $seat } buigt.
template-event-challenged = { $seat } daagt uit: { $courtier }.
template-event-took = { $courtier } wordt onthuld, en { $seat } neemt beiden.
template-event-game_ended = De koning heeft iedereen ontvangen.
template-reason-courtier = { $courtier } × { $count }

## Wat de anderen lezen terwijl iemand beslist

template-thinks-present = { $name } kiest wie wordt voorgesteld …
template-thinks-reply = { $name } beslist: buigen of uitdagen …
