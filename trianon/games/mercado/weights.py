"""Mercado: what positions are worth, written by `trianon learn mercado`."""

from typing import Final

RULES_VERSION: Final = 2
WEIGHTS: Final[list[float]] = [
    1.568,  # seals
    1.918,  # privileges
    0.417,  # steps of privileges
    0.323,  # white coins
    -0.003,  # coins in the purse
    -0.234,  # counterfeits in the purse
    -0.198,  # spent coins
    -0.045,  # drawn counterfeits
    0.577,  # hope of tiles that lack one coin
    0.301,  # hope of tiles that lack two
    0.149,  # hope of tiles that lack more
    0.169,  # start
    0.801,  # seals, by the way left
    0.926,  # privileges, by the way left
    0.014,  # steps of privileges, by the way left
    1.285,  # white coins, by the way left
    0.095,  # coins in the purse, by the way left
    -1.426,  # counterfeits in the purse, by the way left
    -0.317,  # spent coins, by the way left
    -1.033,  # drawn counterfeits, by the way left
    0.119,  # hope of tiles that lack one coin, by the way left
    0.26,  # hope of tiles that lack two, by the way left
    0.186,  # hope of tiles that lack more, by the way left
    0.406,  # start, by the way left
]
