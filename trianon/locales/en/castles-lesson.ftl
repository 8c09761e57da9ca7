# The lesson of Castles of Mad King Ludwig: one message for each step of trianon/lessons/castles.toml.
# .task: what to do now; .wrong (and others named in the lesson): the reply to another legal answer; .after: what happened and why.

castles-lesson-plan = King Ludwig wants a castle, and he wants everything in it. You build yours room by room around a foyer. The market offers five rooms, each at its own price. Every room brings points, more of them in good company.
    .title = The king commands a castle
castles-lesson-buy = In your turn you do one thing: buy a room, buy a hallway or stairs, or take 5,000 marks. What you buy is laid at once. Turn it as you like, but one of its doors must meet a door of your castle.
    .title = Buy and lay a room
    .task = Buy the dining room, and lay it wherever you like.
    .wrong = A fine room too. But this time buy the dining room for 8,000 marks.
    .after = A dining room, 1 point by itself. It will give 3 more for every living room that is joined to it, door to door. You paid your opponent: this round they are the master builder and set the prices.
castles-lesson-connect = The gallery of mirrors is a living room, just what the dining room waits for. Doors count, not walls: the two must be joined.
    .title = Good company
    .task = Buy the gallery of mirrors, and join it to the free door of the dining room.
    .wrong = That is allowed, but without a door between the two the dining room gains nothing. Buy the gallery of mirrors and join it to the dining room.
    .after = 6 points: 3 for the gallery itself, and 3 because the dining room has company now. A door that ends at a wall is walled up, so think ahead.
castles-lesson-complete = Both doors of the dining room are joined: it is completed, and a completed room brings a reward. Each type has its own. Dining rooms give you a further turn.
    .title = Completed rooms
    .task = Take the reward, and use the further turn to take 5,000 marks.
    .wrong = You could, but your purse is nearly empty: take the reward, and then the 5,000 marks.
    .after = Two turns in one round. Other types let you count a room again, give money, corridors or bonus cards – point at a room to read its reward.
castles-lesson-prices = Now you are the master builder: you give every room its price, and whatever the others buy they pay to you. In return you buy last. Your opponent has a dining room and would love the gallery of mirrors.
    .title = The master builder
    .task = Put the gallery of mirrors at 15,000 marks: exchange it with the shed, and set the prices.
    .wrong = Then the gallery would be cheap. Only exchange the gallery of mirrors with the shed at 15,000, and set the prices.
    .after = They take it, and you earn 15,000 marks; or they leave it, and a coin is added to the room for whoever buys it later. What you want yourself should be cheap, but not tempting.
castles-lesson-stairs = Dark rooms lie downstairs. They give points for rooms of a type anywhere in your castle, but you need stairs to get there.
    .title = Downstairs
    .task = Buy stairs, and lay them wherever you like.
    .wrong = Not this time: buy stairs, for 3,000 marks.
    .after = From the dark end of the stairs your castle goes on below ground. Stairs and hallways have no points, but many doors to build on.
castles-lesson-end = When the deck of room cards runs out, the round is finished and the castles are judged. The king’s favors reward whoever has most of something; your secret bonus cards count for you alone; so do rooms of a size whose stack is empty, and 10,000 marks are a point. Now build: in your first game the deck holds just four cards.
    .title = The final count
