# Louis XIV: one catalogue for the browser and the terminal.
# Names of players, persons and missions are inserted as they are: write sentences that need no inflection of them.

louis-title = Louis XIV
louis-about = Whisper, bribe and scheme at the court of the Sun King: win the favour of twelve persons and fulfil your secret missions.
louis-facts = 2–4 players, four rounds, about 90 minutes

## The twelve persons

louis-person-anne = Anne d’Autriche
    .short = Anne
louis-person-philippe = Philippe I d’Orléans
    .short = Philippe
louis-person-marie = Marie-Thérèse d’Espagne
    .short = Marie-Thérèse
louis-person-dauphin = le Grand Dauphin
    .short = Dauphin
louis-person-montespan = Mme de Montespan
    .short = Montespan
louis-person-conde = le Grand Condé
    .short = Condé
louis-person-colbert = Jean-Baptiste Colbert
    .short = Colbert
louis-person-maintenon = Mme de Maintenon
    .short = Maintenon
louis-person-valliere = Louise de la Vallière
    .short = La Vallière
louis-person-turenne = Henri de Turenne
    .short = Turenne
louis-person-mazarin = Jules Mazarin
    .short = Mazarin
louis-person-louvois = François-Michel Louvois
    .short = Louvois

## What they give, and what they ask for

louis-reward-scepter = 1 scepter
    .help = Gives 1 scepter chip.
louis-reward-letter = 1 letter
    .help = Gives 1 letter chip.
louis-reward-ring = 1 ring
    .help = Gives 1 ring chip.
louis-reward-helmet = 1 helmet
    .help = Gives 1 helmet chip.
louis-reward-crown = 1 crown
    .help = Gives 1 crown chip, which stands for any other chip.
louis-reward-coat_stone = 1 coat of arms and 1 stone on any tile
    .help = Gives 1 coat of arms; then you may place 1 stone from the general supply on any tile. On tiles 7 to 12 it counts at once, on tiles 1 to 6 in the next round.
louis-reward-louisdor = 5 louisdor
    .help = Gives 5 louisdor.
louis-reward-stones = 2 stones on tile 5 and 1 stone back
    .help = You may place up to 2 stones from the general supply on tile 5, and take 1 stone back into your own supply.
louis-reward-coats = 2 coats of arms
    .help = Gives 2 coats of arms.
louis-reward-influence = 1 influence card
    .help = Gives the top influence card: one turn more in the next round.
louis-reward-coat_intrigue = 1 coat of arms and 1 intrigue card
    .help = Gives 1 coat of arms and the top intrigue card.

louis-condition-money = Money
    .number = Money: { $number }
    .help = Whoever has the most stones gets the reward free, but those stones go to the general supply. Everybody else with a stone here may buy it for { $number } louisdor. If several have the most, all of them may only buy.
louis-condition-first = First place
    .number = First place
    .help = Only whoever alone has the most stones gets the reward, and those stones go to the general supply. If several have the most, nobody gets it.
louis-condition-stones = Stones
    .number = Stones: { $number }
    .help = Everybody with at least { $number } stones gets the reward, and all stones return to the own supplies.

louis-side-front = Front
louis-side-back = Back

## Chips, coats of arms, cards

louis-chip-scepter = scepter
louis-chip-letter = letter
louis-chip-ring = ring
louis-chip-helmet = helmet
louis-chip-crown = crown
louis-chip-any = any chip
louis-other-scepter = scepter
louis-other-letter = letter
louis-other-ring = ring
louis-other-helmet = helmet
louis-other-crown = crown

louis-coat-a = blue and gold
louis-coat-b = red bend
louis-coat-c = green chevron
louis-coat-d = golden cross
louis-coat-e = black and white
louis-coat-f = three pearls
louis-coat-none = without a kind

louis-card-anne = { louis-person-anne }
louis-card-philippe = { louis-person-philippe }
louis-card-marie = { louis-person-marie }
louis-card-dauphin = { louis-person-dauphin }
louis-card-montespan = { louis-person-montespan }
louis-card-conde = { louis-person-conde }
louis-card-colbert = { louis-person-colbert }
louis-card-maintenon = { louis-person-maintenon }
louis-card-valliere = { louis-person-valliere }
louis-card-turenne = { louis-person-turenne }
louis-card-mazarin = { louis-person-mazarin }
louis-card-louvois = { louis-person-louvois }
louis-card-joker = Joker

