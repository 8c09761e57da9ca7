# Brieven die een server per e-mail stuurt. Het is platte tekst.

mail-confirm-subject = Trianon: is dit jouw adres?
mail-confirm = Hallo { $name },

    je wilt op dit adres brieven van Trianon ontvangen. Open deze link binnen een dag om het te bevestigen:

    { $link }

    Heeft iemand anders je adres opgegeven, doe dan niets: er komen geen brieven meer.
mail-reset-subject = Trianon: een nieuw wachtwoord
mail-reset = Hallo { $name },

    iemand wil een nieuw wachtwoord voor je account. Open deze link binnen een uur om er een te kiezen:

    { $link }

    Was jij dat niet, doe dan niets: je wachtwoord blijft zoals het is.
mail-news-subject = Nieuws van je spellen
mail-hello = Hallo { $name },
mail-news-turn = Jij bent aan de beurt: { $game }
mail-news-reminded = { $name } wacht op je: { $game }
mail-news-mention = Je bent genoemd: { $game }
mail-news-begun = Het spel is begonnen: { $game }
mail-news-over = Het spel is afgelopen: { $game }
mail-stop = Er komt hoogstens één brief per uur, en geen zolang je aan tafel zit. Geen brieven meer: { $link }
