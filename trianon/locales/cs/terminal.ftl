# Co říká jen terminál.

terminal-hint = Číslo, nebo „{ $example }“. ? vysvětlí, board ukáže vše, q ukončí.
terminal-prompt = Vaše volba
terminal-not-understood = Nerozumím: { $reason }
terminal-no-number = Volba { $number } neexistuje; vyberte od 1 do { $count }.
terminal-players = U stolu: { $list }
terminal-player-you = { $name } (vy)
terminal-player-bot = { $name } ({ $bot })
terminal-bot-failed = Bot selhal ({ $reason }); tentokrát hraje náhodně.
terminal-pass = Ke klávesnici jde { $name }. Pak stiskněte Enter.
terminal-rules = pravidla
terminal-help-commands =
    Číslo nebo text tahu jej zahraje.
    ? vysvětlí karty, které vidíte, „? král“ jednu kartu (jména, jak jsou napsána výše).
    „? pravidla“ stručně vyloží pravidla.
    board vykreslí celý stůl, ať je jakkoli vysoký, log znovu vypíše, co se stalo.
    undo vezme zpět váš poslední krok, kde to jde, q ukončí.
terminal-undo-done = Váš poslední krok je vzat zpět.
terminal-undo-not = Teď nelze nic vzít zpět.
terminal-no-help = K „{ $word }“ není žádné vysvětlení.
terminal-save = Uložit záznam? Jméno souboru, nebo Enter pro ne
terminal-saved = Záznam je v souboru { $file }. Přehrajete jej příkazem: trianon replay { $file }
terminal-not-saved = Záznam nelze uložit: { $reason }
terminal-stopped = Ukončeno.
terminal-replay-step = Krok { $step } z { $steps }
terminal-replay-more = Enter další krok, b o krok zpět, číslo přejde na krok, q ukončí
terminal-replay-end = Tady záznam končí.
terminal-discard = Odložené karty: { $count }
terminal-points = Body
terminal-plan-legend = Dveře: · spojené, ○ volné, ◌ do dvora, × zazděné. ┅ plot, ✓ dokončeno, ▾ sklep. Čísla udávají rohy míst.
terminal-more = { $count ->
    [one] Ještě { $count } řádek odpovědí: stiskněte Enter.
    [few] Ještě { $count } řádky odpovědí: stiskněte Enter.
   *[other] Ještě { $count } řádků odpovědí: stiskněte Enter.
  }
terminal-castles = { $seats ->
    [1] „castle 1“ jej vykreslí celý.
   *[other] „castle 1“ až „castle { $seats }“ vykreslí celý zámek.
  }
terminal-tiles = { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
   *[other] { $count } dílků
  }
terminal-doors = Dveře: { $count }.
