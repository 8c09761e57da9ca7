"""Signature: whether a bot still plays as it did in an old game, told by its answers to some questions.

Games of an older self say nothing about a bot. What it is made of - weights, constants, a search - changes in
many places, its answers show it at once: a bot that only became quicker has the same signature as before.
"""

from functools import cache
from hashlib import blake2b
from typing import Final

from trianon import bots
from trianon.arena.seer import SEER
from trianon.bots.levels import SEARCHING, Thinker
from trianon.bots.search.tree import FOREVER
from trianon.games.registry import game
from trianon.kernel.rng import Rng

QUESTIONS: Final = 10  # of one game that is played at random
APART: Final = 3  # answers from one of them to the next
GLANCE: Final = 16  # iterations for an answer
SEED: Final = 1515


@cache
def signature(game_id: str, name: str, seats: int) -> str:
    """Eight letters that change when the bot plays differently; none for a bot that is not of the house.

    A seer is as its master.
    """
    if name == SEER:
        return signature(game_id, SEARCHING[-1].name, seats)
    if name not in bots.house_names(game_id):
        return ""
    bot = bots.get(game_id, name, GLANCE)
    state, luck = game(game_id).start(seats=seats, seed=SEED), Rng(SEED)
    told = [game_id, name, str(seats), str(game(game_id).rules_version)]
    thinker = bots.get(game_id, name)
    if isinstance(thinker, Thinker):
        told.append(str(thinker.effort(state, FOREVER)))
    for number in range(QUESTIONS * APART):
        while state.seat >= 0 and len(state.codes) == 1:
            state.play_at(0)
        if state.seat < 0:
            break
        if number % APART == 0:
            world = state.determinize(state.seat, Rng(number))
            told.append(str(bot.choose(world, Rng(number))))
        state.play_at(luck.below(len(state.codes)))
    return blake2b(" ".join(told).encode(), digest_size=4).hexdigest()
