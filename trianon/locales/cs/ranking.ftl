# Žebříčky a profily: stránky, které stůl nepotřebuje.

ui-ladder-of = Žebříček: { $game }
ui-ladder-text = Lidé i počítačoví hráči na jedné stupnici. Kdo má o 400 bodů víc, vyhraje deset her z jedenácti. Počítačoví hráči jsou změřeni a zůstávají, kde jsou; lidé se posouvají s každou hodnocenou hrou.
ui-ladder-none = Hodnocenou hru tu ještě nikdo nehrál. Založte stůl a hrajte hodnoceně.
ui-rated-games = { $count ->
    [one] { $count } hodnocená hra
    [few] { $count } hodnocené hry
    [many] { $count } hodnocené hry
   *[other] { $count } hodnocených her
  }
ui-provisional-text = Otazník znamená první odhad; příští hry jej opraví.
ui-rating = Hodnocení
ui-unrated = zatím žádné
ui-games-played = Hry
ui-games-won = Výhry
ui-best = Nejvíc bodů
ui-best-alone = Nejvíc bodů při hře o samotě
ui-curve = { $count ->
    [one] Hodnocení od { $from } do { $to } za { $count } hru
    [few] Hodnocení od { $from } do { $to } za { $count } hry
    [many] Hodnocení od { $from } do { $to } za { $count } hry
   *[other] Hodnocení od { $from } do { $to } za { $count } her
  }
ui-person-since = Účet založen { $date }.
ui-person-games = Dohrané hry u veřejných stolů
ui-person-none = Zatím žádná dohraná hra u veřejného stolu.
ui-person-missing = Nikdo se tu tak (už) nejmenuje.
## Sledování a blokování

ui-follow = Sledovat
ui-unfollow = Přestat sledovat
ui-block = Blokovat
ui-unblock = Odblokovat
ui-followed = Tohoto hráče sledujete: na úvodní stránce vidíte, kde hraje.
ui-blocked = Tohoto hráče blokujete.
ui-block-means = Koho zablokujete, ten si nemůže sednout tam, kde hrajete, a neuvidíte, co píše. Nic se o tom nedozví.
