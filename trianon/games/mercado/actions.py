"""Mercado: its questions, answers and chance outcomes, each declared once."""

from typing import Final

from trianon.games.mercado.components import BLACK, COINS, FACE_NAMES, HEAD_MERCHANT, TILE_NAMES
from trianon.kernel.field import Number, Words
from trianon.kernel.kind import Kind, KindTable

# Questions (D2 to D11). The first five are the phases of a turn: one of them lies at the foot of the stack.
PRIVILEGE_STEP: Final = 0
ACTION_STEP: Final = 1
SEAL_STEP: Final = 2
PLACE_STEP: Final = 3
EVALUATE_STEP: Final = 4
SYMBOL_STEP: Final = 5
CHANGER_STEP: Final = 6
GIVEUP_STEP: Final = 7  # frame: seat, how many still
PURGE_STEP: Final = 8  # frame: how many still
CUTPURSE_STEP: Final = 9

# Tasks that wait until what they set off is settled.
PLAYED_TASK: Final = 10  # frame: face, its next extra
BUYING_TASK: Final = 11  # frame: position, stage
SERVICE_TASK: Final = 12  # frame: position; its service is done, the price is still to be paid

PHASES: Final = ("privilege", "action", "seal", "place", "evaluate", "over")
OVER: Final = 5  # as a phase: the game has ended

# Answers. There are 255 in all, small enough that no int object is ever made for one.
PAYABLE: Final = HEAD_MERCHANT + 2  # tiles that take coins one by one: all but the cutpurse
COIN: Final = Words("coin", COINS)
TILE: Final = Words("tile", TILE_NAMES)
TOKEN: Final = Words("privilege", FACE_NAMES)
PAYING: Final = Words("coin", COINS[:BLACK])
PRICED: Final = Words("tile", TILE_NAMES[:PAYABLE])

PLACE: Final = Kind("place", "{coin} > {tile}", (PAYING, PRICED), (PLACE_STEP, CHANGER_STEP))
DONE: Final = Kind("done", "done", (), (PLACE_STEP,))
EVALUATE: Final = Kind("evaluate", "evaluate {tile}", (TILE,), (EVALUATE_STEP,))
PLAY: Final = Kind("play", "play {privilege}", (TOKEN,), (PRIVILEGE_STEP,))
KEEP: Final = Kind("keep", "keep", (), (PRIVILEGE_STEP,))
TAKE: Final = Kind("take", "take", (), (SYMBOL_STEP,))
IGNORE: Final = Kind("ignore", "ignore", (), (SYMBOL_STEP,))
DRAW: Final = Kind("draw", "draw", (), (ACTION_STEP,))
REFILL: Final = Kind("refill", "refill", (), (ACTION_STEP,))
USE_SEAL: Final = Kind("seal", "seal", (), (SEAL_STEP,))
SPARE: Final = Kind("spare", "spare", (), (SEAL_STEP,))
GIVE: Final = Kind("give", "give {privilege}", (TOKEN,), (GIVEUP_STEP,))
RETURN: Final = Kind("return", "return", (), (PURGE_STEP,))
LEAVE: Final = Kind("leave", "leave", (), (PURGE_STEP,))
STEAL: Final = Kind("steal", "steal", (), (CUTPURSE_STEP,))
SCORE: Final = Kind("points", "points", (), (CUTPURSE_STEP,))
ACTIONS: Final = KindTable(
    (
        *(PLACE, DONE, EVALUATE, PLAY, KEEP, TAKE, IGNORE, DRAW, REFILL),
        *(USE_SEAL, SPARE, GIVE, RETURN, LEAVE, STEAL, SCORE),
    ),
    "'gold > cloth', 'evaluate cloth', 'play two_purge', 'draw' or 'done'",
)

# Chance.
FIRST: Final = Kind("first", "first {seat}", (Number("seat", 0, 3),))  # the starting player
NEXT_COIN: Final = Kind("coin", "coin {coin}", (COIN,))  # out of a purse
NEXT_TILE: Final = Kind("tile", "tile {tile}", (TILE,))  # of a deck
NEXT_TOKEN: Final = Kind("privilege", "privilege {privilege}", (TOKEN,))  # from the stack
CHANCE: Final = KindTable(
    (FIRST, NEXT_COIN, NEXT_TILE, NEXT_TOKEN),
    "'coin gold', 'tile cloth', 'privilege two_purge' or 'first 0'",
)
