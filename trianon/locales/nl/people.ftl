# Accounts, andere apparaten, privacy: pagina's die een tafel niet nodig heeft.

## Account

ui-account = Account
ui-account-name = Naam
ui-signed-in = Je bent aangemeld als { $name }.
ui-sign-up = Account aanmaken
ui-sign-up-text = Niet verplicht: met een naam en een wachtwoord vind je je spellen op elk apparaat terug. De spellen die je hier tot nu toe speelde, blijven van jou.
ui-sign-up-instead = Liever een account aanmaken
ui-sign-in = Aanmelden
ui-sign-in-instead = Ik heb een account
ui-sign-out = Afmelden
ui-sign-out-others = Op alle andere apparaten afmelden
ui-password = Wachtwoord
ui-password-wanted = Nieuw wachtwoord (minstens 8 tekens)
ui-change-password = Wachtwoord wijzigen
ui-change-password-text = Alle andere apparaten worden afgemeld.
ui-forgot = Wachtwoord vergeten?
ui-reset = Een nieuw wachtwoord
ui-reset-mail = E-mailadres van het account
ui-reset-text = Als een account dit adres heeft bevestigd, komt daar een link. Die werkt één keer, en een uur lang.
ui-reset-send = Stuur de link
ui-reset-sent = Als een account dit adres heeft, is er een brief onderweg.
ui-reset-choose = Je wordt dan hier aangemeld en overal elders afgemeld.
ui-passkeys = Passkeys
ui-passkeys-text = Meld je aan met je vingerafdruk, gezicht of de pincode van je apparaat in plaats van het wachtwoord.
ui-passkeys-count = { $count ->
    [0] Je hebt er nog geen.
    [one] Je hebt { $count } passkey.
   *[other] Je hebt { $count } passkeys.
  }
ui-passkey-add = Een passkey maken
ui-passkeys-remove = Alle passkeys verwijderen
ui-passkey-sign-in = Aanmelden met een passkey
ui-passkey-not = Het apparaat heeft geen passkey gebruikt.
ui-bring = Neem de spellen van deze browser mee
ui-bring-hint = Zet dit uit als ze van iemand anders waren.

## Een ander apparaat

ui-other-device = Een ander apparaat
ui-other-device-text = Speel elders verder: met een code wordt een andere browser dezelfde persoon, met al je plaatsen en spellen. Een account is niet nodig.
ui-other-device-here-only = Met een code wordt een andere browser dezelfde persoon, met al je plaatsen en spellen. Deze server antwoordt alleen op dit apparaat; het moet dus een andere browser hier zijn.
ui-device-code-make = Maak een code
ui-device-another = Maak een andere code
ui-device-enter = Voer een code in
ui-device-how = Scan de afbeelding met het andere apparaat, of open daar { $address } en voer in:
ui-device-qr = QR-code van de link voor het andere apparaat
ui-device-life = { $minutes ->
    [one] Eén keer geldig, gedurende { $minutes } minuut. Geef hem aan niemand anders.
   *[other] Eén keer geldig, gedurende { $minutes } minuten. Geef hem aan niemand anders.
  }
ui-device = Hier verder spelen
ui-device-text = Deze browser wordt dezelfde persoon als de browser die de code maakte. Gebruik alleen een code die je zelf hebt gemaakt.
ui-device-code = Code
ui-device-join = Hier verder spelen

## Wat bewaard wordt

ui-kept = Wat over je bewaard wordt
ui-kept-text = Download de verslagen van alle spellen die je hebt uitgespeeld, of laat je vergeten.
ui-export = Mijn spellen downloaden
ui-forget-me = Vergeet mij
ui-forget-account = Verwijder mijn account
ui-forget-text = Je naam en alles wat je hebt gezegd verdwijnen, ook uit de bewaarde spellen. De spellen zelf blijven, voor de anderen. In lopende spellen blijft je plaats leeg. Dit kan niet ongedaan worden gemaakt.
ui-forget-confirm = Definitief verwijderen

ui-privacy-lead = Je kunt spelen zonder te zeggen wie je bent. Er zijn geen advertenties en geen trackers, en er wordt niets aan iemand doorgegeven.
ui-privacy-what = Wat bewaard wordt, en hoe lang
ui-privacy-cookie = Eén cookie
    .text = Daarin staan een willekeurig getal en de naam die je koos, zodat je plaats van jou blijft. Hij blijft een jaar na je laatste bezoeken geldig.