louis-influence-help = Place up to 3 stones, beginning on this person, or take up to 3 stones back from the general supply.
louis-joker-help = Place up to 2 stones, beginning on any person, or take up to 2 stones back from the general supply.
louis-intrigue-help = When this person is evaluated, you may add 1 stone from the general supply or up to 2 from your own. Kept to the end it is worth 1 coat of arms.

## The forty missions

louis-colour-light = Light blue mission
    .short = light
    .cost = a given chip + any
louis-colour-medium = Medium blue mission
    .short = medium
    .cost = two different chips
louis-colour-dark = Dark blue mission
    .short = dark
    .cost = two equal chips

louis-when-extra = once, at once
louis-when-stones = supply
louis-when-louisdor = supply
louis-when-dispatch = start of influence
louis-when-skip = influence
louis-when-change = missions
louis-when-replace = end of missions
louis-when-mixed = supply
louis-when-coat = supply
louis-when-exchange = influence
louis-when-intrigue = supply
louis-when-influence = supply
louis-when-boost = influence
louis-when-reserve = end of influence
louis-when-favour = evaluation
louis-when-discount = evaluation

louis-mission-a01 = +1 mission card
    .help = Draw two missions instead of one now. From now on you hold one mission more.
louis-mission-a02 = { louis-mission-a01 }
    .help = { louis-mission-a01.help }
louis-mission-a03 = +1 influence stone
    .help = Take 1 stone from the general supply into your own.
louis-mission-a04 = { louis-mission-a03 }
    .help = { louis-mission-a03.help }
louis-mission-a05 = { louis-mission-a03 }
    .help = { louis-mission-a03.help }
louis-mission-a06 = { louis-mission-a03 }
    .help = { louis-mission-a03.help }
louis-mission-a07 = +1 louisdor
    .help = Take 1 louisdor.
louis-mission-a08 = { louis-mission-a07 }
    .help = { louis-mission-a07.help }
louis-mission-a09 = { louis-mission-a07 }
    .help = { louis-mission-a07.help }
louis-mission-a10 = { louis-mission-a07 }
    .help = { louis-mission-a07.help }
louis-mission-a11 = 1 stone on tile 1
    .help = Place 1 stone from the general supply on Anne d’Autriche.
louis-mission-a12 = 1 stone on tile 2
    .help = Place 1 stone from the general supply on Philippe I d’Orléans.
louis-mission-a13 = 1 stone on tile 3
    .help = Place 1 stone from the general supply on Marie-Thérèse d’Espagne.
louis-mission-a14 = 1 stone on tile 4
    .help = Place 1 stone from the general supply on le Grand Dauphin.
louis-mission-a15 = Pay 2 louisdor
    .help = Pay 2 louisdor instead of playing a card, and keep your hand.
louis-mission-a16 = { louis-mission-a15 }
    .help = { louis-mission-a15.help }
louis-mission-a17 = Change a chip
    .help = Pay 2 louisdor and change one of your chips into a crown.
louis-mission-a18 = { louis-mission-a17 }
    .help = { louis-mission-a17.help }
louis-mission-a19 = Replace missions
    .help = Put one or two missions of your hand under their decks and draw as many new ones.
louis-mission-a20 = { louis-mission-a19 }
    .help = { louis-mission-a19.help }

louis-mission-b01 = +2 louisdor or stones
    .help = Take 2 louisdor, or 1 louisdor and 1 stone, or 2 stones from the general supply.
louis-mission-b02 = { louis-mission-b01 }
    .help = { louis-mission-b01.help }
louis-mission-b03 = { louis-mission-b01 }
    .help = { louis-mission-b01.help }
louis-mission-b04 = { louis-mission-b01 }
    .help = { louis-mission-b01.help }
louis-mission-b05 = +1 coat of arms
    .help = Take 1 coat of arms.
louis-mission-b06 = { louis-mission-b05 }
    .help = { louis-mission-b05.help }
