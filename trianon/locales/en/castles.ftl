# Castles of Mad King Ludwig: one catalogue for the browser and the terminal.
# Names of players and rooms are inserted as they are: write sentences that need no inflection of them.

castles-title = Castles of Mad King Ludwig
castles-about = Buy rooms at prices your rivals have set, and build the most splendid and odd of castles.
castles-facts = 1–4 players, about 90 minutes

## Types of rooms, and what completing one brings

castles-type-living = Living room
    .reward = Score this room once more: its points and its own bonus as the castle stands now.
castles-type-activity = Activity room
    .reward = 5 points.
castles-type-food = Food room
    .reward = Take an extra turn at once.
castles-type-sleeping = Sleeping room
    .reward = Look through one stack of rooms and put up to two of them on the card deck: they come to the market next.
castles-type-outdoor = Garden
    .reward = 10,000 marks from the bank.
castles-type-utility = Utility room
    .reward = Draw two bonus cards and keep one of them.
castles-type-corridor = Corridor
    .reward = Take a hallway or stairs for free and lay it at once, once per turn.
castles-type-downstairs = Downstairs room
    .reward = Every second one completed: choose any of the other seven rewards.

## The tiles

castles-room-pantry = Pantry
castles-room-larder = Larder
castles-room-buttery = Buttery
castles-room-powder_room = Powder Room
castles-room-broom_closet = Broom Closet
castles-room-cloak_room = Cloak Room
castles-room-pink_cabinet = Pink Cabinet
castles-room-focus_room = Focus Room
castles-room-lilac_cabinet = Lilac Cabinet
castles-room-piano_room = Piano Room
castles-room-berchta_room = Berchta Room
castles-room-flute_room = Flute Room
castles-room-bottomless_pit = Bottomless Pit
castles-room-fungus_room = Fungus Room
castles-room-the_hole = The Hole
castles-room-study = Study
castles-room-sitting_room = Sitting Room
castles-room-parlor = Parlor
castles-room-washroom = Washroom
castles-room-dirt_room = Dirt Room
castles-room-utility_room = Utility Room
castles-room-anteroom = Anteroom
castles-room-food_prep_room = Food Prep Room
castles-room-meat_locker = Meat Locker
castles-room-nap_room = Nap Room
castles-room-dressing_room = Dressing Room
castles-room-solar = Solar
castles-room-porch = Porch
castles-room-gatehouse = Gatehouse
castles-room-shed = Shed
castles-room-mold_room = Mold Room
castles-room-knight_room = Knight Room
castles-room-crypt = Crypt
castles-room-billiards_room = Billiards Room
castles-room-oratory = Oratory
castles-room-sewing_room = Sewing Room
castles-room-sauna = Sauna
castles-room-panic_room = Panic Room
castles-room-laundry_room = Laundry Room
castles-room-scullery = Scullery
castles-room-dining_room = Dining Room
castles-room-kitchen = Kitchen
castles-room-queens_bedroom = Queen’s Bedroom
castles-room-guest_bedroom = Guest Bedroom
castles-room-tasso_room = Tasso Room
castles-room-salon = Salon
castles-room-gallery_of_mirrors = Gallery of Mirrors
castles-room-great_hall = Great Hall
castles-room-upper_hall = Upper Hall
castles-room-train_room = Train Room
castles-room-nine_pin_alley = 9 Pin Alley
castles-room-east_tapestry_chamber = East Tapestry Chamber
castles-room-observatory = Observatory
castles-room-french_gazebo = French Gazebo
castles-room-pumpkin_garden = Pumpkin Garden
castles-room-grand_bedchamber = Grand Bedchamber
castles-room-servants_quarters = Servants’ Quarters
castles-room-drawing_room = Drawing Room
castles-room-west_tapestry_room = West Tapestry Room
castles-room-formal_gardens = Formal Gardens
castles-room-coach_house = Coach House
castles-room-armory = Armory
castles-room-dungeon = Dungeon
castles-room-forum = Forum
castles-room-theater = Theater
castles-room-hundings_hut = Hunding’s Hut
castles-room-green_house = Green House
castles-room-venus_grotto = Venus Grotto
castles-room-secret_lair = Secret Lair
castles-room-vestibule = Vestibule
castles-room-throne_room = Throne Room
castles-room-terrace_gardens = Terrace Gardens
castles-room-stables = Stables
castles-room-singers_chamber = Singers’ Chamber
castles-room-audience_room = Audience Room
castles-room-foyer = Foyer
castles-room-hallway = Hallway
castles-room-stairs = Stairs
castles-numbered = { $room } { $number }

