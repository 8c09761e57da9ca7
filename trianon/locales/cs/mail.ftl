# Dopisy, které server posílá e-mailem. Jsou prostý text.

mail-confirm-subject = Trianon: je to vaše adresa?
mail-confirm = Dobrý den ({ $name }),

    na tuto adresu chcete dostávat dopisy z Trianonu. Potvrďte ji do jednoho dne tímto odkazem:

    { $link }

    Pokud vaši adresu zadal někdo jiný, nedělejte nic: další dopisy nepřijdou.
mail-reset-subject = Trianon: nové heslo
mail-reset = Dobrý den ({ $name }),

    někdo žádá o nové heslo k vašemu účtu. Do hodiny otevřete tento odkaz a zvolte si je:

    { $link }

    Pokud jste to nebyli vy, nedělejte nic: heslo zůstane, jaké je.
mail-news-subject = Novinky z vašich her
mail-hello = Dobrý den ({ $name }),
mail-news-turn = Jste na tahu: { $game }
mail-news-reminded = Čeká na vás { $name }: { $game }
mail-news-mention = Někdo vás zmínil: { $game }
mail-news-begun = Hra začala: { $game }
mail-news-over = Hra skončila: { $game }
mail-stop = Přijde nejvýše jeden dopis za hodinu a žádný, když sedíte u stolu. Už žádné dopisy: { $link }
