# The house around the games. Names of players are inserted as they are: write sentences that need no inflection of them.

## Frame

ui-skip = Skip to content
ui-settings = Settings
ui-language = Language
ui-footer = Trianon is free and open. No advertisements, no accounts needed.
ui-footer-nav = About
ui-myself = You
ui-privacy = Privacy
ui-credits = Credits
ui-rules = Rules and cards
ui-tournaments = Tournaments
ui-of-tournament = Part of a tournament
ui-ladder = Ladder
ui-profile = Your profile
ui-friends = People you follow
ui-friend-plays = is playing { $game }
ui-friend-waits = waits at an open table of { $game }
ui-friend-away = not at a public table
ui-rule-link = Rule { $number }
ui-learn = Learn the game
ui-learn-step = Step { $step } of { $steps }
ui-learn-show = Show me
ui-learn-again = From the beginning
ui-learn-play = Play a short first game
ui-rules-contents = Contents
ui-glossary = Glossary
ui-rules-search = Search the rules
ui-rules-found = { $count ->
    [0] Nothing is told about this.
    [one] { $count } entry
   *[other] { $count } entries
  }
ui-rules-example = Try it on the board
ui-rules-print = Print the summary
ui-rules-correct = A dagger (†) marks figures that we have seen on no printed component and in no rulebook: they are reconstructed. Do you own the game, and a figure here differs from the printed one? { $command } shows them all, writes a file for you to correct and checks it; a server then plays with your figures.
ui-reconstructed = reconstructed: we have not seen this figure in print
ui-close = Close
ui-cancel = Cancel
ui-done = Done
ui-save = Save
ui-back = Back
ui-loading = One moment …
ui-try-again = Try again
ui-reload = Load again
ui-try-now = Try now
ui-to-home = To the entrance
ui-to-table = To the table

## Settings

ui-theme = Light
ui-theme-system = As the system
ui-theme-light = Daylight
ui-theme-dark = Candle-light
ui-palette = Colours of the players
ui-palette-usual = Usual
ui-palette-distinct = For colour-blind eyes
ui-sound = Ring a small bell when it is my turn
ui-notices = Notify me when it is my turn
ui-notices-hint = When another page is in front or, where the server allows it, none is open. The browser asks you once.
ui-not-secure = Notices, installing and passkeys are not offered here: browsers allow them only over HTTPS, or on the machine that runs the server.
ui-install = Install Trianon on this device
ui-hand = Buttons on a phone
ui-hand-right = On the right
ui-hand-left = On the left
ui-motion = Animation
ui-motion-system = As the system
ui-motion-on = On
ui-motion-off = Off
ui-pace = Speed
ui-pace-calm = Calm
ui-pace-brisk = Brisk
ui-pace-fast = Fast
ui-confirm-moves = Ask before moves are played
ui-confirm-moves-none = Never
    .hint = Every move is played as soon as you choose it.
ui-confirm-moves-final = Final steps
    .hint = You press Done once when your turn is complete; until then you can step back, and nobody else sees it.
ui-confirm-moves-every = Every move
    .hint = Every single step is asked about once more.
ui-asks-all = Show me questions that have only one answer
ui-asks-all-hint = Otherwise they are answered for you at once; whether you have a choice stays secret where it is one.
ui-low-time-sound = Sound when my time runs short
ui-low-time-sound-hint = Two soft notes, once, when a minute is left (over days: two hours).
ui-explain = Explain new questions
ui-explain-on = Once each
ui-explain-off = Never

## Entrance

ui-lead = Royal board games in your browser, with friends or against bots.
ui-lead-more = No account, nothing to install. Choose a game and sit down.
ui-games = Games
ui-own-games = Your games
ui-turns = { $count ->
    [0] It is nowhere your turn
    [one] Your turn in { $count } game
   *[other] Your turn in { $count } games
  }
