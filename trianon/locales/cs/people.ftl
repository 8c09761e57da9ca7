# Účty, další zařízení, soukromí: stránky, které se u stolu nepotřebují.

## Účet

ui-account = Účet
ui-account-name = Jméno
ui-signed-in = Přihlášené jméno: { $name }.
ui-sign-up = Založit účet
ui-sign-up-text = Nepovinné: se jménem a heslem najdete své hry na každém zařízení. Hry, které jste tu dosud hráli, vám zůstanou.
ui-sign-up-instead = Raději založit účet
ui-sign-in = Přihlásit se
ui-sign-in-instead = Účet už mám
ui-sign-out = Odhlásit se
ui-sign-out-others = Odhlásit všechna ostatní zařízení
ui-password = Heslo
ui-password-wanted = Nové heslo (alespoň 8 znaků)
ui-change-password = Změnit heslo
ui-change-password-text = Všechna ostatní zařízení se odhlásí.
ui-forgot = Zapomněli jste heslo?
ui-reset = Nové heslo
ui-reset-mail = E-mailová adresa účtu
ui-reset-text = Pokud je tato adresa potvrzená u nějakého účtu, přijde na ni odkaz. Platí jednou a jen hodinu.
ui-reset-send = Poslat odkaz
ui-reset-sent = Pokud tuto adresu má nějaký účet, dopis je na cestě.
ui-reset-choose = Tady pak budete přihlášeni a všude jinde odhlášeni.
ui-passkeys = Přístupové klíče
ui-passkeys-text = Přihlašujte se otiskem prstu, obličejem nebo PINem zařízení místo hesla.
ui-passkeys-count = { $count ->
    [0] Zatím nemáte žádný.
    [one] Máte { $count } přístupový klíč.
    [few] Máte { $count } přístupové klíče.
   *[other] Máte { $count } přístupových klíčů.
  }
ui-passkey-add = Vytvořit přístupový klíč
ui-passkeys-remove = Odebrat všechny přístupové klíče
ui-passkey-sign-in = Přihlásit se přístupovým klíčem
ui-passkey-not = Zařízení žádný přístupový klíč nepoužilo.
ui-bring = Vzít s sebou hry z tohoto prohlížeče
ui-bring-hint = Vypněte, pokud patřily někomu jinému.

## Další zařízení

ui-other-device = Další zařízení
ui-other-device-text = Hrajte dál jinde: kód udělá z jiného prohlížeče téhož hráče se všemi vašimi místy a hrami. Účet není potřeba.
ui-other-device-here-only = Kód udělá z jiného prohlížeče téhož hráče se všemi vašimi místy a hrami. Tento server odpovídá jen na tomto zařízení, musí to tedy být jiný prohlížeč zde.
ui-device-code-make = Vytvořit kód
ui-device-another = Vytvořit jiný kód
ui-device-enter = Zadat kód
ui-device-how = Naskenujte obrázek druhým zařízením, nebo na něm otevřete { $address } a zadejte:
ui-device-qr = QR kód s odkazem pro druhé zařízení
ui-device-life = { $minutes ->
    [one] Platí jednou, a to { $minutes } minutu. Nikomu jinému ho nedávejte.
    [few] Platí jednou, a to { $minutes } minuty. Nikomu jinému ho nedávejte.
   *[other] Platí jednou, a to { $minutes } minut. Nikomu jinému ho nedávejte.
  }
ui-device = Hrát dál zde
ui-device-text = Z tohoto prohlížeče se stane týž hráč, který kód vytvořil. Použijte jen kód, který jste vytvořili sami.
ui-device-code = Kód
ui-device-join = Hrát dál zde

## Co se uchovává

ui-kept = Co o vás uchováváme
ui-kept-text = Stáhněte si záznamy všech dohraných her, nebo se nechte zapomenout.
ui-export = Stáhnout mé hry
ui-forget-me = Zapomenout mě
ui-forget-account = Smazat můj účet
ui-forget-text = Vaše jméno a vše, co jste řekli, zmizí, i z uložených her. Samotné hry zůstanou kvůli ostatním. V rozehraných hrách zůstane vaše místo prázdné. Nelze to vrátit.
ui-forget-confirm = Smazat navždy