## Bonus cards and favors

castles-card-all_sizes = Every size
    .help = { $points } points for a room tile of each of the ten sizes. Foyer, hallways and stairs do not help.
castles-card-all_types = Every type
    .help = { $points } points for a room of each of the eight types.
castles-card-hallways = Hallways
    .help = { $points ->
        [one] { $points } point for each hallway, on either side.
       *[other] { $points } points for each hallway, on either side.
      }
castles-card-stairs = Stairs
    .help = { $points ->
        [one] { $points } point for each stairs.
       *[other] { $points } points for each stairs.
      }
castles-card-completed = Completed rooms
    .help = { $points ->
        [one] { $points } point for every { $per } completed rooms.
       *[other] { $points } points for every { $per } completed rooms.
      }
castles-card-square = Square rooms
    .help = { $points ->
        [one] { $points } point for each room of size 100 or 400.
       *[other] { $points } points for each room of size 100 or 400.
      }
castles-card-round = Round rooms
    .help = { $points ->
        [one] { $points } point for each room of size 150 or 500.
       *[other] { $points } points for each room of size 150 or 500.
      }
castles-card-cash = Cash
    .help = { $points ->
        [one] { $points } point for every { $per } marks left.
       *[other] { $points } points for every { $per } marks left.
      }
castles-card-external_doors = External doors
    .help = { $points ->
        [one] { $points } point for every { $per } doors that lead outside; corridors and courtyards do not count.
       *[other] { $points } points for every { $per } doors that lead outside; corridors and courtyards do not count.
      }
castles-card-type_living = Living rooms
    .help = { $points ->
        [one] { $points } point for each room of this type.
       *[other] { $points } points for each room of this type.
      }
castles-card-type_activity = Activity rooms
    .help = { $points ->
        [one] { $points } point for each room of this type.
       *[other] { $points } points for each room of this type.
      }
castles-card-type_food = Food rooms
    .help = { $points ->
        [one] { $points } point for each room of this type.
       *[other] { $points } points for each room of this type.
      }
castles-card-type_sleeping = Sleeping rooms
    .help = { $points ->
        [one] { $points } point for each room of this type.
       *[other] { $points } points for each room of this type.
      }
castles-card-type_outdoor = Gardens
    .help = { $points ->
        [one] { $points } point for each room of this type.
       *[other] { $points } points for each room of this type.
      }
castles-card-type_utility = Utility rooms
    .help = { $points ->
        [one] { $points } point for each room of this type.
       *[other] { $points } points for each room of this type.
      }
castles-card-type_corridor = Corridors
    .help = { $points ->
        [one] { $points } point for each room of this type.
       *[other] { $points } points for each room of this type.
      }
castles-card-type_downstairs = Downstairs rooms
    .help = { $points ->
        [one] { $points } point for each room of this type.
       *[other] { $points } points for each room of this type.
      }
castles-card-size_100 = Size 100
    .help = { $points ->
        [one] { $points } point for each room of size 100.
       *[other] { $points } points for each room of size 100.
      }
castles-card-size_150 = Size 150
    .help = { $points ->
        [one] { $points } point for each room of size 150.
       *[other] { $points } points for each room of size 150.
      }