louis-mission-b07 = 1 stone beside Louis
    .help = Place 1 stone from the general supply on the tile where Louis stands.
louis-mission-b08 = { louis-mission-b07 }
    .help = { louis-mission-b07.help }
louis-mission-b09 = 1 stone on tile 5
    .help = Place 1 stone from the general supply on Mme de Montespan.
louis-mission-b10 = 1 stone on tile 9
    .help = Place 1 stone from the general supply on Louise de la Vallière.
louis-mission-b11 = Exchange an influence card
    .help = Instead of playing a card, discard one and take the top card of the influence deck.
louis-mission-b12 = { louis-mission-b11 }
    .help = { louis-mission-b11.help }

louis-mission-c01 = +3 influence stones
    .help = Take up to 3 stones from the general supply into your own.
louis-mission-c02 = +3 louisdor
    .help = Take 3 louisdor.
louis-mission-c03 = +1 intrigue card
    .help = Take the top intrigue card.
louis-mission-c04 = 1 stone = 1 influence card
    .help = Move 1 stone from your own supply to the general one and take the top influence card.
louis-mission-c05 = 1 influence card = 4 stones
    .help = One card counts as a joker for 4 stones: place them from any tile, or take 4 back.
louis-mission-c06 = Place 1 stone
    .help = When all cards are played, place 1 stone from the general supply on any tile.
louis-mission-c07 = First for once
    .help = Decide one tie for the first place in your favour.
louis-mission-c08 = −1 louisdor
    .help = Pay 1 louisdor less for everything you buy from a person.

louis-task-label = { $mission }. { $colour }. Costs { $cost }. { $help }
louis-task-cost = Costs { $cost }
louis-task-points = Fulfilled it is worth 5 points.
louis-task-payable = You have the chips for it.
louis-task-unpaid = It costs { $cost }, and you do not have these chips.
louis-task-used = Already used in this round.

## What is asked

louis-ask-supply = Use your missions of the supply phase.
    .explained = Fulfilled missions help you once in every round. These give money, stones or coats of arms now; none of them must be used.
louis-ask-dispatch = Your mission places a stone: from which supply?
    .explained = Stones of the general supply cannot be placed with cards, so they are usually the better choice.
louis-ask-turn = Play an influence card: place stones, or take some back.
    .explained = Choose a card, then press a person to place stones there, or take stones back from the general supply. The last card of your hand is not played.
louis-ask-path = Lay your stones: press a person to put the next one there.
    .explained = Go on along golden paths to lit persons. Every person on the way keeps at least one stone of this turn, and the way never returns.
louis-ask-take = How many stones do you take back?
    .explained = Only stones of your own supply can be placed with cards. There is rarely a reason to take fewer than you may.
louis-ask-reserve = All cards are played: place one more stone on any person.
    .explained = Your mission gives you the last word: look where one stone decides who is first.
louis-ask-intrigue = Does anybody play an intrigue card?
    .explained = Before each person is judged, holders of intrigue cards are asked, with a fitting card or not, so that nobody gives away what they hold.
louis-ask-favour = A tie for the first place: use your mission and win it?
    .explained = You may win one tie in every round. Whoever wins by having the most pays with these stones.
louis-ask-buy = Do you want to buy the reward?
    .explained = Others had more stones here, but the reward is for sale. Your stones come back to your own supply whether you buy or not.
louis-ask-conde = Condé lets you place a stone on any person.
    .explained = On a person with a higher number the stone counts in this very round, elsewhere in the next.
louis-ask-maintenon = Maintenon: how many stones do you put on tile 5, and do you take one back?
    .explained = Stones on tile 5 wait for the next round: Montespan gives a crown to the first.
louis-ask-missions = Fulfil missions with your chips: each is worth 5 points.
    .explained = A mission costs two chips; a crown stands for any of them. You may keep one chip for the next round, the others become coats of arms.
louis-ask-deck = From which deck do you draw the new mission?
    .explained = Light missions are easily paid, dark ones do the most. All are worth 5 points.
louis-ask-keep = Which chip do you keep? For every other one you get a coat of arms.
    .explained = A crown fits every mission, so it is usually the one to keep.