ui-privacy-lead = Hrát můžete, aniž byste řekli, kdo jste. Nejsou tu reklamy ani sledování a nic nikomu nepředáváme.
ui-privacy-what = Co se uchovává a jak dlouho
ui-privacy-cookie = Jedna cookie
    .text = Obsahuje náhodné číslo a jméno, které jste si zvolili, aby vaše místo zůstalo vaše. Vydrží rok od posledních návštěv.
ui-privacy-browser = Ve vašem prohlížeči
    .text = Nastavení a koho jste ztlumili zůstává ve vašem prohlížeči, dokud jeho úložiště nevymažete. S účtem se nastavení ukládá i k němu.
ui-privacy-games = Hry
    .text = Každý tah každé započaté hry se uchovává natrvalo, aby se dala přehrát, i se jmény u stolu. Stůl, u něhož hra nezačala, se po týdnu odstraní.
ui-privacy-tournaments = Turnaje
    .text = Jména, dvojice a výsledky turnaje, který začal, se uchovávají spolu s jeho hrami; turnaj, který nezačne, se po týdnu odstraní. Necháte-li se zapomenout, zmizí vaše jméno i tam.
ui-privacy-chat = Rozhovor
    .text = Co se u stolu řekne, uchovává se s jeho hrou.
ui-privacy-account = Účet
    .text = Jméno, den vzniku, otisk hesla, ze kterého heslo nikdo nepřečte, a veřejné poloviny vašich přístupových klíčů. Uchovávají se, dokud účet nesmažete.
ui-privacy-ratings = Výsledky a hodnocení
    .text = Máte-li účet, vidí vaše výsledky a hodnocení všichni. Když účet smažete, zůstanou jen čísla beze jména, aby hodnocení ostatních zůstalo správné.
ui-privacy-address = Vaše síťová adresa
    .text = Slouží k omezení záplavy požadavků, jen v paměti, a neukládá se.
ui-privacy-reports = Nahlášení
    .text = Nahlášený řádek rozhovoru se uchovává pro provozovatele serveru, dokud se jeho autor nenechá zapomenout.
ui-privacy-rights = Vaše práva
ui-privacy-rights-text = Kdykoli si můžete sami stáhnout všechny své hry a nechat smazat své jméno i to, co jste řekli.

## Když něco nejde

ui-problem-bad-code = Tento kód neplatí: byl už použit, je příliš starý, nebo je v něm překlep. Vytvořte jiný.
ui-problem-bad-password = Jméno a heslo k sobě nepatří.
ui-problem-bad-passkey = Tento přístupový klíč tu není známý, nebo jeho odpověď přišla pozdě.
ui-problem-weak-password = Zvolte heslo o alespoň 8 znacích, které není vaším jménem.
ui-problem-account-taken = Účet s takovým nebo podobně vypadajícím jménem už existuje. Zvolte jiné.

## Dopisy

ui-letters = Dopisy e-mailem
ui-letters-text = Když jste na tahu, hra začne či skončí nebo vás někdo osloví v chatu (@jméno) a vy tu nejste: nejvýše jeden dopis za hodinu.
ui-letters-none = Žádné dopisy vám neposíláme.
ui-letters-go = Dopisy chodí na { $mail }.
ui-letters-asked = Na { $mail } je na cestě dopis. Adresu potvrďte odkazem v něm.
ui-mail = E-mailová adresa (prázdná: žádné dopisy)
ui-mail-confirm = Potvrdit adresu
ui-mail-confirm-text = Od této chvíle budou na tuto adresu chodit dopisy z Trianonu.
ui-mail-confirm-done = Potvrzeno. Dopisy chodí na tuto adresu.
ui-mail-stop = Už žádné dopisy
ui-mail-stop-text = Na tuto adresu už nebudou chodit dopisy z Trianonu.
ui-mail-stop-done = Hotovo. Další dopisy nepřijdou.
ui-privacy-mail = E-mailová adresa
    .text = Jen pokud jste ji zadali a potvrdili: pro dopisy a pro odkaz, když zapomenete heslo. Uchovává se, dokud ji neodvoláte nebo nesmažete účet, a k ničemu jinému neslouží.
ui-privacy-push = Zprávy na tomto zařízení
    .text = Jen pokud o upozornění stojíte: adresa u výrobce vašeho prohlížeče a klíče, kterými se zprávy pro něj šifrují, takže je výrobce nepřečte. Uchovávají se, dokud upozornění nevypnete, neodhlásíte ostatní zařízení nebo nejste zapomenuti.
ui-problem-bad-mail = To není e-mailová adresa.
