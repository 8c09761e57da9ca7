# The lesson of Kabale & Hiebe: one message for each step of trianon/lessons/kabale.toml.
# .task: what to do now; .wrong (and others named in the lesson): the reply to another legal answer; .after: what happened and why.

kabale-lesson-goals = Two columns, and at the head of each a goal card: the prize. Whoever is strongest in a column takes its goal card. Everybody owns the same 25 courtiers in a colour of their own; three of yours are in your hand.
    .title = Two prizes
kabale-lesson-lay = A turn is simple: lay one card face down at the foot of a column, and draw a new one. Your troubadour is worth 12 below a goal card of the arts, and only 8 anywhere else.
    .title = Lay a card
    .task = Lay the troubadour in column 1, below the goal card of the arts.
    .trade = In column 2 he would count only 8: there the prize is one of trade. Lay him in column 1.
    .wrong = That would be allowed. But first the troubadour, in column 1: he loves the arts.
    .after = Your opponent laid a card of their own below it, and so your troubadour was turned up: only the last card of a column is hidden. Each column is a guessing game.
kabale-lesson-storm = Some cards act at the moment they are turned up. In column 2 your opponent has hidden something. Find out what it is!
    .title = What is turned up may act
    .task = Lay the queen in column 2.
    .elsewhere = In column 1 she would only turn up the card that lies there. The secret is in column 2.
    .wrong = Keep that card for later. The queen will find out what lies in column 2.
    .after = A storm! The column is closed: nothing more is laid there in this round. Your queen has slipped in and counts. An assassin would have killed her instead – touch or point at any card to read what it does.
kabale-lesson-traitor = Your own surprises wait too. In column 1 your traitor lies hidden: turned up, he may exchange two goal cards. Column 1 has the smallest prize, column 2 the largest.
    .title = The traitor
    .task = Lay Juliet in column 1, then let the traitor exchange the prize with column 2.
    .elsewhere = Then the traitor stays hidden: only a card laid below him turns him up. Juliet belongs in column 1.
    .decline = You may decline, but then Juliet fights for a single point. Exchange with column 2.
    .wrong = Let the traitor do his work: Juliet in column 1, then exchange with column 2.
    .after = Now the five lies above Juliet. Some effects are an offer, like this one: you could have declined.
kabale-lesson-count = A column is filled when it holds as many cards as the number on its goal card. As soon as all are filled, the round ends and everything is counted. Only one card is missing in column 1, and your opponent has the king (20) and the queen (16) there: nothing you can add up to. But the mage removes every card worth 10 or more.
    .title = A round ends
    .task = Lay the mage in column 1.
    .elsewhere = In column 2 he would remove your own cardinal, worth 12 there, and column 1 would not be filled. Lay him in column 1.
    .wrong = It would not be enough against king and queen. The mage, in column 1, removes them both.
    .after = King and queen are gone, and your mage wins with his modest 7. In column 2 your cardinal had 12 against 5. Two goal cards for you, and the next round begins with new ones. On a tie the card nearest the goal card decides.
kabale-lesson-pair = The sums do not always count. Your prince lies in column 1; prince and squire of one colour together win a column outright, whatever else lies there.
    .title = Prince and squire
    .task = Lay the squire in column 1.
    .elsewhere = Apart they win nothing: the prince lies in column 1, and there the squire must be.
    .wrong = Against king and queen that does not help. The squire joins the prince in column 1.
    .after = 36 against 16, and yet the goal card is yours. Such effects can be undone: the mage, the witch and above all the musketeers have the first word when a column is counted.
kabale-lesson-end = After six rounds the values of your goal cards are added up. If you have all six symbols, the best card of each counts double and every further one costs a point – you always get the better count. Cards that were played come back when your pile is empty, so everything can return. Now play: your first game is the last two rounds, and you both have four goal cards.
    .title = The end
