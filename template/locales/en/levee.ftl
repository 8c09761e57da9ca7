levee-title = The Levee
levee-about = Veiled courtiers on their way to the king: let those of your neighbour pass, or challenge them.
levee-option-first = First player
levee-option-first-random = Drawn by lot
levee-option-first-0 = Seat 1
levee-option-first-1 = Seat 2
levee-option-first-2 = Seat 3
levee-option-colours = Colours
levee-courtier-page = Page
levee-courtier-knight = Knight
levee-courtier-duke = Duke
levee-courtier-prince = Prince
levee-hand = Hand
levee-unseen = Admitted unseen
levee-seen = Taken in challenges
levee-veiled = a veiled courtier
levee-ask-present = Whom do you present?
levee-ask-reply = Do you bow, or challenge?
levee-action-present = Present: { $courtier }
levee-action-challenge = Challenge: { $courtier }
levee-action-bow = Bow
levee-event-drew = { $hidden ->
    [yes] { $seat } draws a courtier.
   *[no] { $seat } draws: { $courtier }.
  }
levee-event-presented = { $seat } presents a veiled courtier.
levee-event-bowed = { $seat } bows.
levee-event-challenged = { $seat } challenges: { $courtier }.
levee-event-took = { $courtier } is unveiled, and { $seat } takes both.
levee-event-game_ended = The king has seen everybody.
levee-reason-courtier = { $courtier } × { $count }
