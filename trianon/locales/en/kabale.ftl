# Kabale & Hiebe: one catalogue for the browser and the terminal.
# Names of players and cards are inserted as they are: write sentences that need no inflection of them.

kabale-title = Kabale & Hiebe
kabale-about = Slip your courtiers, schemers and monsters face down into the columns, and win the goal cards with influence or with trickery.
kabale-facts = 2–6 players, six rounds, about 40 minutes

## The 25 influence cards

kabale-card-king = King
    .help = The most powerful card of all. No effect.
kabale-card-queen = Queen
    .help = Nearly as mighty as the king. No effect.
kabale-card-juliet = Juliet
    .help = Strong by herself, and she makes your own Romeo worth 15 in the same column.
kabale-card-alchemist = Alchemist
    .help = Counts 12 under an alchemy goal card and 8 anywhere else. This is not an effect, so nothing cancels it.
kabale-card-swordsman = Swordsman
    .help = Counts 12 under a military goal card and 8 anywhere else. This is not an effect, so nothing cancels it.
kabale-card-farmer = Farmer
    .help = Counts 12 under an agriculture goal card and 8 anywhere else. This is not an effect, so nothing cancels it.
kabale-card-merchant = Merchant
    .help = Counts 12 under a trade goal card and 8 anywhere else. This is not an effect, so nothing cancels it.
kabale-card-cardinal = Cardinal
    .help = Counts 12 under a religion goal card and 8 anywhere else. This is not an effect, so nothing cancels it.
kabale-card-troubadour = Troubadour
    .help = Counts 12 under an art goal card and 8 anywhere else. This is not an effect, so nothing cancels it.
kabale-card-explorer = Explorer
    .help = When turned up, it travels to the next open column on the right (from the last one to the first) and lies there face down at the foot. If it covers a hidden card, that card is turned up. At most one journey per turn.
kabale-card-assassin = Assassin
    .help = When turned up, it kills the card that turned it up: that card goes to its owner’s discard pile without any effect. Cards laid here later are safe.
kabale-card-storm = Storm
    .help = When turned up, it closes the column for this round: nothing may be laid or travel here any more. A closed column counts as filled.
kabale-card-disguise = Disguise
    .help = Worth 0. When it is turned up, you may hide one hand card under it and draw a new one. The hidden card stays secret until the round ends and counts in full.
kabale-card-traitor = Traitor
    .help = When turned up, you may exchange the goal card of this column with that of any other column. The influence cards stay where they are.
kabale-card-musketeers = Musketeers
    .help = Counted first: every effect in this column is cancelled and cards count their plain values. Doppelgangers are worth nothing.
kabale-card-mage = Mage
    .help = When counting, removes every card worth 10 or more from this column, a disguised one too. Two or more mages block each other.
kabale-card-witch = Witch
    .help = When counting, removes every other card worth 9 or less from this column, after the mage. Two or more witches block each other.
kabale-card-prince = Prince
    .help = Prince and squire of one colour together win the column outright, if both are still there after mage and witch.
kabale-card-squire = Squire
    .help = Squire and prince of one colour together win the column outright, if both are still there after mage and witch.
kabale-card-hermit = Hermit
    .help = Loses 1 for each other card in the column, above or below, but never falls below 0.
kabale-card-doppelganger = Doppelganger
    .help = Takes the value of the card directly below it, but not its effect. With no card below it has no value.
kabale-card-dragon = Dragon
    .help = When counting, every card of the other players in this column loses 2, but none falls below 0. Several dragons add up.
kabale-card-romeo = Romeo
    .help = Counts 5 alone, but 15 when your own Juliet is in the same column.
kabale-card-beggar = Beggar
    .help = Where a beggar counts, the lowest total wins. On a tie the lowest card decides.
kabale-card-tomthumb = Tom Thumb
    .help = Gains 3 for each other card in the column, above or below.

kabale-class-number = Value only
kabale-class-immediate = Acts when turned up
kabale-class-evaluation = Acts when the column is counted

## Goal cards

kabale-symbol-alchemy = Alchemy
kabale-symbol-military = Military
kabale-symbol-agriculture = Agriculture
kabale-symbol-trade = Trade
kabale-symbol-religion = Religion
kabale-symbol-art = Art

kabale-goal = { $symbol } { $value }
kabale-column = Column { $column }

## What is asked, and the answers

kabale-ask-lay = Lay one card from your hand face down at the foot of a column.
    .explained = Press a card, then the foot of a column. It lies hidden until the next card is laid below it; the number on the goal card says how many cards fill the column.
kabale-ask-disguise = Your disguise was turned up: hide a hand card under it, or decline.
    .explained = A hidden card counts with its full value and stays secret until the round ends: a good place for a king.
kabale-ask-traitor = Your traitor was turned up: exchange its goal card with another column’s, or decline.
    .explained = Only the goal cards change places, all other cards stay. Bring the better prize to the column where you lead.
kabale-ask-lay-card-chosen = { $card }: now choose a column.
kabale-ask-lay-column-chosen = Column { $column }: now choose a card from your hand.

kabale-action-lay = { $card } to column { $column }
kabale-action-tuck = Hide { $card } under the disguise
kabale-action-swap = Exchange goal cards with column { $column }
kabale-action-decline = Decline

## What happened

kabale-event-round_began = Round { $round } begins. { $first } goes first.
kabale-event-drew = { $hidden ->
    [yes] { $seat } draws a card.
   *[no] { $seat } draws { $card }.
  }
kabale-event-reshuffled = { $seat } shuffles the discard pile into a new deck.
kabale-event-laid = { $hidden ->
    [yes] { $seat } lays a card in column { $column }.
   *[no] { $seat } lays { $card } in column { $column }.
  }
kabale-event-revealed = Column { $column }: { $card } ({ $seat }) is turned up.
kabale-event-moved = { $card } ({ $seat }) travels from column { $column } to column { $to }.
kabale-event-stayed = { $card } ({ $seat }) stays in column { $column }.
kabale-event-killed = Column { $column }: the assassin of { $by } strikes down { $card } ({ $seat }).
kabale-event-closed = The storm of { $seat } closes column { $column }.
kabale-event-tucked = { $hidden ->
    [yes] { $seat } hides a card under the disguise in column { $column }.
   *[no] { $seat } hides { $card } under the disguise in column { $column }.
  }
kabale-event-declined = { $seat } does not use the effect of { $card }.
kabale-event-swapped = The traitor of { $seat } exchanges the goal cards of columns { $column } and { $other }.
kabale-event-passed = { $seat } has no card to lay.
kabale-event-round_ended = All columns are filled: { $seat } ends round { $round }.
kabale-event-turned_up = Column { $column }: the hidden cards are turned up.
kabale-event-evaluated = { $why ->
    [highest] Column { $column } ({ $symbol } { $value }): the highest total wins.
    [lowest] Column { $column } ({ $symbol } { $value }): a beggar is here, the lowest total wins.
    [pair] Column { $column } ({ $symbol } { $value }): prince and squire together win.
    [cancelled] Column { $column } ({ $symbol } { $value }): the musketeers cancel all effects, the highest total wins.
   *[nobody] Column { $column } ({ $symbol } { $value }): nobody has a card left, nobody wins.
  }
kabale-event-won = { $seat } wins { $symbol } { $value }.
kabale-event-game_ended = The game is over.

## Points at the end

kabale-reason-goal = { $symbol } { $value }
kabale-reason-set = { $symbol } { $value } in the full set, doubled
kabale-reason-extra = { $symbol } { $value } beyond the set

## Options of a new table

kabale-option-first = Who begins
    .hint = Who lays the first card; then it goes round.
kabale-option-first-random = Drawn by lot
kabale-option-first-0 = Seat 1
kabale-option-first-1 = Seat 2
kabale-option-first-2 = Seat 3
kabale-option-first-3 = Seat 4
kabale-option-first-4 = Seat 5
kabale-option-first-5 = Seat 6
kabale-option-variant = Variant
    .hint = With two players the French variant leaves out the cheapest goal cards, so every column matters.
kabale-option-variant-standard = Standard
kabale-option-variant-french = French, for two: without goal cards of value 1
kabale-option-colours = Colours

## The board

kabale-round = Round { $round } of { $rounds }
kabale-goals-left = { $count ->
    [0] no goal cards left
    [one] { $count } goal card left
   *[other] { $count } goal cards left
  }
kabale-columns = Columns
kabale-column-missing = { $count ->
    [0] filled
    [one] { $count } to fill
   *[other] { $count } to fill
  }
kabale-column-missing-long = { $count ->
    [0] filled
    [one] one more card fills it
   *[other] { $count } more cards fill it
  }
kabale-column-filled = Filled
kabale-column-closed = Closed
kabale-column-shut = A storm has closed this column: nothing more is laid here in this round.
kabale-column-nobody = Nobody would get it now.
kabale-column-goal = { $seat } would get it now: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, as far as you can see.
kabale-hand-place = Column { $column }: counts { $value }, beside your { $total }.
kabale-column-label = Column { $column }, { $goal }, { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
  }, { $state }
kabale-column-empty = No cards yet
kabale-column-choose-card = Lay { $card } in column { $column }
kabale-column-start = Choose column { $column } first
kabale-column-exchange = Exchange with column { $column }

kabale-standing = Counts now
kabale-standing-label = Column { $column } would count now: { $list }
kabale-standing-entry = { $seat } { $total }
kabale-standing-leads = { $seat } leads
kabale-standing-nobody = nobody leads
kabale-standing-unknown = { $count ->
    [one] { $count } unknown card
   *[other] { $count } unknown cards
  }
kabale-standing-unknown-short = +{ $count } ?
kabale-standing-help = From the cards you know. Hidden cards of others can still change it.
kabale-now-counts = Would count { $value } here now.
kabale-now-removed-mage = The mage would remove it here now.
kabale-now-removed-witch = The witch would remove it here now.

kabale-face-up = { $card }, value { $value }, { $seat }
kabale-face-down = Face-down card, { $seat }
kabale-face-own = { $card }, value { $value }, face down, only you know it
kabale-face-known = { $card }, value { $value }, { $seat }, face down, everyone saw it
kabale-face-tucked = { $label }, under the disguise
kabale-face-only-you = Only you know this card
kabale-face-everyone = Face down, but everyone saw it
kabale-value-none = none

kabale-hand = Your hand
kabale-hand-empty = No cards in hand
kabale-hand-card = { $card }, value { $value }

kabale-keys = Arrow keys move, Enter chooses, 1–6 choose a column, Esc cancels.

kabale-won = Goal cards won
kabale-won-count = { $count ->
    [0] no goal cards
    [one] { $count } goal card
   *[other] { $count } goal cards
  }
kabale-deck-count = Deck: { $count }
kabale-hand-count = Hand: { $count }
kabale-won-help = They make the points at the end; until then only their owner sees which they are.
kabale-deck-help = Cards to draw from, face down. When it is empty, the discard pile becomes the new deck.
kabale-hand-help = Cards to choose from in the own turn.
kabale-discard-show = Discard pile of { $seat }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
kabale-discard-title = Discard pile of { $seat }
kabale-discard-empty = The discard pile is empty.

## Animated scenes

kabale-scene-reveal = All hidden cards are turned up.

## Counting a round

kabale-eval-title = Round { $round }: how the columns were counted
kabale-eval-open = Last round
kabale-eval-open-label = See how the columns of the last round were counted
kabale-eval-next = Next column
kabale-eval-all = All columns
kabale-eval-close = Back to the board
kabale-eval-total = Total
kabale-eval-winner = { $seat } wins { $goal }
kabale-eval-nobody = Nobody wins { $goal }
kabale-eval-why-highest = Highest total.
kabale-eval-why-lowest = A beggar is in the column: the lowest total wins.
kabale-eval-why-pair = Prince and squire of one colour win outright.
kabale-eval-why-cancelled = Musketeers cancel all effects: plain values, the highest total wins.
kabale-eval-why-nobody = Nobody has a card left here.
kabale-eval-tie-high = Tie: the card nearest the goal card decides.
kabale-eval-tie-low = Tie: the card farthest from the goal card decides.
kabale-eval-removed-mage = Removed by the mage
kabale-eval-removed-witch = Removed by the witch
kabale-eval-no-value = no value
kabale-eval-changed = printed { $printed }
kabale-eval-empty = No cards lay here.

## The page of rules

kabale-rules-title = Kabale & Hiebe in short
kabale-rules-goal-title = The aim
kabale-rules-goal = Everyone has the same 25 influence cards in a colour of their own. In six rounds you fight over goal cards of six symbols; after the last round they are your points.
kabale-rules-setup-title = How it begins
kabale-rules-setup = Everyone shuffles the own 25 cards into a deck and draws three of them. For each player six goal cards, drawn at random, are in the game; nobody sees the others. Every round has as many columns as there are players. Hands, decks and discard piles are kept from round to round.
kabale-rules-column-title = A column
kabale-rules-column = Cards lie below their goal card, each newer one at the foot. A card belongs to the player of its colour for the whole game, and counts only in the column where it lies. When a card leaves, those below move up.
kabale-rules-turn-title = Your turn
kabale-rules-turn = Lay one of your three hand cards face down at the foot of any open column, then draw one. If the card above lay face down, it is turned up; some cards then act at once.
kabale-rules-end-title = End of a round
kabale-rules-end = A column is filled when it holds at least as many cards as the number on its goal card. You may go on laying cards into a filled column. When all columns are filled, the round ends at once and every hidden card is turned up; effects that act on turning up no longer happen.
kabale-rules-count-title = Counting a column
kabale-rules-count = First the musketeers, then mage, witch, and prince with squire; after them all other effects. Then everyone adds up their own cards: the highest total takes the goal card. On a tie, the card nearest the goal card decides.
kabale-rules-final-title = Final points
kabale-rules-final = Add up the values of your goal cards. With all six symbols, the best card of each symbol counts double and every further card costs 1 point; you always get the better of both counts.
kabale-rules-secret-title = What is secret
kabale-rules-secret = Everyone sees the goal cards of the row, the face-up cards, whose card every hidden one is, the discard piles, and how many cards everybody has. Only you know your hand, your own hidden cards and the goal cards you have won. An explorer that has moved lies face down, but everyone has seen it.
kabale-rules-cards-title = The 25 cards
kabale-rules-cards-value = Value { $value }
kabale-rules-values-note = Card values that the rulebook does not state come from card tables published by owners of the game.

## What the others read while somebody decides

kabale-thinks-lay = { $name } is choosing a card to lay …
kabale-thinks-disguise = { $name } is deciding what to hide under the disguise …
kabale-thinks-traitor = { $name } is deciding where to send the traitor’s goal card …

## Glossary

kabale-term-goal = Goal card
    .help = Lies at the head of a column: its symbol, its points, and how many cards fill the column.
kabale-term-hidden = Hidden
    .help = Face down. Only the last card of a column is, until another is laid below it.
kabale-term-filled = Filled
    .help = A column with at least as many cards as its goal card says. When all are, the round ends.
kabale-term-closed = Closed
    .help = A storm was turned up: nothing more comes into this column in this round.
kabale-term-cancelled = Cancelled
    .help = An effect that does not happen, because of the musketeers for instance; the card still counts its plain value.
