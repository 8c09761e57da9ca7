# Mercado: one catalogue for the browser and the terminal.
# Names of players, tiles and coins are inserted as they are: write sentences that need no inflection of them.

mercado-title = Mercado
mercado-about = Draw coins blindly from your purse, lay them down beside goblets, silks and perfumes, and be the first to pay the full price. False money is in the purse as well.
mercado-facts = 2–4 players, about 30 minutes

## Coins

mercado-coin-gold = gold
mercado-coin-silver = silver
mercado-coin-copper = copper
mercado-coin-turquoise = turquoise
mercado-coin-white = wild (white)
mercado-coin-black = counterfeit (black)
mercado-coins-of = { $count } × { $coin }
mercado-no-coins = no coins

## The tiles: 24 valuable objects, 12 enchanting perfumes, the market tiles

mercado-tile-letter_opener = Letter opener
mercado-tile-silver_jug = Silver jug
mercado-tile-pewter_cup = Pewter cup
mercado-tile-fan = Fan
mercado-tile-gold_goblet = Gold goblet
mercado-tile-silver_cutlery = Silver cutlery
mercado-tile-clock = Clock
mercado-tile-necklace = Necklace
mercado-tile-book = Book
mercado-tile-ring = Ring
mercado-tile-cloth = Cloth
mercado-tile-music_box = Music box
mercado-tile-painting = Painting
mercado-tile-vase = Vase
mercado-tile-shoes = Shoes
mercado-tile-gloves = Gloves
mercado-tile-mirror = Mirror
mercado-tile-hat = Hat
mercado-tile-candlestick = Candlestick
mercado-tile-chess_set = Chess set
mercado-tile-jewel_casket = Jewel casket
mercado-tile-teapot = Teapot
mercado-tile-lute = Lute
mercado-tile-tapestry = Tapestry
mercado-tile-rose = Rose
mercado-tile-lavender = Lavender
mercado-tile-jasmine = Jasmine
mercado-tile-amber = Amber
mercado-tile-musk = Musk
mercado-tile-sandalwood = Sandalwood
mercado-tile-orange_blossom = Orange blossom
mercado-tile-violet = Violet
mercado-tile-myrrh = Myrrh
mercado-tile-cedar = Cedar
mercado-tile-vanilla = Vanilla
mercado-tile-bergamot = Bergamot
mercado-tile-head_merchant = Head merchant
mercado-tile-coin_changer = Coin changer
mercado-tile-cutpurse = Cutpurse

mercado-kind-object = Valuable object
mercado-kind-perfume = Enchanting perfume
mercado-kind-market = Market tile
mercado-tile-says = { $tile }. Price: { $price }.
mercado-price = Price: { $price }
mercado-price-same = { $count } coins of one colour
mercado-price-different = { $count } coins, all of different colours
mercado-price-black = { $count } counterfeit coins or more
mercado-points = { $points ->
    [0] No points.
    [one] { $points } point.
   *[other] { $points } points.
  }
mercado-points-rank = As many points as your position on the track: first gets 1, second 2 and so on.
mercado-points-reveal = Turn over the top object of the pile: its points are yours.
mercado-service-head_merchant = Gives you 1 privilege. Stays in the market for the whole game.
mercado-service-coin_changer = Gives you 1 wild coin, which you lay beside another tile at once. Stays in the market for the whole game.
mercado-service-cutpurse = Your drawn counterfeits gather here. With three or more you steal a seal from the next player who has one, or score 1 point for each wild coin that lies in the market.

## Effects and symbols

mercado-effect-wild = Wild coin
    .help = { $count ->
        [one] Take { $count } wild coin from the supply into your purse.
       *[other] Take { $count } wild coins from the supply into your purse.
      }
mercado-effect-fake = Counterfeit
    .help = { $count ->
        [one] Take { $count } counterfeit coin from the supply into your purse.
       *[other] Take { $count } counterfeit coins from the supply into your purse.
      }
mercado-effect-purge = Rid of counterfeits
    .help = { $count ->
        [one] Return { $count } counterfeit coin from your purse to the supply; if there is none, you may return one from your character tile.
       *[other] Return { $count } counterfeit coins from your purse to the supply; if there are none, you may return them from your character tile.
      }
mercado-effect-privilege = Privilege
    .help = { $count ->
        [one] Take { $count } privilege and keep it face down.
       *[other] Take { $count } privileges and keep them face down.
      }