ui-privacy-browser = In je browser
    .text = Instellingen en wie je hebt gedempt blijven in je browser tot je de opslag wist. Met een account worden de instellingen ook daarbij bewaard.
ui-privacy-games = Spellen
    .text = Elke zet van elk begonnen spel wordt blijvend bewaard, zodat je het kunt terugkijken, met de namen aan tafel. Een tafel waar nooit een spel begon, wordt na een week verwijderd.
ui-privacy-tournaments = Toernooien
    .text = Namen, paren en uitslagen van een toernooi dat begonnen is, worden bij de spellen bewaard; een toernooi dat niet begint, wordt na een week verwijderd. Laat je je vergeten, dan verdwijnt je naam ook daar.
ui-privacy-chat = Chat
    .text = Wat aan een tafel gezegd wordt, wordt bij het spel bewaard.
ui-privacy-account = Account
    .text = Naam, de dag waarop het is gemaakt, een hash van het wachtwoord waaruit niemand het wachtwoord kan lezen, en de openbare helften van je passkeys. Ze worden bewaard tot je het account verwijdert.
ui-privacy-ratings = Resultaten en ratings
    .text = Met een account kan iedereen je resultaten en je ratings zien. Verwijder je het, dan blijven alleen getallen zonder naam over, zodat de ratings van de anderen blijven kloppen.
ui-privacy-address = Je netwerkadres
    .text = Het dient om overbelasting te beperken, alleen in het geheugen, en wordt niet opgeslagen.
ui-privacy-reports = Meldingen
    .text = Een chatregel die iemand meldde, wordt voor de beheerder van deze server bewaard tot de schrijver wordt vergeten.
ui-privacy-rights = Je rechten
ui-privacy-rights-text = Je kunt op elk moment zelf al je spellen downloaden en je naam en chat laten verwijderen.

## Als het niet lukt

ui-problem-bad-code = Deze code is niet geldig: al gebruikt, te oud, of er staat een letter verkeerd. Maak een nieuwe.
ui-problem-bad-password = Naam en wachtwoord horen niet bij elkaar.
ui-problem-bad-passkey = Deze passkey is hier niet bekend, of het antwoord kwam te laat.
ui-problem-weak-password = Kies een wachtwoord van minstens 8 tekens dat niet je naam is.
ui-problem-account-taken = Er is al een account met die naam, of met een naam die erop lijkt. Kies een andere.

## Brieven

ui-letters = Brieven per e-mail
ui-letters-text = Als je aan de beurt bent, een spel begint of eindigt, of iemand je in de chat noemt (@naam) terwijl je er niet bent: hoogstens één brief per uur.
ui-letters-none = Er worden je geen brieven gestuurd.
ui-letters-go = Brieven gaan naar { $mail }.
ui-letters-asked = Er is een brief onderweg naar { $mail }. Bevestig het adres met de link erin.
ui-mail = E-mailadres (leeg: geen brieven)
ui-mail-confirm = Adres bevestigen
ui-mail-confirm-text = Vanaf nu komen op dit adres brieven van Trianon.
ui-mail-confirm-done = Bevestigd. Brieven komen op dit adres.
ui-mail-stop = Geen brieven meer
ui-mail-stop-text = Op dit adres komen geen brieven van Trianon meer.
ui-mail-stop-done = Klaar. Er komen geen brieven meer.
ui-privacy-mail = E-mailadres
    .text = Alleen als je er een hebt opgegeven en bevestigd: voor brieven, en voor een link als je het wachtwoord bent vergeten. Het wordt bewaard tot je het intrekt of het account verwijdert, en nergens anders voor gebruikt.
ui-privacy-push = Nieuws op dit apparaat
    .text = Alleen als je om meldingen hebt gevraagd: een adres bij de maker van je browser, en de sleutels waarmee berichten daarheen worden versleuteld, zodat de maker ze niet kan lezen. Ze worden bewaard tot je meldingen uitzet, je elders afmeldt of vergeten wordt.
ui-problem-bad-mail = Dit is geen e-mailadres.