louis-ask-replace = Do you want to replace missions?
    .explained = Missions that you will hardly be able to pay for can go; you draw as many new ones.

## The answers

louis-action-use = { $mission }{ $money ->
    [0] { $stones ->
        [0] {""}
        [-1] {" "}(1 stone to the general supply)
       *[other] {" "}({ $stones } from the general supply)
      }
   *[other] { $stones ->
        [0] {" "}({ $money } louisdor)
       *[other] {" "}({ $money } louisdor, { $stones } from the general supply)
      }
  }
louis-action-stop = Enough
louis-action-dispatch = { $mission }: from the { $source }
louis-action-skip = Do not use: { $mission }
louis-action-play = { $mode ->
    [take] { $card }: take stones back
   *[place] { $card }: place stones
  }{ $boost ->
    [yes] {" "}(up to 4)
   *[no] {""}
  }
louis-action-pass = Pay 2 louisdor and skip the turn
louis-action-exchange = Exchange { $card }
louis-action-stone = A stone on tile { $tile }
louis-action-done = Done
louis-action-take = { $stones ->
    [0] Take no stone
    [one] Take { $stones } stone
   *[other] Take { $stones } stones
  }
louis-action-put = A stone on tile { $tile }, from the { $source }
louis-action-nothing = No stone
louis-action-keep = Keep silent
louis-action-intrigue = { $stones ->
    [one] { $stones } stone from the { $source }
   *[other] { $stones } stones from the { $source }
  }
louis-action-favour = Win the tie
louis-action-decline = Leave the tie
louis-action-buy = Buy
louis-action-refuse = Do not buy
louis-action-maintenon = On tile 5: { $general } from the general supply, { $own } from your own; back: { $back }
louis-action-fulfil = { $mission }: pay { $chip } and { $other }
louis-action-change = Change into a crown for 2 louisdor: { $chip }
louis-action-finish = Done with missions
louis-action-draw = Draw: { $colour }
louis-action-keep_chip = Keep { $chip }
louis-action-replace = Replace missions
louis-action-no_replacement = Replace nothing

louis-source = Take the stone from
louis-source-general = general supply
    .short = general
louis-source-own = own supply
    .short = own

louis-turn-choose = Choose a card of your hand.
louis-turn-press = Press a lit person: the card is played, and your first stone lies there.
louis-turn-place-not = No stone in your own supply: nothing can be placed.
louis-turn-take = Take stones back
louis-turn-nothing = Play it without stones
louis-turn-exchange = Exchange it
louis-turn-boost = Use as a joker for 4 stones
louis-path-left = { $left ->
    [one] { $left } of { $limit } stones left
   *[other] { $left } of { $limit } stones left
  }
louis-path-undo = Take back the stone
louis-dispatch-place = Place the stone
louis-dispatch-skip = No stone
louis-maintenon-general = On tile 5, from the general supply
louis-maintenon-own = On tile 5, from your own supply
louis-maintenon-back = Back into your own supply
louis-maintenon-do = Move these stones
louis-intrigue-silent = { $person }: you have no intrigue card for this person. The game goes on in a moment.
louis-intrigue-note = You hold the intrigue card: { $person }.
louis-go-on = Go on
louis-buy-ask = Buy { $reward } from { $person } for { $price } louisdor?
louis-buy-note = { $person }: { $price ->
    [one] { $price } louisdor
   *[other] { $price } louisdor
  }.
louis-missions-fulfil = Fulfil for
louis-missions-none = You cannot pay for any of your missions now.
louis-missions-leave = Done, and leave undone: { $missions }
louis-deck-note = Darker missions cost more and do more. Each brings 5 points at the end.
louis-replace-choose = Choose one or two missions of your hand.
louis-replace-do = { $count ->
    [one] Replace { $count } mission
   *[other] Replace { $count } missions
  }
louis-answers = Answers

## What happened

louis-event-round_began = Round { $round } begins. { $first } goes first.
louis-event-money_card = Everybody takes { $amount } louisdor. Louis goes to { $person }.
louis-event-drew_mission = { $hidden ->
    [yes] { $seat } draws a mission: { $colour }.
   *[no] { $seat } draws a mission: { $mission }.
  }