ui-finished-games = Finished games
ui-finished-none = Games that you have finished are kept here, to be watched again.
ui-finished-more = Show more
ui-open-record = Open a record
ui-open-record-text = Watch a game from a file that was saved here, or by the terminal. It is only looked at, not kept.
ui-record-file = Record (JSON)
ui-record-refused = This file holds no game that can be replayed here.
ui-play-bots = Play against bots
ui-play-alone = Play alone
ui-create-table = Create a table
ui-opponents = Opponents
ui-bot-kind = Bot
ui-bot-random = Jester: plays at random
ui-bot-novice = Page: still learning, and overlooks things
ui-bot-greedy = Courtier: plays sensibly
ui-bot-player = Noble: looks a little ahead
ui-bot-strong = Minister: thinks ahead, a second for a move at most
ui-bot-master = Cardinal: thinks far ahead, up to five seconds for a move
ui-bot-rated = { $bot } (rating { $rating })
ui-bot-unmeasured = { $bot } (not measured yet)
ui-bots-slow = The rules are not compiled here: who thinks ahead sees less in the same time, and plays weaker.
ui-start = Start
ui-tables = Tables
ui-tables-none = No open tables at the moment. Create one and share its link.
ui-tables-filtered = No table is like that at the moment.
ui-filter-game = Game
ui-filter-every-game = Every game
ui-filter-every-tempo = Any clock
ui-filter-live = Live, with clocks
ui-filter-days = Over days
ui-filter-stakes = Rated or casual
ui-filter-every-stake = Rated and casual
ui-filter-casual = Casual
ui-filter-free = With a free chair
ui-quick-match = Play anybody
ui-tables-all = Show all { $count }
ui-tables-older = Older tables
ui-tables-end = There are no older tables.
ui-table-join = Join
ui-table-watch = Watch
ui-table-return = Return
ui-table-play = Play on
ui-table-playing = playing
ui-table-closed = closed, nobody came any more
ui-table-empty = nobody yet
ui-chairs-free = { $count ->
    [0] all chairs taken
    [one] { $count } free chair
   *[other] { $count } free chairs
  }
ui-nickname-title = Your name
ui-nickname = Nickname
ui-nickname-text = This is how others see you at the table.

## A new table

ui-new-table = New table: { $game }
ui-seats = Players
ui-seats-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
ui-who-sits = Who sits where
ui-seat-number = Seat { $number }
ui-sitter-me = Me
ui-sitter-open = Open, for someone with the link
ui-sitter-bot = Bot – { $bot }
ui-sitter-hotseat = A friend on this device
ui-friend-name = Name of the friend
ui-friend-number = Guest { $number }
ui-fill-bots = Fill with bots
ui-public = Show in the list of tables
ui-public-hint = Otherwise only people with the link find it.
ui-rated = Rated
ui-stakes-rated = rated
ui-stakes-casual = casual
ui-rated-means = It counts for the ratings of all players. Who leaves has lost the game; a seat that a bot finishes counts for nobody else.
ui-rated-guests = Only accounts are rated; guests play casual games.
ui-rated-unmeasured = One of these bots has not been measured yet. With it the game counts for nobody.
ui-bot-pace = Bots answer
ui-bot-pace-natural = After a short pause
ui-bot-pace-quick = At once
ui-bot-pace-calm = Slowly, easy to follow
ui-tempo = Clock
ui-tempo-none = No clock
ui-tempo-live = { $minutes } minutes + { $seconds } seconds a turn
ui-tempo-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
ui-tempo-zero = When somebody’s time is up, a bot plays on for them until they come back. Time in which the server, a bot or an animation is busy costs nobody anything.
ui-start-now = Start the game

## Lobby

ui-chairs = Chairs
ui-chair-open = Open chair
ui-kept-for = kept for { $name }
ui-table-public = public
ui-table-private = by link only
ui-you = you
ui-same-device = on this device
ui-away = away
ui-bot = Bot
ui-seat-bot = Seat a bot
ui-sit-hotseat = Friend on this device
ui-remove = Remove
ui-remove-person = Remove { $name } from the table
ui-start-game = Start the game
ui-host-waits = The game can start when every chair is taken.
ui-host-ready = Everybody is here. Start when you like.
ui-quick-waits = Waiting for anybody. The game begins by itself as soon as every chair is taken.
ui-wait-for-host = The host starts the game.
ui-options = How it is played
ui-leave = Leave the table
ui-lock = Let nobody else sit down
ui-locked = The host lets nobody else sit down.
ui-sit-down = Sit down
ui-sit-here = Sit here
ui-move-here = Move here
ui-colour = Colour
ui-your-colour = Colour
ui-watch-hint = Or simply stay on this page: when the game begins, you can watch.
ui-table-full = All chairs are taken
ui-table-kept = The free chairs are kept for others
ui-table-full-text = Stay on this page to watch the game when it begins.
ui-invite = Invite friends
ui-invite-text = Send this link, or let them scan the code.
ui-invite-here-only = This server answers only on this device. To let others join, start it with “make play HOST=0.0.0.0”, or with “trianon serve --host 0.0.0.0”.
ui-link = Link to this table
ui-copy = Copy
ui-copied = Copied
ui-qr = QR code of the link { $link }

