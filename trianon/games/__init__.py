"""The games of the house, by id."""
