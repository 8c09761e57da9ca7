# Accounts, other devices, privacy: pages that a table does not need.

## Account

ui-account = Account
ui-account-name = Name
ui-signed-in = You are signed in as { $name }.
ui-sign-up = Create an account
ui-sign-up-text = Optional: with a name and a password you find your games on every device. The games you have played here so far are yours to keep.
ui-sign-up-instead = Create an account instead
ui-sign-in = Sign in
ui-sign-in-instead = I have an account
ui-sign-out = Sign out
ui-sign-out-others = Sign out on all other devices
ui-password = Password
ui-password-wanted = New password (8 characters or more)
ui-change-password = Change the password
ui-change-password-text = All other devices are signed out.
ui-forgot = Forgot the password?
ui-reset = A new password
ui-reset-mail = E-mail address of the account
ui-reset-text = If an account has confirmed this address, a link comes there. It is good once, and for an hour.
ui-reset-send = Send the link
ui-reset-sent = If an account has this address, a letter is on its way.
ui-reset-choose = You are then signed in here, and signed out everywhere else.
ui-passkeys = Passkeys
ui-passkeys-text = Sign in with your fingerprint, face or device PIN instead of the password.
ui-passkeys-count = { $count ->
    [0] You have none yet.
    [one] You have { $count } passkey.
   *[other] You have { $count } passkeys.
  }
ui-passkey-add = Create a passkey
ui-passkeys-remove = Remove all passkeys
ui-passkey-sign-in = Sign in with a passkey
ui-passkey-not = The device used no passkey.
ui-bring = Bring along the games of this browser
ui-bring-hint = Switch it off when they were somebody else’s.

## Another device

ui-other-device = Another device
ui-other-device-text = Play on elsewhere: a code makes another browser the same person, with all your seats and games. No account is needed.
ui-other-device-here-only = A code makes another browser the same person, with all your seats and games. This server answers only on this device, so it has to be another browser here.
ui-device-code-make = Make a code
ui-device-another = Make another code
ui-device-enter = Enter a code
ui-device-how = Scan the picture with the other device, or open { $address } there and enter:
ui-device-qr = QR code of the link for the other device
ui-device-life = { $minutes ->
    [one] Good once, and for { $minutes } minute. Give it to nobody else.
   *[other] Good once, and for { $minutes } minutes. Give it to nobody else.
  }
ui-device = Play on here
ui-device-text = This browser becomes the same person as the one that made the code. Use only a code that you made yourself.
ui-device-code = Code
ui-device-join = Play on here

## What is kept

ui-kept = What is kept about you
ui-kept-text = Export the records of all games you have finished, or let the house forget you.
ui-export = Export my games
ui-forget-me = Forget me
ui-forget-account = Delete my account
ui-forget-text = Your name and everything you said disappear, from the stored games too. The games themselves stay, for the others. In running games your seat stays empty. This cannot be undone.
ui-forget-confirm = Delete for good

ui-privacy-lead = You can play without telling us who you are. There are no advertisements, no trackers, and nothing is passed on to anybody.
ui-privacy-what = What is kept, and for how long
ui-privacy-cookie = One cookie
    .text = It holds a random number and the name you chose, so that your seat remains yours. It lasts a year from your last visits.
ui-privacy-browser = In your browser
    .text = Settings and whom you muted stay in your browser until you clear its storage. With an account the settings are kept with it too.
ui-privacy-games = Games
    .text = Every move of every game that began is kept for good, so that it can be replayed, with the names at the table. A table whose game never began is removed after a week.
ui-privacy-tournaments = Tournaments
    .text = Names, pairings and results of a tournament that began are kept with its games; one that does not begin is removed after a week. When you are forgotten, your name goes there too.
ui-privacy-chat = Chat
    .text = What is said at a table is kept with its game.
ui-privacy-account = Account
    .text = Name, the day it was made, a hash of the password from which nobody can read the password, and the public halves of your passkeys. They are kept until you delete the account.
ui-privacy-ratings = Results and ratings
    .text = With an account, everybody can see the results of your games and your ratings. When you delete it, only numbers without a name remain, so that the ratings of the others stay right.
ui-privacy-address = Your address in the network
    .text = It is used to limit floods, in memory only, and is not stored.
ui-privacy-reports = Reports
    .text = A line of chat that somebody reported is kept for the operator of this server, until its author is forgotten.
ui-privacy-rights = Your rights
ui-privacy-rights-text = You can export all your games, and have your name and your chat deleted, at any moment and by yourself.

## When it does not work

ui-problem-bad-code = This code is not good: it was used already, it is too old, or a letter is wrong. Make another one.
ui-problem-bad-password = Name and password do not belong together.
ui-problem-bad-passkey = This passkey is not known here, or its answer came too late.
ui-problem-weak-password = Choose a password of 8 characters or more that is not your name.
ui-problem-account-taken = There is an account with that name already, or with one that looks like it. Choose another.

## Letters

ui-letters = Letters by e-mail
ui-letters-text = When it is your turn, a game begins or ends, or somebody calls you in the chat (@name), and you are not here: at most one letter an hour.
ui-letters-none = No letters are sent to you.
ui-letters-go = Letters go to { $mail }.
ui-letters-asked = A letter is on its way to { $mail }. Follow its link to confirm the address.
ui-mail = E-mail address (empty: no letters)
ui-mail-confirm = Confirm the address
ui-mail-confirm-text = From now on letters from Trianon come to this address.
ui-mail-confirm-done = Confirmed. Letters come to this address.
ui-mail-stop = No more letters
ui-mail-stop-text = No more letters from Trianon come to this address.
ui-mail-stop-done = Done. No more letters come.
ui-privacy-mail = E-mail address
    .text = Only if you gave one and confirmed it: for letters, and for a link when you have forgotten the password. It is kept until you take it back or delete the account, and used for nothing else.
ui-privacy-push = News on this device
    .text = Only if you asked for notices: an address at the maker of your browser, and the keys with which messages to it are encrypted, so that its maker cannot read them. They are kept until you switch notices off, sign out elsewhere or are forgotten.
ui-problem-bad-mail = This is no e-mail address.