castles-card-size_200 = Size 200
    .help = { $points ->
        [one] { $points } point for each room of size 200.
       *[other] { $points } points for each room of size 200.
      }
castles-card-size_250 = Size 250
    .help = { $points ->
        [one] { $points } point for each room of size 250.
       *[other] { $points } points for each room of size 250.
      }
castles-card-size_300 = Size 300
    .help = { $points ->
        [one] { $points } point for each room of size 300.
       *[other] { $points } points for each room of size 300.
      }
castles-card-size_350 = Size 350
    .help = { $points ->
        [one] { $points } point for each room of size 350.
       *[other] { $points } points for each room of size 350.
      }
castles-card-size_400 = Size 400
    .help = { $points ->
        [one] { $points } point for each room of size 400.
       *[other] { $points } points for each room of size 400.
      }
castles-card-size_450 = Size 450
    .help = { $points ->
        [one] { $points } point for each room of size 450.
       *[other] { $points } points for each room of size 450.
      }
castles-card-size_500 = Size 500
    .help = { $points ->
        [one] { $points } point for each room of size 500.
       *[other] { $points } points for each room of size 500.
      }
castles-card-size_600 = Size 600
    .help = { $points ->
        [one] { $points } point for each room of size 600.
       *[other] { $points } points for each room of size 600.
      }
castles-favor-count_living = Most rooms: living rooms
castles-favor-count_activity = Most rooms: activity rooms
castles-favor-count_food = Most rooms: food rooms
castles-favor-count_sleeping = Most rooms: sleeping rooms
castles-favor-count_outdoor = Most rooms: gardens
castles-favor-count_utility = Most rooms: utility rooms
castles-favor-count_corridor = Most rooms: corridors
castles-favor-count_downstairs = Most rooms: downstairs rooms
castles-favor-area_living = Largest size: living rooms
castles-favor-area_activity = Largest size: activity rooms
castles-favor-area_food = Largest size: food rooms
castles-favor-area_sleeping = Largest size: sleeping rooms
castles-favor-area_outdoor = Largest size: gardens
castles-favor-area_utility = Largest size: utility rooms
castles-favor-area_corridor = Largest size: corridors
castles-favor-area_downstairs = Largest size: downstairs rooms
castles-favor-small = Small rooms (100–300)
castles-favor-large = Large rooms (350–600)
castles-favor-square = Square rooms (100, 400)
castles-favor-round = Round rooms (150, 500)
castles-favor-completed = Completed rooms
castles-favor-incomplete = Incomplete rooms
castles-favor-external_doors = External doors
castles-favor-cash = Most money
castles-rank-hod_carrier = Hod carrier
castles-rank-mason = Mason
castles-rank-foreman = Foreman
castles-rank-architect = Architect
castles-rank-royal_builder = Chief Royal Builder

## What is asked, and the answers

castles-ask-return = Give one of your bonus cards back.
    .explained = Bonus cards count for you alone at the end of the game. Keep what you can plan for.
castles-ask-arrange = You are the master builder: give every room its price.
    .explained = What others buy they pay to you. Make dear what they want, and cheap what you want yourself: you buy last.
castles-ask-turn = Buy a room, a hallway or stairs, or take money.
    .explained = One thing in a turn. A room shows the most points it can bring in your castle now; without enough money take 5,000 marks.
castles-ask-place = Lay the tile in your castle, door to door.
    .explained = Every lit place is legal and tells its points. Joined doors count; a door at a wall is lost for good.
castles-ask-reward = You have completed rooms: choose the next reward.
    .explained = A room with all doors joined brings the reward of its type, once. You choose the order, and you may decline.
castles-ask-corridor = A corridor is completed: take a hallway or stairs for free, or decline.
    .explained = Hallways and stairs give no points, but doors to build on; stairs lead downstairs.
castles-ask-downstairs = A pair of downstairs rooms is completed: choose any reward.
    .explained = Every second completed downstairs room gives a reward of any type you like.
