# Ladders and profiles: pages that a table does not need.

ui-ladder-of = Ladder: { $game }
ui-ladder-text = People and bots on one scale. Who has 400 points more wins ten games of eleven. Bots were measured and stay where they are; people move with every rated game.
ui-ladder-none = Nobody has played a rated game here yet. Create a table and let it be rated.
ui-rated-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
  }
ui-provisional-text = A question mark: a first guess, which the next games will correct.
ui-rating = Rating
ui-unrated = none yet
ui-games-played = Games
ui-games-won = Won
ui-best = Most points
ui-best-alone = Most points alone
ui-curve = { $count ->
    [one] Rating from { $from } to { $to } in { $count } game
   *[other] Rating from { $from } to { $to } in { $count } games
  }
ui-person-since = Here since { $date }.
ui-person-games = Finished games at public tables
ui-person-none = No finished game at a public table yet.
ui-person-missing = Nobody here has that name (any more).
## Following and blocking

ui-follow = Follow
ui-unfollow = Follow no more
ui-block = Block
ui-unblock = Block no more
ui-followed = You follow this person: the entrance shows where they play.
ui-blocked = You block this person.
ui-block-means = Whoever you block cannot sit down where you play, and you do not read what they say. They are not told.
