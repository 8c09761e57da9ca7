template-title = The Levee
template-about = Veiled courtiers on their way to the king: let those of your neighbour pass, or challenge them.
template-option-first = First player
template-option-first-random = Drawn by lot
template-option-first-0 = Seat 1
template-option-first-1 = Seat 2
template-option-first-2 = Seat 3
template-option-colours = Colours
template-courtier-page = Page
template-courtier-knight = Knight
template-courtier-duke = Duke
template-courtier-prince = Prince
template-pile-hand = Hand
template-pile-unseen = Admitted unseen
template-pile-seen = Taken in challenges
template-veiled = a veiled courtier
template-pile-presented = At the door
template-ask-present = Whom do you present?
template-ask-reply = Do you bow, or challenge?
template-action-present = Present: { $courtier }
template-action-challenge = Challenge: { $courtier }
template-action-bow = Bow
template-event-drew = { $hidden ->
    [yes] { $seat } draws a courtier.
   *[no] { $seat } draws: { $courtier }.
  }
template-event-presented = { $seat } presents a veiled courtier.
template-event-bowed = { $seat } bows.
template-event-challenged = { $seat } challenges: { $courtier }.
template-event-took = { $courtier } is unveiled, and { $seat } takes both.
template-event-game_ended = The king has seen everybody.
template-reason-courtier = { $courtier } × { $count }

## What the others read while somebody decides

template-thinks-present = { $name } is choosing whom to present …
template-thinks-reply = { $name } is deciding whether to bow or to challenge …
