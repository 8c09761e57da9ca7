"""Mercado: what can happen, as the face tells it."""

from typing import Final

from mypy_extensions import i64

from trianon.games.mercado.actions import COIN, TILE, TOKEN
from trianon.games.mercado.components import COINS, EFFECT_NAMES, FACE_NAMES, effect_count, effect_kind
from trianon.kernel.bags import count, total
from trianon.kernel.event import Event, EventKind
from trianon.kernel.field import SEAT, Field, Flag, Maybe, Number, Words
from trianon.kernel.state import State


def coin_names(bag: i64) -> list[str]:
    """The coins of a bag one by one, in the order of the rules."""
    names: list[str] = []
    for coin in range(len(COINS)):
        for _ in range(count(bag, coin)):
            names.append(COINS[coin])
    return names


def face_names(bag: i64) -> list[str]:
    """Privileges one by one."""
    names: list[str] = []
    for face in range(len(FACE_NAMES)):
        for _ in range(count(bag, face)):
            names.append(FACE_NAMES[face])
    return names


def effect_json(effect: i64) -> dict[str, object]:
    """An effect or a symbol as data."""
    return {"effect": EFFECT_NAMES[effect_kind(effect)], "count": effect_count(effect)}


class Coins(Field):
    """A bag of coins: one by one, and how many."""

    def show(self, s: State, value: i64, into: dict[str, object]) -> None:
        into["coins"] = coin_names(value)
        into["count"] = total(value)


class Tokens(Field):
    """A bag of privileges, one by one."""

    def show(self, s: State, value: i64, into: dict[str, object]) -> None:
        into[self.name] = face_names(value)


class Effect(Field):
    """An effect or a symbol: what it does, and how often."""

    def show(self, s: State, value: i64, into: dict[str, object]) -> None:
        into["effect"] = EFFECT_NAMES[effect_kind(value)]
        into["count"] = effect_count(value)


# Why a marker moves.
BY_TILE: Final = 0
BY_PRIVILEGE: Final = 1
BY_FORWARD: Final = 2
BY_CUTPURSE: Final = 3
BY_FINAL: Final = 4
WHYS: Final = ("tile", "privilege", "forward", "cutpurse", "final")

# Where black coins are laid aside, and where they are purged from.
TO_CHARACTER: Final = 0
TO_CUTPURSE: Final = 1
FROM_PURSE: Final = 0
FROM_CHARACTER: Final = 1

# Which discard became a new pile.
OBJECT_PILE: Final = 0
PERFUME_PILE: Final = 1
PRIVILEGE_PILE: Final = 2

_COINS: Final = Coins("coins", 0)
_COUNT: Final = Number("count")
_EFFECT: Final = Effect("effect", 0)
_POINTS: Final = Number("points")
_SPACE: Final = Number("space")
_STEPS: Final = Number("steps")

# --- rounds and turns -----------------------------------------------------------------------------

# The starting player is in turn again (M2.1).
ROUND_BEGAN: Final = EventKind("round_began", (Number("round"),))
# A turn, or an extra turn, begins (M2.2, M13.1).
TURN_BEGAN: Final = EventKind("turn_began", (SEAT, Flag("extra")))
# Neither action was possible (Q3).
PASSED: Final = EventKind("passed", (SEAT,))
# Nobody can ever place a coin or move a marker again: the game ends with this round.
STANDSTILL: Final = EventKind("standstill")
# Seals and privileges were counted (M14.3).
FINAL_COUNT: Final = EventKind(
    "final_count", (SEAT, Number("seals"), Tokens("privileges", 0), _STEPS, _POINTS), reveals=True
)

# --- privileges -----------------------------------------------------------------------------------

# A token was chosen (M3.1), and is turned up at once.
PRIVILEGE_PLAYED: Final = EventKind("privilege_played", (SEAT,))
PRIVILEGE_SHOWN: Final = EventKind("privilege_shown", (SEAT, TOKEN, _STEPS), reveals=True)
# No privilege was played (D2).
KEPT: Final = EventKind("kept", (SEAT,))
# A token was drawn; only its owner sees which (M10.4, M15.3).
TOOK_PRIVILEGE: Final = EventKind("took_privilege", (SEAT, TOKEN), secret="privilege", reveals=True)
# A token went face down to the discard (M10.10).
GAVE_UP: Final = EventKind("gave_up", (SEAT, TOKEN), secret="privilege")

# --- track ----------------------------------------------------------------------------------------