mercado-effect-seal = Seal
    .help = { $count ->
        [one] Take { $count } seal from the supply.
       *[other] Take { $count } seals from the supply.
      }
mercado-effect-again = Extra turn
    .help = After this turn you have another complete turn.
mercado-effect-forward = Onward
    .help = Move { $count } more spaces.
mercado-effect-opp_fake = Counterfeit for the opponents
    .help = { $count ->
        [one] Every opponent takes { $count } counterfeit coin into the purse.
       *[other] Every opponent takes { $count } counterfeit coins into the purse.
      }
mercado-effect-opp_wild = Wild coin for the opponents
    .help = { $count ->
        [one] Every opponent takes { $count } wild coin into the purse.
       *[other] Every opponent takes { $count } wild coins into the purse.
      }
mercado-effect-opp_noseal = No seal for second place
    .help = No opponent gets a seal for second place at this tile.
mercado-effect-opp_giveup = Opponents give up a privilege
    .help = { $count ->
        [one] Every opponent gives up { $count } privilege of their own choice.
       *[other] Every opponent gives up { $count } privileges of their own choice.
      }

## Privileges

mercado-privilege-three = 3 steps
mercado-privilege-two = 2 steps
mercado-privilege-two_purge = 2 steps, rid of a counterfeit
mercado-privilege-two_seal = 2 steps and a seal
mercado-privilege-one_wild = 1 step and a wild coin
mercado-privilege-one_fake = 1 step, counterfeits for the opponents
mercado-privilege-one_again = 1 step and an extra turn
mercado-steps = { $steps ->
    [one] Move { $steps } step.
   *[other] Move { $steps } steps.
  }

## What is asked, and the answers

mercado-ask-privilege = Play a privilege before your action, or keep them all.
    .explained = One privilege a turn, before everything else. At the end of the game those you kept still give their steps.
mercado-ask-symbol = Your privilege ended on a symbol: carry it out or ignore it.
    .explained = Only after a privilege you may choose; after a purchase a symbol must be carried out.
mercado-ask-action = Draw coins, or put the coins of your character tile back into your purse?
    .explained = Your purse shows the odds of each colour. When it holds mostly black coins, it is time to put all coins back.
mercado-ask-seal = Give back a seal to draw two more coins?
    .explained = Once a turn a seal draws two more coins. Every seal that is left at the end is one space.
mercado-seal-ask = You drew { $coins }. Give back a seal to draw two more, or lay these coins?
mercado-ask-place = Lay coins beside the tiles; the rest goes back into your purse.
    .explained = Press a coin, then a lit tile. Coins stay there until you, or somebody else, pays the full price; yours come back if another is faster.
mercado-ask-evaluate = Several tiles are paid for: which one is settled first?
    .explained = The order matters: each purchase moves you, and where you land may carry a symbol.
mercado-ask-changer = Lay the wild coin of the coin changer beside another tile.
    .explained = A wild coin stands for any colour. Lay it where it completes a price, or where your colours are scarce.
mercado-ask-giveup = Choose a privilege to give up.
    .explained = Nobody sees which one you give up. The steps count at the end of the game.
mercado-ask-purge = No counterfeit in your purse: return one from your character tile?
    .explained = A counterfeit less is a better purse for the rest of the game.
mercado-ask-cutpurse = The cutpurse is yours: steal a seal, or take points for the wild coins in the market?
    .explained = Three counterfeits at the cutpurse earn this service; afterwards they lie on your character tile.

mercado-action-play = Play: { $privilege }
mercado-action-keep = Play none
mercado-action-take = { $hidden ->
    [yes] Carry out the symbol
   *[no] Carry out: { $effect }
  }
mercado-action-ignore = Ignore it
mercado-action-draw = Draw 3 coins
mercado-action-refill = Coins back into the purse
mercado-action-seal = Use a seal
mercado-action-spare = No seal
mercado-action-place = { $coin } to { $tile }
mercado-action-done = Done
mercado-action-evaluate = Settle { $tile }
mercado-action-give = Give up: { $privilege }
mercado-action-return = Return it
mercado-action-leave = Leave it
mercado-action-steal = { $hidden ->
    [yes] Steal a seal
   *[no] Steal a seal from { $player }
  }
