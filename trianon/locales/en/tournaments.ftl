# Tournaments: pages that a table does not need.

ui-tournament = Tournament
ui-tournaments-text = A small tournament for you and your friends, over days or in one evening. Send the link; when all are there, you start it. Every game is a table for two, and begins by itself.
ui-tournaments-own = Your tournaments
ui-tournament-new = A new tournament
ui-tournament-title = Title
ui-tournament-title-usual = Tournament of friends
ui-tournament-form = Kind
ui-tournament-round-robin = Everybody plays everybody
    .hint = Up to ten people, one game for each pair. A win counts 1 point, a shared first place ½. Your next game begins as soon as you both have finished the one before.
ui-tournament-knockout = Knockout
    .hint = Up to sixteen people: whoever loses is out. A drawn game is played once more with the seats changed; after a second draw the lower number goes on. Numbers are drawn by lot.
ui-tournament-zero = There is always a clock. When somebody’s time is up, a bot plays on for them until they come back, and its result counts for them. Games of a tournament are not rated, and are played to their end.
ui-tournament-invite = Invite friends
ui-tournament-open = waits for people
ui-tournament-running = is being played
ui-tournament-over = over
ui-tournament-missing = There is no such tournament (any more). One that does not begin within a week is removed.
ui-tournament-entrants = Who takes part
ui-tournament-organiser = organises it
ui-tournament-room = { $count ->
    [0] Nobody else can take part.
    [one] There is room for { $count } more.
   *[other] There is room for { $count } more.
  }
ui-tournament-remove = Remove
ui-tournament-remove-who = Remove { $name }
ui-tournament-join = Take part
ui-tournament-leave = Take no part
ui-tournament-start = Start the tournament
ui-tournament-start-text = When you start, numbers are drawn by lot and the first games begin. Nobody can join afterwards.
ui-tournament-wait = It begins when its organiser starts it. You are told where your games are, as of all your games.
ui-tournament-nobody = somebody who was forgotten
ui-tournament-gone = has withdrawn
ui-tournament-standings = Standings
ui-tournament-result = Result
ui-tournament-place = Place
ui-tournament-player = Name
ui-tournament-points = Points
ui-tournament-won = Won
ui-tournament-drawn = Drawn
ui-tournament-lost = Lost
ui-tournament-direct = Among equals
ui-tournament-beaten = Beaten
ui-tournament-ties = Whoever has equally many points is told apart first by the points among those equals, then by the points of everybody they have beaten (half of those with whom they drew). Who is equal even so shares the place.
ui-tournament-ties-knockout = Whoever loses in the same round shares a place.
ui-tournament-games = Games
ui-tournament-round = Round { $number }
ui-tournament-final = Final
ui-tournament-pair = { $first } and { $second }
ui-tournament-free = nobody
ui-tournament-open-place = not known yet
ui-tournament-playing = being played
ui-tournament-waiting = to come
ui-tournament-walkover = without a game
ui-tournament-withdraw = Withdraw
ui-tournament-withdraw-text = All your games that have not begun are won by the others, and you cannot come back. A game that is being played goes on: leave it at its table if you want a bot to play on.