louis-event-drew_intrigue = { $hidden ->
    [yes] { $seat } draws an intrigue card.
   *[no] { $seat } draws an intrigue card: { $person }.
  }
louis-event-drew_influence = { $hidden ->
    [yes] { $seat } draws an influence card.
   *[no] { $seat } draws an influence card: { $card }.
  }
louis-event-dealt = { $seat } gets { $count } influence cards.
louis-event-drew_coat = { $hidden ->
    [yes] { $seat } takes a coat of arms.
   *[no] { $seat } takes a coat of arms: { $coat }.
  }
louis-event-neutral_card = Turned up for the neutral player: { $card }.
louis-event-neutral_placed = { $person }: { $stones } neutral stones.
louis-event-mission_used = { $seat } uses a mission: { $mission }.
louis-event-supply_stopped = { $seat } is done with the supply.
louis-event-dispatched = { $seat } places a stone by mission: { $person }.
louis-event-skipped = { $seat } does not use a mission: { $mission }.
louis-event-played = { $mode ->
    [take] { $seat } plays { $card } and takes stones back.
   *[place] { $seat } plays { $card } and places stones.
  }
louis-event-stone_laid = { $seat }: a stone on { $person }.
louis-event-path_done = { $seat } is done with the stones.
louis-event-took_back = { $stones ->
    [0] { $seat } takes no stone back.
    [one] { $seat } takes { $stones } stone back.
   *[other] { $seat } takes { $stones } stones back.
  }
louis-event-turn_skipped = { $seat } pays { $cost } louisdor and skips the turn.
louis-event-exchanged_card = { $seat } exchanges an influence card: { $card }.
louis-event-put_back = { $hidden ->
    [yes] { $seat } puts the last card back on the deck.
   *[no] { $seat } puts the last card back on the deck: { $card }.
  }
louis-event-reserve_placed = { $seat } places one more stone: { $person }.
louis-event-influence_ended = All influence cards are shuffled. The evaluation begins.
louis-event-kept = { $seat } keeps silent.
louis-event-intrigue_played = { $stones ->
    [one] Intrigue! { $seat } adds { $stones } stone: { $person }.
   *[other] Intrigue! { $seat } adds { $stones } stones: { $person }.
  }
louis-event-evaluating = { $louis ->
    [yes] { $person } is evaluated. Louis is here.
   *[no] { $person } is evaluated.
  }
louis-event-favoured = { $seat } decides the tie in the own favour: { $person }.
louis-event-received = { $how ->
    [louis] { $seat } receives from { $person }: { $reward }, and a crown from Louis.
    [second] { $seat } receives as second from { $person }: { $reward }.
    [bought] { $seat } buys from { $person } for { $price } louisdor: { $reward }.
   *[free] { $seat } receives from { $person }: { $reward }.
  }
louis-event-refused = { $seat } does not buy: { $person }.
louis-event-conde_placed = { $seat } places a stone by Condé: { $person }.
louis-event-conde_declined = { $seat } places no stone by Condé.
louis-event-maintenon_placed = { $seat } by Maintenon: { $general } from the general and { $own } from the own supply onto tile 5, { $back } back.
louis-event-stones_returned = { $to ->
    [general] { $seat }: { $stones } from { $person } to the general supply.
   *[own] { $seat }: { $stones } from { $person } back to the own supply.
  }
louis-event-neutral_returned = { $stones } neutral stones leave { $person }.
louis-event-turned = { $person } is turned over.
louis-event-tile_done = { $person } is done.
louis-event-fulfilled = { $seat } fulfils a mission with { $chip } and { $other }: { $mission }.
louis-event-changed_chip = { $seat } pays { $cost } louisdor and changes a chip into a crown: { $chip }.
louis-event-missions_finished = { $seat } is done with missions.
louis-event-chips_returned = { $coats ->
    [one] { $seat } keeps one chip ({ $chip }) and takes { $coats } coat of arms for the others.
   *[other] { $seat } keeps one chip ({ $chip }) and takes { $coats } coats of arms for the others.
  }
louis-event-replaced = { $count ->
    [one] { $seat } replaces { $count } mission.
   *[other] { $seat } replaces { $count } missions.
  }