castles-ask-stack = A sleeping room is completed: choose a stack to look through, or decline.
    .explained = You look through one size of rooms and choose what comes to the market next. Only you know it.
castles-ask-pick = Choose up to two rooms that shall come to the market next.
    .explained = What you choose appears in the market in the next round, at the master builder’s price.
castles-ask-bonus = A utility room is completed: keep one of these two bonus cards.
    .explained = It counts for you alone at the end. The other card goes back, and nobody learns which.
castles-action-return = Give back: { $card }
castles-action-price = { $room } at { $price } marks
castles-action-empty = Leave { $price } marks without a room
castles-action-keep = Leave the other prices as they are
castles-action-buy = Buy { $room } for { $price } marks
castles-action-money = Take { $money } marks
castles-action-place = Lay at { $x }, { $y }, turned { $r } times
castles-action-claim = Reward of { $room }
castles-action-decline = Decline the reward of { $room }
castles-action-take = Take { $room } for free
castles-action-skip = Decline
castles-action-as = As a reward of: { $type }
castles-action-look = Look through the stack of size { $size }
castles-action-put = Put { $room } on the card deck
castles-action-done = That is enough
castles-action-hold = Keep: { $card }

## What happened

castles-event-favors_laid = The king’s favors of this game lie on the board.
castles-event-master_chosen = { $seat } is the first master builder.
castles-event-drew = { $hidden ->
    [yes] { $seat } draws a bonus card.
   *[no] { $seat } draws the bonus card { $card }.
  }
castles-event-returned = { $hidden ->
    [yes] { $seat } gives a bonus card back.
   *[no] { $seat } gives back the bonus card { $card }.
  }
castles-event-kept_card = { $hidden ->
    [yes] { $seat } keeps a bonus card.
   *[no] { $seat } keeps the bonus card { $card }.
  }
castles-event-round_began = { $alone ->
    [yes] Round { $round }.
   *[no] Round { $round }. Master builder: { $seat }.
}
castles-event-standstill = Nothing on sale fits into any castle any more: the game ends.
castles-event-card_turned = { $empty ->
    [yes] A room card of size { $size }: that stack is empty.
   *[no] A room card of size { $size } is turned.
  }
castles-event-drawn = New in the market: { $room } at { $price } marks.
castles-event-reshuffled = The room cards are shuffled to fill the market.
castles-event-last_round = The room cards have run out: this is the last round.
castles-event-priced = { $seat } puts { $room } at { $price } marks.
castles-event-left_empty = { $seat } leaves { $price } marks without a room.
castles-event-kept = { $seat } leaves the other prices as they are.
castles-event-prices_set = { $seat } has set the prices.
castles-event-bought = { $bank ->
    [yes] { $seat } buys { $room } for { $price } marks.
   *[no] { $seat } buys { $room } for { $price } marks from { $other_seat }.
  }
castles-event-took_money = { $seat } takes { $money } marks.
castles-event-took = { $seat } takes { $room } for free.
castles-event-laid = { $seat } lays { $room }.
castles-event-scored = { $points ->
    [one] { $seat }: { $room }, { $points } point.
   *[other] { $seat }: { $room }, { $points } points.
  }
castles-event-completed = { $seat } completes { $room }.
castles-event-claimed = { $seat } takes the reward of { $room }.
castles-event-declined = { $seat } declines the reward of { $room }.
castles-event-lost = { $seat } cannot use the reward of { $room }.
castles-event-won_points = { $points ->
    [one] { $seat }: { $points } point for completing { $room }.
   *[other] { $seat }: { $points } points for completing { $room }.
  }
castles-event-scored_again = { $points ->
    [one] { $seat } scores { $room } again: { $points } point.
   *[other] { $seat } scores { $room } again: { $points } points.
  }
