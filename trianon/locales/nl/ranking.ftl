# Ranglijsten en profielen: pagina's die een tafel niet nodig heeft.

ui-ladder-of = Ranglijst: { $game }
ui-ladder-text = Mensen en bots op één schaal. Wie 400 punten meer heeft, wint tien van de elf spellen. Bots zijn gemeten en blijven waar ze zijn; mensen stijgen of dalen met elk spel dat meetelt.
ui-ladder-none = Hier heeft nog niemand om de rangschikking gespeeld. Open een tafel en laat het spel meetellen.
ui-rated-games = { $count ->
    [one] { $count } spel telde mee
   *[other] { $count } spellen telden mee
  }
ui-provisional-text = Een vraagteken: een eerste schatting, die de volgende spellen zullen bijstellen.
ui-rating = Rating
ui-unrated = nog geen
ui-games-played = Spellen
ui-games-won = Gewonnen
ui-best = Meeste punten
ui-best-alone = Meeste punten alleen
ui-curve = { $count ->
    [one] Rating van { $from } naar { $to } in { $count } spel
   *[other] Rating van { $from } naar { $to } in { $count } spellen
  }
ui-person-since = Hier sinds { $date }.
ui-person-games = Gespeelde spellen aan openbare tafels
ui-person-none = Nog geen spel aan een openbare tafel uitgespeeld.
ui-person-missing = Niemand hier heet (nog) zo.
## Volgen en blokkeren

ui-follow = Volgen
ui-unfollow = Niet meer volgen
ui-block = Blokkeren
ui-unblock = Niet meer blokkeren
ui-followed = Je volgt deze speler: bij de ingang zie je waar die speelt.
ui-blocked = Je blokkeert deze speler.
ui-block-means = Wie je blokkeert, kan niet gaan zitten waar jij speelt, en je leest niet wat die zegt. Er wordt niets van gemeld.