louis-event-not_replaced = { $seat } replaces no mission.
louis-event-exchanged = { $seat } exchanges { $category }: { $count ->
    [one] { $count } coat of arms
   *[other] { $count } coats of arms
  }.
louis-event-coats_shown = { $seat } turns up the coats of arms.
louis-event-majority = { $seat } has the most of one kind: { $coat } ({ $count }), and gets one more.
louis-event-game_ended = The game is over.

louis-category-influence = influence cards
louis-category-intrigue = intrigue cards
louis-category-chips = chips
louis-category-stones = stones on persons
louis-category-money = louisdor

## Points at the end

louis-reason-mission = Mission: { $mission }
louis-reason-coats = Coats of arms collected
louis-reason-exchange = Coats of arms for { $category }
louis-reason-majority = Most coats of one kind: { $coat } ({ $count })

## Options of a new table

louis-option-first = Who begins
    .hint = Who is start player in the first round.
louis-option-first-random = Drawn by lot
louis-option-first-0 = Seat 1
louis-option-first-1 = Seat 2
louis-option-first-2 = Seat 3
louis-option-first-3 = Seat 4
louis-option-colours = Colours

## The board

louis-round = Round { $round } of { $rounds }
louis-phases = Phases of the round
louis-phase-supply = Supply
louis-phase-influence = Influence
louis-phase-evaluation = Evaluation
louis-phase-missions = Missions
louis-court = The court
louis-neutral = Neutral
louis-neutral-pool = Neutral stones: { $count }
louis-start = Start player
louis-tile-label = { $tile }, { $person }. { $condition }. Gives { $reward }.{ $louis ->
    [yes] {" "}Louis is here.
   *[no] {""}
  } { $stones }.
louis-tile-stones = { $seat } { $count }
louis-tile-empty = No stones
louis-tile-press = Press to put a stone here.
louis-tile-begin = Press to play the card and begin here.
louis-louis-help = Louis is here: whoever alone has the most stones also gets a crown, and the second gets the reward free.
louis-louis-beside = Louis waits beside the money cards
louis-standing-free = Would get it free now: { $names }.
louis-standing-crown = With a crown from Louis: { $seat }.
louis-standing-buy = May buy: { $names }.
louis-standing-nobody = Nobody would get it free now.
louis-standing-neutral = The neutral player leads.
louis-legend = ♛ Louis, and the crown he gives; → would get the reward now; $ may buy it.
louis-stock = Chips: { $chip }
louis-general-of = General supply of { $seat }: { $count }
louis-discard = Influence cards played
louis-discard-show = { $count ->
    [0] Influence cards played: none
   *[other] Influence cards played: { $count }, on top { $card }
  }
louis-discard-empty = No influence card has been played yet.
louis-deck-influence = Influence deck: { $count }
louis-deck-intrigue = Intrigue deck: { $count }
louis-deck-money = Money deck: { $count }
louis-money-card = Money card: { $amount } louisdor for everybody, Louis on tile { $tile }. Money cards left: { $left }
louis-coats-left = Coats of arms left: { $count }

louis-hand = Your hand
louis-hand-empty = No cards in hand
louis-hand-influence = { $card }, influence card{ $tile ->
    [0] {""}
   *[other] , tile { $tile }
  }
