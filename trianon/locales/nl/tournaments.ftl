# Toernooien: pagina's die een tafel niet nodig heeft.

ui-tournament = Toernooi
ui-tournaments-text = Een klein toernooi voor jou en je vrienden, over meerdere dagen of op één avond. Stuur de link; als iedereen er is, start je het. Elk spel is een tafel voor twee en begint vanzelf.
ui-tournaments-own = Jouw toernooien
ui-tournament-new = Een nieuw toernooi
ui-tournament-title = Titel
ui-tournament-title-usual = Toernooi onder vrienden
ui-tournament-form = Soort
ui-tournament-round-robin = Iedereen tegen iedereen
    .hint = Hoogstens tien mensen, één spel voor elk paar. Winst telt 1 punt, een gedeelde eerste plaats ½. Je volgende spel begint zodra jullie allebei het vorige hebben uitgespeeld.
ui-tournament-knockout = Knock-out
    .hint = Hoogstens zestien mensen: wie verliest, ligt eruit. Een gelijkspel wordt één keer overgespeeld met verwisselde plaatsen; na een tweede gelijkspel gaat het lagere nummer door. De nummers worden geloot.
ui-tournament-zero = Er is altijd een klok. Wie geen tijd meer heeft, wordt door een bot vervangen tot hij of zij terug is, en dat resultaat telt. Toernooispellen tellen niet mee voor de rangschikking en worden uitgespeeld.
ui-tournament-invite = Vrienden uitnodigen
ui-tournament-open = wacht op deelnemers
ui-tournament-running = wordt gespeeld
ui-tournament-over = voorbij
ui-tournament-missing = Zo'n toernooi is er niet (meer). Een toernooi dat niet binnen een week begint, wordt verwijderd.
ui-tournament-entrants = Deelnemers
ui-tournament-organiser = organiseert het
ui-tournament-room = { $count ->
    [0] Niemand anders kan meedoen.
    [one] Er is plaats voor nog { $count } deelnemer.
   *[other] Er is plaats voor nog { $count } deelnemers.
  }
ui-tournament-remove = Verwijderen
ui-tournament-remove-who = { $name } verwijderen
ui-tournament-join = Meedoen
ui-tournament-leave = Toch niet meedoen
ui-tournament-start = Toernooi beginnen
ui-tournament-start-text = Bij het begin worden de nummers geloot en beginnen de eerste spellen. Daarna kan niemand meer meedoen.
ui-tournament-wait = Het begint wanneer de organisator het start. Over je toernooispellen krijg je bericht, zoals over al je spellen.
ui-tournament-nobody = iemand die vergeten is
ui-tournament-gone = teruggetrokken
ui-tournament-standings = Stand
ui-tournament-result = Uitslag
ui-tournament-place = Plaats
ui-tournament-player = Naam
ui-tournament-points = Punten
ui-tournament-won = Gewonnen
ui-tournament-drawn = Gelijk
ui-tournament-lost = Verloren
ui-tournament-direct = Onderling
ui-tournament-beaten = Verslagen
ui-tournament-ties = Bij gelijke punten beslissen eerst de punten uit de onderlinge spellen, dan de punten van iedereen die men heeft verslagen (bij gelijkspel de helft). Wie ook dan gelijk is, deelt de plaats.
ui-tournament-ties-knockout = Wie in dezelfde ronde verliest, deelt een plaats.
ui-tournament-games = Spellen
ui-tournament-round = Ronde { $number }
ui-tournament-final = Finale
ui-tournament-pair = { $first } en { $second }
ui-tournament-free = niemand
ui-tournament-open-place = nog niet bekend
ui-tournament-playing = wordt gespeeld
ui-tournament-waiting = komt nog
ui-tournament-walkover = zonder spel
ui-tournament-withdraw = Terugtrekken
ui-tournament-withdraw-text = Al je spellen die nog niet begonnen zijn, worden door de anderen gewonnen, en je kunt niet terugkomen. Een lopend spel gaat door: verlaat het aan zijn tafel als je wilt dat een bot verder speelt.
