"""Mercado: what positions are worth, written by `trianon learn mercado`."""

from typing import Final

RULES_VERSION: Final = 2
WEIGHTS: Final[list[float]] = [
    1.388,  # seals
    1.781,  # privileges
    0.44,  # steps of privileges
    0.761,  # white coins
    -0.11,  # coins in the purse
    -0.292,  # counterfeits in the purse
    -0.262,  # spent coins
    0.079,  # drawn counterfeits
    0.961,  # hope of tiles that lack one coin
    0.69,  # hope of tiles that lack two
    0.381,  # hope of tiles that lack more
    -0.203,  # start
    0.895,  # seals, by the way left
    1.738,  # privileges, by the way left
    -0.208,  # steps of privileges, by the way left
    0.738,  # white coins, by the way left
    0.118,  # coins in the purse, by the way left
    -1.228,  # counterfeits in the purse, by the way left
    -0.475,  # spent coins, by the way left
    -0.746,  # drawn counterfeits, by the way left
    -0.314,  # hope of tiles that lack one coin, by the way left
    -0.124,  # hope of tiles that lack two, by the way left
    0.002,  # hope of tiles that lack more, by the way left
    0.454,  # start, by the way left
]
