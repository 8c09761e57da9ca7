template-title = Ranní audience
template-about = Dvořané v závojích cestou ke králi: nech sousedovy projít, nebo je vyzvi.
template-option-first = Kdo začíná
template-option-first-random = Rozhodne los
template-option-first-0 = Místo 1
template-option-first-1 = Místo 2
template-option-first-2 = Místo 3
template-option-colours = Barvy
template-courtier-page = Páže
template-courtier-knight = Rytíř
template-courtier-duke = Vévoda
template-courtier-prince = Princ
template-pile-hand = Ruka
template-pile-unseen = Vpuštění bez odhalení
template-pile-seen = Získaní ve výzvách
template-veiled = dvořan v závoji
template-pile-presented = U dveří
template-ask-present = Koho představíš?
template-ask-reply = Pokloníš se, nebo vyzveš?
template-action-present = Představit: { $courtier }
template-action-challenge = Vyzvat: { $courtier }
template-action-bow = Poklonit se
template-event-drew = { $hidden ->
    [yes] { $seat }: lízá dvořana.
   *[no] { $seat }: lízá { $courtier }.
  }
template-event-presented = { $seat }: představuje dvořana v závoji.
template-event-bowed = { $seat }: poklona.
template-event-challenged = { $seat }: výzva, { $courtier }.
template-event-took = Pod závojem: { $courtier }. { $seat } bere oba.
template-event-game_ended = Král přijal všechny.
template-reason-courtier = { $courtier } × { $count }

## Co čtou ostatní, zatímco se někdo rozhoduje

template-thinks-present = { $name } vybírá, koho představí …
template-thinks-reply = { $name } se rozhoduje, zda se ukloní, nebo vyzve …