castles-event-won_money = { $seat } gets { $money } marks for { $room }.
castles-event-extra_turn = { $seat } takes an extra turn.
castles-event-counted = { $even ->
    [yes] { $seat }: downstairs room { $count } is completed, a reward of choice.
   *[no] { $seat }: downstairs room { $count } is completed, the next one brings a reward.
  }
castles-event-chose = { $seat } chooses the reward: { $type }.
castles-event-looking = { $seat } looks through the stack of size { $size }.
castles-event-looked = { $count ->
    [one] { $seat } has seen the last tile of size { $size }.
   *[other] { $seat } has seen { $count } tiles of size { $size }.
  }
castles-event-put = { $hidden ->
    [yes] { $seat } puts a tile of size { $size } on the card deck.
   *[no] { $seat } puts { $room } on the card deck.
  }
castles-event-put_back = The rest of the stack of size { $size } is shuffled.
castles-event-coins_added = { $money } marks are laid on every room left in the market.
castles-event-offer_cleared = The rooms that were not bought leave the game.
castles-event-final_stack = { $size ->
    [0] { $seat }: { $points } points for an empty supply. { $room }: { $count }.
   *[other] { $seat }: { $points } points for the empty stack of size { $size }. Own tiles of it: { $count }.
  }
castles-event-final_favor = { $points ->
    [one] { $seat } gets { $points } point for the favor “{ $favor }”.
   *[other] { $seat } gets { $points } points for the favor “{ $favor }”.
  }
castles-event-final_card = { $points ->
    [one] { $seat } shows { $card }: { $points } point.
   *[other] { $seat } shows { $card }: { $points } points.
  }
castles-event-final_money = { $points ->
    [one] { $seat }: { $points } point for { $money } marks.
   *[other] { $seat }: { $points } points for { $money } marks.
  }
castles-event-game_ended = The game is over.

## Points at the end

castles-reason-start = Start
castles-reason-room = { $room }
castles-reason-activity = Completed activity rooms: { $count }
castles-reason-again = { $room }, scored again
castles-reason-stack = Empty stack { $size }: { $count }
castles-reason-stack_hallway = No hallways left: { $count }
castles-reason-stack_stairs = No stairs left: { $count }
castles-reason-favor = { $favor }
castles-reason-card = Bonus card: { $card }
castles-reason-money = { $money } marks

## Options of a new table

castles-option-first = First master builder
    .hint = Who sets the prices first; every round it is the next player.
castles-option-first-random = Drawn by lot
castles-option-first-0 = Seat 1
castles-option-first-1 = Seat 2
castles-option-first-2 = Seat 3
castles-option-first-3 = Seat 4
castles-option-colours = Colours

## The plan

castles-castles = Castles
castles-tab = Castle of { $seat }, points: { $points }
castles-castle-of = Castle of { $seat }
castles-plan-of = Plan of the castle of { $seat }
castles-plan-keys = Drag or use the arrow keys to move, plus and minus to zoom, 0 to see everything, I to be told of the rooms.
castles-zoom = Zoom
castles-zoom-in = Nearer
castles-zoom-out = Farther
castles-zoom-fit = See everything
castles-next-room = Explain the next room (I)
castles-back-home = Back to my castle
castles-round = Round { $round }
castles-last-round = Last round
castles-extra = Extra turn
castles-done = Completed.
castles-gives-now = { $points ->
    [one] Gives { $points } point now.
   *[other] Gives { $points } points now.
  }
castles-doors = { $blocked ->
    [0] Doors joined: { $joined } of { $all }.
   *[other] Doors joined: { $joined } of { $all }, walled up: { $blocked }.
  }
castles-tile-words = { $points ->
    [one] { $type }, size { $size }, { $points } point.
   *[other] { $type }, size { $size }, { $points } points.
  }
