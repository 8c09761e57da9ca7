"""Mercado: what positions are worth, written by `trianon learn mercado`."""

from typing import Final

RULES_VERSION: Final = 2
WEIGHTS: Final[list[float]] = [
    1.333,  # seals
    1.463,  # privileges
    0.488,  # steps of privileges
    0.421,  # white coins
    0.028,  # coins in the purse
    -0.141,  # counterfeits in the purse
    -0.127,  # spent coins
    -0.085,  # drawn counterfeits
    0.822,  # hope of tiles that lack one coin
    0.671,  # hope of tiles that lack two
    0.497,  # hope of tiles that lack more
    -0.114,  # start
    1.16,  # seals, by the way left
    2.701,  # privileges, by the way left
    -0.413,  # steps of privileges, by the way left
    1.226,  # white coins, by the way left
    -0.252,  # coins in the purse, by the way left
    -1.625,  # counterfeits in the purse, by the way left
    -0.74,  # spent coins, by the way left
    -0.99,  # drawn counterfeits, by the way left
    0.147,  # hope of tiles that lack one coin, by the way left
    0.382,  # hope of tiles that lack two, by the way left
    0.931,  # hope of tiles that lack more, by the way left
    0.266,  # start, by the way left
]
