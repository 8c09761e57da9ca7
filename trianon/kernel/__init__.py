"""What every game is made of: states, decisions, actions, events, records and the one door for chance."""