louis-hand-intrigue = { $person }, intrigue card, tile { $tile }
louis-order = Intrigue orders
louis-order-none = Ask me about intrigue
louis-order-standing = Intrigue: my orders hold
louis-order-ask = Ask me
louis-order-help = The table answers for you at once wherever you have no intrigue card. For your cards you decide here. A card that you get later, or that cannot be used as you say, is asked about. Nobody is told of your orders.
louis-order-pretend = Also ask me where I have no card
louis-order-pause = Where you are asked, the others see that you take your time. They cannot see whether you only pretend.
louis-order-until = The orders hold
louis-order-round = for this round
louis-order-game = to the end of the game
louis-order-leave = Leave these orders
louis-order-remove = Always ask me
louis-hand-missions = Your missions
louis-mine = What you own
louis-supply-own = Own supply
louis-supply-general = General supply
louis-money = Louisdor
louis-chips = Chips
louis-coats = Coats of arms
louis-stones = Stones
louis-cards = Cards in hand
louis-points = Points so far, without what is hidden
louis-display = Missions fulfilled
louis-display-none = No mission fulfilled yet
louis-chips-of = Chips: { $list }
louis-chips-none = No chips
louis-coats-of = Coats of arms: { $list }
louis-coats-none = none
louis-own-count = Own supply: { $count }
louis-general-count = General supply: { $count }
louis-money-count = Louisdor: { $count }
louis-coats-count = Coats of arms: { $count }
louis-display-count = Missions fulfilled: { $count }
louis-influence-count = Influence cards in hand: { $count }
louis-start-help = Plays first in this round.
louis-money-help = Buys rewards from persons with the sign of money. At the end every 3 louisdor are a coat of arms.
louis-display-help = 5 points each; most of them help once in every round.
louis-influence-hand-help = One is played in each turn. At the end every card left is a coat of arms.
louis-intrigue-hand-help = Stones added when a person is evaluated. At the end every card left is a coat of arms.
louis-missions-hand-help = Not fulfilled yet: worth nothing at the end.
louis-intrigue-count = Intrigue cards in hand: { $count }
louis-missions-count = { $colour }, in hand: { $count }
louis-stones-count = Stones: { $count }
louis-stones-where = own supply { $own }, general supply { $general }, on persons { $tiles }
louis-overview = Overview
louis-keys = Arrow keys move, Enter chooses, 1–9 choose a card, Esc cancels.

## Evaluation

louis-sheet-title = Round { $round }: what everybody received
louis-sheet-open = Last evaluation
louis-sheet-open-label = See what everybody received in the last evaluation
louis-sheet-close = Back to the board
louis-sheet-empty = Nobody had a stone on any person.
louis-got-free = { $reward }
louis-got-louis = { $reward } and a crown
louis-got-second = { $reward }, as second
louis-got-bought = { $reward } for { $price } louisdor
louis-got-refused = did not buy
louis-got-nothing = nothing
louis-got-waiting = …
louis-back-own = stones to the own supply
louis-back-general = stones to the general supply
louis-verdict-louis = Louis stands here.
louis-verdict-intrigue = Intrigue: { $seat } adds { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
  }.
louis-verdict-favoured = { $seat } decides the tie.
louis-verdict-turned = The tile is turned over.

## The page of rules