## Playing

ui-players = Players
ui-board = Board
ui-to-move = to move
ui-winner = Winner
ui-your-turn = Your turn
ui-wait-for = { $name } is thinking …
ui-wait-in-line = { $name } waits in line: { $count ->
    [one] a bot at another table thinks first …
   *[other] { $count } bots at other tables think first …
}
ui-watch-what-happens = See what happens …
ui-skip-steps = Skip
ui-meanwhile = Since your last turn
ui-meanwhile-show = Show it on the board
ui-go-on = Go on
ui-game-ends = The game comes to its end …
ui-game-over = The game is over.
ui-winners = { $count ->
    [one] { $names } wins the game.
   *[other] { $names } share the victory.
  }
ui-confirm = Confirm
ui-confirm-ask = Play this? { $choice }
ui-done-ask = Done? { $choice }
ui-step-back = Step back
ui-final = This cannot be taken back.
ui-final-all = Your choice cannot be taken back.
ui-final-some = Some choices cannot be taken back.
ui-passes = Then the others go on.
ui-undo = Take back the last step
ui-undo-not = Nothing can be taken back now
ui-long-press = Press and hold a card or a tile: it tells you what it does.
ui-understood = Understood
ui-log = What happened
ui-log-empty = Nothing has happened yet.
ui-log-undone = The last step was taken back.
ui-log-and-chat = Log and chat
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-write = Say something
ui-chat-apart = While the game runs, its players do not read what spectators say; afterwards they do.
ui-send = Send
ui-line-about = What to do about this line of { $name }
ui-mute = Mute { $name }
ui-unmute = Hear { $name } again
ui-report = Report
ui-reported = Reported to the operator of this server.
ui-watching-short = watching
ui-watching = You are watching.
ui-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
  }
ui-table = Table
ui-offline = The connection is lost. Trying to come back; nothing of the game is lost.
ui-offline-pending = The connection is lost. Your move will be sent as soon as it is back.
ui-restarting = Back in a moment: the server is restarting. Nothing of the game is lost.
ui-plain-board = This game has no drawing yet. Choose from the list.
ui-pass-on = Pass the device on
ui-pass-to = Pass the device to { $name }
ui-pass-to-text = The cards stay covered until the right person holds it.
ui-i-am = I am { $name }

## After the game

ui-score-sheet = Score sheet
ui-result = Result
ui-ranking = Ranking
ui-place = { $place }.
ui-you-won = You have won!
ui-you-share = You share the victory!
ui-you-came = { $place ->
    [2] You came 2nd.
    [3] You came 3rd.
   *[other] You came { $place }th.
  }
ui-tie-break = tie-break
ui-points-word = { $points ->
    [one] point
   *[other] points
  }
ui-no-points = no points
ui-rematch = Play again
ui-rematch-offered = A new table is ready, with your chair kept for you.
ui-rematch-join = Join the next game
ui-rematch-watch = Watch the next game
ui-ratings = Ratings
ui-rating-change = { $name }: { $before } → { $after }
ui-rating-provisional = { $rating }?
ui-replay = Replay
ui-record = Save the record
ui-fair = Was the chance fair?
ui-fair-text = The hash was published when the game began. Anyone can check that the seed belongs to it and that it gives exactly this game.
ui-seed = Seed
ui-seed-hash = SHA-256 of the seed
ui-replay-first = To the beginning
ui-replay-back = One step back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-next = One step forward
ui-replay-last = To the end
ui-replay-step = Step of the game
ui-replay-at = { $step } of { $steps }
ui-replay-unit = Steps
ui-replay-unit-step = Every move
ui-replay-unit-round = Round by round
ui-replay-unit-of = Moves: { $name }
ui-replay-to-round = Go to a round
ui-round = Round { $round }
ui-replay-speed = Speed
ui-replay-speed-times = Speed × { $speed }
ui-replay-link = Copy link to this moment
ui-replay-keys = Arrow keys step, Page up and down change the round, space plays; a line of the log leads to its moment.
ui-replay-eyes = Through whose eyes
ui-replay-eyes-all = As a spectator
ui-replay-eyes-of = Eyes: { $name }

## Colours of the seats

ui-colour-blue = Blue
ui-colour-white = White
ui-colour-red = Red
ui-colour-yellow = Yellow
ui-colour-green = Green
ui-colour-black = Black

## Time, and people who are away