def moved(seat: i64, steps: i64, why: i64, to: i64, space: i64, on: list[int]) -> Event:
    """A marker moved on; `on` are the markers under it now (M9)."""
    data: dict[str, object] = {"seat": seat, "steps": steps, "why": WHYS[why]}
    data["from"] = to - steps
    data["to"] = to
    data["space"] = space
    data["on"] = on
    return Event("moved", data)


# The first marker reached or passed the disc: this round is the last (M14.1).
FINISH_REACHED: Final = EventKind("finish_reached", (SEAT,))
# The symbol of a space is carried out (M9.4) or was declined (M9.5).
SYMBOL: Final = EventKind("symbol", (SEAT, _SPACE, _EFFECT))
IGNORED: Final = EventKind("ignored", (SEAT, _SPACE, _EFFECT))

# --- coins ----------------------------------------------------------------------------------------


def drew(seat: i64, coins: list[int], sealed: bool) -> Event:
    """Coins were drawn from the purse, in this order (M4.1, M4.2)."""
    return Event("drew", {"seat": seat, "coins": [COINS[coin] for coin in coins], "sealed": sealed})


# A seal went back to the supply for more coins (M4.2), or was not used (D5).
SEAL_USED: Final = EventKind("seal_used", (SEAT,))
SPARED: Final = EventKind("spared", (SEAT,))
# Drawn black coins were laid aside (M4.3, M16.2).
COUNTERFEITS: Final = EventKind("counterfeits", (SEAT, _COUNT, Words("where", ("character", "cutpurse"))))
# A coin was laid at an own edge (M4.4, M8.3).
PLACED: Final = EventKind("placed", (SEAT, COIN, TILE))
# No more coins are placed in this turn.
FINISHED_PLACING: Final = EventKind("done", (SEAT,))
# Drawn coins that were not placed went back into the purse (M4.5).
PUT_BACK: Final = EventKind("put_back", (SEAT, _COINS))
# The coins of the character tile went into the purse (M12.1).
REFILLED: Final = EventKind("refilled", (SEAT, _COINS))

# --- evaluation -----------------------------------------------------------------------------------

# A merchandise tile was bought; a negative number of points is still to be turned over (M7.1).
BOUGHT: Final = EventKind("bought", (SEAT, TILE, Maybe("points")))
# An object was turned over for its points (M7.1c).
TURNED_OVER: Final = EventKind("turned_over", (SEAT, TILE, _POINTS))
# The service of a market tile is due (M8, M16).
USED: Final = EventKind("used", (SEAT, TILE))
# A seal for second place (M7.3).
SECOND_SEAL: Final = EventKind("second_seal", (SEAT, TILE))
# The price went to the character tile, white coins to the supply (M7.6).
PAID: Final = EventKind("paid", (SEAT, TILE, _COINS, Number("white")))
# An opponent's coins went back into the purse (M7.7).
SENT_BACK: Final = EventKind("sent_back", (SEAT, TILE, _COINS))
# A bought tile left the market (M7.8).
DISCARDED: Final = EventKind("discarded", (TILE,))
# A new tile lies in the market (M1.5, M7.8).
LAID_OUT: Final = EventKind("laid_out", (TILE, Number("position")))
# A discard became a new pile (M11.3, M11.4).
RESHUFFLED: Final = EventKind("reshuffled", (Words("pile", ("objects", "perfumes", "privileges")),))

# --- effects --------------------------------------------------------------------------------------

# White or black coins from the supply into the purse (M10.1, M10.2), seals from the supply (M10.5).
TOOK_WHITE: Final = EventKind("took_white", (SEAT, _COUNT))
TOOK_BLACK: Final = EventKind("took_black", (SEAT, _COUNT))
TOOK_SEAL: Final = EventKind("took_seal", (SEAT, _COUNT))
# An extra turn will follow (M10.6).
EXTRA_TURN: Final = EventKind("extra_turn", (SEAT,))
# A black coin left the purse or the character tile for the supply (M10.3), or stays on the latter (D10).
PURGED: Final = EventKind("purged", (SEAT, Words("place", ("purse", "character"))))
LEFT: Final = EventKind("left", (SEAT,))
# An effect brought nothing (M11.1).
NOTHING: Final = EventKind("nothing", (SEAT, Words("effect", EFFECT_NAMES)))
# The cutpurse took a seal from `seat` for `by` (M16.4a), or counted the white coins in the market (M16.4b).
STOLE: Final = EventKind("stole", (SEAT, Number("by")))
CUTPURSE_POINTS: Final = EventKind("cutpurse_points", (SEAT, _POINTS))
