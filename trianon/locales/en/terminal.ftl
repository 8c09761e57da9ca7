# What only the terminal says.

terminal-hint = A number, or “{ $example }”. ? explains, board draws everything, q stops.
terminal-prompt = Your choice
terminal-not-understood = Not understood: { $reason }
terminal-no-number = There is no choice { $number }; choose from 1 to { $count }.
terminal-players = At the table: { $list }
terminal-player-you = { $name } (you)
terminal-player-bot = { $name } ({ $bot })
terminal-bot-failed = The bot failed ({ $reason }); it plays at random for this turn.
terminal-pass = Pass the keyboard to { $name }, then press Enter.
terminal-rules = rules
terminal-help-commands =
    A number or the text of a move plays it.
    ? explains the cards you see, “? king” one card (use the names shown above).
    “? rules” tells the rules in short.
    board draws the whole table however high it is, log tells everything again.
    undo takes back your last step where that is possible, q stops.
terminal-undo-done = Your last step is taken back.
terminal-undo-not = Nothing can be taken back now.
terminal-no-help = There is no explanation of “{ $word }”.
terminal-save = Save the record? File name, or Enter for no
terminal-saved = The record is in { $file }. Watch it with: trianon replay { $file }
terminal-not-saved = The record could not be saved: { $reason }
terminal-stopped = Stopped.
terminal-replay-step = Step { $step } of { $steps }
terminal-replay-more = Enter for the next step, b for one back, a number to go there, q stops
terminal-replay-end = This is the end of the record.
terminal-discard = Discard pile: { $count }
terminal-points = Points
terminal-plan-legend = Doors: · joined, ○ open, ◌ into a courtyard, × walled up. ┅ fence, ✓ completed, ▾ downstairs. The numbers are the corners of the places.
terminal-more = { $count ->
    [one] { $count } more line of answers: press Enter.
   *[other] { $count } more lines of answers: press Enter.
  }
terminal-castles = { $seats ->
    [1] “castle 1” draws it whole.
   *[other] “castle 1” to “castle { $seats }” draw each one whole.
  }
terminal-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
terminal-doors = Doors: { $count }.
