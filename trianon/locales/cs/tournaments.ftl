# Turnaje: stránky, které stůl nepotřebuje.

ui-tournament = Turnaj
ui-tournaments-text = Malý turnaj pro vás a vaše přátele, na několik dní nebo na jeden večer. Pošlete odkaz; až budou všichni přihlášeni, turnaj zahájíte. Každá hra je stůl pro dva a začne sama.
ui-tournaments-own = Vaše turnaje
ui-tournament-new = Nový turnaj
ui-tournament-title = Název
ui-tournament-title-usual = Turnaj přátel
ui-tournament-form = Druh
ui-tournament-round-robin = Každý s každým
    .hint = Nejvýše deset lidí, jedna hra pro každou dvojici. Výhra je za 1 bod, dělené první místo za ½. Další hra začne, jakmile oba dohrajete tu předchozí.
ui-tournament-knockout = Vyřazovací
    .hint = Nejvýše šestnáct lidí: kdo prohraje, vypadává. Nerozhodná hra se hraje ještě jednou s vyměněnými místy; po druhé remíze postupuje nižší číslo. Čísla se losují.
ui-tournament-zero = Hraje se vždy s hodinami. Komu dojde čas, za toho hraje počítač, dokud se nevrátí, a výsledek se mu počítá. Hry turnaje nejsou hodnocené a hrají se až do konce.
ui-tournament-invite = Pozvat přátele
ui-tournament-open = čeká na účastníky
ui-tournament-running = hraje se
ui-tournament-over = skončil
ui-tournament-missing = Takový turnaj (už) neexistuje. Turnaj, který do týdne nezačne, se odstraní.
ui-tournament-entrants = Účastníci
ui-tournament-organiser = pořádá turnaj
ui-tournament-room = { $count ->
    [0] Nikdo další se přihlásit nemůže.
    [one] Zbývá { $count } místo.
    [few] Zbývají { $count } místa.
    [many] Zbývá { $count } místa.
   *[other] Zbývá { $count } míst.
  }
ui-tournament-remove = Odebrat
ui-tournament-remove-who = Odebrat: { $name }
ui-tournament-join = Zúčastnit se
ui-tournament-leave = Nezúčastnit se
ui-tournament-start = Zahájit turnaj
ui-tournament-start-text = Po zahájení se vylosují čísla a začnou první hry. Potom se už nikdo nepřihlásí.
ui-tournament-wait = Turnaj začne, až jej pořadatel zahájí. O svých hrách se dozvíte jako o všech ostatních.
ui-tournament-nobody = zapomenutý hráč
ui-tournament-gone = odstoupení z turnaje
ui-tournament-standings = Pořadí
ui-tournament-result = Výsledek
ui-tournament-place = Místo
ui-tournament-player = Jméno
ui-tournament-points = Body
ui-tournament-won = Výhry
ui-tournament-drawn = Remízy
ui-tournament-lost = Prohry
ui-tournament-direct = Vzájemně
ui-tournament-beaten = Poražení
ui-tournament-ties = Při rovnosti bodů rozhodují nejprve body ze vzájemných her, potom body všech poražených soupeřů (u remízy polovina). Trvá-li rovnost i potom, o místo se dělí.
ui-tournament-ties-knockout = Kdo vypadne ve stejném kole, dělí se o místo.
ui-tournament-games = Hry
ui-tournament-round = { $number }. kolo
ui-tournament-final = Finále
ui-tournament-pair = { $first } a { $second }
ui-tournament-free = nikdo
ui-tournament-open-place = zatím neznámo
ui-tournament-playing = hraje se
ui-tournament-waiting = teprve bude
ui-tournament-walkover = bez hry
ui-tournament-withdraw = Odstoupit
ui-tournament-withdraw-text = Všechny vaše hry, které ještě nezačaly, vyhrají soupeři a nelze se vrátit. Rozehraná hra pokračuje: chcete-li, aby za vás hrál počítač, odejděte u jejího stolu.