mercado-action-points = { $hidden ->
    [yes] Take points
   *[no] { $points ->
        [one] Take { $points } point
       *[other] Take { $points } points
      }
  }

## What happened

mercado-event-round_began = Round { $round }
mercado-event-turn_began = { $extra ->
    [yes] { $seat } has an extra turn.
   *[no] { $seat } is to move.
  }
mercado-event-privilege_played = { $seat } plays a privilege.
mercado-event-privilege_shown = { $seat } plays a privilege: { $privilege }.
mercado-event-kept = { $seat } plays no privilege.
mercado-event-moved = { $steps ->
    [one] { $seat } moves { $steps } space, to space { $space }.
   *[other] { $seat } moves { $steps } spaces, to space { $space }.
  }
mercado-event-finish_reached = { $seat } is once round the track: this is the last round.
mercado-event-symbol = { $seat } meets the symbol “{ $effect }” on space { $space }.
mercado-event-ignored = { $seat } ignores the symbol “{ $effect }” on space { $space }.
mercado-event-drew = { $sealed ->
    [yes] { $seat } draws more coins.
   *[no] { $seat } draws coins.
  }
mercado-event-drew-coins = { $seat } draws { $coins }.
mercado-event-seal_used = { $seat } uses a seal.
mercado-event-spared = { $seat } uses no seal.
mercado-event-counterfeits = { $count ->
    [one] { $seat } lays aside { $count } counterfeit coin.
   *[other] { $seat } lays aside { $count } counterfeit coins.
  }
mercado-event-placed = { $seat } lays a coin ({ $coin }) beside { $tile }.
mercado-event-done = { $seat } has laid enough coins.
mercado-event-put_back = { $count ->
    [one] { $seat } puts { $count } coin back into the purse.
   *[other] { $seat } puts { $count } coins back into the purse.
  }
mercado-event-put_back-coins = { $seat } puts { $coins } back into the purse.
mercado-event-refilled = { $count ->
    [one] { $seat } puts { $count } coin from the character tile back into the purse.
   *[other] { $seat } puts { $count } coins from the character tile back into the purse.
  }
mercado-event-passed = { $seat } can do nothing and passes.
mercado-event-standstill = No coin fits anywhere any more: the game ends with this round.
mercado-event-bought = { $seat } buys { $tile }.
mercado-event-turned_over = { $points ->
    [one] { $tile } is turned over: { $points } point for { $seat }.
   *[other] { $tile } is turned over: { $points } points for { $seat }.
  }
mercado-event-used = { $seat } pays for { $tile }.
mercado-event-took_white = { $count ->
    [one] { $seat } takes { $count } wild coin.
   *[other] { $seat } takes { $count } wild coins.
  }
mercado-event-took_black = { $count ->
    [one] { $seat } takes { $count } counterfeit coin.
   *[other] { $seat } takes { $count } counterfeit coins.
  }
mercado-event-took_seal = { $count ->
    [one] { $seat } takes { $count } seal.
   *[other] { $seat } takes { $count } seals.
  }
mercado-event-second_seal = { $seat } takes a seal for second place at { $tile }.
mercado-event-took_privilege = { $hidden ->
    [yes] { $seat } takes a privilege.
   *[no] { $seat } takes a privilege: { $privilege }.
  }
mercado-event-extra_turn = { $seat } will have an extra turn.
mercado-event-purged = { $seat } returns a counterfeit coin to the supply.
mercado-event-left = { $seat } returns no counterfeit coin.
mercado-event-gave_up = { $hidden ->
    [yes] { $seat } gives up a privilege.
   *[no] { $seat } gives up a privilege: { $privilege }.
  }
mercado-event-nothing = “{ $effect }” brings nothing for { $seat }.
mercado-event-paid = { $count ->
    [0] { $seat } pays for { $tile } with wild coins.
    [one] { $seat } lays { $count } spent coin on the character tile.
   *[other] { $seat } lays { $count } spent coins on the character tile.
  }
mercado-event-sent_back = { $count ->
    [one] { $seat } gets { $count } coin back from { $tile }.
   *[other] { $seat } gets { $count } coins back from { $tile }.
  }
mercado-event-discarded = { $tile } leaves the market.
mercado-event-laid_out = New in the market: { $tile }.
mercado-event-reshuffled = { $pile } are shuffled anew.
mercado-event-stole = { $by } steals a seal from { $seat }.
mercado-event-cutpurse_points = { $points ->
    [one] The cutpurse brings { $seat } { $points } point.
   *[other] The cutpurse brings { $seat } { $points } points.
  }