ui-span-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
ui-span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
ui-span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
ui-span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
ui-patience = Whoever is to move and is away for { $time } can be replaced by a bot, if the others want it, until they come back.
ui-time-left = Time left: { $time }
ui-time-low = Only { $time } left
ui-how-to-go-on = How the game goes on
ui-bot-stands-in = a bot plays meanwhile
ui-bot-plays-for-you = A bot is playing for you. You can take over again at any time.
ui-take-over = Take over again
ui-closed = This table was closed because nobody was here any more. The game stands where it stopped.
ui-reopen = Open it again
ui-reminded = { $name } reminds you: it is your turn.
ui-reminded-already = { $name } has been reminded.
ui-remind = Remind
ui-waiting-away = { $name } is away; everybody has been waiting for { $time }.
ui-waiting-here = Everybody has been waiting for { $name } for { $time }.
ui-decide-in = In { $time } the others may decide how to go on.
ui-let-bot-play = A bot plays for { $name }
ui-end-game = End the game
ui-play-on = Play on
ui-votes-needed = { $count ->
    [one] One vote decides.
   *[other] { $count } votes decide.
}
ui-votes-bot = For a bot: { $names }.
ui-votes-end = For ending the game: { $names }.
ui-leave-or-end = Leave or end the game
ui-leave-means = If you leave, a bot plays on in your seat. You can come back at any time and take over with one click.
ui-leave-means-alone = If you leave, the table is closed. You can open it again at any time, and play on where you stopped.
ui-leave-means-rated = This game is rated: if you leave, you have lost it, even if you come back. A bot plays on in your seat.
ui-left-lost = left the game: lost
ui-end-means = The game ends without a result as soon as all players want it. Nobody has won or lost.
ui-end-means-alone = If you end the game, it is over without a result.
ui-ended = The game was ended early. There is no result.

## When something is not there or does not work

ui-missing-page = There is no such room
ui-missing-page-text = The address leads nowhere. Perhaps a letter is missing.
ui-missing-table = There is no such table
ui-missing-table-text = Perhaps the link is incomplete, or the table was cleared away.
ui-missing-game = There is no page about this game
ui-missing-game-text = It may still be in preparation.
ui-problem-unreachable = The server does not answer. Check the connection and try again.
ui-no-server = No connection
ui-no-server-text = Without the server nothing can be played here; only pages that are already open can still be read. As soon as it answers, this page comes back by itself.
ui-problem-unknown = Something unexpected went wrong. Please try again.
ui-problem-malformed = The server did not understand this.
ui-problem-too-large = That was too long.
ui-problem-too-many = Too fast. Wait a moment.
ui-problem-stale = The game has moved on meanwhile. Here is the present position.
ui-problem-illegal = That is not possible now.
ui-why-not = Why not?
ui-problem-invalid = The server could not read this move.
ui-problem-not-your-seat = That is not your seat.
ui-problem-not-your-turn = It is not your turn.
ui-problem-not-playing = The game has not begun, or is already over.
ui-problem-no-undo = Nothing of yours can be taken back now.
ui-problem-not-found = That does not exist (any more).
ui-problem-full = This chair is taken, or kept for somebody.
ui-problem-not-host = Only the host can do that.
ui-problem-locked = The host lets nobody else sit down at this table.
ui-problem-not-welcome = The host does not want you at this table.
ui-problem-name-taken = Somebody at this table has that name, or one that looks like it. Choose another.
ui-problem-bad-option = These settings do not fit together.
ui-problem-needs-account = Only accounts are rated. Create one under “You”, or play a casual game.
ui-problem-replaced = A bot is playing for you. Take over first.
ui-problem-too-early = Give them a little more time.
ui-problem-closed = This table was closed. Open it again first.
ui-problem-blocked = The operator of this site does not let you play here any more.
ui-problem-outdated = Trianon has been renewed since you opened this page. Reload it to go on; nothing of the game is lost.
ui-problem-unavailable = The server could not store this. Nothing has happened; please try again.

## Credits

ui-credits-games = The games
ui-credits-games-text = The games’ titles belong to their authors and publishers. Trianon is not connected with them, and uses none of their art and none of their text: rules are told in our own words, everything you see is drawn anew.
ui-credits-by = by { $author } ({ $publisher })
ui-credits-art = Icons and typefaces
ui-credits-icons = Icons by the authors of the collection, in changed colours and sizes.
ui-credits-serif = Titles and cards: typeface by Christian Thalmann.
ui-credits-sans = Text: typeface by Paul D. Hunt, Adobe.
ui-credits-software = Software
ui-credits-software-text = Trianon is free software under the MIT licence. It stands on the work of many others, among them:
