"""Learning: what positions are worth, from games that bots play among themselves."""