mercado-event-final_count = { $points ->
    [0] { $seat } has nothing left to count.
    [one] { $seat } counts seals and privileges: { $points } more step.
   *[other] { $seat } counts seals and privileges: { $points } more steps.
  }
mercado-event-game_ended = The game is over.

mercado-pile-objects = The valuable objects
mercado-pile-perfumes = The enchanting perfumes
mercado-pile-privileges = The privileges

## Points at the end

mercado-reason-track = Spaces moved during the game
mercado-reason-seals = { $count ->
    [one] { $count } seal left
   *[other] { $count } seals left
  }
mercado-reason-privileges = { $count ->
    [one] Steps of { $count } privilege left
   *[other] Steps of { $count } privileges left
  }

## Options of a new table

mercado-option-first = Who begins
    .hint = Who takes the first turn.
mercado-option-first-random = Drawn by lot
mercado-option-first-0 = Seat 1
mercado-option-first-1 = Seat 2
mercado-option-first-2 = Seat 3
mercado-option-first-3 = Seat 4
mercado-option-side = Board
    .hint = Side A is the calmer board; side B has more symbols to be reached.
mercado-option-side-A = Side A, for a first game
mercado-option-side-B = Side B, more symbols
mercado-option-disc = Starting disc
    .hint = Where the disc lies, on the ring of spaces, when the game begins.
mercado-option-disc-0 = Space 0, top right corner
mercado-option-disc-1 = Space 1, right
mercado-option-disc-2 = Space 2, right
mercado-option-disc-3 = Space 3, right
mercado-option-disc-4 = Space 4, right
mercado-option-disc-5 = Space 5, right
mercado-option-disc-6 = Space 6, right
mercado-option-disc-7 = Space 7, bottom right corner
mercado-option-disc-8 = Space 8, bottom
mercado-option-disc-9 = Space 9, bottom
mercado-option-disc-10 = Space 10, bottom
mercado-option-disc-11 = Space 11, bottom
mercado-option-disc-12 = Space 12, bottom
mercado-option-disc-13 = Space 13, bottom
mercado-option-disc-14 = Space 14, bottom
mercado-option-disc-15 = Space 15, bottom left corner
mercado-option-disc-16 = Space 16, left
mercado-option-disc-17 = Space 17, left
mercado-option-disc-18 = Space 18, left
mercado-option-disc-19 = Space 19, left
mercado-option-disc-20 = Space 20, left
mercado-option-disc-21 = Space 21, left
mercado-option-disc-22 = Space 22, top left corner
mercado-option-disc-23 = Space 23, top
mercado-option-disc-24 = Space 24, top
mercado-option-disc-25 = Space 25, top
mercado-option-disc-26 = Space 26, top
mercado-option-disc-27 = Space 27, top
mercado-option-disc-28 = Space 28, top
mercado-option-disc-29 = Space 29, top
mercado-option-promo = The Cutpurse
    .hint = A service more, for drawn counterfeits.
mercado-option-promo-no = Without the Cutpurse
mercado-option-promo-yes = With the Cutpurse, who steals a seal or brings points for wild coins
mercado-option-colours = Colours

## The board

mercado-market = The market
mercado-round = Round { $round }
mercado-last-round = Last round
mercado-extra-turns = { $count ->
    [one] Extra turn
   *[other] { $count } extra turns
  }
mercado-supply = Supply
mercado-supply-white = { $count ->
    [one] { $count } wild coin in the supply
   *[other] { $count } wild coins in the supply
  }
mercado-supply-black = { $count ->
    [one] { $count } counterfeit coin in the supply
   *[other] { $count } counterfeit coins in the supply
  }
mercado-supply-seals = { $count ->
    [one] { $count } seal in the supply
   *[other] { $count } seals in the supply
  }
mercado-supply-privileges = { $count ->
    [one] { $count } privilege in the stack
   *[other] { $count } privileges in the stack
  }
mercado-supply-objects = { $count ->
    [one] { $count } object in the pile
   *[other] { $count } objects in the pile
  }
mercado-supply-perfumes = { $count ->
    [one] { $count } perfume in the pile
   *[other] { $count } perfumes in the pile
  }
