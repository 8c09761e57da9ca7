"""Search: thinking ahead over possible worlds; compiled with the rules."""