castles-bonus-connected = +{ $points } for each connected room of type: { $types }.
castles-bonus-touching = −{ $points } for each touching room of type: { $types }.
castles-bonus-anywhere = +{ $points } for each room anywhere in the castle of type: { $types }.
castles-when-completed = When completed: { $reward }
castles-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
castles-points-now = Scored so far. Empty stacks, the king’s favors, bonus cards and money are added at the end.
castles-points-over = All points of the game.
castles-money-help = Pays for rooms and corridors. At the end every 10,000 marks are 1 point.
castles-number = { $number }
castles-marks = { $marks } M

## Laying a tile

castles-placing = Lay { $room }
castles-spots = Legal places
castles-spot = { $points ->
    [one] { $points } point, door to door { $joins }.
   *[other] { $points } points, door to door { $joins }.
  }
castles-beside-N = below { $room }
castles-beside-E = left of { $room }
castles-beside-S = above { $room }
castles-beside-W = right of { $room }
castles-spot-completes = Completes: { $rooms }.
castles-side-light = Light side, ground floor.
castles-side-dark = Dark side, downstairs.
castles-turn-tile = Turn
castles-flip-tile = Other side
castles-next-spot = Next place
castles-give-back = Give back
castles-lay-here = Lay here
castles-placing-keys = Arrow keys lead from place to place. Drag the plan to move it, turn the wheel to zoom.
castles-from-base = Printed points
castles-from-own = Own bonus
castles-completes = Completes { $room }.

## The market

castles-market = Market
castles-ware = { $room }, { $price } marks.
castles-ware-buy = Buy { $room } for { $price } marks.
castles-ware-coins = { $coins } marks lie on it.
castles-offer = { $best ->
    [one] Places: { $spots }, at best { $best } point.
   *[other] Places: { $spots }, at best { $best } points.
}
castles-offer-short = { $best ->
    [one] up to { $best } point
   *[other] up to { $best } points
  }
castles-why-money = Too expensive
castles-why-upstairs = No free door on the ground floor
castles-why-downstairs = Needs stairs down first
castles-why-door = No door fits
castles-why-space = No room at any door
castles-why-level = Doors of two floors would meet
castles-why-stairs = Stairs never join stairs
castles-why-fence = A fence is in the way
castles-why-way_out = No door would lead outside
castles-why-supply = None left
castles-here-taken = There is a room already.
castles-here-door = No door of the tile would meet an open door of your castle there.
castles-here-space = It would overlap another room there.
castles-here-level = A door upstairs would meet a door downstairs there.
castles-here-stairs = Stairs would be joined to stairs there.
castles-here-fence = A fence would touch another room there.
castles-here-way_out = No door of your castle would lead outside any more.
castles-here-else = Turn the tile, or press a number on the plan.
castles-buy-supply = Buy { $room } for { $price } marks, left: { $left }
castles-supply-left = { $room }, left: { $left }
castles-left = { $count } left
castles-take-money = Take { $money } M
castles-slot-empty = empty
castles-arrange = Set the prices
castles-arrange-how = Drag a room onto another to exchange their prices, or tap one and then the other.
castles-arrange-keys = Keys: Enter picks up, arrows move.
castles-arrange-ware = { $room } at { $price } marks.
castles-arrange-none = { $price } marks: no room.
castles-arrange-undo = Undo
castles-arrange-confirm = Set these prices
castles-master = Master builder

## Small questions

castles-ballot-return = Which card goes back?
castles-ballot-bonus = Which card do you keep?
castles-ballot-reward = Completed rooms
castles-ballot-corridor = A tile for free
castles-ballot-downstairs = A reward of your choice
castles-ballot-stack = Look through a stack
castles-ballot-pick = Rooms for the next market
castles-pick-so-far = Stack of size { $size }. Chosen so far: { $count } of 2.
castles-decline = Decline
castles-decline-of = Decline the reward of { $room }
castles-free = Free of charge
castles-now = now { $points }

## What counts at the end