mercado-standings = Positions
mercado-ring = The track, side { $side }
mercado-space = Space { $space }
mercado-disc = starting disc
mercado-stack = from the top: { $names }
mercado-past = { $seat } (past the disc)

mercado-edge = { $missing ->
    [0] { $seat }: { $coins }, fully paid
   *[other] { $seat }: { $coins }, { $missing } missing
  }
mercado-stall-place = Lay { $coin } beside { $tile }. { $words }
mercado-stall-open = Choose { $tile } for a coin. { $words }
mercado-stall-evaluate = Settle { $tile } now. { $words }
mercado-complete = Paid
mercado-completes = Completes it

mercado-preview = Paid in full now, it would bring you
mercado-preview-token = Played now, its steps would bring you
mercado-preview-move = { $points ->
    [one] { $points } point: to space { $space }.
   *[other] { $points } points: to space { $space }.
  }
mercado-preview-rank = You are in position { $rank }, so this is what it is worth.
mercado-preview-reveal = The points of an object that is turned over.
mercado-preview-symbol = The symbol there: { $text }
mercado-preview-occupied = Another marker stands there, so its symbol does not count.
mercado-preview-finish = You would be once round: the last round begins.
mercado-preview-second = A seal for second place goes to: { $names }.
mercado-preview-steal = A seal of { $seat }, or points for the wild coins in the market.

mercado-tray = Your side of the table
mercado-turn = { $seat } is to move
mercado-draws = { $seat } has drawn
mercado-drawn = Coins drawn
mercado-drawn-fits = Coin: { $coin }. Fits beside { $tiles }.
mercado-drawn-none = Coin: { $coin }. Fits nowhere now.
mercado-stall-unfit = This coin ({ $coin }) does not fit its price.
mercado-stall-none = None of your coins fits its price.
mercado-stall-full = Your price is complete here: no further coin is needed.
mercado-keys = Arrow keys move, Enter chooses, 1–9 choose a tile, Esc lets go.
mercado-undo = Take back
mercado-purse = { $count ->
    [one] Purse: { $count } coin
   *[other] Purse: { $count } coins
  }
mercado-purse-inside = In the purse
mercado-odds = { $count ->
    [one] In the purse, and how likely each is with the next coin
   *[other] In the purse, and how likely each is among the next { $count } coins
  }
mercado-odds-coin = { $coin }: { $count } inside, { $percent } %
mercado-character = Character tile
mercado-character-count = { $count ->
    [one] Character tile: { $count } coin
   *[other] Character tile: { $count } coins
  }
mercado-character-empty = empty
mercado-character-help = Spent coins and drawn counterfeits lie here, out of circulation, until you use a whole turn to put them back into your purse.
mercado-seals = { $count ->
    [one] { $count } seal
   *[other] { $count } seals
  }
mercado-seals-label = Seals
mercado-seal-help = Once a turn, a seal lets you draw two more coins. Every seal left at the end is one step.
mercado-privileges = Privileges
mercado-privileges-none = none
mercado-privileges-count = { $count ->
    [one] { $count } privilege
   *[other] { $count } privileges
  }
mercado-token = Privilege: { $privilege }. { $words }
mercado-token-play = Play the privilege: { $privilege }. { $words }
mercado-token-give = Give up the privilege: { $privilege }. { $words }
mercado-panel-progress = Progress { $progress }, position { $rank }
mercado-progress-help = Spaces gone from the starting disc: the points of this game.
mercado-panel-open = { $name }: purse { $purse }, character tile { $character }. Show the coins.
mercado-panel-title = Coins of { $name }
mercado-sold = Bought and turned over
mercado-sold-turned = { $tile } (turned over)
mercado-sold-none = nothing yet
mercado-played = Privileges played by all since the last shuffle

## The page of rules

