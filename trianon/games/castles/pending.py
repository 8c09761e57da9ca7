"""Castles of Mad King Ludwig: the questions that wait in a position document, bottom to top."""

from mypy_extensions import i64

from trianon.games.castles.actions import (
    ARRANGE_STEP,
    BONUS_STEP,
    CORRIDOR_STEP,
    DOWNSTAIRS_STEP,
    PICK_STEP,
    PLACE_STEP,
    RETURN_STEP,
    REWARD_STEP,
    STACK_STEP,
    TURN_STEP,
)
from trianon.games.castles.components import CORRIDOR, DOWNSTAIRS, FOYER, SIZES, TILE_IDS, TYPE
from trianon.games.castles.pieces import NO_PIECE, NOWHERE, index_of, read_piece
from trianon.games.castles.rewards import turns_begun
from trianon.games.castles.steps.arrange import are_slots_chosen
from trianon.games.castles.steps.pick import MOST
from trianon.games.castles.tableau import (
    EMPTY,
    SIZE_NUMBER,
    Tableau,
    laid_by,
    laid_tile,
    looks_of,
    reward_room,
)
from trianon.kernel.bits import bit, size
from trianon.kernel.errors import InvalidPosition


def read_pending(s: Tableau, texts: list[str]) -> i64:
    """Put the questions on the stack; returns the tile that waits to be laid, or EMPTY."""
    if not texts:
        raise InvalidPosition("pending: somebody is asked something unless the game is over")
    kind = texts[0].split()[0] if texts[0].strip() else ""
    if kind == "return":
        _read_returns(s, texts)
    elif kind == "arrange":
        _read_arrange(s, texts)
    elif kind.rstrip(":") == "rewards":
        return _read_turn(s, texts)
    else:
        raise InvalidPosition(f"pending[0]: {texts[0]!r} is not 'return 0', 'arrange 0' or 'rewards:'")
    return EMPTY


def _read_returns(s: Tableau, texts: list[str]) -> None:
    """Seats that still have to return a bonus card (D1)."""
    asked: i64 = 0
    for place, text in enumerate(texts):
        words = text.split()
        if len(words) != 2 or words[0] != "return" or words[1] not in [str(seat) for seat in range(s.seats)]:
            raise InvalidPosition(f"pending[{place}]: {text!r} is not like 'return 0'")
        seat = int(words[1])
        if asked & bit(seat) or s.hands[seat] == 0:
            raise InvalidPosition(f"pending[{place}]: seat {seat} has no card to return, or is asked twice")
        asked |= bit(seat)
        s.push(RETURN_STEP, seat)


def _read_arrange(s: Tableau, texts: list[str]) -> None:
    """The slot that the master builder is asked for (D2)."""
    words = texts[0].split()
    slots = [str(slot) for slot in range(len(s.market))]
    if len(texts) != 1 or len(words) != 2 or words[1] not in slots or s.seats == 1:
        raise InvalidPosition("pending: arranging is one question such as 'arrange 0', not in the solo game")
    if s.market[int(words[1])] == EMPTY and not are_slots_chosen(s):
        raise InvalidPosition("pending[0]: that slot is empty")
    s.push(ARRANGE_STEP, int(words[1]))


def _read_turn(s: Tableau, texts: list[str]) -> i64:
    """Turns with their open rewards, and on top what is asked right now."""
    tile: i64 = EMPTY
    for place, text in enumerate(texts):
        field = f"pending[{place}]"
        head, colon, listed = text.partition(":")
        if colon and head in ("rewards", "rewards used"):
            s.push(REWARD_STEP, 1 if head == "rewards used" else 0)
            _read_rewards(s, listed, field)
        elif place != len(texts) - 1:
            raise InvalidPosition(f"{field}: below the last question there are only 'rewards:'")
        else:
            tile = _read_question(s, text.split(), field)
    if (s.drawn != 0) != (texts[-1] == "bonus"):
        raise InvalidPosition("drawn: two bonus cards are drawn when 'bonus' is asked, and only then")
    return tile


def _read_rewards(s: Tableau, listed: str, field: str) -> None:
    """The rooms whose rewards are open in a turn."""
    depth = turns_begun(s) - 1
    for name in [part.strip() for part in listed.split(",") if part.strip()]:
        index = _completed(s, " ".join(name.split()), field)
        for entry in s.open:
            if reward_room(entry) == index:
                raise InvalidPosition(f"{field}: the reward of {name} is open twice")
        s.open.append(index | (depth << 8))


def _completed(s: Tableau, name: str, field: str) -> i64:
    """A completed room of the active seat."""
    castle = s.castles[s.active]
    piece = read_piece(name)
    index: i64 = NOWHERE if piece == NO_PIECE else index_of(castle, piece)
    if index == NOWHERE or not castle.completed(index):
        raise InvalidPosition(f"{field}: {name!r} is not a completed room of seat {s.active}")
    return index


def _read_question(s: Tableau, words: list[str], field: str) -> i64:
    """What the active seat is asked now."""
    kind = words[0] if words else ""
    if words == ["turn"]:
        s.push(TURN_STEP)
    elif words == ["bonus"]:
        if size(s.drawn) != 2:
            raise InvalidPosition("drawn: two bonus cards are drawn when 'bonus' is asked")
        s.push(BONUS_STEP)
    elif kind == "place" and len(words) == 2 and TILE_IDS.get(words[1], FOYER) != FOYER:
        s.push(PLACE_STEP, TILE_IDS[words[1]])
        return TILE_IDS[words[1]]
    elif kind in ("corridor", "downstairs", "stack"):
        _read_room_question(s, kind, _completed(s, " ".join(words[1:]), field), field)
    elif kind == "pick" and len(words) == 3:
        _read_pick(s, words, field)
    else:
        raise InvalidPosition(
            f"{field}: {' '.join(words)!r} is not a question such as 'turn' or 'place parlor'"
        )
    return EMPTY


def _read_room_question(s: Tableau, kind: str, index: i64, field: str) -> None:
    """The reward of a completed room is being carried out."""
    type = TYPE[s.castles[s.active].tiles[index]]
    if (kind == "downstairs" and type != DOWNSTAIRS) or (
        kind == "corridor" and type != CORRIDOR and type != DOWNSTAIRS
    ):
        raise InvalidPosition(f"{field}: a room of that type has no such reward")
    for entry in s.open:
        if reward_room(entry) == index:
            raise InvalidPosition(f"{field}: the reward of that room is open still")
    if kind == "corridor":
        s.push(CORRIDOR_STEP, index)
    else:
        s.push(DOWNSTAIRS_STEP if kind == "downstairs" else STACK_STEP, index)


def _read_pick(s: Tableau, words: list[str], field: str) -> None:
    """A seat holds a stack and has chosen none or one of its tiles."""
    sizes = [str(size) for size in SIZES]
    if words[1] not in sizes or words[2] not in [str(count) for count in range(MOST)]:
        raise InvalidPosition(f"{field}: must be like 'pick 300 0'")
    number = sizes.index(words[1])
    count = int(words[2])
    if looks_of(s.looked[number], s.active) == 0:
        raise InvalidPosition(f"{field}: seat {s.active} has not looked through that stack")
    pile = s.out if s.last_round else s.laid
    for entry in pile[len(pile) - count :]:
        if laid_by(entry) != s.active or SIZE_NUMBER[laid_tile(entry)] != number:
            raise InvalidPosition(f"{field}: the tile on top is not one that this seat chose")
    if len(pile) < count:
        raise InvalidPosition(f"{field}: the tile that was chosen is nowhere")
    s.push(PICK_STEP, number, count)