castles-favors = King’s favors
castles-favors-help = How everyone stands, and the points it would bring now.
castles-favors-entry = { $seat }: { $measure }, points now: { $points }
castles-cards = Bonus cards
castles-cards-help = Only you see them. The number is what each would bring now.
castles-cards-held = { $count ->
    [one] { $count } bonus card
   *[other] { $count } bonus cards
  }
castles-cards-of = Bonus cards of { $seat }
castles-stacks = Stacks
castles-stacks-help = When a stack is empty at the end, each of your tiles of that size gives 2 points.
castles-stack = Size { $size }
castles-stack-words = Size { $size }: { $count } left
castles-stack-known = Size { $size }. You know that these are in it: { $rooms }.
castles-deck = Room cards left: { $cards }.
castles-deck-turned = Turned: { $list }.
castles-deck-tiles = Next to the market: { $list }.
castles-final = Where the points come from
castles-final-source = Source
castles-rank = { $points } points: { $rank }
castles-source-start = Start
castles-source-rooms = Rooms with their bonuses
castles-source-again = Living rooms scored again
castles-source-activity = Completed activity rooms
castles-source-stacks = Empty stacks
castles-source-favors = King’s favors
castles-source-cards = Bonus cards
castles-source-money = Money left
castles-source-all = Total

## The page of rules

castles-rules-title = The game in short
castles-rules-aim-title = The aim
castles-rules-aim = Everyone builds a castle of their own, room by room, around a foyer. Each room scores when it is laid and again when others suit it; a room whose doors are all joined brings a reward. Favors, bonus cards and empty stacks count at the end. Most points win.
castles-rules-setup-title = How it begins
castles-rules-setup = Everyone has a foyer and 15,000 marks, and keeps two of three bonus cards. Lots decide who is the first master builder; each player after that one begins with a point more. Of every size only some tiles are in the game, and nobody sees the others.
castles-rules-round-title = A round
castles-rules-round = The market is filled. The master builder then gives every room a price: exactly one room at each price. The others buy in turn, beginning on the left, and pay the master builder, who buys last and pays the bank. Every room left over gets a coin of 1,000 marks, which goes to whoever buys it. Then the next player is master builder.
castles-rules-turn-title = Your turn
castles-rules-turn = Do one thing: buy a room from the market, buy a hallway or stairs for 3,000 marks, or take 5,000 marks. What you buy is laid at once; what cannot be laid cannot be bought. Coins on a room help to pay for it.
castles-rules-laying-title = Laying a tile
castles-rules-laying = Turn the tile as you like and lay it so that at least one of its doors meets a door of your castle. Tiles never overlap and are never moved. Other doors may end at walls, but a walled-up room can never be completed. At least one door of the castle must always lead outside.
castles-rules-doors-title = Doors on the plan
castles-rules-doors = An open leaf is a free door, a plain gap a joined one, red brick a walled-up one. A gilded edge shows a completed room.
castles-rules-levels-title = Ground floor and downstairs
castles-rules-levels = Dark rooms lie downstairs. Their doors join only the dark end of stairs, dark hallways and other downstairs rooms, so stairs come first. A hallway is laid with its light or its dark side up. Two stairs are never joined to each other.
castles-rules-fences-title = Fences
castles-rules-fences = Gardens have a fence on one side. Nothing may touch a fence, not even another fence; the stone at its ends may be touched.
castles-rules-scoring-title = Scoring a room
castles-rules-scoring = You get the printed points, the bonus of the new room for what is already there, and the bonuses of older rooms for which the new one counts. Corridors, foyer, hallways and stairs count as corridors. Activity rooms lose points for touching rooms they dislike; a total can be negative.
castles-rules-completing-title = Completing rooms
castles-rules-completing = A room is completed when all its doors are joined. It brings the reward of its type once, at once. With several at the same time you choose the order, and you may decline any of them.
castles-rules-end-title = The end
castles-rules-end = The round in which the deck of room cards runs out is the last one. It is played to its end with a full market.
castles-rules-final-title = The final count
castles-rules-final = For every size whose stack is empty: 2 points for each of your tiles of that size; hallways and stairs are stacks too. Then the king’s favors, the bonus cards, and 1 point for every 10,000 marks. Ties are broken by the larger castle, then by money.
castles-rules-secret-title = What is secret
castles-rules-secret = Castles, money and points lie open, and so does how many tiles, room cards and bonus cards there are. Only you know your bonus cards, and the rooms that you have put on the deck; their backs show everyone the size.
castles-rules-solo-title = Alone
castles-rules-solo = Each turn offers three rooms at fixed prices; everything is paid to the bank and what is not bought leaves the game. There are no favors. Your points give you a rank, from hod carrier to chief royal builder.
castles-rules-door-e = free
castles-rules-door-c = joined
castles-rules-door-b = walled up
castles-rules-types-title = The eight types and their rewards
castles-rules-reward = Reward:
castles-rules-type-living = Bonus for connected rooms. Usually four doors.
castles-rules-type-activity = High points, but a loss for each touching room of the listed types, doors or not, on any level.
castles-rules-type-food = Bonus for connected rooms. Two doors.
castles-rules-type-sleeping = Bonus for connected rooms. Two doors.
castles-rules-type-outdoor = Bonus for connected rooms, and a fence that nothing may touch.
castles-rules-type-utility = Few points and no bonus, but a single door: completed as soon as it is laid.
castles-rules-type-corridor = Foyer, hallways, stairs and the two halls. Many doors to build on.
castles-rules-type-downstairs = Bonus for every room of the listed type anywhere in the castle, laid before or after.
castles-rules-bonus-title = What a bonus asks for
castles-rules-relation-connected = Connected: door to door, at least once. Each room counts once.
castles-rules-relation-touching = Touching: walls meet anywhere, even at one corner or one point of a circle.
castles-rules-relation-anywhere = Anywhere: every such room of the castle, wherever it lies.
castles-rules-prices-title = Prices and set-up
castles-rules-players = Players
castles-rules-prices = Prices
castles-rules-stacks = Tiles per stack
castles-rules-stack-sizes = { $small } up to size 300 and hallways, { $large } above and stairs
castles-rules-deck = Room cards
castles-rules-alone = alone
castles-rules-cards-title = Bonus cards and favors
castles-rules-favors = As many favors as players are in the game. The best gets { $first } points, then { $second }, { $third } and { $fourth }; who has nothing of it gets nothing. Players who tie share the points of their places, rounded down. Possible favors:
castles-rules-tiles-title = The 75 rooms

