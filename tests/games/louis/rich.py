"""Random positions of Louis XIV in the middle of a game."""

import random

from tests.games.louis import oracle
from tests.games.louis.oracle import COATS, COSTS, PERSONS, TILES
from trianon import State
from trianon.testing import given


def rich(dice: random.Random, seats: int) -> State:
    """A position in the middle of a game in which everybody has displayed and holds a lot."""
    cards = list(COSTS)
    people = PERSONS[:]
    influence = PERSONS * 2 + ["joker"] * 6
    for pile in (cards, people, influence):
        dice.shuffle(pile)
    coins = [f"g{number}" for number in range(1, 9)]
    dice.shuffle(coins)
    round = dice.choice([1, 2, 2, 3, 3, 4])
    on_tiles = [[0] * seats for _ in TILES]
    for seat in range(seats):
        for _ in range(dice.randint(0, 12)):
            on_tiles[dice.randrange(12)][seat] += 1
    neutral = [0] * 12
    if seats == 2:
        for _ in range(4):
            neutral[dice.randrange(12)] += 2
    tiles = {
        tile: f"{dice.choice(['front', 'back'])} {' '.join(map(str, on_tiles[tile - 1]))}"
        + (f" +{neutral[tile - 1]}" if neutral[tile - 1] else "")
        for tile in TILES
    }
    general = [dice.randint(0, 16 - sum(row[seat] for row in on_tiles)) for seat in range(seats)]
    supply = list(COATS * 10)
    dice.shuffle(supply)
    few = dice.random() < 0.3  # hardly any coats are left
    return given(
        "louis",
        seats=seats,
        round=round,
        start=dice.randrange(seats),
        turn=dice.randrange(seats),
        tiles=tiles,
        general=general,
        money=[dice.randint(0, 12) for _ in range(seats)],
        money_cards=" ".join(coins[:round]),
        chips=[" ".join(dice.choices(oracle.CHIPS, k=dice.randint(0, 4))) for _ in range(seats)],
        coats=[" ".join(supply.pop() for _ in range(56 // seats if few else 3)) for _ in range(seats)],
        display=[" ".join(cards.pop() for _ in range(dice.randint(1, 8))) for _ in range(seats)],
        missions=[" ".join(cards.pop() for _ in range(2)) for _ in range(seats)],
        intrigue=[" ".join(people.pop() for _ in range(dice.randint(0, 2))) for _ in range(seats)],
        hands=[" ".join(influence.pop() for _ in range(dice.randint(2, 5))) for _ in range(seats)],
    )
