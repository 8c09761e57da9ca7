# Letters that a server sends by e-mail. They are plain text.

mail-confirm-subject = Trianon: is this your address?
mail-confirm = Hello { $name },

    you want letters from Trianon to this address. Open this link within a day to confirm it:

    { $link }

    If it was somebody else who gave your address, do nothing: no more letters come.
mail-reset-subject = Trianon: a new password
mail-reset = Hello { $name },

    somebody wants a new password for your account. Open this link within an hour to choose one:

    { $link }

    If it was not you, do nothing: your password stays as it is.
mail-news-subject = News from your games
mail-hello = Hello { $name },
mail-news-turn = Your turn: { $game }
mail-news-reminded = { $name } is waiting for you: { $game }
mail-news-mention = You were mentioned: { $game }
mail-news-begun = The game has begun: { $game }
mail-news-over = The game is over: { $game }
mail-stop = At most one letter an hour comes, and none while you are at the table. No more letters: { $link }