## What the others read while somebody decides

castles-thinks-return = { $name } is giving a bonus card back …
castles-thinks-arrange = { $name } is giving the rooms their prices …
castles-thinks-turn = { $name } is choosing what to buy …
castles-thinks-place = { $name } is laying a tile …
castles-thinks-reward = { $name } is choosing the next reward …
castles-thinks-corridor = { $name } is choosing a hallway or stairs …
castles-thinks-downstairs = { $name } is choosing a reward for downstairs rooms …
castles-thinks-stack = { $name } is choosing a stack to look through …
castles-thinks-pick = { $name } is looking through a stack …
castles-thinks-bonus = { $name } is choosing a bonus card …

## Glossary

castles-term-master = Master builder
    .help = Sets the prices of the round, is paid by the others, and buys last.
castles-term-connected = Connected
    .help = Two rooms whose doors meet.
castles-term-completed = Completed
    .help = A room all of whose doors are joined. It brings its reward once.
castles-term-walled = Walled up
    .help = A door that ends at a wall. Its room can never be completed.
castles-term-corridor = Corridor
    .help = Foyer, hallways, stairs and the two halls.
castles-term-favor = King’s favor
    .help = An open prize at the end for whoever has most of something.
castles-term-bonus = Bonus card
    .help = A secret aim that counts for you alone at the end.
