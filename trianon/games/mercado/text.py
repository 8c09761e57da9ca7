"""Mercado: the texts of actions and chance outcomes, both ways round."""

from typing import Final

from mypy_extensions import i64

from trianon.games.mercado.codes import (
    ASKS,
    COIN,
    DONE,
    DRAW,
    EVALUATE,
    FIRST,
    GIVE,
    IGNORE,
    KEEP,
    LEAVE,
    PAYABLE,
    PLACE,
    PLAY,
    REFILL,
    RETURN,
    SCORE,
    SPARE,
    STEAL,
    TAKE,
    TILE,
    TOKEN,
    USE_SEAL,
)
from trianon.games.mercado.components import (
    BLACK,
    COIN_IDS,
    COINS,
    FACE_IDS,
    FACE_NAMES,
    TILE_IDS,
    TILE_NAMES,
)
from trianon.games.mercado.tableau import Tableau
from trianon.games.mercado.why import why_not_placed
from trianon.kernel.action import Action, kind_of, pack
from trianon.kernel.errors import InvalidAction, InvalidRecord

# Answers of one word.
_WORDS: Final[dict[str, int]] = {
    "done": DONE,
    "keep": KEEP,
    "take": TAKE,
    "ignore": IGNORE,
    "draw": DRAW,
    "refill": REFILL,
    "seal": USE_SEAL,
    "spare": SPARE,
    "return": RETURN,
    "leave": LEAVE,
    "steal": STEAL,
    "points": SCORE,
}
_OF_CODE: Final[dict[int, str]] = {code: word for word, code in _WORDS.items()}


def action(code: i64) -> Action:
    """The action a code stands for."""
    if code < DONE:
        coin = COINS[(code - PLACE) // PAYABLE]
        tile = TILE_NAMES[(code - PLACE) % PAYABLE]
        return Action(code, "place", {"coin": coin, "tile": tile}, f"{coin} > {tile}")
    if EVALUATE <= code < PLAY:
        tile = TILE_NAMES[code - EVALUATE]
        return Action(code, "evaluate", {"tile": tile}, f"evaluate {tile}")
    if PLAY <= code < KEEP:
        face = FACE_NAMES[code - PLAY]
        return Action(code, "play", {"privilege": face}, f"play {face}")
    if GIVE <= code < RETURN:
        face = FACE_NAMES[code - GIVE]
        return Action(code, "give", {"privilege": face}, f"give {face}")
    word = _OF_CODE[code]
    return Action(code, word, {}, word)


def read(text: str) -> i64:
    """The code of an action text such as `gold > cloth`, `done`, `play two_purge` or `evaluate cloth`."""
    words = text.lower().replace(">", " > ").split()
    if len(words) == 1 and words[0] in _WORDS:
        return _WORDS[words[0]]
    if len(words) == 2 and words[0] == "evaluate":
        return EVALUATE + _tile(words[1])
    if len(words) == 2 and words[0] == "play":
        return PLAY + _face(words[1])
    if len(words) == 2 and words[0] == "give":
        return GIVE + _face(words[1])
    if len(words) == 3 and words[1] == ">":
        coin = _coin(words[0])
        tile = _tile(words[2])
        if coin == BLACK or tile >= PAYABLE:
            raise InvalidAction(
                f"{text[:60]!r}: black coins pay nothing, and the cutpurse takes no other ones"
            )
        return PLACE + coin * PAYABLE + tile
    raise InvalidAction(
        f"{text[:60]!r} is not like 'gold > cloth', 'evaluate cloth', 'play two_purge', 'draw' or 'done'"
    )


def _coin(word: str) -> i64:
    if word not in COIN_IDS:
        raise InvalidAction(f"there is no coin {word[:30]!r}; there are {', '.join(COINS)}")
    return COIN_IDS[word]


def _tile(word: str) -> i64:
    if word not in TILE_IDS:
        raise InvalidAction(f"there is no tile {word[:30]!r}")
    return TILE_IDS[word]


def _face(word: str) -> i64:
    if word not in FACE_IDS:
        raise InvalidAction(f"there is no privilege {word[:30]!r}; there are {', '.join(FACE_NAMES)}")
    return FACE_IDS[word]


def why_not(s: Tableau, code: i64) -> str:
    """Why a readable action is not legal now."""
    asked = f"seat {s.seat} is asked for something else now: {ASKS[s.step]}"
    if code < DONE and ASKS[s.step] in ("place", "changer"):
        return why_not_placed(s, (code - PLACE) // PAYABLE, (code - PLACE) % PAYABLE)
    if code == DONE and ASKS[s.step] == "place":
        return "at least one of the drawn coins must be placed (M4.4)"
    if EVALUATE <= code < PLAY and ASKS[s.step] == "evaluate":
        return f"the price of {TILE_NAMES[code - EVALUATE]} is not complete at the edge of seat {s.seat}"
    if PLAY <= code < KEEP and ASKS[s.step] == "privilege":
        return f"seat {s.seat} has no privilege {FACE_NAMES[code - PLAY]}"
    if GIVE <= code < RETURN and ASKS[s.step] == "giveup":
        return f"seat {s.seat} has no privilege {FACE_NAMES[code - GIVE]}"
    if code == DRAW and ASKS[s.step] == "action":
        return f"seat {s.seat} has fewer than three coins in the purse (M2.3)"
    if code == REFILL and ASKS[s.step] == "action":
        return f"no coin lies on the character tile of seat {s.seat} (M2.3)"
    if code == STEAL and ASKS[s.step] == "cutpurse":
        return "nobody else has a seal (M16.4)"
    return asked


def outcome(code: i64) -> str:
    """The text of a chance outcome: `first 2`, `coin gold`, `tile cloth`, `privilege two_purge`."""
    kind = kind_of(code)
    thing = code >> 8
    if kind == FIRST:
        return f"first {thing}"
    if kind == COIN:
        return f"coin {COINS[thing]}"
    if kind == TILE:
        return f"tile {TILE_NAMES[thing]}"
    return f"privilege {FACE_NAMES[thing]}"


def read_outcome(text: str) -> i64:
    """The code of a chance outcome's text."""
    word, _, rest = text.partition(" ")
    if word == "first" and rest in ("0", "1", "2", "3"):
        return pack(FIRST, int(rest))
    if word == "coin" and rest in COIN_IDS:
        return pack(COIN, COIN_IDS[rest])
    if word == "tile" and rest in TILE_IDS:
        return pack(TILE, TILE_IDS[rest])
    if word == "privilege" and rest in FACE_IDS:
        return pack(TOKEN, FACE_IDS[rest])
    raise InvalidRecord(
        f"{text[:60]!r} is not like 'coin gold', 'tile cloth', 'privilege two_purge' or 'first 0'"
    )
