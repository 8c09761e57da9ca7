levee-title = Ranní audience
levee-about = Dvořané v závojích cestou ke králi: nech sousedovy projít, nebo je vyzvi.
levee-option-first = Kdo začíná
levee-option-first-random = Rozhodne los
levee-option-first-0 = Místo 1
levee-option-first-1 = Místo 2
levee-option-first-2 = Místo 3
levee-option-colours = Barvy
levee-courtier-page = Páže
levee-courtier-knight = Rytíř
levee-courtier-duke = Vévoda
levee-courtier-prince = Princ
levee-hand = Ruka
levee-unseen = Vpuštění bez odhalení
levee-seen = Získaní ve výzvách
levee-veiled = dvořan v závoji
levee-ask-present = Koho představíš?
levee-ask-reply = Pokloníš se, nebo vyzveš?
levee-action-present = Představit: { $courtier }
levee-action-challenge = Vyzvat: { $courtier }
levee-action-bow = Poklonit se
levee-event-drew = { $hidden ->
    [yes] { $seat }: lízá dvořana.
   *[no] { $seat }: lízá { $courtier }.
  }
levee-event-presented = { $seat }: představuje dvořana v závoji.
levee-event-bowed = { $seat }: poklona.
levee-event-challenged = { $seat }: výzva, { $courtier }.
levee-event-took = Pod závojem: { $courtier }. { $seat } bere oba.
levee-event-game_ended = Král přijal všechny.
levee-reason-courtier = { $courtier } × { $count }
