# Wat alleen de terminal zegt.

terminal-hint = Een nummer, of “{ $example }”. ? legt uit, board toont alles, q stopt.
terminal-prompt = Je keuze
terminal-not-understood = Niet begrepen: { $reason }
terminal-no-number = Keuze { $number } bestaat niet; kies van 1 tot en met { $count }.
terminal-players = Aan tafel: { $list }
terminal-player-you = { $name } (jij)
terminal-player-bot = { $name } ({ $bot })
terminal-bot-failed = De bot faalde ({ $reason }); deze keer speelt hij willekeurig.
terminal-pass = Geef het toetsenbord aan { $name } en druk op Enter.
terminal-rules = regels
terminal-help-commands =
    Een nummer of de tekst van een zet speelt hem.
    ? legt de kaarten uit die je ziet, “? koning” één kaart (namen zoals hierboven).
    “? regels” vertelt de regels in het kort.
    board tekent de hele tafel, hoe hoog ook, log vertelt alles nog eens.
    undo neemt je laatste stap terug waar dat kan, q stopt.
terminal-undo-done = Je laatste stap is teruggenomen.
terminal-undo-not = Er kan nu niets worden teruggenomen.
terminal-no-help = Er is geen uitleg van “{ $word }”.
terminal-save = Verslag bewaren? Bestandsnaam, of Enter voor nee
terminal-saved = Het verslag staat in { $file }. Bekijk het met: trianon replay { $file }
terminal-not-saved = Het verslag kon niet worden bewaard: { $reason }
terminal-stopped = Gestopt.
terminal-replay-step = Stap { $step } van { $steps }
terminal-replay-more = Enter voor de volgende stap, b voor één terug, een nummer gaat erheen, q stopt
terminal-replay-end = Hier eindigt het verslag.
terminal-discard = Aflegstapel: { $count }
terminal-points = Punten
terminal-plan-legend = Deuren: · verbonden, ○ open, ◌ naar een binnenplaats, × dichtgemetseld. ┅ hek, ✓ voltooid, ▾ kelder. De getallen zijn de hoeken van de plaatsen.
terminal-more = { $count ->
    [one] Nog { $count } regel met antwoorden: druk op Enter.
   *[other] Nog { $count } regels met antwoorden: druk op Enter.
  }
terminal-castles = { $seats ->
    [1] “castle 1” tekent het in zijn geheel.
   *[other] “castle 1” tot en met “castle { $seats }” tekenen een heel kasteel.
  }
terminal-tiles = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
  }
terminal-doors = Deuren: { $count }.