louis-rules-title = The game in short
louis-rules-goal-title = What it is about
louis-rules-goal = Over four rounds you put influence stones on twelve persons of the court. Their rewards bring you chips, and with two chips you fulfil a mission: 5 points and usually an advantage in every later round. Every coat of arms is 1 point. The most points win.
louis-rules-setup-title = How it begins
louis-rules-setup = Everybody has 16 stones, 5 louisdor, a light blue and a medium blue mission. Of the stones 5 to 7 begin in the general supply: the later in the first round, the more. Four of the eight money cards are used, one in each round, and nobody knows which.
louis-rules-supply-title = 1. Supply
louis-rules-supply = The money card says how much everybody takes and to which person Louis goes. Then you use your fulfilled missions of this phase, and everybody gets 5 influence cards.
louis-rules-influence-title = 2. Influence
louis-rules-influence = In turn everybody plays one influence card, either to place stones or to take some back, never both. The last card of a hand is not played: it goes back on the deck.
louis-rules-placing-title = Placing stones
louis-rules-placing = With a person card you place up to 3 stones of your own supply, beginning on that person; with a joker up to 2, beginning anywhere. From a person you may go on along a golden path to a neighbour at a corner, but at least one of the stones of this turn stays on every person of the way. The way does not branch and never returns.
louis-rules-taking-title = Taking stones back
louis-rules-taking = Your stones lie in your own supply, in the general supply or on persons. Only stones of your own supply can be placed with cards. A person card takes up to 3 of your stones from the general supply back, a joker up to 2.
louis-rules-evaluation-title = 3. Evaluation
louis-rules-evaluation = The persons are evaluated from 1 to 12. Each asks for money, for the first place or for a number of stones. Who wins a person by having the most stones pays with them: they go to the general supply. All other stones return to the own supplies.
louis-rules-louis-title = The king
louis-rules-louis = Where Louis stands, whoever alone has the most stones gets the chip and a crown, and the second gets the chip free. If several have the most, each of them gets the chip, nobody a crown, and their stones go to the general supply. With several players equal behind the first there is no second.
louis-rules-intrigue-title = Intrigue cards
louis-rules-intrigue = Just before a person is evaluated, the owner of that intrigue card may add 1 stone from the general supply or up to 2 from the own supply. So that nobody learns who holds which card, everybody with any intrigue card is asked at every person. With standing orders the table answers for you at once, and no pause betrays you.
louis-rules-turning-title = Turning tiles over
louis-rules-turning = A tile with money or first place is turned over when somebody alone had the most stones, a tile with a number of stones when anybody got the reward, the tile with Louis when anybody was there. In round 4 nothing is turned.
louis-rules-missions-title = 4. Missions
louis-rules-missions = In turn you hand in the two chips of a mission, lay it open in front of you and draw a new one from any deck, as often as you can and like. In the end you keep at most one chip; for every other one you take a coat of arms.
louis-rules-end-title = The end
louis-rules-end = After round 4 you get one coat of arms for each influence card, intrigue card, chip, stone on a person, and for every 3 louisdor. Then all coats are shown: who has the most of a kind gets one more, on a tie everybody tied. Coats are 1 point each, missions 5. On a tie, more stones in the own supply win.
louis-rules-secret-title = What is secret
louis-rules-secret = Money, chips, stones and fulfilled missions lie open, and everybody sees how many cards and coats of arms the others have. Only you know your cards and the kinds of your coats.
louis-rules-two-title = Two players
louis-rules-two = A neutral third player has 8 stones. At the beginning of every influence phase two of them go to the tile with Louis, and two to each of three persons that are drawn. The neutral stones count in every comparison, but receive nothing.
louis-rules-signs-title = Conditions and chips
louis-rules-crown = A joker: it pays for any chip.
louis-rules-chip = One of the four chips that missions ask for.
louis-rules-persons-title = The twelve persons
louis-rules-persons-note = The reward is the same on both sides of a tile, the condition is another one. Tiles begin with the front and its red number.
louis-rules-cards-title = The forty missions
louis-rules-colour-light = One named chip and any second one.
louis-rules-colour-medium = Two different chips.
louis-rules-colour-dark = Two equal chips.

## What the others read while somebody decides

louis-thinks-supply = { $name } is using missions of the supply phase …
louis-thinks-dispatch = { $name } is placing a stone by a mission …
louis-thinks-turn = { $name } is choosing an influence card …
louis-thinks-path = { $name } is placing stones …
louis-thinks-take = { $name } is taking stones back …
louis-thinks-reserve = { $name } is placing one more stone …
louis-thinks-intrigue = { $name } may play an intrigue card …
louis-thinks-favour = { $name } may break the tie by a mission …
louis-thinks-buy = { $name } is deciding whether to buy the reward …
louis-thinks-conde = { $name } is placing a stone by Condé’s favour …
louis-thinks-maintenon = { $name } is moving stones by Maintenon’s favour …
louis-thinks-missions = { $name } is fulfilling missions …
louis-thinks-deck = { $name } is choosing the deck of a new mission …
louis-thinks-keep = { $name } is choosing which chip to keep …
louis-thinks-replace = { $name } may replace missions …

## Glossary

louis-term-own = Own supply
    .help = Your stones that are ready: only these can be placed with cards.
louis-term-general = General supply
    .help = Where your stones go that have won something; cards and missions bring them back.
louis-term-chip = Chip
    .help = Scepter, letter, ring, helmet or crown; two of them pay for a mission.
louis-term-crown = Crown
    .help = A chip that stands for any other.
louis-term-coat = Coat of arms
    .help = 1 point; its kind is secret until the end, where the most of a kind bring one more.
louis-term-mission = Mission
    .help = A card of your hand; fulfilled with two chips it is worth 5 points and usually helps in every later round.
louis-term-first = First
    .help = Whoever alone has the most stones with a person.