mercado-rules-title = Mercado in short
mercado-rules-goal-title = The aim
mercado-rules-goal = You are rich, and want to be admired. Whoever pays the full price of something beautiful moves forward on the ring of 30 spaces. When somebody has gone once round, the round is finished; whoever is farthest from the starting disc wins.
mercado-rules-purse-title = Your purse
mercado-rules-purse = It begins with 25 coins: five of each colour and five counterfeits. You draw blindly, but what is inside is no secret; your tray shows the contents and the odds.
mercado-rules-turn-title = Your turn
mercado-rules-turn = First you may play one privilege. Then either draw three coins and lay them beside tiles, or put all coins of your character tile back into your purse. With fewer than three coins in the purse you must do the latter.
mercado-rules-place-title = Drawing and laying
mercado-rules-place = After seeing your three coins you may give back one seal to draw two more. Counterfeits go to your character tile at once. Lay the others at your own edge of one or several tiles, as far as they fit the price; at least one, if any fits. The rest goes back into the purse. Coins stay beside a tile until somebody pays it in full.
mercado-rules-prices-title = Prices
mercado-rules-prices = Coloured coins: exactly these. Four-coloured coins joined by an equals sign: all of one colour, which everyone chooses for themselves. Joined by an unequal sign: all of different colours. A wild coin stands for any colour; where a wild coin itself is demanded, nothing else will do.
mercado-rules-buy-title = Paying in full
mercado-rules-buy = At the end of your turn every tile you have paid in full is settled, in an order of your choice: you move by its points; the opponent with most coins there takes a seal (all of them on a tie); you take its effects, then the opponents theirs. Your coins go to your character tile, wild ones to the supply; the others get theirs back, and a new tile takes its place.
mercado-rules-track-title = The track
mercado-rules-track = Markers go clockwise and count occupied spaces. If yours ends on a free space with a symbol, it is carried out; after a privilege you may ignore it. On an occupied space you are put on top and the symbol does not count. Whoever is on top of a stack is ahead. Beyond the starting disc symbols have no effect any more.
mercado-rules-market-title = Head merchant and coin changer
mercado-rules-market = Both stay in the market for the whole game and give no points. Coins of the other players stay there when somebody has paid, and second place gets no seal.
mercado-rules-final-title = The end
mercado-rules-final = When a marker reaches or passes the starting disc, the round is played to its end. Then everyone moves one step for each seal left and the steps of all privileges left; symbols and extras no longer count. The farthest marker wins; in a stack the one on top.
mercado-rules-secret-title = What is secret
mercado-rules-secret = Everything lies open but the faces of privileges: only their owners know them, until they are played or the game ends. The order of the piles is known to nobody, nor what comes out of a purse.
mercado-rules-promo-title = The Cutpurse (option)
mercado-rules-promo = A third market tile. Drawn counterfeits are laid beside it instead of on the character tile. With three or more of them you steal a seal from the nearest player clockwise who has one, or score a point for each wild coin that lies in the market; then they go to your character tile.
mercado-rules-effects = Effects and symbols
mercado-rules-tokens = The 18 privileges
mercado-rules-token-count = { $count } ×
mercado-rules-objects = The 24 valuable objects
mercado-rules-perfumes = The 12 enchanting perfumes
mercado-rules-people = The market tiles
mercado-rules-sides = The two sides of the board
mercado-rules-side = Side { $side }

## What the others read while somebody decides

mercado-thinks-privilege = { $name } may play a privilege …
mercado-thinks-symbol = { $name } may carry out a symbol …
mercado-thinks-action = { $name } is choosing between drawing and returning coins …
mercado-thinks-seal = { $name } may give back a seal for two more coins …
mercado-thinks-place = { $name } is laying coins beside the tiles …
mercado-thinks-evaluate = { $name } is choosing which tile is settled first …
mercado-thinks-changer = { $name } is laying the coin changer’s wild coin …
mercado-thinks-giveup = { $name } is giving up a privilege …
mercado-thinks-purge = { $name } may return a counterfeit coin …
mercado-thinks-cutpurse = { $name } is choosing what the Cutpurse brings …

## Glossary

mercado-term-purse = Purse
    .help = Your bag of coins. You draw blindly, but its contents are no secret.
mercado-term-edge = Edge
    .help = Your side of a tile, where your coins for it lie.
mercado-term-character = Character tile
    .help = Holds spent coins and drawn counterfeits until you put them back.
mercado-term-counterfeit = Counterfeit
    .help = A black coin. It pays for nothing.
mercado-term-wild = Wild coin
    .help = A white coin that stands for any colour. Once spent it goes to the supply.
mercado-term-seal = Seal
    .help = Draws two more coins, or one space at the end of the game.
mercado-term-privilege = Privilege
    .help = A secret token with steps, played before your action or counted at the end.
mercado-term-disc = Starting disc
    .help = The space where all markers begin. Whoever comes back to it ends the game.
