"""Mercado: the small ints for phases, questions, tasks, answers and chance outcomes."""

from typing import Final

from trianon.games.mercado.components import FACES, HEAD_MERCHANT, TILES

# Questions (D2 to D11). The first five are also the phases of a turn (M2.2).
PRIVILEGE_STEP: Final = 0
ACTION_STEP: Final = 1
SEAL_STEP: Final = 2
PLACE_STEP: Final = 3
EVALUATE_STEP: Final = 4
SYMBOL_STEP: Final = 5  # frame
CHANGER_STEP: Final = 6  # frame
GIVEUP_STEP: Final = 7  # frame: seat, how many still
PURGE_STEP: Final = 8  # frame: how many still
CUTPURSE_STEP: Final = 9  # frame
ASKS: Final = (
    "privilege",
    "action",
    "seal",
    "place",
    "evaluate",
    "symbol",
    "changer",
    "giveup",
    "purge",
    "cutpurse",
)
OVER: Final = 5  # as a phase: the game has ended
PHASES: Final = ("privilege", "action", "seal", "place", "evaluate", "over")

# Tasks that wait in the stack until what they set off is settled.
PLAYED_TASK: Final = 10  # frame: face, its next extra
BUYING_TASK: Final = 11  # frame: position, stage
SERVICE_TASK: Final = 12  # frame: position; its service is done, the price is still to be paid

# Answers, numbered without gaps: 255 in all, small enough that no int object is ever made for one.
PAYABLE: Final = HEAD_MERCHANT + 2  # tiles that take coins one by one: all but the cutpurse
PLACE: Final = 0  # + coin * PAYABLE + tile; coins are the colours and white
DONE: Final = PLACE + 5 * PAYABLE
EVALUATE: Final = DONE + 1  # + tile
PLAY: Final = EVALUATE + TILES  # + face
KEEP: Final = PLAY + FACES
TAKE: Final = KEEP + 1
IGNORE: Final = TAKE + 1
DRAW: Final = IGNORE + 1
REFILL: Final = DRAW + 1
USE_SEAL: Final = REFILL + 1
SPARE: Final = USE_SEAL + 1
GIVE: Final = SPARE + 1  # + face
RETURN: Final = GIVE + FACES
LEAVE: Final = RETURN + 1
STEAL: Final = LEAVE + 1
SCORE: Final = STEAL + 1
ACTIONS: Final = SCORE + 1

# Chance.
FIRST: Final = 0  # the starting player
COIN: Final = 1  # a coin from a purse
TILE: Final = 2  # a tile from a deck
TOKEN: Final = 3  # a privilege from the stack

# Why a marker moves.
BY_TILE: Final = 0
BY_PRIVILEGE: Final = 1
BY_FORWARD: Final = 2
BY_CUTPURSE: Final = 3
BY_FINAL: Final = 4
WHYS: Final = ("tile", "privilege", "forward", "cutpurse", "final")
